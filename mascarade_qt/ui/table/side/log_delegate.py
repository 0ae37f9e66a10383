"""How events are listed: a sign for what, a colour for who; turns apart, rounds under headings."""

from collections.abc import Mapping

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPen
from PySide6.QtWidgets import QListView, QStyle, QStyleOptionViewItem

from mascarade_qt.system.override import override
from mascarade_qt.ui.kit.list_model import Index
from mascarade_qt.ui.kit.wrapping_delegate import WrappingDelegate
from mascarade_qt.ui.look.art import tinted
from mascarade_qt.ui.look.lines import line_colour
from mascarade_qt.ui.look.theme import LOOK
from mascarade_qt.ui.table.side.log_model import LogRole

MARGIN, SIDE, BEFORE_TURN = 0.14, 1.05, 0.3  # em
SIZE, LARGE_SIZE = 0.94, 0.86  # of the text, as beside the table; the second where text is large
BAR = 3  # pixels: in the player's colour, as on their plate and in the charts
# By kind of event: its sign, and a colour of the theme.
SIGNS: Mapping[str, tuple[str, str]] = {
    "look": ("icons/look", "dim"),
    "swap": ("icons/swap", "dim"),
    "claim": ("icons/announce", "gold"),
    "contest": ("icons/contest", "danger"),
    "reveal": ("icons/reveal", "text"),
    "show": ("icons/show", "text"),
    "power": ("icons/star", "gold"),
    "nothing": ("icons/pass-by", "dim"),
    "choice": ("icons/guess", "gold"),
    "coins": ("icons/take", "gold"),
    "fine": ("icons/court", "danger"),
    "seats": ("icons/move", "text"),
    "graveyard": ("icons/graveyard", "dim"),
    "out": ("icons/cross", "danger"),
    "end": ("icons/win", "gold"),
}


class LogDelegate(WrappingDelegate):
    """Paints the rows of a log or of a replay."""

    def __init__(self, view: QListView) -> None:
        super().__init__(view, margin=MARGIN)

    @override
    def _font(self) -> QFont:
        return LOOK.font(LARGE_SIZE if LOOK.large_text else SIZE)

    @override
    def _text_area(self, place: QRect, beside_icon: bool) -> QRect:
        margin = LOOK.em(MARGIN)
        return place.adjusted(LOOK.em(SIDE) + 3 * margin, margin, -margin, -margin)

    @override
    def _key(self, index: Index) -> object:
        return super()._key(index), index.data(LogRole.FIRST)

    @override
    def _height(self, width: int, index: Index) -> int:
        if index.data(LogRole.HEADING):
            return QFontMetrics(_heading_font()).height() + LOOK.em(BEFORE_TURN + MARGIN)
        return super()._height(width, index) + self._above(index)

    def _above(self, index: Index) -> int:
        return LOOK.em(BEFORE_TURN) if index.data(LogRole.FIRST) else 0

    @override
    def text_font(self, font: QFont, index: Index, width: int) -> QFont:
        """Smaller than the list's, as a log is read beside something else."""
        return (
            _heading_font() if index.data(LogRole.HEADING) else super().text_font(self._font(), index, width)
        )

    @override
    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        self._view.style().drawControl(QStyle.ControlElement.CE_ItemViewItem, option, painter, self._view)
        chosen = QStyle.StateFlag.State_Selected in option.state
        place = QRect(option.rect)
        place.setWidth(min(place.width(), self._width()))
        if index.data(LogRole.HEADING):
            _paint_heading(painter, place, str(index.data() or ""), chosen)
            return
        above = self._above(index)
        if above and index.row():
            painter.setPen(QPen(QColor(LOOK.theme.line), LOOK.px(1)))
            y = place.top() + above // 2
            painter.drawLine(place.left() + LOOK.em(MARGIN), y, place.right() - LOOK.em(MARGIN), y)
        self._paint_line(painter, place.adjusted(0, above, 0, 0), index, chosen)

    def _paint_line(self, painter: QPainter, place: QRect, index: Index, chosen: bool) -> None:
        theme, text = LOOK.theme, str(index.data() or "")
        area = self._text_area(place, False)
        font = self._text_font(self._font(), text, area.width())
        line = QFontMetrics(font).height()
        player = index.data(LogRole.PLAYER)
        if player is not None:
            bar = QRectF(place.left(), area.top(), LOOK.px(BAR), area.height())
            painter.fillRect(bar, QColor(theme.on_accent) if chosen else line_colour(player))
        if (sign := SIGNS.get(str(index.data(LogRole.KIND) or ""))) is not None:
            side = LOOK.em(SIDE)
            colour = theme.on_accent if chosen else getattr(theme, sign[1])
            drawn = tinted(sign[0], side, colour, self._view.devicePixelRatioF())
            painter.drawPixmap(
                place.left() + LOOK.em(MARGIN) * 2, round(area.top() + (line - side) / 2), drawn
            )
        ink = theme.text if not index.data(LogRole.FIRST) or index.data(LogRole.KIND) else theme.gold
        painter.setPen(QColor(theme.on_accent if chosen else ink))
        painter.setFont(font)
        painter.drawText(area, int(Qt.TextFlag.TextWordWrap), text)


def _heading_font() -> QFont:
    return LOOK.title_font(0.8 if LOOK.large_text else 0.9)


def _paint_heading(painter: QPainter, place: QRect, text: str, chosen: bool) -> None:
    """A round begins: its number, and a line to the edge."""
    theme, font = LOOK.theme, _heading_font()
    colour = QColor(theme.on_accent if chosen else theme.gold)
    painter.setPen(colour)
    painter.setFont(font)
    area = place.adjusted(LOOK.em(MARGIN) * 2, LOOK.em(BEFORE_TURN), -LOOK.em(MARGIN), 0)
    painter.drawText(area, int(Qt.AlignmentFlag.AlignVCenter), text)
    left = area.left() + QFontMetrics(font).horizontalAdvance(text) + LOOK.em(0.5)
    if left < area.right():
        painter.fillRect(QRectF(left, area.center().y(), area.right() - left, LOOK.px(1)), colour)
