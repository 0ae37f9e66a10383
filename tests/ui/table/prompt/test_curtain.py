"""The curtain by mouse and by keys: it opens only on purpose, and answers nothing by accident."""

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton

from mascarade_qt.ui.kit.steady_keys import LET_GO
from mascarade_qt.ui.look.motion import CURTAIN_HOLD, CURTAIN_REST
from mascarade_qt.ui.look.style import apply_look
from mascarade_qt.words.languages import install
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
    wait_until(lambda: not hands.screen.curtain.hold_button._rest.isActive())
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
    wait_until(lambda: not hands.screen.curtain.hold_button._rest.isActive())
    match.answers.clear()
    return hands, match


def send(key: Qt.Key, kind: QEvent.Type = QEvent.Type.KeyPress, repeated: bool = False) -> None:
    """A key of the keyboard goes where the focus is."""
    focus = QApplication.focusWidget()
    assert focus is not None
    QApplication.sendEvent(focus, QKeyEvent(kind, key, Qt.KeyboardModifier.NoModifier, "", repeated))


def send_click(key: Qt.Key) -> None:
    """Press and release it where the focus is."""
    send(key)
    send(key, QEvent.Type.KeyRelease)


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
    second = list(hands.screen.curtain.choices.values())[1]
    send_click(Qt.Key.Key_2)
    pass_time(LET_GO)
    send_click(Qt.Key.Key_Space)
    wait_until(lambda: match.answers)
    assert match.answers[0][1] is second


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


@pytest.mark.parametrize("key", HOLDING)
def test_drumming_on_a_key_never_opens_and_closes_it(key: Qt.Key, called: Hands) -> None:
    """Nothing that was open has been closed unread."""
    for _ in range(12):
        send_click(key)
        pass_time(LET_GO)
    assert called.secrets
    assert called.screen.curtain.isVisible()


@pytest.mark.parametrize("key", HOLDING)
def test_right_after_it_is_drawn_no_key_opens_it(key: Qt.Key, opened: Opened) -> None:
    """Skipping with Space doesn't open a curtain that has come up meanwhile."""
    hands = opened(ScriptedMatch(begin("king judge thief spy sage witch").setup, people=(0, 1)))
    hands.turn_over()
    hands.wait()
    hands.give(("look", "0"))
    rest = hands.screen.curtain.hold_button._rest
    assert rest.interval() == CURTAIN_REST
    rest.setInterval(600_000)  # a busy machine might take longer for the presses
    rest.start()
    for _ in range(6):
        send_click(key)
        pass_time(LET_GO)
    assert rest.isActive()
    assert not hands.secrets


def test_a_look_is_closed_by_a_key_that_opens_nothing(called: Hands) -> None:
    called.open_curtain()
    wait_for_the_guard(called)
    send_click(Qt.Key.Key_1)
    wait_until(lambda: not called.secrets)
    assert not called.screen.curtain.isVisible()


def test_a_look_is_closed_by_what_has_the_focus(called: Hands) -> None:
    called.open_curtain()
    wait_for_the_guard(called)
    send_click(Qt.Key.Key_Right)
    assert QApplication.focusWidget() is called.secrets[0]
    send_click(Qt.Key.Key_Return)
    wait_until(lambda: not called.secrets)


@pytest.mark.parametrize("key", HOLDING)
def test_no_such_key_answers_a_question_behind_it(key: Qt.Key, asked: tuple[Hands, ScriptedMatch]) -> None:
    hands, match = asked
    hands.open_curtain()
    wait_for_the_guard(hands)
    for _ in range(5):
        send_click(key)
        pass_time(LET_GO)
    assert hands.secrets
    assert not match.answers


def test_the_answers_stand_in_any_order(asked: tuple[Hands, ScriptedMatch]) -> None:
    """Neither the place nor the key of an answer is known to those who look away."""
    hands, _ = asked
    curtain = hands.screen.curtain
    orders = set()
    for _ in range(60):
        curtain.opened.emit()
        orders.add(tuple(curtain.choices.values()))
        QTest.keyClick(curtain, Qt.Key.Key_Escape)
    assert orders == {(True, False), (False, True)}


def test_every_answer_ends_at_the_same_place(asked: tuple[Hands, ScriptedMatch]) -> None:
    hands, match = asked
    curtain = hands.screen.curtain
    places, sizes = set(), set()
    for number in range(20):
        curtain.opened.emit()
        idle()
        chosen = list(curtain.choices)[number % 2]
        hands.click(chosen)
        close = hands.secrets[-1]
        assert QApplication.focusWidget() is close
        places.add(close.mapTo(hands.screen, close.rect().center()).toTuple())
        sizes |= {button.size().toTuple() for button in curtain.choices}
        assert not match.answers
        QTest.keyClick(curtain, Qt.Key.Key_Escape)
    assert len(places) == len(sizes) == 1


def test_an_answer_can_be_changed_until_it_is_closed(asked: tuple[Hands, ScriptedMatch]) -> None:
    hands, match = asked
    hands.open_curtain()
    wait_for_the_guard(hands)
    for button in hands.screen.curtain.choices:
        hands.click(button)
    last = list(hands.screen.curtain.choices.values())[-1]
    hands.click(hands.secrets[-1])
    wait_until(lambda: match.answers)
    assert match.answers[0][1] is last


