"""How long bots seem to think: from what everybody sees, and from nothing else."""

import inspect
import random
from dataclasses import replace
from statistics import mean

import pytest

from mascarade_qt.engine.events import Announced, CoinsMoved, Contested, SeatsChanged, TurnBegan
from mascarade_qt.engine.questions import Question
from mascarade_qt.match.pacing import LONGEST, SHORTEST, Pacing, Situation, thinking_time
from tests.match.tables import a_record

KINDS = (
    "turn",
    "swap",
    "contest",
    "player",
    "players",
    "place",
    "places",
    "mask",
    "direction",
    "hide",
    "guess",
)


def usual(situation: Situation) -> float:
    return mean(thinking_time(situation, random.Random(seed)) for seed in range(200))


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("answers", [2, 30])
def test_neither_at_once_nor_for_ever(kind: str, answers: int) -> None:
    times = {thinking_time(Situation(kind, answers), random.Random(seed)) for seed in range(200)}
    assert SHORTEST <= min(times) < max(times) <= LONGEST
    assert len(times) > 20


def test_more_answers_take_longer() -> None:
    assert usual(Situation("turn", 30)) > usual(Situation("turn", 3))


def test_what_costs_more_takes_longer() -> None:
    contest = Situation("contest", 2)
    assert usual(contest._replace(coins=1)) > usual(contest._replace(claims=2)) > usual(contest)


def test_a_question_is_all_it_gets() -> None:
    assert list(inspect.signature(Pacing.pause).parameters) == ["self", "question", "number"]


CONTEST = Question(2, "contest", (False, "2"))


def test_it_follows_the_table() -> None:
    setup = a_record().setup
    pacing = Pacing(setup)
    before = pacing.pause(CONTEST, 9)
    assert before == Pacing(setup).pause(CONTEST, 9)
    pacing.see(SeatsChanged((2, 4), (4, 2)))
    pacing.see(CoinsMoved(((4, "courthouse", 5),), "fine"))
    poor = pacing.pause(CONTEST, 9)
    assert poor > before
    pacing.see(Announced(0, "0", "king"))
    pacing.see(Contested(1, "1"))
    assert pacing.pause(CONTEST, 9) > poor
    pacing.see(TurnBegan(4, 1, 1))
    assert pacing.pause(CONTEST, 9) == poor


def test_seeds_and_graveyards_do_not_matter() -> None:
    one = a_record(6, scenario="let-it-roll", seed=1).setup
    other = replace(one, graveyard=one.graveyard[::-1], extra={"seed": 77})
    assert [Pacing(one).pause(CONTEST, n) for n in range(9)] == [
        Pacing(other).pause(CONTEST, n) for n in range(9)
    ]
