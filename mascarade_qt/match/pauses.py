"""How long a bot seems to think. This depends only on what everyone at the table sees: never on what the bot
knows, what it will answer, or how long it really took."""

import random
from collections.abc import Mapping
from typing import NamedTuple

from mascarade_qt.engine.events import Event
from mascarade_qt.engine.public import PublicTable
from mascarade_qt.engine.questions import Question
from mascarade_qt.engine.setup import Setup

# For each kind of question: the usual time in ms, and what each doubling of the number of answers adds.
USUAL: Mapping[str, tuple[int, int]] = {
    "turn": (230, 50),
    "contest": (260, 40),
    "swap": (320, 0),
    "hide": (700, 0),
    "guess": (800, 0),
}
OTHERS = (320, 60)
COSTLY = 1.8  # a contest that may eliminate a player
CLAIMED = 1.3  # a contest in which others have already spoken up
SHORTEST, LONGEST = 150, 3500
POOR = 2  # coins


class Situation(NamedTuple):
    """What everyone sees of a question."""

    kind: str
    answers: int
    coins: int = 6
    claims: int = 0


def thinking_time(situation: Situation, rng: random.Random) -> int:
    """Milliseconds, drawn around the usual time for such a question."""
    base, growth = USUAL.get(situation.kind, OTHERS)
    time: float = base + growth * (max(1, situation.answers).bit_length() - 1)
    if situation.kind == "contest":
        time *= COSTLY if situation.coins < POOR else 1.0
        time *= CLAIMED if situation.claims > 1 else 1.0
    return round(min(LONGEST, max(SHORTEST, time * rng.lognormvariate(0.0, 0.3))))


class Pauses:
    """Follows the public side of a game and says how long each bot seems to think."""

    def __init__(self, setup: Setup) -> None:
        # The generator, too, is fed with public facts only: the game's seed could give away the graveyard.
        self._seed = f"{setup.players}/{dict(setup.deal)}"
        self._table = PublicTable(setup)

    def see(self, event: Event) -> None:
        """Everything that happens, as a spectator sees it."""
        self._table.see(event)

    def pause(self, question: Question, number: int) -> int:
        """The pause for the question with this number; always the same one."""
        table = self._table
        situation = Situation(
            question.kind, len(question.answers), table.fortune(question.player), len(table.claims)
        )
        return thinking_time(situation, random.Random(f"{self._seed}/{number}"))
