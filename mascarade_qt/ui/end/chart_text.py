"""Text on charts and posters; as outlines in SVG files, since others don't have our fonts."""

from math import inf

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPaintEngine, QPainter, QPainterPath


def write(painter: QPainter, room: QRectF, flags: Qt.AlignmentFlag, text: str, wrapped: bool = False) -> None:
    """Text in an area; `wrapped` at words if it is too long."""
    if painter.paintEngine().type() != QPaintEngine.Type.SVG:
        painter.drawText(room, flags | Qt.TextFlag.TextWordWrap if wrapped else flags, text)
        return
    font = painter.font()
    metrics = QFontMetricsF(font)
    width = room.width() if wrapped else inf
    lines = [line for part in text.split("\n") for line in _wrapped(part, metrics, width)]
    free = room.height() - metrics.height() * len(lines)
    down = 0.5 if flags & Qt.AlignmentFlag.AlignVCenter else 0.0
    across = 0.5 if flags & Qt.AlignmentFlag.AlignHCenter else 1.0
    across = 0.0 if flags & Qt.AlignmentFlag.AlignLeft else across
    baseline = room.top() + free * down + metrics.ascent()
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    for number, line in enumerate(lines):
        left = room.left() + (room.width() - metrics.horizontalAdvance(line)) * across
        path.addText(left, baseline + metrics.height() * number, font, line)
    painter.fillPath(path, painter.pen().color())


def _wrapped(text: str, metrics: QFontMetricsF, width: float) -> list[str]:
    lines = [""]
    for word in text.split(" "):
        longer = f"{lines[-1]} {word}" if lines[-1] else word
        if lines[-1] and metrics.horizontalAdvance(longer) > width:
            lines.append(word)
        else:
            lines[-1] = longer
    return lines
