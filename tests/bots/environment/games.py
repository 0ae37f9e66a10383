"""Games at which learning programs sit, played at random."""

import random
from collections.abc import Iterator

from mascarade_qt.bots.environment.actions import numbers
from mascarade_qt.bots.environment.play import Play
from mascarade_qt.engine.scenarios import deal, ready_scenarios
from mascarade_qt.engine.setup import Setup

# Between them: one card each to three, seats that change, the graveyard, hidden coins, players who leave.
TABLES = [
    ("small-two", 2),
    ("a4", 4),
    ("ultimate-combo", 8),
    ("small-three", 3),
    ("a5", 6),
    ("b9", 9),
    ("classic", 13),
    ("let-it-roll", 10),
    ("strength-in-unity", 8),
]


def dealt(scenario: str, players: int, seed: int) -> Setup:
    """The cards of a game."""
    names = [f"Player {player}" for player in range(players)]
    return deal(ready_scenarios()[scenario], names, random.Random(f"{scenario} {players} {seed}"))


def moments(setup: Setup, seed: int, most_turns: int = 60) -> Iterator[Play]:
    """A game at each of its questions, and at its end."""
    rng = random.Random(seed)
    play = Play(setup)
    while (question := play.game.question) is not None and play.game.turn < most_turns:
        yield play
        play.act(question.player, rng.choice(numbers(question)))
    yield play
