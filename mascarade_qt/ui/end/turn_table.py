"""A chart as a table: for screen readers, and for people who prefer numbers to lines."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QAbstractTableModel, QObject, Qt

from mascarade_qt.system.override import override
from mascarade_qt.ui.kit.list_model import Index


class TurnTable(QAbstractTableModel):
    """One row per turn. Headers and cells are made whenever they are shown, in the current language."""

    def __init__(
        self,
        turns: int,
        heads: Callable[[], Sequence[str]],
        cell: Callable[[int, int], str],
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._turns = turns
        self._heads = heads
        self._cell = cell

    @override
    def rowCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else self._turns

    @override
    def columnCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self._heads())

    @override
    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid():
            return None
        shown = (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole)
        return self._cell(index.row(), index.column()) if role in shown else None

    @override
    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> object:
        if role != Qt.ItemDataRole.DisplayRole:
            return None
        return str(section + 1) if orientation == Qt.Orientation.Vertical else self._heads()[section]

    def retranslate(self) -> None:
        """Set all texts again."""
        self.beginResetModel()
        self.endResetModel()
