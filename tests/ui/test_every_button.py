"""Every button of every screen is pressed once, in every state it can be in: nothing goes wrong."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QAbstractButton, QApplication, QFileDialog, QWidget

from mascarade_qt.engine.scenarios import ready_scenarios
from mascarade_qt.match.error_log import FILE as ERROR_LOG
from mascarade_qt.match.loaded import load
from mascarade_qt.match.messages import Role
from mascarade_qt.match.new_games import new_record
from mascarade_qt.ui.table.screen import TableScreen
from mascarade_qt.ui.window import MainWindow
from tests.ui.end.test_end import finale
from tests.ui.table.harness import Hands, idle, wait_until

SCREENS = ("home", "newGame", "ownScenarios", "rules", "settings", "replays", "statistics", "lessons")
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
    """Go there, press a button, and so on for each; the names of those that were pressed."""
    go_there()
    todo, done = buttons(window), []
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
        if (window.screen_shown, buttons(window)) != state:
            go_there()
            state = window.screen_shown, buttons(window)
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


STATES: dict[str, Callable[[MainWindow], object]] = {
    "deal": lambda window: sit_down(window, 1),
    "question": lambda window: asked(window, 1),
    "shared": lambda window: asked(window, 4),
    "called": called,
    "open curtain": opened,
}


@pytest.mark.parametrize("state", STATES)
def test_at_the_table(state: str, window: MainWindow, folder: Path) -> None:
    done = press_each(window, lambda: (STATES[state](window), None)[1], folder)
    assert done
    if state == "question":
        assert {"rulesButton", "leaveButton", "skipButton"} <= set(done)
