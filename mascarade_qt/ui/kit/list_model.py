"""What all list models share, and how Qt names an entry to a model or a delegate."""

from collections.abc import Sequence

from PySide6.QtCore import QAbstractListModel, QModelIndex, QPersistentModelIndex

from mascarade_qt.system.override import override

Index = QModelIndex | QPersistentModelIndex


class ListModel(QAbstractListModel):
    """A row for each of `_rows`; subclasses say what is in it."""

    _rows: Sequence[object]

    @override
    def rowCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self._rows)

    def retranslate(self) -> None:
        """Every row says something else in another language."""
        if self._rows:
            self.dataChanged.emit(self.index(0), self.index(len(self._rows) - 1))
