"""Which bots there are, by name, and how each is made."""

import random
from collections.abc import Callable, Mapping

from mascarade_qt.bots.baselines import (
    AlwaysContests,
    NaiveBot,
    NeverBluffs,
    NeverContests,
    RandomBot,
    RichestMask,
)
from mascarade_qt.bots.bot import Bot
from mascarade_qt.bots.levels import LEVELS, TEMPERAMENTS
from mascarade_qt.bots.player import Guest
from mascarade_qt.engine.setup import Setup

BASELINES: Mapping[str, Callable[[Setup, int, random.Random], Bot]] = {
    "random": RandomBot,
    "naive": NaiveBot,
    "always-announces-the-richest-mask": RichestMask,
    "never-bluffs": NeverBluffs,
    "always-contests": AlwaysContests,
    "never-contests": NeverContests,
}


class UnknownBotError(ValueError):
    """No bot has that name; the text says which there are."""


def make_bot(name: str, setup: Setup, player: int, seed: int) -> Bot:
    """A bot by name: a baseline, a level, or a level and a temperament as in `master-bold`.

    The set-up is the public one: what a bot is given is all it knows.
    """
    if name in BASELINES:
        return BASELINES[name](setup, player, random.Random(f"{seed}/{player}"))
    level, _, temperament = name.partition("-")
    if level not in LEVELS or (temperament or "even") not in TEMPERAMENTS:
        raise UnknownBotError(f"no bot is called {name!r}")
    return Guest(setup, player, seed, level, temperament or "even")
