"""Fortunes as stacks of coins with the number beside them."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter

from mascarade_qt.ui.look.art import picture
from mascarade_qt.ui.look.theme import LOOK

MOST_SHOWN = 12  # coins of a stack that are drawn; the number says the rest
SMALL = 0.64  # a one, relative to a five: told apart at a glance, however small
NUMBER, LARGE_NUMBER = 0.75, 1.05  # letters beside the height: figures have nothing below the line


def paint_coins(painter: QPainter, area: QRectF, number: int, ratio: float, colour: str) -> None:
    """The number first, then fives and ones in short stacks."""
    size = area.height()
    text = str(number)
    font = LOOK.font(1.1, bold=True)
    font.setPixelSize(max(6, int(size * (LARGE_NUMBER if LOOK.large_text else NUMBER))))
    metrics = QFontMetricsF(font)
    spare = max(0.0, metrics.height() - size) / 2
    room = QRectF(area.left(), area.top(), metrics.horizontalAdvance(text) + size * 0.25, size)
    painter.setFont(font)
    painter.setPen(QColor(colour))
    painter.drawText(
        room.adjusted(0, -spare, 0, spare), Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, text
    )
    fives, ones = divmod(min(number, MOST_SHOWN), 5)
    left = room.right()
    for name, count, share in (("five", fives, 1.0), ("one", ones, SMALL)):
        coin = max(6, round(size * share))
        step = coin * (0.45 if name == "five" else 0.6)
        for index in range(count):
            x = left + index * step
            if x + coin > area.right() + 2:
                return
            drawing = picture(f"coins/{name}-flat", coin, coin, ratio)
            painter.drawPixmap(round(x), round(area.top() + size - coin), drawing)
        left += (count - 1) * step + coin * 1.15 if count else 0
