"""The screen of all figures."""

import sqlite3
import threading
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QMessageBox, QPushButton, QTableWidget, QWidget

from mascarade_qt.engine.cast import Role
from mascarade_qt.engine.record import read_record, save_record
from mascarade_qt.history.achievements import ACHIEVEMENTS
from mascarade_qt.history.figures import BOTS, HOT_SEAT
from mascarade_qt.storage.statistics import FILE, GROUPS, Statistics
from mascarade_qt.ui.look.settings import Settings
from mascarade_qt.ui.statistics.screen import StatisticsScreen
from mascarade_qt.words.achievements import title_and_text
from mascarade_qt.words.games import day_text
from tests.leaks import nothing_left_running
from tests.match.tables import a_record, played
from tests.support.crafted_statistics import CRAFTED
from tests.support.waiting import wait_until
from tests.ui.conftest import Show
from tests.ui.seeing import cut, find, nameless, overlapping


@pytest.fixture
def kept(folder: Path) -> Path:
    """Some games of every kind are kept."""
    games = folder / "games"
    games.mkdir(parents=True)
    levels = ("guest", "master", "courtier", "regular")
    for number in range(6):
        people = (0, 1) if number == 5 else (0,)
        record = a_record(4 + number % 3, people, Role(human=False, level=levels[number % 4]), seed=number)
        save_record(played(record, seed=number), games / f"g{number}.mascarade")
    return games


def opened(show: Show, width: int = 1280, height: int = 720) -> StatisticsScreen:
    """The screen with all games counted."""
    screen = StatisticsScreen()
    show(screen, width, height)
    screen.entered()
    wait_until(lambda: screen.complete)
    for _ in range(5):
        QApplication.processEvents()
    return screen


def figure(screen: StatisticsScreen, name: str) -> str:
    """What a tile says."""
    return find(screen, QWidget, f"figure_{name}").accessibleName()


def read(chart: QTableWidget) -> list[tuple[str, str]]:
    """All cells, as keys lead through them and screen readers hear them."""
    chart.setFocus()
    chart.setCurrentCell(0, 0)
    rows = []
    for _ in range(chart.rowCount()):
        cells = []
        for key in (Qt.Key.Key_Right, Qt.Key.Key_Left):
            cells.append(QAccessible.queryAccessibleInterface(chart).focusChild().text(QAccessible.Text.Name))
            QTest.keyClick(chart, key)
        rows.append((cells[0], cells[1]))
        QTest.keyClick(chart, Qt.Key.Key_Down)
    return rows


def test_without_games_it_says_so(settings: Settings, show: Show) -> None:
    screen = opened(show)
    assert any("No finished games yet" in text.text() for text in screen.findChildren(QLabel))
    assert not find(screen, QWidget, "figure_games").isVisible()
    screen.left()


def test_the_figures_of_a_single_game_follow_the_choice_of_kind(
    kept: Path, settings: Settings, show: Show
) -> None:
    """However few there are: spare room is below them."""
    for file in sorted(kept.iterdir())[1:]:
        file.unlink()
    screen = opened(show, 1280, 900)
    assert figure(screen, "games") == "Games: 1"
    button = find(screen, QPushButton, "statisticsKind_bots")
    tile = find(screen, QWidget, "figure_games")
    ends = button.mapTo(screen, button.rect().bottomLeft()).y()
    assert tile.mapTo(screen, tile.rect().topLeft()).y() - ends < button.height()
    screen.left()


