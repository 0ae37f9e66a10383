"""Notes that players pin to cards."""

from collections.abc import Mapping
from functools import partial

from PySide6.QtCore import QObject, Signal

from mascarade_qt.ui.table.board.board import Board
from mascarade_qt.ui.table.board.card import CardWidget
from mascarade_qt.ui.table.keys import KEYS
from mascarade_qt.ui.table.side.note_dialog import NoteDialog
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
        company, note = self._company, self._board.cards[place].note
        dialog = NoteDialog(partial(company.place, place), note, company.setup.masks, self._board)
        dialog.pinned.connect(lambda note: self._pin(place, note))
        dialog.open()

    def _pin(self, place: str, note: Note) -> None:
        self._board.cards[place].set_note(note)
        self.pinned.emit(place, note.line())
