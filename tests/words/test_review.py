"""What a player reads about each of their decisions."""

from collections.abc import Mapping

import pytest

from mascarade_qt.engine.events import Announced, TurnBegan
from mascarade_qt.engine.questions import Answer, Question
from mascarade_qt.history.study import StudyStep, Thought
from mascarade_qt.match.messages import Opinion
from mascarade_qt.words.company import Company
from mascarade_qt.words.review import decision_heard, decision_row, verdict, why
from tests.support.stories import SIX

KING, LOOK, SWAP = ("announce", "0", "king"), ("look", "0"), ("swap", "0", "1")
TURN = Question(0, "turn", (LOOK, SWAP, KING))
PLACE = Question(0, "place", ("1", "2"))
KING_IS_BEST = "A master would have chosen: “I am the King!”."


def thought(
    given: Answer, worths: Mapping[Answer, float], best: Answer, question: Question | None = TURN
) -> Thought:
    """A decision of turn 5, and what a master thought."""
    opinion = Opinion(best, "pass-risk", {"chance": 0}, worths=worths)
    return Thought(StudyStep(7, 4, (), question, given), opinion)


@pytest.mark.parametrize(
    ("found", "row", "said"),
    [
        (
            thought(LOOK, {KING: 0.5, LOOK: 0.25}, KING),
            "Turn 5: Look at your card (50% → 25%)",
            f"{KING_IS_BEST} Your choice lowered your chance of winning from 50% to 25%.",
        ),
        (
            thought(LOOK, {KING: 0.5, LOOK: 0.4925}, KING),
            "Turn 5: Look at your card",
            "As good as a master’s choice: “I am the King!”.",
        ),
        (
            thought(LOOK, {KING: 0.5, LOOK: 0.48}, KING),
            "Turn 5: Look at your card (50% → 48%)",
            f"{KING_IS_BEST} Your choice lowered your chance of winning from 50% to 48%.",
        ),
        (
            thought(KING, {KING: 0.5, LOOK: 0.25}, KING),
            "Turn 5: “I am the King!”",
            "A master would have done the same.",
        ),
        (
            thought("2", {"1": 3.0, "2": 1.0}, "1", PLACE),
            "Turn 5: Cleo’s card",
            "A master would have chosen: Bob’s card.",
        ),
        (thought(LOOK, {}, None), "Turn 5: Look at your card", "All answers were equally good here."),
        (thought(None, {KING: 0.5}, KING, None), "Turn 5: ", "All answers were equally good here."),
    ],
)
def test_a_decision_and_what_a_master_says_of_it(found: Thought, row: str, said: str) -> None:
    company = Company(SIX, 0)
    assert decision_row(company, found) == row
    assert verdict(company, found) == said


def test_what_was_done_about_a_claim_comes_with_the_claim() -> None:
    """Or a list of decisions would say “Let it pass” a dozen times."""
    company = Company(SIX, 0)
    for event in (TurnBegan(4, 2, 2), Announced(2, "2", "king")):
        company.see(event)
    found = thought(False, {False: 0.5, "0": 0.4}, False, Question(0, "contest", (False, "0")))
    assert decision_row(company, found) == "Turn 5: Let it pass (Cleo: King)"
    assert decision_heard(company, found, dear=False) == "Like a master – Turn 5: Let it pass (Cleo: King)"


def test_chances_stay_between_none_and_all() -> None:
    """Worths are estimates: they may stray a little."""
    found = thought(LOOK, {KING: 1.02, LOOK: -0.01}, KING)
    assert decision_row(Company(SIX, 0), found) == "Turn 5: Look at your card (100% → 0%)"


def test_a_verdict_comes_with_its_reason() -> None:
    assert why(Company(SIX, 0), thought(LOOK, {}, None)) == "It’s a lie, but contesting would cost you more."
