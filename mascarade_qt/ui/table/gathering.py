"""Where the cards of a contest meet: in a row across the middle, enlarged, each with a name."""

from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPixmap

from mascarade_qt.ui.look.art import canvas
from mascarade_qt.ui.look.fitting import fitting_font
from mascarade_qt.ui.look.theme import LOOK

LARGEST = 1.7  # times as large as on the table
ACROSS = 0.84  # of the table's width
DOWN = 0.44  # of its height
GAP = 0.22  # of a card's width, between two cards


class Slot(NamedTuple):
    """Where one of them goes, and how much it is enlarged."""

    middle: QPointF
    scale: float


def slots(number: int, card: QSizeF, table: QRectF) -> list[Slot]:
    """A place for each card, in a row; as large as there is room for, but never smaller than on the table."""
    across = number * card.width() * (1 + GAP)
    scale = max(1.0, min(LARGEST, table.width() * ACROSS / across, table.height() * DOWN / card.height()))
    step = min(card.width() * (1 + GAP) * scale, table.width() * ACROSS / number)
    first = table.center().x() - step * (number - 1) / 2
    return [Slot(QPointF(first + step * place, table.center().y()), scale) for place in range(number)]


def name_tag(name: str, width: float, ratio: float) -> QPixmap:
    """The claimant's name, to go below the card."""
    theme = LOOK.theme
    height = LOOK.em(1.7)
    pixmap = canvas(width, height, ratio)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QColor(theme.gold))
    painter.setBrush(QColor(theme.panel))
    area = QRectF(1, 1, width - 2, height - 2)
    painter.drawRoundedRect(area, 6, 6)
    room = area.adjusted(4, 0, -4, 0)
    painter.setFont(fitting_font(LOOK.font(1.0, bold=True), name, room.size()))
    painter.setPen(QColor(theme.text))
    painter.drawText(room, Qt.AlignmentFlag.AlignCenter, name)
    painter.end()
    return pixmap
