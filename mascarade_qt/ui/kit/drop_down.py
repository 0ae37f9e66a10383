"""A drop-down list in the theme's style, with an arrow to match."""

from collections.abc import Iterable

from PySide6.QtCore import QPointF, QSignalBlocker, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPolygonF,
    QStandardItem,
    QStandardItemModel,
    QWheelEvent,
)
from PySide6.QtWidgets import QComboBox, QWidget

from mascarade_qt.system.override import override
from mascarade_qt.ui.kit.adaptive import set_styled
from mascarade_qt.ui.kit.text import Label, plain
from mascarade_qt.ui.look.theme import LOOK


def entry(key: str, text: str, about: str) -> QStandardItem:
    """One line of the list."""
    item = QStandardItem(text)
    item.setData(key, Qt.ItemDataRole.UserRole)
    item.setData(about, Qt.ItemDataRole.ToolTipRole)
    return item


class DropDown(QComboBox):
    """A combo box. The wheel scrolls the page, not the choice, unless the box has the focus."""

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        self._spoken: Label | None = None
        self._by_key = True
        self.activated.connect(lambda _: self._frame(self._by_key))

    def _frame(self, framed: bool) -> None:
        """A choice made with the mouse leaves no frame behind; the first key brings it back."""
        set_styled(self, "framed", framed)

    @override
    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._by_key = False
        super().mousePressEvent(event)

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        self._by_key = True
        self._frame(True)
        super().keyPressEvent(event)

    @override
    def focusInEvent(self, event: QFocusEvent) -> None:
        if event.reason() not in (Qt.FocusReason.MouseFocusReason, Qt.FocusReason.PopupFocusReason):
            self._by_key = True
            self._frame(True)
        super().focusInEvent(event)

    @override
    def setAccessibleName(self, name: str) -> None:
        """On Linux, Qt uses the chosen item as the name; only a label says what is being chosen."""
        super().setAccessibleName(name)
        parent = self.parentWidget()
        if self._spoken is None and parent is not None:
            beside = parent.findChildren(Label, options=Qt.FindChildOption.FindDirectChildrenOnly)
            if any(label.buddy() is self for label in beside):
                return  # it has a visible label already
            self._spoken = Label(parent)
            self._spoken.hide()
            self._spoken.setBuddy(self)
        if self._spoken is not None:
            self._spoken.setText(name)

    def fill(self, entries: Iterable[tuple[str, str, str]]) -> None:
        """Set all entries at once: key, text, and what is said about it; the chosen key stays chosen."""
        wanted = [(key, text, plain(about)) for key, text, about in entries]
        chosen, model = self.currentData(), self.model()
        assert isinstance(model, QStandardItemModel)
        if [key for key, *_ in wanted] != [self.itemData(row) for row in range(self.count())]:
            with QSignalBlocker(self), self._unheard():
                model.clear()
                model.invisibleRootItem().appendRows([entry(*one) for one in wanted])
                self.setCurrentIndex(max(0, self.findData(chosen)))
            return
        for row, one in enumerate(wanted):
            told = (self.itemText(row), self.itemData(row, Qt.ItemDataRole.ToolTipRole))
            if told != one[1:]:
                model.setItem(row, entry(*one))

    def _unheard(self) -> QSignalBlocker:
        """Screen readers follow each choice in a list, and filling many keeps them busy for seconds."""
        return QSignalBlocker(self.view().selectionModel())

    @override
    def setCurrentIndex(self, index: int) -> None:
        if index != self.currentIndex():
            with self._unheard():
                super().setCurrentIndex(index)

    @override
    def sizeHint(self) -> QSize:
        """With icons or large text, Qt's own hint is a little too small."""
        return super().sizeHint() + QSize(LOOK.em(0.15), 0)

    @override
    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor(LOOK.theme.gold if self.isEnabled() else LOOK.theme.dim), 1.8 * LOOK.zoom))
        size = LOOK.em(0.28)
        middle = QPointF(self.width() - LOOK.em(0.95), self.height() / 2)
        corners = ((-1.0, -0.5), (0.0, 0.5), (1.0, -0.5))
        painter.drawPolyline(QPolygonF([middle + QPointF(x, y) * size for x, y in corners]))

    @override
    def wheelEvent(self, event: QWheelEvent) -> None:
        if self.hasFocus():
            super().wheelEvent(event)
        else:
            event.ignore()
