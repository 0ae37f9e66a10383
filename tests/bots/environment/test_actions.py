"""The numbers of answers: the same at every table, and one for every answer there can be."""

import hashlib
import random

import pytest

from mascarade_qt.bots.environment.actions import (
    ACTIONS,
    WAIT,
    ActionError,
    action_mask,
    action_text,
    answer_to,
    number_of,
    numbers,
)
from mascarade_qt.engine.game import Game
from mascarade_qt.engine.questions import Question
from mascarade_qt.engine.scenarios import Scenario, deal, ready_scenarios


def test_no_number_has_moved() -> None:
    """Programs that have learned rely on them: a change here belongs in the changelog."""
    assert len(ACTIONS) == len(set(map(repr, ACTIONS))) == 1012
    assert hashlib.sha256(repr(ACTIONS).encode()).hexdigest()[:16] == "399a5b3068cfaf47"
    assert ACTIONS[WAIT] == ("wait", None)


@pytest.mark.parametrize("scenario", ready_scenarios().values(), ids=ready_scenarios())
def test_every_answer_has_a_number(scenario: Scenario) -> None:
    for players in {scenario.fewest, scenario.most}:
        rng = random.Random(f"{scenario.id} {players}")
        game = Game(deal(scenario, [f"Player {n}" for n in range(players)], rng))
        while (question := game.question) is not None and game.turn < 60:
            found = numbers(question)
            assert [answer_to(question, number) for number in found] == [
                ACTIONS[number][1] for number in found
            ]
            assert {question.lookup[ACTIONS[number][1]] for number in found} == set(question.answers)
            assert sorted(action_mask(question).nonzero()[0]) == sorted(found)
            game.answer(answer_to(question, rng.choice(found)))


def test_a_pair_has_one_number() -> None:
    assert number_of("players", (2, 5)) == number_of("players", (5, 2))
    assert number_of("places", ("c0", "3")) == number_of("places", ("3", "c0"))
    assert number_of("turn", ("swap", "0", "1")) != number_of("turn", ("swap", "1", "0"))


def test_a_refusal_names_what_was_asked_and_what_is_possible() -> None:
    question = Question(3, "guess", (1, 2, 3))
    wanted = [number_of("guess", number) for number in (1, 2, 3)]
    for wrong in (number_of("hide", 1), WAIT, -1, len(ACTIONS)):
        with pytest.raises(ActionError) as caught:
            answer_to(question, wrong)
        text = f"is no possible answer to 'guess'; possible: 1 2 3, which are the actions {wanted}"
        assert str(caught.value).endswith(text)


def test_every_action_has_words_of_its_own() -> None:
    texts = [
        action_text(number) if kind not in ("places", "mask") else f"{kind} {action_text(number)}"
        for number, (kind, _) in enumerate(ACTIONS)
    ]
    assert len(set(texts)) == len(texts)
    assert action_text(number_of("turn", ("announce", "3", "king"))) == "announce the king with the card at 3"
