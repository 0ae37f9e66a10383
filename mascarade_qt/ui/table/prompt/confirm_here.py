"""A button on top of what was pressed on the table, so that confirming is a short way off."""

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import QPushButton, QWidget

from mascarade_qt.ui.kit.adaptive import role
from mascarade_qt.ui.kit.text import button_text
from mascarade_qt.ui.look.theme import LOOK


class ConfirmHere(QPushButton):
    """For the mouse only: keys have the prompt's own button, and screen readers needn't hear it twice."""

    def __init__(self, board: QWidget) -> None:
        super().__init__(board)
        self._board = board
        self._target: QWidget | None = None
        self.setObjectName("confirmHereButton")
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        role(self, "primary")
        self.hide()

    @property
    def target(self) -> QWidget | None:
        """The widget it lies on."""
        return self._target if self.isVisible() else None

    def stand_by(self, target: QWidget | None, text: str) -> None:
        """Show it at the foot of the widget that was pressed, if any."""
        self._target = target
        if target is None or not target.isVisible():
            self.hide()
            return
        self.setText(button_text(text))
        self.setAccessibleName(text)
        font = LOOK.font(0.8 if LOOK.large_text else 0.95, bold=True)
        self.setStyleSheet(
            f"font-family: '{font.family()}'; font-size: {font.pointSizeF():.1f}pt; min-height: 0;"
            f"padding: {LOOK.px(3)}px {LOOK.px(6)}px"
        )
        self.adjustSize()
        self.setGeometry(self._place(target.geometry(), self.size()))
        self.show()
        self.raise_()

    def _place(self, target: QRect, size: QSize) -> QRect:
        size = size.expandedTo(QSize(min(target.width(), 2 * size.width()), 0))
        left = target.center().x() - size.width() // 2
        top = target.bottom() - size.height() - LOOK.px(6)
        if target.height() < 2 * size.height():  # a name plate stays readable
            below = target.bottom() + LOOK.px(2)
            top = below if below + size.height() < self._board.height() else target.top() - size.height()
        left = max(0, min(left, self._board.width() - size.width()))
        return QRect(QPoint(left, top), size)
