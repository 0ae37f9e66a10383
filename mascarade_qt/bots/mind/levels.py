"""Levels and temperaments, as data. A level is memory and depth; a temperament is taste, at any level."""

from collections.abc import Mapping
from typing import NamedTuple


class Level(NamedTuple):
    """How well a bot remembers, and how far it thinks."""

    forgets: float  # how often another's swap goes unnoticed
    fades: float  # how many pairs of cards, any two, it can no longer tell apart after each turn
    swappers: tuple[tuple[float, float], ...]  # how others swap: how often really, how drawn to better cards
    trusts: float  # how sure it is that an announced mask is there; 0.5 if words tell it nothing
    evidence: bool  # reads what others say and leave unsaid, and remembers everybody's manners
    foresight: float  # how much the next own turn counts
    noise: float  # differences in the chance to win that it does not tell apart


# How others swap, as masters see it: five hypotheses side by side, from those who often pretend to those who
# take what is better. Found by the calibration of masters among themselves (`arena --calibration`).
_READ = ((0.5, 0.1), (0.75, 0.1), (0.85, 0.3), (0.87, 0.25), (0.88, 1.2))

# Each level's figures were set apart from the next one's until it won 1.5 times its share at a full table of
# the level below, with 4, 6, 8 and 12 players (README.md has the figures).
LEVELS: Mapping[str, Level] = {
    "guest": Level(0.9, 3.0, ((0.5, 0.0),), 0.9, False, 0.0, 0.030),
    "regular": Level(0.0, 0.6, ((0.6, 0.0),), 0.5, False, 0.08, 0.015),
    "courtier": Level(0.0, 0.0, ((0.6, 0.0),), 0.5, False, 0.18, 0.008),
    "master": Level(0.0, 0.0, _READ, 0.5, True, 0.6, 0.003),
}


class Temperament(NamedTuple):
    """What a bot likes, in differences of the chance to win; 0 all over is even-tempered."""

    bluffs: float = 0.0  # for announcing what it does not believe to have
    contests: float = 0.0
    looks: float = 0.0
    noise: float = 1.0


TEMPERAMENTS: Mapping[str, Temperament] = {
    "even": Temperament(),
    "cautious": Temperament(bluffs=-0.010, contests=-0.006, looks=0.006),
    "bold": Temperament(bluffs=0.010, contests=0.006, looks=-0.004),
    "greedy": Temperament(bluffs=0.006, contests=-0.003, looks=-0.006),
    "suspicious": Temperament(contests=0.010, looks=0.004),
    "chaotic": Temperament(noise=3.0),
}
