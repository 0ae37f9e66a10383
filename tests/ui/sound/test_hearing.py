"""What happens at a table is heard, and can be switched off there with one click."""

from typing import cast

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from mascarade_qt.engine.events import Announced, Contested, Revealed, Took, TurnBegan
from mascarade_qt.match.thread import MatchThread
from mascarade_qt.ui.look.settings import Settings
from mascarade_qt.ui.sound.room import Room
from mascarade_qt.ui.table.hearing import Hearing
from mascarade_qt.ui.table.screen import TableScreen
from tests.ui.conftest import Show
from tests.ui.sound.test_room import Ear
from tests.ui.table.harness import StillMatch, a_setup


def test_a_contest_is_heard_from_the_claim_to_the_verdict(
    qtbot: QtBot, settings: Settings, show: Show
) -> None:
    match, setup, ear = StillMatch(), a_setup("a5", 6), Ear()
    table = TableScreen(cast(MatchThread, match))
    Hearing(table, Room(settings, ear), settings)
    show(table)
    match.open(setup, past=(TurnBegan(0, 1, 1),))
    events = (
        Took(1, ("1", "2")),
        TurnBegan(1, 2, 2),
        Announced(2, "2", "king"),
        Contested(3, "3"),
        Revealed(((2, "2", "judge"), (3, "3", "king"))),
    )
    match.tell(setup, events)
    qtbot.waitUntil(lambda: match.shown_numbers == [0])
    assert [name for name, _ in ear.heard] == ["cloth", "balloon", "contest", "card", "false"]

    table.toolbar.sound.click()
    assert not settings.sound
    match.tell(setup, (TurnBegan(2, 3, 3), Took(3, ("3", "2"))), number=1)
    qtbot.waitUntil(lambda: match.shown_numbers == [0, 1])
    assert len(ear.heard) == 5
    table.activateWindow()
    qtbot.waitUntil(table.isActiveWindow)
    QTest.keyClick(table, Qt.Key.Key_M)
    qtbot.waitUntil(lambda: settings.sound)
    table.close_table()
