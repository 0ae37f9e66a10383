"""The screens around the game, and the ways between them: lessons, replays, live games, the end."""

from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from mascarade_qt.engine.cast import Cast, Role
from mascarade_qt.engine.record import RecordError
from mascarade_qt.history.replay import Replay, all_events, replay_of
from mascarade_qt.match.loaded import Loaded, load, read_plain
from mascarade_qt.match.messages import Finale
from mascarade_qt.match.new_games import new_record
from mascarade_qt.match.roles import admitted
from mascarade_qt.match.table_choice import SeatChoice
from mascarade_qt.match.thread import MatchThread
from mascarade_qt.storage.library import KeptGame, keep_game
from mascarade_qt.ui.current_game import CurrentGame
from mascarade_qt.ui.kit.text import show_message
from mascarade_qt.ui.new_game.last_table import last_table
from mascarade_qt.ui.post_game import PostGame
from mascarade_qt.ui.screen_stack import ScreenStack
from mascarade_qt.ui.services import Services
from mascarade_qt.words.guests import character_name, guest_names
from mascarade_qt.words.troubles import error_text, unopened_file

if TYPE_CHECKING:
    from mascarade_qt.engine.record import Record
    from mascarade_qt.ui.kit.screen import Screen
    from mascarade_qt.ui.replays.viewer import ViewerScreen


WATCHED = "master"  # how well they play who take the place of a person


class GameScreens(QObject):
    """Opens the screens that belong to one game, on top of the screen they were opened from."""

    rule_wanted = Signal(str)

    def __init__(self, services: Services, stack: ScreenStack, current_game: CurrentGame) -> None:
        super().__init__(stack)
        self._services, self._stack, self._current_game = services, stack, current_game
        self._live: MatchThread | None = None
        self.post_game = PostGame(services, stack, current_game)

    def make(self, name: str) -> "Screen":
        """Make a screen that is kept."""
        if name == "statistics":
            from mascarade_qt.ui.statistics.screen import StatisticsScreen

            return StatisticsScreen(self._stack)
        if name == "learn":
            from mascarade_qt.ui.lessons.screen import LessonsScreen

            learn = LessonsScreen(self._services.settings, self._stack)
            learn.chosen.connect(self._teach)
            return learn
        from mascarade_qt.ui.replays.screen import ReplaysScreen

        replays = ReplaysScreen(self._stack)
        replays.opened.connect(self._open_kept)
        replays.live_wanted.connect(self._watch_bots)
        return replays

    def close(self) -> None:
        """End the live game."""
        live, self._live = self._live, None
        if live is not None:
            live.close()
            live.deleteLater()

    # --- lessons ---

    def first_lesson(self) -> None:
        """Begin the first lesson without showing the list."""
        from mascarade_qt.match.lessons import lessons

        self._teach(lessons()[0].id)

    def _teach(self, name: str) -> None:
        from mascarade_qt.match.lessons import lessons
        from mascarade_qt.ui.lessons.lesson import LessonScreen
        from mascarade_qt.ui.table.sounds import TableSounds

        services = self._services
        lesson = next(lesson for lesson in lessons() if lesson.id == name)
        screen = LessonScreen(lesson, lambda table: TableSounds(table, services.room, services.settings))
        screen.done.connect(self._mark_done)
        screen.answered.connect(services.room.play_verdict)
        screen.rule_wanted.connect(self.rule_wanted)
        self._stack.show_passing(screen)

    def _mark_done(self, name: str) -> None:
        settings = self._services.settings
        settings.lessons_done = settings.lessons_done | {name}

    # --- games to watch ---

    def _open_kept(self, game: KeptGame) -> None:
        """Watch a finished game; continue an unfinished one: its masks are still a secret."""
        try:
            if not game.over:
                self._current_game.open_file(str(game.path))
                return
            self._watch(read_plain(game.path))
        except RecordError as error:
            show_message(self._stack, unopened_file(game.path, error))

    def watch_stranger(self, path: Path) -> None:
        """Watch a game from a file that was opened."""
        self._watch(read_plain(path), path.stem)

    def _watch(self, record: "Record", stranger: str = "") -> "ViewerScreen":
        people = record.cast.humans if record.cast is not None else ()
        you = people[0] if len(people) == 1 else None
        viewer = self._viewer(replay_of(record), stranger=bool(stranger), you=you)
        viewer.chosen.connect(lambda what: self._after_watching(what, viewer, record, stranger))
        return viewer

    def _viewer(
        self,
        replay: Replay,
        stranger: bool = False,
        live: MatchThread | None = None,
        you: int | None = None,
    ) -> "ViewerScreen":
        from mascarade_qt.ui.replays.viewer import ViewerScreen

        viewer = ViewerScreen(replay, stranger=stranger, live=live, you=you)
        viewer.sound_in(self._services.room)
        self._stack.show_passing(viewer)
        return viewer

    def _after_watching(self, what: str, viewer: "ViewerScreen", record: "Record", name: str) -> None:
        if what == "keep":
            try:
                keep_game(record, name)
            except OSError as error:
                self._show_unsaved(error)
                return
            viewer.kept()
        else:
            cast = None if name else record.cast
            self.post_game.unmask(_finale(record), cast.help if cast is not None and cast.humans else "")

    def _show_unsaved(self, error: OSError) -> None:
        show_message(
            self._stack.window(), self.tr("The game couldn’t be saved: {why}").format(why=error_text(error))
        )

    # --- bots ---

    def _watch_bots(self) -> None:
        """Watch bots on all seats, at the table of the last game."""
        services = self._services
        choice, scenario = last_table(services.settings.last_table, services.scenarios)
        own = services.scenarios.own.get(scenario.id)
        seats = [_without_person(seat) for seat in choice.taken]
        names = [character_name(seat.seated) or seat.name for seat in seats]
        roles, characters = [seat.role() for seat in seats], [seat.seated for seat in seats]
        record = new_record(
            scenario if own is None else own.in_records(),
            names,
            roles,
            characters=characters,
            guests=guest_names(),
        )
        self._current_game.watch(load(record))

    def watch_live(self, loaded: Loaded) -> None:
        """Bots play, and spectators see everything."""
        self.close()
        setup = loaded.record.setup
        live = self._live = MatchThread(loaded, self._services.bot_process, spectator=True)
        viewer = self._viewer(Replay(setup), live=live)
        viewer.chosen.connect(lambda _: self._after_live(viewer))
        viewer.destroyed.connect(lambda: self._forget(live))
        live.start()

    def _after_live(self, viewer: "ViewerScreen") -> None:
        if viewer.finale is not None:
            self.post_game.unmask(viewer.finale, "")

    def _forget(self, live: MatchThread) -> None:
        if live is self._live:
            self.close()


def _without_person(seat: SeatChoice) -> SeatChoice:
    """Programs that were named for another game don't run here either."""
    if seat.human or seat.bot:
        return replace(seat, human=False, bot="", name="", level=WATCHED)
    return seat


def _finale(record: "Record") -> Finale:
    cast = record.cast or Cast((Role(human=False),) * len(record.setup.players))
    roles, events = admitted(cast).roles, tuple(all_events(record))
    choices = tuple(record.choices)
    return Finale(record.setup, roles, events, choices, record.scenario, record.created, record.title)
