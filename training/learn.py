"""Teach masters by self-play: `python training/learn.py --seed 1`.

Makes `policy.json`: the small nets that masters use, one set for each of a few table sizes. They
play in a compiled simulator (simulator/, needs a C++ compiler): among themselves, with older snapshots of
themselves, with masters of a former version, with courtiers and with simple strategies. An answer is scored
by its expected worth plus the net's correction; proximal policy optimisation (ppo.py) improves the nets. The
same seed gives the same file on the same machine. Each table size learns from scratch in a process of its
own; with two cores, all of it takes about half an hour. The file that
is shipped was made with `--seed 7`.
"""

import argparse
import os
import sys
from collections.abc import MutableMapping, Sequence
from concurrent.futures import wait
from contextlib import closing
from multiprocessing import Manager
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # the cores are for the other numbers of players

import numpy as np
from numpy.typing import NDArray

from mascarade_qt.bots.mind import policy
from mascarade_qt.bots.mind.tuning import LEVELS, level_at
from mascarade_qt.commands.workers import ProgressLine, cores, local_executor
from mascarade_qt.engine.masks import MASKS as CATALOGUE
from mascarade_qt.engine.scenarios import ready_scenarios
from mascarade_qt.engine.setup import MOST_PLAYERS
from training.ppo import Net, Trainer, read_policies, rounded, write_policies
from training.simulator import (
    COUNTED,
    MANNERS,
    MASKS,
    SPEC,
    Habit,
    Played,
    Session,
    level_data,
)

GAMES = {4: 90_000, 6: 300_000, 8: 160_000}
ROUND = {4: 800, 6: 600, 8: 400}  # games
TABLES = {  # by number of players that a policy is for: tables, and how often
    4: (("a4", 4, 6.0), ("b4", 4, 1.0), ("a5", 5, 1.5), ("b5", 5, 0.5), ("any", 4, 0.5), ("any", 5, 0.3)),
    6: (("a5", 6, 6.0), ("b5", 6, 0.5), ("a7", 7, 1.0), ("any", 6, 0.6), ("any", 7, 0.2)),
    8: (("a8", 8, 7.0), ("b8", 8, 0.7), ("a8", 9, 0.4), ("any", 8, 0.5)),
}
PLACEMENTS = (240, 120)  # kept in training: fewer than in the game
MOST_TURNS = 30  # a player
SHARP = LEVELS["master"]._replace(
    wrong=0.0, joining=0.0, stops_from=0.3, doubts_from=0.4, dares=0.9, scruples=0.0
)
OLD = LEVELS["master"]._replace(foresight=0.6)  # that of the masters of 9763c6d
COMPANIES = {  # who sits with the learners, and how often
    4: {"equals": 0.25, "snapshots": 0.10, "old": 0.35, "sharp": 0.04, "courtiers": 0.16, "simple": 0.10},
    6: {"equals": 0.14, "snapshots": 0.04, "old": 0.70, "sharp": 0.02, "courtiers": 0.04, "simple": 0.06},
    8: {"equals": 0.14, "snapshots": 0.04, "old": 0.70, "sharp": 0.02, "courtiers": 0.04, "simple": 0.06},
}
WEIGHTS = {
    4: {"equals": 0.7, "old": 2.0},
    6: {"equals": 0.5, "old": 2.0},
    8: {"equals": 0.5, "old": 2.0},
}  # how much such lives count; others once
SNAPSHOTS = 12
SLOWER = 0.95  # how much less is learned from a game at the end
POLL = 0.5  # seconds between two looks at the progress
LENIENT = 0.1  # what actions cost at tables of others
MANNERLY = frozenset({"equals", "snapshots"})
# What actions cost beyond their consequences, in games won: good manners are taught, too.
COSTS = {
    4: {"wrong": 0.02, "caught": 0.025, "look": -0.02, "centre": -0.02, "again": 0.02},
    6: {"wrong": 0.12, "caught": 0.02, "look": -0.02, "again": 0.05},
    8: {"wrong": 0.10, "joined": 0.04, "caught": 0.03, "look": -0.01, "again": 0.05},
}
OLD_MASTER, SHARP_MASTER, COURTIER = range(3)  # levels in training; then come those of learners, by players


