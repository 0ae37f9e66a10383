"""A framed box, and the ornament that separates a title from what follows."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QFrame, QSizePolicy, QVBoxLayout, QWidget

from mascarade_qt.system.override import override
from mascarade_qt.ui.kit.adaptive import Adaptive
from mascarade_qt.ui.look.theme import LOOK

_RIM = 13  # pixels: edge, hairline and round corners


class Panel(Adaptive, QFrame):
    """A box with a gold hairline inside its edge; contents go into `box`."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.box = QVBoxLayout(self)
        self.restyle()

    @override
    def restyle(self) -> None:
        margin = LOOK.em(1.0)
        self.box.setContentsMargins(margin, margin, margin, margin)
        self.box.setSpacing(LOOK.em(0.6))

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        theme = LOOK.theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        plain = theme.name == "contrast"
        ground = QColor(theme.panel)
        ground.setAlphaF(1.0 if plain else 0.9)
        if self.rect().adjusted(_RIM, _RIM, -_RIM, -_RIM).contains(event.rect()):
            painter.fillRect(event.rect(), ground)  # the rim, which takes longest to paint, is left as it is
            return
        edge = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        painter.setPen(QPen(QColor(theme.line), 2 if plain else 1))
        painter.setBrush(ground)
        painter.drawRoundedRect(edge, 10, 10)
        if not plain:
            gold = QColor(theme.gold)
            gold.setAlphaF(0.45)
            painter.setPen(QPen(gold, 1))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(edge.adjusted(4, 4, -4, -4), 7, 7)


class Ornament(QWidget):
    """A gold hairline with lozenges in the middle, fading to both sides."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    @override
    def sizeHint(self) -> QSize:
        return QSize(LOOK.em(12), LOOK.em(1.2))

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        gold = QColor(LOOK.theme.gold)
        middle, y = self.width() / 2, self.height() / 2
        size = LOOK.em(0.32)
        painter.setPen(QPen(gold, 1.4))
        reach = min(self.width() / 2 - 2, LOOK.em(16))
        for way in (1, -1):
            painter.drawLine(QPointF(middle + way * size * 3.4, y), QPointF(middle + way * reach, y))
            painter.drawEllipse(QPointF(middle + way * size * 2.5, y), size * 0.35, size * 0.35)
        painter.setBrush(gold)
        corners = ((0.0, -1.0), (1.4, 0.0), (0.0, 1.0), (-1.4, 0.0))
        painter.drawPolygon(QPolygonF([QPointF(middle + dx * size, y + dy * size) for dx, dy in corners]))
