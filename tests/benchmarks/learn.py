"""Teach masters by self-play: `python tests/benchmarks/learn.py --minutes 60 --seed 1 --out policy.json`.

Masters play at many tables: among themselves, with older snapshots of themselves, with simple strategies and,
if given, with the masters of another checkout. Each answer is scored by the expected worth plus a small net;
the nets are improved by proximal policy optimisation, with a critic that learns what a position is worth.
Only numpy is needed. With `--games` instead of `--minutes` the same seed gives the same file.
"""

import argparse
import json
import random
import sys
import time
from collections import deque
from collections.abc import Callable, Sequence
from itertools import pairwise
from multiprocessing import Pool
from pathlib import Path
from typing import Any, NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

import numpy as np
from numpy.typing import NDArray

from mascarade_qt.bots.baselines import NaiveBot, NeverBluffs
from mascarade_qt.bots.bot import Bot
from mascarade_qt.bots.mind.features import COMMON, CONTEST, SWAP, TURN, Row
from mascarade_qt.bots.mind.player import Opponent
from mascarade_qt.bots.mind.policy import Policy, from_data
from mascarade_qt.bots.mind.taught import rows_of
from mascarade_qt.bots.mind.tuning import LEARNED_TEMPER, LEVELS, MASTER_AT_FOUR
from mascarade_qt.bots.mind.turns import TurnJudge
from mascarade_qt.bots.seeds import derived
from mascarade_qt.engine.game import Game
from mascarade_qt.engine.questions import Answer, Question
from mascarade_qt.engine.scenarios import deal, ready_scenarios
from mascarade_qt.engine.setup import Setup
from mascarade_qt.engine.sight import open_setup, teller
from tests.bots.strategies import STRATEGIES

Array = NDArray[np.float64]

TABLES = (
    ("a4", 4, 3.0), ("b4", 4, 0.5), ("a5", 5, 1.0), ("a5", 6, 6.0), ("classic", 6, 2.0), ("a8", 8, 6.0),
    ("classic", 8, 2.0), ("strength-in-unity", 8, 1.0), ("a8", 10, 0.5), ("a8", 13, 0.5),
)  # fmt: skip
DISCOUNT = 0.985  # a turn; games of masters who are in no hurry go on for ever
TRACE = 0.9
HIDDEN = (32, 16)
MOST_TURNS = 30  # a player
KINDS = {"turn": TURN, "swap": SWAP, "contest": CONTEST}
SHARP = LEVELS["master"]._replace(
    learned=False,
    contests_from=0.15,
    joins_from=0.3,
    stops_from=0.3,
    doubts_from=0.4,
    dares=0.9,
    scruples=0.0,
)


class Step(NamedTuple):
    """One decision of one player."""

    kind: str
    rows: list[Row]
    worths: list[float]
    chosen: int
    log_chance: float
    common: Row
    turn: int
    now: float


class Learner(Opponent):
    """A master that writes down what it decides."""

    def __init__(self, setup: Setup, player: int, seed: int, policy: Policy) -> None:
        super().__init__(setup, player, seed, MASTER_AT_FOUR, policy=policy)
        self.steps: list[Step] = []

    def _taught(self, question: Question, turns: TurnJudge, policy: Policy) -> Answer:
        weighed = turns.weigh(question)
        if len(weighed) == 1:
            return weighed[0][1]
        rows = rows_of(self.mind, turns, question, weighed)
        worths = [worth / LEARNED_TEMPER for worth, _ in weighed]
        odds = np.array(worths) + policy.scores(question.kind, rows)
        chances = np.exp(odds - odds.max())
        chances /= chances.sum()
        chosen = self._rng.choices(range(len(weighed)), chances.tolist())[0]
        self.steps.append(
            Step(
                question.kind, rows, worths, chosen, float(np.log(chances[chosen])), rows[0][:COMMON],
                self.mind.world.turn, turns.claims.now,
            )
        )  # fmt: skip
        return weighed[chosen][1]


class Played(NamedTuple):
    """What a game of learners gave: for each of them the steps and the result."""

    table: tuple[str, int]
    company: str
    lives: list[tuple[list[Step], float, int]]
    turns: int


