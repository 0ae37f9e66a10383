"""Fortunes as stacks of coins with the number beside them."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter

from mascarade_qt.ui.look.art import picture
from mascarade_qt.ui.look.theme import LOOK

MOST_SHOWN = 12  # coins of a stack that are drawn; the number tells the rest


def paint_coins(painter: QPainter, area: QRectF, number: int, ratio: float, colour: str) -> None:
    """The number first, then fives and ones in short stacks."""
    size = area.height()
    text = str(number)
    font = LOOK.font(1.1, bold=True)
    font.setPixelSize(max(6, round(size * 0.76)))
    room = QRectF(area.left(), area.top(), QFontMetricsF(font).horizontalAdvance(text) + size * 0.25, size)
    painter.setFont(font)
    painter.setPen(QColor(colour))
    painter.drawText(room, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, text)
    fives, ones = divmod(min(number, MOST_SHOWN), 5)
    coin = max(8, round(size * 0.92))
    left = room.right()
    for name, count in (("five", fives), ("one", ones)):
        for index in range(count):
            x = left + index * coin * 0.42
            if x + coin > area.right() + 2:
                return
            painter.drawPixmap(
                round(x), round(area.top() + size - coin), picture(f"coins/{name}", coin, coin, ratio)
            )
        left += (count * 0.42 + 0.62) * coin if count else 0
