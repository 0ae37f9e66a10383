"""Starts the window."""

import sys

from PySide6.QtCore import QEvent, QTimer
from PySide6.QtGui import QFileOpenEvent, QIcon
from PySide6.QtWidgets import QApplication

from mascarade_qt import __version__
from mascarade_qt.storage.leftovers import remove_leftovers
from mascarade_qt.system.override import override
from mascarade_qt.ui.crash_reporter import noted
from mascarade_qt.ui.kit.speech import READER
from mascarade_qt.ui.look.applied_settings import AppliedSettings
from mascarade_qt.ui.look.motion import CLOCK
from mascarade_qt.ui.look.pixmap_cache import PIXMAPS, give_back_pictures
from mascarade_qt.ui.look.settings import Settings
from mascarade_qt.ui.look.style import FUSION
from mascarade_qt.ui.look.theme import LOOK, THEMES, load_fonts
from mascarade_qt.ui.pyside import quick_start
from mascarade_qt.ui.window import MainWindow
from mascarade_qt.words.system_language import fitting_language

ICON_SIZES = (16, 24, 32, 48, 64, 128, 256)
SEEN = 300  # ms until the first frame is on the screen


def main(file: str | None, wanted_language: str | None, go_on: bool) -> int:
    """Open the window and stay until it is closed."""
    app = make_application()
    settings = Settings()
    language = fitting_language(wanted_language or "")
    if language is not None:
        settings.language = language
    LOOK.theme = THEMES[settings.theme]
    window = MainWindow(settings)
    furnish(window, settings)
    window.show()
    QTimer.singleShot(SEEN, window, finish_start)
    if settings.trouble is not None:
        window.show_settings_trouble(*settings.trouble)
    with noted(window):
        if isinstance(app, Application):
            file = app.opener.hand_over_to(window) or file
        if go_on:
            window.current_game.resume()
        elif file:
            window.current_game.open_file(file)
        status = app.exec() if window.isVisible() else 0  # it may already be closed
        window.close()
    return status


def make_application() -> QApplication:
    """The application with its name."""
    found = QApplication.instance()
    if isinstance(found, QApplication):
        app = found
    else:  # the style by name: as an object it would import hundreds of names
        app = Application([*sys.argv[:1], "-style", "fusion"])
        app.setProperty(FUSION, True)
    app.setOrganizationName("mascarade-qt")
    app.setApplicationName("mascarade-qt")
    app.setApplicationDisplayName("Mascarade Qt")
    app.setApplicationVersion(__version__)
    app.setDesktopFileName("io.github.mascarade_qt.mascarade_qt")
    return app


def furnish(window: MainWindow, settings: Settings) -> None:
    """Put the screens into the empty window."""
    load_fonts()
    AppliedSettings(settings)
    window.go("home")


def finish_start() -> None:
    """Do what can wait until the home screen is visible."""
    QApplication.setWindowIcon(application_icon())
    READER.ask()
    _ = CLOCK.reduced  # asks the system before anything moves
    quick_start.start_collecting()
    PIXMAPS.clear()  # the home screen is seldom painted again
    give_back_pictures()
    remove_leftovers()


def application_icon() -> QIcon:
    """The mask that is the program's icon."""
    from mascarade_qt.ui.look.art import picture

    icon = QIcon()
    for size in ICON_SIZES:
        icon.addPixmap(picture("app/icon", size, size))
    return icon


class FileOpener:
    """Opens the files that macOS hands to a program as events, even before there is a window for them."""

    def __init__(self) -> None:
        self._window: MainWindow | None = None
        self._early: str | None = None

    def hand_over_to(self, window: MainWindow) -> str | None:
        """From now on, files go to this window; returns those that came earlier."""
        self._window = window
        return self._early

    def open(self, file: str) -> None:
        """Open it now, or later."""
        if self._window is None:
            self._early = file
        else:
            self._window.current_game.open_file(file)


class Application(QApplication):
    """Gets the events meant for the whole program. An event filter would get those of every widget."""

    def __init__(self, arguments: list[str]) -> None:
        self.opener = FileOpener()  # before the first events, which name the file that was double-clicked
        super().__init__(arguments)

    @override
    def event(self, event: QEvent) -> bool:
        if isinstance(event, QFileOpenEvent):
            self.opener.open(event.file())
            return True
        return super().event(event)
