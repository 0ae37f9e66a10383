"""Speech balloons: what is said aloud at the table, placed where they hide as little as possible."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from mascarade_qt.ui.look.theme import LOOK
from mascarade_qt.ui.table.placing import Obstacle, best_box

WIDEST = 230
PADDING = 9
OUTLINE = 2


class Balloon(QWidget):
    """One sentence by one player. It lets the mouse through."""

    def __init__(self, parent: QWidget, loudness: float = 1.0) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.text = ""
        self._loudness = loudness
        self._tip = QPointF()
        self._box = QRectF()
        self.hide()

    def say(self, text: str, speaker: QRectF, area: QRectF, obstacles: Sequence[Obstacle]) -> None:
        """Show a sentence beside a name plate, inside the area, clear of what should stay visible."""
        self.text = text
        self.setAccessibleName(text)
        box = best_box(self._needed(), speaker, area, obstacles)
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
        return text.size() + QSizeF(2 * LOOK.px(PADDING) + 2, 1.4 * LOOK.px(PADDING))

    def _font(self) -> QFont:
        return LOOK.title_font((0.75 if LOOK.large_text else 1.1) * self._loudness)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme = LOOK.theme
        path = QPainterPath()
        path.addRoundedRect(self._box, LOOK.px(11), LOOK.px(11))
        painter.setBrush(QColor(theme.balloon))
        painter.setPen(QPen(QColor(theme.gold), LOOK.px(1.5)))
        painter.drawPath(path.united(self._tail()))
        painter.setFont(self._font())
        painter.setPen(QColor(theme.on_balloon))
        painter.drawText(self._box, Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap, self.text)
        painter.end()

    def _tail(self) -> QPainterPath:
        """From the inside of the box to the speaker."""
        across, down = LOOK.px(14), LOOK.px(8)
        root = _nearest(self._box.adjusted(across, down, -across, -down), self._tip)
        along = self._tip - root
        length = max(1.0, (along.x() ** 2 + along.y() ** 2) ** 0.5)
        across = QPointF(-along.y(), along.x()) * (LOOK.px(7) / length)
        tail = QPainterPath(root + across)
        tail.lineTo(self._tip)
        tail.lineTo(root - across)
        tail.closeSubpath()
        return tail


def _nearest(box: QRectF, point: QPointF) -> QPointF:
    return QPointF(min(max(point.x(), box.left()), box.right()), min(max(point.y(), box.top()), box.bottom()))
