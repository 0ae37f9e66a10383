"""What a power would bring: for each kind of step, the fortunes it may lead to, chosen as its user would.

The user is taken to choose what is best for the user; what only gives knowledge changes no fortune here.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import lru_cache
from itertools import combinations
from typing import NamedTuple

from mascarade_qt.bots.mind.tuning import (
    DEEPEST_CHAIN,
    GAMBLED,
    GAMBLER_WINS,
    LIKELY_ENOUGH,
    POOREST_PUPPETS,
    RICHEST_PUPPETS,
)
from mascarade_qt.bots.mind.win_chances import CERTAIN_WIN, COIN_LESS, STEADY, Coins, WinChances
from mascarade_qt.bots.world import World
from mascarade_qt.engine.layout import Layout
from mascarade_qt.engine.masks import MASKS, Step
from mascarade_qt.engine.table import WINNING_FORTUNE

Outcome = tuple[float, Coins, int]  # chance, fortunes by seat, coins in the courthouse
Worths = Sequence[float]  # everybody's chance to win, by seat
Chances = Callable[[str], Mapping[str, float]]  # for a place: how likely each mask lies there
Knows = Callable[[int], float]  # for a player: how likely they know their own card


class Position(NamedTuple):
    """What has been found out about one position; everybody who thinks about it finds the same."""

    order: tuple[int, ...]  # the seats in the game, the one to move next first
    worths: WinChances
    outcomes: dict[tuple[int, str], list[Outcome]]
    results: dict[tuple[int, str], Worths]  # the chances to win that these outcomes come to, by seat
    certain: dict[tuple[int, str], list[Outcome]]  # outcomes that are the same whoever moves next


@lru_cache(256)
def _position(layout: Layout, turn_seat: int, coins: Coins, courthouse: int) -> Position:
    order = layout.clockwise_from(turn_seat)
    order = (*order, turn_seat) if turn_seat in layout.seats else order
    return Position(order, _worths(len(coins), order), {}, {}, _certain(layout, coins, courthouse))


@lru_cache(32)
def _worths(players: int, order: tuple[int, ...]) -> WinChances:
    """The same fortunes come up again as turns go round."""
    return WinChances(players, order)


def forget() -> None:
    """A game is over: what was worked out for its fortunes is of no use to the next."""
    for known in (_position, _worths, _certain):
        known.cache_clear()


@lru_cache(256)
def _certain(layout: Layout, coins: Coins, courthouse: int) -> dict[tuple[int, str], list[Outcome]]:
    return {}


class Effects:
    """Looks ahead through one use of a power, from the public table and somebody's beliefs."""

    def __init__(self, world: World, chances: Chances, knows: Knows) -> None:
        self._world = world
        self._chances = chances
        self._knows = knows
        self.fortunes: Coins = tuple(world.coins)
        self._position = _position(world.layout, world.turn_seat, self.fortunes, world.courthouse)
        self._order = self._position.order
        # The chance of each seat to win with these fortunes, after the present turn.
        self.worths: Callable[[Coins], Worths] = self._position.worths.__getitem__
        self._least = self._position.worths.least
        # By seat and mask, what only this player foresees: it depends on beliefs.
        self._outcomes: dict[tuple[int, str], list[Outcome]] = {}
        self._results: dict[tuple[int, str], Worths] = {}
        self.standing = self.worths(self.fortunes)  # everybody's chance to win as things stand, by seat

    def worth(self, coins: Coins, seat: int) -> float:
        """That of one seat."""
        return self.worths(coins)[seat]

    def after_fine(self, coins: Coins, payers: Sequence[int], seat: int) -> float:
        """That of one seat, if these seats then pay a coin each; nobody does once somebody has won."""
        worths = self.worths(coins)
        least = self._least[coins]
        if not payers or least is None:
            return worths[seat]
        if len(payers) == 1:
            poorest, paying = coins[payers[0]] - 1, worths[payers[0]]
        else:
            poorest = min([coins[payer] for payer in payers]) - 1
            paying = sum([worths[payer] for payer in payers])
        if least <= 0 or (poorest < least and poorest < STEADY):
            after = list(coins)
            for payer in payers:
                after[payer] -= 1
            return self.worths(tuple(after))[seat]
        left = COIN_LESS[least]
        mine = worths[seat] * left if seat in payers else worths[seat]
        return mine / (1 - (1 - left) * paying)

    def expected(self, outcomes: list[Outcome], seat: int) -> float:
        """The expected worth for a seat."""
        if len(outcomes) == 1:
            return self.worths(outcomes[0][1])[seat]
        return sum([chance * self.worths(coins)[seat] for chance, coins, _ in outcomes])

    def expected_by_seat(self, outcomes: list[Outcome]) -> Worths:
        """The expected worth for every seat."""
        if len(outcomes) == 1:
            return self.worths(outcomes[0][1])
        rows = [(chance, self.worths(coins)) for chance, coins, _ in outcomes]
        return [sum([chance * row[seat] for chance, row in rows]) for seat in range(len(self.fortunes))]

    def now(self) -> list[Outcome]:
        """Nothing happens."""
        return [(1.0, self.fortunes, self._world.courthouse)]

    def of(self, seat: int, mask: str) -> list[Outcome]:
        """The power of a mask, used from a seat."""
        if mask in _CERTAIN:
            known = self._position.certain
        else:
            known = self._position.outcomes if mask in _SEEN_BY_ALL else self._outcomes
        found = known.get((seat, mask))
        if found is None:
            found = known[seat, mask] = self._use(self.now(), seat, mask, DEEPEST_CHAIN)
        return found

    def result(self, seat: int, mask: str) -> Worths:
        """The expected worth for every seat, if the power of a mask is used from a seat."""
        known = self._position.results if mask in _SEEN_BY_ALL else self._results
        found = known.get((seat, mask))
        if found is None:
            found = known[seat, mask] = self.expected_by_seat(self.of(seat, mask))
        return found

    def changes_nothing(self, seat: int, mask: str) -> bool:
        """Whether the power of a mask would be used for nothing: no coin moves, and nothing is learned."""
        if any(coins != self.fortunes for _, coins, _ in self.of(seat, mask)):
            return False
        return not any(step["do"] in _KNOWLEDGE for step in self._world.program(mask))

    def _use(self, outcomes: list[Outcome], seat: int, mask: str, depth: int) -> list[Outcome]:
        for step in self._world.program(mask):
            if len(outcomes) == 1:  # it is certain how things stand
                outcomes = self._step(*outcomes[0][1:], seat, step, depth)
                continue
            outcomes = [
                (chance * likely, after, courthouse)
                for chance, coins, court in outcomes
                for likely, after, courthouse in self._step(coins, court, seat, step, depth)
            ]
        return outcomes

    def _step(self, coins: Coins, court: int, seat: int, step: Step, depth: int) -> list[Outcome]:
        if coins is not self.fortunes and self._over(coins):
            return [(1.0, coins, court)]
        do = step["do"]
        if do == "bank":
            after = list(coins)
            after[seat] += step["n"]
            return [(1.0, tuple(after), court)]
        if do == "court":
            return [(1.0, _moved(coins, [(None, seat, court)]), 0)]
        if do in _SIMPLE:
            return [(1.0, _moved(coins, _SIMPLE[do](self, coins, seat, step)), court)]
        if do in _CHOICES:
            worths = self.worths
            best = max(_CHOICES[do](self, coins, seat, step), key=lambda after: worths(after)[seat])
            return [(1.0, best, court)]
        return [
            (chance, after, court) for chance, after in self._uncertain(do, coins, court, seat, step, depth)
        ]

    def _over(self, coins: Coins) -> bool:
        return max(coins) >= WINNING_FORTUNE or (
            min(coins) <= 0 and any(coins[seat] <= 0 for seat in self._order)
        )

    def _others(self, seat: int) -> tuple[int, ...]:
        return self._world.layout.clockwise_from(seat)

    # --- steps with one outcome -------------------------------------------------------------------

    def _fill(self, coins: Coins, seat: int, step: Step) -> "list[Move]":
        return [(None, seat, max(0, step["n"] - coins[seat]))]

    def _harvest(self, coins: Coins, seat: int, step: Step) -> "list[Move]":
        return [(None, seat, 1)]

    def _treat(self, coins: Coins, seat: int, step: Step) -> "list[Move]":
        return [(None, other, step["n"]) for other in self._world.layout.neighbours(seat)]

    def _win(self, coins: Coins, seat: int, step: Step) -> "list[Move]":
        return [(None, seat, CERTAIN_WIN)] if coins[seat] >= step["n"] else []

    # --- steps with a choice ------------------------------------------------------------------------

    def _take(self, coins: Coins, seat: int, step: Step) -> Iterable[Coins]:
        number, whom = step["n"], step["from"]
        if whom == "richer":
            return [self._begged(coins, seat, number)]
        return (
            _moved(coins, [(other, seat, number) for other in group])
            for group in self._groups(coins, seat, whom)
        )

    def _give(self, coins: Coins, seat: int, step: Step) -> Iterable[Coins]:
        groups = self._groups(coins, seat, step["to"])
        return (_moved(coins, [(seat, other, step["n"]) for other in group]) for group in groups)

    def _groups(self, coins: Coins, seat: int, whom: str) -> list[tuple[int, ...]]:
        layout, others = self._world.layout, self._others(seat)
        if whom == "neighbours":
            return [layout.neighbours(seat)]
        if whom in ("left", "right"):
            return [((layout.left if whom == "left" else layout.right)[seat],)]
        if whom == "chosen":
            return [(other,) for other in others]
        wanted = (max if whom == "richest" else min)(coins[other] for other in others)
        return [(other,) for other in others if coins[other] == wanted]

    def _begged(self, coins: Coins, seat: int, number: int) -> Coins:
        for other in self._others(seat):
            if coins[other] > coins[seat] and not self._over(coins):
                coins = _moved(coins, [(other, seat, number)])
        return coins

    def _fortunes(self, coins: Coins, seat: int, step: Step) -> Iterable[Coins]:
        exchanged = (
            _moved(coins, [(seat, other, coins[seat]), (other, seat, coins[other])])
            for other in self._others(seat)
        )
        return [*exchanged, coins] if step.get("optional") else exchanged

    def _pass(self, coins: Coins, seat: int, step: Step) -> Iterable[Coins]:
        ways = ("left", "right") if step["way"] == "chosen" else (step["way"],)
        return (self.passed_on(coins, way) for way in ways)

    def passed_on(self, coins: Coins, way: str) -> Coins:
        """Everybody hands on their fortune."""
        layout = self._world.layout
        neighbour = layout.left if way == "left" else layout.right
        after = list(coins)
        for seat in layout.seats:
            after[neighbour[seat]] = coins[seat]
        return tuple(after)

    def _puppets(self, coins: Coins, seat: int, step: Step) -> Iterable[Coins]:
        """Two of the richest pay, or a player whom it ruins: other pairs are hardly ever better."""
        others = sorted(self._others(seat), key=lambda other: -coins[other])
        poor = [other for other in others[RICHEST_PUPPETS:] if coins[other] <= step["n"]]
        puppets = others[:RICHEST_PUPPETS] + poor[:POOREST_PUPPETS]
        groups: list[tuple[int, ...]] = list(combinations(puppets, 2)) or [tuple(others)]
        return (_moved(coins, [(other, seat, step["n"]) for other in group]) for group in groups)

    # --- steps with chance --------------------------------------------------------------------------

    def _uncertain(
        self, do: str, coins: Coins, court: int, seat: int, step: Step, depth: int
    ) -> list[tuple[float, Coins]]:
        if do == "gamble":
            poorest = min(self._others(seat), key=lambda other: coins[other])
            lost = _moved(coins, [(None, poorest, GAMBLED)])
            return [(GAMBLER_WINS, _moved(coins, [(None, seat, GAMBLED)])), (1 - GAMBLER_WINS, lost)]
        if do == "question":
            return self._questioned(coins, seat, step["n"])
        if do == "charm":
            return self._charmed(coins, seat, step["n"])
        if do in ("copy", "raise", "usurp"):
            return self._chain(do, coins, court, seat, depth - 1) if depth else [(1.0, coins)]
        if do in _KNOWLEDGE:
            return [(1.0, coins)]
        raise KeyError(f"what does the step {do!r} bring?")

    def _questioned(self, coins: Coins, seat: int, number: int) -> list[tuple[float, Coins]]:
        seats = self._world.seats

        def gain(other: int) -> float:
            caught = _moved(coins, [(other, seat, number)])
            return (1 - self._knows(seats[other])) * self.worth(caught, seat)

        target = max(self._others(seat), key=gain)
        caught = 1 - self._knows(seats[target])
        return [(caught, _moved(coins, [(target, seat, number)])), (1 - caught, coins)]

    def _charmed(self, coins: Coins, seat: int, number: int) -> list[tuple[float, Coins]]:
        other = self._world.layout.right[seat]
        chances = self._chances(self._world.layout.own[other][0])
        man = sum(chance for mask, chance in chances.items() if MASKS[mask].sex == "m" and mask != "damned")
        damned = chances.get("damned", 0.0)
        outcomes = [(man, _moved(coins, [(other, seat, number)])), (1 - man - damned, coins)]
        return [*outcomes, (damned, self._gone(coins, seat))] if damned else outcomes

    def _gone(self, coins: Coins, seat: int) -> Coins:
        """Eliminated: the same as having no coins, but without ending the game."""
        return tuple(-1 if other == seat else number for other, number in enumerate(coins))

    def _chain(self, do: str, coins: Coins, court: int, seat: int, depth: int) -> list[tuple[float, Coins]]:
        if do == "copy":
            if self._world.last_power is None:
                return [(1.0, coins)]
            return self._flat(coins, court, seat, self._world.last_power, depth)
        if do == "raise":
            masks = self._world.next_from_graveyard()
            share = 1 / len(masks) if masks else 0.0
            found = [
                (share * chance, after)
                for mask in masks
                for chance, after in self._raised(coins, court, seat, mask, depth)
            ]
            return found or [(1.0, coins)]
        return self._usurped(coins, court, seat, depth)

    def _raised(
        self, coins: Coins, court: int, seat: int, mask: str, depth: int
    ) -> list[tuple[float, Coins]]:
        if mask == "damned":
            return [(1.0, self._gone(coins, seat))]
        return self._flat(coins, court, seat, mask, depth)

    def _flat(self, coins: Coins, court: int, seat: int, mask: str, depth: int) -> list[tuple[float, Coins]]:
        used = self._use([(1.0, coins, court)], seat, mask, depth)
        return [(chance, after) for chance, after, _ in used]

    def _usurped(self, coins: Coins, court: int, seat: int, depth: int) -> list[tuple[float, Coins]]:
        best: list[tuple[float, Coins]] = [(1.0, coins)]
        best_worth = -1.0
        for mask, (chance, damned) in self._usurpable(seat).items():
            used = self._flat(coins, court, seat, mask, depth)
            found = [(chance * likely, after) for likely, after in used]
            found += [(1 - chance - damned, coins), (damned, self._gone(coins, seat))]
            worth = sum(likely * self.worth(after, seat) for likely, after in found)
            if worth > best_worth:
                best, best_worth = found, worth
        return best

    def _usurpable(self, seat: int) -> dict[str, tuple[float, float]]:
        """For each mask how likely it lies where it is likeliest, and the Damned there."""
        found: dict[str, tuple[float, float]] = {}
        for place in self._world.layout.open_to_others[seat]:
            chances = self._chances(place)
            for mask, chance in chances.items():
                if mask in ("damned", "usurper") or chance < LIKELY_ENOUGH:
                    continue
                if chance > found.get(mask, (0.0, 0.0))[0]:
                    found[mask] = (chance, chances.get("damned", 0.0))
        return found


