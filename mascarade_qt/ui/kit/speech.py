"""Announcements: what screen readers say at once."""

import re
import shutil
import sys

from PySide6.QtCore import QCoreApplication, QProcess, QTimer
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QApplication, QWidget
from shiboken6 import Shiboken

FIRST_TO_ANNOUNCE = 45  # the first version of Orca that speaks announcements
AFTER_FOCUS = 250  # ms; earlier, it would be read together with the focused widget, and then again


class _Reader:
    """Whether announcements are spoken; on Linux that takes asking Orca for its version."""

    def __init__(self) -> None:
        self.deaf = False
        self.known = True  # not while Orca's answer is awaited
        self._asked = False
        self.unsure: tuple[QWidget, str] | None = None  # announced before the answer came

    def ask(self) -> None:
        """Ask Orca once, without waiting for the answer."""
        if self._asked or not sys.platform.startswith("linux") or not reader_runs():
            return
        self._asked = True
        orca = shutil.which("orca")
        if orca is None:
            return
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


def reader_runs() -> bool:
    """Whether a screen reader is running, as far as Qt knows."""
    return QAccessible.isActive()


def announce(widget: QWidget, text: str) -> None:
    """Announce a text, but not for a widget that isn't visible."""
    if not text or not widget.isVisible():
        return
    READER.ask()
    QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(widget, text))
    if not READER.known:
        READER.unsure = widget, text
    elif READER.deaf:
        QTimer.singleShot(AFTER_FOCUS, widget, lambda: _describe(widget, text))


def _describe(widget: QWidget, text: str) -> None:
    """Readers without announcements speak a new description of the focused widget."""
    focus = QApplication.focusWidget()
    if focus is not None and widget.isVisible() and focus.window() is widget.window():
        focus.setAccessibleDescription("")
        focus.setAccessibleDescription(text)
