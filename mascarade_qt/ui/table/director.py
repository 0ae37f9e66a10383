"""Plays moments on the board, one event after another, and says when all of it has been shown."""

from collections import deque
from collections.abc import Callable

from PySide6.QtCore import QAbstractAnimation, QObject, QRectF, QSequentialAnimationGroup, QTimer, Signal

from mascarade_qt.engine.events import (
    Announced,
    CardMoved,
    Chose,
    Contested,
    Discarded,
    Eliminated,
    Ended,
    Event,
    Looked,
    Nothing,
    Passed,
    Returned,
    Revealed,
    SeatsChanged,
    Shown,
    Took,
    TurnBegan,
    TurnedUp,
    Used,
)
from mascarade_qt.match.messages import Moment, Private
from mascarade_qt.ui.look.motion import CLOCK
from mascarade_qt.ui.table.balloon import Balloon
from mascarade_qt.ui.table.board import Board
from mascarade_qt.ui.table.choreography import Choreographer
from mascarade_qt.ui.table.stage import Stage

# How long an event stands for itself, by the names of motion.DURATIONS.
PAUSES: dict[type, str] = {
    Announced: "balloon",
    Contested: "balloon",
    Passed: "pass",
    Revealed: "reveal",
    Shown: "reveal",
    TurnedUp: "reveal",
    Nothing: "balloon",
    Chose: "pass",
    Used: "turn",
    TurnBegan: "turn",
    Ended: "balloon",
}


