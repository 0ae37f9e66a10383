"""What a master would say of every answer to a question, from what one player has seen."""

import random
from typing import NamedTuple

from mascarade_qt.bots.mind.correction import corrected
from mascarade_qt.bots.mind.mind import Mind
from mascarade_qt.bots.mind.policy import learned
from mascarade_qt.bots.mind.reasons import Reason, explain
from mascarade_qt.bots.mind.targets import TargetJudge
from mascarade_qt.bots.mind.tuning import TEMPERAMENTS
from mascarade_qt.bots.mind.turns import TurnJudge
from mascarade_qt.engine.questions import Answer, Question

MIXED = ("hide", "guess")  # no answer is better than another: the point is to have no pattern


class Judgement(NamedTuple):
    """The best answer, why, and what each one is worth; nothing is worth more where all are equal."""

    best: Answer
    reason: Reason
    worths: tuple[tuple[Answer, float], ...]


def judge(mind: Mind, question: Question) -> Judgement | None:
    """Weigh all answers, without a temperament and without chance; None where none is better."""
    if question.kind in MIXED:
        return None
    turns = TurnJudge(mind, TEMPERAMENTS["even"])
    if question.kind in ("turn", "contest", "swap"):
        weighed = turns.weigh(question, thorough=True)
        choosing = question.kind != "swap" and len(turns.weigh(question)) > 1  # good manners leave a choice
        if mind.level.learned and choosing:
            weighed = corrected(mind, turns, question, weighed, learned(mind.world.players))
    else:
        weighed = TargetJudge(mind, turns, random.Random(0)).weigh(question)
    best = max(weighed, key=lambda pair: pair[0])[1]
    worths = tuple((answer, worth) for worth, answer in weighed)
    return Judgement(best, explain(mind, turns.claims, question, best), worths)
