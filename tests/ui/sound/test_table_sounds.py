"""What happens at a table is heard, and can be switched off there with one click."""

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QContextMenuEvent, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QToolButton

from mascarade_qt.engine.events import Announced, CoinsMoved, Contested, Revealed, Took, TurnBegan
from mascarade_qt.engine.record import read_record
from mascarade_qt.history.replay import replay_of
from mascarade_qt.ui.look.motion import CLOCK
from mascarade_qt.ui.look.settings import Settings
from mascarade_qt.ui.replays.viewer import ViewerScreen
from mascarade_qt.ui.sound.room import Room
from mascarade_qt.ui.sound.switch import VolumePopup
from mascarade_qt.ui.table.screen import TableScreen
from mascarade_qt.ui.table.sounds import TableSounds
from tests.support.ear import Ear
from tests.support.finished import RECORDS
from tests.support.waiting import wait_until
from tests.ui.conftest import Show
from tests.ui.table.harness import StillMatch, a_setup

SETUP = a_setup("a5", 6)


def a_heard_table(settings: Settings, show: Show) -> tuple[TableScreen, StillMatch, Ear]:
    """A game that goes on, and what is heard of it."""
    match, ear = StillMatch(), Ear()
    table = TableScreen(match)
    TableSounds(table, Room(settings, ear), settings)
    show(table)
    match.open(SETUP, past=(TurnBegan(0, 1, 1),))
    return table, match, ear


def a_heard_replay(settings: Settings, show: Show) -> tuple[QToolButton, Ear]:
    """The button for the sound while a game is watched, and what is heard."""
    ear = Ear()
    viewer = ViewerScreen(replay_of(read_record(RECORDS / "b6.mascarade")))
    viewer.sound_in(Room(settings, ear))
    show(viewer)
    return viewer.controls.sound, ear


def test_a_contest_is_heard_from_the_claim_to_the_verdict(settings: Settings, show: Show) -> None:
    table, match, ear = a_heard_table(settings, show)
    events = (
        Took(1, ("1", "2")),
        TurnBegan(1, 2, 2),
        Announced(2, "2", "king"),
        Contested(3, "3"),
        Revealed(((2, "2", "judge"), (3, "3", "king"))),
    )
    match.tell(SETUP, events)
    wait_until(lambda: match.shown_numbers == [0])
    assert [name for name, _ in ear.heard] == ["cloth", "balloon", "contest", "card", "false"]

    table.toolbar.sound.click()
    assert not settings.sound
    match.tell(SETUP, (TurnBegan(2, 3, 3), Took(3, ("3", "2"))), number=1)
    wait_until(lambda: match.shown_numbers == [0, 1])
    assert len(ear.heard) == 5
    table.activateWindow()
    wait_until(table.isActiveWindow)
    QTest.keyClick(table, Qt.Key.Key_M)
    wait_until(lambda: settings.sound)
    table.close_table()


@pytest.mark.parametrize("reduced", [False, True])
def test_a_pulse_is_heard_while_somebody_is_rich(settings: Settings, show: Show, reduced: bool) -> None:
    table, match, ear = a_heard_table(settings, show)
    CLOCK.reduced = reduced
    events = (CoinsMoved((("bank", 2, 4),), "king"), TurnBegan(1, 2, 2), TurnBegan(2, 3, 3))
    match.tell(SETUP, events)
    wait_until(lambda: match.shown_numbers == [0])
    CLOCK.reduced = False
    assert [name for name, _ in ear.heard] == ["coin", *([] if reduced else ["pulse", "pulse"])]
    table.close_table()


def test_nothing_is_heard_while_a_curtain_hangs(settings: Settings, show: Show) -> None:
    table, _, ear = a_heard_table(settings, show)
    events = (Took(1, ("1", "2")), Revealed(((1, "1", "judge"),)))
    for hung, heard in ((True, 0), (False, 2)):
        table.curtain.setVisible(hung)
        for event in events:
            table.director.began.emit(event)
            table.director.happened.emit(event)
        assert len(ear.heard) == heard
    table.close_table()


def turn_wheel(button: QToolButton, notches: float, sideways: int = 0) -> None:
    middle = QPointF(button.rect().center())
    wheel = QWheelEvent(
        middle,
        QPointF(button.mapToGlobal(middle)),
        QPoint(),
        QPoint(sideways, round(notches * 120)),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(button, wheel)


def test_the_volume_is_one_click_away_while_a_game_is_watched(settings: Settings, show: Show) -> None:
    """With the wheel, by a right click, or by the menu key and arrows; each change is tried out."""
    button, ear = a_heard_replay(settings, show)
    button.click()
    assert not settings.sound
    assert "on" in button.accessibleName()
    settings.volume = 50
    turn_wheel(button, 1)
    assert settings.sound
    assert settings.volume == 60
    turn_wheel(button, -1)
    assert settings.volume == 50
    menu = QContextMenuEvent(
        QContextMenuEvent.Reason.Keyboard, QPoint(2, 2), button.mapToGlobal(QPoint(2, 2))
    )
    QApplication.sendEvent(button, menu)
    popup = button.findChild(VolumePopup)
    assert popup is not None
    QTest.keyClick(popup.slider, Qt.Key.Key_Right)
    assert settings.volume == 60
    QTest.keyClick(popup, Qt.Key.Key_Escape)
    assert not popup.isVisible()
    assert [name for name, _ in ear.heard] == ["coin"] * 3


def test_a_touchpad_turns_the_volume_no_faster_than_a_wheel(settings: Settings, show: Show) -> None:
    button, ear = a_heard_replay(settings, show)
    settings.sound, settings.volume = False, 50
    turn_wheel(button, 0, sideways=240)
    assert not settings.sound
    for _ in range(10):
        turn_wheel(button, -0.25)
    assert settings.volume == 30
    assert len(ear.heard) == 2
