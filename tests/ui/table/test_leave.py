"""Esc takes choices back, and asks before it leaves the table in the middle of a game."""

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtWidgets import QMessageBox

from mascarade_qt.engine.events import TurnBegan
from mascarade_qt.engine.questions import Question
from mascarade_qt.match.messages import Asked
from mascarade_qt.ui.table.screen import TableScreen
from tests.support.waiting import idle, wait_until
from tests.ui.table.conftest import Opened
from tests.ui.table.harness import Hands, StillMatch, a_setup

SETUP = a_setup("a4", 4)
CONTEST = Question(0, "contest", (False, "0"))


def asked_at_the_table(opened: Opened) -> tuple[Hands, list[bool]]:
    match = StillMatch()
    hands = opened(match)
    left: list[bool] = []
    hands.screen.left.connect(lambda: left.append(True))
    match.open(SETUP, past=[TurnBegan(0, 1, 1)])
    idle()
    match.tell(SETUP, [], asked=Asked(0, 0, "contest", CONTEST, False))
    hands.wait()
    hands.screen.activateWindow()
    wait_until(hands.screen.isActiveWindow)
    return hands, left


def the_box(hands: Hands) -> QMessageBox:
    wait_until(lambda: hands.screen.findChild(QMessageBox, "leaveTableBox"))
    box = hands.screen.findChild(QMessageBox, "leaveTableBox")
    assert isinstance(box, QMessageBox)
    return box


def press(hands: Hands, name: str) -> None:
    """Press a button of the question, which is gone then."""
    button = next(one for one in the_box(hands).buttons() if one.text().replace("&", "") == name)
    button.click()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    idle()


def test_esc_asks_in_the_middle_of_a_turn(opened: Opened) -> None:
    hands, left = asked_at_the_table(opened)
    hands.key(Qt.Key.Key_Escape)
    press(hands, "Stay")
    assert not left
    assert hands.ready
    hands.screen.activateWindow()
    wait_until(hands.screen.isActiveWindow)
    hands.key(Qt.Key.Key_Escape)
    press(hands, "Leave")
    assert left == [True]


def test_esc_asks_while_others_play(opened: Opened) -> None:
    hands, left = asked_at_the_table(opened)
    assert isinstance(hands.screen._match, StillMatch)
    hands.screen._match.tell(SETUP, [TurnBegan(1, 2, 2)], asked=Asked(1, 2, "turn", None, False), number=1)
    wait_until(lambda: hands.screen.asker.player is None)
    hands.key(Qt.Key.Key_Escape)
    press(hands, "Stay")
    assert not left


def test_the_button_leaves_at_once(opened: Opened) -> None:
    hands, left = asked_at_the_table(opened)
    hands.screen.toolbar.leave.click()
    assert left == [True]


def test_lessons_are_left_at_once(opened: Opened) -> None:
    hands, left = asked_at_the_table(opened)
    hands.screen.asks_to_leave = False
    hands.key(Qt.Key.Key_Escape)
    assert left == [True]


def test_a_finished_game_is_left_at_once(opened: Opened, monkeypatch: pytest.MonkeyPatch) -> None:
    hands, left = asked_at_the_table(opened)
    monkeypatch.setattr(TableScreen, "over", True)
    hands.key(Qt.Key.Key_Escape)
    assert left == [True]
