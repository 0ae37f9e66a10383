"""Drawings as pixmaps, rendered once from SVG at the size and resolution they are shown in."""

from functools import lru_cache

from PySide6.QtCore import QByteArray, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

from mascarade_qt.system.paths import resources
from mascarade_qt.ui.look.pixmap_cache import PIXMAPS


@lru_cache(maxsize=512)
def _source(name: str) -> QByteArray:
    return QByteArray((resources() / f"{name}.svg").read_bytes())


def canvas(width: float, height: float, ratio: float) -> QPixmap:
    """An empty pixmap of a size in logical pixels."""
    pixmap = QPixmap(QSize(round(width * ratio), round(height * ratio)))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    return pixmap


def picture(name: str, width: int, height: int, ratio: float = 1.0) -> QPixmap:
    """A drawing such as `masks/king`, fitted into a size in logical pixels, sharp at this pixel ratio."""
    return PIXMAPS.sized(name, width, height, ratio, lambda: _drawn(name, width, height, ratio))


def _drawn(name: str, width: int, height: int, ratio: float) -> QPixmap:
    pixmap = canvas(width, height, ratio)
    painter = QPainter(pixmap)
    paint_drawing(painter, name, QRectF(0, 0, pixmap.width() / ratio, pixmap.height() / ratio))
    painter.end()
    return pixmap


def paint_drawing(painter: QPainter, name: str, area: QRectF) -> None:
    """Paint a drawing in the middle of an area, as large as it fits."""
    renderer = QSvgRenderer(_source(name))
    size = renderer.defaultSize().toSizeF().scaled(area.size(), Qt.AspectRatioMode.KeepAspectRatio)
    place = QRectF(area.topLeft(), size)
    place.moveCenter(area.center())
    renderer.render(painter, place)


def tinted(name: str, size: int, colour: str, ratio: float = 1.0) -> QPixmap:
    """A one-colour icon such as `icons/look`, in the given colour."""

    def draw() -> QPixmap:
        pixmap = _drawn(name, size, size, ratio)
        painter = QPainter(pixmap)
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceIn)
        painter.fillRect(pixmap.rect(), QColor(colour))
        painter.end()
        return pixmap

    return PIXMAPS.sized((name, colour), size, size, ratio, draw)


def icon(name: str, colour: str, size: int = 48) -> QIcon:
    """The same as an icon for buttons."""
    return QIcon(tinted(name, size, colour, 2.0))
