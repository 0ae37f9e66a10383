"""Drawings as pixmaps, rendered once from SVG at the size and sharpness they are shown with."""

from functools import lru_cache

from PySide6.QtCore import QByteArray, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

from mascarade_qt.paths import resources


@lru_cache(maxsize=512)
def _source(name: str) -> QByteArray:
    return QByteArray((resources() / f"{name}.svg").read_bytes())


@lru_cache(maxsize=2048)
def picture(name: str, width: int, height: int, ratio: float = 1.0) -> QPixmap:
    """A drawing such as `masks/king`, fitted into a size in logical pixels, sharp at this pixel ratio."""
    pixmap = QPixmap(QSize(round(width * ratio), round(height * ratio)))
    pixmap.fill(Qt.GlobalColor.transparent)
    renderer = QSvgRenderer(_source(name))
    size = renderer.defaultSize().scaled(pixmap.size(), Qt.AspectRatioMode.KeepAspectRatio)
    painter = QPainter(pixmap)
    left, top = (pixmap.width() - size.width()) / 2, (pixmap.height() - size.height()) / 2
    renderer.render(painter, QRectF(left, top, size.width(), size.height()))
    painter.end()
    pixmap.setDevicePixelRatio(ratio)
    return pixmap


@lru_cache(maxsize=512)
def tinted(name: str, size: int, colour: str, ratio: float = 1.0) -> QPixmap:
    """A one-colour icon such as `icons/look`, in the given colour."""
    pixmap = QPixmap(picture(name, size, size, ratio))
    painter = QPainter(pixmap)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceIn)
    painter.fillRect(pixmap.rect(), QColor(colour))
    painter.end()
    return pixmap


def icon(name: str, colour: str, size: int = 48) -> QIcon:
    """The same as an icon for buttons."""
    return QIcon(tinted(name, size, colour, 2.0))
