"""Speech balloons: what is said aloud at the table."""

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from mascarade_qt.system.override import override
from mascarade_qt.ui.look.theme import LOOK
from mascarade_qt.ui.table.stage.balloon_place import Placed

WIDEST = 230
PADDING = 9
OUTLINE = 2
MOST_LINES = 3
WIDER = 1.1  # until a sentence fits its lines


class Balloon(QWidget):
    """One sentence by one player. It lets the mouse through."""

    def __init__(self, parent: QWidget, loudness: float = 1.0) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.text = ""
        self._loudness = loudness
        self.placed = Placed(QRectF(), QPointF(), QPointF(), 0.0)  # on the table
        self._root = self._tip = QPointF()  # of the tail
        self._box = QRectF()
        self.hide()

    def say(self, text: str) -> None:
        """Set the text, which is not visible yet."""
        self.text = text
        self.setAccessibleName(text)
        self.hide()

    def show_at(self, placed: Placed) -> None:
        """Show it where it hides as little as possible."""
        self.placed = placed
        box, root, tip, _ = placed
        outline = box.united(QRectF(tip, QSizeF(1, 1))).adjusted(-OUTLINE, -OUTLINE, OUTLINE, OUTLINE)
        self.setGeometry(outline.toAlignedRect())
        corner = QPointF(self.pos())
        self._box, self._root, self._tip = box.translated(-corner), root - corner, tip - corner
        self.show()
        self.raise_()
        self.update()

    def sizes(self) -> list[QSizeF]:
        """As wide as usual, then narrower with more lines."""
        metrics = QFontMetricsF(self._font())
        widest = WIDEST * LOOK.zoom * max(1.0, LOOK.text * 0.65)
        texts = [self._wrapped(metrics, widest)]
        for lines in range(2, MOST_LINES + 1):
            width = metrics.horizontalAdvance(self.text) / lines
            while (text := self._wrapped(metrics, width)).height() > metrics.lineSpacing() * (lines + 0.5):
                width *= WIDER
            if text.width() < texts[-1].width():
                texts.append(text)
        around = QSizeF(2 * LOOK.px(PADDING) + 2, 1.4 * LOOK.px(PADDING))
        return [text + around for text in texts]

    def _wrapped(self, metrics: QFontMetricsF, width: float) -> QSizeF:
        flags = (Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap).value
        return metrics.boundingRect(QRectF(0, 0, width, 1000), flags, self.text).size()

    def _font(self) -> QFont:
        return LOOK.title_font((0.75 if LOOK.large_text else 1.1) * self._loudness)

    @override
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
        room = self._box.adjusted(
            LOOK.px(PADDING), 0, -LOOK.px(PADDING), 0
        )  # so that lines break as measured
        painter.drawText(room, Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap, self.text)
        painter.end()

    def _tail(self) -> QPainterPath:
        """From the inside of the box to the speaker."""
        along = self._tip - self._root
        length = max(1.0, (along.x() ** 2 + along.y() ** 2) ** 0.5)
        across = QPointF(-along.y(), along.x()) * (LOOK.px(7) / length)
        tail = QPainterPath(self._root + across)
        tail.lineTo(self._tip)
        tail.lineTo(self._root - across)
        tail.closeSubpath()
        return tail
