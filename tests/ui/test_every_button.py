"""Every button of every screen is pressed once, in every state it can be in: nothing goes wrong."""

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QAbstractButton, QApplication, QFileDialog, QWidget

from mascarade_qt.engine.scenarios import ready_scenarios
from mascarade_qt.match.error_log import FILE as ERROR_LOG
from mascarade_qt.match.folders import games_folder
from mascarade_qt.match.library import kept_paths
from mascarade_qt.match.loaded import load
from mascarade_qt.match.messages import Role
from mascarade_qt.match.new_games import new_record
from mascarade_qt.ui.replays.screen import ReplaysScreen
from mascarade_qt.ui.table.screen import TableScreen
from mascarade_qt.ui.window import MainWindow
from tests.ui.end.test_end import finale
from tests.ui.table.harness import Hands, idle, wait_until

SCREENS = ("home", "newGame", "ownScenarios", "rules", "settings", "replays", "statistics", "learn")
RECORDS = Path(__file__).resolve().parents[1] / "records"
BOT = Role(human=False, level="guest", temperament="even")


@pytest.fixture(autouse=True)
def no_files(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever is asked for a file cancels."""
    for name in ("getSaveFileName", "getOpenFileName"):
        monkeypatch.setattr(QFileDialog, name, lambda *_, **__: ("", ""))
    monkeypatch.setattr(QFileDialog, "getOpenFileNames", lambda *_, **__: ([], ""))


def buttons(root: QWidget) -> list[str]:
    """What can be pressed now, by name; parts of other widgets are left out."""
    return [
        button.objectName()
        for button in root.findChildren(QAbstractButton)
        if button.isVisible() and button.isEnabled() and button.objectName()
    ]


def close_dialogs() -> None:
    """Everything that was opened is closed again, after its own buttons were seen."""
    for _ in range(5):
        for widget in (QApplication.activePopupWidget(), QApplication.activeModalWidget()):
            if widget is not None:
                widget.close()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        QApplication.processEvents()


def press_each(window: MainWindow, go_there: Callable[[], None], folder: Path) -> list[str]:
    """Go there, press a button, and so on for each; the names of those that were pressed.

    If going there opens a dialog, its buttons are meant.
    """

    def there() -> QWidget:
        return QApplication.activeModalWidget() or window

    go_there()
    todo, done = buttons(there()), []
    state = window.screen_shown, [*todo]
    while todo:
        name = todo.pop(0)
        button = next(
            (found for found in window.findChildren(QAbstractButton, name) if found.isVisible()), None
        )
        if button is None or not button.isEnabled():
            continue  # another button has made it pointless
        button.click()
        QApplication.processEvents()
        done.append(name)
        close_dialogs()
        assert not (folder / ERROR_LOG).exists(), f"{name} went wrong"
        if (window.screen_shown, buttons(there())) != state:
            go_there()
            state = window.screen_shown, buttons(there())
    return done


@pytest.mark.parametrize("screen", SCREENS)
def test_of_each_screen(screen: str, window: MainWindow, folder: Path) -> None:
    def go_there() -> None:
        window.go("home")
        window.go(screen)
        QApplication.processEvents()

    done = press_each(window, go_there, folder)
    assert len(done) >= (1 if screen == "rules" else 3)


def test_of_the_end(window: MainWindow, folder: Path) -> None:
    done = press_each(window, lambda: window.finish(finale("a5")), folder)
    assert {"rematchButton", "newTableButton", "saveAsButton", "homeButton"} <= set(done)


# --- with games, and what is opened from other screens ---


@pytest.fixture
def kept(folder: Path) -> Path:
    """A finished game and an unfinished one are kept; the latter can also be continued."""
    games = folder / "games"
    games.mkdir(parents=True)
    for name in ("b6", "unfinished"):
        shutil.copy(RECORDS / f"{name}.mascarade", games)
    return games


def press(window: MainWindow, name: str) -> None:
    """A button of the screen or the dialog in front."""
    root = QApplication.activeModalWidget() or window.screen_shown
    assert root is not None
    [button] = [found for found in root.findChildren(QAbstractButton, name) if found.isVisible()]
    button.click()
    QApplication.processEvents()


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
    window.open_file(str(RECORDS / "b6.mascarade"))
    QApplication.processEvents()


def review(window: MainWindow) -> None:
    """A game is reviewed."""
    window.finish(finale("a5"))
    press(window, "reviewButton")


def lesson(window: MainWindow) -> None:
    """A lesson has begun."""
    window.go("home")
    window.go("learn")
    press(window, "lesson_look")


def own_scenario(window: MainWindow) -> None:
    """There is a scenario of one's own, and it is chosen."""
    window.go("home")
    window.go("ownScenarios")
    press(window, "newScenarioButton")


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
            window.go(
                {"resetStatisticsButton": "statistics", "newScenarioButton": "ownScenarios"}.get(
                    names[0], "home"
                )
            )
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
    "delete": (dialog("deleteGameButton"), {"keepButton", "confirmDeleteButton"}),
    "reset": (dialog("resetStatisticsButton"), {"confirmResetButton", "cancelResetButton"}),
}


