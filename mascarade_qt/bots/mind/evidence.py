"""What words and silence reveal: how much likelier they are from a player who has the mask, in log odds."""

from collections.abc import Callable
from math import log
from operator import mul

from mascarade_qt.bots.mind.gains import gain
from mascarade_qt.bots.mind.habits import Habits
from mascarade_qt.bots.mind.tuning import FALSE_CONTEST, LIE, STRONGEST_PULL
from mascarade_qt.bots.world import World
from mascarade_qt.engine.setup import MOST_PLAYERS

Weights = tuple[float, ...]
STRONGEST = 4.0  # log odds: no word is proof


def announced(world: World, player: int, mask: str, sure: float, habits: Habits, chance: float) -> Weights:
    """What decides how believable an announcement is; `chance` is how likely it was before."""
    return announcing(world, player, sure, habits)(mask, chance)


def announcing(world: World, player: int, sure: float, habits: Habits) -> Callable[[str, float], Weights]:
    """The same for any announcement that a player could make at this moment: its mask and chance are left."""
    lies = log(float(habits.lies) / LIE)
    seats, centre = len(world.layout.seats) / MOST_PLAYERS, len(world.layout.centre) / len(world.layout.masks)
    return lambda mask, chance: (1.0, sure, _coins(world, player, mask), lies, chance, seats, centre)


def contested(world: World, player: int, mask: str, sure: float, habits: Habits, chance: float) -> Weights:
    """What decides how believable a contest is."""
    alone = len(world.claims) == 2
    return (
        1.0,
        sure,
        _coins(world, world.active, mask),
        log(float(habits.contests_falsely) / FALSE_CONTEST),
        float(alone),
    )


def passed(world: World, player: int, mask: str, sure: float, habits: Habits, chance: float) -> Weights:
    """What decides how much silence reveals."""
    return 1.0, sure, _coins(world, player, mask), float(len(world.claims) > 1), chance


def told(weights: Weights, features: Weights) -> float:
    """The log odds."""
    odds: float = sum(map(mul, weights, features))
    return max(-STRONGEST, min(STRONGEST, odds))


def _coins(world: World, player: int, mask: str) -> float:
    return max(-1.0, min(STRONGEST_PULL, gain(world, world.seat_of[player], mask))) / STRONGEST_PULL
