"""Many games between bots, played in jobs on any executor and counted."""

import gc
import sys
import time
import timeit
from collections import Counter, deque
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import Executor, Future
from contextlib import redirect_stdout
from dataclasses import dataclass
from functools import cache, partial
from random import Random

from mascarade_qt.bots.arena.calibration import examined
from mascarade_qt.bots.arena.manners import Manners
from mascarade_qt.bots.arena.plan import Plan
from mascarade_qt.bots.arena.referee import Answerer, recording, run_game, timed
from mascarade_qt.bots.arena.tally import Score, Tally
from mascarade_qt.bots.bot import Bot
from mascarade_qt.bots.hosting.guard import Guard
from mascarade_qt.bots.registry import FORGETFUL, bot_role, level_and_temperament, make_bot, make_guarded
from mascarade_qt.engine.cast import Cast
from mascarade_qt.engine.game import Game
from mascarade_qt.engine.record import Choice, Record, record_text
from mascarade_qt.engine.setup import Setup
from mascarade_qt.engine.sight import open_setup

AHEAD = 256  # jobs handed out before the first is done
TIMED_GAMES = 64  # one in this many is timed, since timing costs as much as such an answer
YARDSTICK = 200  # calls
STANDSTILL = 10  # turns in a row without a swap, a look or a new claim
# The machine may be busy with other things, too; but Windows counts a thread's time in steps of 16 ms.
_CLOCK = time.perf_counter if sys.platform == "win32" else time.thread_time


@dataclass(frozen=True)
class DealtTable:
    """What the games of one deal have in common."""

    plan: Plan
    setup: Setup
    known: Setup  # what everybody knows about it
    lineup: tuple[str, ...]
    seeds: tuple[int, ...]
    seats: Counter[str]  # how many seats each bot has
    listening: bool

    @classmethod
    def of(cls, plan: Plan, deal_number: int) -> "DealtTable":
        """The table of a deal."""
        setup, lineup = plan.setup(deal_number), plan.lineup(deal_number)
        forgetful = FORGETFUL.issuperset(lineup)
        return cls(
            plan,
            setup,
            open_setup(setup),
            lineup,
            () if forgetful else tuple(plan.seed_of(deal_number, slot) for slot in range(plan.players)),
            Counter(lineup),
            plan.events or not forgetful,
        )


class Seated:
    """One bot in one game; one that remembers nothing may have several seats."""

    __slots__ = ("ask", "bot", "name", "score", "seed", "times")

    def __init__(self, name: str, seed: int, bot: Bot, score: Score) -> None:
        self.name, self.seed, self.bot, self.score = name, seed, bot, score
        self.ask: Answerer = bot.answer
        self.times: list[float] = []


def play_games(plan: Plan, first: int, count: int) -> Tally:
    """Play some games of a plan, and time them against the yardstick."""
    if plan.in_process:  # a bot's output is not part of the results
        with redirect_stdout(sys.stderr):
            return _play_games(plan, first, count)
    return _play_games(plan, first, count)


def _play_games(plan: Plan, first: int, count: int) -> Tally:
    tally = Tally()
    tally.choices.append(_seconds_of_a_choice())
    began = _CLOCK()
    table = None
    for number in range(first, first + count):
        deal_number, turn = divmod(number, plan.players)
        if table is None or turn == 0:
            table = DealtTable.of(plan, deal_number)
        _play_game(table, number, turn, tally)
    tally.seconds = _CLOCK() - began
    _spare_modules()
    return tally


@cache
def _spare_modules() -> None:
    """Once all bots are imported, don't search their modules for garbage again and again."""
    gc.collect()
    gc.freeze()


def _seconds_of_a_choice() -> float:
    """The yardstick: one `choice` of a reused generator on a list of six."""
    names = {"choose": Random(0).choice, "things": list(range(6))}
    return min(timeit.repeat("choose(things)", globals=names, number=YARDSTICK, repeat=3)) / YARDSTICK


def _play_game(table: DealtTable, number: int, turn: int, tally: Tally) -> None:
    game = Game(table.setup, table.listening)
    bots: list[Seated] = []
    choices: list[Choice] = []
    try:
        seated = _seat(table, number, turn, tally, bots)
        manners = Manners(game, [one.score for one in seated], tally.foresight.contests)
        for one in bots:
            _measure(one, table.plan, game, number, tally, choices, manners)
        asks = [one.ask for one in seated]
        hear = [one.bot.see for one in seated] if table.listening else []
        most = table.plan.turns_a_player * table.plan.players
        tally.questions += run_game(game, asks, hear, most, manners)
        tally.standstills += manners.longest_same >= STANDSTILL
        tally.longest_looks = max(tally.longest_looks, manners.longest_looks)
    finally:
        for one in bots:
            if isinstance(one.bot, Guard):
                one.bot.close()
    _count(table, game, seated, number, tally)
    _count_bots(bots, number, tally)
    if table.plan.save is not None:
        _save(table, seated, choices, number)


