"""Announcements: what screen readers say at once."""

import re
import shutil
import sys

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QTimer
from PySide6.QtWidgets import QApplication, QWidget
from shiboken6 import Shiboken

from mascarade_qt.system.override import override
from mascarade_qt.ui.look.system_look import screen_reader_runs

FIRST_TO_ANNOUNCE = 45  # the first version of Orca that speaks announcements
AFTER_FOCUS = 600  # ms; earlier, a slow machine reads it together with the focused widget, and then again


class _Reader:
    """Whether announcements are spoken; on Linux that takes asking Orca for its version."""

    def __init__(self) -> None:
        self.deaf = False
        self.known = True  # not while Orca's answer is awaited
        self._asked = False
        self.unsure: tuple[QWidget, str] | None = None  # announced before the answer came

    def ask(self) -> None:
        """Ask Orca once, without waiting for the answer."""
        if self._asked or not sys.platform.startswith("linux") or not screen_reader_runs():
            return
        self._asked = True
        orca = shutil.which("orca")
        if orca is None:
            return
        from PySide6.QtCore import QProcess

        self.known = False
        process = QProcess(QCoreApplication.instance())
        process.finished.connect(lambda: self.hear(bytes(process.readAllStandardOutput().data())))
        process.finished.connect(process.deleteLater)
        process.start(orca, ["--version"])

    def hear(self, answer: bytes) -> None:
        """Take the answer: the version, perhaps after other words."""
        found = re.search(rb"\d+", answer)
        self.deaf = found is not None and int(found[0]) < FIRST_TO_ANNOUNCE
        self.known = True
        if self.deaf and self.unsure is not None and Shiboken.isValid(self.unsure[0]):
            _describe(*self.unsure)
        self.unsure = None


READER = _Reader()


def announce(widget: QWidget, text: str) -> None:
    """Announce a text, but not for a widget that isn't visible."""
    if not text or not widget.isVisible():
        return
    from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent  # home does without their names

    QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(widget, text))
    tell_deaf(widget, text)


def tell_deaf(widget: QWidget, text: str) -> None:
    """Tell only readers without announcements; on a new screen they often miss the focus, too."""
    READER.ask()
    if not READER.known:
        READER.unsure = widget, text
    elif READER.deaf:
        QTimer.singleShot(AFTER_FOCUS, widget, lambda: _describe(widget, text))


class _Loan(QObject):
    """A new description of what has the focus is spoken by readers that know no announcements.

    Its own is back before it next gets the focus, so that nobody hears old news.
    """

    last: "_Loan | None" = None

    def __init__(self, focus: QWidget) -> None:
        super().__init__(focus)
        self._focus, self._own, self._lent = focus, focus.accessibleDescription(), ""
        focus.installEventFilter(self)

    def lend(self, text: str) -> None:
        """Describe it with this text; the same text counts as new each time."""
        self._lent = text
        self._focus.setAccessibleDescription("")
        self._focus.setAccessibleDescription(text)

    def end(self) -> None:
        """Restore its own description, unless that has been changed since."""
        if self._focus.accessibleDescription() == self._lent:
            self._focus.setAccessibleDescription(self._own)
        self._focus.removeEventFilter(self)
        self.deleteLater()
        _Loan.last = None

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.FocusIn:  # restored as the focus leaves, it would be read aloud
            self.end()
        return False


def _describe(widget: QWidget, text: str) -> None:
    """Readers without announcements speak a new description of the focused widget."""
    focus = QApplication.focusWidget()
    if focus is None or not widget.isVisible() or focus.window() is not widget.window():
        return
    last = _Loan.last
    if last is not None and Shiboken.isValid(last) and last.parent() is not focus:
        last.end()
    if _Loan.last is None or not Shiboken.isValid(_Loan.last):
        _Loan.last = _Loan(focus)
    _Loan.last.lend(text)
