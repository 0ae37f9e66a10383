"""Speech balloons: what is said aloud at the table, placed where they hide as little as possible."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from mascarade_qt.ui.look.theme import LOOK

WIDEST = 230
TAIL = 11
PADDING = 9
OUTLINE = 2
PARTS = (0.5, 0.25, 0.75, 0.0, 1.0)  # of the way along a side of the plate; the middle is best
OFF_TABLE = 50.0  # a pixel outside the table is as bad as so many hidden ones


class Balloon(QWidget):
    """One sentence of one player. It lets the mouse through."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.text = ""
        self._tip = QPointF()
        self._box = QRectF()
        self.hide()

    def say(self, text: str, speaker: QRectF, area: QRectF, obstacles: Sequence[QRectF]) -> None:
        """Show a sentence beside a name plate, inside the area, away from what should be seen."""
        self.text = text
        self.setAccessibleName(text)
        box = self._best_box(self._needed(), speaker, area, obstacles)
        tip = _nearest(speaker.adjusted(6, 6, -6, -6), box.center())
        outline = box.united(QRectF(tip, QSizeF(1, 1))).adjusted(-OUTLINE, -OUTLINE, OUTLINE, OUTLINE)
        self.setGeometry(outline.toAlignedRect())
        corner = QPointF(self.pos())
        self._box, self._tip = box.translated(-corner), tip - corner
        self.show()
        self.raise_()
        self.update()

    def _needed(self) -> QSizeF:
        width = WIDEST * LOOK.zoom * max(1.0, LOOK.text * 0.65)
        flags = (Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap).value
        text = QFontMetricsF(self._font()).boundingRect(QRectF(0, 0, width, 1000), flags, self.text)
        return text.size() + QSizeF(2 * PADDING + 2, 1.4 * PADDING)

    def _best_box(self, size: QSizeF, speaker: QRectF, area: QRectF, obstacles: Sequence[QRectF]) -> QRectF:
        width, height = size.width(), size.height()
        lefts = (speaker.right() + TAIL, speaker.left() - width - TAIL)
        tops = (speaker.top() - height - TAIL, speaker.bottom() + TAIL)
        across = [speaker.left() - width + 30 + (speaker.width() + width - 60) * part for part in PARTS]
        down = [speaker.top() - height + 20 + (speaker.height() + height - 40) * part for part in PARTS]
        # Along its side of the plate a box slides onto the table.
        inner = area.adjusted(OUTLINE, OUTLINE, -width - OUTLINE, -height - OUTLINE)
        across = [max(inner.left(), min(left, inner.right())) for left in across]
        down = [max(inner.top(), min(top, inner.bottom())) for top in down]
        corners = [QPointF(left, top) for left in lefts for top in down]
        corners += [QPointF(left, top) for left in across for top in tops]
        boxes = [QRectF(corner, size) for corner in corners]
        return min(boxes, key=lambda box: _hidden(box, obstacles) + OFF_TABLE * _outside(box, area))

    def _font(self) -> QFont:
        return LOOK.title_font(0.75 if LOOK.large_text else 1.1)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme = LOOK.theme
        path = QPainterPath()
        path.addRoundedRect(self._box, 11, 11)
        painter.setBrush(QColor(theme.balloon))
        painter.setPen(QPen(QColor(theme.gold), 1.5))
        painter.drawPath(path.united(self._tail()))
        painter.setFont(self._font())
        painter.setPen(QColor(theme.on_balloon))
        painter.drawText(self._box, Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap, self.text)
        painter.end()

    def _tail(self) -> QPainterPath:
        """From the inside of the box to the speaker."""
        root = _nearest(self._box.adjusted(14, 8, -14, -8), self._tip)
        along = self._tip - root
        length = max(1.0, (along.x() ** 2 + along.y() ** 2) ** 0.5)
        across = QPointF(-along.y(), along.x()) * (7 / length)
        tail = QPainterPath(root + across)
        tail.lineTo(self._tip)
        tail.lineTo(root - across)
        tail.closeSubpath()
        return tail


def _nearest(box: QRectF, point: QPointF) -> QPointF:
    return QPointF(min(max(point.x(), box.left()), box.right()), min(max(point.y(), box.top()), box.bottom()))


def _hidden(box: QRectF, obstacles: Sequence[QRectF]) -> float:
    shared = (box.intersected(obstacle) for obstacle in obstacles if box.intersects(obstacle))
    return sum(part.width() * part.height() for part in shared)


def _outside(box: QRectF, area: QRectF) -> float:
    inside = box.intersected(area)
    return box.width() * box.height() - inside.width() * inside.height()
