"""Every player's fortune over time, with what moved it."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QWidget

from mascarade_qt.engine.table import WINNING_FORTUNE
from mascarade_qt.history.retrospect import Retrospect
from mascarade_qt.system.override import override
from mascarade_qt.ui.end.chart_text import write
from mascarade_qt.ui.end.turn_chart import (
    TurnChart,
    draw_false,
    draw_label,
    draw_mask,
    text_width,
)
from mascarade_qt.ui.look.lines import line_colour, line_pen
from mascarade_qt.ui.look.theme import LOOK
from mascarade_qt.words.phrases import joined
from mascarade_qt.words.retrospect import fortune_text

LANE = 1.9  # em, above the field: the masks that were announced
SHIFT = 1.7  # pixels between the lines of equal fortunes
SPREAD = 0.7  # of a coin: their greatest distance, otherwise 9 could be drawn above 10


class FortunesChart(TurnChart):
    """One line per player, with the name at its end."""

    def __init__(self, game: Retrospect, names: Sequence[str], parent: QWidget | None = None) -> None:
        super().__init__(len(game.turns), parent)
        self.setObjectName("fortunesChart")
        self._game = game
        self._names = list(names)
        self.sentences: Sequence[str] = [""] * self.turns
        start = game.setup.coins
        self._fortunes = [tuple(start), *(turn.fortunes for turn in game.turns)]
        self._most = max(WINNING_FORTUNE, *(max(row) for row in self._fortunes))

    @override
    def reading(self, turn: int) -> str:
        fortunes = zip(self._names, self._fortunes[turn + 1], strict=True)
        return f"{self.sentences[turn]} {joined([fortune_text(name, coins) for name, coins in fortunes])}."

    @override
    def margins(self) -> tuple[float, float, float, float]:
        names = text_width([f"{name}  99" for name in self._names], LOOK.font(0.85), LOOK.em(10))
        return LOOK.em(2.0), LOOK.em(LANE + 0.3), names + LOOK.em(1.2), LOOK.em(1.7)

    def _y(self, field: QRectF, coins: float) -> float:
        return field.bottom() - field.height() * coins / (self._most + 0.5)

    @override
    def draw(self, painter: QPainter, area: QRectF, turn: int | None, vector: bool = False) -> None:
        field = self.field(area)
        self.draw_band(painter, field, turn)
        self._draw_grid(painter, field)
        self.draw_numbers(painter, field)
        for player in range(len(self._names)):
            self._draw_line(painter, field, player, turn)
        self._draw_names(painter, field, area)
        self._draw_lane(painter, field, vector)

    def _draw_grid(self, painter: QPainter, field: QRectF) -> None:
        theme = LOOK.theme
        painter.setFont(LOOK.font(0.8))
        for coins in sorted({0, 5, 10, WINNING_FORTUNE, *range(15, self._most + 1, 5)}):
            y = self._y(field, coins)
            end = coins == WINNING_FORTUNE
            style = Qt.PenStyle.DashLine if end else Qt.PenStyle.SolidLine
            painter.setPen(
                QPen(QColor(theme.gold if end else theme.line), LOOK.zoom * (1.4 if end else 1), style)
            )
            painter.drawLine(QPointF(field.left(), y), QPointF(field.right(), y))
            painter.setPen(QColor(theme.gold if end else theme.dim))
            room = QRectF(field.left() - LOOK.em(2), y - LOOK.em(0.6), LOOK.em(1.7), LOOK.em(1.2))
            write(painter, room, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, str(coins))

    def _shifted(self, field: QRectF, player: int, coins: int) -> float:
        others = len(self._names) - 1
        step = min(SHIFT * LOOK.zoom, SPREAD * (self._y(field, 0) - self._y(field, 1)) / max(1, others))
        return self._y(field, coins) + step * (player - others / 2)

    def _draw_line(self, painter: QPainter, field: QRectF, player: int, turn: int | None) -> None:
        path = QPainterPath(QPointF(field.left(), self._shifted(field, player, self._fortunes[0][player])))
        dots = []
        for number, row in enumerate(self._fortunes[1:], 1):
            point = QPointF(self.column(field, number), self._shifted(field, player, row[player]))
            before = self._fortunes[number - 1][player]
            if row[player] != before:
                path.lineTo(self.column(field, number - 1), self._shifted(field, player, before))
                dots.append(point)
            path.lineTo(point)
        won = player in self._game.result.winners
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(line_pen(player, 3.4 if won else 1.9))
        painter.drawPath(path)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(line_colour(player))
        for point in dots:
            painter.drawEllipse(point, 3 * LOOK.zoom, 3 * LOOK.zoom)

    def _draw_names(self, painter: QPainter, field: QRectF, area: QRectF) -> None:
        """At the ends of the lines, as close as they can get without touching each other."""
        height = LOOK.em(1.15)
        last = self._fortunes[-1]
        order = sorted(range(len(last)), key=lambda player: self._shifted(field, player, last[player]))
        lowest = field.bottom() + LOOK.em(0.5)
        ys: list[float] = []
        for player in order:
            wanted = self._shifted(field, player, last[player])
            ys.append(max(wanted, ys[-1] + height) if ys else max(wanted, area.top() + height / 2))
        for place in reversed(range(len(ys))):  # those at the bottom push the others up again
            room = lowest if place == len(ys) - 1 else ys[place + 1] - height
            ys[place] = min(ys[place], room)
        for player, y in zip(order, ys, strict=True):
            painter.setFont(LOOK.font(0.85, bold=player in self._game.result.winners))
            end = QPointF(field.right(), self._shifted(field, player, last[player]))
            painter.setPen(QPen(line_colour(player), LOOK.px(1)))
            painter.drawLine(end, QPointF(field.right() + LOOK.em(0.5), y))
            text = QRectF(field.right() + LOOK.em(0.7), y - height / 2, area.right() - field.right(), height)
            text.setRight(area.right() - 2)
            draw_label(painter, text, f"{last[player]}  {self._names[player]}", Qt.AlignmentFlag.AlignLeft)

    def _draw_lane(self, painter: QPainter, field: QRectF, vector: bool) -> None:
        """Above each turn, the announced mask, with a sign if it was really another."""
        width = field.width() / max(1, self.turns)
        side = min(LOOK.em(1.7), width * 0.96)
        for number, turn in enumerate(self._game.turns):
            if turn.announced is None:
                continue
            middle = self.column(field, number + 0.5)
            box = QRectF(middle - side / 2, field.top() - side - 4, side, side)
            draw_mask(painter, turn.announced.mask, box, vector)
            false = next((claim for claim in turn.false_claims if claim.announced), None)
            if false is not None:
                at = QPointF(middle + side * 0.3, field.top() - side * 0.2)
                draw_false(painter, at, side * 0.26, false.lie)
