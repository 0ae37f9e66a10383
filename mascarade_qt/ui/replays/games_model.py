"""The kept games as a Qt model. Files are read a few at a time, so that the window never has to wait."""

from collections import deque
from enum import IntEnum
from pathlib import Path
from time import monotonic

from PySide6.QtCore import (
    QModelIndex,
    QObject,
    QSortFilterProxyModel,
    Qt,
    QTimer,
    Signal,
)

from mascarade_qt.engine.record import RecordError
from mascarade_qt.storage.library import KeptGame, closed_folder, kept_game, kept_paths
from mascarade_qt.system.override import override
from mascarade_qt.ui.kit.list_model import Index, ListModel
from mascarade_qt.words.games import date_text, game_title, players_text, result_text
from mascarade_qt.words.scenarios import scenario_name

AT_A_TIME = 0.008  # seconds


class GameRole(IntEnum):
    """What the model has besides the title."""

    GAME = Qt.ItemDataRole.UserRole
    LINES = Qt.ItemDataRole.UserRole + 1  # the lines below the title
    FOUND_BY = Qt.ItemDataRole.UserRole + 2


class GamesModel(ListModel):
    """One row per game, the newest first."""

    loaded = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._rows: list[KeptGame] = []
        self._waiting: deque[Path] = deque()
        self.unreadable: list[Path] = []
        self._timer = QTimer(self)
        self._timer.setInterval(0)
        self._timer.timeout.connect(self._read_some)

    def refresh(self) -> None:
        """Read the folder again."""
        self.beginResetModel()
        closed = closed_folder()
        self._rows, self.unreadable = [], [] if closed is None else [closed]
        self.endResetModel()
        self._waiting = deque(kept_paths())
        self._read_some()
        if self._waiting:
            self._timer.start()

    @property
    def reading(self) -> bool:
        """Whether there are games that have not been read yet."""
        return bool(self._waiting)

    def stop(self) -> None:
        """Stop reading: the list is no longer shown."""
        self._timer.stop()

    def _read_some(self) -> None:
        found: list[KeptGame] = []
        until = monotonic() + AT_A_TIME
        while self._waiting and monotonic() < until:
            path = self._waiting.popleft()
            try:
                found.append(kept_game(path))
            except RecordError:
                self.unreadable.append(path)
        if found:
            first = len(self._rows)
            self.beginInsertRows(QModelIndex(), first, first + len(found) - 1)
            self._rows += found
            self.endInsertRows()
        if not self._waiting:
            self._timer.stop()
            self.loaded.emit()

    @override
    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid():
            return None
        game = self._rows[index.row()]
        if role == GameRole.GAME:
            return game
        if role == Qt.ItemDataRole.DisplayRole:
            return game_title(game)
        lines = [players_text(game), f"{scenario_name(game.scenario)} · {result_text(game)}"]
        if game.title:
            lines.insert(0, date_text(game))
        if role == GameRole.LINES:
            return lines
        if role in (Qt.ItemDataRole.AccessibleTextRole, GameRole.FOUND_BY):
            return "\n".join([game_title(game), *lines])
        return None

    def change(self, game: KeptGame) -> None:
        """A game has been renamed."""
        for row, known in enumerate(self._rows):
            if known.path == game.path:
                self._rows[row] = game
                self.dataChanged.emit(self.index(row), self.index(row))

    def drop(self, path: Path) -> None:
        """A game has been deleted."""
        row = next((row for row, game in enumerate(self._rows) if game.path == path), -1)
        if row >= 0:
            self.beginRemoveRows(QModelIndex(), row, row)
            del self._rows[row]
            self.endRemoveRows()

    def add(self, game: KeptGame) -> bool:
        """A game has just been imported; returns whether it is a new one."""
        if any(known.path == game.path for known in self._rows):
            return False
        self.beginInsertRows(QModelIndex(), 0, 0)
        self._rows.insert(0, game)
        self.endInsertRows()
        if game.path in self._waiting:
            self._waiting.remove(game.path)
            return False
        return True

    def index_of(self, path: Path) -> QModelIndex:
        """The row of a game."""
        return self.index(next(row for row, game in enumerate(self._rows) if game.path == path))


class FoundGames(QSortFilterProxyModel):
    """The games that contain every typed word: in a name, the date, the scenario or the result."""

    def __init__(self, games: GamesModel, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._words: list[str] = []
        self.setSourceModel(games)

    def find(self, typed: str) -> None:
        """Show only the games that contain these words."""
        self.beginFilterChange()
        self._words = typed.casefold().split()
        self.endFilterChange(QSortFilterProxyModel.Direction.Rows)

    @override
    def filterAcceptsRow(self, row: int, parent: Index) -> bool:
        model = self.sourceModel()
        text = str(model.index(row, 0, parent).data(GameRole.FOUND_BY)).casefold()
        return all(word in text for word in self._words)

    def game(self, index: Index) -> KeptGame | None:
        """The game of a row."""
        found = index.data(GameRole.GAME) if index.isValid() else None
        return found if isinstance(found, KeptGame) else None
