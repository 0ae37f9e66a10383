"""One card of a contest: it comes to the middle, turns up, is stamped, and goes back."""

from PySide6.QtCore import QAbstractAnimation, QEasingCurve, QPointF, QRectF

from mascarade_qt.ui.cards.verdict import verdict, verdict_area
from mascarade_qt.ui.look.theme import LOOK
from mascarade_qt.ui.table.board.card import CardWidget
from mascarade_qt.ui.table.stage.showdown_row import Slot, name_tag
from mascarade_qt.ui.table.stage.stage import (
    Stage,
    angle,
    change,
    glide,
    one_after_another,
    together,
    turning,
)
from mascarade_qt.ui.table.stage.tempo import Tempo

PROUD = 1.12
WIDE_NAME = 5.5  # em; a name of usual length
STAMPED_FROM = 2.2  # times its size, at which a stamp comes down
SHAKE = (0, -7, 7, -5, 5, -2, 0)


class Claimant:
    """The sprites of one card: its back, its face, its stamp, and the claimant's name."""

    def __init__(
        self, stage: Stage, tempo: Tempo, card: CardWidget, mask: str, true: bool, slot: Slot
    ) -> None:
        self._stage, self._tempo, self._card, self._true, self._slot = stage, tempo, card, true, slot
        ratio = card.devicePixelRatioF() * slot.scale
        back, area = card.likeness(None, slot.scale)
        self._place = area
        self._back = stage.sprite(back, area)
        self._face = stage.sprite(*card.likeness(mask, slot.scale))
        self._home = self._face.pos()  # a ribbon may be wider than its card
        self._face.setPos(self._at(self._home))
        self._face.setScale(slot.scale)
        self._turned = turning(self._face, 90)
        stamped = verdict_area(area)
        self._stamp = stage.sprite(verdict(true, round(stamped.width()), ratio), stamped)
        self._stamp_home = self._stamp.pos()
        self._stamp.setOpacity(0.0)
        self._stamp.setZValue(1)
        self._stamp.setPos(self._at(self._stamp_home))
        card.set_away(True)

    def _at(self, home: QPointF) -> QPointF:
        """Where a part of the card is while the card is in the middle."""
        return self._slot.middle + (home - self._place.center()) * self._slot.scale

    def name_it(self, name: str) -> None:
        """Write the name below the card."""
        width = max(self._place.width() * self._slot.scale, min(self._slot.room, LOOK.em(WIDE_NAME)))
        pixmap = name_tag(name, width, self._card.devicePixelRatioF())
        area = QRectF(QPointF(), pixmap.deviceIndependentSize())
        below = self._place.height() * self._slot.scale / 2 + area.height() * 0.75
        area.moveCenter(self._slot.middle + QPointF(0, below))
        self._tag = self._stage.sprite(pixmap, area)
        self._tag.setOpacity(0.0)

    def come(self) -> QAbstractAnimation:
        """Move from its place to the middle, growing."""
        time = self._tempo.of("gather")
        return together(
            glide(self._back, (self._place.center(), self._slot.middle), time),
            change(self._back, b"scale", (1.0, self._slot.scale), time),
            change(self._tag, b"opacity", (0.0, 0.0, 1.0), time),
        )

    def turn(self) -> QAbstractAnimation:
        """Turn up and be judged: the truth stands out, a lie trembles."""
        half = self._tempo.of("turn over") // 2
        flip = one_after_another(angle(turning(self._back, 0), 0, 90, half), angle(self._turned, 90, 0, half))
        scale, here, time = self._slot.scale, self._face.pos(), self._tempo.of("tremble")
        if self._true:
            reaction = change(self._face, b"scale", (scale, scale * PROUD, scale * PROUD, scale), time)
        else:
            shaken = [here + QPointF(shift, 0) for shift in SHAKE]
            reaction = glide(self._face, shaken, time, QEasingCurve.Type.Linear)
        falling = together(
            change(self._stamp, b"scale", (STAMPED_FROM * scale, scale), self._tempo.of("stamp")),
            change(self._stamp, b"opacity", (0.0, 1.0, 1.0), self._tempo.of("stamp")),
        )
        return one_after_another(flip, together(falling, reaction))

    def go(self) -> QAbstractAnimation:
        """Go back to its place, open, with its stamp."""
        time, scale = self._tempo.of("gather"), self._slot.scale
        return together(
            glide(self._face, (self._face.pos(), self._home), time),
            change(self._face, b"scale", (scale, 1.0), time),
            glide(self._stamp, (self._stamp.pos(), self._stamp_home), time),
            change(self._stamp, b"scale", (scale, 1.0), time),
            change(self._tag, b"opacity", (1.0, 0.0, 0.0), time),
        )
