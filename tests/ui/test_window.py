"""The whole window: from screen to screen, games started, left, continued and finished."""

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QByteArray, Qt
from PySide6.QtGui import QImage
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QComboBox,
    QDialog,
    QFileDialog,
    QLabel,
    QMessageBox,
    QPushButton,
    QTextBrowser,
    QWidget,
)

from mascarade_qt.engine.record import read_record
from mascarade_qt.engine.scenarios import Scenario
from mascarade_qt.match.daily import day_of
from mascarade_qt.match.table_choice import TableChoice, choice_data
from mascarade_qt.storage.scenario_files import OwnScenario
from mascarade_qt.storage.unfinished import unfinished_game
from mascarade_qt.system.folders import games_folder
from mascarade_qt.ui import post_game
from mascarade_qt.ui.end.screen import EndScreen
from mascarade_qt.ui.home.screen import HomeScreen
from mascarade_qt.ui.lessons.lesson import LessonScreen
from mascarade_qt.ui.look.settings import Settings
from mascarade_qt.ui.look.theme import THEMES
from mascarade_qt.ui.new_game.screen import NewGameScreen
from mascarade_qt.ui.replays.viewer import ViewerScreen
from mascarade_qt.ui.rules.screen import RulesScreen
from mascarade_qt.ui.scenarios.screen import OwnScenariosScreen
from mascarade_qt.ui.settings.screen import SettingsScreen
from mascarade_qt.ui.table.screen import TableScreen
from mascarade_qt.ui.window import MainWindow
from mascarade_qt.words.scenarios import scenario_name
from tests.support.finished import finale
from tests.support.waiting import wait_until
from tests.ui.conftest import check_still
from tests.ui.seeing import find, nameless


def shown(window: MainWindow) -> QWidget | None:
    """The screen in front by now."""
    return window.screen_shown


def click(window: MainWindow, name: str) -> None:
    """Press a button of the screen in front."""
    screen = shown(window)
    assert screen is not None
    find(screen, QPushButton, name).click()


def start(window: MainWindow) -> None:
    """Home, New game, Begin."""
    click(window, "newGameButton")
    click(window, "startButton")
    assert isinstance(shown(window), TableScreen)
    wait_until(lambda: unfinished_was_written())


def unfinished_was_written() -> bool:
    """Whether the match has begun."""
    return any(games_folder().parent.glob("unfinished*"))


@pytest.mark.parametrize(
    ("name", "kind"),
    [
        ("newGame", NewGameScreen),
        ("ownScenarios", OwnScenariosScreen),
        ("rules", RulesScreen),
        ("settings", SettingsScreen),
    ],
)
def test_there_and_back(name: str, kind: type, window: MainWindow) -> None:
    click(window, f"{name}Button")
    assert isinstance(shown(window), kind)
    assert not nameless(window)
    QTest.keyClick(window, Qt.Key.Key_Escape)
    assert isinstance(shown(window), HomeScreen)
    click(window, f"{name}Button")
    click(window, "backButton")
    assert isinstance(shown(window), HomeScreen)


def test_keys_lead_everywhere(window: MainWindow) -> None:
    window.activateWindow()
    QTest.keyClick(window, Qt.Key.Key_N, Qt.KeyboardModifier.ControlModifier)
    assert isinstance(shown(window), NewGameScreen)
    QTest.keyClick(window, Qt.Key.Key_R, Qt.KeyboardModifier.ControlModifier)
    assert isinstance(shown(window), RulesScreen)
    QTest.keyClick(window, Qt.Key.Key_Comma, Qt.KeyboardModifier.ControlModifier)
    assert isinstance(shown(window), SettingsScreen)
    QTest.keyClick(window, Qt.Key.Key_F11)
    assert window.isFullScreen()
    QTest.keyClick(window, Qt.Key.Key_F11)
    assert not window.isFullScreen()


def test_escape_goes_home_and_then_out_of_full_screen(window: MainWindow) -> None:
    QTest.keyClick(window, Qt.Key.Key_F11)
    window.go("rules")
    QTest.keyClick(window, Qt.Key.Key_Escape)
    assert shown(window) is window.home
    assert window.isFullScreen()
    QTest.keyClick(window, Qt.Key.Key_Escape)
    assert not window.isFullScreen()
    assert shown(window) is window.home


def test_another_game_is_begun_from_the_table(window: MainWindow) -> None:
    start(window)
    table = shown(window)
    window.go("newGame")
    click(window, "startButton")
    assert isinstance(shown(window), TableScreen)
    assert shown(window) is not table
    assert window.windowTitle().startswith("The table")


@pytest.mark.parametrize("name", ["shortcutsDialog", "aboutDialog"])
def test_dialogs_open_and_close(name: str, window: MainWindow) -> None:
    if name == "aboutDialog":
        click(window, "aboutButton")
    else:
        QTest.keyClick(window, Qt.Key.Key_F1)
    dialog = find(window, QDialog, name)
    assert dialog.isVisible()
    assert not nameless(dialog)
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    QApplication.processEvents()
    assert window.findChild(QDialog, name) is None


