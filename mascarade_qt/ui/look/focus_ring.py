"""The frame around what has the focus, for widgets that paint themselves."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from mascarade_qt.ui.look.theme import LOOK


def paint_focus_ring(
    painter: QPainter, area: QRectF, radius: float, width: float = 2, colour: str = ""
) -> None:
    """Gold, unless another colour stands out better."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(colour or LOOK.theme.gold), width * LOOK.zoom))
    painter.drawRoundedRect(area, radius, radius)
