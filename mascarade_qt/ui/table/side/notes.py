"""Notes that players pin to cards."""

from collections.abc import Mapping
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from mascarade_qt.ui.table.board.descriptions import describe_board
from mascarade_qt.ui.table.side.note_dialog import NoteDialog
from mascarade_qt.words.notes import Note, read_note

if TYPE_CHECKING:
    from mascarade_qt.ui.table.screen import TableScreen


class Notes(QObject):
    """Opens the picker for a card, and pins what was chosen."""

    pinned = Signal(str, str)  # the place, and the note as one line

    def __init__(self, table: "TableScreen", masks: tuple[str, ...], allowed: bool) -> None:
        super().__init__(table)
        self._table, self._masks = table, masks
        if allowed:
            table.board.note_wanted.connect(self._write)

    def pin_again(self, notes: Mapping[str, str]) -> None:
        """Pin the notes of a continued game."""
        for place, note in notes.items():
            self._table.board.cards[place].set_note(read_note(note))

    def _write(self, place: str) -> None:
        table = self._table
        name = partial(table.company.place, place)
        dialog = NoteDialog(name, table.board.cards[place].note, self._masks, table)
        dialog.pinned.connect(lambda note: self._pin(place, note))
        dialog.open()

    def _pin(self, place: str, note: Note) -> None:
        self._table.board.cards[place].set_note(note)
        describe_board(self._table.board, self._table.company)
        self.pinned.emit(place, note.line())
