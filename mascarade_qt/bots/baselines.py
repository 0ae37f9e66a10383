"""Simple and fixed players to measure others against (the arena's baselines)."""

import random

from mascarade_qt.engine.events import Event
from mascarade_qt.engine.questions import Answer, Question

RANDOM_CONTESTS = 0.18


class RandomBot:
    """Swaps, looks or announces with equal chance, anything, and contests now and then."""

    def __init__(self, rng: random.Random) -> None:
        self._random = rng.random

    def see(self, event: Event) -> None:
        """Remembers nothing."""

    def answer(self, question: Question) -> Answer:
        """Any answer; of a turn's actions each is equally likely."""
        draw = self._random
        answers = question.answers
        if question.kind == "contest":
            if draw() >= RANDOM_CONTESTS:
                return False
            answers = answers[1:]
        elif question.kind == "turn":
            actions = question.actions
            answers = actions[int(draw() * len(actions))]
        return answers[int(draw() * len(answers))]
