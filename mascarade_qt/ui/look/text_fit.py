"""The one way of making painted text fit."""

from functools import lru_cache

from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QFontInfo, QFontMetricsF, QPainter

SMALLEST_TEXT = 9.0  # pixels; anything smaller is unreadable
WRAPPED = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap
ENDLESS = 10_000.0
_STEP = 0.93
MOST_SIZES = 2048


def needed(font: QFont, text: str, width: float) -> QSizeF:
    """The size of the text wrapped to a width; wider if a single word is."""
    metrics = QFontMetricsF(font)
    size = metrics.boundingRect(QRectF(0, 0, width, ENDLESS), WRAPPED.value, text).size()
    longest = max((metrics.horizontalAdvance(word) for word in text.split()), default=0.0)
    return QSizeF(max(size.width(), longest), size.height())


def fitting_font(
    font: QFont, text: str, room: QSizeF, pixels: float | None = None, smallest: float = 4.0
) -> QFont:
    """The font at the largest size, not above `pixels` (its own), at which the text fits; on as many lines
    as there is room for, and never below the smallest size."""
    found = QFont(font)
    found.setPixelSize(_fitting_size(QFont(font), text, room.width(), room.height(), pixels, smallest))
    return found


@lru_cache(MOST_SIZES)  # plates show the same names every time they are painted
def _fitting_size(
    font: QFont, text: str, width: float, height: float, pixels: float | None, smallest: float
) -> int:
    size = float(QFontInfo(font).pixelSize()) if pixels is None else pixels
    found = QFont(font)
    while True:
        found.setPixelSize(max(1, round(max(size, smallest))))
        taken = needed(found, text, width)
        if size <= smallest or (taken.width() <= width and taken.height() <= height):
            return found.pixelSize()
        size *= _STEP


def fitting_width(font: QFont, text: str, width: float, smallest: float = 4.0) -> QFont:
    """The same where the height is free: only the longest word has to fit."""
    return fitting_font(font, text, QSizeF(width, ENDLESS), smallest=smallest)


def write(
    painter: QPainter, text: str, area: QRectF, font: QFont, colour: str, pixels: float | None = None
) -> None:
    """Text in the middle of an area, shrunk to fit."""
    painter.setFont(fitting_font(font, text, area.size(), pixels))
    painter.setPen(QColor(colour))
    painter.drawText(area, WRAPPED, text)
