"""Files dropped on the window."""

from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPoint, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QApplication, QMessageBox

from mascarade_qt.engine.scenarios import Scenario
from mascarade_qt.storage.scenario_files import OwnScenario, write_scenario
from mascarade_qt.ui.home.screen import HomeScreen
from mascarade_qt.ui.look.settings import Settings
from mascarade_qt.ui.replays.viewer import ViewerScreen
from mascarade_qt.ui.scenarios.screen import OwnScenariosScreen
from mascarade_qt.ui.window import MainWindow
from tests.ui.conftest import RECORDS
from tests.ui.seeing import find


def dropped(window: MainWindow, path: Path) -> None:
    """A file is dragged onto the window and dropped."""
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path))])
    point, keys, buttons = QPoint(300, 300), Qt.KeyboardModifier.NoModifier, Qt.MouseButton.LeftButton
    over = QDragEnterEvent(point, Qt.DropAction.CopyAction, data, buttons, keys)
    QApplication.sendEvent(window, over)
    assert over.isAccepted()
    QApplication.sendEvent(window, QDropEvent(point, Qt.DropAction.CopyAction, data, buttons, keys))
    QApplication.processEvents()


def test_a_record_dropped_on_the_window_opens(window: MainWindow) -> None:
    dropped(window, RECORDS / "b6.mascarade")
    assert isinstance(window.screen_shown, ViewerScreen)


@pytest.mark.parametrize("name", ["ball.mascarade-scenario", "ball.mascarade", "ball.json"])
def test_a_scenario_dropped_on_the_window_is_imported(name: str, window: MainWindow, tmp_path: Path) -> None:
    path = tmp_path / name
    masks = ("judge", "king", "queen", "witch", "cheat", "fool")
    write_scenario(OwnScenario("Ball", Scenario("", 4, 4, masks)), path)
    dropped(window, path)
    screen = window.screen_shown
    assert isinstance(screen, OwnScenariosScreen)
    assert [own.name for own in window.services.scenarios.own.values()] == ["Ball"]
    assert window.services.scenarios.own[screen.key].name == "Ball"


@pytest.mark.parametrize("language", ["en", "uk"])
def test_anything_else_gets_a_sentence(
    language: str, window: MainWindow, settings: Settings, tmp_path: Path
) -> None:
    settings.language = language
    path = tmp_path / "photo.png"
    path.write_bytes(b"\x89PNG")
    dropped(window, path)
    text = find(window, QMessageBox, "messageBox").text()
    if language == "en":
        assert text == "“photo.png” isn’t a game or a scenario of Mascarade, or it is damaged."
    assert "photo.png" in text
    assert "format" not in text
    assert isinstance(window.screen_shown, HomeScreen)
    find(window, QMessageBox, "messageBox").close()
