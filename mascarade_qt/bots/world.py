"""The public side of a table, followed through the events that one player sees."""

from collections.abc import Sequence

from mascarade_qt.engine.events import (
    BANK,
    COURTHOUSE,
    Announced,
    Chose,
    CoinsMoved,
    Contested,
    Discarded,
    Eliminated,
    Event,
    Passed,
    Revealed,
    SeatsChanged,
    Shown,
    Took,
    TurnBegan,
    TurnedUp,
    Used,
)
from mascarade_qt.engine.masks import MASKS, Program
from mascarade_qt.engine.setup import COINS_IN_ALL, Setup


class World:
    """Coins, seats, who is out, what was announced: all that everybody can see."""

    def __init__(self, setup: Setup, player: int) -> None:
        self.setup = setup
        self.me = player
        self.players = len(setup.players)
        self.layout = setup.layout
        self.coins = list(setup.coins)
        self.courthouse = setup.courthouse
        self.bank = COINS_IN_ALL - sum(setup.coins) - setup.courthouse
        self.seats = list(range(self.players))
        self.seat_of = list(range(self.players))
        self.graveyard = list(setup.graveyard)  # in no known order, except for `turned_up`
        self.turned_up: list[str] = []  # what is known to lie at the bottom, the last one lowest
        self.turn = 0
        self.turn_seat = setup.first
        self.active = setup.first
        self.last_power: str | None = None
        self.exposed: set[int] = set()
        self.exposed_before: set[int] = set()
        self.stale_turns = 0  # since fortunes were last as never before
        self._fortunes_before: set[tuple[int, ...]] = set()
        self.announced: str | None = None
        self.claims: dict[int, str] = {}
        self.passed: list[int] = []
        self.held: tuple[str, str] = ("", "")  # the cards under the table, last
        self.used: list[tuple[int, str]] = []  # powers in use: by whom, which
        self.answered = 0  # how many players the power in use has already asked for
        self.target: int | None = None  # whom the power's user chose last
        self.named: str | None = None  # the mask named last

    @property
    def my_seat(self) -> int:
        """Where this player sits now."""
        return self.seat_of[self.me]

    @property
    def using(self) -> str:
        """The mask whose power is being used; empty if none is."""
        return self.used[-1][1] if self.used else ""

    def program(self, mask: str) -> Program:
        """The steps of a mask's power."""
        if not mask:
            return ()
        return self.setup.bear_tamer or () if mask == "bear_tamer" else MASKS[mask].power

    def others(self, player: int) -> list[int]:
        """The other players in the game, clockwise."""
        return [self.seats[seat] for seat in self.layout.clockwise_from(self.seat_of[player])]

    def turns_until(self, player: int) -> int:
        """How many turns pass before this player's next one, after the present turn."""
        seats = self.layout.clockwise_from(self.turn_seat)
        seat = self.seat_of[player]
        return seats.index(seat) if seat in seats else len(seats)

    def see(self, event: Event) -> None:
        """Follow what happened."""
        if isinstance(event, TurnBegan):
            self._begin_turn(event)
        elif isinstance(event, CoinsMoved):
            self._move_coins(event)
        elif isinstance(event, Announced):
            self.announced = event.mask
            self.claims = {event.player: event.place}
        elif isinstance(event, Took):
            self.held = event.places
        elif isinstance(event, Passed):
            self.passed.append(event.player)
        elif isinstance(event, Contested):
            self.claims[event.player] = event.place
        elif isinstance(event, Revealed):
            self.exposed.update(player for player, _, _ in event.cards)
        elif isinstance(event, Shown):
            self.exposed.add(event.owner)
        elif isinstance(event, Used):
            self.used.append((event.player, event.mask))
            self.answered = 0
        elif isinstance(event, Chose):
            if event.question == "player":
                self.answered += 1
                self.target = event.answer if isinstance(event.answer, int) else None
            elif event.question == "mask":
                self.named = str(event.answer)
        else:
            self._see_rare(event)

    def _see_rare(self, event: Event) -> None:
        if isinstance(event, SeatsChanged):
            for player, seat in zip(event.players, event.seats, strict=True):
                self.seat_of[player] = seat
                self.seats[seat] = player
        elif isinstance(event, TurnedUp):
            if event.mask in self.turned_up:
                self.turned_up.remove(event.mask)
            self.turned_up.append(event.mask)
        elif isinstance(event, Discarded) and event.place is None:
            self.graveyard.remove(event.mask)
            self.turned_up.remove(event.mask)
        elif isinstance(event, Eliminated):
            self.layout = self.layout.without(event.seat)

    def _begin_turn(self, event: TurnBegan) -> None:
        if self.used and self.used[0][1] != "actress":
            self.last_power = self.used[0][1]
        self.turn, self.active, self.turn_seat = event.turn, event.player, event.seat
        self._notice_repetition()
        self.exposed_before, self.exposed = self.exposed, set()
        self.announced, self.claims, self.passed, self.used = None, {}, [], []
        self.target = self.named = None

    def _notice_repetition(self) -> None:
        """Coins that only go round in a circle bring the end no nearer than coins that lie still."""
        self.stale_turns = 0 if self.is_new(self.coins) else self.stale_turns + 1
        self._fortunes_before.add(tuple(self.coins))

    def is_new(self, coins: Sequence[int]) -> bool:
        """Whether no turn has begun with these fortunes yet."""
        return tuple(coins) not in self._fortunes_before

    def _move_coins(self, event: CoinsMoved) -> None:
        for source, target, number in event.moves:
            self._add(source, -number)
            self._add(target, number)

    def _add(self, purse: int | str, number: int) -> None:
        if isinstance(purse, int):
            self.coins[purse] += number
        elif purse == BANK:
            self.bank += number
        elif purse == COURTHOUSE:
            self.courthouse += number

    def next_from_graveyard(self) -> list[str]:
        """What the Necromancer may turn up next."""
        unknown = list(self.graveyard)
        for mask in self.turned_up:
            unknown.remove(mask)
        return unknown or self.turned_up[:1]
