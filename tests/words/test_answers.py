"""What can be answered at each step of a question, as a player reads it."""

from collections.abc import Sequence
from dataclasses import replace

import pytest

from mascarade_qt.engine import events
from mascarade_qt.engine.questions import Answer, Question
from mascarade_qt.match.picker import Picker
from mascarade_qt.words.answers import ShownAnswer, Wording
from mascarade_qt.words.company import Company
from mascarade_qt.words.explanations import answer_line, end_text
from mascarade_qt.words.masks import mask_power, mask_power_long
from mascarade_qt.words.prompts import Prompts
from tests.support.stories import DUEL, FOUR

LOOK, SWAP, KING, JUDGE = (
    ("look", "0"),
    ("swap", "0", "1"),
    ("announce", "0", "king"),
    ("announce", "0", "judge"),
)
OTHER_SWAP = ("swap", "0", "c0")
TURN = (LOOK, SWAP, OTHER_SWAP, KING, JUDGE)
OWN_TURN = (
    ("look", "0L"),
    ("look", "0R"),
    ("swap", "0L", "0R"),
    ("swap", "0L", "1R"),
    ("swap", "0R", "1R"),
    ("announce", "0L", "king"),
    ("announce", "0R", "king"),
    ("announce", "0L", "judge"),
    ("announce", "0R", "judge"),
)


def wording(company: Company, shared: bool = False) -> Wording:
    """For the places of this table."""
    return Wording(Prompts(company), company.setup.deal, shared)


def picked(kind: str, answers: Sequence[Answer], *chosen: object) -> Picker:
    """A question after some choices."""
    picker = Picker(Question(0, kind, answers))
    for token in chosen:
        assert picker.choose(token)
    return picker


def test_a_turn_begins_with_an_action() -> None:
    shown = wording(Company(FOUR, 0)).answers(picked("turn", TURN))
    assert shown == [
        ShownAnswer("Look", "look", "answer_look", "icons/look", detail=answer_line("look")),
        ShownAnswer("Swap or pretend to", "swap", "answer_swap", "icons/swap", detail=answer_line("swap")),
        ShownAnswer(
            "Announce", "announce", "answer_announce", "icons/announce", detail=answer_line("announce")
        ),
    ]


def test_masks_are_small_cards_with_what_they_would_bring() -> None:
    company = Company(FOUR, 0)
    shown = wording(company).answers(picked("turn", TURN, "announce"))
    power = mask_power("king"), mask_power_long("king")
    assert shown[0] == ShownAnswer("King", "king", "answer_king", "masks/king", "+2\u00a0coins", *power)
    assert shown[1].gain == "brings no coins", "the courthouse is empty"


def test_a_mask_that_somebody_else_s_power_asks_for_brings_nothing() -> None:
    company = Company(FOUR, 0)
    company.see(events.Used(1, "guru", None))
    (king, _) = wording(company).answers(picked("mask", ("king", "judge")))
    assert (king.label, king.gain, king.drawing) == ("King", "", "masks/king")
    company.see(events.Used(0, "usurper", None))
    (king, _) = wording(company).answers(picked("mask", ("king", "judge")))
    assert king.gain == "+2\u00a0coins"


def test_contest_or_pass() -> None:
    company = Company(FOUR, 0)
    company.see(events.Announced(1, "1", "king"))
    assert wording(company).answers(picked("contest", (False, "0"))) == [
        ShownAnswer("Let it pass", False, "answer_False", "icons/pass", detail=answer_line("pass")),
        ShownAnswer(
            "Contest",
            "0",
            "answer_0",
            "icons/contest",
            "+2\u00a0coins; you risk 1 coin",
            answer_line("contest"),
        ),
    ]


