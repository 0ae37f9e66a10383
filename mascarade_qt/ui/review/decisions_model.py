"""The decisions of one player as a Qt model: the three costliest first, then all others in order."""

from collections.abc import Callable

from PySide6.QtCore import QObject, Qt

from mascarade_qt.history.study import Thought
from mascarade_qt.system.override import override
from mascarade_qt.ui.kit.list_model import Index, ListModel
from mascarade_qt.words.company import Company
from mascarade_qt.words.review import CHEAP, decision_heard, decision_row, masterly, verdict, why

DEAREST = 3


class DecisionsModel(ListModel):
    """`company_at` gives the table as it was when a decision was made."""

    def __init__(self, company_at: Callable[[int], Company], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._company_at = company_at
        self._thoughts: list[Thought] = []
        self._rows: list[Thought] = []

    def add(self, thought: Thought) -> None:
        """Another decision has been judged; the costliest may change."""
        self.beginResetModel()
        self._thoughts.append(thought)
        dear = sorted((found for found in self._thoughts if found.cost >= CHEAP), key=lambda t: -t.cost)
        first = dear[:DEAREST]
        self._rows = first + [found for found in self._thoughts if found not in first]
        self.endResetModel()

    @override
    def retranslate(self) -> None:
        """Rows may also be taller or lower than before."""
        self.layoutChanged.emit()

    def clear(self) -> None:
        """Another player's decisions come next."""
        self.beginResetModel()
        self._thoughts, self._rows = [], []
        self.endResetModel()

    @property
    def costliest(self) -> int:
        """How many of the first rows are the costliest."""
        return sum(thought.cost >= CHEAP for thought in self._rows[:DEAREST])

    def thought(self, index: Index) -> Thought | None:
        """The decision of a row."""
        return self._rows[index.row()] if index.isValid() else None

    def row_of(self, thought: Thought | None) -> int:
        """The current row of a decision; the first row if it isn't there."""
        return self._rows.index(thought) if thought in self._rows else 0

    @override
    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid():
            return None
        thought = self._rows[index.row()]
        company = self._company_at(thought.step.moment)
        dear = index.row() < self.costliest
        if role == Qt.ItemDataRole.DisplayRole:
            text = decision_row(company, thought)
            sign = "★ " if dear else "✓ " if masterly(thought) else ""
            return sign + text
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return decision_heard(company, thought, dear)
        if role == Qt.ItemDataRole.AccessibleDescriptionRole:
            return f"{verdict(company, thought)} {why(company, thought)}".strip()
        return None
