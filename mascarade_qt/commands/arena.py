"""`mascarade-qt arena`: pit bots against each other over many games, and print the results."""

import argparse
import json
import re
import sys
import tempfile
import time
from collections.abc import Mapping, Sequence
from concurrent.futures import Executor
from contextlib import AbstractContextManager, closing, suppress
from pathlib import Path

from mascarade_qt.bots.arena.arena import is_master, run_arena
from mascarade_qt.bots.arena.ladder import ENTRANTS, games_in_all, run_ladder
from mascarade_qt.bots.arena.plan import TURNS_A_PLAYER, Plan
from mascarade_qt.bots.arena.tally import Tally
from mascarade_qt.bots.hosting.foreign import SECONDS
from mascarade_qt.bots.hosting.python_bots import UnknownBotError
from mascarade_qt.bots.registry import check_bot, is_built_in
from mascarade_qt.bots.seeds import any_seed
from mascarade_qt.commands import arena_report as report
from mascarade_qt.commands.printable import printable
from mascarade_qt.commands.table_options import USUAL_PLAYERS, chosen_scenario
from mascarade_qt.commands.workers import (
    HereExecutor,
    ProgressLine,
    WorkersError,
    cores,
    dask_executor,
    local_executor,
)
from mascarade_qt.engine.scenarios import ready_scenarios
from mascarade_qt.engine.setup import FEWEST_PLAYERS, MOST_PLAYERS

__all__ = ["HereExecutor", "ProgressLine", "add_parser", "run"]

GAMES = 1000
GUESSABLE = (
    "mascarade-qt arena: with --seed, a program can work out everything that is hidden if it guesses the seed"
)
LADDER_GAMES = 120  # for each cell
LADDER_PLAYERS = (4, 6, 8)
FAULTS_TOLD = 10
_COMMA = re.compile(r',(?=(?:[^"]*"[^"]*")*[^"]*$)')


class RefusedError(Exception):
    """Something the user can fix; the text says what."""


