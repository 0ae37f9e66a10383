"""A stranger's game on the screens around the table: its names are text there, too, and hide nothing."""

import json
from pathlib import Path

import pytest
from PySide6.QtCore import QRegularExpression
from PySide6.QtWidgets import QComboBox, QListView, QMessageBox, QPushButton

from mascarade_qt.match.loaded import open_game
from mascarade_qt.ui.end.screen import EndScreen
from mascarade_qt.ui.post_game import _file_name
from mascarade_qt.ui.replays.screen import ReplaysScreen
from mascarade_qt.ui.replays.viewer import ViewerScreen
from mascarade_qt.ui.review.screen import ReviewScreen
from mascarade_qt.ui.statistics.screen import StatisticsScreen
from mascarade_qt.ui.window import MainWindow
from tests.support.rich_text import HIDDEN, rich
from tests.support.waiting import wait_until
from tests.ui.conftest import RECORDS

TAG = "<h1>&x</h1>"
TRICK = TAG + HIDDEN


def stranger(path: Path, choices: int | None = None) -> Path:
    """A game with tricky text in everything that can be named."""
    data = json.loads((RECORDS / "b6.mascarade").read_text(encoding="utf-8"))
    person = {"human": True, "help": "coach", "notes": {"0": TRICK}}
    data["title"] = TRICK
    data["choices"] = data["choices"][:choices]
    data["setup"] |= {
        "players": [f"{TRICK}{number}" for number in range(6)],
        "scenario": TRICK,
        "created": "/../../x" + TRICK,
        "roles": [person, *[{"human": False, "level": "guest"}] * 5],
    }
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(data), encoding="utf-8")
    return path


def test_home_with_a_strangers_game_to_continue(window: MainWindow, tmp_path: Path) -> None:
    window.current_game.open_file(str(stranger(tmp_path / "game.mascarade", choices=6)))
    wait_until(lambda: window.table is not None and hasattr(window.table, "prompt"))
    table = window.table
    assert table is not None
    wait_until(lambda: table.prompt.buttons)
    assert TAG in table.prompt.text + " ".join(seat.accessibleName() for seat in table.board.seats)
    assert not rich(window)
    window.go("home")
    assert not rich(window)


def test_a_strangers_game_is_watched_and_unmasked(window: MainWindow, tmp_path: Path) -> None:
    path = stranger(tmp_path / "game.mascarade")
    window.current_game.open_file(str(path))
    viewer = window.screen_shown
    assert isinstance(viewer, ViewerScreen)
    eyes = viewer.findChild(QComboBox, "eyesChoice")
    assert isinstance(eyes, QComboBox)
    eyes.setCurrentIndex(1)
    assert not rich(window)
    viewer.chosen.emit("unmask")
    end = window.screen_shown
    assert isinstance(end, EndScreen)
    for page in end.findChildren(QPushButton, QRegularExpression("^endPage_|AsTable$")):
        page.click()
        assert not rich(window)
    drawing = tmp_path / "drawing.svg"
    assert end.poster().save(drawing)
    assert "<h1" not in drawing.read_text(encoding="utf-8")
    end.chosen.emit("review")
    review = window.screen_shown
    assert isinstance(review, ReviewScreen)
    decisions = review.findChild(QListView, "decisionList")
    assert isinstance(decisions, QListView)
    wait_until(lambda: decisions.model().rowCount())
    assert not rich(window)


def test_where_a_strangers_game_is_saved(tmp_path: Path) -> None:
    finale = open_game(stranger(tmp_path / "game.mascarade")).finale()
    assert _file_name(finale) == "mascarade Custom scenario"


@pytest.mark.usefixtures("no_files")
def test_a_strangers_game_among_the_kept_ones(window: MainWindow, folder: Path) -> None:
    stranger(folder / "games" / "over.mascarade")
    (folder / "games" / f"{HIDDEN}.mascarade").write_text("{}", encoding="utf-8")
    window.go("replays")
    replays = window.screen_shown
    assert isinstance(replays, ReplaysScreen)
    wait_until(lambda: replays.game is not None and replays.games.unreadable)
    assert "can’t be read" in replays._notice.text()
    assert not rich(window)
    replays._act("delete")
    box = window.findChild(QMessageBox, "deleteGameBox")
    assert isinstance(box, QMessageBox)
    assert TAG in box.text()
    assert not rich(box)
    box.close()
    window.go("statistics")
    statistics = window.screen_shown
    assert isinstance(statistics, StatisticsScreen)
    wait_until(lambda: statistics.last.bars)
    assert all(trick not in repr(statistics.last.bars) for trick in HIDDEN)
    assert not rich(window)


def test_a_file_that_cannot_be_opened_is_named_without_tricks(window: MainWindow, tmp_path: Path) -> None:
    window.current_game.open_file(str(tmp_path / f"<b>&x{HIDDEN}\n.mascarade"))
    box = window.findChild(QMessageBox, "messageBox")
    assert isinstance(box, QMessageBox)
    assert "<b>&x .mascarade" in box.text()
    assert not rich(box)
    assert not any(trick in box.text() for trick in HIDDEN)
    box.close()
