"""The window fits every screen, and everything in it grows with it."""

import pytest
from PySide6.QtCore import QRect, QSize, QTimer
from PySide6.QtWidgets import QWidget

from mascarade_qt.ui.look.pixmap_cache import PIXMAPS
from mascarade_qt.ui.look.settings import Settings
from mascarade_qt.ui.look.theme import LOOK
from mascarade_qt.ui.window_size import SMALLEST, WindowSize, first_size, zoom_for
from tests.support.waiting import wait_until
from tests.ui.conftest import Show

TITLE_BAR = 32
SCREENS = {
    "720p": (1280, 720),
    "laptop": (1366, 768),
    "1280×800 at 1.25": (1024, 640),
    "1366×768 at 1.5": (910, 512),
    "1080p": (1920, 1080),
    "4K": (3840, 2160),
}


@pytest.mark.parametrize("screen", SCREENS.values(), ids=list(SCREENS))
def test_the_first_window_fits(screen: tuple[int, int]) -> None:
    found = first_size(QRect(0, 0, *screen))
    assert found.width() <= screen[0]
    assert found.height() + TITLE_BAR <= screen[1]
    assert found.width() >= SMALLEST.width()
    assert found.height() >= SMALLEST.height()
    assert found.width() >= 0.75 * screen[0]


@pytest.mark.parametrize(
    ("size", "zoom"),
    [((1280, 720), 1.0), ((1920, 1080), 1.5), ((3840, 2160), 3.0), ((1920, 720), 1.0), ((640, 360), 0.6)],
)
def test_everything_grows_with_the_window(size: tuple[int, int], zoom: float) -> None:
    assert zoom_for(QSize(*size)) == zoom


def test_a_window_that_changes_its_size_takes_its_contents_along(show: Show, settings: Settings) -> None:
    window = QWidget()
    WindowSize(window)
    show(window)
    before, points = LOOK.em(), window.font().pointSizeF()
    show(window, 1920, 1080)
    window.hide()
    window.show()  # at once, without waiting until the size has settled
    assert LOOK.em() == round(1.5 * before)
    assert window.font().pointSizeF() == pytest.approx(1.5 * points, abs=0.1)
    settings.text_size = 200
    assert LOOK.em() == 3 * before


def test_pictures_are_stretched_while_an_edge_is_dragged_and_sharp_after_it(show: Show) -> None:
    """A jump to another size is drawn at once; of a series of them, the last one is."""
    window = QWidget()
    WindowSize(window)
    show(window)
    wait_until(lambda: not any(timer.isActive() for timer in window.findChildren(QTimer)))
    window.resize(1300, 730)
    assert not PIXMAPS.resizing
    window.resize(1310, 735)
    assert PIXMAPS.resizing
    wait_until(lambda: not PIXMAPS.resizing)
