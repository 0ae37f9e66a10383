"""Making scenarios."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QFileDialog,
    QLabel,
    QLineEdit,
    QMessageBox,
    QPushButton,
    QSpinBox,
)

from mascarade_qt.engine.masks import MASKS
from mascarade_qt.engine.scenarios import Scenario
from mascarade_qt.storage.scenario_files import (
    SCENARIO_SUFFIX,
    OwnScenario,
    ScenarioStore,
    read_scenario,
    write_scenario,
)
from mascarade_qt.ui.kit import read_label
from mascarade_qt.ui.look.settings import Settings
from mascarade_qt.ui.scenarios.mask_grid import MaskTile
from mascarade_qt.ui.scenarios.screen import OwnScenariosScreen
from tests.support.waiting import idle, wait_until
from tests.ui.conftest import Show
from tests.ui.seeing import cut, find, nameless, overlapping

SIX = ("judge", "king", "empress", "fool", "thief", "cheat")


@pytest.fixture
def screen(settings: Settings, store: ScenarioStore, show: Show) -> OwnScenariosScreen:
    """With one scenario that can be played."""
    store.add(OwnScenario("Ours", Scenario("", 5, 6, SIX)))
    found = OwnScenariosScreen(store)
    show(found)
    found.entered()
    return found


def press(screen: OwnScenariosScreen, name: str) -> None:
    find(screen, QPushButton, f"{name}ScenarioButton").click()


def toggle(screen: OwnScenariosScreen, *masks: str) -> None:
    for mask in masks:
        find(screen, MaskTile, f"maskTile_{mask}").click()


def rules(screen: OwnScenariosScreen) -> set[str]:
    """The rules that are named right now."""
    QApplication.processEvents()
    labels = screen.findChildren(QLabel)
    return {
        label.objectName().removeprefix("finding_")
        for label in labels
        if label.objectName().startswith("finding_") and label.isVisibleTo(screen)
    }


def saved(screen: OwnScenariosScreen, store: ScenarioStore) -> OwnScenario:
    """What is in the file of the scenario shown."""
    screen.left()
    return read_scenario(store.folder / f"{screen.key}{SCENARIO_SUFFIX}")


def test_masks_are_added_by_clicking(screen: OwnScenariosScreen, store: ScenarioStore) -> None:
    toggle(screen, "fool", "spy")
    assert saved(screen, store).scenario.masks == ("judge", "king", "empress", "thief", "spy", "cheat")
    toggle(screen, "peasant")
    assert saved(screen, store).scenario.masks.count("peasant") == 2


def test_masks_are_added_by_keyboard(screen: OwnScenariosScreen, store: ScenarioStore) -> None:
    tile = find(screen, MaskTile, "maskTile_judge")
    tile.setFocus(Qt.FocusReason.TabFocusReason)
    for key in (
        Qt.Key.Key_Right,
        Qt.Key.Key_Right,
        Qt.Key.Key_Right,
        Qt.Key.Key_Left,
        Qt.Key.Key_Down,
        Qt.Key.Key_Up,
    ):
        focused = screen.focusWidget()
        assert isinstance(focused, MaskTile)
        QTest.keyClick(focused, key)
    focused = screen.focusWidget()
    assert isinstance(focused, MaskTile)
    assert focused.mask_id == "empress"
    QTest.keyClick(focused, Qt.Key.Key_Space)
    assert "empress" not in saved(screen, store).scenario.masks
    QTest.keyClick(focused, Qt.Key.Key_Return)
    assert "empress" in saved(screen, store).scenario.masks
    stops = [
        tile
        for tile in screen.editor.masks.tiles.values()
        if tile.focusPolicy() == Qt.FocusPolicy.StrongFocus
    ]
    assert stops == [focused]


@pytest.mark.parametrize(
    ("masks", "players", "expected"),
    [
        (SIX, (5, 6), set()),
        (SIX[:5], (5, 6), {"number"}),
        (("king", *SIX[2:], "spy"), (6, 6), {"judge"}),
        (("judge", "thief", "witch", "cheat", "beggar", "spy"), (6, 6), {"stars"}),
        ((*SIX, "guru"), (7, 7), {"min_players", "few_stars"}),
        (
            ("judge", "king", "fool", "thief", "cheat", "peasant", "peasant", "courtesan"),
            (8, 8),
            {"courtesan"},
        ),
        ((*SIX[:5], "bear_tamer"), (6, 6), {"bear_tamer"}),
    ],
)
def test_every_broken_rule_is_named(
    masks: tuple[str, ...],
    players: tuple[int, int],
    expected: set[str],
    settings: Settings,
    store: ScenarioStore,
    show: Show,
) -> None:
    store.add(OwnScenario("x", Scenario("", *players, masks)))
    screen = OwnScenariosScreen(store)
    show(screen)
    assert rules(screen) == expected


def test_findings_follow_every_click(screen: OwnScenariosScreen) -> None:
    assert not rules(screen)
    toggle(screen, "judge")
    assert {"judge", "number"} <= rules(screen)
    toggle(screen, "judge")
    assert not rules(screen)
    find(screen, QSpinBox, "mostPlayersSpin").setValue(7)
    assert rules(screen) == {"number"}


def test_the_range_never_turns_round(screen: OwnScenariosScreen, store: ScenarioStore) -> None:
    find(screen, QSpinBox, "fewestPlayersSpin").setValue(9)
    scenario = saved(screen, store).scenario
    assert (scenario.fewest, scenario.most) == (9, 9)
    find(screen, QSpinBox, "mostPlayersSpin").setValue(3)
    scenario = saved(screen, store).scenario
    assert (scenario.fewest, scenario.most) == (3, 3)


def test_the_graveyard_can_be_chosen(screen: OwnScenariosScreen, store: ScenarioStore) -> None:
    toggle(screen, "cheat", "necromancer")
    assert saved(screen, store).scenario.graveyard is None
    find(screen, QPushButton, "graveyardChoice_own").click()
    usual = saved(screen, store).scenario.graveyard
    assert usual is not None
    assert "spy" in usual
    assert not find(screen, MaskTile, "graveyardTile_king").isVisibleTo(screen)
    find(screen, MaskTile, "graveyardTile_spy").click()
    graveyard = saved(screen, store).scenario.graveyard
    assert graveyard is not None
    assert "spy" not in graveyard
    toggle(screen, "beggar")
    graveyard = saved(screen, store).scenario.graveyard
    assert graveyard is not None
    assert "beggar" not in graveyard
    find(screen, QPushButton, "graveyardChoice_usual").click()
    assert saved(screen, store).scenario.graveyard is None


def test_the_bear_tamer_is_composed(screen: OwnScenariosScreen, store: ScenarioStore) -> None:
    assert not screen.editor.composer.isVisibleTo(screen)
    toggle(screen, "cheat", "bear_tamer")
    assert "bear_tamer" in rules(screen)
    find(screen, QPushButton, "addStepButton").click()
    assert "bear_tamer" not in rules(screen)
    assert saved(screen, store).scenario.bear_tamer == ({"do": "bank", "n": 2},)


def test_new_duplicate_rename_delete(screen: OwnScenariosScreen, store: ScenarioStore) -> None:
    press(screen, "duplicate")
    assert saved(screen, store).name == "Ours (2)"
    press(screen, "new")
    name = find(screen, QLineEdit, "scenarioNameEdit")
    assert name.hasFocus()
    QTest.keyClicks(name, "Murano")
    screen.left()
    assert sorted(own.name for own in store.own.values()) == ["Murano", "Ours", "Ours (2)"]
    press(screen, "delete")
    box = find(screen, QMessageBox, "deleteScenarioBox")
    QTest.mouseClick(find(box, QPushButton, "confirmDeleteButton"), Qt.MouseButton.LeftButton)
    assert sorted(own.name for own in store.own.values()) == ["Ours", "Ours (2)"]
    assert len(list(store.folder.iterdir())) == 2


def test_deleting_can_be_refused(screen: OwnScenariosScreen, store: ScenarioStore) -> None:
    press(screen, "delete")
    box = find(screen, QMessageBox, "deleteScenarioBox")
    assert box.defaultButton().objectName() == "keepButton"
    QTest.keyClick(box, Qt.Key.Key_Escape)
    assert len(store.own) == 1


def test_an_empty_name_keeps_the_old_one(screen: OwnScenariosScreen, store: ScenarioStore) -> None:
    name = find(screen, QLineEdit, "scenarioNameEdit")
    name.selectAll()
    QTest.keyClick(name, Qt.Key.Key_Delete)
    assert saved(screen, store).name == "Ours"


def test_export_and_import(
    screen: OwnScenariosScreen, store: ScenarioStore, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    target = tmp_path / "shared"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *args: (str(target), ""))
    press(screen, "export")
    written = tmp_path / f"shared{SCENARIO_SUFFIX}"
    assert read_scenario(written).name == "Ours"
    assert find(screen, QPushButton, "exportScenarioButton").accessibleName() == "Exported"
    toggle(screen, "cheat", "spy")
    bad = tmp_path / f"bad{SCENARIO_SUFFIX}"
    bad.write_bytes(b"\x00" * 100)
    monkeypatch.setattr(QFileDialog, "getOpenFileNames", lambda *args: ([str(written), str(bad)], ""))
    press(screen, "import")
    assert sorted(own.name for own in store.own.values()) == ["Ours", "Ours (2)"]
    assert any(f"bad{SCENARIO_SUFFIX}" in label.text() for label in screen.findChildren(QLabel))
    assert find(screen, QPushButton, "exportScenarioButton").accessibleName() == "Export…"


def test_the_same_scenario_is_imported_once(
    screen: OwnScenariosScreen, store: ScenarioStore, tmp_path: Path
) -> None:
    """The one that is there is chosen, and it is said."""
    kept, path = screen.key, tmp_path / f"ours{SCENARIO_SUFFIX}"
    write_scenario(store.own[kept], path)
    press(screen, "new")
    assert screen.key != kept
    screen.import_files([path])
    assert len(store.own) == 2
    assert screen.key == kept
    said = find(screen, QLabel, "scenarioNotice").text()
    assert said == f"ours{SCENARIO_SUFFIX}: You already have this scenario."


def test_what_cannot_be_read_is_named(settings: Settings, store: ScenarioStore, show: Show) -> None:
    store.folder.mkdir(parents=True)
    (store.folder / f"odd{SCENARIO_SUFFIX}").write_text("{}")
    screen = OwnScenariosScreen(store)
    show(screen)
    screen.entered()
    assert any(
        f"odd{SCENARIO_SUFFIX}" in label.text() and label.isVisible() for label in screen.findChildren(QLabel)
    )


def test_a_full_disk_is_told(
    screen: OwnScenariosScreen, store: ScenarioStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(self: ScenarioStore, name: str, own: OwnScenario) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(ScenarioStore, "save", fail)
    toggle(screen, "spy")
    screen.left()
    assert any("the disk is full" in label.text() for label in screen.findChildren(QLabel))


def test_every_mask_can_be_chosen(screen: OwnScenariosScreen) -> None:
    assert set(screen.editor.masks.tiles) == set(MASKS)


def test_everything_is_written_before_the_screen_is_left(
    screen: OwnScenariosScreen, store: ScenarioStore
) -> None:
    toggle(screen, "spy")
    wait_until(lambda: "spy" in read_scenario(store.folder / f"{screen.key}{SCENARIO_SUFFIX}").scenario.masks)


@pytest.mark.parametrize(("width", "size"), [(1024, 80), (1280, 100), (1280, 200)])
@pytest.mark.parametrize("language", ["en", "ru"])
def test_nothing_is_cut(
    width: int, size: int, language: str, settings: Settings, store: ScenarioStore, show: Show, tmp_path: Path
) -> None:
    settings.text_size, settings.language = size, language
    power = tuple({"do": "take", "n": 5, "from": "richer"} for _ in range(4))
    own = OwnScenario("x" * 60, Scenario("", 6, 8, (*SIX, "necromancer", "bear_tamer"), bear_tamer=power))
    write_scenario(own, tmp_path / "x")
    store.add(own)
    screen = OwnScenariosScreen(store)
    show(screen, width, 720)
    assert not nameless(screen)
    assert not cut(screen)
    assert not overlapping(screen)


@pytest.mark.parametrize("language", ["en", "hu", "ru"])
def test_all_masks_are_in_sight_at_once(
    language: str, settings: Settings, store: ScenarioStore, show: Show
) -> None:
    """What is to be said about them doesn't take their room."""
    settings.language = language
    store.add(OwnScenario("Carnevale", Scenario("", 6, 13, SIX)))
    screen = OwnScenariosScreen(store)
    show(screen)
    screen.entered()
    idle()
    for mask in MASKS:
        tile = find(screen, MaskTile, f"maskTile_{mask}")
        assert tile.visibleRegion().boundingRect() == tile.rect(), mask
    assert find(screen, QLabel, "scenarioChecks").visibleRegion().boundingRect().height() > 0


def test_what_is_wrong_is_said_when_it_changes_and_can_be_read_again(
    screen: OwnScenariosScreen, monkeypatch: pytest.MonkeyPatch
) -> None:
    said: list[str] = []
    monkeypatch.setattr(read_label, "announce", lambda _, text: said.append(text))
    toggle(screen, "judge")
    assert len(said) == 1
    assert said[0].startswith("Not yet playable: Must fix – ")
    checks = find(screen, QLabel, "scenarioChecks")
    assert checks.accessibleName() == said[0]
    assert checks.focusPolicy() & Qt.FocusPolicy.TabFocus
    toggle(screen, "judge")
    assert said[1].startswith("This scenario can be played.")
