"""The table in PettingZoo's AEC interface: the player who is asked acts. `env()` makes one.

>>> from mascarade_qt.bots.environment import aec
>>> env = aec.env(players=4, scenario="a4")
>>> env.reset(seed=1)
>>> for agent in env.agent_iter():
...     observation, reward, terminated, truncated, info = env.last()
...     over = terminated or truncated
...     env.step(None if over else env.action_space(agent).sample(observation["action_mask"]))
>>> env.agents
[]
"""

from typing import Any

from mascarade_qt.bots.environment.pettingzoo_imports import AECEnv
from mascarade_qt.bots.environment.play import Observation, Play
from mascarade_qt.bots.environment.tables import Tables


def env(
    players: int = 4,
    scenario: str | None = None,
    max_turns: int | None = None,
    render_mode: str | None = None,
) -> "MascaradeEnv":
    """A table for 2 to 13 players; without a scenario, the first one made for that number."""
    return MascaradeEnv(players, scenario, max_turns, render_mode)


class MascaradeEnv(AECEnv):
    """Agents are `player_0` and so on; each gets its share of the victory as a reward at the end.

    An action that isn't possible is an ActionError and changes nothing.
    """

    metadata = {  # noqa: RUF012 - as PettingZoo has it
        "name": "mascarade_v1",
        "render_modes": ["ansi"],
        "is_parallelizable": False,
    }

    def __init__(
        self, players: int, scenario: str | None, max_turns: int | None, render_mode: str | None
    ) -> None:
        super().__init__()
        self._arguments = (players, scenario, max_turns, render_mode)
        self._tables = Tables(players, scenario, max_turns)
        self.possible_agents = list(self._tables.names)
        self.agents: list[str] = []
        self.render_mode = render_mode
        self.play: Play

    def observation_space(self, agent: str) -> Any:
        """Always the same: the size depends on nothing."""
        return self._tables.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """Always the same."""
        return self._tables.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a new game; `options={"setup": …}` plays a set-up of your own."""
        self._seat(self._tables.deal(seed, options))

    def _seat(self, play: Play) -> None:
        self.play = play
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[play.asked or 0]

    def step(self, action: int | None) -> None:
        """Answer for the agent that is asked; for one that has finished, None."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} is asked and needs an action, not None")
        self.play.act(self.possible_agents.index(agent), int(action))
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if self.play.game.over or self._tables.too_long(self.play):
            self._finish()
        else:
            self.agent_selection = self.possible_agents[self.play.asked or 0]
        self._accumulate_rewards()

    def _finish(self) -> None:
        ends = self.terminations if self.play.game.over else self.truncations
        for agent, share in zip(self.possible_agents, self.play.shares(), strict=True):
            ends[agent] = True
            self.rewards[agent] = share

    def observe(self, agent: str) -> Observation:
        """What this agent sees and may do; if it isn't asked, only wait."""
        return self.play.observation(self.possible_agents.index(agent))

    def words(self, agent: str) -> str:
        """The observation as text, with the possible actions and their numbers."""
        return self.play.words(self.possible_agents.index(agent))

    def lines(self, agent: str) -> list[str]:
        """All that the agent has seen so far, in the form that programs get (docs/stream.md)."""
        return self.play.lines(self.possible_agents.index(agent))

    def redrawn(self, agent: str, seed: int) -> "MascaradeEnv":
        """Another table at the same point: what this agent can't know is drawn at random."""
        return self._with(self.play.redrawn(self.possible_agents.index(agent), seed))

    def copy(self) -> "MascaradeEnv":
        """The same table again, to try something."""
        return self._with(self.play.copy())

    def _with(self, play: Play) -> "MascaradeEnv":
        other = MascaradeEnv(*self._arguments)
        other._seat(play)
        if play.game.over or self._tables.too_long(play):
            other._finish()
        return other

    def render(self) -> str | None:
        """What the agent that is asked sees, as text."""
        return self.words(self.agent_selection) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """There is nothing to close."""