def test_figures_and_charts_are_those_of_the_kept_games(kept: Path, settings: Settings, show: Show) -> None:
    screen = opened(show)
    store = Statistics()
    assert figure(screen, "games") == "Games: 5"
    assert figure(screen, "lies") == f"Lies told: {store.totals(BOTS).lies}"
    assert [bar.name for bar in screen.groups.bars] == ["Guest", "Regular", "Courtier", "Master"]
    assert sum(bar.whole for bar in screen.groups.bars) == 5
    assert read(screen.groups)[0][0] == "Guest"
    assert [row[1] for row in read(screen.groups)] == [bar.words for bar in screen.groups.bars]
    find(screen, QPushButton, "statisticsBy_players").click()
    assert [bar.name for bar in screen.groups.bars] == ["4\u00a0players", "5\u00a0players", "6\u00a0players"]
    find(screen, QPushButton, "statisticsBy_scenario").click()
    assert sum(bar.whole for bar in screen.groups.bars) == 5
    assert screen.worn.bars
    assert len(screen.last.bars) == 5
    assert not nameless(screen)
    screen.left()
    store.close()


def test_wins_by_character(kept: Path, settings: Settings, show: Show) -> None:
    """With the portrait and the temperament of each; unknown ones by their name, without a picture."""
    for number, file in enumerate(sorted(kept.iterdir())[:3]):
        record = read_record(file)
        company = ("", "bettina", "polo" if number else "casanova", *[""] * (len(record.setup.players) - 3))
        save_record(replace(record, setup=replace(record.setup, characters=company)), file)
    screen = opened(show)
    find(screen, QPushButton, "statisticsBy_character").click()
    assert [bar.name for bar in screen.groups.bars] == ["Bettina, bold", "Polo, chaotic", "casanova"]
    assert [bar.whole for bar in screen.groups.bars] == [3, 2, 1]
    bettina, _, casanova = screen.groups.bars
    assert bettina.words == f"{bettina.part} of 3"
    assert bettina.drawing == "characters/bettina-calm"
    assert casanova.drawing == ""
    assert not nameless(screen)
    find(screen, QPushButton, f"statisticsKind_{HOT_SEAT}").click()
    assert not find(screen, QPushButton, "statisticsBy_character").isVisible(), "nobody was there"
    screen.left()


def test_hot_seat_games_are_apart(kept: Path, settings: Settings, show: Show) -> None:
    screen = opened(show)
    find(screen, QPushButton, f"statisticsKind_{HOT_SEAT}").click()
    assert figure(screen, "games") == "Games: 2"
    assert not find(screen, QPushButton, "statisticsBy_level").isVisible()
    find(screen, QPushButton, "statisticsBy_name").click()
    assert [bar.name for bar in screen.groups.bars] == ["Person 0", "Person 1"]
    screen.left()


def test_figures_are_set_back_after_a_question(kept: Path, settings: Settings, show: Show) -> None:
    screen = opened(show)
    find(screen, QPushButton, "resetStatisticsButton").click()
    find(screen, QMessageBox, "resetStatisticsBox").reject()
    assert figure(screen, "games") == "Games: 5"
    find(screen, QPushButton, "resetStatisticsButton").click()
    boxes = [box for box in screen.findChildren(QMessageBox) if box.isVisible()]
    find(boxes[0], QPushButton, "confirmResetButton").click()
    assert not find(screen, QWidget, "figure_games").isVisible()
    screen.left()
    again = opened(show)
    assert not find(again, QWidget, "figure_games").isVisible()
    again.left()
    assert len(list(kept.glob("*.mascarade"))) == 6


@pytest.mark.parametrize(("width", "height", "size"), [(1280, 720, 100), (1280, 720, 200), (1920, 1080, 100)])
def test_nothing_is_cut(
    width: int, height: int, size: int, kept: Path, settings: Settings, show: Show
) -> None:
    settings.text_size = size
    screen = opened(show, width, height)
    assert not cut(screen)
    assert not overlapping(screen)
    screen.left()


