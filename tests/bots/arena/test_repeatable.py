"""The same seed plays the same games, in any process and with any hash seed of Python."""

import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from tests.sampling import sampled

ROOT = Path(__file__).resolve().parents[3]
# Every bot of the arena plays some games beside others, and each level many against naive bots, which
# remember the most in plain Python.
PLAYS = """
import sys
from pathlib import Path
from mascarade_qt.bots.arena.arena import run_arenas
from mascarade_qt.bots.arena.plan import Plan
from mascarade_qt.bots.mind.tuning import LEVELS, TEMPERAMENTS
from mascarade_qt.bots.registry import BASELINES
from mascarade_qt.commands.workers import local_executor
from mascarade_qt.engine.scenarios import ready_scenarios

def main():
    folder, scenario, players, games, workers = sys.argv[1], sys.argv[2], *map(int, sys.argv[3:])
    levels = [f"{level}-{temperament}" for temperament in TEMPERAMENTS for level in LEVELS]
    bots = [*BASELINES, *levels]
    lineups = [(bots[first:] + bots)[:players] for first in range(0, len(bots), players)]
    many = [[level, *["naive"] * (players - 1)] for level in LEVELS]
    plans = []
    for lineup in lineups + many:
        save = Path(folder) / str(len(plans))
        save.mkdir(parents=True)
        table = Plan(ready_scenarios()[scenario], players, tuple(lineup), 4, save=save)
        plans.append((table, games if lineup in lineups else 5 * games))
    with local_executor(workers) as executor:
        run_arenas(plans, executor, lambda done: None)

if __name__ == "__main__":
    main()
"""
WAYS = (("0", "1"), ("1", "1"), ("4294967295", "1"), ("random", "2"))  # hash seed, workers
TABLES = (("a5", "6", "4"), ("let-it-roll", "6", "6"), ("b9", "10", "4"), ("a8", "13", "3"), ("a4", "4", "8"))


@pytest.mark.parametrize(("scenario", "players", "games"), sampled(TABLES, TABLES[:1]))
def test_the_same_games(scenario: str, players: str, games: str, tmp_path: Path) -> None:
    script = tmp_path / "plays.py"
    script.write_text(PLAYS, encoding="utf-8")

    def played(way: tuple[str, str]) -> dict[str, bytes]:
        """All records of one process, by name."""
        hash_seed, workers = way
        folder = tmp_path / f"{hash_seed}-{workers}"
        subprocess.run(
            [sys.executable, str(script), str(folder), scenario, players, games, workers],
            env=os.environ | {"PYTHONHASHSEED": hash_seed, "PYTHONPATH": str(ROOT)},
            check=True,
        )
        return {str(file.relative_to(folder)): file.read_bytes() for file in folder.rglob("*.mascarade")}

    with ThreadPoolExecutor(2) as pool:
        first, *others = pool.map(played, WAYS)
    assert len(first) > 20 * int(games)
    for other in others:
        assert other.keys() == first.keys()
        assert [name for name in first if first[name] != other[name]] == []
