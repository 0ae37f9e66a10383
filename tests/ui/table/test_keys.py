"""The keys of the table: they work from any focus, on keyboards of all our languages, and never silently."""

from collections.abc import Iterator, Sequence

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QAccessible, QGuiApplication, QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QListView, QWidget

from mascarade_qt.ui.kit.keyboard import KEYBOARD
from mascarade_qt.ui.look.settings import Settings
from mascarade_qt.ui.table.keys import KEYS
from mascarade_qt.ui.table.pace import TablePace
from mascarade_qt.ui.table.side.note_popover import NotePopover
from tests.support.prompted import at, lay
from tests.support.waiting import idle
from tests.ui.seeing import find
from tests.ui.table.conftest import Opened
from tests.ui.table.harness import Hands

pytestmark = pytest.mark.usefixtures("quick")
MANY = "judge king empress fool thief witch spy cheat widow beggar patron trickster sage"


@pytest.fixture(autouse=True)
def latin() -> Iterator[None]:
    """The last letter typed was a Latin one."""
    yield
    KEYBOARD.named(QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_P, Qt.KeyboardModifier.NoModifier, "p"))


@pytest.fixture
def said(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What is announced."""
    found: list[str] = []

    def update(event: object) -> None:
        found.append(event.message())  # type: ignore[attr-defined] # of announcements only

    monkeypatch.setattr(QAccessible, "updateAccessibility", update)
    return found


def places(hands: Hands) -> list[QWidget]:
    """Everywhere the focus may be at the table."""
    return [
        widget
        for widget in hands.screen.findChildren(QWidget)
        if widget.isVisible() and widget.isEnabled() and widget.focusPolicy() != Qt.FocusPolicy.NoFocus
    ]


def called(widgets: Sequence[QWidget]) -> list[str]:
    return [widget.objectName() or type(widget).__name__ for widget in widgets]


def test_answers_have_their_keys_wherever_the_focus_is(opened: Opened) -> None:
    """On answers, cards, plates, purses, lists and small buttons."""
    hands, match = at(opened, lay(), help="coach")
    asked = hands.names
    dead = []
    found = places(hands)
    assert {"logList", "maskList", "pauseButton", "card_1", *asked} <= set(called(found))
    others = [widget for widget in found if widget not in hands.screen.prompt.buttons]
    spots: list[str | QWidget] = [*asked, *others]
    for place in spots:  # answers are made again each time
        (hands.button(place) if isinstance(place, str) else place).setFocus()
        hands.key(Qt.Key.Key_3)
        if hands.names == asked:
            dead.append(place)
        hands.key(Qt.Key.Key_Escape)
        assert hands.names == asked
    assert not dead
    assert not match.answers


@pytest.mark.parametrize("name", ["logList", "maskList"])
def test_answers_have_their_keys_after_a_click_on_a_list(name: str, opened: Opened) -> None:
    hands, match = at(opened, lay())
    view = find(hands.screen, QListView, name)
    at_first = view.visualRect(view.model().index(0, 0)).center()
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=at_first)
    assert view.hasFocus()
    hands.key(Qt.Key.Key_Space)  # goes on, and answers nothing
    assert not match.answers
    hands.key(Qt.Key.Key_1)
    assert match.answers == [(0, ("look", "0"))]


def test_space_presses_the_focused_answer(opened: Opened) -> None:
    hands, match = at(opened, lay())
    hands.screen.board.cards["2"].setFocus()
    hands.key(Qt.Key.Key_Space)
    assert not match.answers
    hands.screen.prompt.buttons[0].setFocus()
    hands.key(Qt.Key.Key_Space)
    assert match.answers == [(0, ("look", "0"))]


def test_presses_in_a_hurry_answer_nothing(opened: Opened) -> None:
    """Space may have been meant to skip; the question waits until there has been a moment of rest."""
    hands, match = at(opened, lay())
    guard = hands.screen.prompt._guard
    guard.setTimerType(Qt.TimerType.PreciseTimer)
    guard.start(600_000)
    idle(100)
    left = guard.remainingTime()
    hands.key(Qt.Key.Key_Space)
    assert guard.remainingTime() > left
    assert not match.answers


def press(hands: Hands, text: str, code: int) -> None:
    """A key with a code, as X11 gives it, typing this."""
    key, place = ord(text.upper()), QApplication.focusWidget()
    assert place is not None
    for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
        event = QKeyEvent(kind, key, Qt.KeyboardModifier.NoModifier, code, 0, 0, text)
        QApplication.sendEvent(place, event)
    idle()


@pytest.mark.parametrize(
    ("digit", "letter", "pause"),
    [
        (("1", 10), ("в", 40), ("з", 33)),  # Ukrainian and Russian: the letter is where D is
        (("1", 10), ("d", 40), ("p", 33)),  # Hungarian
        (("&", 10), ("d", 40), ("p", 33)),  # French
    ],
    ids=["uk, ru", "hu", "fr"],
)
def test_keys_work_on_every_keyboard(
    digit: tuple[str, int],
    letter: tuple[str, int],
    pause: tuple[str, int],
    opened: Opened,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    hands, match = at(opened, lay(cards=MANY))
    monkeypatch.setattr(QGuiApplication, "platformName", lambda: "xcb")
    press(hands, *pause)
    assert hands.screen.pause.held
    assert pause[0].upper() in hands.screen.toolbar.pause.toolTip()
    assert (f"({pause[0].upper()})") in hands.screen.toolbar.pause.accessibleName()
    assert {pause[0].upper(), "«З»"} & set(dict(hands.screen.shortcuts()))
    press(hands, *pause)
    assert not hands.screen.pause.held
    hands.key(Qt.Key.Key_3)
    idle()
    press(hands, *letter)
    assert match.answers == [(0, ("announce", "0", "sage"))]
    hands, match = at(opened, lay())
    press(hands, *digit)
    assert match.answers == [(0, ("look", "0"))]


def test_without_codes_a_cyrillic_letter_is_enough(opened: Opened) -> None:
    hands, _ = at(opened, lay())
    press(hands, "з", 0)
    assert hands.screen.pause.held


# --- nothing is silent ---


def shown(hands: Hands) -> str:
    """What the table says to a key."""
    answer = find(hands.screen, QLabel, "queryAnswer")
    return answer.text() if answer.isVisible() else ""


def test_the_pause_is_said(opened: Opened, said: list[str]) -> None:
    hands, _ = at(opened, lay())
    said.clear()
    hands.key(Qt.Key.Key_P)
    hands.key(Qt.Key.Key_P)
    assert said == ["Paused: press P to resume", "Resumed."]


@pytest.mark.parametrize(
    ("help_level", "why"),
    [
        ("history", "You can pin notes in games with Notebook or Coach help."),
        ("notebook", "Move to a card with the arrow keys, then press N."),
    ],
)
def test_n_says_why_not(help_level: str, why: str, opened: Opened, said: list[str]) -> None:
    hands, _ = at(opened, lay(), help=help_level)
    said.clear()
    hands.key(Qt.Key.Key_N)
    assert (said, shown(hands)) == ([why], why)
    hands.screen.board.cards["1"].setFocus()
    hands.key(Qt.Key.Key_F2)
    idle()
    dialog = hands.screen.findChild(NotePopover)
    assert (dialog is not None) == (help_level == "notebook")
    if dialog is not None:
        dialog.reject()
        idle()


def test_h_says_why_not(opened: Opened, said: list[str]) -> None:
    hands, _ = at(opened, lay(), help="history")
    said.clear()
    hands.key(Qt.Key.Key_H)
    assert said == [shown(hands)] == ["The coach only helps in games with Coach help."]
    hands, match = at(opened, lay(), help="coach")
    hands.key(Qt.Key.Key_H)
    assert match.wondered == [0]
    assert not shown(hands)
    hands.screen.toolbar.advice.setEnabled(False)  # as while others are asked
    said.clear()
    hands.key(Qt.Key.Key_H)
    assert said == [shown(hands)] == ["You can ask the coach when you have a question to answer."]


def test_every_command_does_something(opened: Opened) -> None:
    """But for what answers and cards do themselves."""
    hands, _ = at(opened, lay())
    TablePace(hands.screen, Settings())
    hands.screen.ready.emit()
    idle()
    by_widgets = {"answer", "move", "choose"}
    assert hands.screen.keys.working == {
        key for name, command in KEYS.items() if name not in by_widgets for key in command.keys
    }
