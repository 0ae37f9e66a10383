"""A newcomer starts the game and plays it to its end: by mouse alone, and by keys alone.

All is as on the first day: slow, with time to read, and a table that waits after a reveal. Only the clock of
the show runs ahead: what would be waited for is over at once.
"""

import time
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import count
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QPushButton, QWidget

from mascarade_qt.engine.events import Event, Revealed
from mascarade_qt.engine.questions import PAIRS
from mascarade_qt.match import new_games
from mascarade_qt.match.table_choice import FIRST_HELP, FIRST_LEVEL, read_choice
from mascarade_qt.ui.end.screen import EndScreen
from mascarade_qt.ui.home.screen import HomeScreen
from mascarade_qt.ui.look.applied_settings import AppliedSettings
from mascarade_qt.ui.look.motion import CLOCK, SPEEDS
from mascarade_qt.ui.look.reading_time import READINGS
from mascarade_qt.ui.look.settings import Settings
from mascarade_qt.ui.table.board.button import TableButton
from mascarade_qt.ui.table.prompt.answer_button import AnswerButton
from mascarade_qt.ui.table.prompt.confirm_here import ConfirmHere
from mascarade_qt.ui.table.screen import TableScreen
from mascarade_qt.ui.table.side.explanation import Explanation
from mascarade_qt.ui.window import MainWindow
from tests.support.globals import reset_globals
from tests.ui.seeing import find
from tests.ui.table.film import running

PATIENCE = 600.0  # seconds for a whole game on a busy machine
SEED = 5


@pytest.fixture
def settings(qapp: QApplication, serif: None, folder: Path) -> Iterator[Settings]:
    """Nothing is set but the language."""
    found = Settings(folder)
    found.language = "en"
    found.reduced_motion = False
    AppliedSettings(found)
    yield found
    found.deleteLater()
    reset_globals()


@dataclass
class Mouse:
    """Clicks where things are seen; anything above them would get the click."""

    window: MainWindow

    def press(self, button: QAbstractButton) -> None:
        """Press a button."""
        assert button.isVisible()
        place = button.mapTo(self.window, button.rect().center())
        no_key = Qt.KeyboardModifier.NoModifier
        QTest.mouseClick(self.window.windowHandle(), Qt.MouseButton.LeftButton, no_key, place)

    def choose(self, table: TableScreen, targets: list[TableButton]) -> TableButton:
        """Click on the table, change your mind if there is a choice, and click the new one again."""
        here = find(table, ConfirmHere, "confirmHereButton")
        first, target = targets[0], targets[:2][-1]
        self.press(first)
        assert here.target is first
        if target is not first:
            self.press(target)
            assert here.target is target
        asked = table.prompt.buttons[0]
        self.press(target)
        assert asked not in table.prompt.buttons, "a second click confirms"
        return target


@dataclass
class Keys:
    """Types; the mouse is not there."""

    window: MainWindow

    def type(self, key: Qt.Key) -> None:
        """It goes where the focus is."""
        QTest.keyClick(self.window.windowHandle(), key)

    def press(self, button: QAbstractButton) -> None:
        """Its own key if it has one; otherwise it must have the focus or get it by Tab."""
        if isinstance(button, AnswerButton):
            self.type(Qt.Key(ord(button.key.upper())))
            return
        for _ in range(60):
            if button.hasFocus():
                self.type(Qt.Key.Key_Space)
                return
            self.type(Qt.Key.Key_Tab)
        raise AssertionError(f"the keys do not reach {button.objectName()}")

    def choose(self, table: TableScreen, targets: list[TableButton]) -> TableButton:
        """Up to the table, along it to a target; Enter chooses it, and a second Enter confirms it."""
        self.type(Qt.Key.Key_Up)
        for _ in table.board.cards:
            if table.board.focusWidget() not in targets:
                self.type(Qt.Key.Key_Right)
        target = next(target for target in targets if target.hasFocus())
        self.type(Qt.Key.Key_Return)
        asked = table.prompt.buttons[0]
        assert find(table, ConfirmHere, "confirmHereButton").target is target
        self.type(Qt.Key.Key_Return)
        assert asked not in table.prompt.buttons, "Enter confirms"
        return target


Hands = Mouse | Keys


def wait(window: MainWindow, condition: Callable[[], object], deadline: float) -> None:
    """Let the window work until it is so; the clock of the show runs ahead."""
    while not condition():
        assert time.monotonic() < deadline, "waited too long"
        table = window.table
        if table is not None and hasattr(table, "course"):
            hasten(table)
        QApplication.processEvents()
        time.sleep(0.002)


