"""The game being played: how it begins, is continued, is left, and ends."""

from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from mascarade_qt.system.folders import GAME_SUFFIX, journal_path, put_away_games
from mascarade_qt.ui.kit.text import show_message
from mascarade_qt.ui.services import Services

# Match and table are imported when a game is first wanted, so that the window opens sooner.
if TYPE_CHECKING:
    from mascarade_qt.engine.scenarios import Scenario
    from mascarade_qt.match.loaded import Loaded
    from mascarade_qt.match.messages import Finale
    from mascarade_qt.match.table_choice import TableChoice
    from mascarade_qt.match.thread import MatchThread
    from mascarade_qt.storage.journal_file import Place
    from mascarade_qt.storage.unfinished import Unfinished, Unusable
    from mascarade_qt.ui.phones.phone_guests import PhoneGuests
    from mascarade_qt.ui.table.screen import TableScreen


class Sitting(NamedTuple):
    """A game being played: the match, and the screen that shows it."""

    match: "MatchThread"
    table: "TableScreen"
    help: str
    phones: "PhoneGuests | None"  # where several people play


class CurrentGame(QObject):
    """One game at a time, in one window."""

    shown = Signal(object)  # a table to go to
    left = Signal()
    closed = Signal(object)  # a table that has closed
    rule_wanted = Signal(str)
    settings_wanted = Signal()
    watched = Signal(object)  # a game of bots alone
    opened = Signal(object)  # the file of a finished game
    imported = Signal(object)  # the file of a scenario
    finished = Signal(object, str)  # the finale, and the help level
    offered = Signal(object, int)  # the game that can be continued, if any, and the number of others put away

    def __init__(self, services: Services, window: QWidget) -> None:
        super().__init__(window)
        self._services, self._window = services, window
        self._sitting: Sitting | None = None
        self._named: set[Unusable] = set()  # games that could not be continued, already reported
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
        own = self._services.scenarios.own.get(scenario.id)
        record = new_record(
            scenario if own is None else own.in_records(),
            [seat.name for seat in seats],
            [seat.role() for seat in seats],
            choice.seed,
            choice.begins,
            help=choice.help,
            opening_turns=choice.opening_turns,
            revealed=choice.revealed_in(scenario),
            characters=[seat.seated for seat in seats],
            guests=guest_names(),
        )
        loaded = load(record, programs)
        if any(seat.human for seat in seats):
            self.play(loaded)
        else:
            self.watch(loaded)

    def start_daily(self) -> None:
        """Start the deal of the day, under the name of the last game."""
        from datetime import datetime

        from mascarade_qt.match.daily import daily_record
        from mascarade_qt.match.loaded import load
        from mascarade_qt.match.table_choice import read_choice
        from mascarade_qt.words.company import stored_name
        from mascarade_qt.words.guests import character_name

        last = read_choice(self._services.settings.last_table)
        name = next((seat.name for seat in last.taken if seat.human and seat.name), stored_name(1))
        today = datetime.now().astimezone().date()
        self.play(load(daily_record(today, name, character_name, last.help)))

    def resume(self) -> None:
        """Continue the unfinished game."""
        from mascarade_qt.storage.unfinished import unfinished_game

        found = unfinished_game(self._found)
        self._name_unusable(found.unusable)
        if found.game is not None:
            self.play(found.game, found.place)
        else:
            self.offer()

    def choose_file(self) -> None:
        """Ask which game to open."""
        from PySide6.QtWidgets import QFileDialog

        from mascarade_qt.storage.scenario_files import SCENARIO_SUFFIX

        kinds = self.tr("Games and scenarios") + f" (*{GAME_SUFFIX} *{SCENARIO_SUFFIX})"
        path, _ = QFileDialog.getOpenFileName(self._window, self.tr("Open a game"), "", kinds)
        if path:
            self.open_file(path)

    def open_file(self, path: str) -> None:
        """Open a file: an unfinished game is continued, a finished one watched, a scenario imported."""
        from mascarade_qt.engine.record import RecordError
        from mascarade_qt.match.loaded import open_game
        from mascarade_qt.storage.scenario_files import holds_scenario
        from mascarade_qt.words.troubles import unopened_file

        if holds_scenario(path):
            self.imported.emit(Path(path))
            return
        try:
            found = open_game(path)
        except RecordError as error:
            show_message(self._window, unopened_file(path, error))
            return
        if found.game.over:
            self.opened.emit(Path(path))
        else:
            self.play(found)

    def play(self, loaded: "Loaded", place: "Place | None" = None) -> None:
        """Show the table and let the match begin; `place` is the journal from which it goes on."""
        from mascarade_qt.match.thread import MatchThread
        from mascarade_qt.storage.journal import Journal
        from mascarade_qt.ui.look.motion import SANDS
        from mascarade_qt.ui.table.pace import TablePace
        from mascarade_qt.ui.table.screen import TableScreen
        from mascarade_qt.ui.table.sounds import TableSounds

        self.leave()
        self._found = None  # the loaded game moves on
        services = self._services
        match = MatchThread(loaded, services.bot_process, Journal(place))
        table = TableScreen(match, turning=services.settings.turning, sand=SANDS[services.settings.sand])
        TableSounds(table, services.room, services.settings)
        TablePace(table, services.settings)
        table.left.connect(self.left)
        table.finished.connect(self.finish)
        table.rule_wanted.connect(self.rule_wanted)
        table.settings_wanted.connect(self.settings_wanted)
        self._sitting = Sitting(match, table, loaded.cast.help, self._phones(match, table, loaded))
        self.shown.emit(table)
        match.start()

    def _phones(self, match: "MatchThread", table: "TableScreen", loaded: "Loaded") -> "PhoneGuests | None":
        """Several people at one screen may also answer on their phones."""
        people = loaded.cast.humans
        if len(people) < 2:
            return None
        from mascarade_qt.ui.phones.dialog import PhonesDialog
        from mascarade_qt.ui.phones.phone_guests import PhoneGuests
        from mascarade_qt.words.company import called

        names = {player: called(loaded.record.setup.players[player]) for player in people}
        guests = PhoneGuests(match.loop, names, match)
        guests.changed.connect(table.show_phones)
        guests.asked.connect(table.phones_wanted)
        table.phones_wanted.connect(lambda: PhonesDialog.show_for(guests, table))
        if self._services.settings.phones:
            table.ready.connect(table.phones_wanted)
        return guests

    def watch(self, loaded: "Loaded") -> None:
        """Bots play, and spectators see everything."""
        self.leave()
        self.watched.emit(loaded)

    # --- how it ends ---

    def leave(self) -> None:
        """The match ends where it is; what was played is saved."""
        sitting, self._sitting = self._sitting, None
        if sitting is None:
            return
        sitting.table.close_table()
        if sitting.phones is not None:
            sitting.phones.close()
        sitting.match.close()
        self.closed.emit(sitting.table)
        sitting.table.deleteLater()
        sitting.match.deleteLater()

    def finish(self, finale: "Finale") -> None:
        """The game is over: masks off."""
        help_level = self._sitting.help if self._sitting is not None else "classic"
        if any(role.human for role in finale.roles):
            self._services.settings.has_played = True
        self.finished.emit(finale, help_level)
        self.leave()

    # --- what there is to continue ---

    def offer(self) -> None:
        """Report which game can be continued."""
        if not journal_path().exists():
            self.offered.emit(None, put_away_games())
            return
        from mascarade_qt.storage.library import described
        from mascarade_qt.storage.unfinished import unfinished_game

        found = self._found = unfinished_game(self._found)
        loaded = found.game
        game = None if loaded is None else described(journal_path(), loaded.record, loaded.game)
        self.offered.emit(game, put_away_games())
        self._name_unusable(found.unusable)

    def _name_unusable(self, found: "Unusable | None") -> None:
        """Report it once only: the home screen is shown often."""
        if found is None or found in self._named:
            return
        self._named.add(found)
        from mascarade_qt.words.troubles import unusable_game

        show_message(self._window, unusable_game(found))