def test_what_is_at_stake_in_a_contest() -> None:
    """In words, and as a sign that is seen before they are read."""
    cases = [
        ((10, 10, 6, 6), "cheat", "Bob would win the game", "loss", "wins the game; you risk 1 coin", "win"),
        ((8, 6, 6, 6), "witch", "could cost you 2 coins", "loss", "brings no coins; you risk 1 coin", ""),
        ((9, 6, 6, 6), "king", "", "", "+2 coins: you’d have 11 coins; you risk 1 coin", ""),
        ((1, 6, 6, 6), "king", "", "", "+2 coins; you risk your last coin", ""),
    ]
    for coins, mask, threat, loss, gain, win in cases:
        company = Company(replace(FOUR, coins=coins), 0)
        company.see(events.TurnBegan(0, 1, 1))
        company.see(events.Announced(1, "1", mask))
        passing, contest = wording(company).answers(picked("contest", (False, "0")))
        assert (passing.gain.replace("\u00a0", " "), passing.stake) == (threat, loss)
        assert (contest.gain.replace("\u00a0", " "), contest.stake) == (gain, win)


def test_who_wins_if_somebody_runs_out_of_coins_is_said_too() -> None:
    """Bob claims, Cleo would lose her last coin; the richest would win."""
    setup = replace(FOUR, deal={**FOUR.deal, "3": "thief"})
    cases = [
        ((6, 4, 1, 9), "Dan would win the game", "loss"),
        ((9, 4, 1, 6), "wins the game", "win"),
        ((4, 9, 1, 6), "Bob would win the game", "loss"),
        ((10, 4, 1, 9), "wins the game", "win"),  # both of them do
    ]
    for coins, threat, stake in cases:
        company = Company(replace(setup, coins=coins), 0)
        company.see(events.TurnBegan(0, 1, 1))
        company.see(events.Announced(1, "1", "thief"))
        passing = wording(company).answers(picked("contest", (False, "0")))[0]
        assert (passing.gain, passing.stake) == (threat, stake)
    shared = Company(replace(setup, coins=(9, 4, 1, 9)))
    assert end_text(shared, (0, 3)) == "ends the game"
    mine = Company(replace(setup, coins=(4, 1, 6, 9)), 0)
    turn = (*TURN, ("announce", "0", "thief"))
    thief = wording(mine).answers(picked("turn", turn, "announce"))[-1]
    assert (thief.gain, thief.stake) == ("Dan would win the game", "loss")


def test_what_could_win_is_marked() -> None:
    rich, usual = (Company(replace(FOUR, coins=(coins, 6, 6, 6)), 0) for coins in (11, 6))
    announce = [wording(company).answers(picked("turn", TURN))[2] for company in (rich, usual)]
    assert [(one.gain, one.stake) for one in announce] == [("may win the game", "win"), ("", "")]
    king = wording(rich).answers(picked("turn", TURN, "announce"))[0]
    assert (king.gain, king.stake) == ("wins the game", "win")


def test_whose_fortune_one_would_have() -> None:
    company = Company(replace(FOUR, coins=(6, 9, 6, 6)), 0)
    company.see(events.Used(0, "witch", None))
    shown = wording(company).answers(picked("player", (1, None)))
    assert [one.gain.replace("\u00a0", " ") for one in shown] == ["you’d have 9 coins", ""]


def test_swap_or_pretend() -> None:
    assert wording(Company(FOUR, 0)).answers(picked("swap", (True, False))) == [
        ShownAnswer("Swap", True, "answer_True", "icons/swap", detail=answer_line("really")),
        ShownAnswer("Pretend", False, "answer_False", "icons/pass-by", detail=answer_line("pretend")),
    ]


@pytest.mark.parametrize(
    ("kind", "answers", "labels"),
    [
        ("place", ("1", "c0"), ["Bob’s card", "The first card in the centre"]),
        (
            "places",
            (("0", "1"), ("0", "c0"), ("1", "c0")),
            ["Your card", "Bob’s card", "The first card in the centre"],
        ),
        ("player", (1, None), ["Bob (6\u00a0coins)", "Keep your fortune"]),
        (
            "players",
            ((1, 2), (1, 3), (2, 3)),
            ["Bob (6\u00a0coins)", "Cleo (6\u00a0coins)", "Dan (6\u00a0coins)"],
        ),
        ("guess", (1, 2, 3), ["1\u00a0coin", "2\u00a0coins", "3\u00a0coins"]),
    ],
)
def test_other_answers_are_plain_labels(kind: str, answers: Sequence[Answer], labels: list[str]) -> None:
    shown = wording(Company(FOUR, 0)).answers(picked(kind, answers))
    assert [answer.label for answer in shown] == labels
    assert all(answer.plain for answer in shown)


