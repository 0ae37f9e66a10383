"""The one painter of cards: ivory face, gold frame, portrait, name, power, ★ and sex, at every size.

A card has one of four shapes. The drawn card (250 × 350) has its power in words, or an icon; a card
too small for words is all portrait, with a ribbon over it; a sheet is as tall as its text.
"""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QLinearGradient, QPainter, QPen, QPolygonF

from mascarade_qt.ui.cards.face import Face
from mascarade_qt.ui.look.art import paint_drawing, picture, tinted
from mascarade_qt.ui.look.text_fit import WRAPPED, fitting_width, needed, write
from mascarade_qt.ui.look.theme import LOOK

INK, WINE, WINE_DARK, GOLD = "#2a1420", "#7d1f35", "#521224", "#b98a36"
IVORY, IVORY_DARK, ON_WINE = "#fff8e8", "#f1e2c3", "#fff4d8"
# The drawn card and its areas, as in resources/README.md.
DRAWN = QSize(250, 350)
_PORTRAIT, _NAME, _POWER = QRectF(27, 12, 196, 196), QRectF(22, 213, 206, 36), QRectF(26, 256, 198, 64)
_NAME_PIXELS, _POWER_PIXELS = 26, 19
_SIGN, _SMALLEST_SIGN = 34, 13  # sides of ★ and ♀
_CORNER = QPointF(16, 15)


def card_size(width: float) -> QSize:
    """A card's proportions."""
    return QSize(round(width), round(width * DRAWN.height() / DRAWN.width()))


def power_room(width: float) -> QRectF:
    """Where the power goes on a drawn card of this width."""
    scale = width / DRAWN.width()
    return QRectF(_POWER.topLeft() * scale, _POWER.size() * scale)


def power_font() -> QFont:
    """The font of powers on a drawn card."""
    return LOOK.title_font(1.0, bold=False)


def power_pixels(width: float) -> float:
    """Its size, if there is room."""
    return _POWER_PIXELS * width / DRAWN.width()


def paint_drawn(painter: QPainter, area: QRectF, face: Face, ratio: float, *, words: bool) -> None:
    """The drawn card, in its own proportions; with the power in words, or just its icon."""
    scale = area.width() / DRAWN.width()
    ground = picture("cards/face", round(area.width()), round(area.height()), ratio)  # one for all
    painter.drawPixmap(area.topLeft(), ground)
    _begin(painter, area, scale)
    paint_drawing(painter, f"masks/{face.mask}", _PORTRAIT)
    painter.restore()
    write(painter, face.name, _at(_NAME, area, scale), LOOK.title_font(), ON_WINE, _NAME_PIXELS * scale)
    if words:
        write(painter, face.power, _at(_POWER, area, scale), power_font(), INK, _POWER_PIXELS * scale)
    elif face.icon:
        room = _at(_POWER, area, scale)
        side = round(room.height() * 0.86)
        corner = room.center() - QPointF(side / 2, side / 2)
        painter.drawPixmap(corner, tinted(f"icons/{face.icon}", side, WINE_DARK, ratio))
    paint_signs(painter, area, face, ratio, _sign(scale), _CORNER * scale)


def paint_wordless(painter: QPainter, area: QRectF, face: Face, ratio: float) -> None:
    """A card too small for words: a large portrait, with room for a ribbon below."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    _paint_ground(painter, area, 5)
    side = min(area.width() * 0.94, area.height() * 0.7)
    portrait = QRectF(0, 0, side, side)
    portrait.moveCenter(QPointF(area.center().x(), area.top() + area.height() * 0.04 + side / 2))
    paint_drawing(painter, f"masks/{face.mask}", portrait)
    scale = area.width() / DRAWN.width()
    paint_signs(painter, area, face, ratio, _sign(scale), _CORNER * scale)


# --- sheets ---


def sheet_height(face: Face, width: float) -> int:
    """How tall a sheet has to be for its text."""
    portrait, ribbon, power = _sheet_parts(face, width)
    return round(_margin() * 2 + portrait + ribbon + power + LOOK.em(1.0))


def paint_sheet(painter: QPainter, area: QRectF, face: Face, ratio: float) -> None:
    """Portrait, name and power, one below the other."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    _paint_ground(painter, area, 8)
    side, ribbon, _ = _sheet_parts(face, area.width())
    margin = _margin()
    portrait = QRectF(area.center().x() - side / 2, area.top() + margin * 0.8, side, side)
    paint_drawing(painter, f"masks/{face.mask}", portrait)
    size, inset = LOOK.em(1.25), LOOK.em(0.55)
    paint_signs(painter, area, face, ratio, size, QPointF(inset, inset))
    band = QRectF(area.left() + 2, portrait.bottom(), area.width() - 4, ribbon)
    _paint_silk(painter, band)
    beside = _beside_name(face)
    _write_plainly(painter, face.name, band.adjusted(beside, 0, -beside, 0), _sheet_name(face, area.width()))
    text = QRectF(area.left() + margin, band.bottom(), area.width() - 2 * margin, 0)
    text.setBottom(area.bottom() - margin * 0.6)
    if not face.power and face.icon:
        side = round(text.height() * 0.86)
        corner = text.center() - QPointF(side / 2, side / 2)
        painter.drawPixmap(corner, tinted(f"icons/{face.icon}", side, WINE_DARK, ratio))
        return
    painter.setPen(QColor("#000000" if black_and_white() else INK))
    painter.setFont(_sheet_power(face, area.width()))
    painter.drawText(text, WRAPPED, face.power)