def test_every_button_behind_it_shows_its_key(asked: tuple[Hands, ScriptedMatch]) -> None:
    """One for each answer from 1 on, and the next one closes it."""
    hands, match = asked
    hands.open_curtain()
    wait_for_the_guard(hands)
    curtain = hands.screen.curtain
    buttons = [*curtain.choices, hands.secrets[-1]]
    assert [button.text().split()[0] for button in buttons] == ["1", "2", "3"]
    for button, key in zip(curtain.choices, (Qt.Key.Key_1, Qt.Key.Key_2), strict=True):
        QTest.keyClick(curtain, key)
        assert button.isChecked()
    second = list(curtain.choices.values())[1]
    QTest.keyClick(curtain, Qt.Key.Key_3)
    wait_until(lambda: match.answers)
    assert match.answers[0][1] is second


@pytest.mark.parametrize("key", HOLDING)
def test_a_key_held_on_an_answer_chooses_it_and_no_more(
    key: Qt.Key, asked: tuple[Hands, ScriptedMatch]
) -> None:
    """The focus goes on to the button that closes the curtain; that takes another press."""
    hands, match = asked
    hands.open_curtain()
    wait_for_the_guard(hands)
    send_click(Qt.Key.Key_Right)
    chosen = QApplication.focusWidget()
    send(key)
    for _ in range(20):
        send(key, repeated=True)
    idle()
    assert [button.isChecked() for button in hands.screen.curtain.choices] == [True, False]
    assert QApplication.focusWidget() not in (chosen, None)
    assert hands.secrets
    assert not match.answers


def test_closed_without_an_answer_it_stays(asked: tuple[Hands, ScriptedMatch]) -> None:
    hands, match = asked
    hands.open_curtain()
    wait_for_the_guard(hands)
    hands.click(hands.secrets[-1])
    idle()
    assert hands.screen.curtain.hold_button.isVisible()
    assert not hands.secrets
    assert not match.answers


def test_escape_closes_an_open_one_and_then_leads_back_to_the_table(called: Hands) -> None:
    """Nothing is lost: it is drawn and opened again."""
    screen = called.screen
    called.open_curtain()
    send_click(Qt.Key.Key_Escape)
    assert screen.curtain.isVisible()
    assert not called.secrets
    pass_time(LET_GO)
    send_click(Qt.Key.Key_Escape)
    assert not screen.curtain.isVisible()
    assert called.names == ["drawCurtainButton"]
    assert "Player 0" in screen.prompt.text
    called.press("drawCurtainButton")
    assert screen.curtain.isVisible()
    called.open_curtain()
    assert called.secrets


def test_the_mouse_leads_out_and_back_to_a_question(asked: tuple[Hands, ScriptedMatch]) -> None:
    hands, match = asked
    screen = hands.screen
    back = screen.curtain.findChild(QPushButton, "curtainBack")
    assert back is not None
    hands.click(back)
    assert not screen.curtain.isVisible()
    for widget in (*screen.board.cards.values(), *screen.board.seats):
        hands.click(widget)
    assert not match.answers
    install("fr")
    assert hands.names == ["drawCurtainButton"]
    install("en")
    hands.press("drawCurtainButton")
    idle()  # a new translation lets go of the button
    hands.open_curtain()
    wait_for_the_guard(hands)
    hands.close_curtain(False)
    wait_until(lambda: match.answers)
    assert match.answers[0][1] is False


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


def test_the_card_behind_it_grows_with_the_text(opened: Opened) -> None:
    heights = []
    for percent in (100, 130, 160):
        apply_look("night", percent)
        match = ScriptedMatch(begin("king judge thief spy sage witch").setup, people=(0, 1))
        hands = opened(match, size=(1280, 1000))
        hands.turn_over()
        hands.wait()
        hands.give(("look", "0"))
        wait_until(lambda hands=hands: hands.screen.curtain.isVisible())  # type: ignore[misc]
        hands.open_curtain()
        (card,) = (
            label for label in hands.screen.curtain.findChildren(QLabel) if not label.pixmap().isNull()
        )
        heights.append(card.pixmap().deviceIndependentSize().height())
        assert heights[-1] <= hands.screen.height() / 2
    assert heights[0] * 1.25 < heights[1]
    assert heights[1] * 1.15 < heights[2]


@pytest.mark.parametrize("state", ["drawn", "open", "left"])
def test_a_question_that_is_answered_elsewhere_leaves_no_curtain(
    state: str, asked: tuple[Hands, ScriptedMatch]
) -> None:
    """On a phone: the table is there again, with nothing to press."""
    hands, _ = asked
    screen = hands.screen
    if state == "open":
        hands.open_curtain()
    elif state == "left":
        send_click(Qt.Key.Key_Escape)
    screen.asker.withdraw()
    assert not screen.curtain.isVisible()
    assert not screen.asker.waiting
    assert screen.board.isEnabled()
    assert screen.prompt.isEnabled()
