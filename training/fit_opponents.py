"""Fit what opponents expect of each other: `python training/fit_opponents.py master --games 20`.

Equals play at many tables, at some of them with strangers. Whenever somebody announces, contests or passes,
what the others foresaw and what was true are noted. Logistic regressions then give the weights of
`tuning.People`; put them there, and repeat until they stop changing. The same seed gives the same figures.
"""

import argparse
import random
import sys
from collections.abc import Callable
from contextlib import closing
from math import log
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

import numpy as np
from numpy.typing import NDArray

from mascarade_qt.bots.baselines import NaiveBot, NeverBluffs
from mascarade_qt.bots.bot import Bot
from mascarade_qt.bots.mind import evidence
from mascarade_qt.bots.mind.belief import Belief
from mascarade_qt.bots.mind.contesters import Claim, Onlookers
from mascarade_qt.bots.mind.effects import Effects
from mascarade_qt.bots.mind.mind import Mind
from mascarade_qt.bots.mind.player import Opponent
from mascarade_qt.bots.mind.tuning import LEVELS, Level, People
from mascarade_qt.commands.workers import ProgressLine
from mascarade_qt.engine.events import Announced, Contested, Event, Passed
from mascarade_qt.engine.game import Game
from mascarade_qt.engine.scenarios import deal, ready_scenarios
from mascarade_qt.engine.setup import Setup
from mascarade_qt.engine.sight import open_setup, teller
from training.league import OldMasters
from training.strategies import STRATEGIES

TABLES = (
    ("a4", 4), ("b4", 4), ("a5", 5), ("a5", 6), ("classic", 6),
    ("a8", 8), ("classic", 8), ("strength-in-unity", 8), ("a8", 13),
)  # fmt: skip
STRANGE = 0.6  # of the games have strangers
SEATS_OF_STRANGERS = 0.6
NOTED = 0.4  # of what is heard; all who listen hear nearly the same
WATCHED = 0.15  # of the answers to others' claims
MOST_TURNS = 40  # a player
EARS = {Announced: evidence.announced, Contested: evidence.contested, Passed: evidence.passed}
Word = Announced | Contested | Passed
Make = Callable[[Setup, int, random.Random], Bot]


class Notes:
    """Rows for the regressions: features, what was true, and the log odds before."""

    def __init__(self) -> None:
        self.rows: dict[str, list[tuple[tuple[float, ...], bool, float]]] = {
            name: [] for name in People._fields
        }

    def add(self, name: str, features: tuple[float, ...], true: bool, chance: float = 0.5) -> None:
        """One observation."""
        self.rows[name].append((features, true, log(chance / (1 - chance))))


class NotingMind(Mind):
    """A mind whose predictions are written down; the game is the judge."""

    game: Game
    notes: Notes
    dice: random.Random

    def see(self, event: Event) -> None:
        """Note who answers a claim how, then go on."""
        world = self.world
        if (
            isinstance(event, Passed | Contested)
            and event.player != world.me
            and (world.active == world.me or self.dice.random() < WATCHED)
        ):
            self._note_answer(event.player, isinstance(event, Contested), world.announced or "")
        super().see(event)

    def _note_answer(self, player: int, contests: bool, mask: str) -> None:
        world = self.world
        onlookers = Onlookers(self, Effects(world, self.belief.chances, self.knows))
        claim = Claim(onlookers, world.active, mask, self.truth())
        (one,) = onlookers.of([player])
        already = len(world.claims) > 1
        places = world.own(player)
        if any(self.game.cards.get(place) == mask for place in places):
            self.notes.add("speaks", claim.holder_features(one, already), contests)
        elif not self.is_open(player, mask):
            has = min(1.0, sum(self.belief.chances(place).get(mask, 0.0) for place in places))
            features = claim.stopper_features(one, has, already, world.to_answer_after(player))
            self.notes.add("stops", features, contests)

    def _weigh(self, belief: Belief, event: Word, mask: str) -> None:
        if belief is self.belief and self.dice.random() < NOTED:
            player = event.player
            places = self.world.own(player) if isinstance(event, Passed) else (event.place,)
            chance = min(1.0, sum(belief.chances(place).get(mask, 0.0) for place in places))
            if 0.003 < chance < 0.997:
                habits, sure = self.habits[player], self.knows(player)
                features = EARS[type(event)](self.world, player, mask, sure, habits, chance)
                true = any(self.game.cards.get(place) == mask for place in places)
                self.notes.add(type(event).__name__.lower(), features, true, chance)
        super()._weigh(belief, event, mask)


