"""Every button at the table is pressed once, in every state it can be in: nothing goes wrong."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from mascarade_qt.ui.window import MainWindow
from mascarade_qt.words.notes import Note
from tests.sampling import sampled
from tests.support.seated import asked, sit_down
from tests.support.waiting import idle, wait_until
from tests.ui.pressing import press, press_each
from tests.ui.table.harness import Hands

pytestmark = pytest.mark.usefixtures("no_files", "quick")


def called(window: MainWindow) -> Hands:
    """The curtain is drawn."""
    hands = asked(window, 4)
    for _ in range(40):
        if hands.screen.curtain.isVisible():
            break
        hands.wait()
        names = [name for name in hands.names if name != "takeBackButton"]
        if not names:
            continue
        hands.press(next((name for name in names if "swap" in name or "look" in name), names[0]))
        idle()
    wait_until(lambda: hands.screen.curtain.isVisible())
    return hands


def opened(window: MainWindow) -> None:
    """The curtain is open."""
    called(window).open_curtain()


def choosing(window: MainWindow) -> Hands:
    """Half an answer is given."""
    hands = asked(window, 1)
    hands.press(hands.names[0])
    return hands


def paused(window: MainWindow) -> Hands:
    """The table is told to wait."""
    hands = asked(window, 1)
    press(window, "pauseButton")
    return hands


def play_until(window: MainWindow, reached: Callable[[Hands], object], first: tuple[str, ...]) -> Hands:
    """Play, pressing those first, until it is so."""
    hands = asked(window, 1)
    for _ in range(400):
        hands.wait()
        if reached(hands):
            return hands
        names = [name for name in hands.names if name != "takeBackButton"]
        hands.press(next((name for name in first if name in names), names[-1]))
        idle()
    raise AssertionError("it never came")


def contested(window: MainWindow) -> Hands:
    """A bot has announced a mask: who contests?"""
    looks = ("answer_look", "answer_swap")
    return play_until(window, lambda hands: hands.screen.asker.kind == "contest", looks)


def revealed(window: MainWindow) -> Hands:
    """Cards were revealed, and the table waits."""
    window.settings.wait_at_reveals = True
    contests = ("answer_look", "answer_swap", "answer_0")
    return play_until(window, lambda hands: "goOnButton" in hands.names, contests)


def noting(window: MainWindow) -> None:
    """Somebody changes a note on a card."""
    if window.table is None or window.screen_shown is not window.table:
        asked(window, 1)
    assert window.table is not None
    window.table.board.cards["2"].set_note(Note(("king",)))
    window.table.board.note_wanted.emit("2")
    QApplication.processEvents()


STATES: dict[str, Callable[[MainWindow], object]] = {
    "deal": lambda window: sit_down(window, 1),
    "question": lambda window: asked(window, 1),
    "shared": lambda window: asked(window, 4),
    "called": called,
    "open curtain": opened,
    "choosing": choosing,
    "paused": paused,
    "contest": contested,
    "reveal": revealed,
    "note": noting,
}
NAMES = {
    "question": {"rulesButton", "leaveButton", "skipButton"},
    "contest": {"answer_0", "answer_False"},
    "reveal": {"goOnButton"},
    "note": {"pinNoteButton", "removeNoteButton", "cancelNoteButton", "noteMask_king"},
}


OFTEN = ("called", "open curtain", "note")  # a game is begun for every button


@pytest.mark.parametrize("state", sampled(STATES, OFTEN))
def test_at_the_table(state: str, window: MainWindow, folder: Path) -> None:
    done = press_each(window, lambda: (STATES[state](window), None)[1], folder)
    assert done
    assert NAMES.get(state, set()) <= set(done)
