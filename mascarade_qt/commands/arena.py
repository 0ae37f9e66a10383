"""`mascarade-qt arena`: let bots play many games and print what came of it."""

import argparse
import json
import random
import sys
import time
import timeit
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from typing import Any

from mascarade_qt.bots.arena import TURNS_A_PLAYER, Plan, Tally, run_arena
from mascarade_qt.bots.registry import BASELINES
from mascarade_qt.commands.table_options import add_table_options, chosen_scenario


def add_parser(subparsers: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Describe the command."""
    parser = subparsers.add_parser("arena", help="let bots play many games")
    add_table_options(parser)
    parser.add_argument("--games", type=_positive, default=1000, help="how many games (1000)")
    parser.add_argument(
        "--bots", default="random", help=f"who plays: {', '.join(BASELINES)}; one name for all seats"
    )
    parser.add_argument("--workers", type=_positive, default=1, help="processes to play in (1)")
    parser.add_argument("--max-turns", type=_positive, default=TURNS_A_PLAYER, help="turns a player, at most")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.set_defaults(run=run)


def _positive(text: str) -> int:
    number = int(text)
    if number < 1:
        raise ValueError
    return number


def run(options: argparse.Namespace) -> int:
    """Play, then print the figures."""
    if options.bots not in BASELINES:
        return _refuse(f"no bot is called {options.bots!r}; there are: {', '.join(BASELINES)}")
    scenario = chosen_scenario(options.scenario, options.players)
    if isinstance(scenario, str):
        return _refuse(scenario)
    plan = Plan(scenario, (options.bots,) * options.players, options.seed, options.max_turns)
    progress = Progress(options.games)
    began = time.perf_counter()
    with _executor(options.workers) as executor:
        tally = run_arena(plan, options.games, executor, progress.show)
    progress.close()
    figures = _figures(tally, time.perf_counter() - began)
    if options.json:
        print(json.dumps({"scenario": scenario.id, "bots": list(plan.lineup), "seed": plan.seed, **figures}))
    else:
        _print(f"{scenario.id}, {options.players} players, {options.bots}", figures)
    return 0


def _refuse(message: str) -> int:
    print(f"mascarade-qt arena: {message}", file=sys.stderr)
    return 2


def _executor(workers: int) -> Executor:
    return HereExecutor() if workers == 1 else ProcessPoolExecutor(workers)


class HereExecutor(Executor):
    """Does the work at once, in this process."""

    def submit(self, fn: Any, /, *args: Any, **kwargs: Any) -> Future[Any]:
        """Run now; what went wrong is raised by the result, as with any executor."""
        future: Future[Any] = Future()
        try:
            future.set_result(fn(*args, **kwargs))
        except Exception as error:
            future.set_exception(error)
        return future


class Progress:
    """A bar on standard error, where that is a terminal."""

    WIDTH = 40

    def __init__(self, games: int) -> None:
        self._games = games
        self._shown = sys.stderr.isatty()

    def show(self, done: int) -> None:
        """So many games are played."""
        if self._shown:
            filled = self.WIDTH * done // self._games
            bar = "#" * filled + "-" * (self.WIDTH - filled)
            print(f"\r[{bar}] {done}/{self._games}", end="", file=sys.stderr, flush=True)

    def close(self) -> None:
        """Leave the line clean."""
        if self._shown:
            print("\r" + " " * (self.WIDTH + 30) + "\r", end="", file=sys.stderr, flush=True)


def _figures(tally: Tally, seconds: float) -> dict[str, float]:
    cost = tally.seconds / tally.questions
    return {
        "games": tally.games,
        "turns_a_game": round(tally.turns / tally.games, 2),
        "stopped": tally.stopped,
        "questions": tally.questions,
        "seconds": round(seconds, 3),
        "games_per_second": round(tally.games / seconds, 1),
        "questions_per_second": round(tally.questions / seconds, 1),
        "cost_in_choices": round(cost / _seconds_of_a_choice(), 2),
    }


def _seconds_of_a_choice() -> float:
    """The yardstick, taken in the same run: one `choice` of a reused generator on a list of six."""
    number = 20_000
    choose, things = random.Random(0).choice, list(range(6))
    return min(timeit.repeat(lambda: choose(things), number=number, repeat=5)) / number


def _print(heading: str, figures: dict[str, float]) -> None:
    print(heading)
    for name, figure in figures.items():
        print(f"  {name.replace('_', ' '):22}{figure:>14,}")
