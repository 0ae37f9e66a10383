"""What the tests of the table share: a look, no waiting, screens that are closed again."""

import os
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

import shiboken6
from PySide6.QtCore import QAbstractAnimation, QCoreApplication, QEvent, QTimer
from PySide6.QtWidgets import QApplication

from mascarade_qt.engine.record import Record
from mascarade_qt.match.bot_process import BotProcess
from mascarade_qt.match.loaded import load
from mascarade_qt.match.thread import MatchThread
from mascarade_qt.ui.look.motion import CLOCK
from mascarade_qt.ui.look.style import apply_look
from mascarade_qt.ui.look.theme import load_fonts
from mascarade_qt.ui.table.prompt import panel
from mascarade_qt.ui.table.screen import TableScreen
from tests.leaks import nothing_left_running
from tests.support.globals import reset_globals
from tests.support.matches import bot_process
from tests.support.waiting import idle
from tests.ui.table.harness import SIZE, Hands, ScriptedMatch, StillMatch

Opened = Callable[..., Hands]
__all__ = ["bot_process"]  # a fixture


@pytest.fixture(scope="session")
def fonts(qapp: QApplication) -> None:
    """The bundled serif, as in the program."""
    load_fonts()


@pytest.fixture(autouse=True)
def look(fonts: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Theme, text size, speed and language are the same before every test."""
    monkeypatch.setenv("MASCARADE_DATA", str(tmp_path / "data"))
    apply_look("night", 100)
    CLOCK.factor = CLOCK.reading = 0.0
    yield
    reset_globals()


@pytest.fixture
def opened(qapp: QApplication) -> Iterator[Opened]:
    """Opens screens over a match; all are closed and gone after the test."""
    screens: list[TableScreen] = []

    def open_screen(
        match: StillMatch | MatchThread,
        size: tuple[int, int] = SIZE,
        start: bool = True,
        turning: bool = False,
        sand: int = 0,
    ) -> Hands:
        screen = TableScreen(match, turning=turning, sand=sand)
        screen.resize(*size)
        screen.show()
        screens.append(screen)
        if start and isinstance(match, MatchThread | ScriptedMatch):
            match.start()
            idle()
        return Hands(screen)

    yield open_screen
    for screen in screens:
        if shiboken6.isValid(screen):
            close(screen)


def close(screen: TableScreen) -> None:
    """Leave the table: nothing may go on."""
    screen.close_table()
    timers = [
        timer.parent()
        for timer in screen.findChildren(QTimer)
        if timer.isActive() and not isinstance(timer.parent(), panel.PromptPanel)  # its guard ends by itself
    ]
    moving = [
        animation
        for animation in screen.findChildren(QAbstractAnimation)
        if animation.state() != QAbstractAnimation.State.Stopped
    ]
    screen.hide()
    screen.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    idle()
    assert not shiboken6.isValid(screen)
    assert not moving
    assert not timers


@pytest.fixture
def no_leaks(bot_process: BotProcess) -> Iterator[None]:
    """No thread and no process may outlive the test that began it."""
    with nothing_left_running():
        yield


@pytest.fixture
def matches(no_leaks: None, bot_process: BotProcess) -> Iterator[Callable[..., MatchThread]]:
    """Real matches in their threads, closed after the test."""
    made: list[MatchThread] = []

    def make(record: Record) -> MatchThread:
        match = MatchThread(load(record), bot_process)
        made.append(match)
        return match

    yield make
    for match in made:
        match.close()
