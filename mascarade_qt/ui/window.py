"""The window: one screen at a time, and the ways between them."""

from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QLocale, Qt, QTimer
from PySide6.QtGui import QCloseEvent, QGuiApplication, QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QAbstractButton, QMainWindow, QStackedWidget, QVBoxLayout, QWidget
from shiboken6 import Shiboken

from mascarade_qt.system.folders import data_folder
from mascarade_qt.ui.current_game import CurrentGame
from mascarade_qt.ui.kit.backdrop import Backdrop
from mascarade_qt.ui.kit.fading import fade_away, last_sight
from mascarade_qt.ui.kit.living import Living
from mascarade_qt.ui.kit.text import message_box
from mascarade_qt.ui.look.settings import Settings
from mascarade_qt.ui.window_size import SMALLEST, WindowSize

# Screens, match and what is rarely needed are imported when they are first wanted, so that the window opens
# sooner.
if TYPE_CHECKING:
    from mascarade_qt.match.loaded import Loaded
    from mascarade_qt.match.messages import Finale
    from mascarade_qt.match.thinking import Thinking
    from mascarade_qt.storage.scenario_files import ScenarioStore
    from mascarade_qt.ui.game_screens import GameScreens
    from mascarade_qt.ui.home.screen import HomeScreen
    from mascarade_qt.ui.kit.screen import Screen
    from mascarade_qt.ui.sound.room import Room
    from mascarade_qt.ui.table.screen import TableScreen

OVER_ALL = ("rules", "settings")  # leaving these leads back to where the player was


