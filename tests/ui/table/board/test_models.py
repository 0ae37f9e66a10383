"""Seats, log and masks as Qt models, watched by Qt's own tester."""

from collections.abc import Sequence
from dataclasses import replace

import pytest
from PySide6.QtCore import QAbstractListModel, QModelIndex, Qt, QTimer
from PySide6.QtGui import QFont
from PySide6.QtTest import QAbstractItemModelTester
from PySide6.QtWidgets import QApplication

from mascarade_qt.engine.events import CoinsMoved, Event, TurnBegan
from mascarade_qt.engine.game import Game
from mascarade_qt.engine.setup import Setup
from mascarade_qt.engine.sight import seen
from mascarade_qt.ui.kit.wrapping_delegate import WrappingDelegate
from mascarade_qt.ui.look import motion
from mascarade_qt.ui.look.art import tinted
from mascarade_qt.ui.look.style import apply_look
from mascarade_qt.ui.look.theme import THEMES
from mascarade_qt.ui.table.board.board import Board
from mascarade_qt.ui.table.board.seats_model import SeatRole, SeatsModel
from mascarade_qt.ui.table.screen import TableScreen
from mascarade_qt.ui.table.side.log_delegate import SIGNS
from mascarade_qt.ui.table.side.log_model import LogModel, LogRole
from mascarade_qt.ui.table.side.masks_model import MaskRole, MasksModel
from mascarade_qt.words.company import Company
from mascarade_qt.words.kinds import KINDS
from mascarade_qt.words.languages import install
from mascarade_qt.words.story import Story, Told
from tests.support.dice import dice
from tests.support.waiting import idle, wait_until
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
    model = LogModel()
    tester = QAbstractItemModelTester(model, FATAL)
    events = some_turns(setup, 12)
    for told in story(setup, events):
        model.add(told)
    english = column(model)
    assert all(english)
    assert len(english) > 20
    install("fr")
    model.retell(story(setup, events))
    assert len(column(model)) == len(english)
    assert column(model)[0] == "Tour de table 1"
    install("en")
    model.retell(story(setup, events))
    assert column(model) == english
    del tester


def story(setup: Setup, events: Sequence[Event]) -> list[Told]:
    """All of it in words."""
    telling = Story(Company(setup, 0))
    return [telling.add(event) for event in events]


def some_turns(setup: Setup, turns: int) -> list[Event]:
    """What one player sees of a game."""
    game = Game(setup)
    events = [seen(event, 0) for event in game.events]
    answer = dice(2)
    while (question := game.question) is not None and game.turn < turns:
        events += [seen(event, 0) for event in game.answer(answer(question))]
    return events


def test_the_log_has_a_heading_for_each_round() -> None:
    """The first sentence says whose turn it is; listeners also hear which turn it is."""
    setup = a_setup("classic", 6)
    model = LogModel()
    for told in story(setup, some_turns(setup, 13)):
        model.add(told)
    rows, headings = column(model), column(model, LogRole.HEADING)
    assert [row for row, heading in zip(rows, headings, strict=True) if heading] == [
        "Round 1",
        "Round 2",
        "Round 3",
    ]
    assert not any(str(row).startswith("Turn ") for row in rows)
    firsts = [number for number, first in enumerate(column(model, LogRole.FIRST)) if first]
    heard = column(model, Qt.ItemDataRole.AccessibleTextRole)
    assert [str(heard[row]).split(".")[0] for row in firsts] == [f"Turn {turn}" for turn in range(1, 14)]
    assert all(str(heard[row]).endswith(str(rows[row])) for row in firsts)
    kinds = column(model, LogRole.KIND)
    assert all(kind in KINDS for kind, heading in zip(kinds, headings, strict=True) if not heading)


def test_a_log_of_this_turn_has_no_headings() -> None:
    setup = a_setup("classic", 6)
    model = LogModel(this_turn=True)
    for told in story(setup, some_turns(setup, 8)):
        if told.turn:
            model.begin_turn()
        model.add(told)
    assert not any(column(model, LogRole.HEADING))
    assert not any(column(model, LogRole.FIRST))


def test_every_kind_of_event_has_a_sign_in_a_colour_of_every_theme() -> None:
    assert set(SIGNS) == set(KINDS)
    for drawing, colour in SIGNS.values():
        assert not tinted(drawing, 16, "#ffffff").isNull()
        assert all(hasattr(theme, colour) for theme in THEMES.values())


