"""The public side of a table as one bot thinks about it."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from mascarade_qt.engine.events import Announced, Event, Looked, Returned, TurnBegan
from mascarade_qt.engine.masks import Program, Step
from mascarade_qt.engine.public import PublicTable
from mascarade_qt.engine.setup import Setup


class World(PublicTable):
    """What everybody can see, from the seat of `me`."""

    def __init__(self, setup: Setup, player: int) -> None:
        super().__init__(setup)
        self.me = player
        self.stale_turns = 0  # since fortunes were last new
        self._fortunes_before: set[tuple[int, ...]] = set()
        self.lean_turns = 0  # since the bank last paid
        self._most_coins = 0  # there ever were on the table
        self.last_claim: dict[int, str] = {}
        self.last_pair: dict[int, frozenset[str]] = {}  # by player: the cards they held last
        self.same_turns = 0  # in a row in which everybody only repeated an earlier move
        self.look_run = 0  # turns in a row in which somebody looked
        self.touched: set[int] = set()  # since their own last turn: who was robbed, or whose card was held
        self._mover: int | None = None  # whose turn it was last
        self._coins_before = list(self.coins)  # by player

    @property
    def my_seat(self) -> int:
        """Where this player sits now."""
        return self.seat_of[self.me]

    @property
    def using(self) -> str:
        """The mask whose power is being used; empty if none is."""
        return self.used[-1].mask if self.used else ""

    @property
    def asking_step(self) -> Step:
        """The step of the power in use that asks for a player now: the question alone doesn't say."""
        return self.asking("player") or {"do": ""}

    def program(self, mask: str) -> Program:
        """The steps of a mask's power; none without a mask."""
        return self.setup.program(mask) if mask else ()

    def others(self, player: int) -> list[int]:
        """The other players in the game, clockwise."""
        return [self.seats[seat] for seat in self.layout.clockwise_from(self.seat_of[player])]

    def own(self, player: int) -> tuple[str, ...]:
        """The places in front of a player."""
        return self.layout.own[self.seat_of[player]]

    def to_answer_after(self, player: int) -> int:
        """How many are asked about the present announcement after this player."""
        order = self.others(self.active)
        return len(order) - 1 - order.index(player)

    def still_to_answer(self) -> list[int]:
        """Who is asked about the present announcement after this player, in order."""
        answered = (*self.claims, *self.passed)
        return [player for player in self.others(self.me) if player not in answered]

    def turns_until(self, player: int) -> int:
        """How many turns pass after the present one before this player's next."""
        seats = self.layout.clockwise_from(self.turn_seat)
        seat = self.seat_of[player]
        return seats.index(seat) if seat in seats else len(seats)

    def see(self, event: Event) -> None:
        """Follow what happened."""
        super().see(event)
        notice = _NOTICED.get(type(event))
        if notice is not None:
            notice(self, event)

    def _notice_turn(self, event: TurnBegan) -> None:
        self._notice_repetition()
        self._notice_robbed()

    def _notice_claim(self, event: Announced) -> None:
        same = self.last_claim.get(event.player) == event.mask
        self.same_turns = self.same_turns + 1 if same else 0
        self.last_claim[event.player] = event.mask
        self.look_run = 0

    def _notice_look(self, event: Looked) -> None:
        if not self.used:  # a turn's action, not a power's
            self.same_turns = 0
            self.look_run += 1

    def _notice_held(self, event: Returned) -> None:
        owners = self.layout.owner
        held = {self.seats[owners[place]] for place in event.places if place in owners}
        self.touched |= held - {event.player}
        if not self.used:
            self.same_turns = self.look_run = 0
            self.last_pair[event.player] = frozenset(event.places)

    def _notice_robbed(self) -> None:
        """A player who lost coins in another's turn was touched; their own next turn clears that."""
        coins = [self.coins[seat] for seat in self.seat_of]
        if coins != self._coins_before:
            self.touched |= {player for player, had in enumerate(self._coins_before) if coins[player] < had}
            self._coins_before = coins
        if self._mover is not None:
            self.touched.discard(self._mover)
        self._mover = self.active

    def _notice_repetition(self) -> None:
        """Coins that only go round in circles bring the end no closer than coins that lie still."""
        self.stale_turns = 0 if self.is_new(self.coins) else self.stale_turns + 1
        self._fortunes_before.add(tuple(self.coins))
        on_table = sum(self.coins) + self.courthouse
        self.lean_turns = 0 if on_table > self._most_coins else self.lean_turns + 1
        self._most_coins = max(self._most_coins, on_table)

    def is_new(self, coins: Sequence[int]) -> bool:
        """Whether no turn has begun with these fortunes yet."""
        return tuple(coins) not in self._fortunes_before


_NOTICED: Mapping[type[Event], Callable[[World, Any], None]] = {
    TurnBegan: World._notice_turn,
    Announced: World._notice_claim,
    Looked: World._notice_look,
    Returned: World._notice_held,
}
