"""List entries that wrap and are never cut off."""

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QSize, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem

MARGIN = 5


class WrappingDelegate(QStyledItemDelegate):
    """Gives every entry the height that its text needs at the width of the list."""

    def __init__(self, view: QListView) -> None:
        super().__init__(view)
        self._view = view

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        width = self._view.viewport().width()
        area = QRect(0, 0, width - 2 * MARGIN, 10_000)
        needed = option.fontMetrics.boundingRect(area, Qt.TextFlag.TextWordWrap, str(index.data() or ""))
        return QSize(width, needed.height() + 2 * MARGIN)

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        self.initStyleOption(option, index)
        text, option.text = option.text, ""
        style = self._view.style()
        style.drawControl(QStyle.ControlElement.CE_ItemViewItem, option, painter, self._view)
        area = option.rect.adjusted(MARGIN, MARGIN, -MARGIN, -MARGIN)
        painter.setPen(option.palette.text().color())
        painter.setFont(option.font)
        painter.drawText(area, Qt.TextFlag.TextWordWrap, text)
