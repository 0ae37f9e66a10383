"""Cached pictures take a bounded number of bytes."""

import pytest
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QApplication

from mascarade_qt.ui.look.art import picture
from mascarade_qt.ui.look.pixmap_cache import PIXMAPS, PixmapCache

MOST = 40 * 1024 * 1024  # what many sizes of a window may add; tests/benchmarks/resizes.py measures it


def square(side: int) -> QPixmap:
    return QPixmap(side, side)


def test_what_is_there_is_not_drawn_again(qapp: QApplication) -> None:
    cache, drawn = PixmapCache(10**6), []

    def draw() -> QPixmap:
        drawn.append(1)
        return square(10)

    assert cache.take("one", draw).cacheKey() == cache.take("one", draw).cacheKey()
    assert len(drawn) == 1
    cache.clear()
    cache.take("one", draw)
    assert len(drawn) == 2


def test_the_oldest_goes_first(qapp: QApplication) -> None:
    cache = PixmapCache(3 * 100 * 4)
    for name in ("a", "b", "c"):
        cache.take(name, lambda: square(10))
    before = cache.bytes
    cache.take("a", lambda: pytest.fail("it was there"))
    cache.take("d", lambda: square(10))
    assert cache.bytes == before
    cache.take("a", lambda: pytest.fail("it was used a moment ago"))
    assert cache.take("b", lambda: square(7)).width() == 7


def test_a_picture_that_is_too_large_is_still_given(qapp: QApplication) -> None:
    cache = PixmapCache(10)
    assert cache.take("large", lambda: square(50)).width() == 50
    cache.take("small", lambda: square(5))
    assert cache.bytes == 5 * 5 * 4


def test_fifty_sizes_stay_below_the_limit(qapp: QApplication) -> None:
    PIXMAPS.clear()
    for step in range(0, 150, 3):
        for name in ("cards/back", "masks/king", "masks/queen", "avatars/a00"):
            picture(name, 80 + step, 120 + step, 2.0)
        assert PIXMAPS.bytes < MOST * 0.7


def test_in_haste_a_picture_of_another_size_will_do(qapp: QApplication) -> None:
    """While the window's edge is dragged, nothing is drawn again; after that, everything is sharp."""
    cache = PixmapCache(10**6)
    cache.sized("king", 10, 14, 2.0, lambda: QPixmap(20, 28))
    cache.resizing = True
    stretched = cache.sized("king", 12, 17, 2.0, lambda: pytest.fail("drawn in haste"))
    assert (stretched.width(), stretched.height(), stretched.devicePixelRatio()) == (24, 34, 2.0)
    assert cache.sized("queen", 10, 10, 1.0, lambda: square(10)).width() == 10, "there was none to stretch"
    cache.resizing = False
    sharp = cache.sized("king", 12, 17, 2.0, lambda: QPixmap(24, 34))
    assert sharp.cacheKey() != stretched.cacheKey()


def test_what_is_drawn_in_haste_and_kept_is_sharp(qapp: QApplication) -> None:
    """A card first seen at such a moment contains pictures, which must not be stretched."""
    cache = PixmapCache(10**6)
    cache.sized("portrait", 10, 10, 1.0, lambda: square(10))
    cache.resizing = True
    inside: list[int] = []

    def card() -> QPixmap:
        inside.append(cache.sized("portrait", 30, 30, 1.0, lambda: square(30)).cacheKey())
        return square(40)

    cache.sized("card", 40, 40, 1.0, card)
    assert cache.resizing
    assert inside == [
        cache.take(("portrait", 30, 30, 1.0), lambda: pytest.fail("it was stretched")).cacheKey()
    ]
