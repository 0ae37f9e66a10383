"""Look for a master's figures by random steps: `python training/tune.py --players 6 --steps 100`.

In the simulator (needs a C++ compiler), one master plays among those of 9763c6d. A step that changes some
figures is kept if it wins more on the same deals, then again on others, and if a table of such masters keeps
its manners. What was found goes to `tuning.py` by hand. The same seed takes the same steps.
"""

import argparse
import random
import sys
from pathlib import Path
from typing import NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

import numpy as np

from mascarade_qt.bots.mind.policy import learned
from mascarade_qt.bots.mind.tuning import Level, level_at
from mascarade_qt.bots.seeds import derived
from mascarade_qt.commands.table_options import chosen_scenario
from training import simulator
from training.learn import OLD, place
from training.ppo import nets_of_policy

STEPS = {  # how far a figure goes at most
    "foresight": 0.3, "noise": 0.002, "contests_from": 0.16, "joins_from": 0.3, "stops_from": 0.16,
    "centre_stops": 0.4, "doubts_from": 0.2, "dares": 0.16, "scruples": 0.016, "centre_scruples": 0.04,
    "looks": 0.06, "relief": 0.6, "bends": 1.0, "ping_pong": 0.06,
}  # fmt: skip
LEAST = 0.0005  # of any of these that must not be negative
NOT_NEGATIVE = frozenset({"foresight", "noise", "relief", "bends"})
GAMES = 1500  # in the first comparison; twice as many in the second
CLEARLY = 0.03  # × fair
TABLES_OF_EQUALS = 120
PLACEMENTS = (1500, 300)


class Manners(NamedTuple):
    """How equals behave."""

    lies: float
    believed: float
    contests: float
    right: float
    crowds: float
    turns: float

    def good(self) -> bool:
        """Whether they are within what is wanted at six players and more, with some margin."""
        return (
            0.16 <= self.lies <= 0.39
            and self.believed >= 0.33
            and self.contests <= 0.52
            and self.right >= 0.57
            and self.crowds <= 0.09
            and self.turns <= 43
        )


class Lab:
    """Plays at tables of one size."""

    def __init__(self, players: int) -> None:
        self._players = players
        scenario = chosen_scenario(None, players)
        assert not isinstance(scenario, str)
        self._deck = scenario.masks_for(players)
        self.start = level_at("master", players, self._deck)
        self._nets = [nets_of_policy(learned(players))] if self.start.learned else []
        self._session = simulator.Session()

    def strength(self, level: Level, games: int, seed: int) -> float:
        """× fair among masters of the first version."""
        specs = self._specs(games, seed)
        for number, spec in enumerate(specs):
            spec["seats"]["policy"], spec["seats"]["level"] = -1, 1
            one = spec["seats"][number % self._players]
            one["policy"], one["level"], one["learns"] = len(self._nets) - 1, 0, 1
        levels = [simulator.level_data(level), simulator.level_data(OLD, old=True)]
        return float(self._session.play(specs, levels, self._nets).lives["result"].mean() * self._players)

    def manners(self, level: Level) -> Manners:
        """Of a table of equals."""
        specs = self._specs(TABLES_OF_EQUALS, 0)
        specs["seats"]["policy"], specs["seats"]["learns"] = len(self._nets) - 1, 1
        found = self._session.play(specs, [simulator.level_data(level)], self._nets).results
        n = {name: max(1, int(found[f"of_{name}"].sum())) for name in simulator.COUNTED}
        return Manners(
            n["lies"] / n["claims"], n["believed"] / n["lies"], n["contests"] / n["claims"],
            n["right"] / n["contests"], n["crowds"] / n["contested"], float(np.median(found["turns"])),
        )  # fmt: skip

    def _specs(self, games: int, seed: int) -> np.ndarray[tuple[int], np.dtype[np.void]]:
        specs = np.zeros(games, simulator.SPEC)
        for number, spec in enumerate(specs):
            place(spec, self._deck, self._players, derived(seed, "tune", number) % 2**62, PLACEMENTS)
            spec["seats"]["habit"] = -1
        return specs


def changed(level: Level, rng: random.Random) -> Level:
    """One to three figures are a little different."""
    for name in rng.sample(sorted(STEPS), rng.choice((1, 2, 2, 3))):
        figure = getattr(level, name) + rng.uniform(-STEPS[name], STEPS[name])
        level = level._replace(**{name: max(LEAST, figure) if name in NOT_NEGATIVE else figure})
    return level


def main() -> int:
    """Read the command line and take the steps."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--players", type=int, default=6)
    parser.add_argument("--steps", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    lab, rng = Lab(options.players), random.Random(options.seed)
    level = lab.start
    for number in range(options.steps):
        found = changed(level, rng)
        if not lab.manners(found).good():
            continue
        seed = derived(options.seed, "step", number)
        if lab.strength(found, GAMES, seed) < lab.strength(level, GAMES, seed) + CLEARLY:
            continue
        before, after = (lab.strength(each, 2 * GAMES, seed + 1) for each in (level, found))
        if after > before:
            level = found
            figures = {name: round(getattr(level, name), 4) for name in STEPS}
            print(f"step {number + 1}: × fair {before:.2f} → {after:.2f}, {figures}", flush=True)
    print(lab.manners(level))
    return 0


if __name__ == "__main__":
    sys.exit(main())
