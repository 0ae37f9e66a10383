"""Masks to choose from by clicking portraits; a single tab stop, arrows move within."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QAbstractButton, QGroupBox, QSizePolicy, QWidget

from mascarade_qt.system.override import override
from mascarade_qt.ui.cards.face import face_of
from mascarade_qt.ui.cards.painter import GOLD, INK, ON_WINE, WINE, black_and_white, paint_signs
from mascarade_qt.ui.kit.adaptive import Adaptive, role
from mascarade_qt.ui.kit.flow import FlowLayout
from mascarade_qt.ui.kit.text import hint
from mascarade_qt.ui.look.art import picture
from mascarade_qt.ui.look.focus_ring import paint_focus_ring
from mascarade_qt.ui.look.text_fit import write
from mascarade_qt.ui.look.theme import LOOK
from mascarade_qt.words.masks import mask_name, mask_power, mask_tooltip

_ARROWS = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}


class MaskTile(Adaptive, QAbstractButton):
    """One portrait; ivory when chosen."""

    def __init__(self, name: str, mask: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.mask_id = mask
        self.sexes = False
        self.setObjectName(f"{name}_{mask}")
        self.setCheckable(True)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.retranslate()

    @override
    def retranslate(self) -> None:
        self.setAccessibleName(mask_name(self.mask_id))
        self.setAccessibleDescription(mask_power(self.mask_id))
        hint(self, mask_tooltip(self.mask_id))
        self.setText(mask_name(self.mask_id))
        self.restyle()

    @override
    def restyle(self) -> None:
        self.updateGeometry()
        self.update()

    @override
    def sizeHint(self) -> QSize:
        return QSize(LOOK.em(6.2), LOOK.em(6.8))

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave the arrows to the grid; the button would take them for itself."""
        if Qt.Key(event.key()) in _ARROWS:
            event.ignore()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        else:
            super().keyPressEvent(event)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        area = QRectF(self.rect()).adjusted(2, 2, -2, -2)
        self._paint_ground(painter, area)
        size = LOOK.em(4.4)
        ratio = self.devicePixelRatioF()
        painter.setOpacity(1.0 if self.isChecked() or self.underMouse() else 0.62)
        left = round(area.center().x() - size / 2)
        painter.drawPixmap(left, LOOK.em(0.35), picture(f"masks/{self.mask_id}", size, size, ratio))
        painter.setOpacity(1.0)
        ink = self._ink()
        text = QRectF(area.left(), LOOK.em(4.75), area.width(), area.bottom() - LOOK.em(4.75))
        room = text.adjusted(LOOK.em(0.2), 0, -LOOK.em(0.2), 0)
        write(painter, self.text(), room, LOOK.title_font(0.82), ink)
        inset = LOOK.em(0.35)
        face = face_of(self.mask_id, sexes=self.sexes)
        paint_signs(painter, area, face, ratio, LOOK.em(0.95), QPointF(inset, inset), ink)
        if self.isChecked():
            self._paint_tick(painter, area)

    def _paint_tick(self, painter: QPainter, area: QRectF) -> None:
        """A seal, so that the choice doesn't depend on colour."""
        radius = LOOK.em(0.62)
        middle = QPointF(area.right() - radius - LOOK.em(0.25), LOOK.em(4.1))
        painter.setPen(QPen(QColor(ON_WINE), 1.5))
        painter.setBrush(QColor("#000000" if black_and_white() else WINE))
        painter.drawEllipse(middle, radius, radius)
        painter.setPen(QPen(QColor(ON_WINE), LOOK.em(0.14)))
        tick = ((-0.45, 0.0), (-0.1, 0.38), (0.48, -0.35))
        painter.drawPolyline(QPolygonF([middle + QPointF(x, y) * radius for x, y in tick]))

    def _ink(self) -> str:
        if LOOK.theme.name == "contrast":
            return "#000000" if self.isChecked() else "#ffffff"
        return INK if self.isChecked() else LOOK.theme.text

    def _paint_ground(self, painter: QPainter, area: QRectF) -> None:
        theme = LOOK.theme
        ground = theme.hover if self.underMouse() else theme.raised
        if self.isChecked():
            ground = "#ffffff" if theme.name == "contrast" else "#fbf0d8"
        painter.setBrush(QColor(ground))
        painter.setPen(QPen(QColor(GOLD if self.isChecked() else theme.border), 2))
        painter.drawRoundedRect(area, 8, 8)
        if self.hasFocus():
            paint_focus_ring(painter, QRectF(area), 8, 4)


class MaskGrid(QGroupBox):
    """Tiles that wrap. `toggled` names the mask that was clicked."""

    toggled = Signal(str, bool)

    def __init__(self, name: str, masks: Sequence[str], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        role(self, "choice")  # a named group without a frame
        self._layout = FlowLayout(self, gap=6)
        self.tiles = {mask: MaskTile(name, mask, self) for mask in masks}
        for mask, tile in self.tiles.items():
            self._layout.addWidget(tile)
            tile.clicked.connect(lambda on, mask=mask: self.toggled.emit(mask, on))
            tile.installEventFilter(self)
        self._keep_one_stop(next(iter(self.tiles.values())))

    def show_chosen(self, chosen: Sequence[str], *, sexes: bool = False) -> None:
        """Light these."""
        for mask, tile in self.tiles.items():
            tile.setChecked(mask in chosen)
            tile.sexes = sexes
            tile.update()

    def offer(self, masks: Sequence[str]) -> None:
        """Show only these tiles."""
        for mask, tile in self.tiles.items():
            tile.setVisible(mask in masks)
        shown = [tile for tile in self.tiles.values() if not tile.isHidden()]
        if shown and not any(tile.focusPolicy() & Qt.FocusPolicy.TabFocus for tile in shown):
            self._keep_one_stop(shown[0])

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Tab comes back to the tile that had the focus."""
        if event.type() == QEvent.Type.FocusIn and isinstance(watched, MaskTile):
            self._keep_one_stop(watched)
            watched.update()
        elif event.type() == QEvent.Type.FocusOut and isinstance(watched, MaskTile):
            watched.update()
        return super().eventFilter(watched, event)

    def _keep_one_stop(self, stop: MaskTile) -> None:
        for tile in self.tiles.values():
            tile.setFocusPolicy(Qt.FocusPolicy.StrongFocus if tile is stop else Qt.FocusPolicy.ClickFocus)

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows move to the next tile in their direction."""
        way = _ARROWS.get(Qt.Key(event.key()))
        here = next((tile for tile in self.tiles.values() if tile.hasFocus()), None)
        if way is None or here is None:
            super().keyPressEvent(event)
            return
        target = self._beside(here, way)
        if target is not None:
            target.setFocus(Qt.FocusReason.TabFocusReason)

    def _beside(self, here: MaskTile, way: tuple[int, int]) -> MaskTile | None:
        """Sideways in reading order; up and down to the nearest tile of the next row."""
        tiles = [tile for tile in self.tiles.values() if tile.isVisible()]
        if way[0]:
            index = tiles.index(here) + way[0]
            return tiles[index] if 0 <= index < len(tiles) else None
        rows = [tile for tile in tiles if (tile.y() - here.y()) * way[1] > 0]
        if not rows:
            return None
        return min(rows, key=lambda tile: (abs(tile.y() - here.y()), abs(tile.x() - here.x())))