def hasten(table: TableScreen) -> None:
    """End all movements, reading times and the bots' thinking."""
    group = running(table)
    if group is not None:
        group.setCurrentTime(group.totalDuration())
    for delay in table.course.delays:
        if delay.isActive():
            delay.setInterval(0)


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


def targets(table: TableScreen) -> list[TableButton]:
    """What can be chosen on the table itself: all that is lit."""
    cards: list[TableButton] = [card for card in table.board.cards.values() if card.isVisible() and card.lit]
    return cards + [plate for plate in table.board.seats if plate.lit]


def own_card(table: TableScreen) -> list[TableButton]:
    """On one's turn it is pressed to look at it."""
    world = table.board.model.world
    return [table.board.cards[place] for place in world.layout.own[world.seat_of[table.board.viewer]]]


def understood(table: TableScreen) -> None:
    """A question stands there in words, and every answer that is more than a name says what it does."""
    assert table.prompt.text.strip()
    assert table.side.goal.accessibleName().startswith("First to 13")
    assert find(table, Explanation, "explanation").text
    for button in table.prompt.buttons:
        assert button.key
        assert button.answer.plain or button.answer.detail


def check_first_game(settings: Settings) -> None:
    """Check the table that is proposed to a new player."""
    choice = read_choice(settings.last_table)
    assert choice.players in (5, 6)
    assert choice.help == FIRST_HELP == "history"
    assert {seat.level for seat in choice.taken[1:]} == {FIRST_LEVEL} == {"guest"}
    assert [seat.human for seat in choice.taken].count(True) == 1
    assert CLOCK.factor == SPEEDS["slow"]
    assert CLOCK.reading == READINGS["usual"]
    assert CLOCK.waits


class Newcomer:
    """Plays, and counts what was pressed and what was seen."""

    def __init__(self, window: MainWindow, hands: Hands, deadline: float) -> None:
        self.window, self.hands, self.deadline = window, hands, deadline
        self.pressed: Counter[str] = Counter()
        self.on_the_table: Counter[str] = Counter()  # what was asked, and answered there
        self.reveals = 0
        self.table = table_of(window)
        self.table.director.happened.connect(self._see)

    def _see(self, event: Event) -> None:
        self.reveals += isinstance(event, Revealed)

    def play(self) -> None:
        """To the button that takes off the masks, and press it."""
        prompt = self.table.prompt
        while not self.pressed["unmaskButton"]:
            wait(self.window, lambda: prompt.buttons and not prompt.guarded, self.deadline)
            understood(self.table)
            self._answer()
            QApplication.processEvents()

    def _answer(self) -> None:
        table, asked = self.table, self.table.asker.kind
        names = [button.objectName() for button in table.prompt.buttons]
        lit = own_card(table) if "answer_look" in names and not self.looked else targets(table)
        if lit and asked not in (*PAIRS, "contest"):
            self.hands.choose(table, lit)
            self.on_the_table[asked] += 1
            return
        button = wanted(table.prompt.buttons)
        self.pressed[button.objectName()] += 1
        self.hands.press(button)

    @property
    def looked(self) -> bool:
        """Whether it has looked at its own card, once."""
        return bool(self.pressed["turnDownButton"])


@pytest.mark.slow
@pytest.mark.timeout(2 * PATIENCE)
@pytest.mark.parametrize("kind", [Mouse, Keys])
def test_the_first_game(
    window: MainWindow, settings: Settings, kind: type[Mouse] | type[Keys], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(new_games, "any_seed", count(SEED).__next__)  # the same game each time
    deadline = time.monotonic() + PATIENCE
    hands = kind(window)
    home = window.screen_shown
    assert isinstance(home, HomeScreen)
    hands.press(find(home, QPushButton, "newGameButton"))
    hands.press(find(window, QPushButton, "startButton"))
    wait(window, lambda: window.table and window.table.findChild(QWidget, "promptPanel"), deadline)
    check_first_game(settings)
    newcomer = Newcomer(window, hands, deadline)
    newcomer.play()
    wait(window, lambda: isinstance(window.screen_shown, EndScreen), deadline)
    pressed = newcomer.pressed
    assert pressed["turnOverButton"] == 1
    assert pressed["turnDownButton"]
    assert pressed["answer_announce"], (pressed, newcomer.on_the_table)
    assert pressed["goOnButton"] >= newcomer.reveals, "the table waits after each reveal"
    assert newcomer.on_the_table["turn"] >= 2, "a card to look at, and one to swap"
    hands.press(find(window, QPushButton, "homeButton"))
    wait(window, lambda: window.screen_shown is home, deadline)
    assert settings.speed == "normal"
    assert not settings.wait_at_reveals, "only in the first game"
