"""The log as a Qt model: all lines of a game by rounds and turns, or those of this turn."""

from collections.abc import Sequence
from enum import IntEnum
from typing import NamedTuple

from PySide6.QtCore import QModelIndex, QObject, Qt

from mascarade_qt.system.override import override
from mascarade_qt.ui.kit.list_model import Index, ListModel
from mascarade_qt.words.story import Told, in_turn


class LogRole(IntEnum):
    """What a list of events has besides the line."""

    KIND = Qt.ItemDataRole.UserRole
    FIRST = Qt.ItemDataRole.UserRole + 1  # whether it is the first of its turn
    HEADING = Qt.ItemDataRole.UserRole + 2
    PLAYER = Qt.ItemDataRole.UserRole + 3  # whose doing it is


class _Row(NamedTuple):
    text: str
    kind: str = ""
    turn: int = 0  # that begins with it
    heading: bool = False
    player: int | None = None


class LogModel(ListModel):
    """One row per sentence, and one above each round. The first sentence of a turn says whose it is. In games
    of memory, only the current turn can be read again.
    """

    def __init__(self, parent: QObject | None = None, *, this_turn: bool = False) -> None:
        super().__init__(parent)
        self._this_turn = this_turn
        self._rows: list[_Row] = []
        self._turn = 0  # the turn that has begun, while it has no line yet

    @override
    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid():
            return None
        row = self._rows[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            return row.text
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return in_turn(row.turn, row.text) if row.turn else row.text
        if role == LogRole.KIND:
            return row.kind
        if role == LogRole.FIRST:
            return row.turn > 0
        if role == LogRole.PLAYER:
            return row.player
        return row.heading if role == LogRole.HEADING else None

    def add(self, told: Told) -> None:
        """Add a line."""
        new = self._told(told)
        if new:
            row = len(self._rows)
            self.beginInsertRows(QModelIndex(), row, row + len(new) - 1)
            self._rows += new
            self.endInsertRows()

    def _told(self, told: Told) -> list[_Row]:
        if told.turn:
            self._turn = 0 if self._this_turn else told.turn
            return [_Row(told.heading, heading=True)] if told.heading and not self._this_turn else []
        if not told.line:
            return []
        turn, self._turn = self._turn, 0
        return [_Row(told.line, told.kind, turn, player=told.player)]

    def begin_turn(self) -> None:
        """Another turn begins."""
        if self._this_turn:
            self.retell([])

    def retell(self, story: Sequence[Told]) -> None:
        """Replace everything there is to read."""
        self.beginResetModel()
        self._rows, self._turn = [], 0
        for told in story:
            self._rows += self._told(told)
        self.endResetModel()