class Director(QObject):
    """Takes moments as they come and shows them in their own time."""

    happened = Signal(object)  # an event has been shown
    curtain = Signal(object)  # something private has to be shown before it goes on: call `go_on`
    looked = Signal(object)  # the person looks at a card: call `go_on` when it is turned down
    shown = Signal(object)  # a whole moment has been shown

    def __init__(self, board: Board, say: Callable[[Event], tuple[int, str] | None], parent: QObject) -> None:
        super().__init__(parent)
        self._board = board
        self._stage = Stage(board)
        self._choreographer = Choreographer(board, self._stage)
        self._say = say
        self._balloons: dict[int, Balloon] = {}
        self._spoken: dict[int, Event] = {}  # what each of them has in the balloon
        self._queue: deque[Moment] = deque()
        self._moment: Moment | None = None
        self._position = 0
        self._running: QAbstractAnimation | None = None
        self._waiting = False  # for somebody to go on
        self._paused = False  # nobody sees the table
        self._away: set[str] = set()  # the places that were empty before the event
        self.skipping = False  # up to the next question to a person
        self._tick = QTimer(self)
        self._tick.setSingleShot(True)
        self._tick.setInterval(0)
        self._tick.timeout.connect(self._next)

    @property
    def busy(self) -> bool:
        """Whether something is still to be shown."""
        return self._moment is not None or bool(self._queue)

    @property
    def moving(self) -> tuple[Event, float] | None:
        """What is being shown just now, and how far it has come; for whoever takes pictures."""
        event, running = self._event(), self._running
        if event is None or running is None:
            return None
        return event, running.currentLoopTime() / running.totalDuration()

    def play(self, moment: Moment) -> None:
        """Show this after all that came before."""
        self._queue.append(moment)
        if self._moment is None:
            self._begin()

    def skip(self) -> None:
        """Show everything up to the next question at once."""
        self.skipping = True
        if self._running is not None:
            self._running.setCurrentTime(self._running.totalDuration())

    def go_on(self) -> None:
        """What had to be waited for is done."""
        if self._waiting:
            self._waiting = False
            self._finish_event()

    def pause(self) -> None:
        """Nothing is shown while nobody sees it; what was on its way goes back to its beginning."""
        self._paused = True
        self._tick.stop()
        if self._running is not None:
            self._drop_movement()
            for place, card in self._board.cards.items():
                card.set_away(place in self._away)

    def resume(self) -> None:
        """Somebody sees the table again."""
        self._paused = False
        if self._moment is not None and not self._waiting and self._running is None:
            self._tick.start()

    def stop(self) -> None:
        """Nothing moves any more; used when the screen is left."""
        self._queue.clear()
        self._moment = None
        self._tick.stop()
        self._drop_movement()

    def _drop_movement(self) -> None:
        if self._running is not None:
            self._running.stop()
            self._running.deleteLater()
            self._running = None
        self._stage.clear()

    def _go(self) -> None:
        """On to the next event, unless nobody would see it."""
        if not self._paused:
            self._tick.start()

    def fast_forward(self, events: tuple[Event, ...]) -> None:
        """Bring the board to where a game stands, without a movement."""
        for event in events:
            self._settle(event)

    # --- one event ---

    def _begin(self) -> None:
        self._moment = self._queue.popleft()
        self._position = 0
        self._go()

    def _event(self) -> Event | None:
        moment = self._moment
        if moment is None or self._position >= len(moment.events):
            return None
        return moment.events[self._position]

    def _next(self) -> None:
        moment, event = self._moment, self._event()
        if moment is None:
            return
        if event is None:
            self._finish_moment(moment)
            return
        self._prepare(event)
        self._speak(event)
        self._away = {place for place, card in self._board.cards.items() if card.away}
        movement = None if self.skipping else self._choreographer.of(event)
        rest = 0 if self.skipping else CLOCK.of(PAUSES[type(event)]) if type(event) in PAUSES else 0
        group = QSequentialAnimationGroup(self)
        if movement is not None:
            group.addAnimation(movement)
        if rest:
            group.addPause(rest)
        if group.totalDuration() == 0:
            group.deleteLater()
            self._ended()
            return
        self._running = group
        group.finished.connect(self._ended)
        group.start()

    def _ended(self) -> None:
        if self._running is not None:
            self._running.deleteLater()
            self._running = None
        moment, event = self._moment, self._event()
        if moment is None or event is None:
            return
        private = self._private(moment)
        if private is not None:
            self._waiting = True
            self.curtain.emit(private)
        elif isinstance(event, Looked) and event.masks is not None:
            self._waiting = True
            for place, mask in zip(event.places, event.masks, strict=True):
                self._board.turn_up(place, mask)
            self._stage.clear()
            self.looked.emit(event)
        else:
            self._finish_event()

    def _private(self, moment: Moment) -> Private | None:
        """What has to be shown behind the curtain; what a person has just done is no news to that person."""
        for private in moment.private:
            if private.position == self._position and isinstance(private.event, Looked | Shown):
                return private
        return None

    def _finish_event(self) -> None:
        event = self._event()
        if event is None:
            return
        self._settle(event)
        self._stage.clear()
        self._position += 1
        self.happened.emit(event)
        self._go()

    def _finish_moment(self, moment: Moment) -> None:
        self._moment = None
        if moment.asked is None or moment.asked.question is not None:
            self.skipping = False
        self.shown.emit(moment)
        if self._queue and self._moment is None:
            self._begin()

    # --- what changes on the board ---

    def _prepare(self, event: Event) -> None:
        """Before it moves: cards that are taken are turned down first."""
        if isinstance(event, TurnBegan):
            self._board.turn_all_down()
            self.hush()
        elif isinstance(event, Took):
            for place in event.places:
                self._board.turn_up(place, None)

    def _settle(self, event: Event) -> None:
        """The board as it is after the event."""
        board = self._board
        if isinstance(event, Took):
            for place in event.places:
                board.cards[place].set_away(True)
        elif isinstance(event, Returned | Looked | CardMoved):
            places = (event.source, event.target) if isinstance(event, CardMoved) else event.places
            for place in places:
                board.turn_up(place, None)
                board.cards[place].set_away(False)
        elif isinstance(event, Revealed):
            for _, place, mask in event.cards:
                board.turn_up(place, mask)
                board.cards[place].set_away(False)
        elif isinstance(event, Shown):
            board.turn_up(event.place, event.mask)
            board.cards[event.place].set_away(False)
        elif isinstance(event, TurnBegan):
            board.turn_all_down()
        self._settle_losses(event)
        board.model.see(event)
        if isinstance(event, SeatsChanged):
            board.view_from(board.viewer)  # the one whose eyes these are stays at the bottom

    def _settle_losses(self, event: Event) -> None:
        board = self._board
        if isinstance(event, Eliminated):
            for place in board.model.world.layout.own[event.seat]:
                board.remove(place)
        elif isinstance(event, CardMoved):
            board.cards[event.target].show()
        elif isinstance(event, Discarded) and event.place is not None:
            board.turn_up(event.place, None)

    def _speak(self, event: Event) -> None:
        said = self._say(event)
        if said is None:
            return
        player, text = said
        self._spoken[player] = event
        balloon = self._balloons.get(player)
        if balloon is None:
            balloon = self._balloons[player] = Balloon(self._board)
        speaker = QRectF(self._board.seat_of(player).geometry())
        balloon.hide()
        spoken = [QRectF(other.geometry()) for other in self._balloons.values() if other.isVisible()]
        balloon.say(text, speaker, QRectF(self._board.rect()), self._board.obstacles() + spoken)

    def speak(self, event: Event) -> None:
        """Put what is said into a balloon, without any movement."""
        self._speak(event)

    def hush(self) -> None:
        """Take all balloons away."""
        self._spoken = {}
        for balloon in self._balloons.values():
            balloon.hide()

    def respeak(self) -> None:
        """Say again what stands in the balloons: in another language, or because the table was turned."""
        spoken = list(self._spoken.values())
        self.hush()
        for event in spoken:
            self._speak(event)
