"""A painted chart that is a table for keys and screen readers."""

from collections.abc import Sequence

from PySide6.QtCore import QPoint, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QHeaderView,
    QScrollArea,
    QSizePolicy,
    QTableWidget,
    QTableWidgetItem,
    QWidget,
)

from mascarade_qt.system.override import override
from mascarade_qt.ui.kit.adaptive import Adaptive
from mascarade_qt.ui.look.focus_ring import paint_focus_ring
from mascarade_qt.ui.look.theme import LOOK

EDGE = 3  # pixels around all rows


class PaintedTable(Adaptive, QTableWidget):
    """One row per bar, and tall enough for all. Subclasses paint a row; its cells say the same in words."""

    row_em = 2.3

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(0, 2, parent)
        self.setObjectName(name)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setTabKeyNavigation(False)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.verticalHeader().hide()
        self.verticalHeader().setMinimumSectionSize(1)
        self.horizontalHeader().hide()
        self.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        self.viewport().setAutoFillBackground(False)
        self.setStyleSheet("QTableWidget { background: transparent; border: none; }")
        self.currentCellChanged.connect(self._keep_in_view)

    def fill(self, rows: Sequence[tuple[str, str]]) -> None:
        """Set what each row says: its name and its value."""
        self.setRowCount(len(rows))
        for number, row in enumerate(rows):
            for column, text in enumerate(row):
                item = self.item(number, column)
                if item is None:
                    self.setItem(number, column, QTableWidgetItem(text))
                else:
                    item.setText(text)
        if rows and self.currentRow() < 0:
            self.setCurrentCell(0, 0)
        self.restyle()

    def row_area(self, number: int) -> QRectF:
        """Where a row is painted."""
        height = LOOK.em(self.row_em)
        return QRectF(EDGE, EDGE + number * height, self.viewport().width() - 2 * EDGE, height)

    def paint_rows(self, painter: QPainter) -> None:
        """Paint all rows."""
        raise NotImplementedError

    @override
    def sizeHint(self) -> QSize:
        return QSize(LOOK.em(16), LOOK.em(self.row_em) * self.rowCount() + 2 * EDGE)

    @override
    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self.viewport())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.paint_rows(painter)
        if self.hasFocus():
            paint_focus_ring(painter, QRectF(self.viewport().rect()).adjusted(1, 1, -1, -1), 6)
            paint_focus_ring(painter, self.row_area(self.currentRow()).adjusted(1, 1, -1, -1), 4, 1)
        painter.end()

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.verticalScrollBar().setValue(0)

    def _keep_in_view(self, row: int) -> None:
        """Scroll the page to the current row."""
        self.viewport().update()
        around = self.parentWidget()
        while around is not None and not isinstance(around, QScrollArea):
            around = around.parentWidget()
        inside = around.widget() if isinstance(around, QScrollArea) else None
        if isinstance(around, QScrollArea) and inside is not None and self.hasFocus():
            spot = self.mapTo(inside, QPoint(0, round(self.row_area(row).center().y())))
            around.ensureVisible(spot.x(), spot.y(), 0, LOOK.em(self.row_em))

    @override
    def restyle(self) -> None:
        self.verticalHeader().setDefaultSectionSize(LOOK.em(self.row_em))
        self.updateGeometry()
        self.viewport().update()
