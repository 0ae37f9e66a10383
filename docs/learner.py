"""Learn to beat random players by trial: `python docs/learner.py [GAMES]`."""

import sys

import numpy as np

from mascarade_qt.bots.environment import aec
from mascarade_qt.bots.environment.observer import SLICES

ME = "player_0"
FACTS = np.r_[tuple(SLICES[name] for name in ("memory", "announced", "coins", "you"))]
env = aec.env(players=4, scenario="a4")
rng = np.random.default_rng(1)
weights = np.zeros((env.action_space(ME).n, *env.observation_space(ME)["observation"].shape), np.float32)


def play(seed, rate):
    """One game against three random players; what was done is made likelier if it won, else less likely."""
    past, won = [], 0.0
    env.reset(seed=seed)
    for agent in env.agent_iter():
        seen, reward, terminated, truncated, _ = env.last()
        if terminated or truncated:
            won += reward * (agent == ME)
            env.step(None)
            continue
        possible = np.flatnonzero(seen["action_mask"])
        chances = np.ones(len(possible)) / len(possible)
        if agent == ME:
            known = FACTS[seen["observation"][FACTS] > 0]
            where, facts = np.ix_(possible, known), seen["observation"][known]
            wishes = weights[where] @ facts
            chances = np.exp(wishes - wishes.max()) / np.exp(wishes - wishes.max()).sum()
        chosen = rng.choice(len(possible), p=chances)
        if agent == ME:
            past.append((where, np.outer((np.arange(len(possible)) == chosen) - chances, facts)))
        env.step(possible[chosen])
    for where, change in past:
        weights[where] += rate * (won - 0.25) * change
    return won


games = int(sys.argv[1]) if len(sys.argv) > 1 else 2000
for game in range(games):
    play(seed=game, rate=0.05)
won = np.mean([play(seed=10**6 + game, rate=0.0) for game in range(1000)])
print(f"after {games} games: {won:.1%} of 1,000 new games won; a random player wins 25 %")
