"""Somebody who never saw the game starts it and plays it to its end: by mouse alone, and by keys alone."""

import time
from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QPushButton, QWidget

from mascarade_qt.ui.end.screen import EndScreen
from mascarade_qt.ui.home.screen import HomeScreen
from mascarade_qt.ui.look.motion import CLOCK
from mascarade_qt.ui.table import prompt
from mascarade_qt.ui.table.answer import AnswerButton
from mascarade_qt.ui.table.explanation import Explanation
from mascarade_qt.ui.table.screen import TableScreen
from mascarade_qt.ui.window import MainWindow
from tests.ui.seeing import find

PATIENCE = 300.0  # seconds for a whole game on a busy machine
Press = Callable[[MainWindow, QAbstractButton], None]


def by_mouse(window: MainWindow, button: QAbstractButton) -> None:
    """Click where the button is seen; whatever lies above it would get the click."""
    assert button.isVisible()
    place = button.mapTo(window, button.rect().center())
    QTest.mouseClick(window.windowHandle(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, place)


def by_keys(window: MainWindow, button: QAbstractButton) -> None:
    """Its own key if it has one; else it must have the focus, or get it by Tab."""
    handle = window.windowHandle()
    if isinstance(button, AnswerButton):
        QTest.keyClick(handle, Qt.Key(ord(button.key.upper())))
        return
    for _ in range(60):
        if button.hasFocus():
            QTest.keyClick(handle, Qt.Key.Key_Space)
            return
        QTest.keyClick(handle, Qt.Key.Key_Tab)
    raise AssertionError(f"the keys do not reach {button.objectName()}")


def wait(condition: Callable[[], object], deadline: float) -> None:
    """Let the window work until it is so."""
    while not condition():
        assert time.monotonic() < deadline, "waited too long"
        QApplication.processEvents()
        time.sleep(0.002)


def table_of(window: MainWindow) -> TableScreen:
    table = window.table
    assert table is not None
    return table


def wanted(buttons: list[AnswerButton]) -> AnswerButton:
    """What a bold beginner would press: announce what brings most, let others be, never go back."""
    names = {button.objectName(): button for button in buttons}
    for name in ("answer_announce", "answer_False", "confirmButton"):
        if name in names:
            return names[name]
    rich = [button for button in buttons if button.answer.gain]
    gains = {button: int("".join(filter(str.isdigit, button.answer.gain)) or 0) for button in rich}
    return max(gains, key=lambda button: gains[button]) if gains else buttons[0]


def understood(table: TableScreen, button: AnswerButton) -> None:
    """A question stands there in words, and every answer that is more than a name says what it does."""
    assert table.prompt.text.strip()
    assert table.side.goal.accessibleName().startswith("First to 13")
    assert find(table, Explanation, "explanation").text
    for other in table.prompt.buttons:
        assert other.key
        assert other.answer.plain or other.answer.detail
    assert button in table.prompt.buttons


@pytest.mark.slow
@pytest.mark.parametrize("press", [by_mouse, by_keys], ids=["mouse", "keys"])
def test_the_first_game(window: MainWindow, press: Press, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(prompt, "PROMPT_GUARD", 0)
    monkeypatch.setattr(CLOCK, "reading", 0.0)
    monkeypatch.setattr(CLOCK, "waits", False)
    deadline = time.monotonic() + PATIENCE
    home = window.screen_shown
    assert isinstance(home, HomeScreen)
    press(window, find(home, QPushButton, "newGameButton"))
    press(window, find(window, QPushButton, "startButton"))
    wait(lambda: window.table is not None and window.table.findChild(QWidget, "promptPanel"), deadline)
    table = table_of(window)
    kinds: set[str] = set()
    while True:
        wait(lambda: table.prompt.buttons and not table.prompt.guarded, deadline)
        button = wanted(table.prompt.buttons)
        kinds.add(button.objectName())
        understood(table, button)
        last = button.objectName() == "unmaskButton"
        press(window, button)
        QApplication.processEvents()
        if last:
            break
    wait(lambda: isinstance(window.screen_shown, EndScreen), deadline)
    assert {"turnOverButton", "answer_announce", "unmaskButton"} <= kinds
    press(window, find(window, QPushButton, "homeButton"))
    wait(lambda: window.screen_shown is home, deadline)
