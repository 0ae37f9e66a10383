"""A sand timer for people who are asked: when it has run out, it says so, and nothing else happens."""

from collections.abc import Collection

from PySide6.QtCore import QPointF, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QWidget

from mascarade_qt.match.messages import Moment
from mascarade_qt.system.override import override
from mascarade_qt.ui.kit.adaptive import Adaptive
from mascarade_qt.ui.kit.delay import Delay
from mascarade_qt.ui.look.theme import LOOK
from mascarade_qt.ui.table.stage.director import Director

STEP = 250  # ms between two pictures
HEIGHT, MARGIN = 2.6, 0.6  # em


class Sand(Delay):
    """The time itself; skipping what is shown doesn't shorten it."""

    @override
    def end(self) -> None:
        pass


class TurnClock(Adaptive, QWidget):
    """Stands in a corner of the table while a person has to answer; hidden if no time was chosen."""

    ran_out = Signal()

    def __init__(self, seconds: int, people: Collection[int], director: Director, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("turnClock")
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._time, self._people = seconds * 1000, people
        self._number = -1  # of the question
        self.empty = False
        self.sand = Sand(self, self._run_out)
        self._pictures = QTimer(self)
        self._pictures.setInterval(STEP)
        self._pictures.timeout.connect(self.update)
        self.hide()
        if seconds:
            director.shown.connect(self._follow)
            director.began.connect(lambda _: self.stop())

    def _follow(self, moment: Moment) -> None:
        """Start when a person is asked, here or on a phone; being asked again gives no new time."""
        asked = moment.asked
        if asked is None or asked.player not in self._people:
            self.stop()
        elif asked.number != self._number:
            self._number, self.empty = asked.number, False
            self.sand.cancel()
            self.sand.begin(self._time)
            self._pictures.start()
            self.retranslate()
            self.restyle()
            self.show()
            self.raise_()

    def stop(self) -> None:
        """Stop: there is an answer."""
        self._number = -1
        self.sand.cancel()
        self._pictures.stop()
        self.hide()

    def _run_out(self) -> None:
        self.empty = True
        self._pictures.stop()
        self.retranslate()
        self.update()
        self.ran_out.emit()

    @override
    def retranslate(self) -> None:
        text = self.tr("The sand has run out.") if self.empty else self.tr("The sand is running.")
        self.setAccessibleName(text)

    @override
    def restyle(self) -> None:
        side, margin = LOOK.em(HEIGHT), LOOK.em(MARGIN)
        self.setGeometry(margin, margin, side, side)

    @property
    def left(self) -> float:
        """The share of the sand that is still above."""
        return 0.0 if self.empty else min(1.0, self.sand.left / max(1, self._time))

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        theme = LOOK.theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        area = QRectF(self.rect()).adjusted(4, 3, -4, -3)
        middle, half = area.center(), area.width() * 0.34
        left = self.left
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(theme.gold))
        painter.drawPolygon(_triangle(middle, half * left, -area.height() / 2 * left * 0.86))
        heap = (1 - left) * area.height() / 2 * 0.86
        bottom = QPointF(middle.x(), area.bottom() - 2)
        painter.drawPolygon(_triangle(bottom - QPointF(0, heap), half * 0.95, heap))
        painter.setPen(QPen(QColor(theme.accent if self.empty else theme.gold), 2.5))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for way in (-1, 1):
            painter.drawPolygon(_triangle(middle, half, way * area.height() / 2))
        painter.end()


def _triangle(tip: QPointF, half: float, height: float) -> QPolygonF:
    """A triangle with its tip here, and its base this far below (or above)."""
    return QPolygonF([tip, tip + QPointF(-half, height), tip + QPointF(half, height)])
