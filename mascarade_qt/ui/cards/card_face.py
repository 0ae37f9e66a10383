"""How a mask's card is painted: ivory face, gold frame, portrait, name, power, ★ and sex."""

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QLinearGradient,
    QPainter,
    QPen,
    QPolygonF,
)

from mascarade_qt.ui.look.art import picture, tinted
from mascarade_qt.ui.look.theme import LOOK

INK = "#20131f"
_IVORY, _IVORY_DARK, _GOLD, _RIBBON, _RIBBON_DARK, _ON_RIBBON = (
    "#fff8e8", "#f1e2c3", "#b98a36", "#7d1f35", "#521224", "#fff4d8",
)  # fmt: skip
_WRAP = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap
_FACE = QSize(250, 350)  # as drawn; the areas below are those of resources/README.md
_PORTRAIT_AREA, _NAME_AREA = QRectF(27, 12, 196, 196), QRectF(20, 212, 210, 38)
_POWER_AREA = QRectF(24, 256, 202, 58)


@dataclass(frozen=True)
class Face:
    """What stands on a card, in the current language."""

    mask: str
    name: str
    power: str = ""
    star: bool = False
    sex: str = ""  # f, m, or nothing where it does not matter
    icon: str = ""  # what the power does, in resources/icons


def fitted(font: QFont, text: str, width: float, smallest: float = 0.6) -> QFont:
    """The font, made smaller until the longest word fits."""
    found = QFont(font)
    words = text.split() or [""]
    widest = max(QFontMetricsF(found).horizontalAdvance(word) for word in words)
    if widest > width:
        found.setPointSizeF(found.pointSizeF() * max(smallest, width / widest))
    return found


def _text_height(font: QFont, text: str, width: float) -> float:
    return QFontMetricsF(font).boundingRect(QRectF(0, 0, width, 10000), _WRAP, text).height()


def _metrics(face: Face, width: float) -> tuple[float, float, float, float, QFont, QFont]:
    """Margin, portrait, ribbon and text heights, and the two fonts."""
    margin = LOOK.em(0.6)
    inner = width - 2 * margin
    portrait = inner * 0.74
    name_font = fitted(LOOK.title_font(0.95), face.name, inner - LOOK.em(0.2))
    power_font = fitted(LOOK.font(0.86), face.power, inner)
    ribbon = _text_height(name_font, face.name, inner) + LOOK.em(0.3)
    power = _text_height(power_font, face.power, inner) if face.power else 0.0
    return margin, portrait, ribbon, power, name_font, power_font


def face_height(face: Face, width: float) -> int:
    """How tall the card must be for its text."""
    margin, portrait, ribbon, power, _, _ = _metrics(face, width)
    return round(margin * 2 + portrait + ribbon + power + LOOK.em(1.0))