def company(rng: random.Random, old: "Callable[..., Bot] | None") -> tuple[str, Callable[..., Bot] | None]:
    """Who sits with the learners: nobody else, half the time."""
    draw = rng.random()
    if draw < 0.5:
        return "equals", None
    if draw < 0.65:
        return "snapshot", None
    if draw < 0.80 and old is not None:
        return "old", old
    if draw < 0.86:
        return "sharp", lambda setup, player, dice: Opponent(setup, player, dice.randrange(2**30), SHARP)
    if draw < 0.90:
        return "naive", rng.choice((NaiveBot, NeverBluffs))
    name = rng.choice(list(STRATEGIES))
    return name, STRATEGIES[name]


_OLD: dict[str, Any] = {}


def play(job: tuple[int, dict[str, Any], dict[str, Any], str | None]) -> list[Played]:
    """Some games, in a process of its own."""
    first, data, before, checkout = job
    policy, snapshot = from_data(data), from_data(before)
    if checkout is not None and not _OLD:
        from tests.benchmarks.league import OldMasters

        _OLD["masters"] = OldMasters(Path(checkout))
    old = _OLD["masters"].make if _OLD else None
    return [play_one(derived(first, "learn", number), policy, snapshot, old) for number in range(CHUNK)]


CHUNK = 4


