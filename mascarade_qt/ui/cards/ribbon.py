"""The name of an open card that is too small for words: a ribbon across its foot, as wide as necessary."""

from typing import NamedTuple

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QFont, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QAbstractButton, QWidget

from mascarade_qt.system.override import override
from mascarade_qt.ui.cards.painter import paint_ribbon
from mascarade_qt.ui.look.art import canvas
from mascarade_qt.ui.look.pixmap_cache import PIXMAPS
from mascarade_qt.ui.look.text_fit import SMALLEST_TEXT, fitting_font, needed
from mascarade_qt.ui.look.theme import LOOK
from mascarade_qt.words.masks import mask_name

PADDING = 3
APART = 3  # pixels between a ribbon and anything beside it
TINY = 76  # pixels, in a window of the usual size
# Parts of a card's height: a name's letters, and all its lines.
LETTERS, LINES = 0.15, 0.24
# With larger text, names grow across the portrait's foot and beyond the card; if they are in a tight
# place, their letters are narrower.
LARGE_LETTERS, LARGE_LINES, LARGE_WIDTH = 0.25, 0.46, 2.6
FOOT, HIGH_FOOT = 0.32, 0.46  # where a name of one word is, or of several
HANGING = 4  # pixels below the card
NAME_PIXELS = 13  # at 100%
NARROW = 72  # per cent


class _Plan(NamedTuple):
    """How a name is shown."""

    name: str
    font: QFont
    place: QRect


class Ribbon(QWidget):
    """A ribbon on top of its card; it lets the mouse through."""

    def __init__(self, card: QWidget, table: QWidget) -> None:
        super().__init__(table)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.card = card
        self._table = table
        self._mask = ""
        self._plan: _Plan | None = None
        self.hide()

    def show_name(self, mask: str) -> None:
        """Show the name of a mask, or nothing."""
        self._mask = mask
        self.setVisible(bool(mask) and self.card.isVisible())
        if mask:
            self.fit()

    @property
    def text(self) -> str:
        """The name, in the current language."""
        return mask_name(self._mask) if self._mask else ""

    def fit(self) -> None:
        """Go to the foot of the card."""
        if self._mask:
            self._plan = self._planned(self._mask)
            self.setGeometry(self._plan.place)
            self.update()

    def place_of(self, mask: str) -> QRect:
        """Where the name of this mask would go."""
        return self._planned(mask).place

    def letters_of(self, mask: str) -> int:
        """How large the name of this mask would be."""
        return self._planned(mask).font.pixelSize()

    def _planned(self, mask: str) -> _Plan:
        """A ribbon wider than its card moves sideways to where it hides nothing."""
        card, name = self.card.geometry(), mask_name(mask)
        free = self._free(HIGH_FOOT if " " in name else FOOT)
        large = LOOK.text > 1.0
        width = card.width()
        if large:
            width = min(free.width(), round(width * LARGE_WIDTH))
        elif card.height() < LOOK.px(TINY):
            name = name.replace(" ", "\u00a0")  # a second line would hide the portrait
        width -= 2 * PADDING + 1
        font = _fitting(name, width, card.height(), large)
        text = needed(font, name, width).toSize()
        size = QSize(max(card.width(), text.width() + 2 * PADDING + 2), text.height() + 2)
        left = card.center().x() - size.width() // 2
        left = max(free.left(), min(left, free.right() + 1 - size.width()))
        raised = -LOOK.px(HANGING) if large else max(4, card.height() // 16)
        place = QRect(left, card.bottom() - size.height() - raised, size.width(), size.height())
        if any(other.geometry().intersects(place) for other in self._others()):  # it lies just below
            place.translate(0, -LOOK.px(HANGING))
        return _Plan(name, font, place)

    def _others(self) -> list[QAbstractButton]:
        """Everything else that lies on the table."""
        there = Qt.FindChildOption.FindDirectChildrenOnly
        things = self._table.findChildren(QAbstractButton, options=there)
        return [thing for thing in things if thing is not self.card and not thing.isHidden()]

    def _free(self, part: float) -> QRect:
        """The foot of the card, and as far to both sides as there is nothing else. Cards side by side may
        both be open: each has half the room between them."""
        foot = _foot(self.card, part)
        left, right = 0, self._table.width() - 1
        for thing in self._others():
            other = thing.geometry()
            if not _level(other, foot):
                continue
            beside = isinstance(thing, type(self.card)) and _level(_foot(thing, HIGH_FOOT), foot)
            share = 2 if beside else 1
            if other.center().x() < foot.center().x():
                left = max(left, foot.left() - (foot.left() - other.right() - APART) // share)
            else:
                right = min(right, foot.right() + (other.left() - foot.right() - APART) // share)
        left, right = min(left, foot.left()), max(right, foot.right())
        return QRect(left, foot.top(), right - left + 1, foot.height())

    def paint(self, painter: QPainter, area: QRectF, mask: str) -> None:
        """Paint a mask's ribbon, here or in a picture of it."""
        _paint(painter, area, self._planned(mask))

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        if self._mask and self._plan:
            painter = QPainter(self)
            _paint(painter, QRectF(self.rect()), self._plan)
            painter.end()


def _foot(card: QWidget, part: float) -> QRect:
    """Where a card's name is."""
    area = card.geometry()
    return area.adjusted(0, round(area.height() * (1 - part)), 0, LOOK.px(HANGING))


def _level(one: QRect, other: QRect) -> bool:
    """Whether two areas are at the same height."""
    return one.top() <= other.bottom() and other.top() <= one.bottom()


def _fitting(name: str, width: float, height: float, large: bool) -> QFont:
    """As large as a card of this height allows; smaller if it has to be, but never too small to read."""
    smallest = SMALLEST_TEXT * max(1.0, LOOK.zoom)
    largest = max(smallest, height * LETTERS)
    if not large:
        return fitting_font(LOOK.title_font(), name, QSizeF(width, height * LINES), largest, smallest)
    largest = max(largest, min(NAME_PIXELS * LOOK.scale, height * LARGE_LETTERS))
    room, narrow = QSizeF(width, height * LARGE_LINES), LOOK.title_font()
    narrow.setStretch(NARROW)
    fonts = [fitting_font(font, name, room, largest, smallest) for font in (LOOK.title_font(), narrow)]
    return max(fonts, key=QFont.pixelSize)


def _paint(painter: QPainter, area: QRectF, plan: _Plan) -> None:
    size = area.toAlignedRect().size()
    painter.drawPixmap(area.topLeft(), _drawn(plan.name, plan.font, size, painter))


def _drawn(name: str, font: QFont, size: QSize, painter: QPainter) -> QPixmap:
    ratio = painter.device().devicePixelRatioF()

    def paint() -> QPixmap:
        pixmap = canvas(size.width(), size.height(), ratio)
        drawing = QPainter(pixmap)
        paint_ribbon(drawing, QRectF(QPointF(), QSizeF(size)), name, font, PADDING)
        drawing.end()
        return pixmap

    key = ("ribbon", name, font.key(), size.toTuple(), ratio, LOOK.theme.name)
    return PIXMAPS.take(key, paint)
