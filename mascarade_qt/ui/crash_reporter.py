"""What happens when the program itself has an error."""

import contextlib
import sys
import threading
import traceback
from collections.abc import Iterator
from types import TracebackType

from PySide6.QtCore import QCoreApplication, QObject, Qt, Signal
from PySide6.QtWidgets import QMessageBox, QWidget

from mascarade_qt.system.folders import data_folder
from mascarade_qt.ui.kit.text import message_box


@contextlib.contextmanager
def noted(window: QWidget) -> Iterator[None]:
    """Errors within this, in any thread, are logged and reported."""
    reporter = CrashReporter(window)
    before = sys.excepthook, threading.excepthook
    sys.excepthook, threading.excepthook = reporter.note, reporter.note_in_thread
    try:
        yield
    finally:
        sys.excepthook, threading.excepthook = before


class CrashReporter(QObject):
    """The program's own errors: logged for the maintainers, reported politely, and the game goes on."""

    happened = Signal()

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self._box: QMessageBox | None = None
        # Queued: the error may have come from another thread, or from within a paint event.
        self.happened.connect(self._show_box, Qt.ConnectionType.QueuedConnection)

    def note(self, kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        """A sys.excepthook."""
        if issubclass(kind, KeyboardInterrupt):
            QCoreApplication.quit()
            return
        from mascarade_qt.system.error_log import write_down  # here, so that the window opens sooner

        write_down("".join(traceback.format_exception(kind, error, trace)))
        self.happened.emit()

    def note_in_thread(self, args: threading.ExceptHookArgs) -> None:
        """A threading.excepthook."""
        if args.exc_value is not None:
            self.note(args.exc_type, args.exc_value, args.exc_traceback)

    def _show_box(self) -> None:
        if self._box is not None:
            return  # one such box is enough
        from mascarade_qt.system.error_log import FILE as ERROR_LOG

        text = self.tr("Something went wrong. Your game is saved as you play. The details are here:")
        where = data_folder() / ERROR_LOG
        box = message_box(self._window, "crashBox", f"{text}\n{where}", QMessageBox.Icon.Warning)
        box.finished.connect(self._told)
        self._box = box
        box.open()

    def _told(self) -> None:
        self._box = None
