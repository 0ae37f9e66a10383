"""The race to the goal, as pips on every seat."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath

from mascarade_qt.engine.table import WINNING_FORTUNE
from mascarade_qt.ui.look.theme import LOOK, mixed

EMPTY = 0.5  # how much of the text's colour an empty pip has


def paint_race(painter: QPainter, area: QRectF, coins: int, near: bool) -> None:
    """A pip for each coin of the goal, filled up to the player's fortune; bright if one move may do."""
    theme = LOOK.theme
    step = area.width() / WINNING_FORTUNE
    full, empty = QPainterPath(), QPainterPath()  # two areas are painted faster than thirteen
    for pip in range(WINNING_FORTUNE):
        box = QRectF(area.left() + pip * step, area.top(), step * 0.72, area.height())
        if pip >= coins:
            box.adjust(0, area.height() * 0.5, 0, 0)  # not by colour alone
        (full if pip < coins else empty).addRoundedRect(box, step * 0.2, step * 0.2)
    painter.fillPath(empty, QColor(mixed(theme.panel, theme.text, EMPTY)))
    painter.fillPath(full, QColor(theme.text if near else theme.gold))
