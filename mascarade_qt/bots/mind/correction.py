"""What answers are worth to somebody who also knows what self-play has taught.

Only turns and contests: left alone, self-play learned never to swap in the opening, which no one believed.
"""

from mascarade_qt.bots.mind.features import Features, Row
from mascarade_qt.bots.mind.mind import Mind
from mascarade_qt.bots.mind.policy import Policy
from mascarade_qt.bots.mind.tuning import LEARNED_TEMPER
from mascarade_qt.bots.mind.turns import TurnJudge
from mascarade_qt.engine.questions import Answer, Question

Weighed = list[tuple[float, Answer]]


def rows_of(mind: Mind, turns: TurnJudge, question: Question, weighed: Weighed) -> list[Row]:
    """What the policy looks at, for each of the answers."""
    features = Features(mind, turns.claims)
    if question.kind == "turn":
        return features.of_turn(weighed, LEARNED_TEMPER)
    passing = weighed[-1][0]
    rows = [features.of_contest(str(place), worth, passing) for worth, place in weighed[:-1]]
    return [*rows, [0.0] * len(rows[0])]


def corrected(mind: Mind, turns: TurnJudge, question: Question, weighed: Weighed, policy: Policy) -> Weighed:
    """The worth of the answers, corrected by what was learned."""
    if len(weighed) == 1 or turns.is_critical(question):
        return weighed
    scores = policy.scores(question.kind, rows_of(mind, turns, question, weighed))
    return [
        (worth + LEARNED_TEMPER * score, answer)
        for (worth, answer), score in zip(weighed, scores, strict=True)
    ]
