"""How things move on the table. What a swap looks like depends only on the two places and who took them."""

from collections.abc import Collection, Mapping, Sequence
from itertools import product

from PySide6.QtCore import QAbstractAnimation, QEasingCurve, QPointF, QRectF
from PySide6.QtWidgets import QGraphicsWidget

from mascarade_qt.engine.events import Card, CoinMove, Purse
from mascarade_qt.ui.look.art import picture
from mascarade_qt.ui.look.motion import CLOCK
from mascarade_qt.ui.table.board.board import Board
from mascarade_qt.ui.table.stage.claimant import Claimant
from mascarade_qt.ui.table.stage.glow import ring, ripple
from mascarade_qt.ui.table.stage.showdown_row import Slot, row_of, slots
from mascarade_qt.ui.table.stage.stage import (
    Stage,
    angle,
    change,
    glide,
    one_after_another,
    pause,
    together,
    turning,
)
from mascarade_qt.ui.table.stage.tempo import Tempo
from mascarade_qt.ui.table.stage.victory import confetti, light

MOST_COINS_FLYING = 6
COIN = 26
RISEN = 1.08
UNDER_THE_CLOTH = 0.35
Moves = Sequence[CoinMove]


class Choreographer:
    """Makes movements, or None if nothing would be visible. It leaves changing the board to the director."""

    def __init__(self, board: Board, stage: Stage, tempo: Tempo) -> None:
        self._board, self._stage, self._tempo = board, stage, tempo
        self.people: Collection[int] = ()  # who is in front of this screen

    # --- cards, as they lie ---

    def _area(self, place: str) -> QRectF:
        return self._board.cards[place].likeness(None)[1]

    def _back(self, place: str) -> QGraphicsWidget:
        return self._sprite(place, None)

    def _sprite(self, place: str, mask: str | None) -> QGraphicsWidget:
        return self._stage.sprite(*self._board.cards[place].likeness(mask))

    def _away(self, place: str) -> None:
        self._board.cards[place].set_away(True)

    def _edge(self, player: int) -> QPointF:
        return self._board.spots.seats[self._board.model.seat_of(player)].edge

    # --- under the table ---

    def go_under(self, player: int, places: tuple[str, str]) -> QAbstractAnimation | None:
        """Two cards rise, glide to the edge of the table and slip under the cloth, which moves."""
        if not self._tempo.of("glide"):
            return None
        edge = self._edge(player)
        sides = zip(places, (-1, 1), strict=True)
        return one_after_another(
            together(*(self._go_under(place, edge, side) for place, side in sides)), self._ripple(edge)
        )

    def _go_under(self, place: str, edge: QPointF, side: int) -> QAbstractAnimation:
        sprite = self._back(place)
        self._away(place)
        start = self._area(place).center()
        rim = QPointF(edge.x() + side * 14, edge.y())
        return one_after_another(
            change(sprite, b"scale", (1.0, RISEN), self._tempo.of("lift")),
            glide(sprite, (start, rim), self._tempo.of("glide")),
            together(
                change(sprite, b"scale", (RISEN, UNDER_THE_CLOTH), self._tempo.of("slip")),
                change(sprite, b"opacity", (1.0, 0.0), self._tempo.of("slip")),
            ),
        )

    def _ripple(self, edge: QPointF) -> QAbstractAnimation:
        """Move the cloth where hands are busy below it."""
        area = QRectF(0, 0, 90, 34)
        area.moveCenter(edge)
        sprite = self._stage.sprite(ripple(90, 34, self._board.devicePixelRatioF()), area)
        sprite.setOpacity(0.0)
        points = [edge + QPointF(shift, 0) for shift in (0, 9, -9, 7, -7, 4, 0)]
        return together(
            glide(sprite, points, self._tempo.of("mix"), QEasingCurve.Type.Linear),
            change(sprite, b"opacity", (0.0, 0.9, 0.9, 0.9, 0.0), self._tempo.of("mix")),
            change(sprite, b"scale", (0.8, 1.15, 0.9, 1.1, 0.8), self._tempo.of("mix")),
        )

    def come_out(self, player: int, places: tuple[str, str]) -> QAbstractAnimation | None:
        """The two cards come back, each to its place."""
        if not self._tempo.of("glide"):
            return None
        edge = self._edge(player)
        return together(
            *(self._come_out(place, edge, side) for place, side in zip(places, (-1, 1), strict=True))
        )

    def _come_out(self, place: str, edge: QPointF, side: int) -> QAbstractAnimation:
        sprite = self._back(place)
        rim = QPointF(edge.x() + side * 14, edge.y())
        sprite.setPos(rim)
        sprite.setOpacity(0.0)
        sprite.setScale(UNDER_THE_CLOTH)
        return one_after_another(
            together(
                change(sprite, b"scale", (UNDER_THE_CLOTH, RISEN), self._tempo.of("slip")),
                change(sprite, b"opacity", (0.0, 1.0), self._tempo.of("slip")),
            ),
            glide(sprite, (rim, self._area(place).center()), self._tempo.of("glide")),
            change(sprite, b"scale", (RISEN, 1.0), self._tempo.of("lift")),
        )

    # --- looking, moving, leaving ---

    def peek(self, places: Sequence[str]) -> QAbstractAnimation | None:
        """Cards lift at a corner."""
        if not self._tempo.of("peek"):
            return None
        return together(*(self._lift_corner(place) for place in places))

    def _lift_corner(self, place: str) -> QAbstractAnimation:
        sprite = self._back(place)
        self._away(place)
        time = self._tempo.of("peek")
        here = self._area(place).center()
        return together(
            change(sprite, b"rotation", (0.0, -7.0, -7.0, 0.0), time),
            glide(sprite, (here, here - QPointF(0, 9), here - QPointF(0, 9), here), time),
        )

    def move(self, source: str, target: str) -> QAbstractAnimation | None:
        """A card goes somewhere else, face down."""
        if not self._tempo.of("glide"):
            return None
        sprite = self._back(source)
        self._away(source)
        return glide(
            sprite, (self._area(source).center(), self._area(target).center()), self._tempo.of("glide")
        )

    def leave(self, places: Sequence[str]) -> QAbstractAnimation | None:
        """Cards leave the game."""
        present = [place for place in places if self._board.cards[place].isVisible()]
        if not present or not self._tempo.of("leave"):
            return None
        return together(*(self._fade_away(place) for place in present))

    def _fade_away(self, place: str) -> QAbstractAnimation:
        sprite = self._sprite(place, self._board.cards[place].shown)
        self._away(place)
        time = self._tempo.of("leave")
        here = sprite.pos()
        middle = QPointF(self._board.width() / 2, -80)
        return together(
            glide(sprite, (here, here + (middle - here) * 0.5), time),
            change(sprite, b"opacity", (1.0, 0.0), time),
        )

    # --- turning up and down ---

    def reveal(self, cards: Sequence[Card], verdicts: Mapping[str, bool | None]) -> QAbstractAnimation | None:
        """One card after another turns up; those of a contest first meet in the middle, and are stamped."""
        closed = [card for card in cards if not self._open(card[1])]
        if not closed or not self._tempo.of("turn over"):
            return None
        if any(verdicts.get(place) is not None for _, place, _ in closed):
            return self._confront(closed, verdicts)
        return one_after_another(*(self._flip(place, None, mask)[0] for _, place, mask in closed))

    def _open(self, place: str) -> bool:
        return self._board.cards[place].shown is not None

    def meeting_place(self, cards: Sequence[Card]) -> QRectF:
        """Where the cards of a contest come together."""
        return row_of(self._slots(cards), self._area(cards[0][1]).size())

    def _slots(self, cards: Sequence[Card]) -> list[Slot]:
        """Where the cards go; their distance depends on all masks in play, to give nothing away."""
        board, setup = self._board, self._board.model.setup
        masks = {*setup.deal.values(), *setup.graveyard}
        faces = [
            board.cards[place].likeness_area(mask).translated(-self._area(place).center())
            for (_, place, _), mask in product(cards, masks)
        ]
        return slots(len(cards), self._area(cards[0][1]).size(), faces, QRectF(board.rect()))

    def _confront(self, cards: Sequence[Card], verdicts: Mapping[str, bool | None]) -> QAbstractAnimation:
        board = self._board
        spots = self._slots(cards)
        claimants = [
            Claimant(self._stage, self._tempo, board.cards[place], mask, bool(verdicts.get(place)), spot)
            for (_, place, mask), spot in zip(cards, spots, strict=True)
        ]
        names = [board.seat_of(player).name for player, _, _ in cards]
        for claimant, name in zip(claimants, names, strict=True):
            claimant.name_it(name)
        return one_after_another(
            together(*(claimant.come() for claimant in claimants)),
            pause(self._tempo.of("hush")),
            *(claimant.turn() for claimant in claimants),
            pause(self._tempo.of("hush")),
            together(*(claimant.go() for claimant in claimants)),
        )

    def _flip(
        self, place: str, before: str | None, after: str | None
    ) -> tuple[QAbstractAnimation, QGraphicsWidget]:
        """One side turns away, then the other turns up; also returns what lies there then."""
        old, new = self._sprite(place, before), self._sprite(place, after)
        self._away(place)
        half = self._tempo.of("turn over") // 2
        away, up = turning(old, 0), turning(new, 90)
        return one_after_another(angle(away, 0, 90, half), angle(up, 90, 0, half)), new

    def turn_all(self, faces: Mapping[str, str | None], step: int = 0) -> QAbstractAnimation | None:
        """Cards turn to these faces, or to their backs; all at once, or one after another."""
        changing = [(place, mask) for place, mask in faces.items() if self._turns(place, mask)]
        if not changing or not self._tempo.of("turn over"):
            return None
        flips = []
        for number, (place, mask) in enumerate(changing):
            flip, _ = self._flip(place, self._board.cards[place].shown, mask)
            flips.append(one_after_another(pause(number * step), flip))
        return together(*flips)

    def _turns(self, place: str, mask: str | None) -> bool:
        card = self._board.cards[place]
        return card.isVisible() and card.shown != mask

    def deal(self, faces: Mapping[str, str]) -> QAbstractAnimation | None:
        """Cards fly out from the middle one by one, face up."""
        time = self._tempo.of("deal card")
        if not time:
            return None
        middle = QRectF(self._board.rect()).center()
        flights = []
        for number, (place, mask) in enumerate(faces.items()):
            sprite = self._sprite(place, mask)
            self._away(place)
            end = sprite.pos()
            sprite.setPos(middle)
            sprite.setOpacity(0.0)
            flight = together(
                glide(sprite, (middle, end), time, QEasingCurve.Type.OutCubic),
                change(sprite, b"rotation", (-160.0, 0.0), time),
                change(sprite, b"scale", (0.5, 1.0), time),
                change(sprite, b"opacity", (0.0, 1.0, 1.0, 1.0), time),
            )
            flights.append(one_after_another(pause(number * self._tempo.of("deal next")), flight))
        return together(*flights)

    # --- coins and people ---

    def pay(self, moves: Moves) -> QAbstractAnimation | None:
        """Coins fly in an arc."""
        time = self._tempo.of("coins")
        return self._fly(moves, time, QPointF(0, -COIN)) if time else None

    def fine(self, moves: Moves) -> QAbstractAnimation | None:
        """Coins slide slowly over the cloth."""
        time = self._tempo.of("fine")
        return self._fly(moves, time, QPointF()) if time else None

    def _fly(self, moves: Moves, time: int, bend: QPointF) -> QAbstractAnimation:
        flights = []
        for source, target, number in moves:
            start, end = self._purse(source), self._purse(target)
            way = (start, (start + end) / 2 + bend, end)
            delays = [round(coin * time * 0.09) for coin in range(min(number, MOST_COINS_FLYING))]
            flights += [self._coin(way, time, delay) for delay in delays]
        return together(*flights)

    def _purse(self, purse: Purse) -> QPointF:
        widget = self._board.seats[purse] if isinstance(purse, int) else self._board.purses[purse]
        return QRectF(widget.geometry()).center()

    def _coin(self, way: Sequence[QPointF], time: int, delay: int) -> QAbstractAnimation:
        area = QRectF(0, 0, COIN, COIN)
        area.moveCenter(way[0])
        sprite = self._stage.sprite(picture("coins/one", COIN, COIN, self._board.devicePixelRatioF()), area)
        sprite.setOpacity(0.0)
        return one_after_another(
            pause(delay), together(change(sprite, b"opacity", (1.0, 1.0), time), glide(sprite, way, time))
        )

    def relief(self, player: int) -> QAbstractAnimation | None:
        """A ring of light spreads from a player whom nobody contested."""
        time = self._tempo.of("relief")
        if not time:
            return None
        plate = QRectF(self._board.seat_of(player).geometry())
        area = QRectF(0, 0, plate.width(), plate.width())
        area.moveCenter(plate.center())
        sprite = self._stage.sprite(ring(round(area.width()), self._board.devicePixelRatioF()), area)
        sprite.setOpacity(0.0)
        return together(
            change(sprite, b"scale", (0.5, 1.7), time), change(sprite, b"opacity", (0.8, 0.5, 0.0), time)
        )

    def victory(self, players: Sequence[int]) -> QAbstractAnimation | None:
        """Light spreads from the winners; confetti falls if one of them is at this screen."""
        time = self._tempo.of("victory")
        if not time:
            return None
        shine = light(self._board, self._stage, players, time)
        if not CLOCK.confetti or not any(player in self.people for player in players):
            return shine
        return together(shine, confetti(self._board, self._stage, time))

    def change_seats(self, players: tuple[int, int]) -> QAbstractAnimation | None:
        """Two players trade places; cards and coins stay."""
        time = self._tempo.of("seats")
        if not time:
            return None
        one, other = (self._board.seat_of(player) for player in players)
        moves = []
        for widget, to in ((one, other), (other, one)):
            area, end = QRectF(widget.geometry()), QRectF(to.geometry()).center()
            sprite = self._stage.sprite(widget.grab(), area)
            moves.append(glide(sprite, (area.center(), end), time))
        return together(*moves)
