"""Every kind of question is asked and answered: on the table, by keys alone, and from the list."""

from collections.abc import Sequence

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from mascarade_qt.engine.questions import PAIRS, Answer
from tests.sampling import sampled
from tests.support.waiting import idle
from tests.ui.table.conftest import Opened
from tests.ui.table.harness import Hands, ScriptedMatch
from tests.ui.table.positions import ASKED, Position, find, some_answers

pytestmark = pytest.mark.usefixtures("quick")


def asked(opened: Opened, position: Position) -> tuple[Hands, ScriptedMatch]:
    """A screen that stands at the question."""
    match = ScriptedMatch(position.setup, (0,), position.choices, stop=True)
    hands = opened(match)
    hands.wait()
    for name in ("turnOverButton", "turnDownButton"):
        if name in hands.names:
            hands.press(name)
            idle()
            hands.wait()
    return hands, match


def check(match: ScriptedMatch, answer: Answer) -> None:
    """Exactly this answer was given, once."""
    assert len(match.answers) == 1
    given = match.answers[0][1]
    if match.question.kind in PAIRS:
        assert match.question.lookup[given] == answer
    else:
        assert given == answer
        assert type(given) is type(answer)


def by_list(hands: Hands, answer: Answer) -> None:
    """Buttons alone."""
    hands.give(answer)


def by_table(hands: Hands, answer: Answer) -> None:
    """The mouse on cards and seats, if there is one to press; then Confirm."""
    board = hands.screen.board
    pressed = False
    for token in answer if isinstance(answer, tuple) else (answer,):
        hands.wait_or_done()
        if isinstance(token, str) and token in board.cards and board.cards[token] in hands.lit:
            hands.click(board.cards[token])
            pressed = True
        elif type(token) is int and board.seat_of(token) in hands.lit:
            hands.click(board.seat_of(token))
            pressed = True
        elif f"answer_{token}" in hands.names:
            hands.click(hands.button(f"answer_{token}"))
            pressed = False
        idle()
    if pressed:
        assert hands.names == ["confirmButton", "takeBackButton"]
    if "confirmButton" in hands.names:
        hands.click(hands.button("confirmButton"))
    idle()


def by_keys(hands: Hands, answer: Answer) -> None:
    """Digits, and where there are too many answers arrows and Enter."""
    for token in (*(answer if isinstance(answer, tuple) else (answer,)), "confirm"):
        hands.wait_or_done()
        name = "confirmButton" if token == "confirm" else f"answer_{token}"
        if name not in hands.names:
            continue
        number = hands.names.index(name)
        if number < 9:
            hands.key(Qt.Key(Qt.Key.Key_1 + number))
        else:
            _walk_to(hands, name)
            hands.key(Qt.Key.Key_Return)
        idle()


def _walk_to(hands: Hands, name: str) -> None:
    for _ in range(60):
        focus = QApplication.focusWidget()
        if focus is not None and focus.objectName() == name:
            return
        hands.key(Qt.Key.Key_Right)
        idle()
    pytest.fail(f"{name} cannot be reached by arrows")


WAYS = (by_list, by_table, by_keys)


def in_some_way() -> list[tuple[object, ...]]:
    """The ways take turns, and so do the tables at which a kind of question is asked."""
    return [(*question, WAYS[number % len(WAYS)]) for number, question in enumerate(ASKED)]


OFTEN = in_some_way()[1::2]  # every kind


@pytest.mark.parametrize(("kind", "scenario", "players", "wish", "way"), sampled(in_some_way(), OFTEN))
def test_every_question(
    opened: Opened, kind: str, scenario: str, players: int, wish: str, way: object
) -> None:
    """Every answer arrives."""
    position = find(kind, scenario, players, wish)
    most = 3 if kind == "turn" else 1
    answer_all(opened, position, some_answers(position.question, most), way)


@pytest.mark.slow
@pytest.mark.timeout(1800)  # thirteen players, two of them to choose: 132 screens
@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize(("kind", "scenario", "players", "wish"), ASKED)
def test_every_answer(opened: Opened, kind: str, scenario: str, players: int, wish: str, way: object) -> None:
    """The same for all answers there are."""
    position = find(kind, scenario, players, wish)
    answer_all(opened, position, position.question.answers, way)


def answer_all(opened: Opened, position: Position, answers: Sequence[Answer], way: object) -> None:
    """Each at a screen of its own."""
    for answer in answers:
        hands, match = asked(opened, position)
        assert callable(way)
        way(hands, answer)
        check(match, answer)


@pytest.mark.parametrize(
    ("kind", "scenario", "players"), [("place", "b4", 4), ("player", "a4", 4), ("places", "infernal-trio", 3)]
)
def test_by_arrows_on_the_table(opened: Opened, kind: str, scenario: str, players: int) -> None:
    """A target is focused with arrows and chosen with Enter, then confirmed with Enter."""
    position = find(kind, scenario, players, "")
    answer = position.question.answers[-1]
    hands, match = asked(opened, position)
    board = hands.screen.board
    for token in answer if isinstance(answer, tuple) else (answer,):
        target = board.cards[token] if isinstance(token, str) else board.seat_of(int(str(token)))
        target.setFocus(Qt.FocusReason.TabFocusReason)
        hands.key(Qt.Key.Key_Return)
        idle()
    assert not match.answers
    focus = QApplication.focusWidget()
    assert focus is not None
    assert focus.objectName() == "confirmButton"
    hands.key(Qt.Key.Key_Return)
    idle()
    check(match, answer)
