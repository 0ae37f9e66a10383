"""The playhead of a watched game: seeks to any moment, or plays one after another at their own pace."""

from PySide6.QtCore import QObject, QTimer, Signal

from mascarade_qt.engine.events import Announced, Contested, Event, Looked
from mascarade_qt.engine.public import PublicTable
from mascarade_qt.engine.sight import open_setup
from mascarade_qt.history.replay import Replay
from mascarade_qt.history.truth import Keyframes
from mascarade_qt.match.messages import Moment
from mascarade_qt.match.moods import moods
from mascarade_qt.ui.look.reading_time import reading_time
from mascarade_qt.ui.replays.moments_model import MomentsModel
from mascarade_qt.ui.replays.open_board import OpenBoard, open_faces
from mascarade_qt.ui.table.board.descriptions import describe_board
from mascarade_qt.ui.table.stage.director import Director
from mascarade_qt.words.company import Company
from mascarade_qt.words.story import Told, told_of


class Playhead(QObject):
    """`eyes` is the player through whose eyes the game is seen; with None, all masks are open."""

    moved = Signal(int)  # the row shown now
    told = Signal(str)  # a sentence has been played
    playing_changed = Signal(bool)
    ran_out = Signal()  # playing, but the live game has nothing more yet

    def __init__(
        self, replay: Replay, board: OpenBoard, rows: MomentsModel, you: int | None, parent: QObject
    ) -> None:
        """`you` is the lone person who played it here, and is called so through anybody's eyes."""
        super().__init__(parent)
        self._you = you
        self.replay, self._board, self.rows = replay, board, rows
        self._setup = open_setup(replay.setup)
        self.eyes: int | None = None
        self.moment = 0
        self.playing = False
        self.company = Company(self._setup, you)
        self.director = Director(board, self._words_of, self)
        self.director.happened.connect(self._on_happened)
        self.director.looked.connect(self._on_looked)
        self.director.shown.connect(self._on_shown)
        self._look_over = QTimer(self)
        self._look_over.setSingleShot(True)
        self._look_over.timeout.connect(self.director.proceed)
        self.look_through(None)

    def _words_of(self, event: Event) -> Told:
        return told_of(self.company, event)

    # --- whose eyes, which language ---

    @property
    def _reader(self) -> int | None:
        """Who is “you”."""
        return self.eyes if self._you is None else self._you

    def look_through(self, player: int | None) -> None:
        """See the same moment through other eyes."""
        self.eyes = player
        self._events = self.replay.seen_by(player)
        self._worlds = Keyframes(PublicTable(self._setup))
        self._companies = Keyframes(Company(self._setup, self._reader))
        self._worlds.add(self._events)
        self._companies.add(self._events)
        self.rows.set_game(self._setup, self._reader, self._events)
        self.show_moment(self.moment)
        if player is not None:
            self._board.view_from(player)

    def retell(self) -> None:
        """Tell everything again in the current language."""
        self.rows.set_game(self._setup, self._reader, self._events)
        self.show_moment(self.moment)

    def extend(self, before: int) -> None:
        """The replay has grown, after this many events."""
        news = self.replay.seen_by(self.eyes)[before:]
        self._events += news
        self._worlds.add(news)
        self._companies.add(news)
        self.rows.extend(news, before)
        if self.playing and not self.director.busy:
            self._play_next()

    # --- any moment, at once ---

    @property
    def row(self) -> int:
        """The row shown now."""
        return self.rows.row_at(self.moment)

    def seek(self, row: int) -> None:
        """Show a row; nothing moves, nothing sounds."""
        self.show_moment(self.rows.moment(max(0, min(row, self.rows.rowCount() - 1))))

    def show_moment(self, moment: int) -> None:
        """Show the table after this many events."""
        self._stop_moving()
        self.moment = moment
        board = self._board
        start, self.company = self._companies.before_turn(moment)
        turn = self._events[start:moment]
        truth = self.replay.truth(moment)
        faces, away = (dict(self._setup.deal), []) if moment == 0 else open_faces(turn)
        board.truth = truth.cards if self.eyes is None else None
        board.model.jump(self._worlds.at(moment))
        board.lay(truth.cards, faces, away)
        self._sit_down()
        felt: dict[int, str] = {}
        for event in turn:
            felt |= moods(self.company, event)
            if isinstance(event, Announced | Contested):
                self.director.balloons.say(self._words_of(event))
            self.company.see(event)
        board.model.show_moods(felt)
        describe_board(board, self.company)
        self.moved.emit(self.row)

    def _sit_down(self) -> None:
        """Put the player whose eyes these are at the bottom, even after the Puppet Master has moved them."""
        board = self._board
        bottom = board.spots.seats[board.model.seat_of(board.viewer)].plate.center().y()
        if any(spot.plate.center().y() > bottom + 1 for spot in board.spots.seats.values()):
            board.view_from(board.viewer)

    def _stop_moving(self) -> None:
        self._look_over.stop()
        self.director.stop()
        self.director.hush()

    # --- one after another ---

    def play(self) -> None:
        """Play from here on, at their own pace; from the end, start over."""
        if self.replay.over and self.moment >= len(self.replay.events):
            self.show_moment(0)
        self._set_playing(True)
        self._play_next()

    def pause(self) -> None:
        """Stop here."""
        self._set_playing(False)
        if self.director.busy:
            self.show_moment(self.moment)

    def close(self) -> None:
        """Stop for good."""
        self._set_playing(False)
        self._board.model.calm_down()
        self._stop_moving()

    def _set_playing(self, playing: bool) -> None:
        if playing != self.playing:
            self.playing = playing
            self.playing_changed.emit(playing)

    def _play_next(self) -> None:
        row = self.row + 1
        if row < self.rows.rowCount():
            events = tuple(self._events[self.moment : self.rows.moment(row)])
            self.director.play(Moment(row, events, (), None))
        elif self.replay.over:
            self._set_playing(False)
        else:
            self.ran_out.emit()

    def _on_happened(self, event: Event) -> None:
        self.company.see(event)
        self.moment += 1
        if self.eyes is None:
            self._board.truth = self.replay.truth(self.moment).cards
            for place in self._board.truth:
                if self._board.cards[place].shown != self._board.truth[place]:
                    self._board.turn_up(place, None)

    def _on_looked(self, event: Looked) -> None:
        self._look_over.start(max(self.director.tempo.beat("reveal"), reading_time("", len(event.places))))

    def _on_shown(self, moment: Moment) -> None:
        describe_board(self._board, self.company)
        row = self.row
        self.moved.emit(row)
        self.told.emit(str(self.rows.index(row).data() or ""))
        if self.playing:
            self._play_next()
