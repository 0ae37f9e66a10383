"""The shape of a table: who sits beside whom, which cards each can reach, and so what can be asked.

Everything here follows from public facts (number of seats and centre cards, masks in play, who is still in
the game), so layouts and the questions they hold are shared between games and never change.
"""

from collections.abc import Iterator
from functools import cache, cached_property, lru_cache
from itertools import combinations

from mascarade_qt.engine.questions import Answer, Question

OPENING, FREE, NO_ANNOUNCE, MUST_SWAP = "opening", "free", "no-announce", "must-swap"
# Of the players who were just revealed, only one on the Usurper's left must swap.
USURPED_SWAP = "usurped-swap"
REVEALED = (NO_ANNOUNCE, MUST_SWAP, USURPED_SWAP)  # what the rules may say about them


@cache
def seat_places(players: int, seat: int) -> tuple[str, ...]:
    """The places of a seat: one, two in a game of 3, three in a game of 2 (rules.md §7)."""
    sides = {2: "LRP", 3: "LR"}.get(players)
    return (str(seat),) if sides is None else tuple(f"{seat}{side}" for side in sides)


@cache
def table_places(players: int, centre: int) -> tuple[str, ...]:
    """All places of a table: the seats' in order, then the centre's."""
    seats = [place for seat in range(players) for place in seat_places(players, seat)]
    return (*seats, *(f"c{i}" for i in range(centre)))


def centre_sizes(players: int) -> tuple[int, ...]:
    """How many cards may lie in the centre (rules.md §2)."""
    return {2: (0,), 3: (0,), 4: (2,), 5: (1,)}.get(players, (0, 1, 2))


class Layout:
    """A table of `players` seats, of which only `seats` are still in the game."""

    def __init__(self, players: int, centre: int, masks: tuple[str, ...], seats: tuple[int, ...]) -> None:
        self.players = players
        self.centre = tuple(f"c{i}" for i in range(centre))
        self.masks = masks
        self.seats = seats
        self.own = tuple(seat_places(players, seat) for seat in range(players))
        self.owner = {place: seat for seat in range(players) for place in self.own[seat]}
        # The protected card of a 2-player game is out of the opponent's reach.
        self.open = tuple(tuple(place for place in own if not place.endswith("P")) for own in self.own)
        self.left = self._neighbours(1)
        self.right = self._neighbours(-1)
        self._clockwise = tuple(self._others_clockwise(seat) for seat in range(players))
        self.turn_questions = _TurnQuestions(self)
        # By player and seat: let it pass, or claim the mask with one of their cards.
        self.contest_questions = tuple(
            tuple(Question(player, "contest", (False, *self.own[seat])) for seat in range(players))
            for player in range(players)
        )
        # By player: exchange the two cards, or only pretend to.
        self.swap_questions = tuple(Question(player, "swap", (True, False)) for player in range(players))

    def _neighbours(self, way: int) -> tuple[int, ...]:
        """For each seat, even an eliminated one, the next one still in the game in that direction (R4)."""
        found = []
        for seat in range(self.players):
            steps = ((seat + way * k) % self.players for k in range(1, self.players + 1))
            found.append(next(other for other in steps if other in self.seats))
        return tuple(found)

    def without(self, seat: int) -> "Layout":
        """The same table after a seat has left the game."""
        return layout(
            self.players, len(self.centre), self.masks, tuple(other for other in self.seats if other != seat)
        )

    def clockwise_from(self, seat: int) -> tuple[int, ...]:
        """The other seats in the game, clockwise, starting on this one's left."""
        return self._clockwise[seat]

    def _others_clockwise(self, seat: int) -> tuple[int, ...]:
        after = tuple(other for other in self.seats if other > seat)
        return after + tuple(other for other in self.seats if other < seat)

    def neighbours(self, seat: int) -> tuple[int, ...]:
        """The left and the right neighbour; just one if they are the same (R15)."""
        left, right = self.left[seat], self.right[seat]
        return (left,) if left == right else (left, right)

    @cached_property
    def open_to_others(self) -> tuple[tuple[str, ...], ...]:
        """For each seat, the cards of other players within its reach."""
        return tuple(
            tuple(place for other in self.seats if other != seat for place in self.open[other])
            for seat in range(self.players)
        )

    @cached_property
    def nameable(self) -> tuple[str, ...]:
        """The masks that can be announced or named: those in play without the Damned."""
        return tuple(mask for mask in self.masks if mask != "damned")

    def turn_answers(self, seat: int, mode: str) -> Iterator[Answer]:
        """What the player on this seat may do in a turn."""
        if mode in (FREE, NO_ANNOUNCE):
            yield from (("look", place) for place in self.own[seat])
        yield from (("swap", *pair) for pair in self._swaps(seat))
        if mode == FREE:
            yield from (("announce", place, mask) for place in self.open[seat] for mask in self.nameable)

    def _swaps(self, seat: int) -> Iterator[tuple[str, str]]:
        """Two cards of one player are in the order L, R, P; the protected one swaps only with the others."""
        yield from combinations(self.own[seat], 2)
        for own in self.open[seat]:
            for other in self.open_to_others[seat] + self.centre:
                yield own, other


class _TurnQuestions(dict[tuple[int, int, str], Question]):
    """The question of a turn, by player, seat and kind of turn; made on first use."""

    def __init__(self, table: Layout) -> None:
        self._table = table

    def __missing__(self, key: tuple[int, int, str]) -> Question:
        player, seat, mode = key
        question = self[key] = Question(player, "turn", self._table.turn_answers(seat, mode))
        return question


@lru_cache(maxsize=1024)
def layout(players: int, centre: int, masks: tuple[str, ...], seats: tuple[int, ...]) -> Layout:
    """The layout for these public facts; the same facts give the same object."""
    return Layout(players, centre, masks, seats)