def any_deck(players: int, rng: np.random.Generator) -> list[str]:
    """Some masks that may be played together."""
    centre = {4: 2, 5: 1}.get(players, int(rng.integers(0, 3)))
    known = [
        mask
        for mask in MASKS
        if CATALOGUE[mask].min_players <= players and mask not in ("judge", "queen", "peasant")
    ]
    while True:
        drawn = list(rng.permutation(known))
        deck = ["judge"] + (["peasant", "peasant"] if players >= 8 and rng.random() < 0.5 else [])
        deck += drawn[: players + centre - len(deck)]
        stars = sum(CATALOGUE[mask].star for mask in deck)
        if len(deck) == players + centre and 5 * stars >= 2 * len(deck):
            return deck
        if len(known) + 3 < players + centre:
            centre -= 1


def any_habit(rng: np.random.Generator) -> Habit:
    """A simple strategy with habits of its own."""
    cautious = float(rng.choice([0.34, 0.5, 0.6, 0.8, 0.97]))
    return Habit(
        claims=int(rng.choice(len(MANNERS), p=[0.4, 0.06, 0.12, 0.1, 0.1, 0.1, 0.12])),
        polices=int(rng.random() < 0.08),
        claims_from=cautious,
        contests_from=float(rng.choice([cautious, 0.34, 0.5, 0.6, 0.97, 2.0])),
        looks_below=float(rng.choice([0.0, 0.5, 0.5, 0.9])),
        really_swaps=float(rng.uniform(0.5, 1.0)),
    )