def test_a_game_is_started_left_and_continued(window: MainWindow) -> None:
    assert not find(window.home, QPushButton, "continueButton").isVisibleTo(window)
    start(window)
    window.go("home")
    assert isinstance(shown(window), HomeScreen)
    assert unfinished_game().game is not None
    click(window, "continueButton")
    assert isinstance(shown(window), TableScreen)


def test_rules_and_settings_come_back_to_the_table(window: MainWindow) -> None:
    start(window)
    table = shown(window)
    assert isinstance(table, TableScreen)
    table.rule_wanted.emit("spy")
    assert isinstance(shown(window), RulesScreen)
    QTest.keyClick(window, Qt.Key.Key_Escape)
    assert shown(window) is table
    window.go("settings")
    click(window, "backButton")
    assert shown(window) is table
    QTest.keyClick(window, Qt.Key.Key_N, Qt.KeyboardModifier.ControlModifier)
    assert isinstance(shown(window), NewGameScreen)
    assert window.table is table, "it waits"
    QTest.keyClick(window, Qt.Key.Key_Escape)
    assert shown(window) is table
    window.show_shortcuts()
    dialog = find(window, QDialog, "shortcutsDialog")
    assert "On this screen" in find(dialog, QTextBrowser, "shortcutsDialogText").toPlainText()
    dialog.close()


def test_theme_size_and_language_change_at_the_table(window: MainWindow, settings: Settings) -> None:
    start(window)
    table = shown(window)
    assert isinstance(table, TableScreen)
    wait_until(lambda: table.findChild(QLabel, "promptText"))
    question = find(table, QLabel, "promptText")
    wait_until(question.text)
    usual = question.font().pointSizeF()
    for theme, size, language, words in (
        ("salon", 200, "fr", "Étudiez les masques"),
        ("contrast", 80, "uk", "Роздивляйтеся маски"),
        ("night", 100, "en", "Study the masks"),
    ):
        settings.theme, settings.text_size, settings.language = theme, size, language
        QApplication.processEvents()
        assert table.board.grab().toImage().pixelColor(0, 0).name() == THEMES[theme].window
        whole = usual * size / 100
        assert 0.8 * whole <= question.font().pointSizeF() < 1.01 * whole, "smaller where room is short"
        assert question.text().startswith(words)
    assert shown(window) is table


def test_the_window_closes_while_bots_think(window: MainWindow) -> None:
    click(window, "newGameButton")
    screen = shown(window)
    assert screen is not None
    box = find(screen, QComboBox, "seat0Kind")
    box.setCurrentIndex(box.findData("master"))
    box.activated.emit(box.currentIndex())
    click(window, "startButton")
    viewer = shown(window)
    assert isinstance(viewer, ViewerScreen)
    wait_until(lambda: viewer.playhead.replay.events)  # they have begun
    window.close()
    assert not window.isVisible()


def test_a_finished_game_is_unmasked(window: MainWindow) -> None:
    start(window)
    window.current_game.finish(finale("a5"))
    assert isinstance(shown(window), EndScreen)
    click(window, "homeButton")
    assert isinstance(shown(window), HomeScreen)
    QApplication.processEvents()
    window.current_game.finish(finale("a5"))
    click(window, "newTableButton")
    assert isinstance(shown(window), NewGameScreen)
    window.current_game.finish(finale("a5"))
    click(window, "rematchButton")
    assert isinstance(shown(window), TableScreen)


