"""Plays moments on the board, one event after another, and says when everything has been shown."""

from collections import deque
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import NamedTuple

from PySide6.QtCore import QEvent, QObject, QPauseAnimation, QTimer, Signal

from mascarade_qt.engine.events import Event, Looked, Passed, Returned, SeatsChanged, Shown, TurnBegan
from mascarade_qt.match.messages import Moment, Private
from mascarade_qt.system.override import override
from mascarade_qt.ui.look.reading_time import reading_time
from mascarade_qt.ui.table.board.board import Board
from mascarade_qt.ui.table.stage.balloons import Balloons
from mascarade_qt.ui.table.stage.choreographer import Choreographer
from mascarade_qt.ui.table.stage.playback import Playback
from mascarade_qt.ui.table.stage.shots import Movement, Shot, Shots
from mascarade_qt.ui.table.stage.spotlight import Spotlight
from mascarade_qt.ui.table.stage.stage import Stage
from mascarade_qt.ui.table.stage.tempo import Tempo
from mascarade_qt.words.story import Told


class Interlude(NamedTuple):
    """Something to show that isn't an event: the deal, the unmasking."""

    movement: Movement
    settle: Callable[[], None]
    pause: int
    done: Callable[[], None]


@dataclass
class _Scene:
    """What is being shown now: an event or an interlude, from its preparation to its end."""

    shot: Shot
    words: Told | None = None  # of an event
    said: bool = False  # whether its words have been said
    settled: bool = False  # the board is in the state after the event
    moved_for: int = 0  # ms its movement took
    away: frozenset[str] = frozenset()  # the places that were empty before


