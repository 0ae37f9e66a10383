"""Levels and temperaments, as data. A level is memory and depth; a temperament is taste, at any level."""

from collections.abc import Mapping
from typing import NamedTuple


class Level(NamedTuple):
    """How well a bot remembers, and how far it thinks."""

    forgets: float  # how often another's swap goes unnoticed
    fades: float  # how much older memories blur, each turn
    rates: tuple[float, ...]  # hypotheses on how often others really swap
    evidence: float  # how much is read from what others say and leave unsaid (0: nothing, 1: all)
    foresight: float  # how much the next own turn counts
    threats: float  # how much the others' next turns count
    noise: float  # differences in the chance to win that it does not tell apart


LEVELS: Mapping[str, Level] = {
    "guest": Level(0.45, 0.06, (0.5,), 0.0, 0.3, 0.0, 0.030),
    "regular": Level(0.0, 0.03, (0.7,), 0.0, 0.45, 0.0, 0.015),
    "courtier": Level(0.0, 0.0, (0.8,), 0.5, 0.55, 0.0, 0.008),
    "master": Level(0.0, 0.0, (0.4, 0.7, 0.92), 1.0, 0.6, 0.6, 0.004),
}


class Temperament(NamedTuple):
    """What a bot likes, in differences of the chance to win; 0 all over is even-tempered."""

    bluffs: float = 0.0  # for announcing what it does not believe to have
    contests: float = 0.0
    looks: float = 0.0
    trust: float = 0.0  # shifts how likely it takes an announcement to be true
    noise: float = 1.0


TEMPERAMENTS: Mapping[str, Temperament] = {
    "even": Temperament(),
    "cautious": Temperament(bluffs=-0.010, contests=-0.006, looks=0.006, trust=0.05),
    "bold": Temperament(bluffs=0.010, contests=0.006, looks=-0.004),
    "greedy": Temperament(bluffs=0.006, contests=-0.003, looks=-0.006),
    "suspicious": Temperament(contests=0.010, looks=0.004, trust=-0.08),
    "chaotic": Temperament(noise=3.0),
}
