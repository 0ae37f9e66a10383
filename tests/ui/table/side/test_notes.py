"""Notes on cards: a picker of masks, several with a question mark, and free text."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QContextMenuEvent
from PySide6.QtWidgets import QApplication, QLineEdit, QPushButton, QToolButton

from mascarade_qt.ui.table.side.note_dialog import NoteDialog
from mascarade_qt.words.notes import Note, read_note
from tests.support.prompted import at, lay
from tests.support.waiting import idle
from tests.ui.seeing import find
from tests.ui.table.conftest import Opened
from tests.ui.table.harness import Hands

pytestmark = pytest.mark.usefixtures("quick")


def opened_dialog(hands: Hands, place: str, by: str = "key") -> NoteDialog | None:
    """Ask for a note on a card."""
    card = hands.screen.board.cards[place]
    if by == "key":
        card.setFocus()
        hands.key(Qt.Key.Key_N)
    else:
        where = QPoint(5, 5)
        asked = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, where, card.mapToGlobal(where))
        QApplication.sendEvent(card, asked)
    idle()
    return hands.screen.findChild(NoteDialog)


@pytest.mark.parametrize("by", ["key", "right click"])
@pytest.mark.parametrize(("help", "allowed"), [("history", False), ("notebook", True)])
def test_n_or_a_right_click_asks_for_a_note(opened: Opened, by: str, help: str, allowed: bool) -> None:
    hands, _ = at(opened, lay(), help=help)
    dialog = opened_dialog(hands, "2", by)
    assert (dialog is not None) == allowed
    if dialog is not None:
        assert hands.screen.company.place("2") in dialog._title.text()
        dialog.reject()
        idle()


def pin(hands: Hands, place: str, *masks: str, text: str = "") -> None:
    dialog = opened_dialog(hands, place)
    assert dialog is not None
    for mask in masks:
        find(dialog, QToolButton, f"noteMask_{mask}").click()
    find(dialog, QLineEdit, "noteText").setText(text)
    find(dialog, QPushButton, "pinNoteButton").click()
    idle()


def test_masks_and_words_are_pinned_and_taken_away(opened: Opened) -> None:
    hands, match = at(opened, lay(), help="notebook")
    card = hands.screen.board.cards["2"]
    pin(hands, "2", "king")
    assert match.pins[-1] == ("2", "#king")
    assert card.note.sure
    assert card.accessibleDescription().startswith("King")
    pin(hands, "2", "judge", text="looked twice")  # the King is still pinned
    assert match.pins[-1] == ("2", "#judge #king looked twice")
    assert "Judge? King? looked twice" in card.accessibleDescription()
    dialog = opened_dialog(hands, "2")
    assert dialog is not None
    find(dialog, QPushButton, "removeNoteButton").click()
    idle()
    assert match.pins[-1] == ("2", "")
    assert card.note == Note()


def test_a_pinned_note_is_seen_on_the_card(opened: Opened) -> None:
    hands, _ = at(opened, lay(), help="notebook")
    card = hands.screen.board.cards["1"]
    before = card.grab().toImage()
    pin(hands, "1", "king", "spy")
    assert card.grab().toImage() != before


@pytest.mark.parametrize(
    ("line", "note"),
    [
        ("", Note()),
        ("the king?", Note((), "the king?")),
        ("#king", Note(("king",))),
        ("#king #witch she looked", Note(("king", "witch"), "she looked")),
        ("#nobody #king", Note((), "#nobody #king")),
        ("#king #king", Note(("king",), "#king")),
    ],
)
def test_a_note_is_read_as_it_was_kept(line: str, note: Note) -> None:
    assert read_note(line) == note
    assert note.line() == line
