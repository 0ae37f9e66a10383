"""What screen readers are told at once."""

import re
import shutil
import sys

from PySide6.QtCore import QCoreApplication, QProcess, QTimer
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QApplication, QWidget
from shiboken6 import Shiboken

FIRST_TO_ANNOUNCE = 45  # the first version of Orca that speaks announcements
AFTER_FOCUS = 250  # ms; earlier, it would be read as a part of what has got the focus, and then once more


class _Reader:
    """Whether announcements are spoken; on Linux that takes asking Orca for its version."""

    def __init__(self) -> None:
        self.deaf = False
        self.known = True  # unless the question has just been asked
        self._asked = False
        self.unsure: tuple[QWidget, str] | None = None  # said before the answer came

    def ask(self) -> None:
        """Once, and without waiting for the answer."""
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
        """The version, perhaps after other words."""
        found = re.search(rb"\d+", answer)
        self.deaf = found is not None and int(found[0]) < FIRST_TO_ANNOUNCE
        self.known = True
        if self.deaf and self.unsure is not None and Shiboken.isValid(self.unsure[0]):
            _describe(*self.unsure)
        self.unsure = None


READER = _Reader()


def reader_runs() -> bool:
    """Whether what has the focus is spoken aloud, as far as Qt knows."""
    return QAccessible.isActive()


def announce(widget: QWidget, text: str) -> None:
    """Say it, but not while nobody is there."""
    if not text or not widget.isVisible():
        return
    READER.ask()
    QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(widget, text))
    if not READER.known:
        READER.unsure = widget, text
    elif READER.deaf:
        QTimer.singleShot(AFTER_FOCUS, widget, lambda: _describe(widget, text))


def _describe(widget: QWidget, text: str) -> None:
    """A new description of what has the focus is spoken by readers that know no announcements."""
    focus = QApplication.focusWidget()
    if focus is not None and widget.isVisible() and focus.window() is widget.window():
        focus.setAccessibleDescription("")
        focus.setAccessibleDescription(text)
