"""The game being played: how it begins, is continued, left, and ended."""

from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QObject, Signal

from mascarade_qt.system.folders import GAME_SUFFIX, journal_path, put_away_games

# Match and table are imported when a game is first wanted, so that the window opens sooner.
if TYPE_CHECKING:
    from mascarade_qt.engine.scenarios import Scenario
    from mascarade_qt.match.loaded import Loaded
    from mascarade_qt.match.messages import Finale
    from mascarade_qt.match.table_choice import TableChoice
    from mascarade_qt.match.thread import MatchThread
    from mascarade_qt.storage.journal_file import Place
    from mascarade_qt.storage.unfinished import Unfinished, Unusable
    from mascarade_qt.ui.table.screen import TableScreen
    from mascarade_qt.ui.window import MainWindow


class Sitting(NamedTuple):
    """A game being played: the match, and the screen that shows it."""

    match: "MatchThread"
    table: "TableScreen"
    help: str


class CurrentGame(QObject):
    """One game at a time, in one window."""

    shown = Signal(object)  # a table to go to
    closed = Signal(object)  # a table that is gone

    def __init__(self, window: "MainWindow") -> None:
        super().__init__(window)
        self._window = window
        self._sitting: Sitting | None = None
        self._named: set[Unusable] = set()  # what could not be continued, once reported
        self._found: Unfinished | None = None  # what home shows as the game to continue

    @property
    def table(self) -> "TableScreen | None":
        """The current table."""
        return None if self._sitting is None else self._sitting.table

    # --- how a game begins or is continued ---

    def start(self, choice: "TableChoice", scenario: "Scenario") -> None:
        """Start the chosen game."""
        from mascarade_qt.match.loaded import load
        from mascarade_qt.match.new_games import new_record
        from mascarade_qt.storage.chosen_programs import remember
        from mascarade_qt.words.guests import guest_names

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
            guests=guest_names(),
        )
        loaded = load(record, programs)
        if any(seat.human for seat in seats):
            self.play(loaded)
        else:
            self.watch(loaded)

    def go_on(self) -> None:
        """Continue the unfinished game."""
        from mascarade_qt.storage.unfinished import unfinished_game

        found = unfinished_game(self._found)
        self._name_unusable(found.unusable)
        if found.game is not None:
            self.play(found.game, found.place)
        else:
            self.offer_continue()

    def choose_file(self) -> None:
        """Ask which game to open."""
        from PySide6.QtWidgets import QFileDialog

        kinds = self.tr("Games") + f" (*{GAME_SUFFIX})"
        path, _ = QFileDialog.getOpenFileName(self._window, self.tr("Open a game"), "", kinds)
        if path:
            self.open_file(path)

    def open_file(self, path: str) -> None:
        """Open a game file: an unfinished game is continued, a finished one shows its end."""
        from mascarade_qt.engine.record import RecordError
        from mascarade_qt.match.loaded import open_game
        from mascarade_qt.words.troubles import file_text

        try:
            found = open_game(path)
        except RecordError as error:
            text = self.tr("This game can’t be opened: {file}")
            self._window.say(f"{text.format(file=file_text(path))}\n{error}")
            return
        if found.game.over:
            self._window.game_screens.watch_stranger(Path(path))
        else:
            self.play(found)

    def play(self, loaded: "Loaded", place: "Place | None" = None) -> None:
        """Show the table and let the match begin; `place` is the journal from which it goes on."""
        from mascarade_qt.match.thread import MatchThread
        from mascarade_qt.storage.journal import Journal
        from mascarade_qt.ui.table.screen import TableScreen
        from mascarade_qt.ui.table.sounds import TableSounds

        self.leave()
        self._found = None  # the game inside moves on
        window = self._window
        match = MatchThread(loaded, window.thinking, Journal(place))
        table = TableScreen(match, turning=window.settings.turning)
        TableSounds(table, window.room, window.settings)
        table.left.connect(lambda: window.go("home"))
        table.finished.connect(self.finish)
        table.rule_wanted.connect(window.show_rule)
        self._sitting = Sitting(match, table, loaded.cast.help)
        self.shown.emit(table)
        match.start()

    def watch(self, loaded: "Loaded") -> None:
        """Bots play; whoever watches sees everything."""
        self.leave()
        self._window.game_screens.watch_live(loaded, self._window.thinking)

    # --- how it ends ---

    def leave(self) -> None:
        """The match ends where it is; what was played is saved."""
        sitting, self._sitting = self._sitting, None
        if sitting is None:
            return
        sitting.table.close_table()
        sitting.match.close()
        self.closed.emit(sitting.table)
        sitting.table.deleteLater()
        sitting.match.deleteLater()

    def finish(self, finale: "Finale") -> None:
        """The game is over: masks off."""
        help_level = self._sitting.help if self._sitting is not None else "classic"
        if any(role.human for role in finale.roles):
            self._window.settings.has_played = True
        self._window.game_screens.post_game.unmask(finale, help_level)
        self.leave()

    # --- what there is to continue ---

    def offer_continue(self) -> None:
        """Tell home which game is waiting."""
        home = self._window.home
        if not journal_path().exists():
            home.offer_continue(False, put_away=put_away_games())
            return
        from mascarade_qt.storage.library import described
        from mascarade_qt.storage.unfinished import unfinished_game

        found = self._found = unfinished_game(self._found)
        loaded = found.game
        game = None if loaded is None else described(journal_path(), loaded.record, loaded.game)
        home.offer_continue(game is not None, game, put_away_games())
        self._name_unusable(found.unusable)

    def _name_unusable(self, found: "Unusable | None") -> None:
        """Reported once, since home is shown often."""
        if found is None or found in self._named:
            return
        self._named.add(found)
        from mascarade_qt.words.troubles import unusable_game

        self._window.say(unusable_game(found))
