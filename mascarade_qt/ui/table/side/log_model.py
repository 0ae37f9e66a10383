"""The log as a Qt model: all lines of a game, or those of this turn."""

from collections.abc import Sequence

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, Qt

from mascarade_qt.system.override import override
from mascarade_qt.ui.kit.index import Index


class LogModel(QAbstractListModel):
    """One row per sentence. If memory is the game, only the current turn can be read again."""

    def __init__(self, parent: QObject | None = None, *, this_turn: bool = False) -> None:
        super().__init__(parent)
        self._this_turn = this_turn
        self._lines: list[str] = []

    @override
    def rowCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self._lines)

    @override
    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid():
            return None
        shown = (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole)
        return self._lines[index.row()] if role in shown else None

    def add(self, line: str) -> None:
        """Something happened."""
        if line:
            row = len(self._lines)
            self.beginInsertRows(QModelIndex(), row, row)
            self._lines.append(line)
            self.endInsertRows()

    def begin_turn(self) -> None:
        """Another turn begins."""
        if self._this_turn:
            self.retell([])

    def retell(self, lines: Sequence[str]) -> None:
        """Replace everything there is to read."""
        self.beginResetModel()
        self._lines = [line for line in lines if line]
        self.endResetModel()
