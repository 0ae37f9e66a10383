"""The winning moment: rings of light from the winner's plate, and paper falling for those who want it.

All of it is pictures that Qt moves by itself; while paper falls, the table below is a picture, too.
"""

import random
from collections.abc import Sequence

from PySide6.QtCore import QAbstractAnimation, QEasingCurve, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPixmap

from mascarade_qt.ui.look.art import canvas
from mascarade_qt.ui.look.pixmap_cache import PIXMAPS
from mascarade_qt.ui.look.theme import LOOK
from mascarade_qt.ui.table.board.board import Board
from mascarade_qt.ui.table.stage.glow import ring
from mascarade_qt.ui.table.stage.stage import Stage, change, glide, one_after_another, pause, together

RINGS = 3
PIECES = 70
SHAPES = ((7, 11), (10, 7), (5, 14))  # of the paper, at the usual text size
COLOURS = ("#d9b45b", "#f4e8cd", "#8c1d40", "#3f4a8c", "#e7c66f")


def light(board: Board, stage: Stage, players: Sequence[int], time: int) -> QAbstractAnimation:
    """Rings of light spread from everybody who has won."""
    animations = []
    for player in players:
        plate = QRectF(board.seat_of(player).geometry())
        area = QRectF(0, 0, plate.width(), plate.width())
        area.moveCenter(plate.center())
        for number in range(RINGS):
            sprite = stage.sprite(ring(round(area.width()), board.devicePixelRatioF()), area)
            sprite.setOpacity(0.0)
            spread = round(time * 0.6)
            animations.append(
                one_after_another(
                    pause(round(number * time * 0.2)),
                    together(
                        change(sprite, b"scale", (0.5, 2.2), spread),
                        change(sprite, b"opacity", (0.9, 0.5, 0.0), spread),
                    ),
                )
            )
    return together(*animations)


def confetti(board: Board, stage: Stage, time: int) -> QAbstractAnimation:
    """Bits of paper fall over the table, each at its own pace."""
    chance = random.Random()
    room = QRectF(board.rect())
    stage.freeze()
    flights = []
    for number in range(PIECES):
        paper = _paper(number % len(SHAPES), COLOURS[number % len(COLOURS)], board.devicePixelRatioF())
        left = chance.uniform(room.left(), room.right())
        sprite = stage.sprite(paper, QRectF(left, -30, 1, 1))
        sway = LOOK.px(chance.uniform(20, 60)) * chance.choice((-1, 1))
        depth = room.height() / 4
        way = [QPointF(left + sway * (step % 2), -30 + step * depth) for step in range(6)]
        fall = round(time * chance.uniform(0.55, 0.8))
        flights.append(
            one_after_another(
                pause(round(chance.uniform(0, 0.2) * time)),
                together(
                    glide(sprite, way, fall, QEasingCurve.Type.Linear),
                    change(sprite, b"rotation", (0.0, chance.uniform(-540, 540)), fall),
                    change(sprite, b"opacity", (1.0, 1.0, 1.0, 0.0), fall),
                ),
            )
        )
    return together(*flights)


def _paper(shape: int, colour: str, ratio: float) -> QPixmap:
    width, height = (round(LOOK.px(side)) for side in SHAPES[shape])

    def painted() -> QPixmap:
        pixmap = canvas(width, height, ratio)
        painter = QPainter(pixmap)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(colour))
        painter.drawRoundedRect(QRectF(0, 0, width, height), 1.5, 1.5)
        painter.end()
        return pixmap

    return PIXMAPS.take(("confetti", width, height, colour, ratio), painted)
