"""A button that is held, with the mouse or a key, until a ring around it is full; or pressed twice."""

from PySide6.QtCore import QRectF, Qt, QTimer, QVariantAnimation, Signal
from PySide6.QtGui import QColor, QFocusEvent, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QPushButton, QWidget

from mascarade_qt.system.override import override
from mascarade_qt.ui.kit.steady_keys import SteadyKeys
from mascarade_qt.ui.look.theme import LOOK

KEYS = (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter)
SECOND_PRESS = 5000  # ms in which the second of two presses counts
RING = 2.6  # em


class HoldButton(QPushButton):
    """`held`: long enough, or pressed twice. `armed`: pressed once, and released too early.

    Keys do nothing until none has been pressed for a while: repeated presses were meant for something else.
    """

    held = Signal()
    armed = Signal()

    def __init__(self, milliseconds: int, rest: int, parent: QWidget) -> None:
        """It has to be held for `milliseconds`, and takes no key in the first `rest` milliseconds."""
        super().__init__(parent)
        self._rest = QTimer(self)
        self._rest.setSingleShot(True)
        self._rest.setInterval(rest)
        self._filling = QVariantAnimation(self)
        self._filling.setStartValue(0.0)
        self._filling.setEndValue(1.0)
        self._filling.setDuration(milliseconds)
        self._filling.valueChanged.connect(self._show_ring)
        self._filling.finished.connect(self._full)
        self._once = QTimer(self)
        self._once.setSingleShot(True)
        self._once.setInterval(SECOND_PRESS)
        self.steady = SteadyKeys(self)
        self.full = 0.0  # how much of the ring is drawn
        self.pressed.connect(self._begin)
        self.released.connect(self._end)

    def reset(self) -> None:
        """Start over; there is room for the ring beside the words."""
        self.setStyleSheet(
            f"padding: {LOOK.em(0.7)}px {LOOK.em(1.2)}px {LOOK.em(0.7)}px {LOOK.em(RING + 1)}px"
        )
        self._once.stop()
        self._rest.stop()
        self._stop()
        self.setDown(False)

    def rest(self) -> None:
        """Take no key for now."""
        if self._rest.interval():
            self._rest.start()

    def _begin(self) -> None:
        self._filling.stop()
        self._filling.start()

    def _end(self) -> None:
        """Released too early: the first of two presses, or the second."""
        if self._filling.state() != QVariantAnimation.State.Running:
            return
        self._stop()
        if self._once.isActive():
            self._once.stop()
            self.held.emit()
        else:
            self._once.start()
            self.armed.emit()

    def _full(self) -> None:
        self._once.stop()
        self._stop()
        self.held.emit()

    def _stop(self) -> None:
        self._filling.stop()
        self._show_ring(0.0)

    def _show_ring(self, full: float) -> None:
        self.full = full
        self.update()

    # --- keys ---

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Return holds like Space."""
        if event.key() not in KEYS:
            event.ignore()
        elif not self.steady.pressed(event) or self.isDown():
            return
        elif self._rest.isActive():
            self.rest()
        else:
            self.setDown(True)
            self.pressed.emit()

    @override
    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        if event.key() not in KEYS:
            event.ignore()
        else:
            self.steady.released(event, self._let_go)

    def _let_go(self) -> None:
        if self.isDown():
            self.setDown(False)
            self.released.emit()

    @override
    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Counts as a release."""
        self._stop()
        self.setDown(False)
        super().focusOutEvent(event)

    # --- the ring ---

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        side = min(LOOK.em(RING) - 8, self.height() - 14)
        ring = QRectF(LOOK.em(0.7), (self.height() - side) / 2, side, side)
        faint = QColor(LOOK.theme.dim)
        faint.setAlphaF(0.6)
        painter.setPen(QPen(faint, LOOK.px(3)))
        painter.drawEllipse(ring)
        pen = QPen(QColor(LOOK.theme.gold), LOOK.px(5))
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.setPen(pen)
        if self.full:
            painter.drawArc(ring, 90 * 16, round(-360 * 16 * self.full))
        elif self._once.isActive():
            painter.drawArc(ring, 90 * 16, -180 * 16)
        painter.end()