def test_masters_play_in_the_bots_process(window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(post_game, "GAMES", 1)
    window.current_game.finish(finale("a5"))
    end = shown(window)
    assert isinstance(end, EndScreen)
    click(window, "mastersButton")
    assert end.masters.bar.isVisible()
    wait_until(lambda: "of 1:" in end.masters.words.text(), 60)
    click(window, "mastersButton")
    click(window, "homeButton")
    assert isinstance(shown(window), HomeScreen)


@pytest.mark.parametrize(
    ("button", "name", "expected"),
    [
        ("saveGameButton", "mine", "mine.mascarade"),
        ("saveGameButton", "mine.mascarade", "mine.mascarade"),
        ("savePictureButton", "mine", "mine.png"),
        ("savePictureButton", "mine.mascarade", "mine.mascarade.png"),
        ("saveDrawingButton", "mine.SVG", "mine.SVG"),
    ],
)
def test_a_game_is_saved_where_and_as_what_the_player_wants(
    button: str, name: str, expected: str, window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    proposed: list[str] = []

    def choose(_: object, title: str, proposal: str, kinds: str) -> tuple[str, str]:
        proposed.extend((proposal, kinds))
        return str(tmp_path / name), kinds

    monkeypatch.setattr(QFileDialog, "getSaveFileName", choose)
    told = replace(finale("a5"), title="Carnevale", scenario="a5")
    window.current_game.finish(told)
    click(window, "saveAsButton")
    click(window, button)
    target = tmp_path / expected
    assert Path(proposed[0]).name == f"Carnevale{Path(expected.lower()).suffix}"
    assert ";;" not in proposed[1], "the kind has been chosen"
    if target.suffix == ".mascarade":
        assert tuple(read_record(target).choices) == told.choices
    elif target.suffix.lower() == ".svg":
        assert QSvgRenderer(str(target)).viewBox().width() >= 1280
    else:
        assert QImage(str(target)).width() >= 1280
    assert find(window, QPushButton, "saveAsButton").text() == "\u2002Saved"
    assert not [box for box in window.findChildren(QMessageBox) if box.objectName() == "messageBox"]


@pytest.mark.parametrize("button", ["saveGameButton", "savePictureButton", "saveDrawingButton"])
def test_what_cannot_be_saved_is_told(
    button: str, window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    target = tmp_path / "no folder" / "mine"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *args: (str(target), ""))
    window.current_game.finish(finale("a5"))
    click(window, "saveAsButton")
    click(window, button)
    box = find(window, QMessageBox, "messageBox")
    assert "couldn’t be saved" in box.text()
    box.close()


def test_a_save_that_cannot_be_read_is_named(settings: Settings, folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "unfinished.journal").write_bytes(b"\x00 no journal\n" * 5)
    window = MainWindow(settings)
    window.go("home")
    window.show()
    box = find(window, QMessageBox, "messageBox")
    assert "unfinished" in box.text()
    box.close()
    window.close()
    window.deleteLater()


def test_the_window_remembers_where_it_was(settings: Settings, window: MainWindow) -> None:
    window.resize(800, 500)  # the off-screen screen is small, and windows are kept within it
    window.close()
    assert not settings.geometry.isEmpty()
    again = MainWindow(settings)
    assert (again.width(), again.height()) == (800, 500)
    again.close()
    settings.geometry = QByteArray(b"nonsense")
    third = MainWindow(settings)
    assert third.width() >= 800
    third.close()


def test_screens_fade_unless_nothing_may_move(window: MainWindow, settings: Settings) -> None:
    def pictures() -> int:
        return sum(label.graphicsEffect() is not None for label in window.findChildren(QLabel))

    window.go("settings")
    assert pictures() == 0
    settings.speed = "normal"
    window.go("home")
    assert pictures() == 1
    wait_until(lambda: pictures() == 0)
    settings.reduced_motion = True
    window.go("settings")
    assert pictures() == 0
    check_still(window)


def test_an_own_scenario_is_played_from_where_it_is_made(window: MainWindow) -> None:
    store = window.services.scenarios
    masks = ("judge", "king", "empress", "cheat", "spy", "witch")
    good = store.add(OwnScenario("Good", Scenario("", 4, 4, masks)))
    bad = store.add(OwnScenario("Bad", Scenario("", 4, 4, ("judge",))))
    window.go("ownScenarios")
    screen = shown(window)
    assert isinstance(screen, OwnScenariosScreen)
    play = find(screen, QPushButton, "playScenarioButton")
    for key, playable in ((bad, False), (good, True)):
        screen._refresh(key)
        assert play.isEnabled() == playable
    play.click()
    new_game = shown(window)
    assert isinstance(new_game, NewGameScreen)
    assert (new_game.choice.scenario, new_game.choice.players) == (good, 4)


def test_quick_game_is_one_click(window: MainWindow) -> None:
    click(window, "quickGameButton")
    assert isinstance(shown(window), TableScreen)
    wait_until(unfinished_was_written)


def test_the_first_time_begins_with_a_lesson(window: MainWindow) -> None:
    click(window, "startHereButton")
    lesson = shown(window)
    assert isinstance(lesson, LessonScreen)
    window.go(lesson.back_to)
    assert shown(window) is window.home


def test_games_with_an_own_scenario_say_its_name(window: MainWindow) -> None:
    masks = ("judge", "king", "queen", "witch", "cheat", "fool")
    store = window.services.scenarios
    key = store.add(OwnScenario("Ball at Anna’s", Scenario("", 4, 4, masks)))
    choice = replace(TableChoice(), players=4, scenario=key)
    window.settings.last_table = choice_data(choice)
    click(window, "quickGameButton")
    wait_until(unfinished_was_written)
    window.go("home")
    found = unfinished_game().game
    assert found is not None
    assert scenario_name(found.record.scenario) == "Ball at Anna’s"


def test_the_deal_of_the_day_is_one_click(window: MainWindow) -> None:
    window.settings.has_played = True
    window.go("home")
    click(window, "dailyDealButton")
    assert isinstance(shown(window), TableScreen)
    wait_until(unfinished_was_written)
    window.go("home")
    found = unfinished_game().game
    assert found is not None
    assert day_of(found.record.setup, found.record.created) is not None
