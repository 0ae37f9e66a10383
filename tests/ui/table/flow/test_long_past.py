"""A game of thousands of turns is opened without the window standing still, and can be left in the middle."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QTimer
from pytestqt.qtbot import QtBot

from mascarade_qt.engine.cast import Role
from mascarade_qt.engine.game import Game
from mascarade_qt.engine.record import Choice
from mascarade_qt.match.loaded import Loaded, load
from mascarade_qt.ui.table.flow import course
from mascarade_qt.ui.window import MainWindow
from tests.match.tables import a_record

TURNS = 1500
PATIENCE = 60_000


@pytest.fixture(scope="module")
def endless() -> Loaded:
    """Everybody looks, turn after turn."""
    record = a_record(13, (0,), Role(human=False, bot="random"), help="history")
    game, choices = Game(record.setup, listening=False), list[Choice]()
    while game.turn < TURNS and game.question is not None:
        question = game.question
        looks = [answer for answer in question.answers if isinstance(answer, tuple) and answer[0] == "look"]
        answer = looks[0] if looks else question.answers[0]
        choices.append((question.player, question.kind, question.lookup[answer]))
        game.answer(answer)
    return load(replace(record, choices=choices))


def test_a_long_past_is_told_in_slices(
    window: MainWindow, qtbot: QtBot, endless: Loaded, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(course, "SLICE", 0.005)
    window.current_game.play(endless)
    table = window.table
    assert table is not None
    alive = 0

    def count() -> None:
        nonlocal alive
        alive += table._opening is not None and table.log.rowCount() < TURNS

    timer = QTimer()
    timer.timeout.connect(count)
    timer.start(0)
    qtbot.waitUntil(lambda: table._opening is not None and table.asker.waiting, timeout=PATIENCE)
    timer.stop()
    assert alive > 5
    assert table.log.rowCount() > TURNS  # what each of them does, and the rounds
    assert table.company.turn >= TURNS


def test_a_table_can_be_left_while_its_past_is_told(
    window: MainWindow, qtbot: QtBot, endless: Loaded, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(course, "SLICE", 0.001)
    window.current_game.play(endless)
    table = window.table
    assert table is not None
    qtbot.waitUntil(lambda: table._opening is not None and table.log.rowCount() > 100, timeout=PATIENCE)
    assert table.log.rowCount() < TURNS
    window.go("home")
    assert window.table is None
