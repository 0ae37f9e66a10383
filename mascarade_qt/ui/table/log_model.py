"""The log as a Qt model. It keeps events, not sentences, so that a change of language changes it too."""

from collections.abc import Callable

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from mascarade_qt.engine.events import Event

Index = QModelIndex | QPersistentModelIndex


class LogModel(QAbstractListModel):
    """One row a sentence. `tell` makes the sentences of all events seen so far, '' for none."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._events: list[Event] = []
        self._lines: list[str] = []

    def rowCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self._lines)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not self.checkIndex(index, QAbstractListModel.CheckIndexOption.IndexIsValid):
            return None
        shown = (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole)
        return self._lines[index.row()] if role in shown else None

    def add(self, event: Event, line: str) -> None:
        """Something happened."""
        self._events.append(event)
        if line:
            row = len(self._lines)
            self.beginInsertRows(QModelIndex(), row, row)
            self._lines.append(line)
            self.endInsertRows()

    def retell(self, tell: Callable[[list[Event]], list[str]]) -> None:
        """The language has changed: make all sentences anew."""
        self.beginResetModel()
        self._lines = [line for line in tell(self._events) if line]
        self.endResetModel()
