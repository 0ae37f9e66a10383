"""The focus is never on anything hidden or nameless: in any screen, after any return, in any language."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QDialog, QPushButton, QWidget

from mascarade_qt.ui.kit.steady_keys import LET_GO
from mascarade_qt.ui.look.settings import Settings
from mascarade_qt.ui.window import MainWindow
from tests.sampling import sampled
from tests.support.finished import finale
from tests.support.seated import asked, sit_down
from tests.support.waiting import idle, pass_time, wait_until
from tests.ui.focus_watch import FocusWatch
from tests.ui.table.harness import Hands

SCREENS = ("home", "newGame", "rules", "settings", "statistics", "ownScenarios", "replays", "learn")
CTRL = Qt.KeyboardModifier.ControlModifier


pytestmark = pytest.mark.usefixtures("quick")


@pytest.fixture
def watch(window: MainWindow) -> Iterator[FocusWatch]:
    """From the first screen on."""
    active(window)
    found = FocusWatch()
    yield found
    found.close()


def active(window: MainWindow) -> None:
    """As a window manager makes it when a dialog is closed; off-screen there is none."""
    window.activateWindow()
    idle()


def key(window: MainWindow, which: Qt.Key, with_ctrl: bool = False) -> None:
    """Type it where the focus is."""
    target = QApplication.focusWidget() or window
    QTest.keyClick(target, which, CTRL if with_ctrl else Qt.KeyboardModifier.NoModifier)
    idle()


def click(window: MainWindow, name: str) -> None:
    """Press a button of the screen in front."""
    button = next(one for one in window.findChildren(QAbstractButton, name) if one.isVisible())
    button.click()
    idle()


def enabled(window: MainWindow, name: str) -> bool:
    """Whether there is something to press it for."""
    return any(one.isEnabled() for one in window.findChildren(QPushButton, name))


def away_and_back(window: MainWindow, settings: Settings, watch: FocusWatch, where: str) -> None:
    """Every way to leave a screen for a moment, and what changes all of it."""
    before = window.screen_shown
    for name, which in (("rules", Qt.Key.Key_R), ("settings", Qt.Key.Key_Comma)):
        if where == name:
            continue
        key(window, which, with_ctrl=True)
        watch.check(f"{where}, to {name}")
        settings.language = "fr" if settings.language == "en" else "en"
        idle()
        watch.check(f"{where}, {name} in {settings.language}")
        key(window, Qt.Key.Key_Escape)
        watch.check(f"{where}, back from {name}")
        if window.screen_shown is not before:  # from a screen of home one comes back to home
            window.go(where)
            idle()
    key(window, Qt.Key.Key_F1)
    watch.check(f"{where}, keys")
    key(window, Qt.Key.Key_Escape)
    active(window)
    watch.check(f"{where}, back from the keys")
    settings.language = "uk"
    idle()
    watch.check(f"{where}, in Ukrainian")
    settings.theme = "salon" if settings.theme == "night" else "night"
    idle()
    settings.text_size = 300 - settings.text_size  # 100 or 200
    idle()
    watch.check(f"{where}, in another look")
    other = QWidget()
    other.show()
    other.activateWindow()
    idle()
    other.close()
    other.deleteLater()
    active(window)
    watch.check(f"{where}, back from another program")
    assert window.screen_shown is before


@pytest.mark.parametrize("name", sampled(SCREENS, ("home", "rules", "settings")))
def test_around_the_table(
    name: str, kept: Path, window: MainWindow, settings: Settings, watch: FocusWatch
) -> None:
    window.go(name)
    idle()
    watch.check(name)
    away_and_back(window, settings, watch, name)
    key(window, Qt.Key.Key_Escape)
    watch.check(f"back from {name}")
    assert not watch.faults
    assert watch.seen > 5


@pytest.mark.parametrize("thorough", sampled((False, True), (False,)))
def test_of_a_finished_game(
    thorough: bool, kept: Path, window: MainWindow, settings: Settings, watch: FocusWatch
) -> None:
    """Its end, chart by chart, its replay and its review, and back from each."""
    window.current_game.finish(finale("b6", people=1))
    idle()
    watch.check("end")
    away_and_back(window, settings, watch, "end")
    for page in ("fortunes", "ways", "masks"):
        click(window, f"endPage_{page}")
        watch.check(page)
    for name in ("replay", "review"):
        click(window, f"{name}Button")
        watch.check(name)
        if thorough:
            away_and_back(window, settings, watch, name)
        key(window, Qt.Key.Key_Escape)
        watch.check(f"back from {name}")
    key(window, Qt.Key.Key_Escape)
    watch.check("home")
    assert not watch.faults


@pytest.mark.slow
def test_of_a_lesson(window: MainWindow, settings: Settings, watch: FocusWatch) -> None:
    """Its first answer, and what is said to it."""
    window.go("learn")
    key(window, Qt.Key.Key_Return)
    watch.check("lesson")
    away_and_back(window, settings, watch, "lesson")
    for _ in range(12):
        key(window, Qt.Key.Key_Return)
        watch.check("answered")
    key(window, Qt.Key.Key_Escape)
    watch.check("back from the lesson")
    assert not watch.faults


def test_of_dialogs(kept: Path, window: MainWindow, watch: FocusWatch) -> None:
    """What opens over a screen, and what has the focus when it is closed."""
    dialogs = {
        "home": ("aboutButton",),
        "replays": ("renameGameButton", "deleteGameButton"),
        "statistics": ("resetStatisticsButton",),
    }
    opened = 0
    for screen, buttons in dialogs.items():
        window.go(screen)
        idle()
        if screen == "replays":
            wait_until(lambda: enabled(window, "renameGameButton"))
        for name in buttons:
            button = next(one for one in window.findChildren(QAbstractButton, name) if one.isVisible())
            if not button.isEnabled():
                continue
            button.setFocus()
            button.click()
            idle()
            dialog = QApplication.activeModalWidget()
            assert isinstance(dialog, QDialog), name
            opened += 1
            watch.check(name)
            key(window, Qt.Key.Key_Tab)
            watch.check(f"{name}, Tab")
            dialog.close()
            active(window)
            watch.check(f"{name}, closed")
    assert opened >= 3
    assert not watch.faults


# --- at the table ---


def at_the_deal(window: MainWindow) -> Hands:
    """All masks are open."""
    return sit_down(window, 1)


def at_a_question(window: MainWindow) -> Hands:
    """The person's turn."""
    return asked(window, 1)


