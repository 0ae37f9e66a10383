"""The name of an open card that is too small for words: a ribbon across its foot, as wide as it must be."""

from PySide6.QtCore import QPoint, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from mascarade_qt.ui.cards.faces import BANNER_TEXT, INK, SMALLEST_TEXT
from mascarade_qt.ui.look.theme import LOOK
from mascarade_qt.words.masks import mask_name

PADDING = 3
TINY = 76  # pixels
_WRAP = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap


class Ribbon(QWidget):
    """Lies on the table above its card and lets the mouse through."""

    def __init__(self, card: QWidget) -> None:
        super().__init__(card.parentWidget())
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.card = card
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
        card, table = self.card.geometry(), self.parentWidget()
        if table is None or not self._mask:
            return
        size = self._needed(self._font())
        lean = (card.center().x() - table.width() / 2) / max(1.0, table.width() / 2)
        left = card.left() - (size.width() - card.width()) * (0.5 + 0.5 * lean)
        top = card.bottom() - size.height() - max(4, card.height() // 16)
        self.setGeometry(QRect(QPoint(round(left), top), size))
        self.update()

    def _font(self) -> QFont:
        """As large as the card allows, smaller to stay on it, but never too small to read."""
        font = LOOK.title_font()
        pixels = max(SMALLEST_TEXT, self.card.height() * 0.15)
        while True:
            font.setPixelSize(round(pixels))
            fits = self._needed(font).width() <= self.card.width()
            if fits or pixels <= SMALLEST_TEXT:
                return font
            pixels = max(SMALLEST_TEXT, pixels * 0.93)

    def _needed(self, font: QFont) -> QSize:
        metrics, card = QFontMetrics(font), self.card.width()
        longest = max(metrics.horizontalAdvance(word) for word in self.text.split())
        widest = 2 * card if self.card.height() < TINY else card  # a second line would hide the portrait
        room = QRect(0, 0, max(widest - 2 * PADDING, longest + 1), 10_000)
        text = metrics.boundingRect(room, int(_WRAP), self.text).size()
        return QSize(max(card, text.width() + 2 * PADDING + 1), text.height() + 2)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Part of QWidget."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        plain = LOOK.theme.name == "contrast"
        painter.setPen(QPen(QColor(BANNER_TEXT if plain else INK), 1))
        painter.setBrush(QColor("#000000" if plain else "#7a1f37"))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), 2, 2)
        painter.setFont(self._font())
        painter.setPen(QColor(BANNER_TEXT))
        painter.drawText(QRectF(self.rect()).adjusted(PADDING, 1, -PADDING, -1), int(_WRAP), self.text)
        painter.end()