Move = tuple[int | None, int, int]  # from a seat or the bank, to a seat, this many


def _moved(coins: Coins, moves: Iterable[Move]) -> Coins:
    after = list(coins)
    for source, target, number in moves:
        if source is not None:
            number = min(number, after[source])
            after[source] -= number
        after[target] += number
    return tuple(after)


_KNOWLEDGE = frozenset({"look", "swap", "show", "reveal"})  # they move no coins
# What these bring depends on beliefs, or on what was used before; the Bear Tamer does what players made up.
_NOT_THE_SAME = frozenset({"question", "charm", "copy", "raise", "usurp"})
_SEEN_BY_ALL = frozenset(
    mask
    for mask, row in MASKS.items()
    if mask != "bear_tamer" and not any(step["do"] in _NOT_THE_SAME for step in row.power)
)
# Nobody chooses anything, so it doesn't matter who moves next.
_WITHOUT_CHOICE = frozenset({"bank", "court", "fill", "harvest", "treat", "win"})
_CERTAIN = frozenset(
    mask
    for mask in _SEEN_BY_ALL
    if all(step["do"] in _KNOWLEDGE or step["do"] in _WITHOUT_CHOICE for step in MASKS[mask].power)
)
_SIMPLE: Mapping[str, Callable[[Effects, Coins, int, Step], list[Move]]] = {
    "fill": Effects._fill,
    "harvest": Effects._harvest,
    "treat": Effects._treat,
    "win": Effects._win,
}
_CHOICES: Mapping[str, Callable[[Effects, Coins, int, Step], Iterable[Coins]]] = {
    "take": Effects._take,
    "give": Effects._give,
    "fortunes": Effects._fortunes,
    "pass": Effects._pass,
    "puppets": Effects._puppets,
}
