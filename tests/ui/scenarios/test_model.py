"""The list of scenarios is a well-behaved Qt model."""

import pytest
from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtTest import QAbstractItemModelTester
from PySide6.QtWidgets import QApplication

from mascarade_qt.engine.scenarios import Scenario, scenarios_for
from mascarade_qt.storage.scenario_files import OwnScenario, ScenarioStore
from mascarade_qt.ui.scenarios.model import KEY, SCENARIO, ScenarioModel

SIX = ("judge", "king", "empress", "witch", "thief", "cheat")
FATAL = QAbstractItemModelTester.FailureReportingMode.Fatal


@pytest.mark.parametrize("players", [None, 2, 6, 13])
def test_the_model_keeps_its_promises(players: int | None, store: ScenarioStore, qapp: QApplication) -> None:
    store.add(OwnScenario("Ours", Scenario("", 5, 6, SIX)))
    model = ScenarioModel(store, players)
    tester = QAbstractItemModelTester(model, FATAL)
    store.add(OwnScenario("Another", Scenario("", 5, 6, SIX)))
    model.refresh()
    model.retranslate()
    if players is not None:
        for number in range(2, 14):
            model.set_players(number)
    tester.deleteLater()


def test_rows_say_what_they_are(store: ScenarioStore, qapp: QApplication) -> None:
    key = store.add(OwnScenario("Ours", Scenario("", 5, 6, SIX)))
    model = ScenarioModel(store, 6)
    assert model.rowCount() == len(scenarios_for(6)) + 1
    assert model.rowCount(model.index(0, 0)) == 0
    last = model.index(model.rowCount() - 1, 0)
    assert last.data() == "Ours"
    assert last.data(KEY) == key
    assert last.data(SCENARIO).masks == SIX
    assert last.data(Qt.ItemDataRole.AccessibleTextRole) == "Ours"
    assert last.data(Qt.ItemDataRole.DecorationRole) is None
    assert model.data(QModelIndex()) is None
    assert model.row(99) is None
    assert model.row_of("nobody") == -1


def test_the_printed_sets_come_after_a_and_b(store: ScenarioStore, qapp: QApplication) -> None:
    model = ScenarioModel(store, 8)
    keys = [model.index(number, 0).data(KEY) for number in range(model.rowCount())]
    assert keys[:2] == ["a8", "b8"]


def test_own_ones_are_sorted_by_name(store: ScenarioStore, qapp: QApplication) -> None:
    for name in ("b", "A", "c"):
        store.add(OwnScenario(name, Scenario("", 5, 6, SIX)))
    model = ScenarioModel(store)
    assert [model.index(number, 0).data() for number in range(3)] == ["A", "b", "c"]
