"""Pictures beside the rules: cards, coins, and a table set for four."""

from math import cos, pi, sin

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QColor, QImage, QPainter, QPen

from mascarade_qt.ui.cards.face import face_of
from mascarade_qt.ui.cards.faces import back, card
from mascarade_qt.ui.cards.painter import card_size
from mascarade_qt.ui.look.art import canvas, picture, tinted
from mascarade_qt.ui.look.theme import LOOK

COINS = "coins"
_SEATS, _FORTUNE = 4, 6
_WIDTH, _HEIGHT = 26, 17  # of the table, in em


def mask_picture(mask: str, width: float, ratio: float) -> QImage:
    """A mask's card, as it lies on the table."""
    size = card_size(width)
    return card(face_of(mask), "icon", size.width(), size.height(), ratio).toImage()


def rule_picture(name: str, room: int, ratio: float) -> QImage:
    """One of the pictures that a chapter may show, no wider than the given room."""
    if name == COINS:
        return _coins(ratio)
    painted = _Table(min(LOOK.em(_WIDTH), room) / _WIDTH, ratio)
    return painted.pixmap.toImage()


def _coins(ratio: float) -> QImage:
    """A coin of one and a coin of five."""
    size = LOOK.em(3)
    pixmap = canvas(size * 2.2, size, ratio)
    painter = QPainter(pixmap)
    for number, coin in enumerate(("coins/one", "coins/five")):
        painter.drawPixmap(QPointF(number * size * 1.1, 0), picture(coin, size, size, ratio))
    painter.end()
    return pixmap.toImage()


class _Table:
    """Four players with a card and six coins each; two cards, the bank and the courthouse in the centre."""

    def __init__(self, unit: float, ratio: float) -> None:
        self._unit, self._ratio = unit, ratio
        self._size = QSizeF(_WIDTH * unit, _HEIGHT * unit)
        self._middle = QPointF(self._size.width() / 2, self._size.height() / 2)
        self._lying = card_size(2.1 * unit)
        self.pixmap = canvas(self._size.width(), self._size.height(), ratio)
        self._painter = QPainter(self.pixmap)
        self._painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_cloth()
        for seat in range(_SEATS):
            self._paint_seat(seat)
        self._paint_centre()
        self._painter.end()

    def _paint_cloth(self) -> None:
        cloth = QRectF(QPointF(), QSizeF(self._size.width() * 0.86, self._size.height() * 0.84))
        cloth.moveCenter(self._middle)
        self._painter.setPen(QPen(QColor(LOOK.theme.gold), self._unit * 0.12))
        self._painter.setBrush(QColor(LOOK.theme.cloth))
        self._painter.drawEllipse(cloth)

    def _paint_seat(self, seat: int) -> None:
        turn = pi / 2 + seat * 2 * pi / _SEATS
        way = QPointF(cos(turn) * self._size.width() / 2, sin(turn) * self._size.height() / 2)
        inner, coin = self._middle + way * 0.52, round(0.9 * self._unit)
        self._put(f"avatars/a0{seat}", self._middle + way * 0.86, 2.4)
        self._put_card(inner)
        side = -1 if way.x() < -1 else 1  # away from the centre
        for number in range(_FORTUNE):
            column, row = number % 2, number // 2
            beside = QPointF(side * (self._lying.width() / 2 + coin * (0.8 + column)), (row - 1) * coin)
            self._put("coins/one", inner + beside, 0.9)

    def _paint_centre(self) -> None:
        for side, icon in ((-1, "icons/bank"), (1, "icons/court")):
            self._put_card(self._middle + QPointF(side * 1.2 * self._unit, 0))
            size = round(1.8 * self._unit)
            sign = tinted(icon, size, LOOK.theme.on_cloth, self._ratio)
            spot = self._middle + QPointF(side * 3.6 * self._unit, 0)
            self._painter.drawPixmap(spot - QPointF(size / 2, size / 2), sign)

    def _put(self, name: str, middle: QPointF, units: float) -> None:
        size = round(units * self._unit)
        drawn = picture(name, size, size, self._ratio)
        self._painter.drawPixmap(middle - QPointF(size / 2, size / 2), drawn)

    def _put_card(self, middle: QPointF) -> None:
        width, height = self._lying.width(), self._lying.height()
        self._painter.drawPixmap(middle - QPointF(width / 2, height / 2), back(width, height, self._ratio))