def play_one(seed: int, policy: Policy, snapshot: Policy, old: Any) -> Played:
    """One game."""
    rng = random.Random(seed)
    scenario, players, _ = rng.choices(TABLES, [weight for _, _, weight in TABLES])[0]
    names = [f"Player {player}" for player in range(players)]
    setup = deal(ready_scenarios()[scenario], names, rng, first=rng.randrange(players))
    known = open_setup(setup)
    kind, other = company(rng, old)
    if kind == "equals":
        learners = set(range(players))
    elif kind in ("snapshot", "old", "sharp", "naive"):
        learners = set(rng.sample(range(players), rng.choice((1, players // 2))))
    else:
        learners = set(range(players)) - {rng.randrange(players)}
    bots: list[Any] = []
    for player in range(players):
        if player in learners:
            bots.append(Learner(known, player, rng.randrange(2**30), policy))
        elif other is None:
            bots.append(Learner(known, player, rng.randrange(2**30), snapshot))
        else:
            bots.append(other(known, player, rng))
    game = Game(setup)
    tell = teller([bot.see for bot in bots])
    tell(game.events)
    while (question := game.question) is not None and game.turn < MOST_TURNS * players:
        tell(game.answer(bots[question.player].answer(question)))
    winners = game.winners if game.over else ()
    lives = [
        (bots[player].steps, (player in winners) / max(1, len(winners)), game.turn) for player in learners
    ]
    return Played((scenario, players), kind, lives, game.turn)


# --- nets -----------------------------------------------------------------------------------------------


def new_net(width: int, rng: np.random.Generator) -> list[list[Array]]:
    """Small weights; the last layer is nought, so that it begins with the expected worth alone."""
    sizes = (width, *HIDDEN, 1)
    return [
        [
            rng.normal(0, 1 / np.sqrt(one), (one, other)) if other > 1 else np.zeros((one, other)),
            np.zeros(other),
        ]
        for one, other in pairwise(sizes)
    ]


def forward(net: list[list[Array]], rows: Array) -> tuple[Array, list[Array]]:
    """The scores, and what each layer saw."""
    seen = [rows]
    for weights, shifts in net[:-1]:
        seen.append(np.tanh(seen[-1] @ weights + shifts))
    return (seen[-1] @ net[-1][0] + net[-1][1])[:, 0], seen


def backward(net: list[list[Array]], seen: list[Array], slope: Array) -> list[list[Array]]:
    """How the loss changes with every weight."""
    found: list[list[Array]] = []
    back = slope[:, None]
    for number in range(len(net) - 1, -1, -1):
        found.append([seen[number].T @ back, back.sum(axis=0)])
        if number:
            back = (back @ net[number][0].T) * (1 - seen[number] ** 2)
    return found[::-1]


class Adam:
    """Steps of about equal size for every weight."""

    def __init__(self, net: list[list[Array]], rate: float) -> None:
        self.rate = rate
        self._count = 0
        self._mean = [[np.zeros_like(part) for part in layer] for layer in net]
        self._square = [[np.zeros_like(part) for part in layer] for layer in net]

    def step(self, net: list[list[Array]], slopes: list[list[Array]]) -> None:
        """One of them."""
        self._count += 1
        for layer, slope, mean, square in zip(net, slopes, self._mean, self._square, strict=True):
            for number in range(2):
                mean[number] = 0.9 * mean[number] + 0.1 * slope[number]
                square[number] = 0.999 * square[number] + 0.001 * slope[number] ** 2
                fair = mean[number] / (1 - 0.9**self._count)
                size = np.sqrt(square[number] / (1 - 0.999**self._count)) + 1e-8
                layer[number] = layer[number] - self.rate * fair / size


class Trainer:
    """The nets, the critic and how they learn."""

    CLIP = 0.2
    EPOCHS = 4
    BATCH = 1024  # decisions
    SPREAD = 0.003  # what it counts to stay unpredictable
    STAY = 1e-4  # how strongly scores are drawn towards nought

    def __init__(self, seed: int, rate: float) -> None:
        self._rng = np.random.default_rng(seed)
        self.nets = {kind: new_net(width, self._rng) for kind, width in KINDS.items()}
        self.critic = new_net(COMMON + 1, self._rng)
        self._adams = {kind: Adam(net, rate) for kind, net in self.nets.items()}
        self._critic_adam = Adam(self.critic, rate)

    def data(self) -> dict[str, Any]:
        """The policy as it is written."""
        return {
            kind: [
                {"weights": np.round(weights, 4).tolist(), "shifts": np.round(shifts, 4).tolist()}
                for weights, shifts in net
            ]
            for kind, net in self.nets.items()
        }

    def load(self, data: dict[str, Any]) -> None:
        """Go on from a policy."""
        for kind, layers in data.items():
            self.nets[kind] = [[np.array(layer["weights"]), np.array(layer["shifts"])] for layer in layers]

    def values(self, steps: Sequence[Step]) -> Array:
        """What the critic makes of positions."""
        rows, before = self._critic_rows(steps)
        return 1 / (1 + np.exp(-(forward(self.critic, rows)[0] + before)))

    @staticmethod
    def _critic_rows(steps: Sequence[Step]) -> tuple[Array, Array]:
        now = np.clip(np.array([step.now for step in steps]), 0.003, 0.997)
        before = np.log(now / (1 - now))
        return np.column_stack((np.array([step.common for step in steps]), before / 4)), before

    def learn(self, played: Sequence[Played]) -> dict[str, float]:
        """One round."""
        steps: list[Step] = []
        gains: list[Array] = []
        targets: list[Array] = []
        for game in played:
            for life, result, end in game.lives:
                if life:
                    gain, target = self._advantages(life, result, end)
                    steps += life
                    gains.append(gain)
                    targets.append(target)
        gain_all, target_all = np.concatenate(gains), np.concatenate(targets)
        told = {"steps": float(len(steps)), "critic": self._learn_values(steps, target_all)}
        for kind in KINDS:
            chosen = [number for number, step in enumerate(steps) if step.kind == kind]
            if len(chosen) > 50:
                told[kind] = self._learn_kind(kind, [steps[number] for number in chosen], gain_all[chosen])
        return told

    def _advantages(self, life: list[Step], result: float, end: int) -> tuple[Array, Array]:
        values = self.values(life)
        gains = np.zeros(len(life))
        later, following, turn = 0.0, result, end
        for number in range(len(life) - 1, -1, -1):
            fade = DISCOUNT ** max(0, turn - life[number].turn)
            surprise = fade * following - values[number]
            later = surprise + fade * TRACE * later
            gains[number] = later
            following, turn = values[number], life[number].turn
        return gains, gains + values

    def _learn_values(self, steps: Sequence[Step], targets: Array) -> float:
        rows, before = self._critic_rows(steps)
        loss = 0.0
        for _ in range(self.EPOCHS):
            order = self._rng.permutation(len(rows))
            for start in range(0, len(order), self.BATCH):
                part = order[start : start + self.BATCH]
                found, seen = forward(self.critic, rows[part])
                chance = 1 / (1 + np.exp(-(found + before[part])))
                miss = chance - np.clip(targets[part], 0, 1)
                loss = float((miss**2).mean())
                slope = miss / len(part)
                self._critic_adam.step(self.critic, backward(self.critic, seen, slope))
        return loss

    def _learn_kind(self, kind: str, steps: Sequence[Step], gains: Array) -> float:
        gains = (gains - gains.mean()) / (gains.std() + 1e-8)
        net, adam = self.nets[kind], self._adams[kind]
        changed = 0.0
        for _ in range(self.EPOCHS):
            order = self._rng.permutation(len(steps))
            for start in range(0, len(order), self.BATCH):
                part = [int(number) for number in order[start : start + self.BATCH]]
                changed += self._improve(net, adam, [steps[number] for number in part], gains[part])
        return changed

    def _improve(self, net: list[list[Array]], adam: Adam, steps: Sequence[Step], gains: Array) -> float:
        sizes = np.array([len(step.rows) for step in steps])
        starts = np.concatenate(([0], np.cumsum(sizes)[:-1]))
        whose = np.repeat(np.arange(len(steps)), sizes)
        rows = np.concatenate([step.rows for step in steps])
        worths = np.concatenate([step.worths for step in steps])
        chosen = starts + np.array([step.chosen for step in steps])
        before = np.array([step.log_chance for step in steps])
        found, seen = forward(net, rows)
        odds = worths + found
        odds -= np.maximum.reduceat(odds, starts)[whose]
        chances = np.exp(odds)
        chances /= np.add.reduceat(chances, starts)[whose]
        logs = np.log(chances + 1e-12)
        ratio = np.exp(np.clip(logs[chosen] - before, -10, 10))
        held = ((gains > 0) & (ratio > 1 + self.CLIP)) | ((gains < 0) & (ratio < 1 - self.CLIP))
        push = np.where(held, 0.0, gains * ratio)
        slope = chances * push[whose]
        slope[chosen] -= push
        spread = -np.add.reduceat(chances * logs, starts)
        slope += self.SPREAD * chances * (logs + spread[whose])
        slope = slope / len(steps) + self.STAY * found / len(found)
        adam.step(net, backward(net, seen, slope))
        return float(np.abs(ratio - 1).mean())


def _told(
    number: int,
    took: float,
    told: dict[str, float],
    wins: dict[str, deque[float]],
    turns: dict[int, deque[int]],
) -> str:
    """A line of progress: seconds, changes of the nets, wins × fair by company, median turns by table."""
    fair = {key: round(float(np.mean(found)), 2) for key, found in sorted(wins.items()) if len(found) > 20}
    lengths = {key: int(np.median(found)) for key, found in sorted(turns.items())}
    changes = {key: round(value, 3) for key, value in told.items()}
    return f"round {number}: {took:.0f} s, {changes}, × fair {fair}, turns {lengths}"


def main() -> int:
    """Read the command line, then play and learn in turns."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--minutes", type=float, default=60)
    parser.add_argument("--rounds", type=int, default=10**6)
    parser.add_argument("--games", type=int, default=96, help="in a round")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--rate", type=float, default=1e-3)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--checkout", help="masters of this checkout sit at some of the tables")
    parser.add_argument("--start", type=Path, help="go on from this file")
    parser.add_argument("--out", type=Path, required=True)
    options = parser.parse_args()
    trainer = Trainer(options.seed, options.rate)
    if options.start is not None:
        trainer.load(json.loads(options.start.read_text("utf-8")))
    snapshots: deque[dict[str, Any]] = deque([trainer.data()], maxlen=12)
    rng = random.Random(options.seed)
    until = time.monotonic() + 60 * options.minutes
    wins: dict[str, deque[float]] = {}
    lengths: dict[int, deque[int]] = {}
    with Pool(options.workers) as pool:
        for number in range(options.rounds):
            if time.monotonic() > until:
                break
            began = time.monotonic()
            jobs = [
                (
                    derived(options.seed, "round", number, part),
                    trainer.data(),
                    rng.choice(snapshots),
                    options.checkout,
                )
                for part in range(options.games // CHUNK)
            ]
            played = [game for games in pool.imap(play, jobs) for game in games]
            took = time.monotonic() - began
            told = trainer.learn(played)
            for game in played:
                fair = 1 / game.table[1]
                for _, result, _ in game.lives:
                    if game.company != "equals":
                        wins.setdefault(f"{game.company[:6]}{game.table[1]}", deque(maxlen=150)).append(
                            result / fair
                        )
                lengths.setdefault(game.table[1], deque(maxlen=60)).append(game.turns)
            if number % 4 == 3:
                snapshots.append(trainer.data())
                options.out.write_text(json.dumps(trainer.data()), "utf-8")
            print(_told(number, took, told, wins, lengths), flush=True)
    options.out.write_text(json.dumps(trainer.data()), "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
