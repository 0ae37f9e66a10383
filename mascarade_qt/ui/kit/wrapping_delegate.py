"""List entries that wrap and are never cut off."""

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QIcon, QPainter, QPixmap
from PySide6.QtWidgets import QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem

from mascarade_qt.system.override import override
from mascarade_qt.ui.kit.list_model import Index
from mascarade_qt.ui.look.theme import LOOK


class WrappingDelegate(QStyledItemDelegate):
    """Gives every entry the height that its text needs at the list's width."""

    def __init__(self, view: QListView, margin: float = 0.32, columns: int = 1) -> None:
        """`margin` is in units of the text height."""
        super().__init__(view)
        self._columns = columns
        self._view = view
        self._margin = margin
        self._look: tuple[object, ...] = ()
        # A list asks for the sizes of all entries whenever one is added, and paints a page at every step.
        self._heights: dict[object, int] = {}
        self._fonts: dict[tuple[str, int, str], QFont] = {}

    def text_area(self, place: QRect, index: Index) -> QRect:
        """Where the text of an entry is drawn."""
        return self._text_area(place, index.data(Qt.ItemDataRole.DecorationRole) is not None)

    def _text_area(self, place: QRect, beside_icon: bool) -> QRect:
        margin = LOOK.em(self._margin)
        left = self._icon() + 2 * margin if beside_icon else margin
        return place.adjusted(left, margin, -margin, -margin)

    def text_font(self, font: QFont, index: Index, width: int) -> QFont:
        """The list's font; smaller only if a single word has no room."""
        return self._text_font(font, str(index.data() or ""), width)

    def _text_font(self, font: QFont, text: str, width: int) -> QFont:
        text = text if self._columns == 1 else self._all_texts()  # side by side, all have one size
        key = (text, width, font.key())
        found = self._fonts.get(key)
        if found is None:
            found = self._fonts[key] = _narrowed(font, text, width)
        return found

    def _all_texts(self) -> str:
        model = self._view.model()
        return " ".join(str(model.index(row, 0).data() or "") for row in range(model.rowCount()))

    def _font(self) -> QFont:
        return self._view.font()

    def _icon(self) -> int:
        return self._view.iconSize().width()

    @override
    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        width = self._width()
        look = (width, self._font(), LOOK.scale, self._icon())
        if look != self._look:
            self._look, self._heights, self._fonts = look, {}, {}
        key = self._key(index)
        height = self._heights.get(key)
        if height is None:
            height = self._heights[key] = self._height(width, index)
        return QSize(width, height)

    def _key(self, index: Index) -> object:
        """What an entry's height depends on."""
        return str(index.data() or "")

    def _width(self) -> int:
        # The same with and without a scroll bar: otherwise the bar would come and go, or cover text measured
        # without it.
        view = self._view
        room = view.width() - 2 * view.frameWidth() - view.verticalScrollBar().sizeHint().width()
        return room // self._columns - 1

    def _height(self, width: int, index: Index) -> int:
        area = self.text_area(QRect(0, 0, width, 100_000), index)
        metrics = QFontMetrics(self.text_font(self._font(), index, area.width()))
        height = metrics.boundingRect(area, Qt.TextFlag.TextWordWrap, str(index.data() or "")).height()
        if index.data(Qt.ItemDataRole.DecorationRole) is not None:
            height = max(height, self._icon() - LOOK.em(self._margin))
        return height + 2 * LOOK.em(self._margin)

    @override
    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        text, picture = str(index.data() or ""), index.data(Qt.ItemDataRole.DecorationRole)
        self._view.style().drawControl(QStyle.ControlElement.CE_ItemViewItem, option, painter, self._view)
        place = QRect(option.rect)
        if isinstance(picture, QPixmap | QIcon):
            side = self._icon()
            corner = QRect(place.left() + LOOK.em(self._margin), place.center().y() - side // 2, side, side)
            QIcon(picture).paint(painter, corner)
        chosen = QStyle.StateFlag.State_Selected in option.state
        place.setWidth(min(place.width(), self._width()))
        area = self._text_area(place, picture is not None)
        painter.setPen(QColor(LOOK.theme.on_accent if chosen else LOOK.theme.text))
        painter.setFont(self._text_font(self._font(), text, area.width()))
        painter.drawText(area, int(Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignVCenter), text)


def _narrowed(font: QFont, text: str, width: int) -> QFont:
    """The font, at a size at which the longest word fits."""
    metrics = QFontMetrics(font)
    widest = max((metrics.horizontalAdvance(word) for word in text.split()), default=0)
    found = QFont(font)
    if widest > width > 0:
        found.setPointSizeF(font.pointSizeF() * 0.97 * width / (widest + 1))
    return found
