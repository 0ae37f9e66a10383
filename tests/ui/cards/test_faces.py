"""A card looks the same everywhere: lying, turning, behind the curtain."""

import random

import pytest
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QLabel

from mascarade_qt.engine.masks import MASKS
from mascarade_qt.engine.scenarios import Scenario, deal
from mascarade_qt.engine.setup import Setup
from mascarade_qt.ui.cards import painter as cards
from mascarade_qt.ui.cards.faces import Faces
from mascarade_qt.ui.look.pixmap_cache import PIXMAPS
from mascarade_qt.ui.look.settings import Settings
from mascarade_qt.ui.table.board.board import Board
from mascarade_qt.ui.table.board.seats_model import SeatsModel
from mascarade_qt.ui.table.prompt.curtain import Curtain
from mascarade_qt.words.masks import mask_name, mask_power
from tests.ui.conftest import Show
from tests.ui.table.film import differences
from tests.ui.table.harness import NAMES

MASKS_IN_PLAY = ("judge", "king", "courtesan", "bear_tamer", "witch", "queen")
STEPS = ({"do": "bank", "n": 2},)


@pytest.fixture
def dealt(settings: Settings) -> Setup:
    """A deal with a Courtesan and a Bear Tamer."""
    scenario = Scenario("", 4, 4, MASKS_IN_PLAY, bear_tamer=STEPS)
    return deal(scenario, NAMES[:4], random.Random(1), first=0, opening_turns=0)


def test_the_signs_of_this_game(dealt: Setup) -> None:
    faces = Faces(dealt)
    assert faces.face("king").star
    assert faces.face("bear_tamer").star
    assert faces.face("bear_tamer").power == mask_power("bear_tamer", STEPS)
    assert not faces.face("judge").star
    assert all(faces.face(mask).sex == MASKS[mask].sex for mask in MASKS_IN_PLAY)


@pytest.mark.parametrize("size", [(1000, 600), (3000, 1800)])
@pytest.mark.parametrize("mask", ["king", "bear_tamer", "courtesan"])
def test_what_moves_looks_like_what_lies(dealt: Setup, show: Show, mask: str, size: tuple[int, int]) -> None:
    """The picture of a turning card, ribbon and signs included, is that of the card when it lies there."""
    board = Board(SeatsModel(dealt))
    show(board, *size)
    card = board.cards["1"]
    pixmap, area = card.likeness(mask)
    board.turn_up("1", mask)
    lying = board.grab().toImage()
    drawn = QImage(lying)
    painter = QPainter(drawn)
    painter.drawPixmap(area.topLeft(), pixmap)
    painter.end()
    middle = area.toAlignedRect().adjusted(8, 8, -8, -8)
    alike = _share(lying.copy(middle), drawn.copy(middle))
    board.turn_up("1", None)
    turned = _share(board.grab().toImage().copy(middle), drawn.copy(middle))
    assert alike < 0.01
    assert turned > 0.3


def _share(one: QImage, other: QImage) -> float:
    """The part of the pixels that differ."""
    return differences(one, other) / (one.width() * one.height())


def test_the_curtain_shows_the_same_card(dealt: Setup, show: Show) -> None:
    screen = show(QLabel(), 1000, 700)
    faces = Faces(dealt)
    curtain = Curtain(faces, screen)
    curtain.ask_for("For Anna", "I am Anna", "close")
    curtain.show_secret("Your card", ["king"], [("Close", 0)])
    shown = [label.pixmap() for label in curtain.findChildren(QLabel) if not label.pixmap().isNull()]
    assert len(shown) == 1
    size = shown[0].deviceIndependentSize().toSize()
    own = faces.pixmap("king", size.width(), size.height(), screen.devicePixelRatioF())
    same = shown[0].toImage() == own.toImage()
    assert same
    assert MASKS["king"].star


def test_behind_the_curtain_a_card_has_its_name_at_any_text_size(
    dealt: Setup, settings: Settings, show: Show, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It gets no ribbon, and there may be no room for its power."""
    settings.text_size = 200
    screen = show(QLabel(), 1000, 700)
    curtain = Curtain(Faces(dealt), screen)
    curtain.ask_for("For Anna", "I am Anna", "close")
    written: list[str] = []
    monkeypatch.setattr(cards, "write", lambda _, text, *__: written.append(text))
    PIXMAPS.clear()
    curtain.show_secret("Your card", ["bear_tamer"], [("Close", 0)])
    assert mask_name("bear_tamer") in written
