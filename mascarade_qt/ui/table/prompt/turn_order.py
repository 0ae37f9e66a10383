"""Who takes the next turns, shown in place of the answers while nothing is asked or claimed."""

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from mascarade_qt.system.override import override
from mascarade_qt.ui.kit.adaptive import Adaptive
from mascarade_qt.ui.look.theme import LOOK
from mascarade_qt.ui.table.board.seats_model import SeatsModel

HIGH, BESIDE, BETWEEN, WIDEST = 2.1, 0.7, 1.3, 9.0  # em
FOLLOWED_BY = "›"


class TurnOrder(Adaptive, QWidget):
    """As many names as fit, clockwise from the player whose turn it is. It lets the mouse through."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("turnOrder")
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._seats: SeatsModel | None = None
        self._room = QRect()
        self._names: list[str] = []
        self._ended = False
        self.hide()

    @property
    def names(self) -> list[str]:
        """Whose turn it is, and who comes next."""
        return list(self._names)

    def follow(self, seats: SeatsModel) -> None:
        """Show the order at this table."""
        self._seats = seats
        for changed in (seats.dataChanged, seats.claim_changed, seats.modelReset):
            changed.connect(lambda *_: self._show())
        self._show()

    def end(self) -> None:
        """No turn follows, though the table may not have settled yet."""
        self._ended = True
        self._show()

    def place(self, room: QRect) -> None:
        """Take the room there is; hide if it is empty."""
        self._room = room
        self.setGeometry(room)
        self._show()

    def _show(self) -> None:
        seats = self._seats
        if seats is None:
            return
        world = seats.world
        around = [(world.turn_seat + step) % world.players for step in range(world.players)]
        names = [str(seats.index(seat).data()) for seat in around if seat in world.layout.seats]
        over = self._ended or world.over
        self.setVisible(seats.claimed is None and not over and not self._room.isEmpty())
        if names != self._names:
            self._names = names
            self.setAccessibleName(self.tr("Next turns: {names}").format(names=", ".join(names)))
            self.update()

    @override
    def retranslate(self) -> None:
        self._names = []
        self._show()

    # --- how it is painted ---

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        font = LOOK.font(0.8 if LOOK.large_text else 0.95)
        bold = QFont(font)
        bold.setBold(True)
        boxes = self._boxes(QFontMetricsF(bold))
        for number, (name, box) in enumerate(zip(self._names, boxes, strict=False)):
            painter.setFont(font if number else bold)
            self._paint_name(painter, name, box, first=not number)
            if number:
                between = QRectF(box.left() - LOOK.em(BETWEEN), box.top(), LOOK.em(BETWEEN), box.height())
                painter.setPen(QColor(LOOK.theme.dim))
                painter.drawText(between, int(Qt.AlignmentFlag.AlignCenter), FOLLOWED_BY)
        painter.end()

    def _boxes(self, metrics: QFontMetricsF) -> list[QRectF]:
        """In a row, in the middle; those that don't fit are left out."""
        boxes: list[QRectF] = []
        left = 0.0
        for name in self._names:
            width = min(metrics.horizontalAdvance(name), LOOK.em(WIDEST)) + 2 * LOOK.em(BESIDE)
            start = left + LOOK.em(BETWEEN) if boxes else 0.0
            if boxes and start + width > self.width():
                break
            boxes.append(QRectF(start, 0, min(width, self.width()), LOOK.em(HIGH)))
            left = start + width
        aside, down = (self.width() - left) / 2, (self.height() - LOOK.em(HIGH)) / 2
        return [box.translated(max(0.0, aside), max(0.0, down)) for box in boxes]

    def _paint_name(self, painter: QPainter, name: str, box: QRectF, first: bool) -> None:
        theme = LOOK.theme
        frame = box.adjusted(1, 1, -1, -1)
        painter.setBrush(QColor(theme.panel))
        painter.setPen(QPen(QColor(theme.gold if first else theme.line), LOOK.px(2 if first else 1)))
        painter.drawRoundedRect(frame, frame.height() / 2, frame.height() / 2)
        inside = box.adjusted(LOOK.em(BESIDE), 0, -LOOK.em(BESIDE), 0)
        shown = painter.fontMetrics().elidedText(name, Qt.TextElideMode.ElideRight, round(inside.width()) + 1)
        painter.setPen(QColor(theme.text if first else theme.dim))
        painter.drawText(inside, int(Qt.AlignmentFlag.AlignCenter), shown)
