"""The screens around the game, through the window: replays, strangers' files, live games."""

from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QMessageBox, QPushButton, QWidget

from mascarade_qt.engine.scenarios import Scenario
from mascarade_qt.match.table_choice import TableChoice, choice_data
from mascarade_qt.storage.library import kept_paths
from mascarade_qt.storage.scenario_files import OwnScenario
from mascarade_qt.ui.end.screen import EndScreen
from mascarade_qt.ui.end.ways_chart import WaysChart
from mascarade_qt.ui.home.screen import HomeScreen
from mascarade_qt.ui.lessons.lesson import LessonScreen
from mascarade_qt.ui.lessons.screen import LessonsScreen
from mascarade_qt.ui.replays.screen import ReplaysScreen
from mascarade_qt.ui.replays.viewer import ViewerScreen
from mascarade_qt.ui.review.screen import ReviewScreen
from mascarade_qt.ui.rules.screen import RulesScreen
from mascarade_qt.ui.statistics.screen import StatisticsScreen
from mascarade_qt.ui.table.screen import TableScreen
from mascarade_qt.ui.window import MainWindow
from mascarade_qt.words.scenarios import scenario_name
from tests.example_records import encoded, finished
from tests.support.finished import finale
from tests.support.waiting import wait_until
from tests.ui.seeing import find


def shown(window: MainWindow) -> QWidget:
    """The screen in front by now."""
    screen = window.screen_shown
    assert screen is not None
    return screen


def click(window: MainWindow, name: str) -> None:
    """Press a button of the screen in front."""
    find(shown(window), QPushButton, name).click()


def replays(window: MainWindow, typed: str) -> ReplaysScreen:
    """Home, Replays, and one game found by typing."""
    click(window, "replaysButton")
    screen = shown(window)
    assert isinstance(screen, ReplaysScreen)
    wait_until(lambda: screen.games.rowCount() == len(kept_paths()))
    screen._search.setText(typed)
    assert screen.found.rowCount() == 1
    return screen


def test_from_replays_to_a_game_its_end_and_all_the_way_back(kept: Path, window: MainWindow) -> None:
    replays(window, "won")
    click(window, "watchGameButton")
    viewer = shown(window)
    assert isinstance(viewer, ViewerScreen)
    assert not find(viewer, QPushButton, "keepGameButton").isVisible()
    click(window, "unmaskGameButton")
    assert isinstance(shown(window), EndScreen)
    QTest.keyClick(window, Qt.Key.Key_R, Qt.KeyboardModifier.ControlModifier)
    assert isinstance(shown(window), RulesScreen)
    QTest.keyClick(window, Qt.Key.Key_Escape)
    assert isinstance(shown(window), EndScreen)
    QTest.keyClick(window, Qt.Key.Key_Escape)
    assert shown(window) is viewer
    QTest.keyClick(window, Qt.Key.Key_Escape)
    assert isinstance(shown(window), ReplaysScreen)
    QTest.keyClick(window, Qt.Key.Key_Escape)
    assert isinstance(shown(window), HomeScreen)


def test_an_unfinished_game_is_played_not_watched(kept: Path, window: MainWindow) -> None:
    replays(window, "not finished")
    click(window, "watchGameButton")
    assert isinstance(shown(window), TableScreen)


def test_a_strangers_game_is_watched_and_kept_on_demand(window: MainWindow, tmp_path: Path) -> None:
    """It names a program, which is never started, and has markup for a name, which stays text."""
    document = finished()
    document["setup"]["players"][0] = "<img src=x>"
    marker = tmp_path / "started"
    document["setup"]["roles"] = [{"human": True}, *[{"human": False, "bot": f"cmd:touch {marker}"}] * 3]
    path = tmp_path / "stranger.mascarade"
    path.write_bytes(encoded(document))
    window.current_game.open_file(str(path))
    viewer = shown(window)
    assert isinstance(viewer, ViewerScreen)
    viewer.playhead.director.tempo.factor = 0.0
    viewer.playhead.play()
    wait_until(lambda: not viewer.playhead.playing)
    assert not marker.exists()
    assert kept_paths() == []
    click(window, "keepGameButton")
    assert [found.stem for found in kept_paths()] == ["stranger"]
    assert not find(viewer, QPushButton, "keepGameButton").isVisible()


def test_a_file_that_is_no_game_is_told(window: MainWindow, tmp_path: Path) -> None:
    path = tmp_path / "bad.mascarade"
    path.write_text("nothing")
    window.current_game.open_file(str(path))
    assert isinstance(shown(window), HomeScreen)
    box = find(window, QMessageBox, "messageBox")
    assert "bad.mascarade" in box.text()
    box.close()


def test_bots_are_watched_live_with_open_masks(window: MainWindow) -> None:
    click(window, "replaysButton")
    click(window, "liveGameButton")
    viewer = shown(window)
    assert isinstance(viewer, ViewerScreen)
    viewer.playhead.director.tempo.factor = 0.0
    replay = viewer.playhead.replay
    wait_until(lambda: len(replay.turns) > 3)
    rows = [str(viewer.rows.index(row).data()) for row in range(viewer.rows.rowCount())]
    assert any("really swaps" in row or "pretends to swap them" in row for row in rows)
    viewer.playhead.pause()
    viewer.playhead.seek(4)
    cards = {place: card.shown for place, card in viewer.board.cards.items()}
    assert cards == replay.truth(viewer.playhead.moment).cards
    click(window, "backButton")
    assert isinstance(shown(window), ReplaysScreen)


