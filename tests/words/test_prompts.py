"""Every question has its words, every answer its label."""

import random
from dataclasses import replace

import pytest

from mascarade_qt.engine import events
from mascarade_qt.engine.masks import MASKS
from mascarade_qt.engine.questions import Question
from mascarade_qt.engine.table import WINNING_FORTUNE
from mascarade_qt.words.company import Company
from mascarade_qt.words.prompts import Prompts
from tests.match.tables import QUESTION_KINDS
from tests.support.stories import DUEL, LEFT_OVER, SIX
from tests.words.games import moments, setups


def test_every_question_is_asked_in_words() -> None:
    kinds = set()
    for seed in range(3):
        rng = random.Random(seed)
        for setup in setups(rng):
            company = Company(setup)
            prompts = Prompts(company)
            for question, happened in moments(setup, rng):
                for event in happened:
                    company.see(event)
                if question is not None:
                    kinds.add(question.kind)
                    company.me = question.player
                    check(prompts, question)
    assert kinds == set(QUESTION_KINDS)


def check(prompts: Prompts, question: Question) -> None:
    """A question in words, and answers that can be told apart."""
    text = prompts.prompt(question)
    labels = [prompts.choice(question.kind, answer) for answer in question.answers]
    assert text
    assert len(set(labels)) == len(labels), labels
    warnings = prompts.warnings(question, question.answers[-1])
    waiting = prompts.waiting(question.player, question.kind)
    for said in (text, waiting, *labels, *warnings):
        assert said
        assert not LEFT_OVER.search(said), said


def test_a_shared_screen_asks_by_name() -> None:
    question = Question(1, "hide", (1, 2, 3))
    text = Prompts(Company(SIX)).prompt(question, addressed=True)
    assert text == "Bob – How many of the bank’s coins do you hide in your hand?"


def test_a_contest_quotes_the_announcement() -> None:
    company = Company(SIX, 1)
    company.see(events.Announced(0, "0", "king"))
    text = Prompts(company).prompt(Question(1, "contest", (False, "1")))
    assert text == "Ann says: “I am the King!” Do you contest?"


def test_the_guru_asks_the_target() -> None:
    company = Company(SIX, 1)
    company.see(events.Used(0, "guru", None))
    assert Prompts(company).prompt(Question(1, "mask", ("king", "judge"))).startswith("Ann asks")
    assert Prompts(company).prompt(Question(1, "place", ("1L", "1R"))) == "Which of your cards do you reveal?"


@pytest.mark.parametrize(
    ("mask", "coins", "warned"),
    [
        ("cheat", 9, "You have 9 coins. The Cheat needs at least 10 to win."),
        ("cheat", 10, ""),
        ("widow", 9, ""),
        ("widow", 10, "You have 10 coins or more: this power would earn you nothing."),
        ("judge", 6, "The courthouse is empty: this power would earn you nothing."),
        ("actress", 6, "No power has been used yet: there is nothing to copy."),
        ("necromancer", 6, "The graveyard is empty: this power would do nothing."),
        ("king", 6, ""),
    ],
)
def test_warnings_before_an_announcement(mask: str, coins: int, warned: str) -> None:
    company = Company(replace(SIX, coins=(coins, *SIX.coins[1:])), 0)
    said = Prompts(company).announce_warnings(0, mask)
    assert [warning.replace("\u00a0", " ") for warning in said] == ([warned] if warned else [])


def test_no_warning_where_a_power_has_something_to_do() -> None:
    company = Company(replace(SIX, graveyard=("damned",)), 0)
    company.see(events.Used(1, "king", None))
    company.see(events.CoinsMoved(((1, "courthouse", 1),), "fine"))
    company.see(events.TurnBegan(5, 0, 0))
    for mask in ("judge", "actress", "necromancer"):
        assert Prompts(company).announce_warnings(0, mask) == []


def test_the_numbers_in_texts_are_those_of_the_rules() -> None:
    """Texts say 13 coins to win, 10 for the Cheat, up to 10 for the Widow."""
    assert WINNING_FORTUNE == 13
    assert [MASKS[mask].power[0]["n"] for mask in ("cheat", "widow")] == [10, 10]


def test_the_last_coin_is_said_before() -> None:
    company = Company(SIX, 0)
    company.see(events.CoinsMoved(((0, "bank", 5),), "thief"))
    prompts = Prompts(company)
    contest = Question(0, "contest", (False, "0"))
    assert prompts.warnings(contest, False) == []
    assert len(prompts.warnings(contest, "0")) == 1
    turn = Question(0, "turn", (("announce", "0", "king"),))
    assert len(prompts.warnings(turn, ("announce", "0", "king"))) == 1


def test_small_tables_name_the_card() -> None:
    prompts = Prompts(Company(DUEL, 0))
    assert prompts.choice("turn", ("announce", "0L", "king")) == "“I am the King!” (your left card)"
    assert prompts.choice("contest", "0P") == "Contest with your protected card"
    assert prompts.choice("place", "1R") == "Bob’s right card"


@pytest.mark.parametrize("turn", [0, DUEL.opening_turns])
def test_small_tables_ask_for_two_cards(turn: int) -> None:
    """Both may be your own; “with yours” would be wrong."""
    company = Company(DUEL, 0)
    company.turn = turn
    text = Prompts(company).prompt(Question(0, "turn", (("swap", "0L", "0R"), ("swap", "0L", "1R"))))
    assert "two cards" in text
    assert "At least one must be yours." in text


def test_phrases_around_the_curtain() -> None:
    prompts = Prompts(Company(SIX))
    assert prompts.curtain(0) == "For Ann. Everyone else, look away."
    for phrase in ("open", "close", "seen"):
        assert prompts.hot_seat(phrase, 0, "Yes.")
    for step in (
        "look",
        "swap",
        "swap own",
        "swap other",
        "announce",
        "announce own",
        "second places",
        "second players",
    ):
        assert prompts.step(step, 0)
    for verb in ("look", "swap", "announce"):
        assert prompts.action(verb)
    assert prompts.pass_all()
