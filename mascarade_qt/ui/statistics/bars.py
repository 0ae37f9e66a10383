"""Labelled bars: a chart that reads as a table."""

from dataclasses import dataclass

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QWidget

from mascarade_qt.system.override import override
from mascarade_qt.ui.kit.painted_table import PaintedTable
from mascarade_qt.ui.look.art import picture
from mascarade_qt.ui.look.theme import LOOK


@dataclass(frozen=True)
class Bar:
    """One row: a name, a bar whose gold part is a share of the whole, and both in words."""

    name: str
    part: float
    whole: float
    words: str
    drawing: str = ""  # a picture before the name


class Bars(PaintedTable):
    """One bar per row, scaled to the largest."""

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(name, parent)
        self.bars: list[Bar] = []
        self._least = 1.0

    def show_bars(self, bars: list[Bar], least: float = 1.0) -> None:
        """Show these, from top to bottom; the full width stands for the longest, or for at least this."""
        self.bars, self._least = bars, least
        self.fill([(bar.name, bar.words) for bar in bars])

    @override
    def paint_rows(self, painter: QPainter) -> None:
        painter.setFont(LOOK.font(0.92))
        metrics = QFontMetricsF(painter.font())
        widths = [metrics.horizontalAdvance(bar.name) for bar in self.bars]
        pictured = any(bar.drawing for bar in self.bars)
        left = min(max(widths, default=0.0), self.width() * 0.45) + LOOK.em(0.8 + 2.1 * pictured)
        right = max((metrics.horizontalAdvance(bar.words) for bar in self.bars), default=0.0) + LOOK.em(0.8)
        most = max([self._least, *(bar.whole for bar in self.bars)])
        for number, bar in enumerate(self.bars):
            self._paint_bar(painter, self.row_area(number), bar, left, right, most)

    def _paint_bar(
        self, painter: QPainter, row: QRectF, bar: Bar, left: float, right: float, most: float
    ) -> None:
        theme = LOOK.theme
        middle = Qt.AlignmentFlag.AlignVCenter
        start = row.left() + 4
        if bar.drawing:
            side = LOOK.em(1.9)
            drawn = picture(bar.drawing, side, side, self.devicePixelRatioF())
            painter.drawPixmap(round(start), round(row.center().y() - side / 2), drawn)
            start += side + LOOK.em(0.3)
        painter.setPen(QColor(theme.text))
        name = QRectF(start, row.top(), left - (start - row.left()), row.height())
        shown = QFontMetricsF(painter.font()).elidedText(bar.name, Qt.TextElideMode.ElideRight, name.width())
        painter.drawText(name, middle | Qt.AlignmentFlag.AlignLeft, shown)
        field = QRectF(row.left() + left, row.center().y() - LOOK.em(0.42), 0, LOOK.em(0.84))
        room = max(LOOK.em(2), row.width() - left - right)
        for amount, pen, brush in (
            (
                bar.whole,
                QPen(QColor(theme.border), 1.5 * LOOK.zoom),
                Qt.BrushStyle.NoBrush,
            ),  # hollow: none was won
            (bar.part, QPen(Qt.PenStyle.NoPen), QColor(theme.gold)),
        ):
            if amount > 0:
                painter.setPen(pen)
                painter.setBrush(brush)
                field.setWidth(max(3.0, room * amount / most))
                painter.drawRoundedRect(field, 4, 4)
        painter.setPen(QColor(theme.text))
        words = QRectF(row.right() - right, row.top(), right - 4, row.height())
        painter.drawText(words, middle | Qt.AlignmentFlag.AlignRight, bar.words)
