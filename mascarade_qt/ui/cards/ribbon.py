"""The name of an open card that is too small for words: a ribbon across its foot, as wide as necessary."""

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QFont, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QAbstractButton, QWidget

from mascarade_qt.ui.cards.painter import paint_ribbon
from mascarade_qt.ui.look.art import canvas
from mascarade_qt.ui.look.fitting import SMALLEST_TEXT, fitting_font, needed
from mascarade_qt.ui.look.shelf import SHELF
from mascarade_qt.ui.look.theme import LOOK
from mascarade_qt.words.masks import mask_name

PADDING = 3
STEP, RISE, SINK = 2, 6, 4  # pixels: from one possible place to the next, and how far up and down to look
TINY = 76  # pixels, in a window of the usual size
# How far names grow with the text size; larger ones would hide portraits and neighbours.
MOST_GROWTH, MOST_GROWTH_TINY = 1.35, 1.12


class Ribbon(QWidget):
    """Lies on top of its card and lets the mouse through."""

    def __init__(self, card: QWidget, table: QWidget) -> None:
        super().__init__(table)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.card = card
        self._table = table
        self._mask = ""
        self.hide()

    def tell(self, mask: str) -> None:
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
        """Go to the foot of the card; a wider ribbon moves aside to where it hides nothing."""
        if self._mask:
            self.setGeometry(self.place_of(self._mask))
            self.update()

    def place_of(self, mask: str) -> QRect:
        """Where the name of this mask would go."""
        card, name = self.card.geometry(), self._name(mask)
        text = needed(self._font(name), name, card.width() - 2 * PADDING).toSize()
        size = QSize(max(card.width(), text.width() + 2 * PADDING + 2), text.height() + 2)
        top = card.bottom() - size.height() - max(4, card.height() // 16)
        half = self._table.width() / 2
        lean = (card.center().x() - half) / max(1.0, half)
        extra = size.width() - card.width()
        wanted = round(card.left() - extra * (0.5 + 0.5 * lean))
        reach = QRect(card.left() - extra, top - RISE, card.width() + 2 * extra, size.height() + RISE + SINK)
        beside = self._beside(reach) if extra else []
        if not beside:
            return QRect(QPoint(wanted, top), size)
        lefts = (card.left() - left for left in range(0, extra + 1, STEP))
        ups = range(-SINK, RISE + 1, STEP)
        places = [QRect(QPoint(left, top - up), size) for left in [wanted, *lefts] for up in ups]
        return min(
            places,
            key=lambda place: (_hidden(place, beside), abs(top - place.top()), abs(place.left() - wanted)),
        )

    def _beside(self, reach: QRect) -> list[QRect]:
        """What else lies there on the table."""
        there = Qt.FindChildOption.FindDirectChildrenOnly
        things = self._table.findChildren(QAbstractButton, options=there)
        seen = (thing.geometry() for thing in things if thing is not self.card and not thing.isHidden())
        return [area for area in seen if area.intersects(reach)]

    def _name(self, mask: str) -> str:
        """The name; on a tiny card a second line would hide the portrait."""
        name = mask_name(mask)
        return name.replace(" ", "\u00a0") if self.card.height() < LOOK.px(TINY) else name

    def _font(self, name: str) -> QFont:
        """As large as the card allows, smaller if it has to be, but never too small to read."""
        most = MOST_GROWTH if self.card.height() >= LOOK.px(TINY) else MOST_GROWTH_TINY
        growth = min(most, max(1.0, LOOK.text))
        smallest = SMALLEST_TEXT * max(1.0, LOOK.zoom) * min(MOST_GROWTH_TINY, growth)
        room = QSizeF(self.card.width() - 2 * PADDING - 1, self.card.height() * 0.24 * growth)
        largest = max(smallest, self.card.height() * 0.15 * growth)
        return fitting_font(LOOK.title_font(), name, room, largest, smallest)

    def paint(self, painter: QPainter, area: QRectF, mask: str) -> None:
        """Paint a mask's ribbon, here or wherever a picture of it is needed."""
        name = self._name(mask)
        size = area.toAlignedRect().size()
        painter.drawPixmap(area.topLeft(), _drawn(name, self._font(name), size, painter))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Part of QWidget."""
        if self._mask:
            painter = QPainter(self)
            self.paint(painter, QRectF(self.rect()), self._mask)
            painter.end()


def _drawn(name: str, font: QFont, size: QSize, painter: QPainter) -> QPixmap:
    ratio = painter.device().devicePixelRatioF()

    def paint() -> QPixmap:
        pixmap = canvas(size.width(), size.height(), ratio)
        drawing = QPainter(pixmap)
        paint_ribbon(drawing, QRectF(QPointF(), QSizeF(size)), name, font, PADDING)
        drawing.end()
        return pixmap

    key = ("ribbon", name, font.key(), size.toTuple(), ratio, LOOK.theme.name)
    return SHELF.take(key, paint)


def _hidden(place: QRect, things: list[QRect]) -> int:
    """How many of their pixels it would cover."""
    shared = (place.intersected(thing) for thing in things)
    return sum(common.width() * common.height() for common in shared if not common.isEmpty())
