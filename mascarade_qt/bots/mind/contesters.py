"""Who would contest a claim: those who have the mask and know it, and those who must stop it."""

from collections.abc import Iterable
from functools import lru_cache
from math import exp
from operator import mul

from mascarade_qt.bots.mind.effects import Effects
from mascarade_qt.bots.mind.mind import Mind
from mascarade_qt.bots.mind.tuning import ENDS_THE_GAME, MANY, SHARPNESS

SUREST = 6.0  # log odds
NOBODY = (0.0,) * len(SHARPNESS)
Features = tuple[float, ...]


def dear(mind: Mind, nowhere: float, doubt: float) -> float:
    """The share of the chance to win that a claim must cost for somebody without the mask to stop it.

    At a small table, if the mask may lie in the centre, nobody else will.
    """
    level = mind.level
    few = max(0.0, min(1.0, (MANY - len(mind.world.layout.seats)) / 2))
    return level.stops_from - level.centre_stops * few * min(1.0, nowhere / (doubt + 1e-6))


class Claim:
    """One claim as the others see it: what it costs each of them, and how likely it is true."""

    def __init__(self, mind: Mind, effects: Effects, claimant: int, mask: str, truth: float) -> None:
        self._mind = mind
        self._effects = effects
        self._mask = mask
        self._doubt = 1 - truth
        self.nowhere = mind.in_centre(mask)
        self._dear = dear(mind, self.nowhere, self._doubt)
        self._used = effects.result(mind.world.seat_of[claimant], mask)
        self._may_be_stopped = self._doubt > mind.level.doubts_from
        self._stops: dict[float, float] = {}  # by the odds: most have the same, for they lack a motive

    def holder_features(self, player: int, already: bool) -> Features:
        """What decides whether somebody with the mask contests."""
        mind, effects = self._mind, self._effects
        seat = mind.world.seat_of[player]
        now = effects.standing[seat] + 1e-6
        gain = effects.result(seat, self._mask)[seat] - self._used[seat]
        return 1.0, mind.knows(player), max(-1.0, min(1.0, gain / now)), float(already)

    def stopper_features(self, player: int, has: float, already: bool, later: int) -> Features:
        """What decides whether somebody without the mask contests: a mistake, or a motive to stop it."""
        mind = self._mind
        seat = mind.world.seat_of[player]
        mistakes = has * (1 - mind.knows(player)) if has else 0.0
        if self._may_be_stopped:
            over = 1 - self._used[seat] / (self._effects.standing[seat] + 1e-6) - self._dear
            if over > 0:
                return 1.0, mistakes, float(already), 1.0, self._doubt, min(0.5, over), float(not later)
        return 1.0, mistakes, float(already), 0.0, 0.0, 0.0, 0.0

    def _ends(self, player: int) -> bool:
        """Whether it would be all over for a player: then even a card that everybody knows is good enough."""
        seat = self._mind.world.seat_of[player]
        return self._used[seat] < (1 - ENDS_THE_GAME) * self._effects.standing[seat]

    def speaks(self, player: int, already: bool = False) -> float:
        """How likely a player with the mask is to contest."""
        return _chance(_product(self._mind.level.people.speaks, self.holder_features(player, already)))

    def stops(self, player: int, has: float, already: bool = False, later: int = 0) -> float:
        """How likely a player without the mask is to contest."""
        if self._never_stops(player):
            return 0.0
        odds = self._stop_odds(player, has, already, later)
        found = self._stops.get(odds)
        if found is None:
            found = self._stops[odds] = _product(self._mind.sharpness, _views(odds))
        return found

    def stop_views(self, player: int, has: float, already: bool = False, later: int = 0) -> Features:
        """The same, for each view of how sharp the company is."""
        if self._never_stops(player):
            return NOBODY
        return _views(self._stop_odds(player, has, already, later))

    def _never_stops(self, player: int) -> bool:
        return self._mind.is_open(player, self._mask) and not self._ends(player)

    def _stop_odds(self, player: int, has: float, already: bool, later: int) -> float:
        weights = self._mind.level.people.stops
        if has or already or self._may_be_stopped:
            return _product(weights, self.stopper_features(player, has, already, later))
        return weights[0]  # neither mistaken nor with a motive


def _product(weights: Iterable[float], features: Iterable[float]) -> float:
    total: float = sum(map(mul, weights, features))
    return total


def _chance(odds: float) -> float:
    return 1 / (1 + exp(-max(-SUREST, min(SUREST, odds))))


@lru_cache(1024)  # most have no motive and surely haven't the mask: the same odds again and again
def _views(odds: float) -> Features:
    return tuple([_chance(odds + shift) for shift, _ in SHARPNESS])