def _seat(table: DealtTable, number: int, turn: int, tally: Tally, bots: list[Seated]) -> list[Seated]:
    """Seat all bots, one seat further on than in the previous game with the same cards."""
    found: list[Seated] = []
    shared: dict[str, Seated] = {}
    for player in range(table.plan.players):
        slot = player - turn  # if negative, it counts from the end, as in a circle
        name = table.lineup[slot]
        one = shared.get(name)
        if one is None:
            forgetful = name in FORGETFUL
            seed = table.plan.game_seed(number) if forgetful else table.seeds[slot]
            make = make_bot if forgetful else make_guarded
            plan = table.plan
            bot = make(name, table.known, player, seed, plan.seconds, plan.in_process)
            one = Seated(name, seed, bot, tally.score(name))
            bots.append(one)
            if forgetful:
                shared[name] = one
        found.append(one)
    return found


def _measure(
    one: Seated, plan: Plan, game: Game, number: int, tally: Tally, choices: list[Choice], manners: Manners
) -> None:
    """Wrap a bot's answers to note what the plan asks for."""
    if plan.calibrate and isinstance(one.bot, Guard) and is_master(one.name):
        one.ask = examined(one.bot, game, tally.foresight, manners.expect)
    if one.name not in FORGETFUL or number % TIMED_GAMES == 0:
        one.ask = timed(one.ask, one.times)
    if plan.save is not None:
        one.ask = recording(one.ask, choices)


def is_master(name: str) -> bool:
    """Whether a bot claims to believe what is true."""
    found = level_and_temperament(name)
    return found is not None and found[0] == "master"


def _count(table: DealtTable, game: Game, seated: Sequence[Seated], number: int, tally: Tally) -> None:
    tally.turns[game.turn] += 1
    tally.stopped += not game.over
    winners = game.winners or game.richest()
    wins = dict.fromkeys(table.seats, 0.0)
    for player in winners:
        wins[seated[player].name] += 1 / len(winners)
    coins = game.coins
    for one, seat in zip(seated, game.seat_of, strict=True):
        one.score.coins += coins[seat]
    players = table.plan.players
    for name, seats in table.seats.items():
        tally.sat[name] += 1
        score = tally.scores[name]
        score.seats += seats
        score.wins += wins[name]
        score.add_deal(number // players, wins[name], seats / players)


def _count_bots(bots: Sequence[Seated], number: int, tally: Tally) -> None:
    for one in bots:
        if one.times:
            one.score.add_times(one.times)
        if isinstance(one.bot, Guard) and one.bot.faults:
            one.score.replaced += 1
            tally.faults += [(number, fault) for fault in one.bot.faults]


def _save(table: DealtTable, seated: Sequence[Seated], choices: list[Choice], number: int) -> None:
    """Write the game as a record. No need to flush: it can always be played again."""
    plan = table.plan
    assert plan.save is not None
    cast = Cast(tuple(bot_role(one.name, one.seed) for one in seated))
    record = Record(table.setup, choices, cast, plan.scenario.id, plan.seed)
    name = f"{plan.scenario.id}-{plan.players}-seed-{plan.seed}-game-{number:06}.mascarade"
    (plan.save / name).write_text(record_text(record), encoding="utf-8", newline="\n")


# --- many --------------------------------------------------------------------------------------------


def run_arena(plan: Plan, games: int, executor: Executor, progress: Callable[[int], None]) -> Tally:
    """Play the games of a plan on an executor; `progress` is told how many are done."""
    return run_arenas([(plan, games)], executor, progress)[0]


def run_arenas(
    arenas: Sequence[tuple[Plan, int]], executor: Executor, progress: Callable[[int], None]
) -> list[Tally]:
    """Play several plans at once, so that no worker has to wait for the last game of each."""
    totals = [Tally() for _ in arenas]
    jobs: deque[tuple[Tally, Future[Tally]]] = deque()
    done = 0
    try:
        for total, job in _jobs(arenas, totals):
            jobs.append((total, executor.submit(job)))
            while jobs and (jobs[0][1].done() or len(jobs) >= AHEAD):
                done += _collect(jobs)
                progress(done)
        while jobs:
            done += _collect(jobs)
            progress(done)
    finally:
        for _, future in jobs:
            future.cancel()
    return totals


def _jobs(
    arenas: Sequence[tuple[Plan, int]], totals: Sequence[Tally]
) -> Iterable[tuple[Tally, Callable[[], Tally]]]:
    for (plan, games), total in zip(arenas, totals, strict=True):
        for first in range(0, games, plan.chunk):
            yield total, partial(play_games, plan, first, min(plan.chunk, games - first))


def _collect(jobs: deque[tuple[Tally, Future[Tally]]]) -> int:
    """Count the oldest job; keeping their order makes sums the same everywhere."""
    total, future = jobs[0]
    tally = future.result()
    jobs.popleft()
    total.add(tally)
    return tally.games
