"""A table whose window is dragged larger: plates are stretched, and sharp again at rest."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from mascarade_qt.engine import events as happened
from mascarade_qt.ui.look.pixmap_cache import PIXMAPS
from mascarade_qt.ui.table.board.seat import SeatWidget
from tests.support.waiting import idle
from tests.ui.table.conftest import Opened
from tests.ui.table.harness import StillMatch, a_setup


@pytest.fixture
def plate(opened: Opened) -> Iterator[SeatWidget]:
    """One of thirteen."""
    match = StillMatch()
    screen = opened(match).screen
    match.open(a_setup("a8", 13), past=[happened.TurnBegan(0, 0, 0)])
    idle()
    yield screen.board.seats[3]
    PIXMAPS.resizing = False


def test_a_plate_is_drawn_once_while_the_window_is_dragged(
    plate: SeatWidget, monkeypatch: pytest.MonkeyPatch
) -> None:
    painted: list[object] = []
    paint = plate._paint_person

    def watched(painter: QPainter, frame: QRectF) -> None:
        painted.append(frame)
        paint(painter, frame)

    monkeypatch.setattr(plate, "_paint_person", watched)
    PIXMAPS.resizing = True
    for width in range(130, 160, 5):
        plate.resize(width, 60)
        plate.grab()
    assert len(painted) == 1
    PIXMAPS.resizing = False
    plate.grab()
    assert len(painted) == 2


def test_what_happens_meanwhile_is_seen(plate: SeatWidget) -> None:
    PIXMAPS.resizing = True
    before = plate.grab().toImage()
    assert plate.grab().toImage() == before
    plate.set_coins(9)
    assert plate.grab().toImage() != before
