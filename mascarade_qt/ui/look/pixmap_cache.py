"""A cache of drawn pixmaps, up to a number of bytes; the least recently used are dropped first."""

import sys
from collections import OrderedDict
from collections.abc import Callable, Hashable

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QPixmap


class PixmapCache:
    """A cache that counts bytes, not pictures: a hundred window sizes must not fill the memory."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._pixmaps: OrderedDict[Hashable, QPixmap] = OrderedDict()
        self._latest: dict[Hashable, Hashable] = {}  # for each kind of picture, the last key it had
        self.bytes = 0
        self.resizing = False  # while sizes keep changing, a picture of another size will do

    def take(self, key: Hashable, draw: Callable[[], QPixmap]) -> QPixmap:
        """The pixmap for this key, drawn now if necessary."""
        found = self._pixmaps.get(key)
        if found is not None:
            self._pixmaps.move_to_end(key)
            return found
        resizing, self.resizing = self.resizing, False  # cached pictures are made of sharp ones
        drawn = draw()
        self.resizing = resizing
        self._pixmaps[key] = drawn
        self.bytes += _bytes(drawn)
        while self.bytes > self._most and len(self._pixmaps) > 1:
            _, oldest = self._pixmaps.popitem(last=False)
            self.bytes -= _bytes(oldest)
        return drawn

    def sized(
        self, kind: Hashable, width: int, height: int, ratio: float, draw: Callable[[], QPixmap]
    ) -> QPixmap:
        """The same for a picture that is drawn in many sizes, given in logical pixels."""
        key = (kind, width, height, ratio)
        latest = self._pixmaps.get(self._latest.get(kind))
        if self.resizing and latest is not None and key not in self._pixmaps:
            stretched = latest.scaled(
                QSize(round(width * ratio), round(height * ratio)),
                Qt.AspectRatioMode.IgnoreAspectRatio,
                Qt.TransformationMode.SmoothTransformation,
            )
            stretched.setDevicePixelRatio(ratio)
            return stretched
        self._latest[kind] = key
        return self.take(key, draw)

    def clear(self) -> None:
        """Have everything drawn again."""
        self._pixmaps.clear()
        self._latest.clear()
        self.bytes = 0


def _bytes(pixmap: QPixmap) -> int:
    return pixmap.width() * pixmap.height() * pixmap.depth() // 8


def give_back_pictures() -> None:
    """Let glibc return large blocks when they are freed: otherwise it learns to keep them, and a window that
    is resized often ends up with a hundred megabytes of holes. Memory left over from starting up is given
    back now."""
    if sys.platform != "linux":
        return
    import ctypes  # not before home is visible

    try:
        system = ctypes.CDLL(None)
        system.mallopt(_MMAP_THRESHOLD, _LARGE)
        system.malloc_trim(0)
    except (OSError, AttributeError):
        return  # another C library


_MMAP_THRESHOLD, _LARGE = -3, 256 * 1024
PIXMAPS = PixmapCache(16 * 1024 * 1024)
