"""Seats, log and masks as Qt models, watched by Qt's own tester."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QAbstractListModel, QModelIndex, Qt
from PySide6.QtGui import QFont
from PySide6.QtTest import QAbstractItemModelTester
from PySide6.QtWidgets import QApplication

from mascarade_qt.engine.events import CoinsMoved, TurnBegan
from mascarade_qt.engine.game import Game
from mascarade_qt.engine.sight import seen
from mascarade_qt.ui.kit.wrapping_delegate import WrappingDelegate
from mascarade_qt.ui.table.board.board import Board
from mascarade_qt.ui.table.board.seats_model import SeatRole, SeatsModel
from mascarade_qt.ui.table.side.log_model import LogModel
from mascarade_qt.ui.table.side.masks_model import MaskRole, MasksModel
from mascarade_qt.words.languages import install
from mascarade_qt.words.story import log_lines
from tests.support.dice import dice
from tests.support.waiting import idle
from tests.ui.table.conftest import Opened
from tests.ui.table.harness import NAMES, StillMatch, a_setup

FATAL = QAbstractItemModelTester.FailureReportingMode.Fatal


def column(model: QAbstractListModel, role: int = Qt.ItemDataRole.DisplayRole) -> list[object]:
    """What a model says of all rows."""
    return [model.index(row).data(role) for row in range(model.rowCount())]


def test_seats_follow_a_game() -> None:
    """Coins, seats and who is out are those of the engine, event by event."""
    for seed in range(6):
        setup = a_setup("ultimate-combo", 11, seed)
        game = Game(setup)
        model = SeatsModel(setup)
        tester = QAbstractItemModelTester(model, FATAL)
        answer = dice(seed)
        for event in game.events:
            model.see(event)
        while (question := game.question) is not None and game.turn < 40:
            model.wait_for(question.player)
            assert column(model, SeatRole.AWAITED).count(True) == 1
            for event in game.answer(answer(question)):
                model.see(seen(event, 0))
            assert column(model, SeatRole.COINS) == game.coins
            assert column(model, SeatRole.PLAYER) == list(game.seats)
            assert column(model) == [NAMES[player] for player in game.seats]
            out = [game.seats[seat] for seat, gone in enumerate(column(model, SeatRole.OUT)) if gone]
            assert sorted(out) == list(game.out)
        del tester


def test_only_what_changes_is_reported(qapp: QApplication) -> None:
    """A view needs to look at nothing else: a board that follows the signals shows what all rows say."""
    setup = a_setup("ultimate-combo", 11, 3)
    game = Game(setup)
    model = SeatsModel(setup)
    board = Board(model)
    reported: list[int] = []
    model.dataChanged.connect(lambda first, last: reported.extend(range(first.row(), last.row() + 1)))
    answer, columns = dice(3), (Qt.ItemDataRole.DisplayRole, *SeatRole)
    while (question := game.question) is not None and game.turn < 40:
        for event in game.answer(answer(question)):
            before = [column(model, role) for role in columns]
            reported.clear()
            model.see(seen(event, 0))
            after = [column(model, role) for role in columns]
            changed = {row for old, new in zip(before, after, strict=True) for row in differing(old, new)}
            assert sorted(reported) == sorted(changed)
        assert [seat.coins for seat in board.seats] == column(model, SeatRole.COINS)
        assert [seat.player for seat in board.seats] == column(model, SeatRole.PLAYER)
        assert [seat.out for seat in board.seats] == column(model, SeatRole.OUT)
        assert board.purses["bank"].accessibleName().endswith(str(game.bank))
    board.deleteLater()


def differing(old: list[object], new: list[object]) -> list[int]:
    """The rows in which two columns differ."""
    return [row for row, (one, other) in enumerate(zip(old, new, strict=True)) if one != other]


def test_catching_up_is_reported_once() -> None:
    setup = a_setup("classic", 6)
    model = SeatsModel(setup)
    resets: list[bool] = []
    model.modelReset.connect(lambda: resets.append(True))
    model.dataChanged.connect(lambda: resets.append(False))
    with model.catching_up():
        for turn in range(5):
            model.see(TurnBegan(turn, turn, turn))
    assert resets == [True]
    assert column(model, SeatRole.ACTIVE).index(True) == 4


def test_the_log_grows_and_is_told_again() -> None:
    """One row per sentence; a change of language retells them all."""
    setup = a_setup("classic", 6)
    game = Game(setup)
    model = LogModel()
    tester = QAbstractItemModelTester(model, FATAL)
    events = [seen(event, 0) for event in game.events]
    answer = dice(2)
    while (question := game.question) is not None and game.turn < 12:
        events += [seen(event, 0) for event in game.answer(answer(question))]
    for line in log_lines(setup, 0, events):
        model.add(line)
    english = column(model)
    assert all(english)
    assert len(english) > 20
    install("fr")
    model.retell(log_lines(setup, 0, events))
    assert len(column(model)) == len(english)
    install("en")
    model.retell(log_lines(setup, 0, events))
    assert column(model) == english
    del tester


def test_without_a_log_this_turn_can_be_read() -> None:
    """What is hidden is the past, not the present."""
    model = LogModel(this_turn=True)
    tester = QAbstractItemModelTester(model, FATAL)
    for line in ("one", "", "two"):
        model.add(line)
    assert column(model) == ["one", "two"]
    model.begin_turn()
    model.add("three")
    assert column(model) == ["three"]
    whole = LogModel()
    whole.add("one")
    whole.begin_turn()
    assert column(whole) == ["one"]
    del tester


def test_masks_in_play() -> None:
    """Each once, with portrait and power."""
    setup = a_setup("a8", 8)
    model = MasksModel(setup)
    tester = QAbstractItemModelTester(model, FATAL)
    assert column(model, MaskRole.MASK) == list(setup.masks)
    assert all(column(model, Qt.ItemDataRole.AccessibleDescriptionRole))
    assert any("×2" in str(name) for name in column(model))
    model.retranslate()
    assert model.rowCount(model.index(0)) == 0
    del tester


def test_lines_are_measured_once(opened: Opened, monkeypatch: pytest.MonkeyPatch) -> None:
    """A new line in a long log makes no work for the lines above it, or the table would stand still."""
    match = StillMatch()
    screen = opened(match).screen
    match.open(a_setup("classic", 6), past=[TurnBegan(0, 0, 0)])
    for row in range(300):
        screen.log.add(f"{row}: somebody says something of usual length")
    idle()
    screen.log.add("The scroll bar has come, so all lines are measured once more")
    idle()
    measured: list[str] = []
    measure = WrappingDelegate.text_font

    def counted(self: WrappingDelegate, font: QFont, index: QModelIndex, width: int) -> QFont:
        measured.append(str(index.data()))
        return measure(self, font, index, width)

    monkeypatch.setattr(WrappingDelegate, "text_font", counted)
    screen.log.add("One line more")
    idle()
    assert "One line more" in measured
    assert len(measured) < 100  # those in sight are drawn


def test_the_last_line_stays_in_sight_when_the_window_changes(opened: Opened) -> None:
    match = StillMatch()
    screen = opened(match).screen
    match.open(a_setup("classic", 6), past=[TurnBegan(0, 0, 0)])
    for row in range(60):
        screen.log.add(f"{row}: somebody says something of usual length")
    idle()
    bar = screen.side.log.verticalScrollBar()
    assert bar.value() == bar.maximum() > 0
    for size in ((1100, 620), (1280, 720)):
        screen.resize(*size)
        idle()
        assert bar.value() == bar.maximum()
    bar.setValue(0)
    screen.resize(1100, 620)
    idle()
    assert bar.value() < bar.maximum(), "whoever reads further up is left there"


def test_the_room_knows_who_is_rich(qapp: object) -> None:
    """From ten coins on; and a plate glows while its player could win with the next move."""
    setup = replace(a_setup("classic", 6), coins=(9, 6, 6, 6, 6, 6))
    board = Board(SeatsModel(setup))
    assert not board.model.tense
    assert not [seat.player for seat in board.seats if seat.near]
    plain = board.grab().toImage()
    board.model.see(CoinsMoved((("bank", 0, 2),), "king"))
    assert board.model.tense
    assert [seat.player for seat in board.seats if seat.near] == [0]
    assert board.grab().toImage() != plain
    board.model.see(CoinsMoved(((0, "courthouse", 5),), "fine"))
    assert not board.model.tense
    assert not [seat.player for seat in board.seats if seat.near]
