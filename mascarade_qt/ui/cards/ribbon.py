"""The name of an open card that is too small for words: a ribbon across its foot, as wide as it must be."""

from PySide6.QtCore import QPoint, QRect, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QFont, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from mascarade_qt.ui.cards.painter import paint_ribbon
from mascarade_qt.ui.look.fitting import SMALLEST_TEXT, fitting_font, needed
from mascarade_qt.ui.look.theme import LOOK
from mascarade_qt.words.masks import mask_name

PADDING = 3
TINY = 76  # pixels in a window of the usual size
# Of names with the text size; larger ones would hide portraits and neighbours.
MOST_GROWTH, MOST_GROWTH_TINY = 1.35, 1.12


class Ribbon(QWidget):
    """Lies on the table above its card and lets the mouse through."""

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
        """Take the place at the foot of the card; what is wider than the card leans to the middle."""
        if self._mask:
            self.setGeometry(self.place_of(self._mask))
            self.update()

    def place_of(self, mask: str) -> QRect:
        """Where the name of this mask would stand."""
        card, name = self.card.geometry(), self._name(mask)
        text = needed(self._font(name), name, card.width() - 2 * PADDING).toSize()
        size = QSize(max(card.width(), text.width() + 2 * PADDING + 2), text.height() + 2)
        middle = self._table.width() / 2
        lean = (card.center().x() - middle) / max(1.0, middle)
        left = card.left() - (size.width() - card.width()) * (0.5 + 0.5 * lean)
        top = card.bottom() - size.height() - max(4, card.height() // 16)
        return QRect(QPoint(round(left), top), size)

    def _name(self, mask: str) -> str:
        """On a tiny card a second line would hide the portrait."""
        name = mask_name(mask)
        return name.replace(" ", "\u00a0") if self.card.height() < LOOK.px(TINY) else name

    def _font(self, name: str) -> QFont:
        """As large as the card allows, smaller to stay on it, but never too small to read."""
        most = MOST_GROWTH if self.card.height() >= LOOK.px(TINY) else MOST_GROWTH_TINY
        growth = min(most, max(1.0, LOOK.text))
        smallest = SMALLEST_TEXT * max(1.0, LOOK.zoom) * min(MOST_GROWTH_TINY, growth)
        room = QSizeF(self.card.width() - 2 * PADDING - 1, self.card.height() * 0.24 * growth)
        largest = max(smallest, self.card.height() * 0.15 * growth)
        return fitting_font(LOOK.title_font(), name, room, largest, smallest)

    def paint(self, painter: QPainter, area: QRectF, mask: str) -> None:
        """Paint the ribbon of a mask, here or wherever a picture of it is needed."""
        name = self._name(mask)
        paint_ribbon(painter, area, name, self._font(name), PADDING)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Part of QWidget."""
        if self._mask:
            painter = QPainter(self)
            self.paint(painter, QRectF(self.rect()), self._mask)
            painter.end()
