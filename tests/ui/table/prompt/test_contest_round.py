"""All the people at a screen are asked at once who contests; each still answers in turn."""

import re
from dataclasses import replace

import pytest

from mascarade_qt.engine.questions import Answer, Question
from mascarade_qt.ui.look.motion import CLOCK
from mascarade_qt.words.languages import install
from tests.engine.builders import begin
from tests.support.hot_seat import CARDS, lay
from tests.support.waiting import idle, wait_until
from tests.ui.table.conftest import Opened
from tests.ui.table.harness import Answers, Hands, ScriptedMatch, quiet

EVERYBODY = tuple(range(8))
CLAIM = ("announce", "0", "king")

pytestmark = pytest.mark.usefixtures("quick")


def claimed(
    opened: Opened, people: tuple[int, ...] = EVERYBODY, bots: Answers = quiet
) -> tuple[Hands, ScriptedMatch]:
    """Anna has said that she is the King."""
    match = ScriptedMatch(lay(CARDS), people, bots=bots)
    hands = opened(match)
    hands.turn_over()
    hands.give(CLAIM)
    match.answers.clear()
    hands.wait()
    return hands, match


def contests(match: ScriptedMatch) -> list[tuple[int, Answer]]:
    """What has been answered about the claim, by all players."""
    record = match._match._choices
    return [(player, answer) for player, kind, answer in record if kind == "contest"]


def test_one_click_if_nobody_contests(opened: Opened) -> None:
    hands, match = claimed(opened)
    assert hands.names == ["nobodyContests", *(f"contests_{player}_{player}" for player in range(1, 8))]
    assert hands.screen.prompt.text.endswith("Who here contests?")
    hands.press("nobodyContests")
    wait_until(lambda: match.question.kind != "contest")
    assert contests(match) == [(player, False) for player in range(1, 8)]


def test_who_only_hears_it_is_told_what_stands_in_the_prompt(opened: Opened) -> None:
    """What one has said for all, as long as it can be taken back."""
    hands, _ = claimed(opened)
    CLOCK.reading = 1000.0  # a long moment
    asker, prompt = hands.screen.asker, hands.screen.prompt
    before = prompt.text
    assert "Who here contests?" in asker.heard(before, claimed=False)
    hands.press("contests_3_3")
    assert prompt.text != before
    assert asker.heard(prompt.text, claimed=False) == prompt.text


def test_one_click_on_the_one_who_contests(opened: Opened) -> None:
    """Those before let it pass; those after are asked again, all at once."""
    hands, match = claimed(opened)
    hands.press("contests_3_3")
    wait_until(lambda: match.question.player == 4)
    hands.wait()
    assert contests(match) == [(1, False), (2, False), (3, "3")]
    assert hands.names == ["nobodyContests", *(f"contests_{player}_{player}" for player in range(4, 8))]
    hands.press("contests_6_6")
    wait_until(lambda: match.question.player == 7)
    hands.wait()
    assert hands.names[0] == "answer_False"  # the last one is asked alone, by name
    assert "Ilaria" in hands.screen.prompt.text
    hands.press("answer_False")
    wait_until(lambda: match.question.kind != "contest")
    assert contests(match)[3:] == [(4, False), (5, False), (6, "6"), (7, False)]


def test_a_bot_that_contests_in_between_changes_things(opened: Opened) -> None:
    """People who let it pass before that are asked again."""

    def bold(question: Question) -> Answer:
        return question.answers[-1] if (question.player, question.kind) == (3, "contest") else quiet(question)

    people = (0, 1, 2, 4, 5)
    hands, match = claimed(opened, people, bold)
    assert hands.names == ["nobodyContests", *(f"contests_{player}_{player}" for player in people[1:])]
    hands.press("nobodyContests")
    wait_until(lambda: match.question.player == 4)
    hands.wait()
    assert contests(match) == [(1, False), (2, False), (3, "3")]
    assert hands.names == ["nobodyContests", "contests_4_4", "contests_5_5"]


