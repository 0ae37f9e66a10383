"""The review of a game in words: what was chosen, what a master would have chosen, and what it cost."""

from collections.abc import Mapping

from mascarade_qt.history.study import PRICED, Thought
from mascarade_qt.words.company import Company
from mascarade_qt.words.context import Context
from mascarade_qt.words.masks import mask_name
from mascarade_qt.words.numbers import percent_text
from mascarade_qt.words.phrases import titled
from mascarade_qt.words.prompts import Prompts
from mascarade_qt.words.reasons import reason_sentence

Review = Context("Review")

CHEAP = 0.01  # in chance of winning; an answer that loses less than this counts as good as the best

_ROWS: Mapping[str, str] = {
    #: {answer} is what was chosen, as on a button; {best} and {given} are chances of winning: with a master’s
    #: choice, and with this one.
    "cost": Review.mark("Turn {turn}: {answer} ({best} → {given})"),
    "good": Review.mark("Turn {turn}: {answer}"),
}
#: An answer to a claim, with who made it and which mask they claimed: “Let it pass (Anna: King)”.
_CLAIM = Review.mark("{answer} ({name}: {mask})")
#: Heard instead of ★ before one of the costliest decisions: “Costly – Turn 5: Look”.
_DEAR = Review.mark("Costly")
#: Heard instead of ✓ before a decision that a master would have made, too: “Like a master – Turn 5: Look”.
_SAME = Review.mark("Like a master")
_VERDICTS: Mapping[str, str] = {
    "best": Review.mark("A master would have done the same."),
    "near": Review.mark("As good as a master’s choice: {answer}."),
    "cost": Review.mark(
        "A master would have chosen: {answer}. Your choice lowered your chance of winning from {best} to "
        "{given}."
    ),
    "other": Review.mark("A master would have chosen: {answer}."),
    "mixed": Review.mark("All answers were equally good here."),
}


def decision_row(company: Company, thought: Thought) -> str:
    """A decision in the list."""
    text = _ROWS["cost" if thought.cost >= CHEAP else "good"]
    return Review.text(
        text,
        turn=thought.step.turn + 1,
        answer=_given(company, thought),
        **_chances(thought),
    )


def decision_heard(company: Company, thought: Thought, dear: bool) -> str:
    """The same without signs; its cost is told by the verdict."""
    text = Review.text(_ROWS["good"], turn=thought.step.turn + 1, answer=_given(company, thought))
    sign = _DEAR if dear else _SAME if masterly(thought) else ""
    return titled(Review.text(sign), text) if sign else text


def masterly(thought: Thought) -> bool:
    """Whether a master, who had something to choose from, would have done the same."""
    return bool(thought.opinion.worths) and thought.step.given == thought.opinion.answer


def _chances(thought: Thought) -> dict[str, str]:
    """The chances of winning: with a master's choice, and with the one that was made."""
    worths = {"best": thought.opinion.worths.get(thought.opinion.answer, 0.0)}
    worths["given"] = worths["best"] - thought.cost
    return {name: percent_text(min(1.0, max(0.0, worth))) for name, worth in worths.items()}


def _given(company: Company, thought: Thought) -> str:
    """What was chosen; about a claim, with the claim: otherwise many rows would be the same."""
    answer, question = answer_text(company, thought, thought.step.given), thought.step.question
    if question is None or question.kind != "contest" or company.announced is None:
        return answer
    name, mask = company.name(company.active), mask_name(company.announced)
    return Review.text(_CLAIM, answer=answer, name=name, mask=mask)


def answer_text(company: Company, thought: Thought, answer: object) -> str:
    """An answer, as on a button."""
    question = thought.step.question
    return "" if question is None else Prompts(company).choice(question.kind, answer)


def verdict(company: Company, thought: Thought) -> str:
    """What a master says about the choice."""
    question = thought.step.question
    if not thought.opinion.worths or question is None:
        kind = "mixed"
    elif masterly(thought):
        kind = "best"
    elif question.kind not in PRICED:
        kind = "other"
    else:
        kind = "cost" if thought.cost >= CHEAP else "near"
    answer = answer_text(company, thought, thought.opinion.answer) if thought.opinion.worths else ""
    return Review.text(_VERDICTS[kind], answer=answer, **_chances(thought))


def why(company: Company, thought: Thought) -> str:
    """Why, in a sentence, judging by what the player had seen."""
    return reason_sentence(thought.opinion.reason, thought.opinion.facts, company)