def test_bots_are_watched_at_the_last_table_with_its_own_scenario(window: MainWindow) -> None:
    masks = ("judge", "king", "queen", "witch", "cheat", "fool")
    own = window.services.scenarios.add(OwnScenario("Carnevale", Scenario("", 4, 4, masks)))
    window.settings.last_table = choice_data(TableChoice(players=4, scenario=own))
    click(window, "replaysButton")
    click(window, "liveGameButton")
    viewer = shown(window)
    assert isinstance(viewer, ViewerScreen)
    viewer.playhead.director.tempo.factor = 0.0
    wait_until(lambda: viewer.finale is not None)
    assert viewer.finale is not None
    assert scenario_name(viewer.finale.scenario) == "Carnevale"
    assert set(viewer.finale.setup.deal.values()) == set(masks)


def test_a_live_game_is_seen_to_its_end(window: MainWindow) -> None:
    window.settings.last_table = choice_data(TableChoice(players=4))
    click(window, "replaysButton")
    click(window, "liveGameButton")
    viewer = shown(window)
    assert isinstance(viewer, ViewerScreen)
    assert not find(viewer, QPushButton, "unmaskGameButton").isEnabled()
    viewer.playhead.director.tempo.factor = 0.0
    wait_until(lambda: viewer.finale is not None)
    click(window, "unmaskGameButton")
    end = shown(window)
    assert isinstance(end, EndScreen)
    assert find(end, QLabel, "winnerLabel").text()


def test_from_the_end_to_the_review_and_to_the_table_as_it_was(window: MainWindow) -> None:
    window.current_game.finish(finale("b6"))
    end = shown(window)
    opener = find(window, QPushButton, "reviewButton")
    opener.setFocus()
    click(window, "reviewButton")
    review = shown(window)
    assert isinstance(review, ReviewScreen)
    wait_until(lambda: review.model.rowCount() > 2)
    click(window, "openReplayButton")
    viewer = shown(window)
    assert isinstance(viewer, ViewerScreen)
    assert viewer.playhead.eyes == 0
    for expected in (review, end):
        click(window, "backButton") if expected is review else QTest.keyClick(window, Qt.Key.Key_Escape)
        assert shown(window) is expected
    assert opener.hasFocus()


def test_what_the_winner_could_know_is_found_out(window: MainWindow) -> None:
    window.current_game.finish(finale("b6"))
    end = shown(window)
    assert isinstance(end, EndScreen)
    click(window, "endPage_ways")
    click(window, "winnersMemoryButton")
    chart = end.ways.chart
    assert isinstance(chart, WaysChart)
    wait_until(lambda: len(chart.known) == len(end.game.turns))
    for turn, beliefs in zip(end.game.turns, chart.known, strict=True):
        assert beliefs.keys() == turn.cards.keys()
        for place, mask in turn.cards.items():  # what is true is never thought impossible
            assert 0.0 < beliefs[place][mask] <= 1.0
    winner = end.game.setup.players[end.result.winners[0]]
    chart.choose(0)
    caption = find(end, QLabel, "waysChartCaption").text()
    assert f"{winner} could know:" in caption
    assert chart.accessibleDescription().count(f"{winner} could know:") == 1
    click(window, "waysChartAsTable")
    assert "%)" in str(end.ways.table.model().index(0, 0).data())
    click(window, "winnersMemoryButton")  # hidden, and shown again without thinking again
    assert not chart.known
    assert "could know" not in find(end, QLabel, "waysChartCaption").text()
    click(window, "winnersMemoryButton")
    assert len(chart.known) == len(end.game.turns)
    click(window, "replayButton")
    assert isinstance(shown(window), ViewerScreen)


def test_leaving_before_it_is_found_out_lets_one_ask_again(window: MainWindow) -> None:
    window.current_game.finish(finale("b6"))
    end = shown(window)
    assert isinstance(end, EndScreen)
    click(window, "endPage_ways")
    memory = find(end, QPushButton, "winnersMemoryButton")
    memory.click()
    assert not memory.isEnabled()
    click(window, "replayButton")
    QTest.keyClick(window, Qt.Key.Key_Escape)
    assert shown(window) is end
    assert memory.isEnabled()
    assert not memory.isChecked()
    memory.click()
    wait_until(lambda: len(end.ways.ways.known) == len(end.game.turns))


def test_a_lesson_is_begun_left_and_marked(window: MainWindow) -> None:
    click(window, "learnButton")
    overview = shown(window)
    assert isinstance(overview, LessonsScreen)
    click(window, "lesson_look")
    lesson = shown(window)
    assert isinstance(lesson, LessonScreen)
    window.show_rule("king")
    assert isinstance(shown(window), RulesScreen)
    QTest.keyClick(window, Qt.Key.Key_Escape)
    assert shown(window) is lesson
    lesson.done.emit("look")
    click(window, "leaveLessonButton")
    assert shown(window) is overview
    assert window.settings.lessons_done == {"look"}
    QTest.keyClick(window, Qt.Key.Key_Escape)
    assert isinstance(shown(window), HomeScreen)


def test_statistics_are_one_click_away(kept: Path, window: MainWindow) -> None:
    click(window, "statisticsButton")
    assert isinstance(shown(window), StatisticsScreen)
    QTest.keyClick(window, Qt.Key.Key_Escape)
    assert isinstance(shown(window), HomeScreen)
