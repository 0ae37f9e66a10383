"""The stamp on a card that was shown in a contest: told apart by shape, not by colour alone."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap, QPolygonF

from mascarade_qt.ui.cards.painter import ON_WINE, WINE, WINE_DARK, black_and_white
from mascarade_qt.ui.look.art import canvas
from mascarade_qt.ui.look.pixmap_cache import PIXMAPS

_GREEN, _GREEN_DARK = "#2f6b4f", "#173d2c"
_TICK = ((-0.5, 0.02), (-0.14, 0.4), (0.52, -0.38))
_SHARE = 0.5  # of a card's width


def verdict_area(card: QRectF) -> QRectF:
    """Where the stamp falls: over the edge of the card, beside the portrait, above the name."""
    side = round(card.width() * _SHARE)
    area = QRectF(0, 0, side, side)
    area.moveCenter(QPointF(card.right() - side * 0.38, card.top() + card.height() * 0.52))
    return area


def verdict(true: bool, side: int, ratio: float) -> QPixmap:
    """A round seal with a tick for the truth; a diamond with a cross for a false claim."""
    key = ("verdict", true, side, ratio, black_and_white())
    return PIXMAPS.take(key, lambda: _stamped(true, side, ratio))


def _stamped(true: bool, side: int, ratio: float) -> QPixmap:
    pixmap = canvas(side, side, ratio)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(side / 2, side / 2)
    radius = side * 0.46
    ground, edge = (_GREEN, _GREEN_DARK) if true else (WINE, WINE_DARK)
    painter.setBrush(QColor("#000000" if black_and_white() else ground))
    painter.setPen(QPen(QColor(ON_WINE), max(1.5, side * 0.06)))
    if true:
        painter.drawEllipse(QPointF(), radius, radius)
        painter.setPen(QPen(QColor("#000000" if black_and_white() else edge), max(1.0, side * 0.025)))
        painter.drawEllipse(QPointF(), radius * 0.84, radius * 0.84)
    else:
        corners = [QPointF(0, -radius), QPointF(radius, 0), QPointF(0, radius), QPointF(-radius, 0)]
        painter.drawPolygon(QPolygonF(corners))
    pen = QPen(QColor(ON_WINE), max(2.0, side * 0.11))
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    if true:
        painter.drawPolyline(QPolygonF([QPointF(x, y) * radius for x, y in _TICK]))
    else:
        arm = radius * 0.3
        painter.drawLine(QPointF(-arm, -arm), QPointF(arm, arm))
        painter.drawLine(QPointF(-arm, arm), QPointF(arm, -arm))
    painter.end()
    return pixmap
