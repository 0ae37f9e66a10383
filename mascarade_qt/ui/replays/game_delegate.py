"""A game in the list: its title, and below it who played, which scenario, and how it ended."""

import math

from PySide6.QtCore import QPointF, QSize
from PySide6.QtGui import QColor, QFont, QPainter
from PySide6.QtWidgets import QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem

from mascarade_qt.system.override import override
from mascarade_qt.ui.kit.list_model import Index
from mascarade_qt.ui.kit.text import laid_out
from mascarade_qt.ui.look.theme import LOOK
from mascarade_qt.ui.replays.games_model import GameRole


class GameDelegate(QStyledItemDelegate):
    """Paints plain text, wrapped as needed."""

    def __init__(self, view: QListView) -> None:
        super().__init__(view)
        self._view = view

    def _texts(self, index: Index) -> list[tuple[str, QFont, bool]]:
        """Each text, its font, and whether it is less important."""
        lines = index.data(GameRole.LINES)
        found = [(str(index.data()), LOOK.title_font(1.05), False)]
        return found + [(str(line), LOOK.font(0.92), True) for line in lines or ()]

    @override
    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        margin = LOOK.em(0.5)
        width = self._view.viewport().width()
        heights = [
            laid_out(text, font, width - 2 * margin).size().height() for text, font, _ in self._texts(index)
        ]
        return QSize(width, math.ceil(sum(heights)) + 2 * margin)

    @override
    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        self.initStyleOption(option, index)
        option.text = ""
        self._view.style().drawControl(QStyle.ControlElement.CE_ItemViewItem, option, painter, self._view)
        chosen = QStyle.StateFlag.State_Selected in option.state
        theme = LOOK.theme
        margin = LOOK.em(0.5)
        corner = QPointF(option.rect.topLeft()) + QPointF(margin, margin)
        for text, font, lesser in self._texts(index):
            painter.setFont(font)
            painter.setPen(QColor(theme.on_accent if chosen else theme.dim if lesser else theme.text))
            laid = laid_out(text, font, option.rect.width() - 2 * margin)
            painter.drawStaticText(corner, laid)
            corner += QPointF(0, laid.size().height())
