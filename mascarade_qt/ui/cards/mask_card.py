"""A mask as a readable card: in lists of masks, and small after the game."""

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QSizePolicy, QWidget

from mascarade_qt.engine.masks import Program
from mascarade_qt.system.override import override
from mascarade_qt.ui.cards.face import face_of
from mascarade_qt.ui.cards.faces import card
from mascarade_qt.ui.cards.painter import card_size, sheet_height
from mascarade_qt.ui.kit.adaptive import Adaptive
from mascarade_qt.ui.kit.text import hint
from mascarade_qt.ui.look.focus_ring import paint_focus_ring
from mascarade_qt.ui.look.theme import LOOK
from mascarade_qt.words.masks import mask_tooltip


class _Card(Adaptive, QFrame):
    """A card of a given width, in units of the text height; a frame has a role for screen readers."""

    def __init__(self, mask: str, width: float, parent: QWidget | None) -> None:
        super().__init__(parent)
        self.mask_id = mask
        self._width = width

    @override
    def restyle(self) -> None:
        self.updateGeometry()
        self.update()

    def set_width(self, width: float) -> None:
        """Make it larger where there is room."""
        if width != self._width:
            self._width = width
            self.restyle()


class MaskCard(_Card):
    """Portrait, name and power; as tall as its text. If many have to fit, only the hint tells the power."""

    def __init__(
        self,
        mask: str,
        bear_tamer: Program | None = None,
        *,
        sexes: bool = False,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(mask, 9.6, parent)
        self._bear_tamer = bear_tamer
        self._sexes = sexes
        self._brief = False
        self.setObjectName(f"maskCard_{mask}")
        policy = QSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.retranslate()

    @override
    def retranslate(self) -> None:
        face = face_of(self.mask_id, self._bear_tamer, sexes=self._sexes)
        self._face = face._replace(power="") if self._brief else face
        self.setAccessibleName(face.name)
        self.setAccessibleDescription(face.power)
        hint(self, mask_tooltip(self.mask_id, self._bear_tamer, sex=self._sexes))
        self.restyle()

    def set_brief(self, brief: bool) -> None:
        """Leave the power out, or show it."""
        if brief != self._brief:
            self._brief = brief
            self.retranslate()

    @override
    def sizeHint(self) -> QSize:
        width = LOOK.em(self._width)
        return QSize(width, sheet_height(self._face, width))

    @override
    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    @override
    def hasHeightForWidth(self) -> bool:
        return True

    @override
    def heightForWidth(self, width: int) -> int:
        return sheet_height(self._face, width)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        pixmap = card(self._face, "sheet", self.width(), self.height(), self.devicePixelRatioF())
        painter = QPainter(self)
        painter.drawPixmap(0, 0, pixmap)
        if self.hasFocus():
            paint_focus_ring(painter, QRectF(self.rect()).adjusted(2, 2, -2, -2), 6, 3, LOOK.theme.accent)
        painter.end()


class SmallCard(_Card):
    """Portrait and name only, in a card's proportions."""

    def __init__(self, mask: str, parent: QWidget | None = None, *, width: float = 6.4) -> None:
        super().__init__(mask, width, parent)
        self.setObjectName(f"smallCard_{mask}")
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.retranslate()

    @override
    def retranslate(self) -> None:
        self._face = face_of(self.mask_id)
        self.setAccessibleName(self._face.name)
        hint(self, mask_tooltip(self.mask_id))
        self.restyle()

    @override
    def sizeHint(self) -> QSize:
        return card_size(LOOK.em(self._width))

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        pixmap = card(self._face, "icon", self.width(), self.height(), self.devicePixelRatioF())
        QPainter(self).drawPixmap(0, 0, pixmap)
