"""Every button of every screen is pressed once, in every state it can be in: nothing goes wrong."""

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from mascarade_qt.engine.questions import Answer
from mascarade_qt.engine.scenarios import ready_scenarios
from mascarade_qt.match.lessons import lessons
from mascarade_qt.match.loaded import load
from mascarade_qt.match.new_games import new_record
from mascarade_qt.storage.library import kept_paths
from mascarade_qt.system.folders import games_folder
from mascarade_qt.ui.lessons.lesson import LessonScreen
from mascarade_qt.ui.replays.screen import ReplaysScreen
from mascarade_qt.ui.replays.viewer import ViewerScreen
from mascarade_qt.ui.window import MainWindow
from mascarade_qt.words.guests import guest_names
from tests.sampling import sampled
from tests.support.finished import finale
from tests.support.lesson_ways import WAYS, go
from tests.support.roles import GUEST
from tests.support.waiting import wait_until
from tests.ui.pressing import close_dialogs, press, press_each

SCREENS = {
    "home": {"quickGameButton", "newGameButton", "learnButton", "openFileButton", "languageChoice_fr"},
    "newGame": {"startButton", "everybodyButton", "moreOptionsButton", "playersSpinLess"},
    "ownScenarios": {"newScenarioButton", "importScenarioButton"},
    "rules": {"backButton"},
    "settings": {"themeChoice_salon", "speedChoice_instant", "soundToggle", "moreSettingsButton"},
    "replays": {"importGameButton", "liveGameButton"},
    "statistics": {"statisticsKind_hot-seat", "resetStatisticsButton"},
    "learn": {f"lesson_{lesson.id}" for lesson in lessons()},
}
RECORDS = Path(__file__).resolve().parents[1] / "records"

pytestmark = pytest.mark.usefixtures("no_files")


@pytest.mark.parametrize("screen", sampled(SCREENS, SCREENS.keys() - {"home", "learn"}))
def test_of_each_screen(screen: str, window: MainWindow, folder: Path) -> None:
    def go_there() -> None:
        window.go("home")
        window.go(screen)
        QApplication.processEvents()

    assert set(press_each(window, go_there, folder)) >= SCREENS[screen]


@pytest.mark.slow
def test_of_the_end(window: MainWindow, folder: Path) -> None:
    done = press_each(window, lambda: window.current_game.finish(finale("a5")), folder)
    assert {"rematchButton", "newTableButton", "saveAsButton", "homeButton"} <= set(done)


# --- with games, and what is opened from other screens ---


def find_game(window: MainWindow, typed: str = "won") -> None:
    """Replays, with a game chosen."""
    window.go("home")
    window.go("replays")
    screen = window.screen_shown
    assert isinstance(screen, ReplaysScreen)
    wait_until(lambda: screen.games.rowCount() == len(kept_paths()) > 0)
    screen._search.setText(typed)
    QApplication.processEvents()


def watch(window: MainWindow) -> None:
    """A kept game is watched."""
    find_game(window)
    press(window, "watchGameButton")


def watch_stranger(window: MainWindow) -> None:
    """A file is watched that is not kept."""
    window.go("home")
    window.current_game.open_file(str(RECORDS / "b6.mascarade"))
    QApplication.processEvents()


def review(window: MainWindow) -> None:
    """A game is reviewed."""
    window.current_game.finish(finale("a5"))
    press(window, "reviewButton")


def lesson(window: MainWindow) -> None:
    """A lesson has begun."""
    window.go("home")
    window.go("learn")
    press(window, "lesson_look")


def own_scenario(window: MainWindow) -> None:
    """The player has made a scenario, and has selected it."""
    window.go("home")
    window.go("ownScenarios")
    press(window, "newScenarioButton")


def watch_live(window: MainWindow) -> None:
    """Bots play, and somebody watches."""
    window.go("home")
    window.go("replays")
    window.current_game.watch(
        load(new_record(ready_scenarios()["a4"], [""] * 4, [GUEST] * 4, guests=guest_names()))
    )
    viewer = window.screen_shown
    assert isinstance(viewer, ViewerScreen)
    wait_until(lambda: viewer.rows.rowCount() > 1)