@pytest.mark.parametrize("place", PLACES)
def test_of_each_place(place: str, kept: Path, window: MainWindow, folder: Path) -> None:
    go_there, names = PLACES[place]
    done = press_each(window, lambda: go_there(window), folder)
    assert done
    assert names <= set(done)


# --- at the table ---


def sit_down(window: MainWindow, people: int, help_level: str = "coach") -> Hands:
    """A game has just been dealt."""
    roles = [*[Role(human=True)] * people, *[BOT] * (4 - people)]
    window.play(load(new_record(ready_scenarios()["a4"], ["A", "B", "C", "D"], roles, 3, help=help_level)))
    wait_until(lambda: isinstance(window.table, TableScreen) and hasattr(window.table, "prompt"))
    assert window.table is not None
    hands = Hands(window.table)
    hands.wait()
    return hands


def asked(window: MainWindow, people: int) -> Hands:
    """Somebody is asked for the first time."""
    hands = sit_down(window, people)
    hands.press("turnOverButton")
    wait_until(lambda: hands.screen.asking.kind or hands.screen.curtain.isVisible())
    hands.wait()
    return hands


def called(window: MainWindow) -> Hands:
    """The curtain is drawn."""
    hands = asked(window, 4)
    for _ in range(40):
        if hands.screen.curtain.isVisible():
            break
        hands.wait()
        names = [name for name in hands.names if name != "takeBackButton"]
        if not names:
            continue
        hands.press(next((name for name in names if "swap" in name or "look" in name), names[0]))
        idle()
    wait_until(lambda: hands.screen.curtain.isVisible())
    return hands


def opened(window: MainWindow) -> None:
    """The curtain is open."""
    called(window).open_curtain()


def choosing(window: MainWindow) -> Hands:
    """Half an answer is given."""
    hands = asked(window, 1)
    hands.press(hands.names[0])
    return hands


def paused(window: MainWindow) -> Hands:
    """The table is told to wait."""
    hands = asked(window, 1)
    press(window, "pauseButton")
    return hands


STATES: dict[str, Callable[[MainWindow], object]] = {
    "deal": lambda window: sit_down(window, 1),
    "question": lambda window: asked(window, 1),
    "shared": lambda window: asked(window, 4),
    "called": called,
    "open curtain": opened,
    "choosing": choosing,
    "paused": paused,
}


SLOW = ("choosing", "paused")  # a game is begun for every button


@pytest.mark.parametrize(
    "state", [pytest.param(state, marks=[pytest.mark.slow] if state in SLOW else []) for state in STATES]
)
def test_at_the_table(state: str, window: MainWindow, folder: Path) -> None:
    done = press_each(window, lambda: (STATES[state](window), None)[1], folder)
    assert done
    if state == "question":
        assert {"rulesButton", "leaveButton", "skipButton"} <= set(done)