class MainWindow(Living, QMainWindow):
    """Everything happens in here. It is empty until it is told where to go."""

    def __init__(self, settings: Settings) -> None:
        super().__init__()
        self.setObjectName("mainWindow")
        self._settings = settings
        self._current_game = CurrentGame(self)
        self._current_game.shown.connect(self._show)
        self._current_game.closed.connect(self._take_away)
        self._passing: list[Screen] = []  # screens for one game, each opened from the one before
        self._origin = "home"  # the screen that the first of them was opened from
        self._stack = QStackedWidget(self)
        self._backdrop = Backdrop(self)
        layout = QVBoxLayout(self._backdrop)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self._stack)
        self.setCentralWidget(self._backdrop)
        self._screens: dict[str, Screen] = {}
        self._front: QWidget | None = None  # the screen entered last
        settings.troubled.connect(self.say_settings_trouble)
        self._make_shortcuts()
        self.setMinimumSize(SMALLEST)
        WindowSize(self).begin(settings.geometry)
        self.retranslate()

    def _make_shortcuts(self) -> None:
        for key, act in (
            (QKeySequence("F1"), self.show_shortcuts),
            (QKeySequence("F11"), self._toggle_full_screen),
            (QKeySequence("Ctrl+N"), lambda: self.go("newGame")),
            (QKeySequence("Ctrl+R"), lambda: self.go("rules")),
            (QKeySequence("Ctrl+,"), lambda: self.go("settings")),
            (QKeySequence("Ctrl+Q"), self.close),
        ):
            QShortcut(key, self).activated.connect(act)

    @cached_property
    def _thinking(self) -> "Thinking":
        from mascarade_qt.match.thinking import Thinking

        return Thinking()

    @cached_property
    def game_screens(self) -> "GameScreens":
        """The screens around the game."""
        from mascarade_qt.ui.game_screens import GameScreens

        return GameScreens(self)

    @cached_property
    def _room(self) -> "Room":
        from mascarade_qt.ui.sound.room import Room

        return Room(self._settings, parent=self)

    @cached_property
    def _store(self) -> "ScenarioStore":
        from mascarade_qt.storage.scenario_files import ScenarioStore

        store = ScenarioStore(data_folder() / "scenarios")
        store.load()
        return store

    # --- the screens, each made when it is first wanted ---

    @cached_property
    def home(self) -> "HomeScreen":
        """The home screen."""
        from mascarade_qt.ui.home.screen import HomeScreen

        home = HomeScreen(self._settings, self)
        self._keep("home", home)
        return home

    def _keep(self, name: str, screen: "Screen") -> None:
        self._screens[name] = screen
        self._stack.addWidget(screen)
        screen.wanted.connect(self.go)

    def _made(self, name: str) -> "Screen":
        if name == "home":
            return self.home
        if name not in self._screens:
            self._keep(name, self._make(name))
        return self._screens[name]

    def _make(self, name: str) -> "Screen":
        if name == "newGame":
            from mascarade_qt.ui.new_game.screen import NewGameScreen

            new_game = NewGameScreen(self._settings, self._store, self)
            new_game.started.connect(self._current_game.start)
            return new_game
        if name == "ownScenarios":
            from mascarade_qt.ui.scenarios.screen import OwnScenariosScreen

            scenarios = OwnScenariosScreen(self._store, self)
            scenarios.chosen.connect(self._propose)
            return scenarios
        if name == "rules":
            from mascarade_qt.ui.rules.screen import RulesScreen

            return RulesScreen(self)
        if name == "settings":
            from mascarade_qt.ui.settings.screen import SettingsScreen

            return SettingsScreen(self._settings, self)
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
    def room(self) -> "Room":
        """Where everything is heard."""
        return self._room

    @property
    def thinking(self) -> "Thinking":
        """The process in which bots think, one game at a time."""
        return self._thinking

    @property
    def settings(self) -> Settings:
        """What the player has set."""
        return self._settings

    @property
    def screen_shown(self) -> QWidget | None:
        """The screen in front."""
        return self._stack.currentWidget()

    @property
    def table(self) -> "TableScreen | None":
        """The current table."""
        return self._current_game.table

    def go(self, name: str) -> None:
        """Go where a screen wants to go: a screen's name, or something to do."""
        if name == "continue":
            self._current_game.go_on()
        elif name == "openFile":
            self._current_game.choose_file()
        elif name == "about":
            from mascarade_qt.ui.dialogs.about import AboutDialog

            AboutDialog(self).open()
        elif name == "table" and self.table is not None:
            self._show(self.table)
        elif name in ("passing", "before"):
            self._go_back(name == "before")
        else:
            screen = self._made(name)
            screen.back_to = "home"
            if self._passing and name in OVER_ALL:
                screen.back_to = "passing"
            elif self.table is not None and screen is not self.home:
                screen.back_to = "table"
            if screen is self.home:
                self._current_game.leave()
                self._current_game.offer_continue()
            elif name == "newGame":
                self._thinking.warm()
            self._show(screen)

    def _show(self, screen: QWidget) -> None:
        before = self._stack.currentWidget()
        if screen is self._front and screen.isVisible():
            return
        self._front = screen
        if (left := _as_screen(before)) is not None:
            left.left()
        sight = last_sight(before, self._backdrop)
        if self._stack.indexOf(screen) < 0:
            self._stack.addWidget(screen)
        self._drop_focus()
        self._stack.setCurrentWidget(screen)
        if (layout := screen.layout()) is not None:
            layout.activate()  # only now is everything in place for the focus
        if (entered := _as_screen(screen)) is not None:
            entered.entered()
        elif screen is self.table:
            screen.take_focus()
        else:
            screen.setFocus(Qt.FocusReason.OtherFocusReason)
        fade_away(sight, self._stack)
        self._say_title()
        if not any(screen is self._screens.get(name) for name in OVER_ALL):
            self._drop_passing(screen)

    def show_passing(self, screen: "Screen") -> None:
        """Show a screen that is deleted when it is left; those it was opened from stay behind it."""
        if not self._passing:
            stays = ("replays", "learn")
            came = (name for name in stays if self.screen_shown is self._screens.get(name))
            self._origin = next(came, "home")
        screen.wanted.connect(self.go)
        screen.back_to = "before"
        screen.opener = self.focusWidget()
        self._passing.append(screen)
        self._show(screen)

    def _go_back(self, leave: bool) -> None:
        """Back to the previous screen of this game, or to the one the first was opened from."""
        opener = self._passing[-1].opener if leave and self._passing else None
        end = len(self._passing) - leave
        if end > 0:
            self._show(self._passing[end - 1])
        else:
            self.go(self._origin)
        if opener is not None and Shiboken.isValid(opener) and opener.isVisible():
            opener.setFocus(Qt.FocusReason.OtherFocusReason)

    def _drop_passing(self, shown: QWidget) -> None:
        while self._passing and self._passing[-1] is not shown:
            gone = self._passing.pop()
            self._stack.removeWidget(gone)
            gone.deleteLater()

    def _take_away(self, table: QWidget) -> None:
        if table is self.screen_shown:
            self._drop_focus()
            self._stack.setCurrentWidget(self.home)
            self._front = None
        self._stack.removeWidget(table)

    def _drop_focus(self) -> None:
        """Or the stack gives it to something on the next screen, and a screen reader says that first."""
        if (focus := self.focusWidget()) is not None:
            focus.clearFocus()

    def show_rule(self, mask: str) -> None:
        """Open the rulebook at a mask, or where it was."""
        from mascarade_qt.ui.rules.screen import RulesScreen

        rules = self._made("rules")
        if mask and isinstance(rules, RulesScreen):
            rules.open_mask(mask)
        self.go("rules")

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc goes back, Enter presses what has the focus; the table has its own keys."""
        screen, focus = _as_screen(self.screen_shown), self.focusWidget()
        if event.key() == Qt.Key.Key_Escape and screen is not None and screen is not self.home:
            self.go(screen.back_to)
        elif event.key() == Qt.Key.Key_Escape and self.isFullScreen():
            self._toggle_full_screen()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and isinstance(focus, QAbstractButton):
            focus.click()
        else:
            super().keyPressEvent(event)

    # --- games ---

    def play(self, loaded: "Loaded") -> None:
        """Play this game."""
        self._current_game.play(loaded)

    def watch(self, loaded: "Loaded") -> None:
        """Bots play; whoever watches sees everything."""
        self._current_game.watch(loaded)

    def continue_game(self) -> None:
        """Continue the unfinished game."""
        self._current_game.go_on()

    def open_file(self, path: str) -> None:
        """Open a game file: an unfinished game is continued, a finished one shows its end."""
        self._current_game.open_file(path)

    def finish(self, finale: "Finale") -> None:
        """The game is over: masks off."""
        self._current_game.finish(finale)

    # --- the window itself ---

    def say(self, text: str) -> None:
        """Tell the player something, without stopping anything."""
        message_box(self, "messageBox", text).open()

    def say_settings_trouble(self, kind: str, path: Path) -> None:
        """Say what is wrong with the settings file."""
        from mascarade_qt.words.troubles import unusable_settings

        self.say(unusable_settings(kind, path))

    def show_shortcuts(self) -> None:
        """The list of keys, including those of the current screen."""
        from mascarade_qt.ui.dialogs.shortcuts import ShortcutsDialog

        ShortcutsDialog(getattr(self.screen_shown, "shortcuts", list), self).open()

    def _toggle_full_screen(self) -> None:
        self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)

    def retranslate(self) -> None:
        """Set all texts again."""
        self.setLocale(QLocale())
        QTimer.singleShot(0, self, self._say_title)  # once the screen has been retranslated

    def _say_title(self) -> None:
        """The title names the screen: it is the first thing a screen reader says."""
        shown, name = self.screen_shown, self.tr("Mascarade")
        screen = _as_screen(shown)
        if screen is not None and screen.header is not None:
            title = screen.header.title.text()
        else:
            title = "" if shown is None else shown.windowTitle()
        QGuiApplication.setApplicationDisplayName(name)  # or Qt appends the program's name to every title
        self.setWindowTitle(f"{title} – {name}" if title else name)

    def closeEvent(self, event: QCloseEvent) -> None:
        """End everything that is running."""
        if (screen := _as_screen(self.screen_shown)) is not None:
            screen.left()
        self._settings.geometry = self.saveGeometry()
        self._settings.save()
        self._current_game.leave()
        if "game_screens" in self.__dict__:
            self.game_screens.close()
        if "_thinking" in self.__dict__:
            self._thinking.close()
        if "_room" in self.__dict__:
            self._room.close()
        super().closeEvent(event)


def _as_screen(widget: QWidget | None) -> "Screen | None":
    """The widget as a `Screen`; the table is not one."""
    from mascarade_qt.ui.kit.screen import Screen

    return widget if isinstance(widget, Screen) else None
