"""Hands that choose a table."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QPushButton,
    QSpinBox,
)
from pytestqt.qtbot import QtBot

from mascarade_qt.engine.scenarios import Scenario
from mascarade_qt.match.table_choice import TableChoice
from mascarade_qt.ui.new_game.screen import NewGameScreen
from tests.ui.seeing import find


def set_players(screen: NewGameScreen, players: int) -> None:
    find(screen, QSpinBox, "playersSpin").setValue(players)
    QApplication.processEvents()


def begin(screen: NewGameScreen, qtbot: QtBot) -> tuple[TableChoice, Scenario]:
    with qtbot.waitSignal(screen.started) as caught:
        QTest.mouseClick(find(screen, QPushButton, "startButton"), Qt.MouseButton.LeftButton)
    assert caught.args is not None
    choice, scenario = caught.args
    return choice, scenario