def play(
    scenario: str, players: int, level: str | Level, seed: int, notes: Notes, strangers: list[Make]
) -> None:
    """Play one game and note it all: of equals, or with strangers on about half of the seats."""
    rng = random.Random(f"fit {scenario} {players} {seed}")
    names = [f"Player {player}" for player in range(players)]
    setup = deal(ready_scenarios()[scenario], names, rng, first=rng.randrange(players))
    known = open_setup(setup)
    game = Game(setup)
    stranger = rng.choice(strangers) if strangers and rng.random() < STRANGE else None
    bots: list[Bot] = []
    for player in range(players):
        if stranger is not None and rng.random() < SEATS_OF_STRANGERS:
            bots.append(stranger(known, player, rng))
            continue
        bot = Opponent(known, player, rng.randrange(2**30), level)
        bot.mind.__class__ = NotingMind
        assert isinstance(bot.mind, NotingMind)
        bot.mind.game, bot.mind.notes, bot.mind.dice = game, notes, rng
        bots.append(bot)
    tell = teller([bot.see for bot in bots])
    tell(game.events)
    while (question := game.question) is not None and game.turn < MOST_TURNS * players:
        tell(game.answer(bots[question.player].answer(question)))


def logistic(
    features: NDArray[np.float64], true: NDArray[np.float64], before: NDArray[np.float64]
) -> NDArray[np.float64]:
    """Weights by Newton's method, pulled slightly towards zero."""
    weights = np.zeros(features.shape[1])
    for _ in range(25):
        odds = np.clip(features @ weights + before, -30, 30)
        chances = 1 / (1 + np.exp(-odds))
        slope = features.T @ (true - chances) - weights
        bend = (features * (chances * (1 - chances))[:, None]).T @ features + np.eye(len(weights))
        weights = weights + np.linalg.solve(bend, slope)
    return weights


def company(checkout: Path | None) -> list[Make]:
    """Who else may sit at a table: simple strategies, levels, and masters of another checkout."""

    def of_level(name: str) -> Make:
        return lambda setup, player, rng: Opponent(setup, player, rng.randrange(2**30), name)

    simple: list[Make] = [NaiveBot, NeverBluffs, *STRATEGIES.values()]
    levels = [of_level(name) for name in LEVELS if name != "master"]
    if checkout is None:
        return [*simple, *levels * 3]
    return [*simple, *levels * 3, *[OldMasters(checkout).make] * len(simple)]


def main() -> int:
    """Play, fit, print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("level", choices=tuple(LEVELS))
    parser.add_argument("--games", type=int, default=20, help="at each table (20)")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--checkout", type=Path, help="masters of this checkout sit at some of the tables")
    options = parser.parse_args()
    notes = Notes()
    strangers = company(options.checkout)
    with closing(ProgressLine(len(TABLES) * options.games)) as progress:
        done = 0
        for scenario, players in TABLES:
            for number in range(options.games):
                play(scenario, players, options.level, options.seed + number, notes, strangers)
                done += 1
                progress.show(done)
    for name, rows in notes.rows.items():
        if rows:
            features, true, before = (
                np.array(column, dtype=np.float64) for column in zip(*rows, strict=True)
            )
            found = ", ".join(f"{weight:.2f}" for weight in logistic(features, true, before))
            print(f"{name}=({found}),  # {len(rows)} rows")
    return 0


if __name__ == "__main__":
    sys.exit(main())
