"""The window: one screen at a time, and the ways between them."""

from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QLocale, Qt, QTimer
from PySide6.QtGui import (
    QCloseEvent,
    QDragEnterEvent,
    QDropEvent,
    QGuiApplication,
    QKeyEvent,
    QKeySequence,
    QShortcut,
)
from PySide6.QtWidgets import QAbstractButton, QMainWindow, QVBoxLayout, QWidget

from mascarade_qt.system.override import override
from mascarade_qt.ui.current_game import CurrentGame
from mascarade_qt.ui.kit.adaptive import Adaptive
from mascarade_qt.ui.kit.backdrop import Backdrop
from mascarade_qt.ui.kit.commands import EVERYWHERE
from mascarade_qt.ui.kit.text import show_message
from mascarade_qt.ui.look.settings import Settings
from mascarade_qt.ui.screen_stack import ScreenStack, as_screen
from mascarade_qt.ui.services import Services
from mascarade_qt.ui.window_size import SMALLEST, WindowSize

# Screens, match and what is rarely needed are imported when they are first wanted, so that the window opens
# sooner.
if TYPE_CHECKING:
    from mascarade_qt.ui.game_screens import GameScreens
    from mascarade_qt.ui.home.screen import HomeScreen
    from mascarade_qt.ui.kit.screen import Screen
    from mascarade_qt.ui.table.screen import TableScreen


