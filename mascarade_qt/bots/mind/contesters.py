"""Who would contest a claim: those who have the mask and know it, and those who must stop it."""

from collections.abc import Iterable, Sequence
from math import exp
from typing import NamedTuple

from mascarade_qt.bots.mind.effects import Effects
from mascarade_qt.bots.mind.mind import Mind
from mascarade_qt.bots.mind.tuning import ENDS_THE_GAME, MANY, SHARPNESS

SUREST = 6.0  # log odds
_LEAST, _MOST = 1 / (1 + exp(SUREST)), 1 / (1 + exp(-SUREST))
_SHARPER = tuple(exp(-shift) for shift, _ in SHARPNESS)
NOBODY = (0.0,) * len(SHARPNESS)
HARDLY = 0.002  # a player no likelier than this to have a mask doesn't count as its holder; saves time
Features = tuple[float, ...]


def dear(mind: Mind, nowhere: float, doubt: float) -> float:
    """The share of the chance to win that a claim must cost for somebody without the mask to stop it.

    At a small table, if the mask may lie in the centre, nobody else will.
    """
    level = mind.level
    few = max(0.0, min(1.0, (MANY - len(mind.world.layout.seats)) / 2))
    return level.stops_from - level.centre_stops * few * min(1.0, nowhere / (doubt + 1e-6))


class Onlooker(NamedTuple):
    """A player who is asked about claims: what decides how they answer."""

    player: int
    seat: int
    knows: float  # how sure they seem of their own card
    now: float  # their chance to win as things stand
    known: frozenset[str] | None  # their cards, if everybody knows them all


class Onlookers:
    """Everybody who may answer a claim, looked at once for all claims that are weighed at one moment."""

    def __init__(self, mind: Mind, effects: Effects) -> None:
        self.mind = mind
        self.effects = effects
        self._found: dict[int, Onlooker] = {}
        self.stops: dict[float | None, float] = {}  # by the odds: how likely a claim is stopped

    def of(self, players: Iterable[int]) -> list[Onlooker]:
        """These players."""
        return [self._found.get(player) or self._look_at(player) for player in players]

    def _look_at(self, player: int) -> Onlooker:
        mind = self.mind
        seat = mind.world.seat_of[player]
        knows, known = mind.knows(player), mind.known_cards(player)
        found = self._found[player] = Onlooker(player, seat, knows, self.effects.standing[seat], known)
        return found


class Claim:
    """One claim as the others see it: what it costs each of them, and how likely it is true."""

    def __init__(self, onlookers: Onlookers, claimant: int, mask: str, truth: float) -> None:
        mind, effects = onlookers.mind, onlookers.effects
        self._onlookers = onlookers
        self._effects = effects
        self._people = mind.level.people
        self._mask = mask
        self._doubt = 1 - truth
        self.nowhere = mind.in_centre(mask)
        self.used = effects.result(mind.world.seat_of[claimant], mask)  # everybody's chance to win then
        self._may_be_stopped = self._doubt > mind.level.doubts_from
        self._dear = dear(mind, self.nowhere, self._doubt)

    def holder_features(self, one: Onlooker, already: bool) -> Features:
        """What decides whether somebody with the mask contests."""
        gain = self._effects.result(one.seat, self._mask)[one.seat] - self.used[one.seat]
        return 1.0, one.knows, max(-1.0, min(1.0, gain / (one.now + 1e-6))), float(already)

    def speaks(self, one: Onlooker, already: bool = False) -> float:
        """How likely somebody with the mask is to contest."""
        always, sure, gains, joins = self._people.speaks
        _, seat, knows, now, _ = one
        gain = (self._effects.result(seat, self._mask)[seat] - self.used[seat]) / (now + 1e-6)
        odds = always + sure * knows + gains * max(-1.0, min(1.0, gain))
        return _chance(odds + joins if already else odds)

    def stopper_features(self, one: Onlooker, has: float, already: bool, later: int) -> Features:
        """What decides whether somebody without the mask contests: a mistake, or a motive to stop it."""
        mistakes = has * (1 - one.knows)
        if self._may_be_stopped:
            over = 1 - self.used[one.seat] / (one.now + 1e-6) - self._dear
            if over > 0:
                return 1.0, mistakes, float(already), 1.0, self._doubt, min(0.5, over), float(not later)
        return 1.0, mistakes, float(already), 0.0, 0.0, 0.0, 0.0

    def stops(self, ones: Sequence[Onlooker], holds: Sequence[float]) -> list[float]:
        """How likely each of those who are asked last, in this order, is to contest without the mask."""
        known, sharpness = self._onlookers.stops, self._onlookers.mind.sharpness
        found = []
        for odds in self._stop_odds(ones, holds, len(ones)):
            stop = known.get(odds)
            if stop is None:
                stop = 0.0 if odds is None else _expected(sharpness, odds)
                known[odds] = stop
            found.append(stop)
        return found

    def stop_views(self, one: Onlooker, has: float, later: int) -> Sequence[float]:
        """The same of one of them, for each view of how sharp the company is."""
        (odds,) = self._stop_odds((one,), (has,), later + 1)
        return NOBODY if odds is None else _views(odds)

    def _stop_odds(self, ones: Sequence[Onlooker], holds: Sequence[float], later: int) -> list[float | None]:
        """The weighted sum of `stopper_features` for each; None for players who never stop it.

        A card that everybody knows is good enough only if it would be all over.
        """
        always, mistaken, _, motive, doubts, costs, last = self._people.stops
        mask, used, doubt = self._mask, self.used, self._doubt
        found: list[float | None] = []
        for (_, seat, knows, now, known), has in zip(ones, holds, strict=True):
            later -= 1
            left = used[seat]
            if known is not None and mask not in known and left >= (1 - ENDS_THE_GAME) * now:
                found.append(None)
                continue
            odds = always + mistaken * (has * (1 - knows))
            if self._may_be_stopped:
                over = 1 - left / (now + 1e-6) - self._dear
                if over > 0:
                    odds = odds + motive + doubts * doubt + costs * min(0.5, over) + last * (not later)
            found.append(odds)
        return found


def _expected(views: Sequence[float], odds: float) -> float:
    """What `_views` come to, if each is this likely."""
    against, expected = exp(-odds), 0.0
    for view, fewer in zip(views, _SHARPER, strict=True):
        chance = 1 / (1 + against * fewer)
        expected += view * (_LEAST if chance < _LEAST else _MOST if chance > _MOST else chance)
    return expected


def _chance(odds: float) -> float:
    chance = 1 / (1 + exp(-odds))
    return _LEAST if chance < _LEAST else _MOST if chance > _MOST else chance


def _views(odds: float) -> list[float]:
    against = exp(-odds)
    found = [1 / (1 + against * fewer) for fewer in _SHARPER]
    if found[0] < _LEAST or found[-1] > _MOST:  # the sharper, the likelier
        return [min(_MOST, max(_LEAST, chance)) for chance in found]
    return found
