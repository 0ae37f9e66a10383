"""A fan of cards, as held in a hand: the picture on the home screen."""

from collections.abc import Sequence
from math import cos, pi, radians, sin

from PySide6.QtCore import QMargins, QPoint, QPointF, QRect, QRectF, QSize, Qt, QTimer, QVariantAnimation
from PySide6.QtGui import QColor, QHideEvent, QPainter, QPaintEvent, QPixmap, QRadialGradient, QShowEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from mascarade_qt.system.override import override
from mascarade_qt.ui.cards.face import Face
from mascarade_qt.ui.cards.painter import card_size, paint_drawn
from mascarade_qt.ui.kit.adaptive import Adaptive
from mascarade_qt.ui.look.art import canvas
from mascarade_qt.ui.look.motion import CLOCK
from mascarade_qt.ui.look.pixmap_cache import PIXMAPS
from mascarade_qt.ui.look.theme import LOOK
from mascarade_qt.words.masks import mask_icon, mask_name

_STEP = 13.0  # degrees between two cards
_MARGIN = 8  # around a card, for its shadow
_AROUND = QMargins(_MARGIN, _MARGIN, _MARGIN, _MARGIN)
_LIFT = 0.09  # of a card's height: how far one rises as an unseen finger passes along the fan
_PAUSE = 3200  # ms between two passes


class CardFan(Adaptive, QWidget):
    """Shows masks as a hand of cards. It is decoration: screen readers skip it."""

    def __init__(self, masks: Sequence[str], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._masks = tuple(masks)
        self._dealt = False
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self._pass = QVariantAnimation(self)
        self._pass.setStartValue(-1.0)
        self._pass.setEndValue(float(len(self._masks)))
        self._pass.valueChanged.connect(lambda _: self.update())
        self._pass.finished.connect(self._rest)
        self._pause = QTimer(self)
        self._pause.setSingleShot(True)
        self._pause.setInterval(_PAUSE)
        self._pause.timeout.connect(self._move)

    # --- one card after another rises a little, now and then ---

    def _move(self) -> None:
        duration = CLOCK.of("brush the fan")
        if duration:
            self._pass.setDuration(duration)
            self._pass.start()
        else:  # until motion is switched on again
            self._rest()

    def _rest(self) -> None:
        self._pause.start()

    @override
    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._rest()

    @override
    def hideEvent(self, event: QHideEvent) -> None:
        self._pause.stop()
        self._pass.stop()
        super().hideEvent(event)

    def risen(self, number: int) -> float:
        """How far a card has risen, from 0 to 1."""
        if self._pass.state() != QVariantAnimation.State.Running:
            return 0.0
        away = abs(self._pass.currentValue() - number)
        return (1 + cos(pi * away)) / 2 if away < 1 else 0.0

    @override
    def retranslate(self) -> None:
        self.update()

    @override
    def sizeHint(self) -> QSize:
        return QSize(520, 480)

    @override
    def minimumSizeHint(self) -> QSize:
        return QSize(200, 160)

    def _deal(self) -> None:
        self._dealt = True
        self.update()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        """The cards follow a moment later: the window opens before they are drawn."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        self._glow(painter, QPointF(self.width() / 2, self.height() * 0.45))
        if self._dealt:
            self._paint_cards(painter)
        else:
            QTimer.singleShot(0, self, self._deal)
        painter.end()

    def _paint_cards(self, painter: QPainter) -> None:
        width = min(self.width() / 3.5, self.height() / 2.2)
        height = width * 1.4
        radius = height * 1.55
        foot = QPointF(self.width() / 2, self.height() / 2 + radius - height * 0.08)
        middle = (len(self._masks) - 1) / 2
        outside_in = sorted(range(len(self._masks)), key=lambda number: -abs(number - middle))
        for number in outside_in:
            angle = (number - middle) * _STEP
            centre = foot + QPointF(sin(radians(angle)), -cos(radians(angle))) * radius
            painter.save()
            painter.translate(centre)
            painter.rotate(angle)
            pixmap = self._card(self._masks[number], width)
            top = -height / 2 - _MARGIN - height * _LIFT * self.risen(number)
            painter.drawPixmap(QPointF(-width / 2 - _MARGIN, top), pixmap)
            painter.restore()

    def _card(self, mask: str, width: float) -> QPixmap:
        """A card with its shadow, drawn once."""
        ratio = self.devicePixelRatioF()
        face = Face(mask, mask_name(mask), icon=mask_icon(mask))
        size = card_size(width).grownBy(_AROUND)
        kind = ("fan", face, LOOK.theme.name, LOOK.scale)
        return PIXMAPS.sized(kind, size.width(), size.height(), ratio, lambda: _drawn(face, size, ratio))

    def _glow(self, painter: QPainter, middle: QPointF) -> None:
        if LOOK.theme.name == "contrast":
            return
        light = QColor(LOOK.theme.light if LOOK.theme.name == "night" else "#ffffff")
        glow = QRadialGradient(middle, min(self.width() * 0.5, self.height() * 0.45))
        light.setAlphaF(0.2 if LOOK.theme.name == "night" else 0.8)
        glow.setColorAt(0, light)
        light.setAlphaF(0.0)
        glow.setColorAt(1, light)
        painter.fillRect(self.rect(), glow)


def _drawn(face: Face, size: QSize, ratio: float) -> QPixmap:
    card = QRectF(QRect(QPoint(), size).marginsRemoved(_AROUND))
    pixmap = canvas(size.width(), size.height(), ratio)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(0, 0, 0, 22))
    for spread in range(5):
        edge = card.adjusted(-spread, 3 - spread, spread, 3 + spread)
        painter.drawRoundedRect(edge, 10 + spread, 10 + spread)
    paint_drawn(painter, card, face, ratio, words=False)
    painter.end()
    return pixmap
