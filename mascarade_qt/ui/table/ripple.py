"""A fold of the cloth, moved by hands below it."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPixmap, QRadialGradient

from mascarade_qt.ui.look.art import canvas
from mascarade_qt.ui.look.shelf import SHELF


def ripple(width: int, height: int, ratio: float) -> QPixmap:
    """The fold as a picture."""
    return SHELF.take(("ripple", width, height, ratio), lambda: _painted(width, height, ratio))


def _painted(width: int, height: int, ratio: float) -> QPixmap:
    pixmap = canvas(width, height, ratio)
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
