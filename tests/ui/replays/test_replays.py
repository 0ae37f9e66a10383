"""The list of kept games."""

import shutil
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QDialog,
    QFileDialog,
    QInputDialog,
    QLabel,
    QLineEdit,
    QListView,
    QMessageBox,
    QPushButton,
)
from pytestqt.qtbot import QtBot

from mascarade_qt.engine.record import read_record
from mascarade_qt.storage.library import kept_game, kept_paths
from mascarade_qt.ui.look.settings import Settings
from mascarade_qt.ui.replays import games_model
from mascarade_qt.ui.replays.screen import ReplaysScreen
from tests.support.waiting import wait_until
from tests.ui.conftest import Show
from tests.ui.seeing import cut, find, nameless, overlapping

RECORDS = Path(__file__).resolve().parents[2] / "records"
KEPT = ("a4", "b6", "small-two", "unfinished")


@pytest.fixture
def kept(folder: Path) -> Path:
    """Some games are kept."""
    games = folder / "games"
    games.mkdir(parents=True)
    for name in KEPT:
        shutil.copy(RECORDS / f"{name}.mascarade", games)
    return games


def opened(show: Show, width: int = 1280, height: int = 720) -> ReplaysScreen:
    """The screen with everything read."""
    screen = ReplaysScreen()
    show(screen, width, height)
    screen.entered()
    wait_until(lambda: screen.games.rowCount() + len(screen.games.unreadable) == len(kept_paths()))
    for _ in range(5):  # layouts follow layouts
        QApplication.processEvents()
    return screen


def choose(screen: ReplaysScreen, name: str) -> None:
    """Choose a game by its file."""
    for row in range(screen.found.rowCount()):
        game = screen.found.game(screen.found.index(row, 0))
        if game is not None and game.path.stem == name:
            find(screen, QListView, "gameList").setCurrentIndex(screen.found.index(row, 0))
            return
    raise AssertionError(name)


def test_an_empty_list_says_how_it_fills(settings: Settings, show: Show) -> None:
    screen = opened(show)
    assert any("No games yet" in text.text() for text in screen.findChildren(QLabel))
    assert not find(screen, QPushButton, "watchGameButton").isVisible()


def test_while_games_are_read_nobody_says_there_are_none(
    kept: Path, settings: Settings, show: Show, monkeypatch: pytest.MonkeyPatch
) -> None:
    screen = ReplaysScreen()
    show(screen)
    monkeypatch.setattr(games_model, "AT_A_TIME", -1.0)  # not one is read at once
    screen.entered()
    assert screen.games.reading
    assert not screen._empty.isVisible()
    screen.left()


def test_games_are_found_by_typing(kept: Path, settings: Settings, show: Show) -> None:
    screen = opened(show)
    assert screen.found.rowCount() == len(KEPT)
    QTest.keyClicks(find(screen, QLineEdit, "gameSearch"), "small TWO")
    assert screen.found.rowCount() == 1
    assert screen.game is not None
    assert screen.game.path.stem == "small-two"
    QTest.keyClicks(find(screen, QLineEdit, "gameSearch"), " nobody")
    assert screen.found.rowCount() == 0
    assert screen.game is None
    assert not find(screen, QPushButton, "deleteGameButton").isVisible()


def test_a_game_is_opened_by_key_and_by_button(
    kept: Path, settings: Settings, show: Show, qtbot: QtBot
) -> None:
    screen = opened(show)
    choose(screen, "b6")
    with qtbot.waitSignal(screen.opened) as caught:
        QTest.keyClick(find(screen, QListView, "gameList"), Qt.Key.Key_Return)
    assert caught.args[0].path.stem == "b6"
    with qtbot.waitSignal(screen.opened):
        find(screen, QPushButton, "watchGameButton").click()


def test_an_unfinished_game_can_only_be_gone_on_with(kept: Path, settings: Settings, show: Show) -> None:
    screen = opened(show)
    choose(screen, "unfinished")
    assert find(screen, QPushButton, "watchGameButton").accessibleName() == "Resume"


