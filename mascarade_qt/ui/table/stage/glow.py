"""Light and shade that move over the table, as pictures."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPixmap, QRadialGradient

from mascarade_qt.ui.look.art import canvas
from mascarade_qt.ui.look.pixmap_cache import PIXMAPS
from mascarade_qt.ui.look.theme import LOOK


def ripple(width: int, height: int, ratio: float) -> QPixmap:
    """A fold of the cloth, moved by hands below it."""
    fold = QRadialGradient(width / 2, height / 2, width / 2)
    fold.setColorAt(0, QColor(255, 225, 190, 150))
    fold.setColorAt(0.45, QColor(120, 40, 60, 150))
    fold.setColorAt(1, QColor(40, 5, 15, 0))
    key = ("ripple", width, height, ratio)
    return PIXMAPS.take(key, lambda: _oval(QBrush(fold), width, height, ratio))


def ring(side: int, ratio: float) -> QPixmap:
    """A ring of light that spreads from a player."""
    light = QColor(LOOK.theme.light)
    glow = QRadialGradient(side / 2, side / 2, side / 2)
    for part, alpha in ((0.0, 0), (0.62, 0), (0.84, 230), (1.0, 0)):
        light.setAlpha(alpha)
        glow.setColorAt(part, light)
    key = ("ring", side, ratio, LOOK.theme.name)
    return PIXMAPS.take(key, lambda: _oval(QBrush(glow), side, side, ratio))


def _oval(brush: QBrush, width: int, height: int, ratio: float) -> QPixmap:
    pixmap = canvas(width, height, ratio)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(brush)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.drawEllipse(QRectF(0, 0, width, height))
    painter.end()
    return pixmap
