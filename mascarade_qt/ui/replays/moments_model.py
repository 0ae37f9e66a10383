"""What happened, with a row for each moment that can be shown: for the list and the slider."""

from bisect import bisect_right
from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import (
    QCoreApplication,
    QModelIndex,
    QObject,
    Qt,
)

from mascarade_qt.engine.events import Event, TurnBegan
from mascarade_qt.engine.setup import Setup
from mascarade_qt.system.override import override
from mascarade_qt.ui.kit.list_model import Index, ListModel
from mascarade_qt.ui.table.side.log_model import LogRole
from mascarade_qt.words.company import Company
from mascarade_qt.words.story import Story


class _Row(NamedTuple):
    moment: int
    text: str
    kind: str = ""
    turn: bool = False  # begins with it
    player: int | None = None


class MomentsModel(ListModel):
    """One row per sentence; the first is the deal. A moment is a number of events."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._rows: list[_Row] = []
        self._turns: list[int] = []  # rows at which turns begin
        self._story: Story | None = None

    def set_game(self, setup: Setup, me: int | None, events: Sequence[Event]) -> None:
        """Tell a whole game in the current language; `me` is called “you”."""
        self.beginResetModel()
        self._story = Story(Company(setup, me))
        self._rows = [_Row(0, QCoreApplication.translate("MomentsModel", "The masks are dealt face up."))]
        self._turns = []
        self._append(events, 0)
        self.endResetModel()

    def extend(self, events: Sequence[Event], before: int) -> None:
        """More has happened, after this many events."""
        rows, turns = self._rows, self._turns
        self._rows, self._turns = list(rows), list(turns)
        self._append(events, before)
        if new := self._rows[len(rows) :]:
            self._rows = rows
            self.beginInsertRows(QModelIndex(), len(rows), len(rows) + len(new) - 1)
            self._rows += new
            self.endInsertRows()

    def _append(self, events: Sequence[Event], before: int) -> None:
        if self._story is None:
            return
        for moment, event in enumerate(events, before + 1):
            told = self._story.add(event)
            if told.line:
                turn = isinstance(event, TurnBegan)
                if turn:
                    self._turns.append(len(self._rows))
                self._rows.append(_Row(moment, told.line, told.kind, turn, told.player))

    @override
    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid():
            return None
        row = self._rows[index.row()]
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return row.text
        if role == LogRole.KIND:
            return row.kind
        if role == LogRole.PLAYER:
            return row.player
        return row.turn if role == LogRole.FIRST else None

    def moment(self, row: int) -> int:
        """How many events have happened at a row."""
        return self._rows[row].moment

    def row_at(self, moment: int) -> int:
        """The last row told by then: a later one would give away what is to come."""
        return bisect_right(self._rows, moment, key=lambda row: row.moment) - 1

    def turn_row(self, row: int, way: int) -> int:
        """The row at which the next or the previous turn begins."""
        if way > 0:
            return next((turn for turn in self._turns if turn > row), len(self._rows) - 1)
        return next((turn for turn in reversed(self._turns) if turn < row), 0)

    def turn_of(self, row: int) -> tuple[int, int]:
        """Which turn a row belongs to, counted from 1 (0 is the deal), and how many there are."""
        return bisect_right(self._turns, row), len(self._turns)