def test_whose_fortune_arrives_is_said_with_the_direction() -> None:
    company = Company(replace(FOUR, coins=(1, 2, 3, 12)), 0)
    company.see(events.CoinsMoved((("bank", 3, 1),), "king"))
    left, right = wording(company).answers(picked("direction", ("left", "right")))
    assert (left.label, left.drawing, left.gain) == ("To the left", "icons/left", "wins the game")
    assert (right.drawing, right.gain, right.stake) == ("icons/right", "you’d have 2\u00a0coins", "")


def test_an_answer_with_more_than_a_label_is_not_plain() -> None:
    plain = ShownAnswer("Left", "left", "answer_left")
    assert plain.plain is True
    for more in (plain._replace(drawing="x"), plain._replace(gain="x"), plain._replace(detail="x")):
        assert more.plain is False


@pytest.mark.parametrize(
    ("answers", "chosen", "text"),
    [
        (TURN, (), "Your turn: look, swap or announce?"),
        (TURN, ("swap",), "Which card do you take under the table with yours?"),
        (TURN, ("announce",), "Which mask do you announce?"),
        (OWN_TURN, ("look",), "Which of your cards do you look at?"),
        (OWN_TURN, ("swap",), "Which of your cards do you take under the table?"),
        (OWN_TURN, ("swap", "0L"), "Which other card do you take with it?"),
        (OWN_TURN, ("announce",), "Which of your cards do you announce it with?"),
        (OWN_TURN, ("announce", "0L"), "Which mask do you announce?"),
    ],
)
def test_each_step_has_its_question(answers: Sequence[Answer], chosen: Sequence[str], text: str) -> None:
    company = Company(replace(DUEL if answers is OWN_TURN else FOUR, opening_turns=0), 0)
    picker = picked("turn", answers, *chosen)
    assert wording(company).text(picker) == text
    assert wording(company, shared=True).text(picker) == f"For Ann. {text}"


@pytest.mark.parametrize(
    ("kind", "answers", "first", "text"),
    [
        ("places", (("0", "1"), ("0", "c0"), ("1", "c0")), "0", "And the second card?"),
        ("players", ((1, 2), (1, 3), (2, 3)), 1, "And the second player?"),
    ],
)
def test_a_pair_is_asked_for_one_by_one(
    kind: str, answers: Sequence[Answer], first: object, text: str
) -> None:
    assert wording(Company(FOUR, 0)).text(picked(kind, answers, first)) == text


def test_what_was_chosen_is_confirmed() -> None:
    four, duel = wording(Company(FOUR, 0)), wording(Company(DUEL, 0))
    assert four.chosen(picked("turn", TURN), OTHER_SWAP) == "Your choice: the first card in the centre"
    assert four.chosen(picked("turn", TURN), KING) == "Your choice: “I am the King!”"
    swap = ("swap", "0L", "1R")
    assert duel.chosen(picked("turn", OWN_TURN), swap) == "Your choice: your left card and Bob’s right card"
    assert four.chosen(picked("player", (1, 2)), 2) == "Your choice: Cleo (6\u00a0coins)"


def test_the_coach_marks_the_way_to_the_advised_answer() -> None:
    shown = wording(Company(FOUR, 0))
    assert [answer.advised for answer in shown.answers(picked("turn", TURN), JUDGE)] == [False, False, True]
    masks = shown.answers(picked("turn", TURN, "announce"), JUDGE)
    assert [answer.token for answer in masks if answer.advised] == ["judge"]
    assert not any(answer.advised for answer in shown.answers(picked("turn", TURN)))
