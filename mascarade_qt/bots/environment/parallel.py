"""The table in PettingZoo's parallel interface: all agents act at every step; those not asked wait. For
programs that need this; `aec.py` has the same game with fewer steps.
"""

from collections.abc import Mapping
from typing import Any

from mascarade_qt.bots.environment.actions import ActionError
from mascarade_qt.bots.environment.pettingzoo_imports import ParallelEnv, parallel_to_aec
from mascarade_qt.bots.environment.play import Observation, Play
from mascarade_qt.bots.environment.tables import Tables

Steps = tuple[
    dict[str, Observation],
    dict[str, float],
    dict[str, bool],
    dict[str, bool],
    dict[str, dict[str, Any]],
]


def parallel_env(
    players: int = 4,
    scenario: str | None = None,
    max_turns: int | None = None,
    max_cycles: int | None = None,
    render_mode: str | None = None,
) -> "ParallelMascarade":
    """A table; after `max_cycles` steps the game is truncated."""
    return ParallelMascarade(players, scenario, max_turns, max_cycles, render_mode)


def env(**options: Any) -> Any:
    """The same in the AEC interface: the agents act one after the other, in every cycle."""
    return parallel_to_aec(parallel_env(**options))


class ParallelMascarade(ParallelEnv):
    """An answer that isn't possible changes nothing: its player is asked again, and `infos` says why."""

    metadata = {"name": "mascarade_parallel_v1", "render_modes": ["ansi"]}  # noqa: RUF012 - PettingZoo's way

    def __init__(
        self,
        players: int,
        scenario: str | None,
        max_turns: int | None,
        max_cycles: int | None,
        render_mode: str | None,
    ) -> None:
        self._tables = Tables(players, scenario, max_turns)
        self.possible_agents = list(self._tables.names)
        self.agents: list[str] = []
        self.max_cycles = max_cycles
        self.render_mode = render_mode
        self.play: Play
        self._cycles = 0

    def observation_space(self, agent: str) -> Any:
        """Always the same."""
        return self._tables.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """Always the same."""
        return self._tables.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """Deal a new game."""
        self.play = self._tables.deal(seed, options)
        self.agents = self.possible_agents[:]
        self._cycles = 0
        return self._observations(), {agent: {} for agent in self.agents}

    def step(self, actions: Mapping[str, int]) -> Steps:
        """Let all agents act; at most one of them is asked."""
        agents, player = self.agents, self.play.asked
        infos: dict[str, dict[str, Any]] = {agent: {} for agent in agents}
        agent = self.possible_agents[player or 0]
        if player is not None and agent in actions:
            try:
                self.play.act(player, int(actions[agent]))
            except ActionError as error:
                infos[agent]["refused"] = str(error)
        self._cycles += 1
        over = self.play.game.over
        cut = not over and (self._cycles == self.max_cycles or self._tables.too_long(self.play))
        shares = self.play.shares() if over or cut else [0.0] * len(agents)
        found = self._observations()
        if over or cut:
            self.agents = []
        return (
            found,
            dict(zip(agents, shares, strict=True)),
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, cut),
            infos,
        )

    def _observations(self) -> dict[str, Observation]:
        return {agent: self.play.observation(player) for player, agent in enumerate(self.possible_agents)}

    def words(self, agent: str) -> str:
        """An agent's observation as text."""
        return self.play.words(self.possible_agents.index(agent))

    def render(self) -> str | None:
        """What the player who is asked sees, as text."""
        return self.play.words(self.play.asked or 0) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """There is nothing to close."""
