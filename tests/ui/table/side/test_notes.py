"""Notes on cards: a picker of masks, several with a question mark, and free text."""

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QContextMenuEvent, QDragEnterEvent, QDropEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QPushButton, QToolButton

from mascarade_qt.ui.table.side.note_popover import NotePopover
from mascarade_qt.words.notes import Note, read_note
from tests.support.prompted import at, lay
from tests.support.waiting import idle
from tests.ui.seeing import find
from tests.ui.table.conftest import Opened
from tests.ui.table.harness import Hands

pytestmark = pytest.mark.usefixtures("quick")


def opened_dialog(hands: Hands, place: str, by: str = "key") -> NotePopover | None:
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
    return hands.screen.findChild(NotePopover)


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
    find(dialog, QPushButton, "severalMasksButton").setChecked(True)
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
    assert card.accessibleDescription().startswith("Note: King")
    pin(hands, "2", "judge", text="looked twice")  # the King is still pinned
    assert match.pins[-1] == ("2", "#judge #king looked twice")
    assert "Judge? King? looked twice" in card.accessibleDescription()
    dialog = opened_dialog(hands, "2")
    assert dialog is not None
    find(dialog, QPushButton, "removeNoteButton").click()
    idle()
    assert match.pins[-1] == ("2", "")
    assert card.note == Note()


def test_one_click_pins_a_mask(opened: Opened) -> None:
    """And closes the popover; what was written stays."""
    hands, match = at(opened, lay(), help="notebook")
    card = hands.screen.board.cards["2"]
    card.set_note(Note(("spy",), "looked"))
    popover = opened_dialog(hands, "2", "right click")
    assert popover is not None
    assert (
        popover.windowFlags() & Qt.WindowType.Popup == Qt.WindowType.Popup
    )  # without a frame of the system's
    find(popover, QToolButton, "noteMask_king").click()
    idle()
    assert match.pins == [("2", "#king looked")]
    assert hands.screen.findChild(NotePopover) is None


def test_it_hides_no_more_of_the_table_than_it_needs(opened: Opened) -> None:
    hands, _ = at(opened, lay(), help="notebook")
    popover = opened_dialog(hands, "2", "right click")
    assert popover is not None
    last = max(
        button.mapTo(popover, button.rect().bottomLeft()).y() for button in popover.findChildren(QToolButton)
    )
    several = find(popover, QPushButton, "severalMasksButton")
    assert 0 < several.y() - last < several.height() / 2
    popover.reject()


def test_by_keys_an_arrow_and_enter_pin_a_mask(opened: Opened) -> None:
    hands, match = at(opened, lay(), help="notebook")
    popover = opened_dialog(hands, "2")
    assert popover is not None
    first, second = hands.screen.company.setup.masks[:2]
    assert popover.focusWidget() is find(popover, QToolButton, f"noteMask_{first}")
    QTest.keyClick(popover, Qt.Key.Key_Right)
    QTest.keyClick(popover, Qt.Key.Key_Return)
    idle()
    assert match.pins == [("2", f"#{second}")]


def test_arrows_lead_to_the_masks_beside_above_and_below(opened: Opened) -> None:
    hands, _ = at(opened, lay(), help="notebook")
    popover = opened_dialog(hands, "2")
    assert popover is not None
    idle()
    buttons = popover.findChildren(QToolButton)
    for start in buttons:
        here = start.geometry()
        near = {
            Qt.Key.Key_Right: [here.center() + QPoint(here.width(), 0)],
            Qt.Key.Key_Left: [here.center() - QPoint(here.width(), 0)],
            Qt.Key.Key_Down: [here.center() + QPoint(0, here.height())],
            Qt.Key.Key_Up: [here.center() - QPoint(0, here.height())],
        }
        for key, (place,) in near.items():
            there = [button for button in buttons if button.geometry().contains(place)]
            start.setFocus()
            QTest.keyClick(popover, key)
            if there:
                assert popover.focusWidget() is there[0], (start.objectName(), key)
    assert len({button.y() for button in buttons}) > 1
    assert len({button.x() for button in buttons}) > 1
    popover.reject()


def test_a_click_elsewhere_keeps_what_was_written_and_esc_does_not(opened: Opened) -> None:
    hands, match = at(opened, lay(), help="notebook")
    for leave, kept in ((NotePopover.close, [("2", "shy")]), (NotePopover.reject, [])):
        match.pins.clear()
        hands.screen.board.cards["2"].set_note(Note())
        popover = opened_dialog(hands, "2")
        assert popover is not None
        find(popover, QLineEdit, "noteText").setText("shy")
        leave(popover)
        idle()
        assert match.pins == kept


def drop(hands: Hands, mask: str, place: str) -> bool:
    """Drag a mask from the list onto a card; whether it was accepted."""
    masks, card = hands.screen.masks, hands.screen.board.cards[place]
    row = hands.screen.company.setup.masks.index(mask)
    assert masks.flags(masks.index(row)) & Qt.ItemFlag.ItemIsDragEnabled
    data = masks.mimeData([masks.index(row)])
    middle, copy = QPointF(card.rect().center()), Qt.DropAction.CopyAction
    left, none = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    QApplication.sendEvent(card, QDragEnterEvent(middle.toPoint(), copy, data, left, none))
    event = QDropEvent(middle, copy, data, left, none)
    QApplication.sendEvent(card, event)
    return event.isAccepted()


def test_a_mask_can_be_dragged_onto_a_card(opened: Opened) -> None:
    hands, match = at(opened, lay(), help="coach")
    assert hands.screen.side.masks.dragEnabled()
    assert drop(hands, "king", "2")
    assert match.pins == [("2", "#king")]
    hands.screen.board.turn_up("1", "judge")
    assert not drop(hands, "king", "1")
    assert len(match.pins) == 1


def test_without_notes_nothing_can_be_dragged(opened: Opened) -> None:
    hands, match = at(opened, lay(), help="history")
    assert not hands.screen.side.masks.dragEnabled()
    assert not hands.screen.board.cards["2"].acceptDrops()
    drop(hands, "king", "2")
    assert not match.pins


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


@pytest.mark.parametrize("place", ["0", "1", "2", "3"])
def test_the_popover_opens_beside_its_card(opened: Opened, place: str) -> None:
    """At its height, as far as the window has room, and without covering it."""
    hands, _ = at(opened, lay(), help="notebook")
    card = hands.screen.board.cards[place]
    popover = opened_dialog(hands, place)
    assert popover is not None
    window = hands.screen.window()
    there, area = popover.frameGeometry(), card.rect().translated(card.mapToGlobal(QPoint()))
    assert window.rect().translated(window.mapToGlobal(QPoint())).contains(there)
    assert not there.intersects(area)
    assert there.top() <= area.center().y() <= there.bottom()
    low, high = window.mapToGlobal(QPoint()).y() + 40, window.mapToGlobal(window.rect().bottomLeft()).y() - 40
    if low < there.top() and there.bottom() < high:
        assert abs(there.center().y() - area.center().y()) <= 2
    popover.reject()
    idle()


def test_where_there_is_room_the_popover_is_level_with_its_card(opened: Opened) -> None:
    hands, _ = at(opened, lay(), help="notebook")
    hands.screen.resize(1280, 1400)
    idle()
    card = hands.screen.board.cards["1"]
    popover = opened_dialog(hands, "1")
    assert popover is not None
    middle = card.mapToGlobal(card.rect().center()).y()
    assert abs(popover.frameGeometry().center().y() - middle) <= 2
    popover.reject()
    idle()
