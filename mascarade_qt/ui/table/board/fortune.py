"""A fortune as it is painted on a plate: one clear number beside a coin, and pips for the race."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPainterPath

from mascarade_qt.engine.table import WINNING_FORTUNE
from mascarade_qt.ui.look.art import picture
from mascarade_qt.ui.look.theme import LOOK, mixed

NUMBER, COIN = 1.05, 0.9  # of the height; figures have nothing below the line
EMPTY = 0.5  # how much of the text's colour an empty pip has


def paint_coins(painter: QPainter, area: QRectF, number: int, ratio: float, colour: str) -> None:
    """Paint a fortune: the number, then the coin."""
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


def paint_race(painter: QPainter, area: QRectF, coins: int, near: bool) -> None:
    """A pip for each coin of the goal, filled up to the player's fortune; bright if one move may do."""
    theme = LOOK.theme
    step = area.width() / WINNING_FORTUNE
    full, empty = QPainterPath(), QPainterPath()  # painting two areas is faster than thirteen
    for pip in range(WINNING_FORTUNE):
        box = QRectF(area.left() + pip * step, area.top(), step * 0.72, area.height())
        if pip >= coins:
            box.adjust(0, area.height() * 0.5, 0, 0)  # not by colour alone
        (full if pip < coins else empty).addRoundedRect(box, step * 0.2, step * 0.2)
    painter.fillPath(empty, QColor(mixed(theme.panel, theme.text, EMPTY)))
    painter.fillPath(full, QColor(theme.text if near else theme.gold))
