"""A fortune: one clear number, with a coin beside it."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter

from mascarade_qt.ui.look.art import picture
from mascarade_qt.ui.look.theme import LOOK

NUMBER, COIN = 1.05, 0.9  # of the height; figures have nothing below the line


def paint_coins(painter: QPainter, area: QRectF, number: int, ratio: float, colour: str) -> None:
    """The number first."""
    size = area.height()
    text = str(number)
    font = LOOK.font(1.1, bold=True)
    font.setPixelSize(max(6, int(size * NUMBER)))
    metrics = QFontMetricsF(font)
    spare = max(0.0, metrics.height() - size) / 2
    room = QRectF(area.left(), area.top(), metrics.horizontalAdvance(text) + size * 0.25, size)
    painter.setFont(font)
    painter.setPen(QColor(colour))
    painter.drawText(
        room.adjusted(0, -spare, 0, spare), Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, text
    )
    coin = max(6, round(size * COIN))
    if room.right() + coin <= area.right() + 2:
        drawing = picture("coins/one-flat", coin, coin, ratio)
        painter.drawPixmap(round(room.right()), round(area.center().y() - coin / 2), drawing)