class Tables:
    """Draws games: which masks, and who sits there."""

    def __init__(self, size: int, seed: int) -> None:
        self._rng = np.random.default_rng(seed)
        self._size = size
        self._tables = TABLES[size]
        self._odds = np.array([weight for _, _, weight in self._tables])
        self.habits = [any_habit(self._rng) for _ in range(400)]

    def draw(self, count: int, snapshots: int) -> tuple[NDArray[Any], list[str]]:
        """Some games and their company; policy 0 learns, the others are snapshots."""
        rng = self._rng
        specs = np.zeros(count, SPEC)
        names, odds = list(COMPANIES[self._size]), np.array(list(COMPANIES[self._size].values()))
        companies = []
        for spec in specs:
            scenario, players, _ = self._tables[
                rng.choice(len(self._tables), p=self._odds / self._odds.sum())
            ]
            company = str(names[rng.choice(len(names), p=odds / odds.sum())])
            place(spec, deck_of(scenario, players, rng), players, int(rng.integers(2**62)), PLACEMENTS)
            self._seat(spec["seats"], players, company, snapshots)
            companies.append(company)
        return specs, companies

    def _seat(self, seats: NDArray[Any], players: int, company: str, snapshots: int) -> None:
        rng = self._rng
        seats["habit"], seats["policy"], seats["level"], seats["learns"] = -1, 0, players, 1
        if company == "equals":
            return
        learners = int(rng.integers(1, max(2, players // 2)))  # among many, there is more to learn from
        if company != "old":
            learners = int(rng.choice([1, players // 2, players - 1]))
        others = rng.permutation(players)[learners:]
        one = int(rng.integers(len(self.habits)))
        snapshot = 1 + int(rng.integers(snapshots))
        mixed = rng.random() < 0.5
        for seat in others:
            seats[seat]["learns"] = 0
            if company == "snapshots":
                seats[seat]["policy"] = snapshot
                continue
            seats[seat]["policy"] = -1
            if company == "simple":
                seats[seat]["habit"] = int(rng.integers(len(self.habits))) if mixed else one
                seats[seat]["level"] = COURTIER
            else:
                seats[seat]["level"] = {
                    "old": OLD_MASTER, "sharp": SHARP_MASTER, "courtiers": COURTIER,
                }[company]  # fmt: skip


def deck_of(scenario: str, players: int, rng: np.random.Generator) -> list[str]:
    """The masks of a table."""
    return (
        any_deck(players, rng) if scenario == "any" else list(ready_scenarios()[scenario].masks_for(players))
    )


def place(spec: Any, deck: Sequence[str], players: int, seed: int, placements: tuple[int, int]) -> None:
    """Put a game's table into its specification."""
    spec["players"], spec["centre"], spec["seed"] = players, len(deck) - players, seed
    spec["deck"][: len(deck)] = [MASKS.index(mask) for mask in deck]
    spec["limit"], spec["open_limit"] = placements
    spec["most_turns"] = MOST_TURNS * players


def wins(played: Played, specs: NDArray[Any], companies: Sequence[str]) -> dict[str, list[float]]:
    """× fair by company."""
    found: dict[str, list[float]] = {}
    for life in played.lives:
        company = companies[life["game"]]
        if company != "equals":
            found.setdefault(company, []).append(float(life["result"] * specs[life["game"]]["players"]))
    return found


def life_weights(size: int, played: Played, companies: Sequence[str]) -> NDArray[np.float32]:
    """How much each life counts."""
    by_game = np.array([WEIGHTS[size].get(company, 1.0) for company in companies], np.float32)
    found: NDArray[np.float32] = by_game[played.lives["game"]]
    return found / np.float32(found.mean())


def strictness(played: Played, companies: Sequence[str]) -> NDArray[np.float32]:
    """Good manners are for tables of equals."""
    by_game = np.array([1.0 if company in MANNERLY else LENIENT for company in companies], np.float32)
    found: NDArray[np.float32] = by_game[played.lives["game"]]
    return found


def manners(played: Played, companies: Sequence[str]) -> str:
    """How equals behaved."""
    equals = played.results[[company == "equals" for company in companies]]
    n = {name: max(1, int(equals[f"of_{name}"].sum())) for name in COUNTED}
    return (
        f"lies {n['lies'] / n['claims']:.0%}, believed {n['believed'] / n['lies']:.0%}, "
        f"contests {n['contests'] / n['claims']:.2f}, right {n['right'] / n['contests']:.0%}, "
        f"crowds {n['crowds'] / n['contested']:.0%}, looks {n['looks'] / n['turns']:.0%}, "
        f"turns {np.median(equals['turns']):.0f}"
    )


def train(size: int, options: argparse.Namespace, progress: MutableMapping[int, int]) -> dict[str, Any]:
    """Train for tables of about this size; returns what goes into the file."""
    session, trainer, tables = Session(), Trainer(options.seed, COSTS[size]), Tables(size, options.seed)
    levels = [level_data(OLD, old=True), level_data(SHARP), level_data(LEVELS["courtier"])]
    levels += [level_data(level_at("master", players)) for players in range(len(levels), MOST_PLAYERS + 1)]
    games = options.games or GAMES[size]
    rounds = games // ROUND[size]
    snapshots: list[dict[str, Net]] = [trainer.copy()]
    recent: dict[str, list[float]] = {}
    for number in range(rounds):
        specs, companies = tables.draw(ROUND[size], len(snapshots))
        played = session.play(specs, levels, [trainer.nets, *snapshots], tables.habits)
        trainer.learn(
            played,
            options.rate * (1 - SLOWER * number / rounds),
            weights=life_weights(size, played, companies),
            strictness=strictness(played, companies),
        )
        progress[size] = (number + 1) * ROUND[size]
        for company, found in wins(played, specs, companies).items():
            recent[company] = [*recent.get(company, []), *found][-3000:]
        if number % max(1, rounds // 24) == max(1, rounds // 24) - 1:
            snapshots = [*snapshots, trainer.copy()][-SNAPSHOTS:]
            fair = {company: round(float(np.mean(found)), 2) for company, found in sorted(recent.items())}
            print(
                f"{size} players, {progress[size]} games: × fair {fair}, {manners(played, companies)}",
                flush=True,
            )
    return rounded(trainer.mean())


def save(path: Path, learned: dict[str, Any]) -> None:
    """Write what has been learned; the policies for other tables stay."""
    policies = {**read_policies(path), **learned}
    write_policies(path, dict(sorted(policies.items(), key=lambda pair: int(pair[0]))))


def main() -> int:
    """Read the command line, then learn for all numbers of players at once, as far as there are cores."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--players", type=int, action="append", choices=tuple(TABLES), help="(all)")
    parser.add_argument("--games", type=int, help="fewer or more than usual")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--rate", type=float, default=2e-3)
    parser.add_argument("--out", type=Path, default=Path(policy.__file__).with_name(policy.FILE))
    options = parser.parse_args()
    sizes = options.players or sorted(TABLES, key=lambda size: -size)  # what takes longest comes first
    line = ProgressLine(sum(options.games or GAMES[size] for size in sizes))
    with Manager() as manager, closing(line), local_executor(max(2, min(len(sizes), cores()))) as executor:
        progress = manager.dict()
        going = {size: executor.submit(train, size, options, progress) for size in sizes}
        while wait(going.values(), POLL).not_done:
            line.show(sum(progress.values()))
        save(options.out, {str(size): future.result() for size, future in going.items()})
    return 0


if __name__ == "__main__":
    sys.exit(main())
