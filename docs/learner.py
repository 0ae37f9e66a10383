"""Learn to beat random players by trial: `python docs/learner.py [GAMES [SEED]]`."""

import sys

import numpy as np

from mascarade_qt.bots.environment import aec
from mascarade_qt.bots.environment.actions import ACTIONS
from mascarade_qt.bots.environment.observer import SIZE, SLICES

ME = "player_0"
FACTS = np.r_[tuple(SLICES[name] for name in ("memory", "announced", "coins", "you"))]
env = aec.env(players=4, scenario="a4")
weights = np.zeros((len(ACTIONS), SIZE))  # how much each fact speaks for each action
rng = np.random.default_rng(int(sys.argv[2]) if len(sys.argv) > 2 else 1)


def play(seed, rate):
    """One game against three who know nothing; what was done gets likelier if it won, else less likely."""
    past = []
    env.reset(seed=seed)
    for agent in env.agent_iter():
        seen, _, terminated, truncated, _ = env.last()
        if terminated or truncated:
            break
        possible = np.flatnonzero(seen["action_mask"])
        known = FACTS[seen["observation"][FACTS] > 0] if agent == ME else FACTS[:0]
        where, facts = np.ix_(possible, known), seen["observation"][known]
        chances = np.exp(weights[where] @ facts)
        chances /= chances.sum()
        chosen = rng.choice(len(possible), p=chances)
        past.append((where, np.outer((np.arange(len(possible)) == chosen) - chances, facts)))
        env.step(possible[chosen])
    for where, change in past:
        weights[where] += rate * (env.rewards[ME] - 0.25) * change
    return env.rewards[ME]


games = int(sys.argv[1]) if len(sys.argv) > 1 else 2000
for game in range(games):
    play(seed=game, rate=0.05)
won = np.mean([play(seed=10**6 + game, rate=0) for game in range(1000)])
print(f"after {games} games: {won:.1%} of 1,000 new games won; a random player wins 25 %")
