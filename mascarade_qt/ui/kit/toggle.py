"""A switch: on or off."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from mascarade_qt.system.override import override
from mascarade_qt.ui.kit.adaptive import Adaptive
from mascarade_qt.ui.look.focus_ring import paint_focus_ring
from mascarade_qt.ui.look.theme import LOOK


class Toggle(Adaptive, QAbstractButton):
    """Its knob doesn't slide: it is on the left or on the right."""

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self.setCheckable(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    @override
    def sizeHint(self) -> QSize:
        return QSize(LOOK.em(3.6), LOOK.em(2.1))

    @override
    def restyle(self) -> None:
        self.updateGeometry()
        self.update()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        theme = LOOK.theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        area = QRectF(self.rect()).adjusted(5, 5, -5, -5)
        round_ = area.height() / 2
        painter.setPen(QPen(QColor(theme.dim), 1.5))
        painter.setBrush(QColor(theme.accent if self.isChecked() else theme.window))
        painter.drawRoundedRect(area, round_, round_)
        x = area.right() - round_ if self.isChecked() else area.left() + round_
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(theme.on_accent if self.isChecked() else theme.dim))
        painter.drawEllipse(QPointF(x, area.center().y()), round_ - 3, round_ - 3)
        if self.hasFocus():
            paint_focus_ring(painter, area.adjusted(-3, -3, 3, 3), round_ + 3, 2.5)
