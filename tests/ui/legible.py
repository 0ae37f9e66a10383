"""What a widget paints can be read: inside it, and not across anything else."""

from itertools import combinations

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QWidget

from tests.ui.painted import Painted, painted

TOUCH = 1.0  # pixels
ENDLESS = 10_000
MARK = 1  # letters: a key or a question mark lies on a portrait


def faults(widget: QWidget) -> list[str]:
    """What can't be read."""
    found = [piece for piece in painted(widget) if piece.kind != "shape"]
    texts = [piece for piece in found if piece.kind == "text" and piece.text.strip()]
    room = QRectF(widget.rect()).adjusted(-TOUCH, -TOUCH, TOUCH, TOUCH)
    if widget.objectName() == "qt_scrollarea_viewport":  # what is above and below can be scrolled to
        room.adjust(0, -ENDLESS, 0, ENDLESS)
    said = [f"{piece.text!r} is cut: {piece.area}" for piece in texts if not room.contains(piece.area)]
    said += [
        f"{one.text!r} across {other.text!r}"
        for one, other in combinations(found, 2)
        if crossed(one, other) and not (other.text and len(other.text) <= MARK)
    ]
    return [f"{widget.objectName()} {widget.size().toTuple()}: {fault}" for fault in said]


def crossed(one: Painted, other: Painted) -> bool:
    """Whether words lie across something."""
    shared = one.area.intersected(other.area)
    words = "text" in (one.kind, other.kind)
    return words and shared.width() > TOUCH and shared.height() > TOUCH