FROM = {"resetStatisticsButton": "statistics", "newScenarioButton": "ownScenarios"}


def dialog(*names: str) -> Callable[[MainWindow], None]:
    """What opens when these are pressed, one after the other."""

    def opened_dialog(window: MainWindow) -> None:
        close_dialogs()
        if names[0].endswith("GameButton"):
            shutil.copy(RECORDS / "b6.mascarade", games_folder())  # it may just have been deleted
            find_game(window)
        else:
            window.go("home")
            window.go(FROM.get(names[0], "home"))
        QApplication.processEvents()
        for name in names:
            press(window, name)
        assert QApplication.activeModalWidget() is not None

    return opened_dialog


def shortcuts(window: MainWindow) -> None:
    """The list of keys."""
    close_dialogs()
    window.show_shortcuts()
    QApplication.processEvents()


PLACES: dict[str, tuple[Callable[[MainWindow], None], set[str]]] = {
    "replays": (find_game, {"watchGameButton", "renameGameButton", "exportGameButton", "deleteGameButton"}),
    "unfinished": (lambda window: find_game(window, "not finished"), {"watchGameButton"}),
    "viewer": (watch, {"playButton", "stepButton", "toEndButton", "unmaskGameButton"}),
    "stranger": (watch_stranger, {"playButton", "keepGameButton"}),
    "review": (review, {"backButton"}),
    "lesson": (lesson, {"leaveLessonButton"}),
    "own scenario": (
        own_scenario,
        {"duplicateScenarioButton", "deleteScenarioButton", "exportScenarioButton"},
    ),
    "delete scenario": (dialog("newScenarioButton", "deleteScenarioButton"), {"confirmDeleteButton"}),
    "about": (dialog("aboutButton"), {"reportButton"}),
    "report": (dialog("aboutButton", "reportButton"), {"saveReportButton"}),
    "shortcuts": (shortcuts, {"closeButton"}),
    "live": (watch_live, {"playButton", "stepBackButton", "toEndButton", "soundButton"}),
    "rename": (dialog("renameGameButton"), {"confirmRenameButton", "cancelRenameButton"}),
    "delete": (dialog("deleteGameButton"), {"keepButton", "confirmDeleteButton"}),
    "reset": (dialog("resetStatisticsButton"), {"confirmResetButton", "cancelResetButton"}),
}


SELDOM = {"unfinished", "stranger", "live", "lesson", "report", "delete", "rename"}  # much like others


@pytest.mark.parametrize("place", sampled(PLACES, PLACES.keys() - SELDOM))
def test_of_each_place(place: str, kept: Path, window: MainWindow, folder: Path) -> None:
    go_there, names = PLACES[place]
    done = press_each(window, lambda: go_there(window), folder)
    assert done
    assert names <= set(done)


# --- in lessons ---

STEPS = [
    (lesson.id, number, right)
    for lesson in lessons()
    for number, step in enumerate(lesson.steps)
    for right in ((False, True) if WAYS[lesson.id, step.name][0] else (True,))
]


@pytest.mark.slow
@pytest.mark.timeout(900)  # earlier steps are played again for every button
@pytest.mark.parametrize(("lesson_id", "number", "right"), STEPS)
def test_of_each_step_of_lessons(
    lesson_id: str, number: int, right: bool, window: MainWindow, folder: Path
) -> None:
    """When the step has begun, and when the lesson has said what it thinks of it."""
    steps = next(lesson.steps for lesson in lessons() if lesson.id == lesson_id)

    def begin() -> None:
        window.go("home")
        window.go("learn")
        press(window, f"lesson_{lesson_id}")
        for step in steps[:number]:
            do(WAYS[lesson_id, step.name][1])
            press(window, "lessonGoOnButton")

    def do(answers: list[Answer]) -> None:
        screen = window.screen_shown
        assert isinstance(screen, LessonScreen)
        go(screen, answers)

    def answered() -> None:
        begin()
        do(WAYS[lesson_id, steps[number].name][right])

    if right and number:  # the first steps are among the places above
        assert "leaveLessonButton" in press_each(window, begin, folder)
    assert {"lessonGoOnButton", "leaveLessonButton"} <= set(press_each(window, answered, folder))
