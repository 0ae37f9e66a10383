"""The scenarios as a list: those that fit a number of players, or the player's own."""

from dataclasses import dataclass

from PySide6.QtCore import QObject, Qt

from mascarade_qt.engine.scenarios import Scenario, scenarios_for
from mascarade_qt.storage.scenario_files import OwnScenario, ScenarioStore
from mascarade_qt.system.override import override
from mascarade_qt.ui.kit.list_model import Index, ListModel
from mascarade_qt.words.scenarios import scenario_heard, scenario_title

SCENARIO = Qt.ItemDataRole.UserRole
KEY = Qt.ItemDataRole.UserRole + 1


@dataclass(frozen=True)
class Row:
    """One scenario in the list; `own` is None for the ready-made ones."""

    key: str
    scenario: Scenario
    own: OwnScenario | None = None

    @property
    def title(self) -> str:
        """What the player reads."""
        return scenario_title(self.key) if self.own is None else self.own.name


class ScenarioModel(ListModel):
    """With `players`, every scenario for that number; without, the player's own, finished or not."""

    def __init__(
        self, store: ScenarioStore, players: int | None = None, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._store = store
        self._players = players
        self._rows: list[Row] = []
        self.refresh()

    def set_players(self, players: int) -> None:
        """Show the scenarios for this number of players."""
        self._players = players
        self.refresh()

    def refresh(self) -> None:
        """Read the scenarios again."""
        self.beginResetModel()
        self._rows = self._found()
        self.endResetModel()

    def _found(self) -> list[Row]:
        own = sorted(self._store.own.items(), key=lambda pair: (pair[1].name.casefold(), pair[0]))
        if self._players is None:
            return [Row(key, item.scenario, item) for key, item in own]
        ready = [Row(scenario.id, scenario) for scenario in scenarios_for(self._players)]
        ready.sort(key=lambda row: row.scenario.official)  # A and B first, then the printed sets
        playable = [Row(key, item.scenario, item) for key, item in own if item.playable(self._players)]
        return ready + playable

    def row(self, number: int) -> Row | None:
        """The scenario in a row."""
        return self._rows[number] if 0 <= number < len(self._rows) else None

    def row_of(self, key: str) -> int:
        """The row of a scenario; -1 if there is none."""
        return next((number for number, row in enumerate(self._rows) if row.key == key), -1)

    @override
    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        row = self.row(index.row()) if index.isValid() else None
        if row is None:
            return None
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return row.title
        if role == Qt.ItemDataRole.AccessibleDescriptionRole:
            return scenario_heard(row.scenario, row.own is not None, self._players or row.scenario.fewest)
        if role == SCENARIO:
            return row.scenario
        return row.key if role == KEY else None
