"""Notes that players pin to cards."""

from collections.abc import Mapping
from functools import partial

from PySide6.QtCore import QEvent, QObject, Signal
from PySide6.QtGui import QDropEvent

from mascarade_qt.system.override import override
from mascarade_qt.ui.table.board.board import Board
from mascarade_qt.ui.table.board.card import CardWidget
from mascarade_qt.ui.table.keys import KEYS
from mascarade_qt.ui.table.side.masks_model import MASK_TYPE
from mascarade_qt.ui.table.side.note_popover import NotePopover
from mascarade_qt.words.company import Company
from mascarade_qt.words.notes import Note, read_note


class Notes(QObject):
    """Opens the picker for a card, and pins what was chosen."""

    pinned = Signal(str, str)  # the place, and the note as one line

    def __init__(self, board: Board, company: Company, allowed: bool) -> None:
        super().__init__(board)
        self._board, self._company = board, company
        self._allowed = allowed
        board.note_wanted.connect(self._write)
        for card in board.cards.values() if allowed else ():
            card.setAcceptDrops(True)
            card.installEventFilter(self)

    def restore(self, notes: Mapping[str, str]) -> None:
        """Pin the notes of a continued game."""
        for place, note in notes.items():
            self._board.cards[place].set_note(read_note(note))

    def press(self) -> str:
        """Write on the focused card by a key; returns why not, if that can't be."""
        focus = self._board.window().focusWidget()
        if not self._allowed:
            return self.tr("You can pin notes in games with Notebook or Coach help.")
        if not isinstance(focus, CardWidget):
            key = KEYS["note"].key
            return self.tr("Move to a card with the arrow keys, then press {key}.").format(key=key)
        self._write(focus.place)
        return ""

    def _write(self, place: str) -> None:
        if not self._allowed:
            return
        company, card = self._company, self._board.cards[place]
        popover = NotePopover(partial(company.place, place), card.note, company.setup.masks, card)
        popover.pinned.connect(lambda note: self._pin(place, note))
        popover.open_beside()

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """A mask that is dropped on a card is pinned to it."""
        if not (isinstance(event, QDropEvent) and isinstance(watched, CardWidget)):
            return super().eventFilter(watched, event)
        mask = bytes(event.mimeData().data(MASK_TYPE).data()).decode()
        if mask not in self._company.setup.masks or watched.shown is not None or watched.away:
            event.ignore()
            return True
        event.acceptProposedAction()
        if event.type() == QEvent.Type.Drop:
            self._pin(watched.place, Note((mask,), watched.note.text))
        return True

    def _pin(self, place: str, note: Note) -> None:
        self._board.cards[place].set_note(note)
        self.pinned.emit(place, note.line())