class Director(QObject):
    """Takes moments as they come and shows them at their own pace."""

    began = Signal(object)  # an event is about to be shown
    told = Signal(object)  # its words, to be read and heard
    happened = Signal(object)  # the board is in the state after the event
    curtain = Signal(object)  # something private has to be shown first: call `proceed`
    looked = Signal(object)  # the person is looking at a card: call `proceed` when it is turned down
    revealed = Signal(object)  # cards lie open, and a person wants time: call `proceed`
    shown = Signal(object)  # a whole moment has been shown; its last words may still be read
    read = Signal()  # its last words have been read, and nothing follows yet

    def __init__(self, board: Board, words_of: Callable[[Event], Told], parent: QObject) -> None:
        super().__init__(parent)
        self._board = board
        self._words_of = words_of
        self.stage = Stage(board)
        self.tempo = Tempo()
        self.moves = Choreographer(board, self.stage, self.tempo)
        self._spotlight = Spotlight(board)
        self.balloons = Balloons(board, self._spotlight)
        self._shots = Shots(board, self.moves, self.balloons, self._spotlight, self.tempo)
        self._queue: deque[Moment | Interlude] = deque()
        self._moment: Moment | Interlude | None = None
        self._position = 0
        self._scene: _Scene | None = None
        self.playback = Playback(self)
        self._then: Callable[[], None] | None = None  # what `proceed` continues with
        self._unseen = False  # the table can't be seen
        self._held = False  # a person has paused it
        self._unread = 0  # ms that the last words still have to stand
        self._passes: list[Passed] = []  # said together, once the announcement has been read
        self.skipping = False  # up to the next question for a person
        self.stops: Callable[[Event], bool] = lambda _: False  # what is never skipped
        self.passed_over: Callable[[], str] = str  # says what was skipped, and returns it
        self.waits: Callable[[], bool] = bool  # whether to wait for a key when cards have been revealed
        self._tick = QTimer(self)
        self._tick.setSingleShot(True)
        self._tick.setInterval(0)
        self._tick.timeout.connect(self._next)
        board.installEventFilter(self)

    @property
    def busy(self) -> bool:
        """Whether there is something left to show, or to read."""
        return self._moment is not None or bool(self._queue) or self.playback.running

    @property
    def moving(self) -> tuple[Event, float] | None:
        """What is being shown now, and how far along it is; for taking pictures."""
        event, progress = self._event(), self.playback.progress
        return None if event is None or progress is None else (event, progress)

    @property
    def number(self) -> int:
        """The number of the moment that is being shown."""
        return self._moment.number if isinstance(self._moment, Moment) else -1

    # --- from outside ---

    def play(self, moment: Moment | Interlude) -> None:
        """Show this after everything before it."""
        idle = self._moment is None and not self._queue
        if idle and isinstance(moment, Moment) and self._only_passes(moment):
            self._passes += (event for event in moment.events if isinstance(event, Passed))
            self.shown.emit(moment)
            return
        self._queue.append(moment)
        if idle and not self.playback.running:
            self._begin()

    def skip(self) -> None:
        """Show everything at once up to the next question, or up to an event that concerns a person here."""
        self.skipping = True
        self._unread = 0
        self.playback.end()

    def proceed(self) -> None:
        """End the wait."""
        then, self._then = self._then, None
        if then is not None:
            then()

    def pause(self) -> None:
        """Show nothing while it can't be seen; an unfinished movement goes back to its beginning."""
        self._unseen = True
        self._tick.stop()
        if self.playback.running:
            self._go_back()

    def resume(self) -> None:
        """Go on: the table can be seen again."""
        self._unseen = False
        if self._moment is not None and self._then is None and not self.playback.running:
            self._go()
        elif not self.playback.running:
            self._begin_next()

    def hold(self, held: bool) -> None:
        """Stand still, or go on from there."""
        self._held = held
        if self.playback.running:
            self.playback.hold(held)
        elif held:
            self._tick.stop()
        elif not self._unseen:
            self.resume()

    def stop(self) -> None:
        """Stop all movement, because the screen is being left."""
        self._queue.clear()
        self._passes.clear()
        self._unread = 0
        self._moment = self._then = self._scene = None
        self._tick.stop()
        self._drop_movement()

    def _go_back(self) -> None:
        """Put the board back to where it was before the movement."""
        self._drop_movement()
        scene = self._scene
        if scene is not None and not scene.settled:
            for place, card in self._board.cards.items():
                card.set_away(place in scene.away)

    def _drop_movement(self) -> None:
        self.playback.drop()
        self._spotlight.stay()
        self.stage.clear()

    def fast_forward(self, events: Iterable[Event]) -> None:
        """Bring the board to a later state of the game, without movement."""
        with self._board.model.catching_up():
            for event in events:
                if isinstance(event, TurnBegan):
                    self.hush()
                self._settle_board(self._shots.of(event), event)

    def show_again(self, told: Iterable[Told]) -> None:
        """Show what was said last."""
        for words in told:
            self.balloons.say(words)

    def turn_to(self, player: int) -> None:
        """Rotate the table, with what has been said at it, so that this player sits at the bottom."""
        if self._board.viewer != player:
            self._board.view_from(player)
            self.respeak()

    def hush(self) -> None:
        """Remove balloons and darkness."""
        self.balloons.hush()
        self._spotlight.out()

    def respeak(self, again: Mapping[Told, Told] | None = None) -> None:
        """Place the balloons again; with the same words, or as retold."""
        self.balloons.replace(again)

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """React to a new size of the table."""
        if event.type() == QEvent.Type.Resize:
            QTimer.singleShot(0, self, self._rearrange)  # once everything has its place
        return super().eventFilter(watched, event)

    def _rearrange(self) -> None:
        """An unfinished movement starts again, towards its new place."""
        if self.playback.running and self._scene is not None and not self._scene.settled:
            self._go_back()
            self._go()
        self.respeak()

    # --- one event ---

    def _begin(self) -> None:
        self._moment = self._queue.popleft()
        self._position = 0
        self._scene = None
        self._go()

    def _go(self) -> None:
        """Go to the next event, unless it couldn't be seen."""
        if not self._unseen and not self._held:
            self._tick.start()

    def _event(self) -> Event | None:
        moment = self._moment
        if not isinstance(moment, Moment) or self._position >= len(moment.events):
            return None
        return moment.events[self._position]

    def _next(self) -> None:
        moment, event, scene = self._moment, self._event(), self._scene
        if isinstance(moment, Interlude):
            self._play_interlude(moment)
        elif moment is not None and event is None:
            self._close_moment(moment)
        elif event is not None and scene is not None and scene.settled:
            self._rest(scene)
        elif event is not None and scene is None and self.skipping and self.stops(event):
            self.skipping = False
            self._unread = reading_time(self.passed_over())
            self._go()
        elif isinstance(event, Passed):
            self._passes.append(event)
            self._finish_event()
        elif event is not None and (scene is not None or self._leaves_words(event) or not self._catch_up()):
            self._show(event)

    def _leaves_words(self, event: Event) -> bool:
        """Whether what was said last can still be read while this is shown."""
        return isinstance(event, Returned) and event.swapped is None and not self._passes

    def _catch_up(self) -> bool:
        """Leave the last words until they have been read, then say all passes. False if neither is needed."""
        if self._unread and not self.skipping:
            self.playback.run(QPauseAnimation(self._unread), self._have_read)
        elif self._passes:
            self._show_passes()
        else:
            return False
        return True

    def _have_read(self) -> None:
        self._unread = 0
        if self._moment is not None:
            self._go()
        elif self._queue:
            self._begin()
        else:
            self.read.emit()

    def _show_passes(self) -> None:
        """Show all passes at once: no one needs to read each of them."""
        passes, self._passes = self._passes, []
        for event in passes:
            words = self._words_of(event)
            self.began.emit(event)
            self.balloons.say(words)
            self.told.emit(words)
            self._settle_board(self._shots.of(event), event)
            self.happened.emit(event)
        beat = 0 if self.skipping else self.tempo.beat("pass")
        self.playback.run(QPauseAnimation(beat) if beat else None, self._go)

    def _show(self, event: Event) -> None:
        scene = self._scene or self._open_scene(event)
        if scene is not self._scene or scene.words is None:  # it has been stopped
            return
        scene.shot.prepare()
        self.balloons.say(scene.words)
        if not scene.shot.late:
            self._emit_words(scene)
        self._move(scene, self._arrived)

    def _open_scene(self, event: Event) -> _Scene:
        words = self._words_of(event)
        scene = self._scene = _Scene(self._shots.of(event), words)
        self.began.emit(event)
        return scene

    def _emit_words(self, scene: _Scene) -> None:
        if not scene.said:
            scene.said = True
            self.told.emit(scene.words)

    def _move(self, scene: _Scene, then: Callable[[], None]) -> None:
        scene.away = frozenset(place for place, card in self._board.cards.items() if card.away)
        movement = None if self.skipping else scene.shot.movement()
        scene.moved_for = movement.totalDuration() if movement is not None else 0
        self.playback.run(movement, then)

    def _arrived(self) -> None:
        moment, event = self._moment, self._event()
        if not isinstance(moment, Moment) or event is None:
            return
        private = self._private(moment)
        if private is not None:
            self._then = self._settle
            self.curtain.emit(private)
        elif isinstance(event, Looked) and event.masks is not None:
            self._then = self._settle
            for place, mask in zip(event.places, event.masks, strict=True):
                self._board.turn_up(place, mask)
            self.stage.clear()
            self.looked.emit(event)
        else:
            self._settle()

    def _private(self, moment: Moment) -> Private | None:
        """What has to be shown behind the curtain, except for what these people have just done themselves."""
        for private in moment.private:
            if private.position == self._position and isinstance(private.event, Looked | Shown):
                return private
        return None

    def _settle(self) -> None:
        event, scene = self._event(), self._scene
        if event is None or scene is None:
            return
        self._settle_board(scene.shot, event)
        self.stage.clear()
        scene.settled = True
        self._emit_words(scene)
        self.happened.emit(event)
        if self._scene is scene:  # it wasn't stopped
            self._rest(scene)

    def _settle_board(self, shot: Shot, event: Event) -> None:
        board = self._board
        shot.settle()
        board.model.see(event)
        if isinstance(event, SeatsChanged):
            board.view_from(board.viewer)  # the viewer stays at the bottom

    def _rest(self, scene: _Scene) -> None:
        """Wait until it has been read; what was told at the beginning was read during the movement."""
        shot, words = scene.shot, scene.words
        if words is None:
            return
        if self.skipping:
            self._unread = 0
            self._finish_event()
        elif shot.cards and self.waits():
            self._then = self._finish_event
            self.revealed.emit(words)
        else:
            moved = 0 if shot.late else scene.moved_for
            left = shot.pause(words, self.tempo) - moved
            rest = max(0, left) + moved
            unread = shot.reading(words) - rest
            self._unread = max(0, unread if words.words else self._unread - rest)
            self.playback.run(QPauseAnimation(left) if left > 0 else None, self._finish_event)

    def _finish_event(self) -> None:
        self._position += 1
        self._scene = None
        self._go()

    def _close_moment(self, moment: Moment) -> None:
        """While a bot thinks, the last words can be read; a person's question would take their place."""
        thinks = moment.asked is not None and moment.asked.pause > 0
        if not thinks and self._catch_up():
            return
        if thinks and self._passes and not self.passes_at_once(moment) and self._catch_up():
            return
        self._finish_moment(moment)

    def _finish_moment(self, moment: Moment) -> None:
        self._moment = None
        if moment.asked is None or moment.asked.question is not None:
            self.skipping = False
        self.shown.emit(moment)
        self._begin_next()

    def _only_passes(self, moment: Moment) -> bool:
        return self.passes_at_once(moment) and all(isinstance(event, Passed) for event in moment.events)

    def passes_at_once(self, moment: Moment) -> bool:
        """Whether a bot may let this pass while everyone still looks at the announcer."""
        asked = moment.asked
        calm = asked is not None and asked.pause > 0 and asked.kind == "contest"
        return calm and not self._board.model.world.contested

    def _begin_next(self) -> None:
        if self._moment is not None or self.playback.running:
            return
        if self._queue:
            self._begin()
        elif self._unread and not self.skipping and not self._unseen and not self._held:
            self.playback.run(QPauseAnimation(self._unread), self._have_read)

    def _play_interlude(self, interlude: Interlude) -> None:
        scene = self._scene = self._scene or _Scene(Shot(movement=interlude.movement))

        def settle() -> None:
            interlude.settle()
            self.stage.clear()
            scene.settled = True
            wait = 0 if self.skipping else interlude.pause
            self.playback.run(QPauseAnimation(wait) if wait else None, finish)

        def finish() -> None:
            self._moment = self._scene = None
            self.skipping = False
            interlude.done()
            self._begin_next()

        if scene.settled:
            settle()
        else:
            self._move(scene, settle)
