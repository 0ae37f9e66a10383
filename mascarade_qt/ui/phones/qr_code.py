"""A QR code as a widget: black on white in every theme, because cameras want that."""

import segno
from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from mascarade_qt.system.override import override

MARGIN = 4  # modules, as the standard has it


class QrCode(QWidget):
    """As large as there is room for, in whole pixels per module."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("qrCode")
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self._rows: tuple[bytearray, ...] = ()

    def show_text(self, text: str) -> None:
        """Show this from now on."""
        self._rows = segno.make(text, error="m", micro=False).matrix if text else ()
        self.update()

    @override
    def minimumSizeHint(self) -> QSize:
        """Three pixels per module can still be read at arm's length."""
        side = 3 * (len(self._rows) + 2 * MARGIN)
        return QSize(side, side)

    @override
    def sizeHint(self) -> QSize:
        """Comfortable from across a table."""
        return self.minimumSizeHint() * 2

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        if not self._rows:
            return
        modules = len(self._rows) + 2 * MARGIN
        step = max(1, min(self.width(), self.height()) // modules)
        side = step * modules
        left, top = (self.width() - side) // 2, (self.height() - side) // 2
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
        painter.fillRect(QRect(left, top, side, side), QColor(Qt.GlobalColor.white))
        for y, row in enumerate(self._rows, MARGIN):
            for x, dark in enumerate(row, MARGIN):
                if dark:
                    square = QRect(left + x * step, top + y * step, step, step)
                    painter.fillRect(square, QColor(Qt.GlobalColor.black))
        painter.end()
