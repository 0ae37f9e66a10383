"""How each event moves. What a swap shows depends on nothing but the two places and who took them."""

from collections.abc import Callable, Mapping
from typing import Any

from PySide6.QtCore import QAbstractAnimation, QEasingCurve, QPointF, QPropertyAnimation, QRectF, Qt
from PySide6.QtWidgets import QGraphicsRotation, QGraphicsWidget

from mascarade_qt.engine.events import (
    CardMoved,
    CoinsMoved,
    Discarded,
    Eliminated,
    Event,
    Looked,
    Returned,
    Revealed,
    SeatsChanged,
    Shown,
    Took,
)
from mascarade_qt.ui.look.art import picture
from mascarade_qt.ui.look.motion import CLOCK
from mascarade_qt.ui.table.board import Board
from mascarade_qt.ui.table.ripple import ripple
from mascarade_qt.ui.table.stage import Stage, change, glide, one_after_another, pause, together

MOST_COINS_FLYING = 6
RISEN = 1.08
UNDER_THE_CLOTH = 0.35


class Choreographer:
    """Makes the animation of an event; the board itself is changed by whoever plays it, afterwards."""

    def __init__(self, board: Board, stage: Stage) -> None:
        self._board = board
        self._stage = stage

    def of(self, event: Event) -> QAbstractAnimation | None:
        """The movement of an event, or None where nothing moves."""
        recipe = _RECIPES.get(type(event))
        return recipe(self, event) if recipe else None

    # --- cards ---

    def _area(self, place: str) -> QRectF:
        return self._board.cards[place].likeness(None)[1]

    def _back(self, place: str) -> QGraphicsWidget:
        return self._stage.sprite(*self._board.cards[place].likeness(None))

    def _face(self, place: str, mask: str) -> QGraphicsWidget:
        return self._stage.sprite(*self._board.cards[place].likeness(mask))

    def _edge(self, player: int) -> QPointF:
        return self._board.spots.seats[self._board.model.world.seat_of[player]].edge

    def _took(self, event: Took) -> QAbstractAnimation | None:
        """Two cards rise, glide to the edge of the table and slip under the cloth, which moves."""
        if not CLOCK.of("glide"):
            return None
        edge = self._edge(event.player)
        return one_after_another(
            together(
                *(
                    self._go_under(place, edge, side)
                    for place, side in zip(event.places, (-1, 1), strict=True)
                )
            ),
            self._ripple(edge),
        )

    def _go_under(self, place: str, edge: QPointF, side: int) -> QAbstractAnimation:
        sprite = self._back(place)
        self._board.cards[place].set_away(True)
        start = self._area(place).center()
        rim = QPointF(edge.x() + side * 14, edge.y())
        return one_after_another(
            change(sprite, b"scale", (1.0, RISEN), CLOCK.of("lift")),
            glide(sprite, (start, rim), CLOCK.of("glide")),
            together(
                change(sprite, b"scale", (RISEN, UNDER_THE_CLOTH), CLOCK.of("slip")),
                change(sprite, b"opacity", (1.0, 0.0), CLOCK.of("slip")),
            ),
        )

    def _ripple(self, edge: QPointF) -> QAbstractAnimation:
        """The cloth moves where hands are busy below it."""
        area = QRectF(0, 0, 90, 34)
        area.moveCenter(edge)
        sprite = self._stage.sprite(ripple(90, 34, self._board.devicePixelRatioF()), area)
        sprite.setOpacity(0.0)
        points = [edge + QPointF(shift, 0) for shift in (0, 9, -9, 7, -7, 4, 0)]
        return together(
            glide(sprite, points, CLOCK.of("mix"), QEasingCurve.Type.Linear),
            change(sprite, b"opacity", (0.0, 0.9, 0.9, 0.9, 0.0), CLOCK.of("mix")),
            change(sprite, b"scale", (0.8, 1.15, 0.9, 1.1, 0.8), CLOCK.of("mix")),
        )

    def _returned(self, event: Returned) -> QAbstractAnimation | None:
        if not CLOCK.of("glide"):
            return None
        edge = self._edge(event.player)
        sides = zip(event.places, (-1, 1), strict=True)
        return together(*(self._come_out(place, edge, side) for place, side in sides))

    def _come_out(self, place: str, edge: QPointF, side: int) -> QAbstractAnimation:
        sprite = self._back(place)
        rim = QPointF(edge.x() + side * 14, edge.y())
        sprite.setPos(rim)
        sprite.setOpacity(0.0)
        sprite.setScale(UNDER_THE_CLOTH)
        return one_after_another(
            together(
                change(sprite, b"scale", (UNDER_THE_CLOTH, RISEN), CLOCK.of("slip")),
                change(sprite, b"opacity", (0.0, 1.0), CLOCK.of("slip")),
            ),
            glide(sprite, (rim, self._area(place).center()), CLOCK.of("glide")),
            change(sprite, b"scale", (RISEN, 1.0), CLOCK.of("lift")),
        )

    def _looked(self, event: Looked) -> QAbstractAnimation | None:
        """Somebody else's look: the card lifts at a corner. An own one is turned up by the screen."""
        if event.masks is not None or not CLOCK.of("peek"):
            return None
        return together(*(self._lift_corner(place) for place in event.places))

    def _lift_corner(self, place: str) -> QAbstractAnimation:
        sprite = self._back(place)
        self._board.cards[place].set_away(True)
        time = CLOCK.of("peek")
        here = self._area(place).center()
        return together(
            change(sprite, b"rotation", (0.0, -7.0, -7.0, 0.0), time),
            glide(sprite, (here, here - QPointF(0, 9), here - QPointF(0, 9), here), time),
        )

    def _revealed(self, event: Revealed) -> QAbstractAnimation | None:
        if not CLOCK.of("turn over"):
            return None
        return together(*(self._flip(place, mask) for _, place, mask in event.cards if not self._open(place)))

    def _shown(self, event: Shown) -> QAbstractAnimation | None:
        if event.mask is None or not CLOCK.of("turn over"):
            return None
        return self._flip(event.place, event.mask)

    def _open(self, place: str) -> bool:
        return self._board.cards[place].shown is not None

    def _flip(self, place: str, mask: str) -> QAbstractAnimation:
        """The back turns away, then the face turns up."""
        back, front = self._back(place), self._face(place, mask)
        self._board.cards[place].set_away(True)
        half = CLOCK.of("turn over") // 2
        away, up = _turning(back, 0), _turning(front, 90)
        return one_after_another(_angle(away, 0, 90, half), _angle(up, 90, 0, half))

    def _moved(self, event: CardMoved) -> QAbstractAnimation | None:
        if not CLOCK.of("glide"):
            return None
        sprite = self._back(event.source)
        self._board.cards[event.source].set_away(True)
        start, end = self._area(event.source).center(), self._area(event.target).center()
        return glide(sprite, (start, end), CLOCK.of("glide"))

    def _left(self, event: Eliminated | Discarded) -> QAbstractAnimation | None:
        places = event.places if isinstance(event, Eliminated) else (event.place,)
        present = [place for place in places if place is not None and self._board.cards[place].isVisible()]
        if not present or not CLOCK.of("leave"):
            return None
        return together(*(self._fade_away(place) for place in present))

    def _fade_away(self, place: str) -> QAbstractAnimation:
        mask = self._board.cards[place].shown
        sprite = self._face(place, mask) if mask else self._back(place)
        self._board.cards[place].set_away(True)
        time = CLOCK.of("leave")
        here = self._area(place).center()
        middle = QPointF(self._board.width() / 2, -80)
        return together(
            glide(sprite, (here, here + (middle - here) * 0.5), time),
            change(sprite, b"opacity", (1.0, 0.0), time),
        )

    # --- coins and people ---

    def _coins(self, event: CoinsMoved) -> QAbstractAnimation | None:
        if not CLOCK.of("coins"):
            return None
        flights = (
            self._fly(self._purse(source), self._purse(target), coin)
            for source, target, number in event.moves
            for coin in range(min(number, MOST_COINS_FLYING))
        )
        return together(*flights)

    def _purse(self, purse: int | str) -> QPointF:
        widget = self._board.seats[purse] if isinstance(purse, int) else self._board.purses[purse]
        return QRectF(widget.geometry()).center()

    def _fly(self, start: QPointF, end: QPointF, number: int) -> QAbstractAnimation:
        area = QRectF(0, 0, 26, 26)
        area.moveCenter(start)
        sprite = self._stage.sprite(picture("coins/one", 26, 26, self._board.devicePixelRatioF()), area)
        sprite.setOpacity(0.0)
        bend = (start + end) / 2 - QPointF(0, 26)
        time = CLOCK.of("coins")
        return one_after_another(
            pause(round(number * time * 0.09)),
            together(change(sprite, b"opacity", (1.0, 1.0), time), glide(sprite, (start, bend, end), time)),
        )

    def _seats(self, event: SeatsChanged) -> QAbstractAnimation | None:
        if not CLOCK.of("seats"):
            return None
        one, other = (self._board.seat_of(player) for player in event.players)
        time = CLOCK.of("seats")
        moves = []
        for widget, to in ((one, other), (other, one)):
            area, end = QRectF(widget.geometry()), QRectF(to.geometry()).center()
            sprite = self._stage.sprite(widget.grab(), area)
            moves.append(glide(sprite, (area.center(), end), time))
        return together(*moves)


def _turning(sprite: QGraphicsWidget, angle: float) -> QGraphicsRotation:
    rotation = QGraphicsRotation(sprite)
    rotation.setAxis(Qt.Axis.YAxis)
    rotation.setAngle(angle)
    sprite.setTransformations([rotation])
    return rotation


def _angle(rotation: QGraphicsRotation, start: float, end: float, milliseconds: int) -> QPropertyAnimation:
    animation = QPropertyAnimation(rotation, b"angle")
    animation.setStartValue(start)
    animation.setEndValue(end)
    animation.setDuration(milliseconds)
    return animation


_RECIPES: Mapping[type, Callable[[Choreographer, Any], QAbstractAnimation | None]] = {
    Took: Choreographer._took,
    Returned: Choreographer._returned,
    Looked: Choreographer._looked,
    Revealed: Choreographer._revealed,
    Shown: Choreographer._shown,
    CardMoved: Choreographer._moved,
    Eliminated: Choreographer._left,
    Discarded: Choreographer._left,
    CoinsMoved: Choreographer._coins,
    SeatsChanged: Choreographer._seats,
}
