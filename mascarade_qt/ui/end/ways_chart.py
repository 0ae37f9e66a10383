"""The true way of every mask from place to place: lines that cross where cards were really swapped."""

from collections.abc import Mapping, Sequence
from itertools import pairwise

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QBrush, QColor, QKeyEvent, QMouseEvent, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QWidget

from mascarade_qt.engine.events import Announced, Contested
from mascarade_qt.history.retrospect import Beliefs, Retrospect, Swap, best_guess
from mascarade_qt.system.override import override
from mascarade_qt.ui.end.turn_chart import (
    TurnChart,
    draw_false,
    draw_label,
    draw_lozenge,
    draw_mask,
    text_width,
)
from mascarade_qt.ui.look.lines import line_pen
from mascarade_qt.ui.look.theme import LOOK
from mascarade_qt.words.company import Company
from mascarade_qt.words.masks import mask_name
from mascarade_qt.words.phrases import capital, joined
from mascarade_qt.words.retrospect import place_text


class WaysChart(TurnChart):
    """Rows are places, columns are turns. One mask is followed; up and down choose which."""

    def __init__(
        self, game: Retrospect, company: Company, after: Sequence[Company], parent: QWidget | None = None
    ) -> None:
        """`company` is seated as at the beginning, `after` as after each turn."""
        super().__init__(len(game.turns), parent)
        self.setObjectName("waysChart")
        self._game = game
        self._company, self._after = company, after
        self.sentences: Sequence[str] = [""] * self.turns
        self._places = tuple(game.setup.deal)
        self._rows = {place: row for row, place in enumerate(self._places)}
        self._cards = [dict(game.setup.deal), *(turn.cards for turn in game.turns)]
        self._ways = self._followed()
        self._chosen = 0  # the card that is followed, by where it was dealt
        self.known: Sequence[Beliefs] = ()  # by turn: what a perfect memory in the winner's seat could know

    def _followed(self) -> list[list[int | None]]:
        """For each card, by where it was dealt: its row after each turn, None once it has left the game."""
        ways: list[list[int | None]] = [[row] for row in range(len(self._places))]
        for turn, before in zip(self._game.turns, self._cards, strict=False):
            moved = _moves(before, turn.cards, turn.swaps)
            for way in ways:
                here = way[-1]
                target = None if here is None else moved.get(self._places[here])
                way.append(None if target is None else self._rows[target])
        return ways

    @property
    def followed(self) -> str:
        """The mask that is followed."""
        return self._cards[0][self._places[self._chosen]]

    @override
    def reading(self, turn: int) -> str:
        """What a screen reader says of a turn: what happened, and which masks lie elsewhere now."""
        cards = self._cards[turn + 1]
        after = self._after[turn]
        moved = [
            place_text(after, place, mask_name(mask))
            for place, mask in cards.items()
            if self._cards[turn].get(place) != mask
        ]
        return f"{self.sentences[turn]} {capital(joined(moved))}." if moved else self.sentences[turn]

    @override
    def margins(self) -> tuple[float, float, float, float]:
        names = [self._row_name(place, self._company) for place in self._places]
        width = text_width(names, LOOK.font(0.85), LOOK.em(9 if LOOK.large_text else 13))
        return width + LOOK.em(3.2), LOOK.em(0.4), LOOK.em(2.8), LOOK.em(1.7)

    @override
    def minimumSizeHint(self) -> QSize:
        """Each row has room for a name."""
        _, top, _, bottom = self.margins()
        rows = LOOK.em(1.2) * len(self._places)
        return super().minimumSizeHint().expandedTo(QSize(0, round(top + rows + bottom)))

    def _y(self, field: QRectF, row: float) -> float:
        return field.top() + field.height() * (row + 0.5) / len(self._places)

    @override
    def draw(self, painter: QPainter, area: QRectF, turn: int | None, vector: bool = False) -> None:
        field = self.field(area)
        self.draw_band(painter, field, turn)
        self._draw_rows(painter, field, area, turn)
        self._draw_known(painter, field)
        self.draw_numbers(painter, field)
        for card in range(len(self._places)):
            if card != self._chosen:
                self._draw_way(painter, field, card, turn is not None)
        self._draw_way(painter, field, self._chosen, turn is not None)
        self._draw_swaps(painter, field)
        self._draw_claims(painter, field)
        self._draw_portraits(painter, field, vector)

    def _draw_rows(self, painter: QPainter, field: QRectF, area: QRectF, turn: int | None) -> None:
        theme = LOOK.theme
        height = field.height() / len(self._places)
        painter.setFont(LOOK.font(0.85))
        number = len(self._game.turns) - 1 if turn is None else turn
        now = self._after[number] if self.turns else self._company
        for place, row in self._rows.items():
            y = self._y(field, row)
            painter.setPen(QPen(QColor(theme.line), LOOK.px(1), Qt.PenStyle.DotLine))
            painter.drawLine(QPointF(field.left(), y), QPointF(field.right(), y))
            painter.setPen(QColor(theme.text))
            room = QRectF(area.left() + 4, y - height / 2, field.left() - area.left() - LOOK.em(3.0), height)
            draw_label(painter, room, self._row_name(place, now), Qt.AlignmentFlag.AlignRight)

    def _row_name(self, place: str, now: Company) -> str:
        """The player who sits there at that time; places in the centre have names of their own."""
        seat = self._game.setup.layout.owner.get(place)
        if seat is not None and not now.small:
            return now.title(now.seats[seat])
        left = seat is not None and place not in now.layout.owner
        return capital((self._company if left else now).place(place))

    def _draw_known(self, painter: QPainter, field: QRectF) -> None:
        """A band behind each card, brighter the surer it was; hatched if another mask seemed more likely."""
        height = field.height() / len(self._places) * 0.62
        theme = LOOK.theme
        right = QColor(theme.light if theme.name != "salon" else theme.gold)
        wrong = QColor(theme.danger)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)  # no seams between turns
        for number, beliefs in enumerate(self.known):
            left, end = round(self.column(field, number)), round(self.column(field, number + 1))
            for place, chances in beliefs.items():
                guess, chance = best_guess(chances)
                true = guess == self._cards[number + 1].get(place)
                colour = right if true else wrong
                colour.setAlphaF((0.42 if true else 0.8) * chance * chance)
                pattern = Qt.BrushStyle.SolidPattern if true else Qt.BrushStyle.BDiagPattern
                y = self._y(field, self._rows[place])
                painter.fillRect(QRectF(left, y - height / 2, end - left, height), QBrush(colour, pattern))
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)

    def _draw_way(self, painter: QPainter, field: QRectF, card: int, fade: bool) -> None:
        way = self._ways[card]
        path = QPainterPath(QPointF(field.left() - LOOK.em(0.6), self._y(field, float(way[0] or 0))))
        path.lineTo(self.column(field, 0), self._y(field, float(way[0] or 0)))
        for number, (before, after) in enumerate(pairwise(way)):
            if before is None or after is None:
                break
            left, right = self.column(field, number), self.column(field, number + 1)
            y, then = self._y(field, before), self._y(field, after)
            if before == after:
                path.lineTo(right, y)
            else:
                middle = (left + right) / 2
                path.cubicTo(middle, y, middle, then, right, then)
        chosen = card == self._chosen
        pen = line_pen(card, 4.5 if chosen else 2.2)
        if fade and not chosen:
            colour = pen.color()
            colour.setAlpha(190)
            pen.setColor(colour)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        if chosen:
            painter.setPen(QPen(QColor(LOOK.theme.panel), LOOK.px(7)))
            painter.drawPath(path)
        painter.setPen(pen)
        painter.drawPath(path)

    def _draw_swaps(self, painter: QPainter, field: QRectF) -> None:
        """A solid lozenge if cards were swapped; a dotted bracket with a hollow ring if not."""
        theme = LOOK.theme
        size = min(LOOK.em(0.42), field.width() / max(1, self.turns) * 0.34)
        for number, turn in enumerate(self._game.turns):
            for swap in turn.swaps:
                x = self.column(field, number + 0.5)
                ys = [self._y(field, self._rows[place]) for place in swap.places]
                middle = QPointF(x, sum(ys) / 2)
                if swap.real:
                    painter.setPen(QPen(QColor(theme.panel), 1.5 * LOOK.zoom))
                    painter.setBrush(QColor(theme.text))
                    draw_lozenge(painter, middle, size)
                    continue
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.setPen(QPen(QColor(theme.dim), 1.6 * LOOK.zoom, Qt.PenStyle.DotLine))
                painter.drawLine(QPointF(x, ys[0]), QPointF(x, ys[1]))
                painter.setBrush(QColor(theme.panel))
                painter.setPen(QPen(QColor(theme.text), 1.6 * LOOK.zoom))
                painter.drawEllipse(middle, size * 0.8, size * 0.8)

    def _draw_claims(self, painter: QPainter, field: QRectF) -> None:
        """A dot where a claim was true, a triangle where it was false."""
        size = min(LOOK.em(0.5), max(5.0, field.width() / max(1, self.turns) * 0.6))
        for number, turn in enumerate(self._game.turns):
            x = self.column(field, number + 0.5)
            false = {claim.player: claim for claim in turn.false_claims}
            for event in self._game.events[turn.first : turn.last]:
                if not isinstance(event, Announced | Contested):
                    continue
                at = QPointF(x, self._y(field, self._rows[event.place]))
                if event.player in false:
                    draw_false(painter, at, size, false[event.player].lie)
                else:
                    painter.setPen(QPen(QColor(LOOK.theme.panel), 1.5 * LOOK.zoom))
                    painter.setBrush(QColor(LOOK.theme.gold))
                    painter.drawEllipse(at, size * 0.6, size * 0.6)

    def _draw_portraits(self, painter: QPainter, field: QRectF, vector: bool) -> None:
        """The masks' portraits, at the deal and at the end."""
        side = min(LOOK.em(2.1), field.height() / len(self._places) * 0.94)
        for place, mask in self._cards[0].items():
            y = self._y(field, self._rows[place])
            box = QRectF(field.left() - LOOK.em(0.5) - side, y - side / 2, side, side)
            draw_mask(painter, mask, box, vector)
        for place, mask in self._cards[-1].items():
            y = self._y(field, self._rows[place])
            box = QRectF(field.right() + LOOK.em(0.3), y - side / 2, side, side)
            draw_mask(painter, mask, box, vector)

    # --- following one mask ---

    def follow(self, card: int) -> None:
        """Follow the way of a card, by where it was dealt."""
        self._chosen = card % len(self._places)
        self.setAccessibleName(mask_name(self.followed))
        self.announce_turn()
        self.update()

    def _follow_row(self, row: int) -> None:
        for card, way in enumerate(self._ways):
            if way[min(self.turn + 1, len(way) - 1)] == row:
                self.follow(card)
                return

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        way = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}.get(Qt.Key(event.key()))
        if way is None:
            super().keyPressEvent(event)
        else:
            row = self._ways[self._chosen][self.turn + 1]
            self._follow_row(((self._chosen if row is None else row) + way) % len(self._places))

    @override
    def mousePressEvent(self, event: QMouseEvent) -> None:
        field = self.field(QRectF(self.rect()))
        row = int((event.position().y() - field.top()) / max(1.0, field.height()) * len(self._places))
        if 0 <= row < len(self._places):
            self._follow_row(row)
        super().mousePressEvent(event)


def _moves(before: Mapping[str, str], after: Mapping[str, str], swaps: Sequence[Swap]) -> dict[str, str]:
    """Where the card at each place went, unless it left the game."""
    at = {place: place for place in before}  # by place: where the card there came from
    for swap in swaps:
        if swap.real:
            one, other = swap.places
            at[one], at[other] = at[other], at[one]
    moved = {source: place for place, source in at.items() if after.get(place) == before[source]}
    gone = [source for source in before if source not in moved]
    for source in gone:  # the card of a player who is out went to where the Damned lay
        taken = moved.values()
        free = (place for place, mask in after.items() if mask == before[source] and place not in taken)
        for place in [*free][:1]:
            moved[source] = place
    return moved
