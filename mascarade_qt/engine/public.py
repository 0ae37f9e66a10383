"""The public side of a table, followed through events: what everybody can see, and nothing else."""

from collections.abc import Callable, Mapping
from typing import Any

from mascarade_qt.engine.events import (
    BANK,
    Announced,
    Chose,
    CoinsMoved,
    Contested,
    Discarded,
    Eliminated,
    Ended,
    Event,
    Passed,
    Purse,
    SeatsChanged,
    Took,
    TurnBegan,
    TurnedUp,
    Used,
)
from mascarade_qt.engine.masks import Step, asks
from mascarade_qt.engine.setup import COINS_IN_ALL, Setup


class PublicTable:
    """Coins, seats, who is out, what was announced. Any player's sight of the events will do."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.players = len(setup.players)
        self.layout = setup.layout
        self.coins = list(setup.coins)  # by seat
        self.courthouse = setup.courthouse
        self.bank = COINS_IN_ALL - sum(setup.coins) - setup.courthouse
        self.seats = list(range(self.players))  # by seat: the player there
        self.seat_of = list(range(self.players))  # by player: their seat
        self.out: list[int] = []  # who left, in order
        self.graveyard = list(setup.graveyard)  # in no known order, except for `turned_up`
        self.turned_up: list[str] = []  # what is known to lie at the bottom, the last one lowest
        self.turn = 0
        self.active = self.turn_seat = setup.first
        self.last_power: str | None = None  # what the Actress copies
        self.over = False
        self._forget_turn()

    def _forget_turn(self) -> None:
        self.announced: str | None = None
        self.claims: dict[int, str] = {}  # by player: the place of the card; the announcer comes first
        self.passed: list[int] = []
        self.held: tuple[str, str] = ("", "")  # the cards under the table
        self.used: list[Used] = []
        self._answered: list[str] = []  # the kinds of questions already answered for the power in use
        self.target: int | None = None  # the player that the power's user chose last
        self.named: str | None = None  # the mask named last

    @property
    def power(self) -> Used | None:
        """The power in use."""
        return self.used[-1] if self.used else None

    @property
    def contested(self) -> bool:
        """Whether the announcement has been contested."""
        return len(self.claims) > 1

    def fortune(self, player: int) -> int:
        """The coins in front of a player."""
        return self.coins[self.seat_of[player]]

    def asking(self, kind: str) -> Step | None:
        """The step of the power in use that asks this kind of question next."""
        if not self.used:
            return None
        steps = [step for step in self.setup.program(self.used[-1].mask) if kind in asks(step)]
        return steps[min(self._answered.count(kind), len(steps) - 1)] if steps else None

    def next_from_graveyard(self) -> list[str]:
        """What the Necromancer may turn up next."""
        unknown = list(self.graveyard)
        for mask in self.turned_up:
            unknown.remove(mask)
        return unknown or self.turned_up[:1]

    def see(self, event: Event) -> None:
        """Take in what happened."""
        follow = _FOLLOW.get(type(event))
        if follow is not None:
            follow(self, event)

    def _turn_began(self, event: TurnBegan) -> None:
        if self.used and self.used[0].mask != "actress":  # R12
            self.last_power = self.used[0].mask
        self.turn, self.active, self.turn_seat = event
        self._forget_turn()

    def _announced(self, event: Announced) -> None:
        self.announced = event.mask
        self.claims = {event.player: event.place}

    def _contested(self, event: Contested) -> None:
        self.claims[event.player] = event.place

    def _passed(self, event: Passed) -> None:
        self.passed.append(event.player)

    def _took(self, event: Took) -> None:
        self.held = event.places

    def _used(self, event: Used) -> None:
        self.used.append(event)
        self._answered = []

    def _chose(self, event: Chose) -> None:
        self._answered.append(event.question)
        if event.question == "player":
            self.target = event.answer if isinstance(event.answer, int) else None
        elif event.question == "mask":
            self.named = str(event.answer)

    def _coins_moved(self, event: CoinsMoved) -> None:
        for source, target, number in event.moves:
            self._add(source, -number)
            self._add(target, number)

    def _add(self, purse: Purse, number: int) -> None:
        if isinstance(purse, int):
            self.coins[purse] += number
        elif purse == BANK:
            self.bank += number
        else:
            self.courthouse += number

    def _seats_changed(self, event: SeatsChanged) -> None:
        for player, seat in zip(event.players, event.seats, strict=True):
            self.seat_of[player] = seat
            self.seats[seat] = player

    def _turned_up(self, event: TurnedUp) -> None:
        if event.mask in self.turned_up:
            self.turned_up.remove(event.mask)
        self.turned_up.append(event.mask)

    def _discarded(self, event: Discarded) -> None:
        if event.place is None:
            self.graveyard.remove(event.mask)
            self.turned_up.remove(event.mask)

    def _eliminated(self, event: Eliminated) -> None:
        self.layout = self.layout.without(event.seat)
        self.out.append(event.player)

    def _ended(self, event: Ended) -> None:
        self.over = True


_FOLLOW: Mapping[type[Event], Callable[[PublicTable, Any], None]] = {
    TurnBegan: PublicTable._turn_began,
    Took: PublicTable._took,
    Announced: PublicTable._announced,
    Passed: PublicTable._passed,
    Contested: PublicTable._contested,
    Used: PublicTable._used,
    Chose: PublicTable._chose,
    CoinsMoved: PublicTable._coins_moved,
    SeatsChanged: PublicTable._seats_changed,
    TurnedUp: PublicTable._turned_up,
    Discarded: PublicTable._discarded,
    Eliminated: PublicTable._eliminated,
    Ended: PublicTable._ended,
}