def at_a_follow_up(window: MainWindow) -> Hands:
    """A mask is to be announced."""
    hands = asked(window, 1)
    wait_until(lambda: hands.screen.asker.kind)
    hands.press(hands.names[-1])
    idle()
    return hands


def at_a_curtain(window: MainWindow) -> Hands:
    """Somebody is called to it."""
    hands = asked(window, 2)
    for _ in range(20):
        if not hands.screen.curtain.isVisible():
            hands.screen.prompt.buttons[0].click()
            idle()
            hands.wait()
    assert hands.screen.curtain.isVisible()
    return hands


def at_an_open_curtain(window: MainWindow) -> Hands:
    """What is private is shown."""
    hands = at_a_curtain(window)
    hands.open_curtain()
    idle()
    return hands


MOMENTS: dict[str, Callable[[MainWindow], Hands]] = {
    "deal": at_the_deal,
    "question": at_a_question,
    "follow-up": at_a_follow_up,
    "curtain": at_a_curtain,
    "open curtain": at_an_open_curtain,
}


@pytest.mark.parametrize("moment", sampled(MOMENTS, ("open curtain",)))
def test_at_the_table(moment: str, window: MainWindow, settings: Settings, watch: FocusWatch) -> None:
    MOMENTS[moment](window)
    watch.check(moment)
    away_and_back(window, settings, watch, moment)
    assert not watch.faults


@pytest.mark.slow
@pytest.mark.parametrize("people", [1, 2])
def test_through_a_whole_game(people: int, window: MainWindow, watch: FocusWatch) -> None:
    """By keys, with any focus; then home."""
    hands = sit_down(window, people)
    presses = 0
    while window.table is not None and presses < 400:
        wait_until(lambda: window.table is None or hands.ready)
        if window.table is None:
            break
        screen = hands.screen
        watch.check(f"press {presses}")
        if screen.curtain.isVisible() and screen.curtain.hold_button.isVisible():
            hands.open_curtain()
        else:
            where = QApplication.focusWidget()
            assert where is not None
            unread = where.objectName() == "curtainTitle"  # there Return does nothing
            if unread or (presses % 3 == 2 and len(screen.prompt.buttons) > 1):
                QTest.keyClick(where, Qt.Key.Key_Right)
            QTest.keyClick(QApplication.focusWidget() or where, Qt.Key.Key_Return)
            if screen.curtain.isVisible():
                pass_time(LET_GO)  # faster, it would count as one press
        presses += 1
        idle()
    watch.check("the end")
    assert not watch.faults
    assert window.table is None, "the game did not end"
