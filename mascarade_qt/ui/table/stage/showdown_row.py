"""Where the cards of a contest meet: in a row across the middle, enlarged, each with a name."""

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPixmap

from mascarade_qt.ui.look.art import canvas
from mascarade_qt.ui.look.text_fit import fitting_font
from mascarade_qt.ui.look.theme import LOOK

LARGEST = 1.7  # times as large as on the table
ACROSS = 0.84  # of the table's width
DOWN = 0.44  # of its height
GAP = 0.22  # of a card's width, between two cards
TAG = 1.7  # the height of a claimant's name, in em


class Slot(NamedTuple):
    """Where one of them goes, how much it is enlarged, and how wide the claimant's name may be."""

    middle: QPointF
    scale: float
    room: float


def slots(number: int, card: QSizeF, faces: Sequence[QRectF], table: QRectF) -> list[Slot]:
    """A place for each card, in a row; as large as there is room for, but never smaller than on the table.
    `faces` are what may turn up, as seen from the middle of a card: a name may be wider than its card."""
    gap = card.width() * GAP
    left = (max(card.width(), *(-2 * face.left() for face in faces)) + gap) / 2
    right = (max(card.width(), *(2 * face.right() for face in faces)) + gap) / 2
    each, room = left + right, table.width() * ACROSS
    scale = max(1.0, min(LARGEST, room / (number * each), table.height() * DOWN / card.height()))
    step = min(scale, room / (number * each))
    first = table.center().x() - number * each * step / 2 + left * step
    room = (2 * min(left, right) - gap) * step
    middles = (QPointF(first + each * step * place, table.center().y()) for place in range(number))
    return [Slot(middle, scale, room) for middle in middles]


def row_of(found: Sequence[Slot], card: QSizeF) -> QRectF:
    """Where the cards are then, with their names."""
    across, down = card.width() * found[0].scale / 2, card.height() * found[0].scale / 2
    below = LOOK.em(TAG) * 1.25
    return QRectF(found[0].middle - QPointF(across, down), found[-1].middle + QPointF(across, down + below))


def name_tag(name: str, width: float, ratio: float) -> QPixmap:
    """The claimant's name, to go below the card."""
    theme = LOOK.theme
    height = LOOK.em(TAG)
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
