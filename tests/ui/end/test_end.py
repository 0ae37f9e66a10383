"""The unmasking."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QPushButton
from pytestqt.qtbot import QtBot

from mascarade_qt.engine.game import Game
from mascarade_qt.engine.record import read_record, steps
from mascarade_qt.match.messages import Finale, Role
from mascarade_qt.ui.cards.mask_card import SmallCard
from mascarade_qt.ui.end.lie_row import LieRow
from mascarade_qt.ui.end.screen import EndScreen
from mascarade_qt.ui.end.seat_result import SeatResult
from mascarade_qt.ui.look.settings import Settings
from tests.ui.conftest import Show
from tests.ui.seeing import cut, find, nameless, overlapping

RECORDS = Path(__file__).resolve().parents[2] / "records"
NAMES = ("a5", "small-two", "small-three", "ultimate-combo", "deadly-duel")


def finale(name: str, people: int = 1) -> Finale:
    """A game of the collection, as the match tells it."""
    record = read_record(RECORDS / f"{name}.mascarade")
    game = Game(record.setup)
    events = list(game.events)
    for after in steps(game, record.choices):
        events += after.events
    players = range(len(record.setup.players))
    return Finale(record.setup, tuple(Role(human=player < people) for player in players), tuple(events))


@pytest.mark.parametrize("name", NAMES)
def test_everything_is_open(name: str, settings: Settings, show: Show) -> None:
    told = finale(name)
    screen = EndScreen(told, "history")
    show(screen)
    result = screen.result
    assert find(screen, QLabel, "winnerLabel").text()
    assert find(screen, QLabel, "whyLabel").text()
    assert find(screen, QLabel, "helpLabel").text().endswith("History")
    cards = sorted(card.mask_id for card in screen.findChildren(SmallCard))
    assert cards == sorted(result.cards.values())
    assert len(screen.findChildren(LieRow)) == len(result.lies)
    seats = [seat for seat in screen.findChildren(SeatResult) if seat.objectName() != "centreResult"]
    assert len(seats) == len(told.setup.players)
    assert not nameless(screen)


@pytest.mark.parametrize("name", ["rematch", "newTable", "saveAs", "home"])
def test_every_button_is_told(name: str, settings: Settings, show: Show, qtbot: QtBot) -> None:
    screen = EndScreen(finale("a5"), "classic")
    show(screen)
    screen.entered()
    assert find(screen, QPushButton, "rematchButton").hasFocus()
    with qtbot.waitSignal(screen.chosen) as caught:
        QTest.mouseClick(find(screen, QPushButton, f"{name}Button"), Qt.MouseButton.LeftButton)
    assert caught.args == [name]


@pytest.mark.parametrize(("width", "height", "size"), [(1024, 640, 80), (1280, 720, 100), (1280, 720, 200)])
@pytest.mark.parametrize("name", ["a5", "ultimate-combo"])
def test_nothing_is_cut(
    width: int, height: int, size: int, name: str, settings: Settings, show: Show
) -> None:
    settings.text_size = size
    screen = EndScreen(finale(name, people=2), "coach")
    show(screen, width, height)
    assert not cut(screen)
    assert not overlapping(screen)


def test_it_follows_language_and_theme(settings: Settings, show: Show) -> None:
    screen = EndScreen(finale("a5"), "classic")
    show(screen)
    for language, theme in (("fr", "salon"), ("uk", "contrast"), ("en", "night")):
        settings.language, settings.theme = language, theme
    assert find(screen, QPushButton, "homeButton").accessibleName() == "Home"
