"""Beliefs held against the cards."""

import random
from collections.abc import Mapping
from math import isclose

from mascarade_qt.bots.arena.calibration import FEWEST, Calibration, Foresight, beliefs, examined
from mascarade_qt.bots.hosting.guard import Guard
from mascarade_qt.bots.registry import make_bot
from mascarade_qt.engine.events import Event
from mascarade_qt.engine.game import Game
from mascarade_qt.engine.questions import Answer, Question
from mascarade_qt.engine.scenarios import deal, ready_scenarios

SETUP = deal(ready_scenarios()["a5"], [f"Player {n}" for n in range(6)], random.Random(0))


def noted(chance: float, right: int, wrong: int) -> Calibration:
    """How many predictions of this chance came true, and how many didn't."""
    calibration = Calibration()
    for _ in range(right):
        calibration.note(chance, True)
    for _ in range(wrong):
        calibration.note(chance, False)
    return calibration


def test_a_bucket_says_what_was_predicted_and_what_was_right() -> None:
    (bucket,) = noted(0.72, 75, 25).rows()
    assert (bucket.low, bucket.high, bucket.number, bucket.right) == (0.7, 0.8, 100, 0.75)
    assert isclose(bucket.predicted, 0.72)
    assert isclose(bucket.off, 0.03)


def test_the_worst_bucket_is_one_with_enough_in_it() -> None:
    calibration = noted(0.55, FEWEST // 2 + 10, FEWEST // 2)
    calibration.add(noted(0.15, 30, 0))  # far off, but few
    worst = calibration.worst()
    assert worst is not None
    assert worst.low == 0.5
    assert noted(0.5, 1, 1).worst() is None


def test_certainty_has_a_row_of_its_own() -> None:
    calibration = noted(1.0, 10, 0)
    calibration.add(noted(0.95, 9, 1))
    assert [(row.low, row.high) for row in calibration.rows()] == [(0.9, 1.0), (1.0, 1.0)]


class Half:
    """Believes every card to be the King, with a chance of one half."""

    class Mind:
        """What it believes."""

        class Belief:
            """About every place the same."""

            def chances(self, place: str) -> Mapping[str, float]:
                """One half."""
                return {"king": 0.5}

        belief = Belief()

    mind = Mind()

    def see(self, event: Event) -> None:
        """Ignore it."""

    def answer(self, question: Question) -> Answer:
        """The first."""
        return question.answers[0]


def test_beliefs_are_examined_at_each_turn() -> None:
    game, found = Game(SETUP), Foresight()
    ask = examined(Guard("half", SETUP, 0, 0, Half), game, found, print)
    while (question := game.question) is not None and game.turn < 3:
        game.answer(ask(question))
    (bucket,) = found.cards.rows()
    assert bucket.number == 3 * 6
    assert isclose(bucket.right, 1 / 6)  # there is one King


def test_masters_say_what_they_believe_and_others_need_not() -> None:
    chances = beliefs(make_bot("master", SETUP, 0, 0))
    assert chances is not None
    for place, mask in SETUP.deal.items():
        assert isclose(chances(place)[mask], 1.0)
    assert beliefs(make_bot("random", SETUP, 0, 0)) is None