def test_a_game_is_renamed(kept: Path, settings: Settings, show: Show) -> None:
    screen = opened(show)
    choose(screen, "a4")
    QTest.keyClick(find(screen, QLineEdit, "gameSearch"), Qt.Key.Key_F2)
    dialog = find(screen, QInputDialog, "renameGameDialog")
    dialog.setTextValue("<b>Redentore</b>")
    dialog.done(QDialog.DialogCode.Accepted)
    assert kept_game(kept / "a4.mascarade").title == "<b>Redentore</b>"
    titles = [label for label in screen.findChildren(QLabel) if label.text() == "<b>Redentore</b>"]
    assert titles
    assert all(label.textFormat() == Qt.TextFormat.PlainText for label in titles)


def test_a_game_is_deleted_after_a_question(kept: Path, settings: Settings, show: Show) -> None:
    screen = opened(show)
    choose(screen, "a4")
    find(screen, QPushButton, "deleteGameButton").click()
    find(screen, QMessageBox, "deleteGameBox").reject()
    assert (kept / "a4.mascarade").exists()
    choose(screen, "a4")
    find(screen, QPushButton, "deleteGameButton").click()
    boxes = [box for box in screen.findChildren(QMessageBox) if box.isVisible()]
    find(boxes[0], QPushButton, "confirmDeleteButton").click()
    assert not (kept / "a4.mascarade").exists()
    assert screen.found.rowCount() == len(KEPT) - 1


def test_a_game_goes_out_and_comes_in(
    kept: Path, settings: Settings, show: Show, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    screen = opened(show)
    choose(screen, "b6")
    target = tmp_path / "shared.mascarade"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(target), ""))
    export = find(screen, QPushButton, "exportGameButton")
    assert export.text() == "\u2002Export…", "clear of its icon"
    export.click()
    assert export.text() == "\u2002Exported"
    assert read_record(target).choices == read_record(kept / "b6.mascarade").choices
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(target), ""))
    (kept / "b6.mascarade").unlink()
    screen.entered()
    find(screen, QPushButton, "importGameButton").click()
    assert screen.game is not None
    assert screen.game.path.stem == "shared"
    assert len(kept_paths()) == len(KEPT)


def test_a_game_that_is_there_is_found(
    kept: Path, settings: Settings, show: Show, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    screen = opened(show)
    choose(screen, "unfinished")
    same = shutil.copy(kept / "b6.mascarade", tmp_path / "same.mascarade")
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(same), ""))
    find(screen, QPushButton, "importGameButton").click()
    assert screen.game is not None
    assert screen.game.path.stem == "b6"
    assert screen.games.rowCount() == len(kept_paths()) == len(KEPT)
    assert any("already have this game" in text.text() for text in screen.findChildren(QLabel))


def test_a_bad_file_is_told_and_nothing_is_lost(
    kept: Path, settings: Settings, show: Show, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    bad = tmp_path / "bad.mascarade"
    bad.write_text("{")
    (kept / "broken.mascarade").write_text("[]")
    screen = opened(show)
    wait_until(lambda: any("broken.mascarade" in text.text() for text in screen.findChildren(QLabel)))
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(bad), ""))
    find(screen, QPushButton, "importGameButton").click()
    assert any("can’t be imported" in text.text() for text in screen.findChildren(QLabel))
    assert screen.games.rowCount() == len(KEPT)


@pytest.mark.parametrize(("width", "height", "size"), [(1024, 640, 100), (1280, 720, 200), (1920, 1080, 100)])
def test_nothing_is_cut(
    width: int, height: int, size: int, kept: Path, settings: Settings, show: Show
) -> None:
    settings.text_size = size
    screen = opened(show, width, height)
    assert not nameless(screen)
    assert not cut(screen)
    assert not overlapping(screen)
