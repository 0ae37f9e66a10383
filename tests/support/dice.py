"""Random answers, which mostly don't contest."""

import random
from collections.abc import Callable

from mascarade_qt.engine.questions import Answer, Question


def thrown(question: Question, rng: random.Random) -> Answer:
    """Any answer; on a turn, each kind of action is equally likely."""
    if question.kind == "contest" and rng.random() < 0.7:
        return False
    return rng.choice(rng.choice(question.actions) if question.kind == "turn" else question.answers)


def dice(seed: int) -> Callable[[Question], Answer]:
    """One answer after the other."""
    rng = random.Random(seed)
    return lambda question: thrown(question, rng)


def any_answer(question: Question, number: int) -> Answer:
    """Always the same for the question with this number."""
    return thrown(question, random.Random(number))