@pytest.mark.parametrize("kind", [kind for kind, crafted in CRAFTED.items() if not crafted.aside])
def test_figures_from_a_strange_database_are_shown_as_what_they_are(
    kind: str, kept: Path, folder: Path, settings: Settings, show: Show
) -> None:
    opened(show).left()
    CRAFTED[kind].spoil(folder / FILE)
    screen = opened(show)
    assert figure(screen, "games") == f"Games: {4 + CRAFTED[kind].games}"
    for by in GROUPS[:3]:
        find(screen, QPushButton, f"statisticsBy_{by}").click()
        assert all(row[0] and len(row[0]) <= 60 for row in read(screen.groups))
    masks = [row[0] for row in read(screen.worn)]
    if kind == "an unknown mask":
        assert "dragon" in masks
        assert [bar.drawing for bar in screen.worn.bars if bar.name == "dragon"] == [""]
    if kind == "an unknown level":
        find(screen, QPushButton, "statisticsBy_level").click()
        assert screen.groups.bars[-1].name == "grandmaster"
    assert not nameless(screen)
    screen.grab()
    screen.left()


def test_the_database_is_no_business_of_the_windows_thread(
    kept: Path, folder: Path, settings: Settings, show: Show, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Another program has it to itself, which would stop the window for seconds."""
    opened(show).left()
    other = sqlite3.connect(folder / FILE)
    other.execute("BEGIN EXCLUSIVE")
    used: set[threading.Thread] = set()
    real = Statistics._patiently

    def patiently(self: Statistics, action: Callable[[], object]) -> object:
        used.add(threading.current_thread())
        return real(self, action)

    monkeypatch.setattr(Statistics, "_patiently", patiently)
    with nothing_left_running():
        screen = opened(show)
        assert figure(screen, "games") == "Games: 5"
        assert any("can’t be saved" in text.text() for text in screen.findChildren(QLabel))
        find(screen, QPushButton, "resetStatisticsButton").click()
        boxes = [box for box in screen.findChildren(QMessageBox) if box.isVisible()]
        find(boxes[0], QPushButton, "confirmResetButton").click()
        screen.left()  # before it is done
        other.rollback()
        other.close()
    assert used
    assert threading.main_thread() not in used
    screen = opened(show)
    assert not find(screen, QWidget, "figure_games").isVisible()
    screen.left()


def test_leaving_ends_the_counting(kept: Path, settings: Settings, show: Show) -> None:
    with nothing_left_running():
        screen = StatisticsScreen()
        show(screen)
        for _ in range(20):
            screen.entered()
            screen.left()


def test_achievements_are_plaques_and_the_others_hints(kept: Path, settings: Settings, show: Show) -> None:
    screen = opened(show)
    store = Statistics()
    reached = 0
    for kind in (BOTS, HOT_SEAT):
        find(screen, QPushButton, f"statisticsKind_{kind}").click()
        first = store.sheets()[kind].achieved
        reached += len(first)
        assert set(screen.plaques.plaques) == set(ACHIEVEMENTS)
        for what, plaque in screen.plaques.plaques.items():
            title, text = title_and_text(what)
            assert plaque.reached == (what in first)
            assert plaque.accessibleName() == title
            about = plaque.accessibleDescription()
            assert about.startswith(text)
            assert about.endswith("Not reached yet") is not plaque.reached
            if plaque.reached:
                assert day_text(first[what].created) in about
                assert (first[what].name in about) == (kind == HOT_SEAT)
    assert reached
    store.close()
    screen.left()


def test_achievements_are_read_by_keys(kept: Path, settings: Settings, show: Show) -> None:
    screen = opened(show)
    plaques = list(screen.plaques.plaques.values())
    plaques[0].setFocus()
    for plaque in plaques:
        assert QApplication.focusWidget() is plaque
        QTest.keyClick(plaque, Qt.Key.Key_Right)
    assert QApplication.focusWidget() is plaques[-1]
    assert [plaque for plaque in plaques if plaque.focusPolicy() & Qt.FocusPolicy.TabFocus] == [plaques[-1]]
    screen.left()


def test_recent_games_have_their_dates(kept: Path, settings: Settings, show: Show) -> None:
    screen = opened(show)
    store = Statistics()
    days = [day_text(game.created) for game in store.sheets()[BOTS].last]
    assert all(days)
    assert [bar.name.split(" · ")[0] for bar in screen.last.bars] == days
    store.close()
    screen.left()