def paint_face(painter: QPainter, area: QRectF, face: Face, ratio: float) -> None:
    """Paint the card with its power."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    margin, portrait, ribbon, _, name_font, power_font = _metrics(face, area.width())
    _paint_ground(painter, area)
    size = round(portrait)
    top = area.top() + margin * 0.8
    painter.drawPixmap(
        QPointF(area.center().x() - size / 2, top), picture(f"masks/{face.mask}", size, size, ratio)
    )
    _paint_signs(painter, area, face, ratio)
    band = QRectF(area.left() + 2, top + portrait, area.width() - 4, ribbon)
    _paint_ribbon(painter, band)
    painter.setFont(name_font)
    painter.setPen(QColor("#ffffff" if _plain() else _ON_RIBBON))
    painter.drawText(band.adjusted(margin, 0, -margin, 0), _WRAP, face.name)
    painter.setFont(power_font)
    painter.setPen(QColor("#000000" if _plain() else INK))
    text = QRectF(area.left() + margin, band.bottom(), area.width() - 2 * margin, 0)
    text.setBottom(area.bottom() - margin * 0.6)
    painter.drawText(text, _WRAP, face.power)


def paint_portrait_card(painter: QPainter, area: QRectF, face: Face, ratio: float) -> None:
    """Paint the drawn card with portrait and name only; the area has a card's proportions."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    width, height = round(area.width()), round(area.height())
    painter.drawPixmap(area.topLeft(), picture("cards/face", width, height, ratio))
    scale = area.width() / _FACE.width()
    size = round(_PORTRAIT_AREA.width() * scale)
    corner = area.topLeft() + _PORTRAIT_AREA.topLeft() * scale
    painter.drawPixmap(corner, picture(f"masks/{face.mask}", size, size, ratio))
    band = QRectF(area.topLeft() + _NAME_AREA.topLeft() * scale, _NAME_AREA.size() * scale)
    font = LOOK.title_font()
    font.setPixelSize(max(7, round(26 * scale)))
    widest = QFontMetricsF(font).horizontalAdvance(face.name)
    if widest > band.width():
        font.setPixelSize(max(6, int(26 * scale * band.width() / widest)))
    painter.setFont(font)
    painter.setPen(QColor(_ON_RIBBON))
    painter.drawText(band, Qt.AlignmentFlag.AlignCenter, face.name)
    if face.icon:
        size = round(_POWER_AREA.height() * scale * 0.86)
        corner = area.topLeft() + _POWER_AREA.center() * scale - QPointF(size / 2, size / 2)
        painter.drawPixmap(corner, tinted(f"icons/{face.icon}", size, _RIBBON_DARK, ratio))


def card_size(width: float) -> QSize:
    """A card's proportions."""
    return QSize(round(width), round(width * _FACE.height() / _FACE.width()))


def _plain() -> bool:
    return LOOK.theme.name == "contrast"


def _paint_ground(painter: QPainter, area: QRectF) -> None:
    if _plain():
        painter.setPen(QPen(QColor("#ffffff"), 2))
        painter.setBrush(QColor("#ffffff"))
        painter.drawRoundedRect(area.adjusted(1, 1, -1, -1), 8, 8)
        return
    ivory = QLinearGradient(area.topLeft(), area.bottomLeft())
    ivory.setColorAt(0, QColor(_IVORY))
    ivory.setColorAt(1, QColor(_IVORY_DARK))
    painter.setPen(QPen(QColor(_GOLD), 1.6))
    painter.setBrush(ivory)
    painter.drawRoundedRect(area.adjusted(1, 1, -1, -1), 8, 8)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(_GOLD), 0.8))
    painter.drawRoundedRect(area.adjusted(4.5, 4.5, -4.5, -4.5), 5, 5)


def _paint_ribbon(painter: QPainter, band: QRectF) -> None:
    if _plain():
        painter.fillRect(band, QColor("#000000"))
        return
    silk = QLinearGradient(band.topLeft(), band.bottomLeft())
    silk.setColorAt(0, QColor("#93283f"))
    silk.setColorAt(1, QColor(_RIBBON))
    painter.setPen(QPen(QColor(_RIBBON_DARK), 1))
    painter.setBrush(silk)
    notch = band.height() * 0.22
    painter.drawPolygon(
        QPolygonF(
            [
                band.topLeft(),
                band.topRight(),
                QPointF(band.right() - notch, band.center().y()),
                band.bottomRight(),
                band.bottomLeft(),
                QPointF(band.left() + notch, band.center().y()),
            ]
        )
    )


def _paint_signs(painter: QPainter, area: QRectF, face: Face, ratio: float) -> None:
    """★ in the upper left corner, ♀ or ♂ in the upper right one."""
    inset, size = LOOK.em(0.55), LOOK.em(1.25)
    ink = "#000000" if _plain() else _RIBBON
    if face.star:
        colour = "#000000" if _plain() else _RIBBON_DARK
        painter.drawPixmap(
            QPointF(area.left() + inset, area.top() + inset), tinted("icons/star", size, colour, ratio)
        )
    if face.sex:
        drawing = "icons/female" if face.sex == "f" else "icons/male"
        painter.drawPixmap(
            QPointF(area.right() - inset - size, area.top() + inset), tinted(drawing, size, ink, ratio)
        )
