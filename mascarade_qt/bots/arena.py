"""Many games between bots, counted. Chance comes from one seed; the same seed gives the same games."""

import random
import time
from collections.abc import Callable, Sequence
from concurrent.futures import Executor
from dataclasses import dataclass, field

from mascarade_qt.bots.bot import Bot
from mascarade_qt.bots.registry import make_bot
from mascarade_qt.engine.game import Game
from mascarade_qt.engine.scenarios import Scenario, deal
from mascarade_qt.engine.sight import deliver

TURNS_A_PLAYER = 60  # a game that goes on longer is stopped, counted, and given to the richest
CHUNK = 50


@dataclass
class Tally:
    """What a number of games came to."""

    games: int = 0
    questions: int = 0
    turns: int = 0
    stopped: int = 0
    seconds: float = 0.0
    wins: dict[int, float] = field(default_factory=dict)

    def add(self, other: "Tally") -> None:
        """Count another tally into this one."""
        self.games += other.games
        self.questions += other.questions
        self.turns += other.turns
        self.stopped += other.stopped
        self.seconds += other.seconds
        for player, share in other.wins.items():
            self.wins[player] = self.wins.get(player, 0.0) + share


@dataclass(frozen=True)
class Plan:
    """Which games to play: a line-up of bots at one table, over and over."""

    scenario: Scenario
    lineup: tuple[str, ...]
    seed: int
    turns_a_player: int = TURNS_A_PLAYER


def play_chunk(plan: Plan, first: int, count: int) -> Tally:
    """Play some games of a plan; each has its own generator, so chunks can be played anywhere."""
    tally = Tally()
    began = time.perf_counter()
    for number in range(first, first + count):
        _play_game(plan, random.Random(f"{plan.seed}/{number}"), tally)
    tally.seconds = time.perf_counter() - began
    return tally


def _play_game(plan: Plan, rng: random.Random, tally: Tally) -> None:
    names = [f"{name} {player}" for player, name in enumerate(plan.lineup)]
    game = Game(deal(plan.scenario, names, rng, first=rng.randrange(len(names))))
    seed = rng.getrandbits(32)
    bots = [make_bot(name, game.setup, player, seed) for player, name in enumerate(plan.lineup)]
    tally.questions += run_game(game, bots, plan.turns_a_player * len(names))
    tally.games += 1
    tally.turns += game.turn
    tally.stopped += not game.over
    winners = game.winners or game.richest()
    for player in winners:
        tally.wins[player] = tally.wins.get(player, 0.0) + 1 / len(winners)


def run_game(game: Game, bots: Sequence[Bot], most_turns: int) -> int:
    """Let bots play a game to its end, or until it has had its turns; returns the number of answers."""
    listeners = [bot.see for bot in bots]
    answered = 0
    deliver(game.events, listeners)
    while (question := game.question) is not None and game.turn < most_turns:
        deliver(game.answer(bots[question.player].answer(question)), listeners)
        answered += 1
    return answered


def run_arena(plan: Plan, games: int, executor: Executor, progress: Callable[[int], None]) -> Tally:
    """Play the games of a plan in chunks on an executor."""
    starts = range(0, games, CHUNK)
    jobs = [executor.submit(play_chunk, plan, start, min(CHUNK, games - start)) for start in starts]
    total = Tally()
    for job in jobs:
        total.add(job.result())
        progress(total.games)
    return total