class MainWindow(Adaptive, QMainWindow):
    """The program's one window; it is empty until it is told which screen to show."""

    def __init__(self, settings: Settings) -> None:
        super().__init__()
        self.setObjectName("mainWindow")
        self.settings = settings
        self.services = Services(settings, self)
        self._backdrop = Backdrop(self)
        self.stack = ScreenStack(self._backdrop)
        layout = QVBoxLayout(self._backdrop)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.stack)
        self.setCentralWidget(self._backdrop)
        self.stack.wanted.connect(self.go)
        self.stack.switched.connect(self._set_title)
        self.current_game = CurrentGame(self.services, self)
        self._connect_game(self.current_game)
        settings.troubled.connect(self.show_settings_trouble)
        self._make_shortcuts()
        self.setAcceptDrops(True)
        self.setMinimumSize(SMALLEST)
        WindowSize(self).begin(settings.geometry)
        self.retranslate()

    def _connect_game(self, game: CurrentGame) -> None:
        game.shown.connect(self.stack.show_screen)
        game.closed.connect(self.stack.take_away)
        game.left.connect(lambda: self.go("home"))
        game.rule_wanted.connect(self.show_rule)
        game.settings_wanted.connect(lambda: self.go("settings"))
        game.offered.connect(
            lambda kept, put_away: self.home.offer_continue(kept is not None, kept, put_away)
        )
        game.watched.connect(lambda loaded: self.game_screens.watch_live(loaded))
        game.opened.connect(lambda path: self.game_screens.watch_stranger(path))
        game.imported.connect(self._import_scenario)
        game.finished.connect(lambda finale, help: self.game_screens.post_game.unmask(finale, help))

    def _make_shortcuts(self) -> None:
        """Shortcuts of Qt's own, which know Ctrl on every layout; Tab, Esc and Enter aren't among them."""
        for name, act in {
            "keys": self.show_shortcuts,
            "fullScreen": self._toggle_full_screen,
            "newGame": lambda: self.go("newGame"),
            "rules": lambda: self.go("rules"),
            "settings": lambda: self.go("settings"),
            "quit": self.close,
        }.items():
            for key in EVERYWHERE[name].keys:
                QShortcut(QKeySequence(key), self).activated.connect(act)

    @cached_property
    def game_screens(self) -> "GameScreens":
        """The screens around the game."""
        from mascarade_qt.ui.game_screens import GameScreens

        screens = GameScreens(self.services, self.stack, self.current_game)
        screens.rule_wanted.connect(self.show_rule)
        return screens

    # --- the screens, each made when it is first wanted ---

    @cached_property
    def home(self) -> "HomeScreen":
        """The home screen."""
        from mascarade_qt.ui.home.screen import HomeScreen

        home = HomeScreen(self.settings, self)
        self.stack.keep("home", home)
        return home

    def _made(self, name: str) -> "Screen":
        if name == "home":
            return self.home
        made = self.stack.kept(name)
        if made is None:
            made = self._make(name)
            self.stack.keep(name, made)
        return made

    def _make(self, name: str) -> "Screen":
        if name == "newGame":
            from mascarade_qt.ui.new_game.screen import NewGameScreen

            new_game = NewGameScreen(self.settings, self.services.scenarios, self)
            new_game.started.connect(self.current_game.start)
            return new_game
        if name == "ownScenarios":
            from mascarade_qt.ui.scenarios.screen import OwnScenariosScreen

            scenarios = OwnScenariosScreen(self.services.scenarios, self)
            scenarios.chosen.connect(self._propose)
            return scenarios
        if name == "rules":
            from mascarade_qt.ui.rules.screen import RulesScreen

            return RulesScreen(self)
        if name == "settings":
            from mascarade_qt.ui.settings.screen import SettingsScreen

            return SettingsScreen(self.settings, self)
        return self.game_screens.make(name)

    def _propose(self, scenario: str) -> None:
        """Offer a table for this scenario."""
        from mascarade_qt.ui.new_game.screen import NewGameScreen

        new_game = self._made("newGame")
        self.go("newGame")
        if isinstance(new_game, NewGameScreen):
            new_game.propose(scenario)

    # --- from screen to screen ---

    @property
    def screen_shown(self) -> QWidget | None:
        """The screen in front."""
        return self.stack.currentWidget()

    @property
    def table(self) -> "TableScreen | None":
        """The current table."""
        return self.current_game.table

    def go(self, name: str) -> None:
        """Go where a screen wants to go: the name of a screen or of an action."""
        if name == "continue":
            self.current_game.resume()
        elif name == "quickGame":
            self._play_again()
        elif name == "dailyDeal":
            self.current_game.start_daily()
        elif name == "startHere":
            self.game_screens.first_lesson()
        elif name == "openFile":
            self.current_game.choose_file()
        elif name == "about":
            from mascarade_qt.ui.dialogs.about import AboutDialog

            AboutDialog(self).open()
        elif name == "table" and self.table is not None:
            self.stack.show_screen(self.table)
        elif name in ("passing", "before"):
            self.stack.go_back(name == "before")
        else:
            screen = self._made(name)
            screen.back_to = self.stack.place_back(name, self.table)
            if screen is self.home:
                self.current_game.leave()
                self.current_game.offer()
            elif name == "newGame":
                self.services.bot_process.warm()
            self.stack.show_screen(screen)

    def _import_scenario(self, path: Path) -> None:
        """Add it to the player's own scenarios, and show it."""
        from mascarade_qt.ui.scenarios.screen import OwnScenariosScreen

        own = self._made("ownScenarios")
        self.go("ownScenarios")
        if isinstance(own, OwnScenariosScreen):
            own.import_files([path])

    def _play_again(self) -> None:
        """Start a game at the table of the last one, without asking anything."""
        from mascarade_qt.ui.new_game.last_table import last_table

        self.current_game.start(*last_table(self.settings.last_table, self.services.scenarios))

    def show_rule(self, mask: str) -> None:
        """Open the rulebook at a mask, or where it was."""
        from mascarade_qt.ui.rules.screen import RulesScreen

        rules = self._made("rules")
        if mask and isinstance(rules, RulesScreen):
            rules.open_mask(mask)
        self.go("rules")

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc goes back, Enter presses what has the focus; the table has its own keys."""
        screen, focus = as_screen(self.screen_shown), self.focusWidget()
        if event.key() == Qt.Key.Key_Escape and screen is not None and screen is not self.home:
            self.go(screen.back_to)
        elif event.key() == Qt.Key.Key_Escape and self.isFullScreen():
            self._toggle_full_screen()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and isinstance(focus, QAbstractButton):
            focus.click()
        else:
            super().keyPressEvent(event)

    # --- the window itself ---

    def show_settings_trouble(self, kind: str, path: Path) -> None:
        """Say what is wrong with the settings file."""
        from mascarade_qt.words.troubles import unusable_settings

        show_message(self, unusable_settings(kind, path))

    def show_shortcuts(self) -> None:
        """The list of keys, including those of the current screen."""
        from mascarade_qt.ui.dialogs.shortcuts import ShortcutsDialog

        ShortcutsDialog(getattr(self.screen_shown, "shortcuts", list), self).open()

    def _toggle_full_screen(self) -> None:
        self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)

    @override
    def retranslate(self) -> None:
        self.setLocale(QLocale())
        QTimer.singleShot(0, self, self._set_title)  # once the screen has been retranslated

    def _set_title(self) -> None:
        """The title names the screen: it is the first thing a screen reader says."""
        shown, name = self.screen_shown, self.tr("Mascarade")
        screen = as_screen(shown)
        if screen is not None and screen.header is not None:
            title = screen.header.title.text()
        else:
            title = "" if shown is None else shown.windowTitle()
        QGuiApplication.setApplicationDisplayName(name)  # otherwise Qt appends it to every title
        self.setWindowTitle(f"{title} – {name}" if title else name)

    @override
    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """A file may be dropped anywhere."""
        if any(url.isLocalFile() for url in event.mimeData().urls()):
            event.acceptProposedAction()

    @override
    def dropEvent(self, event: QDropEvent) -> None:
        """The file is opened as if it had been double-clicked."""
        file = next((url.toLocalFile() for url in event.mimeData().urls() if url.isLocalFile()), "")
        if file:
            event.acceptProposedAction()
            QTimer.singleShot(0, self, lambda: self.current_game.open_file(file))  # first let the drop end

    @override
    def closeEvent(self, event: QCloseEvent) -> None:
        """End everything that is running."""
        if (screen := as_screen(self.screen_shown)) is not None:
            screen.left()
        self.settings.geometry = self.saveGeometry()
        self.settings.save()
        self.current_game.leave()
        if "game_screens" in self.__dict__:
            self.game_screens.close()
        self.services.close()
        super().closeEvent(event)