def _write_plainly(painter: QPainter, text: str, area: QRectF, font: QFont) -> None:
    painter.setFont(font)
    painter.setPen(QColor("#ffffff" if black_and_white() else ON_WINE))
    painter.drawText(area, WRAPPED, text)


def _margin() -> int:
    return LOOK.em(0.6)


def _sheet_name(face: Face, width: float) -> QFont:
    room = width - 2 * _beside_name(face) - LOOK.em(0.2)
    return fitting_width(LOOK.title_font(0.95), face.name, room)


def _beside_name(face: Face) -> int:
    """A sheet without words is narrow."""
    return _margin() if face.power else LOOK.em(0.35)


def _sheet_power(face: Face, width: float) -> QFont:
    return fitting_width(LOOK.font(0.86), face.power, width - 2 * _margin())


def _sheet_parts(face: Face, width: float) -> tuple[float, float, float]:
    """The heights of portrait, ribbon and text."""
    inner = width - 2 * _margin()
    name = needed(_sheet_name(face, width), face.name, width - 2 * _beside_name(face))
    ribbon = name.height() + LOOK.em(0.3)
    power = needed(_sheet_power(face, width), face.power, inner).height() if face.power else 0.0
    return inner * 0.74, ribbon, power


# --- parts ---


def black_and_white() -> bool:
    """Whether the theme has only black and white."""
    return LOOK.theme.name == "contrast"


def paint_signs(
    painter: QPainter,
    area: QRectF,
    face: Face,
    ratio: float,
    size: int,
    inset: QPointF,
    ink: str = "",
) -> None:
    """★ in the upper left corner, ♀ or ♂ in the upper right."""
    black = "#000000" if black_and_white() else ""
    if face.star:
        star = tinted("icons/star", size, ink or black or WINE, ratio)
        painter.drawPixmap(area.topLeft() + inset, star)
    if face.sex:
        drawing = "icons/female" if face.sex == "f" else "icons/male"
        corner = QPointF(area.right() - inset.x() - size, area.top() + inset.y())
        painter.drawPixmap(corner, tinted(drawing, size, ink or black or INK, ratio))


def paint_ribbon(painter: QPainter, area: QRectF, name: str, font: QFont, padding: float) -> None:
    """The name across the foot of a card that is too small for words."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(QColor(ON_WINE if black_and_white() else INK), 1))
    painter.setBrush(QColor("#000000" if black_and_white() else WINE))
    painter.drawRoundedRect(area.adjusted(0.5, 0.5, -0.5, -0.5), 2, 2)
    painter.setFont(font)
    painter.setPen(QColor(ON_WINE))
    painter.drawText(area.adjusted(padding, 1, -padding, -1), WRAPPED, name)


def _sign(scale: float) -> int:
    return max(_SMALLEST_SIGN, round(_SIGN * scale))


def _begin(painter: QPainter, area: QRectF, scale: float) -> None:
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
    painter.save()
    painter.translate(area.topLeft())
    painter.scale(scale, scale)


def _at(part: QRectF, area: QRectF, scale: float) -> QRectF:
    return QRectF(area.topLeft() + part.topLeft() * scale, part.size() * scale)


def _paint_ground(painter: QPainter, area: QRectF, radius: float) -> None:
    frame = area.adjusted(1, 1, -1, -1)
    if black_and_white():
        painter.setPen(QPen(QColor("#000000"), 2))
        painter.setBrush(QColor("#ffffff"))
        painter.drawRoundedRect(frame, radius, radius)
        return
    ivory = QLinearGradient(area.topLeft(), area.bottomLeft())
    ivory.setColorAt(0, QColor(IVORY))
    ivory.setColorAt(1, QColor(IVORY_DARK))
    painter.setPen(QPen(QColor(GOLD), 1.6))
    painter.setBrush(ivory)
    painter.drawRoundedRect(frame, radius, radius)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(GOLD), 0.8))
    painter.drawRoundedRect(frame.adjusted(3, 3, -3, -3), radius - 3, radius - 3)


def _paint_silk(painter: QPainter, band: QRectF) -> None:
    if black_and_white():
        painter.fillRect(band, QColor("#000000"))
        return
    silk = QLinearGradient(band.topLeft(), band.bottomLeft())
    silk.setColorAt(0, QColor("#93283f"))
    silk.setColorAt(1, QColor(WINE))
    painter.setPen(QPen(QColor(WINE_DARK), 1))
    painter.setBrush(silk)
    notch = band.height() * 0.22
    corners = [band.topLeft(), band.topRight(), QPointF(band.right() - notch, band.center().y())]
    corners += [band.bottomRight(), band.bottomLeft(), QPointF(band.left() + notch, band.center().y())]
    painter.drawPolygon(QPolygonF(corners))
