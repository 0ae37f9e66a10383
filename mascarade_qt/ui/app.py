"""Starts the window."""

import contextlib
import sys
import threading
from pathlib import Path
from types import TracebackType

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt, Signal
from PySide6.QtGui import QFileOpenEvent, QIcon
from PySide6.QtWidgets import QApplication, QMessageBox

from mascarade_qt import __version__
from mascarade_qt.match.folders import data_folder
from mascarade_qt.ui.settings import Settings
from mascarade_qt.ui.text.languages import fitting_language
from mascarade_qt.ui.theme import LOOK, THEMES, load_fonts
from mascarade_qt.ui.window import MainWindow

ICON_SIZES = (16, 24, 32, 48, 64, 128, 256)
ERROR_LOG = "errors.log"
MOST_LOG_BYTES = 1024 * 1024


def main(file: str | None, wanted_language: str | None, go_on: bool) -> int:
    """Open the window and stay until it is closed."""
    app = make_application()
    settings = Settings()
    language = fitting_language(wanted_language or "")
    if language is not None:
        settings.language = language
    LOOK.theme = THEMES[settings.theme]
    window = MainWindow(settings)
    window.show()
    app.processEvents()  # the room is seen while the rest is loaded
    furnish(window, settings)
    app.installEventFilter(FileOpener(window))
    mishaps = Mishaps(window)
    sys.excepthook = mishaps.note
    threading.excepthook = mishaps.note_in_thread
    try:
        if go_on:
            window.continue_game()
        elif file:
            window.open_file(file)
        return app.exec() if window.isVisible() else 0  # it may have been closed already
    finally:
        sys.excepthook = sys.__excepthook__
        threading.excepthook = threading.__excepthook__
        window.close()


def make_application() -> QApplication:
    """The application with its name."""
    found = QApplication.instance()
    app = found if isinstance(found, QApplication) else QApplication(sys.argv[:1])
    app.setOrganizationName("mascarade-qt")
    app.setApplicationName("mascarade-qt")
    app.setApplicationDisplayName("Mascarade Qt")
    app.setApplicationVersion(__version__)
    app.setDesktopFileName("mascarade-qt")
    return app


def furnish(window: MainWindow, settings: Settings) -> None:
    """Put everything into the empty room."""
    from mascarade_qt.ui.applying import Applying

    load_fonts()
    Applying(settings)
    window.go("home")
    QApplication.setWindowIcon(application_icon())


def application_icon() -> QIcon:
    """The mask that stands for the program."""
    from mascarade_qt.ui.art import picture

    icon = QIcon()
    for size in ICON_SIZES:
        icon.addPixmap(picture("app/icon", size, size))
    return icon


class FileOpener(QObject):
    """Opens the files that macOS hands to a running program as events."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Part of QObject."""
        if isinstance(event, QFileOpenEvent):
            self._window.open_file(event.file())
            return True
        return super().eventFilter(watched, event)


class Mishaps(QObject):
    """Errors of the program: written down for whoever mends it, told politely, and the game goes on."""

    happened = Signal()

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._box: QMessageBox | None = None
        # Queued: the error may have come from another thread, or from within a paint event.
        self.happened.connect(self._tell, Qt.ConnectionType.QueuedConnection)

    def note(self, kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        """To be used as sys.excepthook."""
        if issubclass(kind, KeyboardInterrupt):
            QCoreApplication.quit()
            return
        import traceback

        with contextlib.suppress(OSError):
            _write_down("".join(traceback.format_exception(kind, error, trace)))
        self.happened.emit()

    def note_in_thread(self, args: threading.ExceptHookArgs) -> None:
        """To be used as threading.excepthook."""
        if args.exc_value is not None:
            self.note(args.exc_type, args.exc_value, args.exc_traceback)

    def _tell(self) -> None:
        if self._box is not None:
            return  # one such box is enough
        text = self.tr(
            "Something went wrong in the program. Your game is saved as it goes. "
            "What happened was written down here:"
        )
        box = QMessageBox(QMessageBox.Icon.Warning, self._window.windowTitle(), "", parent=self._window)
        box.setObjectName("mishapBox")
        box.setTextFormat(Qt.TextFormat.PlainText)
        box.setText(f"{text}\n{data_folder() / ERROR_LOG}")
        box.finished.connect(self._told)
        self._box = box
        box.open()

    def _told(self) -> None:
        if self._box is not None:
            self._box.deleteLater()
            self._box = None


def _write_down(text: str) -> None:
    from datetime import datetime

    path: Path = data_folder() / ERROR_LOG
    path.parent.mkdir(parents=True, exist_ok=True)
    large = path.exists() and path.stat().st_size > MOST_LOG_BYTES
    with path.open("w" if large else "a", encoding="utf-8") as log:
        now = datetime.now().astimezone().isoformat(timespec="seconds")
        log.write(f"{now} mascarade-qt {__version__}\n{text}\n")
