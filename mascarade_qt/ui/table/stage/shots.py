"""How each event is shown: one description per kind, from the preparation to the state afterwards."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from PySide6.QtCore import QAbstractAnimation

from mascarade_qt.engine.events import (
    COURTHOUSE,
    Announced,
    CardMoved,
    Chose,
    CoinsMoved,
    Contested,
    Discarded,
    Eliminated,
    Ended,
    Event,
    HandOpened,
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
from mascarade_qt.ui.look.reading_time import reading_time
from mascarade_qt.ui.table.board.board import Board
from mascarade_qt.ui.table.stage.balloons import Balloons
from mascarade_qt.ui.table.stage.choreographer import Choreographer
from mascarade_qt.ui.table.stage.spotlight import Spotlight
from mascarade_qt.ui.table.stage.tempo import Tempo
from mascarade_qt.words.story import Told

Movement = Callable[[], QAbstractAnimation | None]


def _nothing_to_do() -> None:
    """Many events have nothing to prepare, or leave nothing behind."""


def _still() -> None:
    """Nothing moves."""
    return


class Shot(NamedTuple):
    """Prepare, move, settle, pause. Only `settle` is needed to know where a game stands."""

    prepare: Callable[[], None] = _nothing_to_do
    movement: Movement = _still
    settle: Callable[[], None] = _nothing_to_do
    beat: str = ""  # how long it is shown in its own right, in motion.BEATS
    cards: int = 0  # faces that have to be read
    late: bool = False  # told after the movement, because the words would give it away

    def pause(self, told: Told, tempo: Tempo) -> int:
        """How long everything stands still for it; the cards of a reveal lie open until all is read."""
        return max(tempo.beat(self.beat), self.reading(told) if self.cards else 0)

    def reading(self, told: Told) -> int:
        """How long it takes to read; the words about cards say the same as their faces."""
        return max(reading_time(told.words), reading_time("", self.cards))


class Shots:
    """Knows what each event changes on the board, and when."""

    def __init__(
        self, board: Board, moves: Choreographer, balloons: Balloons, spotlight: Spotlight, tempo: Tempo
    ) -> None:
        self._board, self._moves, self._balloons, self._tempo = board, moves, balloons, tempo
        self.spotlight = spotlight

    def of(self, event: Event) -> Shot:
        """The shot of an event; the model of the seats follows when it settles."""
        return _SHOTS[type(event)](self, event)

    def _turn(self, event: TurnBegan) -> Shot:
        def clear() -> None:
            self._board.turn_all_down()
            self._balloons.hush()
            self.spotlight.out()

        return Shot(clear, settle=self._board.turn_all_down, beat="turn")

    # --- cards under the table, and looks ---

    def _took(self, event: Took) -> Shot:
        return Shot(
            lambda: self._turn_down(event.places),
            lambda: self._moves.go_under(event.player, event.places),
            lambda: self._take_away(event.places),
        )

    def _returned(self, event: Returned) -> Shot:
        return Shot(
            movement=lambda: self._moves.come_out(event.player, event.places),
            settle=lambda: self._put_back(event.places),
        )

    def _looked(self, event: Looked) -> Shot:
        """Another player's look: the card lifts at a corner. A person's own card is turned up."""
        movement = _still if event.masks is not None else lambda: self._moves.peek(event.places)
        return Shot(movement=movement, settle=lambda: self._put_back(event.places))

    def _moved(self, event: CardMoved) -> Shot:
        def settle() -> None:
            self._put_back((event.source, event.target))
            self._board.cards[event.target].show()

        return Shot(movement=lambda: self._moves.move(event.source, event.target), settle=settle)

    # --- what is said, and contests ---

    def _announced(self, event: Announced) -> Shot:
        return Shot(beat="balloon")

    def _passed(self, event: Passed) -> Shot:
        return Shot(beat="pass")

    def _contested(self, event: Contested) -> Shot:
        """The table goes dark around those who claim the mask."""
        first = not self._board.model.world.contested

        def light() -> None:
            claimants = [*self._board.model.world.claims, event.player]
            self._light(list(dict.fromkeys(claimants)))

        coming: Movement = (lambda: self.spotlight.coming(self._tempo.of("dim"))) if first else _still

        def stay() -> None:
            light()
            self.spotlight.stay()

        return Shot(light, coming, stay, beat="balloon")

    def _revealed(self, event: Revealed) -> Shot:
        """One card after another; in a contest each is stamped."""
        world = self._board.model.world
        contest = world.contested and not world.used and world.announced is not None
        verdicts = {place: mask == world.announced if contest else None for _, place, mask in event.cards}

        def movement() -> QAbstractAnimation | None:
            moved = self._moves.reveal(event.cards, verdicts)
            if moved is not None and contest:
                self._balloons.make_way(self._moves.meeting_place(event.cards))
            return moved

        def settle() -> None:
            for _, place, mask in event.cards:
                self._turn_up(place, mask)
                self._board.cards[place].set_verdict(verdicts[place])

        return Shot(
            movement=movement,
            settle=settle,
            beat="reveal",
            cards=len(event.cards),
            late=True,
        )

    def _shown(self, event: Shown) -> Shot:
        mask = event.mask
        if mask is None:
            return Shot(settle=lambda: self._put_back((event.place,)), beat="reveal")
        card = ((event.owner, event.place, mask),)
        return Shot(
            movement=lambda: self._moves.reveal(card, {}),
            settle=lambda: self._turn_up(event.place, mask),
            beat="reveal",
            cards=1,
            late=True,
        )

    def _used(self, event: Used) -> Shot:
        """Nobody contested: light spreads from the player who got away with it, true or not."""
        world = self._board.model.world
        alone = event.via is None and not world.contested
        movement: Movement = (lambda: self._moves.relief(event.player)) if alone else _still
        return Shot(self.spotlight.out, movement, self.spotlight.out, beat="turn")

    def _spoken(self, event: Event) -> Shot:
        return Shot(beat="balloon")

    def _chosen(self, event: Chose) -> Shot:
        return Shot(beat="pass")

    def _turned_up(self, event: TurnedUp) -> Shot:
        return Shot(beat="reveal", cards=1)

    # --- coins, people, losses ---

    def _coins(self, event: CoinsMoved) -> Shot:
        if event.why != "fine":
            return Shot(movement=lambda: self._moves.pay(event.moves))
        payers = [self._board.model.world.seats[seat] for seat, _, _ in event.moves if isinstance(seat, int)]
        return Shot(
            lambda: self._light(payers, (COURTHOUSE,)),
            lambda: self._moves.fine(event.moves),
            self.spotlight.stay,
        )

    def _seats(self, event: SeatsChanged) -> Shot:
        return Shot(movement=lambda: self._moves.change_seats(event.players))

    def _discarded(self, event: Discarded) -> Shot:
        places = () if event.place is None else (event.place,)
        return Shot(movement=lambda: self._moves.leave(places), settle=lambda: self._turn_down(places))

    def _out(self, event: Eliminated) -> Shot:
        def remove() -> None:
            for place in self._board.model.world.layout.own[event.seat]:
                self._board.remove(place)

        return Shot(movement=lambda: self._moves.leave(event.places), settle=remove)

    def _ended(self, event: Ended) -> Shot:
        """The table goes silent and dark around those who have won, until the masks come off."""

        def prepare() -> None:
            self._balloons.hush()
            settle()

        def settle() -> None:
            self.spotlight.fall_on(event.winners, crowned=True)
            self._balloons.follow_light()

        return Shot(prepare, lambda: self._moves.victory(event.winners), settle, beat="victory")

    # --- light, and what a card can become ---

    def _light(self, players: Sequence[int], purses: Sequence[str] = ()) -> None:
        self.spotlight.fall_on(players, purses)
        self._balloons.follow_light()

    def _turn_up(self, place: str, mask: str) -> None:
        self._board.turn_up(place, mask)
        self._board.cards[place].set_away(False)

    def _turn_down(self, places: tuple[str, ...]) -> None:
        for place in places:
            self._board.turn_up(place, None)

    def _take_away(self, places: tuple[str, ...]) -> None:
        for place in places:
            self._board.cards[place].set_away(True)

    def _put_back(self, places: tuple[str, ...]) -> None:
        for place in places:
            self._board.turn_up(place, None)
            self._board.cards[place].set_away(False)


_SHOTS: Mapping[type[Event], Callable[[Shots, Any], Shot]] = {
    TurnBegan: Shots._turn,
    Looked: Shots._looked,
    Took: Shots._took,
    Returned: Shots._returned,
    Announced: Shots._announced,
    Passed: Shots._passed,
    Contested: Shots._contested,
    Revealed: Shots._revealed,
    Shown: Shots._shown,
    Used: Shots._used,
    Nothing: Shots._spoken,
    Chose: Shots._chosen,
    HandOpened: Shots._spoken,
    CoinsMoved: Shots._coins,
    SeatsChanged: Shots._seats,
    TurnedUp: Shots._turned_up,
    Discarded: Shots._discarded,
    CardMoved: Shots._moved,
    Eliminated: Shots._out,
    Ended: Shots._ended,
}
