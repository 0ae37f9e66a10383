"""The window: one screen at a time, and the ways between them."""

from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QEvent, QLocale, Qt, QTimer
from PySide6.QtGui import QCloseEvent, QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QMainWindow, QStackedWidget, QVBoxLayout, QWidget

from mascarade_qt.match.folders import data_folder, journal_path, put_away_games
from mascarade_qt.ui.kit.backdrop import Backdrop
from mascarade_qt.ui.kit.living import react
from mascarade_qt.ui.kit.text import Label, message_box
from mascarade_qt.ui.look.motion import CLOCK
from mascarade_qt.ui.look.settings import Settings
from mascarade_qt.ui.window_size import SMALLEST, WindowSize

# The screens, the match and what is rarely needed are loaded when they are first wanted: the window opens
# sooner.
if TYPE_CHECKING:
    from mascarade_qt.engine.scenarios import Scenario
    from mascarade_qt.match.loaded import Loaded
    from mascarade_qt.match.messages import Finale
    from mascarade_qt.match.scenario_files import ScenarioStore
    from mascarade_qt.match.table_choice import TableChoice
    from mascarade_qt.match.thinking import Thinking
    from mascarade_qt.match.thread import MatchThread
    from mascarade_qt.match.unfinished import Unusable
    from mascarade_qt.ui.around import Around
    from mascarade_qt.ui.home.screen import HomeScreen
    from mascarade_qt.ui.kit.screen import Screen
    from mascarade_qt.ui.sound.room import Room
    from mascarade_qt.ui.table.screen import TableScreen

OVER_ALL = ("rules", "settings")  # one comes back from these to where one was


class Sitting(NamedTuple):
    """A game that is being played: the match, and the screen that shows it."""

    match: "MatchThread"
    table: "TableScreen"
    help: str


