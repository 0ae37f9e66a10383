"""The room behind all screens: candlelight from above on damask."""

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QPixmap,
    QRadialGradient,
)
from PySide6.QtWidgets import QWidget

from mascarade_qt.system.override import override
from mascarade_qt.ui.look.pixmap_cache import PIXMAPS
from mascarade_qt.ui.look.theme import LOOK, Theme, mixed

WARMTH = {"night": 0.55, "salon": 0.08}  # how much of the accent is in the light from above
_TILE_WIDTH, _TILE_HEIGHT = 68.0, 104.0


class Backdrop(QWidget):
    """Paints the room; screens lie on top and let it show through."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._kept: QPixmap | None = None
        self._key: object = None

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        ratio = self.devicePixelRatioF()
        key = (self.width(), self.height(), ratio, LOOK.theme.name)
        again = event.rect() == self.rect()
        if key != self._key and (self._kept is None or not PIXMAPS.resizing):
            # Rooms are often painted whole only once: keeping a picture would just take memory.
            self._kept, self._key, again = None, key, PIXMAPS.resizing
        if self._kept is None and again:
            self._kept = _picture(self.rect(), ratio, LOOK.theme)
        painter = QPainter(self)
        if self._kept is None:
            _paint(painter, self.rect(), ratio, LOOK.theme)
        else:
            painter.drawPixmap(self.rect(), self._kept)
        painter.end()


def _picture(area: QRect, ratio: float, theme: Theme) -> QPixmap:
    pixmap = QPixmap(area.size() * ratio)
    pixmap.setDevicePixelRatio(ratio)
    painter = QPainter(pixmap)
    _paint(painter, area, ratio, theme)
    painter.end()
    return pixmap


def _paint(painter: QPainter, room: QRect, ratio: float, theme: Theme) -> None:
    if theme.name == "contrast":
        painter.fillRect(room, QColor(theme.window))
        return
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    area = QRectF(room)
    _light(painter, area, theme)
    _damask(painter, area, theme, ratio)
    _shade(painter, area, theme)


def _light(painter: QPainter, area: QRectF, theme: Theme) -> None:
    """A warm glow from above."""
    glow = QRadialGradient(QPointF(area.center().x(), -area.height() * 0.1), area.width() * 0.75)
    warm = mixed(theme.window, theme.accent, WARMTH[theme.name])
    glow.setColorAt(0.0, QColor(warm))
    glow.setColorAt(1.0, QColor(theme.window))
    painter.fillRect(area, glow)


def _damask(painter: QPainter, area: QRectF, theme: Theme, ratio: float) -> None:
    """Ogees in the faintest gold, with every other column half a step lower."""
    colour = QColor(theme.gold)
    colour.setAlphaF(0.06 if theme.name == "night" else 0.11)
    cell = QPixmap(round(_TILE_WIDTH * ratio), round(_TILE_HEIGHT * ratio))
    cell.setDevicePixelRatio(ratio)
    cell.fill(Qt.GlobalColor.transparent)
    drawing = QPainter(cell)
    drawing.setRenderHint(QPainter.RenderHint.Antialiasing)
    drawing.setPen(QPen(colour, 1.2))
    ogee, half = _ogee(), (_TILE_WIDTH / 2, _TILE_HEIGHT / 2)
    for column in (0, 1, 2):
        for row in (-1, 0, 1):
            lower = half[1] if column % 2 else 0.0
            drawing.drawPath(ogee.translated(column * half[0], row * _TILE_HEIGHT - lower))
    drawing.end()
    painter.drawTiledPixmap(area, cell)


def _ogee() -> QPainterPath:
    half, high = _TILE_WIDTH / 2, _TILE_HEIGHT
    path = QPainterPath(QPointF(0, 0))
    for side in (1, -1):
        path.moveTo(0, 0)
        path.cubicTo(side * half * 0.1, high * 0.22, side * half, high * 0.26, side * half, high / 2)
        path.cubicTo(side * half, high * 0.74, side * half * 0.1, high * 0.78, 0, high)
    for side in (1, -1):  # with a fleuron inside
        path.moveTo(0, high * 0.3)
        path.cubicTo(side * half * 0.5, high * 0.42, side * half * 0.34, high * 0.6, 0, high * 0.7)
    return path


def _shade(painter: QPainter, area: QRectF, theme: Theme) -> None:
    """Darker towards the floor, so that buttons at the bottom stand out."""
    shade = QLinearGradient(area.topLeft(), area.bottomLeft())
    dark = QColor(theme.room)
    dark.setAlphaF(0.0)
    shade.setColorAt(0.45, dark)
    dark.setAlphaF(0.85 if theme.name == "night" else 0.5)
    shade.setColorAt(1.0, dark)
    painter.fillRect(area, shade)
