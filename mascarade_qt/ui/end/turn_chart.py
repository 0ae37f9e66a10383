"""What both charts of the unmasking share: turns from left to right, one of them chosen by mouse or keys."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPolygonF,
)
from PySide6.QtWidgets import QScrollArea, QSizePolicy, QWidget

from mascarade_qt.system.override import override
from mascarade_qt.ui.end.chart_text import write
from mascarade_qt.ui.kit.adaptive import Adaptive
from mascarade_qt.ui.kit.speech import announce
from mascarade_qt.ui.look.art import paint_drawing, picture
from mascarade_qt.ui.look.focus_ring import paint_focus_ring
from mascarade_qt.ui.look.text_fit import needed
from mascarade_qt.ui.look.theme import LOOK

NARROWEST = 13.0  # pixels for a turn; with less, the chart scrolls


class TurnChart(Adaptive, QWidget):
    """Paints itself through `draw`, which picture files use as well. Turns are counted from 0."""

    turn_chosen = Signal(int)
    opened = Signal(int)  # Enter, or a double click: the replay at this turn

    def __init__(self, turns: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.turns = turns
        self._turn = turns - 1
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    # --- what charts define ---

    def margins(self) -> tuple[float, float, float, float]:
        """Left, top, right and bottom of the field in which turns are drawn."""
        raise NotImplementedError

    def draw(self, painter: QPainter, area: QRectF, turn: int | None, vector: bool = False) -> None:
        """The whole chart in an area; `turn` is the chosen one, None in picture files."""
        raise NotImplementedError

    def reading(self, turn: int) -> str:
        """What a screen reader says of a turn."""
        raise NotImplementedError

    # --- turns ---

    @property
    def turn(self) -> int:
        """The chosen turn."""
        return self._turn

    def choose(self, turn: int) -> None:
        """Choose a turn."""
        turn = max(0, min(turn, self.turns - 1))
        if turn == self._turn:
            return
        self._turn = turn
        self.turn_chosen.emit(turn)
        self.announce_turn()
        self._keep_in_view()
        self.update()

    def announce_turn(self) -> None:
        """Tell screen readers the chosen turn."""
        if self.turns:
            text = self.reading(self._turn)
            self.setAccessibleDescription(text)
            if self.hasFocus():
                announce(self, text)

    def field(self, area: QRectF) -> QRectF:
        """Where turns are drawn."""
        left, top, right, bottom = self.margins()
        return area.adjusted(left, top, -right, -bottom)

    def column(self, field: QRectF, turn: float) -> float:
        """Where a turn begins."""
        return field.left() + field.width() * turn / max(1, self.turns)

    def turn_at(self, x: float) -> int:
        """The turn at a position in the widget."""
        field = self.field(QRectF(self.rect()))
        return int((x - field.left()) / max(1.0, field.width()) * self.turns)

    def _keep_in_view(self) -> None:
        parent = self.parentWidget()
        area = parent.parentWidget() if parent is not None else None
        if isinstance(area, QScrollArea):
            x = self.column(self.field(QRectF(self.rect())), self._turn + 0.5)
            area.ensureVisible(round(x), self.height() // 2, LOOK.em(6), 0)

    # --- part of QWidget ---

    @override
    def minimumSizeHint(self) -> QSize:
        left, top, right, bottom = self.margins()
        return QSize(round(left + right + NARROWEST * self.turns), round(top + bottom + LOOK.em(10)))

    @override
    def sizeHint(self) -> QSize:
        return self.minimumSizeHint()

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        steps = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1, Qt.Key.Key_PageUp: -5, Qt.Key.Key_PageDown: 5}
        ends = {Qt.Key.Key_Home: 0, Qt.Key.Key_End: self.turns - 1}
        key = Qt.Key(event.key())
        if key in steps:
            self.choose(self._turn + steps[key])
        elif key in ends:
            self.choose(ends[key])
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.opened.emit(self._turn)
        else:
            super().keyPressEvent(event)

    @override
    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self.choose(self.turn_at(event.position().x()))

    @override
    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        self.opened.emit(self._turn)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.draw(painter, QRectF(self.rect()), self._turn)
        if self.hasFocus():
            paint_focus_ring(painter, QRectF(self.rect()).adjusted(1, 1, -1, -1), 6)
        painter.end()

    # --- painting ---

    def draw_band(self, painter: QPainter, field: QRectF, turn: int | None) -> None:
        """Highlight the chosen turn."""
        if turn is not None and self.turns:
            band = QColor(LOOK.theme.gold)
            band.setAlpha(46)
            left = self.column(field, turn)
            painter.fillRect(QRectF(left, field.top(), field.width() / self.turns, field.height()), band)

    def draw_numbers(self, painter: QPainter, field: QRectF) -> None:
        """The turn numbers below."""
        painter.setFont(LOOK.font(0.8))
        painter.setPen(QColor(LOOK.theme.dim))
        width = field.width() / max(1, self.turns)
        every = next((step for step in (1, 2, 5, 10, 20, 50, 100) if step * width > LOOK.em(2.0)), 200)
        for number in range(1, self.turns + 1):
            if number == 1 or number % every == 0:
                middle = self.column(field, number - 0.5)
                room = QRectF(middle - LOOK.em(1.5), field.bottom() + 2, LOOK.em(3), LOOK.em(1.3))
                write(painter, room, Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop, str(number))


def text_width(texts: list[str], font: QFont, most: float) -> float:
    """The width that these texts need, up to a limit."""
    metrics = QFontMetricsF(font)
    return min(most, max((metrics.horizontalAdvance(text) for text in texts), default=0.0))


def draw_label(painter: QPainter, room: QRectF, text: str, flags: Qt.AlignmentFlag) -> None:
    """Text on as many lines as there is room for; else on one, shortened if necessary."""
    taken = needed(painter.font(), text, room.width())
    if taken.height() <= room.height() and taken.width() <= room.width():
        write(painter, room, flags | Qt.AlignmentFlag.AlignVCenter, text, wrapped=True)
        return
    shown = QFontMetricsF(painter.font()).elidedText(text, Qt.TextElideMode.ElideRight, room.width())
    write(painter, room, flags | Qt.AlignmentFlag.AlignVCenter, shown)


def draw_mask(painter: QPainter, mask: str, box: QRectF, vector: bool) -> None:
    """A portrait; in vector files as vectors, otherwise as a cached pixmap."""
    if vector:
        paint_drawing(painter, f"masks/{mask}", box)
    else:
        side = max(1, round(box.width()))
        ratio = painter.device().devicePixelRatioF()
        painter.drawPixmap(box.topLeft(), picture(f"masks/{mask}", side, side, ratio))


def draw_lozenge(painter: QPainter, middle: QPointF, size: float) -> None:
    """The sign of a swap."""
    corners = ((0.0, -1.2), (1.0, 0.0), (0.0, 1.2), (-1.0, 0.0))
    painter.drawPolygon(QPolygonF([middle + QPointF(x, y) * size for x, y in corners]))


def draw_false(painter: QPainter, at: QPointF, size: float, lie: bool) -> None:
    """The sign of a false claim: a triangle with an exclamation mark, solid for a lie, otherwise hollow."""
    ground, ink = QColor(LOOK.theme.panel), QColor(LOOK.theme.danger)
    painter.setPen(QPen(ground if lie else ink, 1.5 * LOOK.zoom))
    painter.setBrush(ink if lie else ground)
    corners = ((0.0, -1.0), (0.95, 0.75), (-0.95, 0.75))
    painter.drawPolygon(QPolygonF([at + QPointF(x, y) * size for x, y in corners]))
    painter.setPen(QPen(ground if lie else ink, max(1.0, size * 0.28)))
    painter.drawLine(at + QPointF(0, -0.35) * size, at + QPointF(0, 0.18) * size)
    painter.drawPoint(at + QPointF(0, 0.52) * size)
