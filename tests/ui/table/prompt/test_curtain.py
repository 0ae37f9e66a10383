"""The curtain by mouse and by keys: it opens for whoever means it, and answers nothing by accident."""

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton

from mascarade_qt.ui.kit.steady_keys import LET_GO
from mascarade_qt.ui.look.motion import CURTAIN_HOLD
from tests.engine.builders import begin
from tests.support.waiting import idle, pass_time, wait_until
from tests.ui.table.conftest import Opened
from tests.ui.table.harness import Hands, ScriptedMatch

HOLDING = (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter)


@pytest.fixture
def called(opened: Opened) -> Hands:
    """Anna looks at her card; she is called to the curtain."""
    hands = opened(ScriptedMatch(begin("king judge thief spy sage witch").setup, people=(0, 1)))
    hands.turn_over()
    hands.wait()
    hands.give(("look", "0"))
    wait_until(lambda: hands.screen.curtain.isVisible())
    return hands


@pytest.fixture
def asked(opened: Opened) -> tuple[Hands, ScriptedMatch]:
    """Anna swaps, and is asked behind the curtain whether she means it."""
    match = ScriptedMatch(begin("king judge thief spy sage witch").setup, people=(0, 1))
    hands = opened(match)
    hands.turn_over()
    hands.wait()
    hands.give(("swap", "0", "3"))
    wait_until(lambda: hands.screen.curtain.isVisible())
    match.answers.clear()
    return hands, match


def send(key: Qt.Key, kind: QEvent.Type = QEvent.Type.KeyPress, repeated: bool = False) -> None:
    """A key of the keyboard goes where the focus is."""
    focus = QApplication.focusWidget()
    assert focus is not None
    QApplication.sendEvent(focus, QKeyEvent(kind, key, Qt.KeyboardModifier.NoModifier, "", repeated))


def hold(key: Qt.Key, hands: Hands) -> None:
    """Hold it as long as it takes; the keyboard repeats it."""
    send(key)
    while not hands.secrets:
        QTest.qWait(20)
        send(key, repeated=True)


def wait_for_the_guard(hands: Hands) -> None:
    """Right after it has opened, a curtain takes no answer."""
    guard = hands.screen.curtain._guard
    wait_until(lambda: not guard.isActive())


@pytest.mark.parametrize("key", HOLDING)
def test_a_held_key_opens_and_does_not_answer(key: Qt.Key, asked: tuple[Hands, ScriptedMatch]) -> None:
    hands, match = asked
    hold(key, hands)
    for _ in range(20):
        send(key, repeated=True)
    wait_for_the_guard(hands)
    for _ in range(20):
        send(key, repeated=True)
    send(key, QEvent.Type.KeyRelease)
    idle()
    assert hands.secrets
    assert not match.answers
    QTest.keyClick(hands.secrets[0], Qt.Key.Key_2)
    wait_until(lambda: match.answers)
    assert match.answers[0][1] is False


@pytest.mark.parametrize("key", HOLDING)
def test_a_repeated_key_that_seems_let_go_does_not_answer(
    key: Qt.Key, asked: tuple[Hands, ScriptedMatch]
) -> None:
    """As on X11, when Qt does not notice that release and press are one repetition."""
    hands, match = asked
    hold(key, hands)
    wait_for_the_guard(hands)
    for _ in range(20):
        send(key, QEvent.Type.KeyRelease)
        send(key)
    send(key, QEvent.Type.KeyRelease)
    pass_time(LET_GO)
    assert hands.secrets
    assert not match.answers
    if key != Qt.Key.Key_Space:
        send(key)
        wait_until(lambda: match.answers)


@pytest.mark.parametrize("key", HOLDING)
def test_two_presses_open_it_too(key: Qt.Key, called: Hands) -> None:
    hints: list[str] = []
    called.screen.curtain.ready.connect(hints.append)
    QTest.keyClick(called.screen.curtain.hold_button, key)
    wait_until(lambda: hints == ["Press again to open."])
    assert not called.secrets
    QTest.keyClick(called.screen.curtain.hold_button, key)
    wait_until(lambda: called.secrets)


def test_what_a_screen_reader_presses_opens_it(called: Hands) -> None:
    called.screen.curtain.hold_button.click()
    called.screen.curtain.hold_button.click()
    idle()
    assert called.secrets


@pytest.mark.parametrize("key", [*HOLDING, Qt.Key.Key_1])
def test_every_key_closes_it(key: Qt.Key, called: Hands) -> None:
    called.open_curtain()
    wait_for_the_guard(called)
    focus = QApplication.focusWidget()
    assert focus is called.secrets[0]
    QTest.keyClick(focus, key)
    wait_until(lambda: not called.secrets)


def test_space_answers_no_question_behind_it(asked: tuple[Hands, ScriptedMatch]) -> None:
    hands, match = asked
    hands.open_curtain()
    wait_for_the_guard(hands)
    QTest.keyClick(hands.secrets[0], Qt.Key.Key_Space)
    idle()
    assert hands.secrets
    assert not match.answers


def test_a_short_press_is_no_hold(called: Hands) -> None:
    button = called.screen.curtain.hold_button
    button._filling.setDuration(600_000)  # a busy machine might make any press a long one
    QTest.mousePress(button, Qt.MouseButton.LeftButton)
    wait_until(lambda: 0 < button.full < 1)  # the ring fills
    QTest.mouseRelease(button, Qt.MouseButton.LeftButton)
    pass_time(CURTAIN_HOLD)
    assert not called.secrets
    assert button.full == 0


def test_the_card_behind_it_has_a_name(called: Hands) -> None:
    called.open_curtain()
    pictures = [label for label in called.screen.curtain.findChildren(QLabel) if not label.pixmap().isNull()]
    assert [label.accessibleName() for label in pictures] == ["King"]
    numbers = [button.text().split()[0] for button in called.screen.curtain.findChildren(QPushButton)]
    assert "1" in numbers
