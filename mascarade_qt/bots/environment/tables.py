"""Which tables an environment deals, and the spaces of observations and actions."""

import random
from collections.abc import Mapping
from typing import Any

import numpy as np

from mascarade_qt.bots.environment.actions import ACTIONS
from mascarade_qt.bots.environment.observer import LARGEST, SIZE
from mascarade_qt.bots.environment.pettingzoo_imports import Box, Dict, Discrete
from mascarade_qt.bots.environment.play import Play
from mascarade_qt.engine.scenarios import Scenario, deal, ready_scenarios, scenarios_for
from mascarade_qt.engine.setup import FEWEST_PLAYERS, MOST_PLAYERS, Setup

TURNS_A_PLAYER = 60  # a longer game is truncated


class TableError(ValueError):
    """There is no such table; the text says which there are."""


class Tables:
    """Deals one game after another from a seed."""

    def __init__(self, players: int, scenario: str | None, max_turns: int | None) -> None:
        self.scenario = _scenario(players, scenario)
        self.names = tuple(f"player_{number}" for number in range(players))
        self.max_turns = TURNS_A_PLAYER * players if max_turns is None else max_turns
        self._rng = random.Random()
        self.observation_spaces = {name: _observations() for name in self.names}
        self.action_spaces = {name: Discrete(len(ACTIONS)) for name in self.names}

    def deal(self, seed: int | None, options: Mapping[str, Any] | None) -> Play:
        """The next game; with a seed, a new series. `options["setup"]` may be a game's set-up to play."""
        if seed is not None:
            self._rng = random.Random(seed)
        setup = (options or {}).get("setup")
        if isinstance(setup, Setup):
            if len(setup.players) != len(self.names):
                raise TableError(f"this table has {len(self.names)} players, the set-up {len(setup.players)}")
            return Play(setup)
        first = self._rng.randrange(len(self.names))
        return Play(deal(self.scenario, self.names, self._rng, first=first))

    def too_long(self, play: Play) -> bool:
        """Whether the game has used up its turns."""
        return not play.game.over and play.game.turn >= self.max_turns


def _scenario(players: int, name: str | None) -> Scenario:
    if not FEWEST_PLAYERS <= players <= MOST_PLAYERS:
        raise TableError(f"there must be {FEWEST_PLAYERS} to {MOST_PLAYERS} players, not {players}")
    fitting = {scenario.id: scenario for scenario in scenarios_for(players)}
    if name is None:
        return next(iter(fitting.values()))
    if name not in fitting:
        known = name in ready_scenarios()
        fault = f"is not for {players} players;" if known else f"is not a scenario; for {players} players"
        raise TableError(f"{name!r} {fault} there are: {', '.join(fitting)}")
    return fitting[name]


def _observations() -> Any:
    return Dict(
        {
            "observation": Box(0.0, LARGEST, (SIZE,), np.float32),
            "action_mask": Box(0, 1, (len(ACTIONS),), np.int8),
        }
    )
