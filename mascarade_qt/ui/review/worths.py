"""What each answer was worth, as labelled bars: the best, the chosen one, and some others."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter
from PySide6.QtWidgets import QWidget

from mascarade_qt.system.override import override
from mascarade_qt.ui.kit.painted_table import PaintedTable
from mascarade_qt.ui.look.theme import LOOK

MOST = 6
HOPELESS = 0.05  # where the best chance is smaller than that, all bars are short


class Worths(PaintedTable):
    """One row per answer."""

    row_em = 2.5

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("answerWorths", parent)
        self._rows: list[tuple[str, float, str, bool]] = []

    def show_rows(self, rows: list[tuple[str, float, str, bool]]) -> None:
        """Each answer, its worth, the worth in words, and whether it was chosen; the best first."""
        chosen = [row for row in rows if row[3]]
        self._rows = rows[:MOST] if not chosen or chosen[0] in rows[:MOST] else [*rows[: MOST - 1], *chosen]
        self.fill([(text, worth) for text, _, worth, _ in self._rows])

    @override
    def paint_rows(self, painter: QPainter) -> None:
        for number, (row, share) in enumerate(zip(self._rows, self.shares(), strict=True)):
            self._paint_row(painter, self.row_area(number).adjusted(0, 0, 0, -6), row, share)

    def shares(self) -> list[float]:
        """How long each bar is, measured by the longest: twice the chance has twice the length."""
        worths = [worth for _, worth, _, _ in self._rows]
        best = max(*worths, HOPELESS, 0.0)
        return [max(0.0, worth) / best for worth in worths]

    def _paint_row(
        self, painter: QPainter, area: QRectF, row: tuple[str, float, str, bool], share: float
    ) -> None:
        """Words above, a bar below: gold for the chosen answer."""
        theme = LOOK.theme
        text, _, worth, chosen = row
        thick = LOOK.em(0.4)
        bar = QRectF(area.left(), area.bottom() - thick, area.width() * share, thick)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(theme.gold if chosen else theme.border))
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