def test_without_a_log_this_turn_can_be_read() -> None:
    """What is hidden is the past, not the present."""
    model = LogModel(this_turn=True)
    tester = QAbstractItemModelTester(model, FATAL)
    for line in ("one", "", "two"):
        model.add(Told(line, line, None))
    assert column(model) == ["one", "two"]
    model.begin_turn()
    model.add(Told("three", "", None))
    assert column(model) == ["three"]
    whole = LogModel()
    whole.add(Told("one", "", None))
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


@pytest.mark.parametrize("large", [False, True])
def test_a_turn_stands_apart_from_the_one_before(opened: Opened, large: bool) -> None:
    """Its first line has room above it, and a heading more; the others follow closely."""
    apply_look("night", 180 if large else 100)
    match = StillMatch()
    screen = opened(match).screen
    match.open(a_setup("classic", 6), past=[TurnBegan(0, 0, 0)])
    idle()
    log = screen.log
    log.retell([Told("", "", None, turn=1, heading="1"), *(Told("Hm.", "", None),) * 2])
    log.add(Told("", "", None, turn=2))
    log.add(Told("Hm.", "", None))
    idle()
    heading, *lines = (screen.side.log.sizeHintForIndex(log.index(row)).height() for row in range(4))
    assert lines[0] == lines[2] > lines[1]
    assert heading > lines[1]


def with_lines(opened: Opened, count: int) -> TableScreen:
    """A table with a log of this many lines, and the turn's own."""
    match = StillMatch()
    screen = opened(match).screen
    match.open(a_setup("classic", 6), past=[TurnBegan(0, 0, 0)])
    for row in range(count):
        screen.log.add(Told(f"{row}: somebody says something of usual length", "", None))
    idle()
    return screen


def test_lines_are_measured_once(opened: Opened, monkeypatch: pytest.MonkeyPatch) -> None:
    """A new line in a long log costs no work for the lines above it, so the table doesn't freeze."""
    screen = with_lines(opened, 300)
    screen.log.add(Told("The scroll bar has come, so all lines are measured once more", "", None))
    idle()
    measured: list[str] = []
    measure = WrappingDelegate.text_font

    def counted(self: WrappingDelegate, font: QFont, index: QModelIndex, width: int) -> QFont:
        measured.append(str(index.data()))
        return measure(self, font, index, width)

    monkeypatch.setattr(WrappingDelegate, "text_font", counted)
    screen.log.add(Told("One line more", "", None))
    idle()
    assert "One line more" in measured
    assert len(measured) < 100  # those in sight are drawn


def test_the_last_line_stays_in_sight_when_the_window_changes(opened: Opened) -> None:
    screen = with_lines(opened, 60)
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


def seated(*characters: str) -> Board:
    """A table at which these sit next to a person."""
    return Board(SeatsModel(replace(a_setup("classic", 6), characters=("", *characters, *[""] * 6)[:6])))


def test_everybody_has_a_face(qapp: object) -> None:
    """Characters theirs; people, unknown ones and those without any a neutral one."""
    board = seated("bettina", "casanova", "../../masks/king", "orsola")
    assert [seat.face for seat in board.seats] == [
        "avatars/a00",
        "characters/bettina-calm",
        "avatars/a02",
        "avatars/a03",
        "characters/orsola-calm",
        "avatars/a05",
    ]


def test_faces_show_what_has_just_been_seen_and_calm_down(qapp: object) -> None:
    board = seated("bettina", "orsola")
    calm = board.seats[1].grab().toImage()
    board.model.see(CoinsMoved(((2, 1, 2), ("bank", 0, 3)), "thief"))
    faces = [seat.face for seat in board.seats[:3]]
    assert faces == ["avatars/a00", "characters/bettina-pleased", "characters/orsola-stung"]
    assert board.seats[1].grab().toImage() != calm
    for timer in board.model.findChildren(QTimer):
        assert timer.isActive()
        timer.start(0)
    wait_until(lambda: board.seats[1].face == "characters/bettina-calm")
    assert board.seats[2].face == "characters/orsola-calm"


def test_a_later_mood_takes_the_place_of_the_first(qapp: object) -> None:
    board = seated("bettina")
    board.model.see(CoinsMoved((("bank", 1, 3),), "king"))
    board.model.see(CoinsMoved(((1, "courthouse", 1),), "fine"))
    assert board.seats[1].face == "characters/bettina-stung"
    assert [timer.interval() for timer in board.model.findChildren(QTimer)] == [motion.MOODS["stung"]]
    board.model.calm_down()
    assert not [timer for timer in board.model.findChildren(QTimer) if timer.isActive()]


def test_the_past_leaves_nobody_moved(qapp: object) -> None:
    board = seated("bettina")
    with board.model.catching_up():
        board.model.see(CoinsMoved((("bank", 1, 3),), "king"))
    assert board.seats[1].face == "characters/bettina-calm"