class MainWindow(QMainWindow):
    """Everything happens in here. At first it is an empty room, until it is told where to go."""

    def __init__(self, settings: Settings) -> None:
        super().__init__()
        self.setObjectName("mainWindow")
        self._settings = settings
        self._sitting: Sitting | None = None
        self._named: set[Unusable] = set()  # what could not be continued, and has been told
        self._passing: list[Screen] = []  # made for one game, each opened from the one before
        self._origin = "home"  # the screen from which the first of them was opened
        self._stack = QStackedWidget(self)
        self._backdrop = Backdrop(self)
        layout = QVBoxLayout(self._backdrop)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self._stack)
        self.setCentralWidget(self._backdrop)
        self._screens: dict[str, Screen] = {}
        self._make_shortcuts()
        self.setMinimumSize(SMALLEST)
        size = WindowSize(self)
        if settings.geometry.isEmpty() or not self.restoreGeometry(settings.geometry):
            size.begin()
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
    def _around(self) -> "Around":
        from mascarade_qt.ui.around import Around

        return Around(self)

    @cached_property
    def _room(self) -> "Room":
        from mascarade_qt.ui.sound.room import Room

        return Room(self._settings, parent=self)

    @cached_property
    def _store(self) -> "ScenarioStore":
        from mascarade_qt.match.scenario_files import ScenarioStore

        store = ScenarioStore(data_folder() / "scenarios")
        store.load()
        return store

    # --- the screens, each made when it is first wanted ---

    @cached_property
    def home(self) -> "HomeScreen":
        """The first screen."""
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
            new_game.started.connect(self.start_game)
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
        return self._around.make(name)

    def _propose(self, scenario: str) -> None:
        """A table for this scenario."""
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
        """The process in which bots think; for one game at a time."""
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
        """The table that is being played at."""
        return None if self._sitting is None else self._sitting.table

    def go(self, name: str) -> None:
        """Go where a screen wants to: a screen's name, or something to do."""
        if name == "continue":
            self.continue_game()
        elif name == "openFile":
            self._choose_file()
        elif name == "about":
            from mascarade_qt.ui.dialogs.about import AboutDialog

            AboutDialog(self).open()
        elif name == "table" and self._sitting is not None:
            self._show(self._sitting.table)
        elif name in ("passing", "before"):
            self._go_back(name == "before")
        elif name == "newGame" and self._sitting is not None:
            return  # one does not fall out of a game by a key
        else:
            screen = self._made(name)
            screen.back_to = "home"
            if self._passing and name in OVER_ALL:
                screen.back_to = "passing"
            elif self._sitting is not None and screen is not self.home:
                screen.back_to = "table"
            if screen is self.home:
                self._leave_game()
                self._offer_continue()
            elif name == "newGame":
                self._thinking.warm()
            self._show(screen)

    def _show(self, screen: QWidget) -> None:
        before = self._stack.currentWidget()
        if screen is before and screen.isVisible():
            return
        if (left := _as_screen(before)) is not None:
            left.left()
        self._fade_from(before)
        if self._stack.indexOf(screen) < 0:
            self._stack.addWidget(screen)
        self._stack.setCurrentWidget(screen)
        if (entered := _as_screen(screen)) is not None:
            entered.entered()
        elif screen is self.table:
            screen.take_focus()
        else:
            screen.setFocus(Qt.FocusReason.OtherFocusReason)
        self._say_title()
        if not any(screen is self._screens.get(name) for name in OVER_ALL):
            self._drop_passing(screen)

    def show_passing(self, screen: "Screen") -> None:
        """Show a screen that is gone when it is left; those it was opened from stay behind it."""
        if not self._passing:
            stays = ("replays", "learn")
            came = (name for name in stays if self.screen_shown is self._screens.get(name))
            self._origin = next(came, "home")
        screen.wanted.connect(self.go)
        screen.back_to = "before"
        self._passing.append(screen)
        self._show(screen)

    def _go_back(self, leave: bool) -> None:
        """To the screen made for a game, or to the one from which it was opened."""
        end = len(self._passing) - leave
        if end > 0:
            self._show(self._passing[end - 1])
        else:
            self.go(self._origin)

    def _drop_passing(self, shown: QWidget) -> None:
        while self._passing and self._passing[-1] is not shown:
            gone = self._passing.pop()
            self._stack.removeWidget(gone)
            gone.deleteLater()

    def _fade_from(self, before: QWidget | None) -> None:
        """What was there fades away over what is there now."""
        duration = CLOCK.of("screen")
        if not duration or before is None or not before.isVisible():
            return
        from PySide6.QtCore import QPropertyAnimation
        from PySide6.QtWidgets import QGraphicsOpacityEffect

        picture = Label(self._stack)
        picture.setPixmap(self._backdrop.grab())  # with the room behind it
        picture.setGeometry(self._stack.rect())
        picture.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        effect = QGraphicsOpacityEffect(picture)
        picture.setGraphicsEffect(effect)
        fading = QPropertyAnimation(effect, b"opacity", picture)
        fading.setDuration(duration)
        fading.setStartValue(1.0)
        fading.setEndValue(0.0)
        fading.finished.connect(picture.deleteLater)
        picture.show()
        picture.raise_()
        fading.start()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc goes back; the table has its own."""
        screen = _as_screen(self.screen_shown)
        if event.key() == Qt.Key.Key_Escape and screen is not None and screen is not self.home:
            self.go(screen.back_to)
        else:
            super().keyPressEvent(event)

    # --- games ---

    def start_game(self, choice: "TableChoice", scenario: "Scenario") -> None:
        """Begin what was chosen."""
        from mascarade_qt.match.chosen_programs import remember
        from mascarade_qt.match.loaded import load
        from mascarade_qt.match.new_games import new_record

        seats = choice.taken
        programs = {seat.bot for seat in seats if seat.bot and not seat.human}
        remember(programs)
        record = new_record(
            scenario,
            [seat.name for seat in seats],
            [seat.role() for seat in seats],
            choice.seed,
            help=choice.help,
            opening_turns=choice.opening_turns,
            revealed=choice.revealed,
        )
        loaded = load(record, programs)
        if any(seat.human for seat in seats):
            self.play(loaded)
        else:
            self.watch(loaded)

    def continue_game(self) -> None:
        """Go on with the unfinished game."""
        from mascarade_qt.match.unfinished import unfinished_game

        found = unfinished_game()
        self._name_unusable(found.unusable)
        if found.game is not None:
            self.play(found.game)
        else:
            self._offer_continue()

    def _choose_file(self) -> None:
        from PySide6.QtWidgets import QFileDialog

        from mascarade_qt.match.library import SUFFIX

        kinds = self.tr("Games") + f" (*{SUFFIX})"
        path, _ = QFileDialog.getOpenFileName(self, self.tr("Open a game"), "", kinds)
        if path:
            self.open_file(path)

    def open_file(self, path: str) -> None:
        """A game file: an unfinished game goes on, a finished one shows its end."""
        from mascarade_qt.engine.record import RecordError
        from mascarade_qt.match.loaded import open_game

        try:
            found = open_game(path)
        except RecordError as error:
            text = self.tr("This game can’t be opened: {file}")
            self.say(f"{text.format(file=path)}\n{error}")
            return
        if found.game.over:
            self._around.watch_stranger(Path(path))
        else:
            self.play(found)

    def play(self, loaded: "Loaded") -> None:
        """Show the table and let the match begin."""
        from mascarade_qt.match.journal import Journal
        from mascarade_qt.match.thread import MatchThread
        from mascarade_qt.ui.table.hearing import Hearing
        from mascarade_qt.ui.table.screen import TableScreen

        self._leave_game()
        help_level = loaded.cast.help
        match = MatchThread(loaded, self._thinking, Journal())
        table = TableScreen(match, turning=self._settings.turning)
        Hearing(table, self._room, self._settings)
        table.left.connect(lambda: self.go("home"))
        table.finished.connect(self.finish)
        table.rule_wanted.connect(self.show_rule)
        self._sitting = Sitting(match, table, help_level)
        self._show(table)
        match.start()

    def show_rule(self, mask: str) -> None:
        """Open the rulebook at a mask, or where it was."""
        from mascarade_qt.ui.rules.screen import RulesScreen

        rules = self._made("rules")
        if mask and isinstance(rules, RulesScreen):
            rules.open_mask(mask)
        self.go("rules")

    def watch(self, loaded: "Loaded") -> None:
        """Bots play, and everything is open to whoever watches."""
        self._leave_game()
        self._around.watch_live(loaded, self._thinking)

    def _leave_game(self) -> None:
        """The match ends where it is; what was played is saved."""
        sitting, self._sitting = self._sitting, None
        if sitting is None:
            return
        sitting.table.close_table()
        sitting.match.close()
        if sitting.table is self._stack.currentWidget():
            self._stack.setCurrentWidget(self.home)
        self._stack.removeWidget(sitting.table)
        sitting.table.deleteLater()
        sitting.match.deleteLater()

    def finish(self, finale: "Finale") -> None:
        """The game is over: masks off."""
        help_level = self._sitting.help if self._sitting is not None else "classic"
        if any(role.human for role in finale.roles):
            self._settings.has_played = True
        self._around.afterwards.unmask(finale, help_level)
        self._leave_game()

    def _offer_continue(self) -> None:
        if not journal_path().exists():
            self.home.offer_continue(False, put_away=put_away_games())
            return
        from mascarade_qt.match.library import described
        from mascarade_qt.match.unfinished import unfinished_game

        found = unfinished_game()
        game = None if found.game is None else described(journal_path(), found.game.record)
        self.home.offer_continue(game is not None, game, put_away_games())
        self._name_unusable(found.unusable)

    def _name_unusable(self, found: "Unusable | None") -> None:
        """Said once; home is shown often."""
        if found is None or found in self._named:
            return
        self._named.add(found)
        from mascarade_qt.words.troubles import unusable_game

        self.say(unusable_game(found))

    # --- the window itself ---

    def say(self, text: str) -> None:
        """Tell the player something, without stopping anything."""
        message_box(self, "messageBox", text).open()

    def show_shortcuts(self) -> None:
        """The list of keys, those of the screen in front among them."""
        from mascarade_qt.ui.dialogs.shortcuts import ShortcutsDialog

        ShortcutsDialog(getattr(self.screen_shown, "shortcuts", list), self).open()

    def _toggle_full_screen(self) -> None:
        self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)

    def retranslate(self) -> None:
        """Say everything again."""
        self.setLocale(QLocale())
        QTimer.singleShot(0, self, self._say_title)  # when the screen has said everything again

    def _say_title(self) -> None:
        """The title names the screen: it is the first that a screen reader says."""
        from mascarade_qt.ui.kit.screen import Header

        header = self.screen_shown.findChild(Header) if self.screen_shown is not None else None
        name = self.tr("Mascarade")
        self.setWindowTitle(f"{header.title.text()} – {name}" if isinstance(header, Header) else name)

    def changeEvent(self, event: QEvent) -> None:
        """Part of QWidget."""
        react(self, event)
        super().changeEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        """End everything that runs."""
        if (screen := _as_screen(self.screen_shown)) is not None:
            screen.left()
        self._settings.geometry = self.saveGeometry()
        self._settings.save()
        self._leave_game()
        if "_around" in self.__dict__:
            self._around.close()
        if "_thinking" in self.__dict__:
            self._thinking.close()
        if "_room" in self.__dict__:
            self._room.close()
        super().closeEvent(event)


def _as_screen(widget: QWidget | None) -> "Screen | None":
    """A widget as the screen that it is; the table is none."""
    from mascarade_qt.ui.kit.screen import Screen

    return widget if isinstance(widget, Screen) else None