def test_bots_that_pass_in_between_change_nothing(opened: Opened) -> None:
    hands, match = claimed(opened, (0, 2, 5))
    hands.press("contests_5_5")
    wait_until(lambda: match.question.kind != "contest")
    assert contests(match) == [(player, "5" if player == 5 else False) for player in range(1, 8)]


@pytest.mark.parametrize("way", ["button", "escape"])
@pytest.mark.parametrize("said", ["nobodyContests", "contests_3_3"])
def test_it_can_be_taken_back_within_a_moment(opened: Opened, said: str, way: str) -> None:
    hands, match = claimed(opened)
    CLOCK.reading = 1000.0  # a long moment
    hands.press(said)
    assert hands.names == ["confirmButton", "takeBackButton"]
    install("fr")
    assert hands.names == ["confirmButton", "takeBackButton"]
    install("en")
    if way == "button":
        hands.press("takeBackButton")
    else:
        assert hands.screen.asker.back()
    assert hands.names[0] == "nobodyContests"
    assert len(hands.names) == 8
    idle(50)
    assert not contests(match)
    hands.press(said)
    hands.press("confirmButton")
    wait_until(lambda: contests(match))


def test_a_card_on_the_table_contests_too(opened: Opened) -> None:
    hands, match = claimed(opened)
    CLOCK.reading = 1000.0
    hands.click(hands.screen.board.cards["0"])  # it is claimed already
    assert len(hands.names) == 8
    hands.click(hands.screen.board.cards["5"])
    assert "Flavia" in hands.screen.prompt.text
    hands.press("confirmButton")
    wait_until(lambda: contests(match)[-1:] == [(5, "5")])


def test_with_two_cards_each_it_is_said_which(opened: Opened) -> None:
    match = ScriptedMatch(begin("king/judge thief/spy sage/witch").setup, (0, 1, 2))
    hands = opened(match)
    hands.turn_over()
    hands.give(("announce", "0L", "king"))
    hands.wait()
    assert hands.names == ["nobodyContests", *(f"contests_{p}_{p}{side}" for p in (1, 2) for side in "LR")]


def test_the_last_coin_has_to_be_confirmed(opened: Opened) -> None:
    """No moment runs out by itself then."""
    match = ScriptedMatch(replace(lay(CARDS), coins=(6, 1, *(6,) * 6)), EVERYBODY)
    hands = opened(match)
    hands.turn_over()
    hands.give(CLAIM)
    hands.wait()
    hands.press("contests_1_1")
    idle(100)
    warning = hands.screen.prompt._warning.text()
    assert "last coin" in warning
    assert re.search(rf"[.!?]”? {re.escape(warning)}$", hands.screen.announcer.messages[-1])  # as sentences
    assert not contests(match)
    hands.press("confirmButton")
    wait_until(lambda: contests(match) == [(1, "1")])


@pytest.mark.parametrize(("people", "label"), [((0, 1, 2, 3), "Bianca contests"), (EVERYBODY, "Bianca")])
def test_many_are_asked_in_short(opened: Opened, people: tuple[int, ...], label: str) -> None:
    hands, _ = claimed(opened, people)
    first, second, *_ = hands.screen.prompt.buttons
    assert first.answer.label == "Nobody here contests"
    assert second.answer.label == label
    assert bool(second.answer.gain) == (len(people) < len(EVERYBODY))


def test_a_claim_that_would_win_says_so_to_all(opened: Opened) -> None:
    match = ScriptedMatch(replace(lay(CARDS), coins=(12, 6, 11, *(6,) * 5)), EVERYBODY)
    hands = opened(match)
    hands.turn_over()
    hands.give(CLAIM)
    hands.wait()
    stakes = {button.objectName(): button.answer.stake for button in hands.screen.prompt.buttons}
    assert {name: stake for name, stake in stakes.items() if stake} == {
        "nobodyContests": "loss",
        "contests_2_2": "win",
    }
