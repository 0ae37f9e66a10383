"""What cards, seats and purses have in common: they are buttons that the arrow keys move between."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractButton

from mascarade_qt.system.override import override

# Qt's buttons would take these for themselves.
_FOR_THE_BOARD = (
    Qt.Key.Key_Left,
    Qt.Key.Key_Right,
    Qt.Key.Key_Up,
    Qt.Key.Key_Down,
    Qt.Key.Key_Return,
    Qt.Key.Key_Enter,
    Qt.Key.Key_Space,
)


class TableButton(QAbstractButton):
    """A button that leaves moving and choosing by keys to the board."""

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in _FOR_THE_BOARD:
            event.ignore()
        else:
            super().keyPressEvent(event)
