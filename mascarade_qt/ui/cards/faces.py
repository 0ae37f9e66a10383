"""The faces and the back of cards as pixmaps: frame, portrait, name, power."""

from functools import lru_cache

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen, QPixmap, QRadialGradient

from mascarade_qt.engine.masks import MASKS
from mascarade_qt.ui.look.art import picture, tinted
from mascarade_qt.ui.look.theme import LOOK
from mascarade_qt.words.masks import mask_name, mask_power

INK = "#2a1420"
BANNER_TEXT = "#fff4d8"
SMALLEST_TEXT = 9.0  # pixels, for names
SMALLEST_POWER = 11.0  # pixels, at a text size of 100 %
POWER_AREA = QRectF(28, 256, 194, 66)  # on a card of 250 × 350


def back(width: int, height: int, ratio: float) -> QPixmap:
    """The one back that all cards have."""
    return picture("cards/back", width, height, ratio)


def face(mask: str, width: int, height: int, ratio: float, star: bool = False, sex: bool = False) -> QPixmap:
    """The face of a mask; with its name and power in the current language, if they can be read."""
    name, power = (mask_name(mask), mask_power(mask)) if speaks(width) else ("", "")
    return _face(mask, name, power, width, height, ratio, star, sex)


def speaks(width: int) -> bool:
    """Whether cards of this width have their text on them; smaller ones need a ribbon with their name.

    All of a size are alike: none speaks unless the longest power could be read.
    """
    return _readable(tuple(mask_power(mask) for mask in MASKS), width, LOOK.scale)


@lru_cache(maxsize=64)
def _readable(powers: tuple[str, ...], width: int, text_scale: float) -> bool:
    scale = width / 250
    room = QRectF(0, 0, POWER_AREA.width() * scale, POWER_AREA.height() * scale)
    fonts = (fitting_font(LOOK.title_font(1.0, bold=False), power, room, 19 * scale) for power in powers)
    return all(font.pixelSize() >= SMALLEST_POWER * text_scale for font in fonts)


@lru_cache(maxsize=8)
def ripple(width: int, height: int, ratio: float) -> QPixmap:
    """A fold of the cloth, moved by hands below it."""
    pixmap = QPixmap(QSize(round(width * ratio), round(height * ratio)))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    fold = QRadialGradient(QRectF(0, 0, width, height).center(), width / 2)
    fold.setColorAt(0, QColor(255, 225, 190, 150))
    fold.setColorAt(0.45, QColor(120, 40, 60, 150))
    fold.setColorAt(1, QColor(40, 5, 15, 0))
    painter.setBrush(fold)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.drawEllipse(QRectF(0, 0, width, height))
    painter.end()
    return pixmap


@lru_cache(maxsize=512)
def _face(
    mask: str, name: str, power: str, width: int, height: int, ratio: float, star: bool, sex: bool
) -> QPixmap:
    pixmap = QPixmap(QSize(round(width * ratio), round(height * ratio)))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
    if power:
        _paint_large(painter, mask, name, power, QSize(width, height), ratio)
    else:
        _paint_small(painter, mask, QSize(width, height), ratio)
    _corners(painter, mask, width / 250, ratio, star, sex)
    painter.end()
    return pixmap


def _paint_large(painter: QPainter, mask: str, name: str, power: str, size: QSize, ratio: float) -> None:
    scale = size.width() / 250
    painter.drawPixmap(0, 0, picture("cards/face", size.width(), size.height(), ratio))
    side = round(196 * scale)
    painter.drawPixmap(round(27 * scale), round(12 * scale), picture(f"masks/{mask}", side, side, ratio))
    _write(painter, name, QRectF(24 * scale, 213 * scale, 202 * scale, 36 * scale), BANNER_TEXT, 26 * scale)
    area = QRectF(POWER_AREA.topLeft() * scale, POWER_AREA.size() * scale)
    _write(painter, power, area, INK, 19 * scale, bold=False)


def _paint_small(painter: QPainter, mask: str, size: QSize, ratio: float) -> None:
    """A card too small for words: a large portrait above the place of its ribbon."""
    width, height = size.width(), size.height()
    frame = QRectF(1, 1, width - 2, height - 2)
    painter.setPen(QPen(QColor(INK), 1.5))
    painter.setBrush(QColor("#f7ecd4"))
    painter.drawRoundedRect(frame, 5, 5)
    painter.setPen(QPen(QColor("#c79a3e"), 1.5))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(frame.adjusted(2.5, 2.5, -2.5, -2.5), 4, 4)
    side = round(min(width * 0.94, height * 0.7))
    painter.drawPixmap(
        round((width - side) / 2), round(height * 0.04), picture(f"masks/{mask}", side, side, ratio)
    )


def _corners(painter: QPainter, mask: str, scale: float, ratio: float, star: bool, sex: bool) -> None:
    size = max(10, round(30 * scale))
    if star:
        painter.drawPixmap(round(18 * scale), round(16 * scale), tinted("icons/star", size, "#7a1f37", ratio))
    if sex:
        name = "icons/female" if MASKS[mask].sex == "f" else "icons/male"
        painter.drawPixmap(round(232 * scale) - size, round(16 * scale), tinted(name, size, INK, ratio))


def _write(painter: QPainter, text: str, area: QRectF, colour: str, pixels: float, bold: bool = True) -> None:
    """Text that always fits: smaller where it has to be, on as many lines as there is room for."""
    font = fitting_font(LOOK.title_font(1.0, bold), text, area, pixels)
    painter.setFont(font)
    painter.setPen(QColor(colour))
    painter.drawText(area, Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap, text)


def fitting_font(font: QFont, text: str, area: QRectF, pixels: float) -> QFont:
    """The font at the largest size, not above `pixels`, at which the text fits into the area."""
    size = pixels
    flags = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap
    while True:
        font.setPixelSize(max(1, round(size)))
        metrics = QFontMetricsF(font)
        needed = metrics.boundingRect(QRectF(0, 0, area.width(), 10_000), flags.value, text)
        longest = max((metrics.horizontalAdvance(word) for word in text.split()), default=0.0)
        if size <= 4 or (needed.height() <= area.height() and longest <= area.width()):
            return font
        size *= 0.93
