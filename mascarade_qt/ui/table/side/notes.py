"""Notes that players pin to cards."""

from collections.abc import Mapping
from functools import partial

from PySide6.QtCore import QObject, Signal

from mascarade_qt.ui.table.board.board import Board
from mascarade_qt.ui.table.side.note_dialog import NoteDialog
from mascarade_qt.words.company import Company
from mascarade_qt.words.notes import Note, read_note


class Notes(QObject):
    """Opens the picker for a card, and pins what was chosen."""

    pinned = Signal(str, str)  # the place, and the note as one line

    def __init__(self, board: Board, company: Company, allowed: bool) -> None:
        super().__init__(board)
        self._board, self._company = board, company
        if allowed:
            board.note_wanted.connect(self._write)

    def restore(self, notes: Mapping[str, str]) -> None:
        """Pin the notes of a continued game."""
        for place, note in notes.items():
            self._board.cards[place].set_note(read_note(note))

    def _write(self, place: str) -> None:
        company, note = self._company, self._board.cards[place].note
        dialog = NoteDialog(partial(company.place, place), note, company.setup.masks, self._board)
        dialog.pinned.connect(lambda note: self._pin(place, note))
        dialog.open()

    def _pin(self, place: str, note: Note) -> None:
        self._board.cards[place].set_note(note)
        self.pinned.emit(place, note.line())
