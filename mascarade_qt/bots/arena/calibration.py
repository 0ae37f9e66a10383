"""Whether beliefs are true: of what a bot considers 70 to 80 % likely, three quarters should be true."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

from mascarade_qt.bots.bot import Bot
from mascarade_qt.bots.hosting.guard import Guard
from mascarade_qt.engine.game import Game
from mascarade_qt.engine.questions import Answer, Question

BUCKETS = 10
CERTAIN = 0.9995  # certainties get a row of their own, so as not to hide mistakes above 90 %
FEWEST = 200  # predictions; a bucket with fewer says little


class Bucket(NamedTuple):
    """The mean prediction, the share that was right, and how many predictions there were."""

    low: float
    high: float
    predicted: float
    right: float
    number: int

    @property
    def off(self) -> float:
        """How far the share is from the prediction."""
        return abs(self.predicted - self.right)


@dataclass
class Calibration:
    """Predictions by bucket: their number, their sum, and how many were right. The last is for certainty."""

    numbers: list[int] = field(default_factory=lambda: [0] * (BUCKETS + 1))
    sums: list[float] = field(default_factory=lambda: [0.0] * (BUCKETS + 1))
    right: list[int] = field(default_factory=lambda: [0] * (BUCKETS + 1))

    def note(self, chance: float, right: bool) -> None:
        """One prediction, and whether it was right."""
        bucket = BUCKETS if chance >= CERTAIN else int(chance * BUCKETS)
        self.numbers[bucket] += 1
        self.sums[bucket] += chance
        self.right[bucket] += right

    def add(self, other: "Calibration") -> None:
        """Count another one into this one."""
        self.numbers = [one + two for one, two in zip(self.numbers, other.numbers, strict=True)]
        self.sums = [one + two for one, two in zip(self.sums, other.sums, strict=True)]
        self.right = [one + two for one, two in zip(self.right, other.right, strict=True)]

    def rows(self) -> list[Bucket]:
        """The buckets that aren't empty."""
        edges = [(bucket / BUCKETS, (bucket + 1) / BUCKETS) for bucket in range(BUCKETS)]
        return [
            Bucket(low, high, total / number, right / number, number)
            for (low, high), number, total, right in zip(
                [*edges, (1.0, 1.0)], self.numbers, self.sums, self.right, strict=True
            )
            if number
        ]

    def worst(self) -> Bucket | None:
        """The bucket that is furthest off, among those large enough to tell."""
        return max(
            (row for row in self.rows() if row.number >= FEWEST), key=lambda row: row.off, default=None
        )


def beliefs(bot: Bot) -> Callable[[str], Mapping[str, float]] | None:
    """How likely a bot considers each mask at a place; None if it doesn't say."""
    belief = getattr(getattr(bot, "mind", None), "belief", None)
    chances: Callable[[str], Mapping[str, float]] | None = getattr(belief, "chances", None)
    return chances


@dataclass
class Foresight:
    """How true three kinds of predictions are."""

    cards: Calibration = field(default_factory=Calibration)  # which mask lies where, at each own turn
    holders: Calibration = field(default_factory=Calibration)  # who has the mask that is announced
    contests: Calibration = field(default_factory=Calibration)  # whether its own claim is contested

    def add(self, other: "Foresight") -> None:
        """Count another one into this one."""
        self.cards.add(other.cards)
        self.holders.add(other.holders)
        self.contests.add(other.contests)


def examined(
    guard: Guard, game: Game, found: Foresight, expect: Callable[[float], None]
) -> Callable[[Question], Answer]:
    """A bot's `answer`, with its beliefs checked against the real cards.

    `expect` is told how likely it thinks its announcement is to be contested.
    """

    def answer(question: Question) -> Answer:
        chances = beliefs(guard.bot)
        if chances is not None and question.kind == "turn":
            for place, mask in game.cards.items():
                for guess, chance in chances(place).items():
                    found.cards.note(chance, guess == mask)
        elif chances is not None and question.kind == "contest":
            mask = game.announced_mask or ""
            for place, card in game.cards.items():
                if place in game.layout.owner:
                    found.holders.note(min(1.0, chances(place).get(mask, 0.0)), card == mask)
        given = guard.answer(question)
        foreseen = getattr(guard.bot, "foresees_contest", None)
        if foreseen is not None and (chance := foreseen()) is not None:
            expect(chance)
        return given

    return answer
