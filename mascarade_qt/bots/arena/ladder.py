"""Every bot against full tables of every other, and all at mixed tables: who beats whom, by how much."""

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Executor
from dataclasses import replace
from typing import NamedTuple

from mascarade_qt.bots.arena.arena import run_arenas
from mascarade_qt.bots.arena.plan import Plan
from mascarade_qt.bots.arena.tally import Tally
from mascarade_qt.bots.mind.tuning import LEVELS
from mascarade_qt.bots.registry import BASELINES

MIXED = "mixed"
ENTRANTS = (*LEVELS, *BASELINES)


class Cell(NamedTuple):
    """How one bot did at one kind of table."""

    scenario: str
    players: int
    bot: str
    against: str  # the bot on all other seats, or MIXED
    games: int
    times_fair: float
    low: float
    high: float
    replaced: int = 0  # how often a simple bot took its seat


class Rung(NamedTuple):
    """The games behind one or more cells: a lone bot against others, or all bots at mixed tables."""

    plan: Plan
    games: int
    bots: tuple[str, ...]
    against: str


def rungs(table: Plan, games: int) -> Iterator[Rung]:
    """What to play for one number of players; `table` has the bots, `games` is for each cell."""
    kinds = tuple(dict.fromkeys(table.bots))
    for bot in kinds:
        for other in kinds:
            if bot != other:
                lineup = (bot, *(other,) * (table.players - 1))
                yield Rung(replace(table, bots=lineup), games, (bot,), other)
    if len(kinds) > 1:
        yield Rung(replace(table, bots=kinds, mixed=True), mixed_games(table, games), kinds, MIXED)


def mixed_games(table: Plan, games: int) -> int:
    """Enough games for every bot to sit in `games` of them, if there are enough kinds; whole deals only."""
    kinds = len(set(table.bots))
    wanted = games * max(1.0, kinds / table.players)
    return int(-(-wanted // table.players)) * table.players


def run_ladder(
    tables: Sequence[Plan], games: int, executor: Executor, progress: Callable[[int], None]
) -> list[Cell]:
    """Play everything that a ladder needs."""
    wanted = [rung for table in tables for rung in rungs(table, games)]
    tallies = run_arenas([(rung.plan, rung.games) for rung in wanted], executor, progress)
    return [cell for rung, tally in zip(wanted, tallies, strict=True) for cell in _cells(rung, tally)]


def games_in_all(tables: Sequence[Plan], games: int) -> int:
    """How many games a ladder takes."""
    return sum(rung.games for table in tables for rung in rungs(table, games))


def _cells(rung: Rung, tally: Tally) -> Iterator[Cell]:
    for bot in rung.bots:
        if bot in tally.scores:  # with few games, not every bot is drawn
            low, high = tally.interval(bot)
            yield Cell(
                rung.plan.scenario.id,
                rung.plan.players,
                bot,
                rung.against,
                tally.sat[bot],
                tally.scores[bot].times_fair,
                low,
                high,
                tally.scores[bot].replaced,
            )
