"""What each answer was worth, as bars with words: the best, the chosen one, and some others."""

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from mascarade_qt.ui.look.theme import LOOK
from mascarade_qt.words.linguist import labelled

MOST = 6
LEAST_SPAN = 0.05


class Worths(QWidget):
    """One row an answer. The texts are also what a screen reader is told."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("answerWorths")
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._rows: list[tuple[str, float, str, bool]] = []

    def show_rows(self, rows: list[tuple[str, float, str, bool]]) -> None:
        """Each answer, its worth, the worth in words, and whether it was chosen; the best first."""
        chosen = [row for row in rows if row[3]]
        self._rows = rows[:MOST] if not chosen or chosen[0] in rows[:MOST] else [*rows[: MOST - 1], *chosen]
        self.setAccessibleDescription("; ".join(labelled(text, worth) for text, _, worth, _ in self._rows))
        self.updateGeometry()
        self.update()

    def _row_height(self) -> int:
        return LOOK.em(2.5)

    def sizeHint(self) -> QSize:
        return QSize(LOOK.em(16), self._row_height() * len(self._rows) + 6)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = LOOK.theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self._rows:
            worths = [worth for _, worth, _, _ in self._rows]
            low = min(min(worths), max(worths) - LEAST_SPAN)
            span = max(max(worths) - low, LEAST_SPAN)
            for number, row in enumerate(self._rows):
                area = QRectF(3, 3 + number * self._row_height(), self.width() - 6, self._row_height() - 6)
                self._paint_row(painter, area, row, 0.08 + 0.92 * (row[1] - low) / span)
        if self.hasFocus():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor(theme.gold), 2))
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 6, 6)
        painter.end()

    def _paint_row(
        self, painter: QPainter, area: QRectF, row: tuple[str, float, str, bool], share: float
    ) -> None:
        """Words above, and a bar below: gold for what was chosen."""
        theme = LOOK.theme
        text, _, worth, chosen = row
        thick = LOOK.em(0.4)
        bar = QRectF(area.left(), area.bottom() - thick, area.width() * share, thick)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(theme.gold if chosen else theme.line))
        painter.drawRoundedRect(bar, thick / 2, thick / 2)
        font = LOOK.font(0.95, bold=chosen)
        painter.setFont(font)
        painter.setPen(QColor(theme.text))
        width = QFontMetricsF(font).horizontalAdvance(worth) + LOOK.em(0.6)
        line = area.adjusted(0, 0, 0, -thick)
        room = line.adjusted(0, 0, -width, 0)
        shown = QFontMetricsF(font).elidedText(text, Qt.TextElideMode.ElideRight, room.width())
        middle = Qt.AlignmentFlag.AlignVCenter
        painter.drawText(room, middle | Qt.AlignmentFlag.AlignLeft, shown)
        painter.drawText(line, middle | Qt.AlignmentFlag.AlignRight, worth)
