"""A layout that puts widgets in rows, like words in a paragraph, so that nothing is cut off as text grows."""

from collections.abc import Iterator

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import QLayout, QLayoutItem, QWidget

from mascarade_qt.system.override import override


class FlowLayout(QLayout):
    """Rows of items at their preferred sizes.

    If `even`, all items of a row get its full height; if `low`, they stand on one line instead of being
    centred on it.
    """

    def __init__(
        self,
        parent: QWidget | None = None,
        *,
        gap: int = 8,
        even: bool = False,
        centred: bool = False,
        low: bool = False,
    ) -> None:
        super().__init__(parent)
        self._low = low
        self._items: list[QLayoutItem] = []
        self._even = even
        self._centred = centred
        self.setContentsMargins(0, 0, 0, 0)
        self.setSpacing(gap)

    @override
    def addItem(self, item: QLayoutItem) -> None:
        self._items.append(item)

    @override
    def count(self) -> int:
        return len(self._items)

    @override
    def itemAt(self, index: int) -> QLayoutItem | None:
        return self._items[index] if 0 <= index < len(self._items) else None

    @override
    def takeAt(self, index: int) -> QLayoutItem | None:
        return self._items.pop(index) if 0 <= index < len(self._items) else None

    def clear(self) -> None:
        """Remove and delete all widgets."""
        for item in self._items:
            widget = item.widget()
            if widget is not None:
                widget.hide()
                widget.deleteLater()
        self._items.clear()
        self.invalidate()

    @override
    def expandingDirections(self) -> Qt.Orientation:
        return Qt.Orientation(0)

    @override
    def hasHeightForWidth(self) -> bool:
        return True

    @override
    def heightForWidth(self, width: int) -> int:
        return self._arrange(QRect(0, 0, width, 0), move=False)

    @override
    def setGeometry(self, rect: QRect) -> None:
        super().setGeometry(rect)
        self._arrange(rect, move=True)

    @override
    def sizeHint(self) -> QSize:
        """One row."""
        sizes = [item.sizeHint() for item in self._shown()]
        width = sum(size.width() for size in sizes) + self.spacing() * max(0, len(sizes) - 1)
        return self._with_margins(QSize(width, max((size.height() for size in sizes), default=0)))

    @override
    def minimumSize(self) -> QSize:
        """The largest item."""
        size = QSize()
        for item in self._shown():
            size = size.expandedTo(item.minimumSize())
        return self._with_margins(size)

    def _with_margins(self, size: QSize) -> QSize:
        margins = self.contentsMargins()
        return size + QSize(margins.left() + margins.right(), margins.top() + margins.bottom())

    def _shown(self) -> list[QLayoutItem]:
        return [item for item in self._items if not item.isEmpty()]

    def _rows(self, width: int) -> Iterator[list[tuple[QLayoutItem, QSize]]]:
        row: list[tuple[QLayoutItem, QSize]] = []
        used = 0
        for item in self._shown():
            size = item.sizeHint()
            size.setWidth(min(size.width(), max(width, item.minimumSize().width())))
            if item.hasHeightForWidth():
                size.setHeight(max(item.heightForWidth(size.width()), 0))
            if row and used + self.spacing() + size.width() > width:
                yield row
                row, used = [], 0
            used += size.width() + (self.spacing() if row else 0)
            row.append((item, size))
        if row:
            yield row

    def _arrange(self, rect: QRect, *, move: bool) -> int:
        margins = self.contentsMargins()
        inner = rect.marginsRemoved(margins)
        y = inner.top()
        for row in self._rows(inner.width()):
            height = max(size.height() for _, size in row)
            free = inner.width() - sum(size.width() for _, size in row) - self.spacing() * (len(row) - 1)
            x = inner.left() + (max(0, free) // 2 if self._centred else 0)
            for item, size in row:
                if move:
                    placed = QSize(size.width(), height if self._even else size.height())
                    down = 0 if self._even else (height - size.height()) // (1 if self._low else 2)
                    item.setGeometry(QRect(QPoint(x, y + down), placed))
                x += size.width() + self.spacing()
            y += height + self.spacing()
        empty = y == inner.top()
        return y - rect.top() + margins.bottom() - (0 if empty else self.spacing())
