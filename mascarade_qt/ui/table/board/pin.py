"""A note on a card, painted small: the portraits of what it may be, or a pin."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from mascarade_qt.ui.look.art import picture, tinted
from mascarade_qt.ui.look.theme import LOOK
from mascarade_qt.words.notes import Note

MOST_SHOWN = 3


def paint_pin(painter: QPainter, card: QRectF, note: Note, ratio: float) -> None:
    """In the upper right corner, from right to left."""
    theme = LOOK.theme
    shown = note.masks[:MOST_SHOWN]
    side = max(16.0, card.width() * (0.42 if len(shown) < 2 else 0.33))
    pins = [*shown, *([""] if note.text or len(note.masks) > MOST_SHOWN or not shown else [])]
    for number, mask in enumerate(pins):
        box = QRectF(card.right() - side - 1, card.top() + 1 + number * side * 0.86, side, side)
        painter.setBrush(QColor(theme.balloon))
        painter.setPen(QPen(QColor(theme.on_balloon), 1))
        painter.drawEllipse(box)
        inner = round(side * 0.8)
        corner = box.center().toPoint()
        drawing = (
            picture(f"masks/{mask}", inner, inner, ratio)
            if mask
            else tinted("icons/note", round(inner * 0.75), theme.on_balloon, ratio)
        )
        size = drawing.width() / drawing.devicePixelRatio()
        painter.drawPixmap(round(corner.x() - size / 2), round(corner.y() - size / 2), drawing)
        if mask and not note.sure:
            _question_mark(painter, box)


def _question_mark(painter: QPainter, box: QRectF) -> None:
    """A guess."""
    side = max(11.0, box.width() * 0.45)
    corner = QRectF(box.left() - side * 0.35, box.bottom() - side, side, side)
    painter.setBrush(QColor(LOOK.theme.on_balloon))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.drawEllipse(corner)
    font = LOOK.font(1.0, bold=True)
    font.setPixelSize(max(8, round(side * 0.72)))
    painter.setFont(font)
    painter.setPen(QColor(LOOK.theme.balloon))
    painter.drawText(corner, Qt.AlignmentFlag.AlignCenter, "?")