def add_parser(subparsers: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Describe the command."""
    parser = subparsers.add_parser(
        "arena",
        help="pit bots against each other over many games",
        description="Pit bots against each other over many games. Seats rotate, so that each deal is played"
        " once from every seat.",
    )
    table = parser.add_argument_group("the games")
    table.add_argument(
        "--bots",
        metavar="NAMES",
        help="one name for all seats, or one for each player, separated by commas: a level (guest, regular,"
        " courtier, master, or with a temperament such as master-bold), a baseline (random, naive, …),"
        " file.py:Class, or cmd:PROGRAM (default: random)",
    )
    table.add_argument(
        "--players",
        type=_players,
        metavar="N",
        help="number of players, 2 to 13 (default: 6); for --ladder several, as in 4,6,8",
    )
    table.add_argument("--scenario", metavar="ID", help=f"the set of masks: {', '.join(ready_scenarios())}")
    table.add_argument(
        "--seed",
        type=int,
        metavar="N",
        help="the same seed gives the same games (default: a random one); a bot that guesses it can work out"
        " all that is hidden",
    )
    table.add_argument(
        "--games",
        type=_positive,
        metavar="N",
        help=f"number of games (default: {GAMES}; for --ladder {LADDER_GAMES} per cell)",
    )
    table.add_argument(
        "--max-turns",
        type=_positive,
        default=TURNS_A_PLAYER,
        metavar="N",
        help=f"stop a game after this many turns per player (default: {TURNS_A_PLAYER})",
    )
    table.add_argument(
        "--time-limit",
        type=_seconds,
        default=SECONDS,
        metavar="SECONDS",
        help=f"how long a bot of your own may take to answer (default: {SECONDS:g})",
    )
    table.add_argument(
        "--in-process",
        action="store_true",
        help="let classes of your own play in this process: faster, but without a time limit and able to look"
        " at everything",
    )
    table.add_argument(
        "--events",
        action="store_true",
        help="deliver all events even to bots that ignore them, to measure their cost",
    )
    table.add_argument(
        "--ladder",
        action="store_true",
        help="play each bot against full tables of every other, and at mixed tables",
    )
    _add_output(parser)
    parser.set_defaults(run=run)


def _add_output(parser: argparse.ArgumentParser) -> None:
    where = parser.add_argument_group("where to play").add_mutually_exclusive_group()
    where.add_argument(
        "--workers", type=_positive, metavar="N", help="number of processes (default: one per core)"
    )
    where.add_argument(
        "--dask",
        metavar="ADDRESS",
        help="use the Dask cluster with this scheduler; it and its workers need this package",
    )
    output = parser.add_argument_group("results")
    form = output.add_mutually_exclusive_group()
    form.add_argument("--json", action="store_true", help="print JSON")
    form.add_argument("--markdown", action="store_true", help="print the ladder as Markdown")
    output.add_argument("--csv", metavar="FILE", type=Path, help="also write the results as CSV")
    output.add_argument(
        "--save",
        metavar="DIR",
        type=Path,
        help="save every game as a .mascarade file",
    )
    output.add_argument(
        "--calibration", action="store_true", help="show how often the masters' beliefs are right"
    )


def _positive(text: str) -> int:
    return _whole(text, 1, 10**9)


def _whole(text: str, low: int, high: int) -> int:
    with suppress(ValueError):
        if low <= (number := int(text)) <= high:
            return number
    raise argparse.ArgumentTypeError(f"{text!r} is not a whole number from {low} to {high}")


def _players(text: str) -> tuple[int, ...]:
    return tuple(_whole(number, FEWEST_PLAYERS, MOST_PLAYERS) for number in text.split(","))


def _seconds(text: str) -> float:
    with suppress(ValueError):
        if 0 < (number := float(text)) <= 3600:
            return number
    raise argparse.ArgumentTypeError(f"{text!r} is not a number of seconds")


def run(options: argparse.Namespace) -> int:
    """Play the games, then print the results."""
    options.guessable = options.seed is not None
    if options.seed is None:
        options.seed = any_seed()
    try:
        if options.ladder:
            _ladder(options)
        else:
            _arena(options)
    except (RefusedError, UnknownBotError, WorkersError) as error:
        print(f"mascarade-qt arena: {printable(str(error))}", file=sys.stderr)
        return 2
    return 0


def _arena(options: argparse.Namespace) -> None:
    players = options.players or (USUAL_PLAYERS,)
    if len(players) > 1:
        raise RefusedError("several numbers of players are for --ladder")
    if options.markdown:
        raise RefusedError("--markdown is for --ladder")
    plan = _plan(options, players[0], _lineup("random" if options.bots is None else options.bots, players[0]))
    if options.calibration and not any(map(is_master, plan.bots)):
        raise RefusedError("--calibration needs at least one master in the line-up")
    games = options.games or GAMES
    _prepare(options, plan.bots)
    with _executor(options, -(-games // plan.chunk)) as executor, closing(ProgressLine(games)) as progress:
        began = time.perf_counter()
        tally = run_arena(plan, games, executor, progress.show)
        seconds = time.perf_counter() - began
    _print_faults(tally)
    _print(options, plan, tally, seconds)


def _plan(options: argparse.Namespace, players: int, bots: Sequence[str]) -> Plan:
    scenario = chosen_scenario(options.scenario, players)
    if isinstance(scenario, str):
        raise RefusedError(scenario)
    return Plan(
        scenario,
        players,
        tuple(bots),
        options.seed,
        turns_a_player=options.max_turns,
        seconds=options.time_limit,
        events=options.events,
        calibrate=options.calibration,
        save=options.save,
        in_process=options.in_process,
    )


def _lineup(text: str, players: int) -> list[str]:
    names = _names(text)
    if len(names) == 1:
        return names * players
    if len(names) != players:
        fault = "fewer" if len(names) < players else "more"
        raise RefusedError(
            f"{len(names)} bots are {fault} than {players} players; a single name fills all seats"
        )
    return names


def _names(text: str) -> list[str]:
    """Names separated by commas, except for commas inside double quotes."""
    names = [name.strip(" ") for name in re.split(_COMMA, text)]
    if not all(names):
        raise RefusedError(f"--bots {text!r} has an empty name")
    return names


def _prepare(options: argparse.Namespace, bots: Sequence[str]) -> None:
    """Refuse bad options before the first game."""
    for name in dict.fromkeys(bots):
        check_bot(name)
    try:
        if options.save is not None:
            options.save.mkdir(parents=True, exist_ok=True)
            with tempfile.TemporaryFile(dir=options.save):
                pass
        if options.csv is not None:
            with options.csv.open("a"):
                pass
    except OSError as error:
        raise RefusedError(f"{error.filename}: {error.strerror}") from None
    if options.guessable and not all(map(is_built_in, bots)):
        print(GUESSABLE, file=sys.stderr)


def _executor(options: argparse.Namespace, jobs: int) -> AbstractContextManager[Executor]:
    if options.dask is not None:
        return dask_executor(options.dask)
    return local_executor(min(options.workers or cores(), jobs))


def _print_faults(tally: Tally) -> None:
    for number, fault in tally.faults[:FAULTS_TOLD]:
        print(
            f"game {number}, player {fault.player}: {printable(fault.bot)} was replaced: {fault.why}",
            file=sys.stderr,
        )
    more = sum(score.replaced for score in tally.scores.values()) - FAULTS_TOLD
    if more > 0:
        print(f"and {more} more", file=sys.stderr)
    for name, score in tally.scores.items():
        if score.replaced == score.seats:
            print(
                f"{printable(name)} was replaced in every game: its figures are those of a simple bot",
                file=sys.stderr,
            )


def _print(options: argparse.Namespace, plan: Plan, tally: Tally, seconds: float) -> None:
    figures, results = report.figures(tally, seconds), report.results(tally)
    _print_all(options, plan, tally, figures, results)
    _write_csv(options, results)


def _write_csv(options: argparse.Namespace, rows: Sequence[Mapping[str, object]]) -> None:
    """Written after printing, so that a full disk doesn't lose the results."""
    if options.csv is None:
        return
    sys.stdout.flush()
    try:
        options.csv.write_text(report.csv_text(rows), encoding="utf-8", newline="")
    except OSError as error:
        raise RefusedError(f"{options.csv}: {error.strerror}") from None


def _print_all(
    options: argparse.Namespace,
    plan: Plan,
    tally: Tally,
    figures: Mapping[str, float],
    results: Sequence[report.Row],
) -> None:
    if options.json:
        data = {"scenario": plan.scenario.id, "players": plan.players, "bots": plan.bots, "seed": plan.seed}
        faults = [{"game": number, **fault._asdict()} for number, fault in tally.faults]
        found: dict[str, object] = {**data, **figures, "results": results, "faults": faults}
        if options.calibration:
            found["calibration"] = report.calibration_data(tally.foresight.cards)
            found["calibration_of_holders"] = report.calibration_data(tally.foresight.holders)
            found["calibration_of_contests"] = report.calibration_data(tally.foresight.contests)
        print(json.dumps(found))
        return
    print(f"{plan.scenario.id}, {plan.players} players, {report.lineup_text(plan.bots)}")
    print(f"{'seed':<28}{plan.seed}")
    print("\n".join([*report.figures_text(figures), *report.results_text(results)]))
    if options.calibration:
        print("\n".join(report.foresight_text(tally.foresight)))


def _ladder(options: argparse.Namespace) -> None:
    if options.save is not None or options.calibration:
        raise RefusedError("--save and --calibration are not for --ladder")
    bots = ENTRANTS if options.bots is None else tuple(dict.fromkeys(_names(options.bots)))
    if len(bots) < 2:
        raise RefusedError("a ladder needs two bots or more")
    tables = [_plan(options, players, bots) for players in options.players or LADDER_PLAYERS]
    games = options.games or LADDER_GAMES
    _prepare(options, bots)
    total = games_in_all(tables, games)
    with _executor(options, total) as executor, closing(ProgressLine(total)) as progress:
        cells = run_ladder(tables, games, executor, progress.show)
    for bot in bots:
        if replaced := sum(cell.replaced for cell in cells if cell.bot == bot):
            print(f"{printable(bot)} was replaced {replaced} times, by a simple bot", file=sys.stderr)
    data = report.ladder_data(cells)
    print(json.dumps(data) if options.json else "\n".join(report.ladder_text(cells, options.markdown)))
    _write_csv(options, data)
