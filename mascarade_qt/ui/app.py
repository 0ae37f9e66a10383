"""Starts the window."""

import sys

from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtGui import QFileOpenEvent, QIcon
from PySide6.QtWidgets import QApplication

from mascarade_qt import __version__
from mascarade_qt.ui.look.settings import Settings
from mascarade_qt.ui.look.shelf import give_back_pictures
from mascarade_qt.ui.look.theme import LOOK, THEMES, load_fonts
from mascarade_qt.ui.window import MainWindow
from mascarade_qt.words.languages import fitting_language

ICON_SIZES = (16, 24, 32, 48, 64, 128, 256)


def main(file: str | None, wanted_language: str | None, go_on: bool) -> int:
    """Open the window and stay until it is closed."""
    app = make_application()
    settings = Settings()
    language = fitting_language(wanted_language or "")
    if language is not None:
        settings.language = language
    LOOK.theme = THEMES[settings.theme]
    opener = FileOpener(app)
    app.installEventFilter(opener)  # before the first events: macOS says with them what was double-clicked
    window = MainWindow(settings)
    window.show()
    app.processEvents()  # the room is seen while the rest is loaded
    from mascarade_qt.ui.mishaps import noted

    furnish(window, settings)
    if settings.trouble is not None:
        window.say_settings_trouble(*settings.trouble)
    with noted(window):
        file = opener.hand_over_to(window) or file
        if go_on:
            window.continue_game()
        elif file:
            window.open_file(file)
        status = app.exec() if window.isVisible() else 0  # it may have been closed already
        window.close()
    return status


def make_application() -> QApplication:
    """The application with its name."""
    give_back_pictures()
    found = QApplication.instance()
    app = found if isinstance(found, QApplication) else QApplication(sys.argv[:1])
    app.setOrganizationName("mascarade-qt")
    app.setApplicationName("mascarade-qt")
    app.setApplicationDisplayName("Mascarade Qt")
    app.setApplicationVersion(__version__)
    app.setDesktopFileName("io.github.mascarade_qt.mascarade_qt")
    return app


def furnish(window: MainWindow, settings: Settings) -> None:
    """Put everything into the empty room."""
    from mascarade_qt.ui.look.applying import Applying

    load_fonts()
    Applying(settings)
    window.go("home")
    # Once home has been seen: nobody waits for the icon.
    QTimer.singleShot(0, window, lambda: QApplication.setWindowIcon(application_icon()))


def application_icon() -> QIcon:
    """The mask that stands for the program."""
    from mascarade_qt.ui.look.art import picture

    icon = QIcon()
    for size in ICON_SIZES:
        icon.addPixmap(picture("app/icon", size, size))
    return icon


class FileOpener(QObject):
    """Opens the files that macOS hands to a program as events, also before there is a window for them."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._window: MainWindow | None = None
        self._early: str | None = None

    def hand_over_to(self, window: MainWindow) -> str | None:
        """From now on files go to this window; what came earlier is returned."""
        self._window = window
        return self._early

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Part of QObject."""
        if isinstance(event, QFileOpenEvent):
            if self._window is None:
                self._early = event.file()
            else:
                self._window.open_file(event.file())
            return True
        return super().eventFilter(watched, event)
