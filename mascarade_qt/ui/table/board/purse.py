"""Bank, courthouse and graveyard in the middle of the table."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from mascarade_qt.system.override import override
from mascarade_qt.ui.kit.adaptive import Adaptive
from mascarade_qt.ui.look.art import picture, tinted
from mascarade_qt.ui.look.text_fit import fitting_font
from mascarade_qt.ui.look.theme import LOOK
from mascarade_qt.ui.table.board.button import TableButton
from mascarade_qt.words.phrases import labelled

ICONS = {"bank": "icons/bank", "courthouse": "icons/court", "graveyard": "icons/graveyard"}


class PurseWidget(Adaptive, TableButton):
    """A heap with a title and a number; it can be focused so that a screen reader reads it."""

    def __init__(self, kind: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.kind = kind
        self.setObjectName(kind)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._title = ""
        self._number = 0
        self.retranslate()

    @override
    def retranslate(self) -> None:
        titles = {
            "bank": self.tr("Bank"),
            "courthouse": self.tr("Courthouse"),
            "graveyard": self.tr("Graveyard"),
        }
        self._title = titles[self.kind]
        self._describe()

    def set_number(self, number: int) -> None:
        """Coins or cards in it."""
        if number != self._number:
            self._number = number
            self._describe()

    def _describe(self) -> None:
        self.setAccessibleName(labelled(self._title, self._number))
        self.update()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme = LOOK.theme
        frame = QRectF(self.rect()).adjusted(2, 2, -2, -2)
        painter.setBrush(QColor(theme.panel))
        painter.setPen(QPen(QColor(theme.gold), LOOK.px(2.4 if self.hasFocus() else 1.2)))
        painter.drawRoundedRect(frame, frame.height() * 0.2, frame.height() * 0.2)
        top = QRectF(frame.left() + 4, frame.top() + 2, frame.width() - 8, frame.height() * 0.42)
        font = fitting_font(LOOK.title_font(0.9), self._title, top.size(), frame.height() * 0.26)
        painter.setFont(font)
        painter.setPen(QColor(theme.text))
        painter.drawText(top, Qt.AlignmentFlag.AlignCenter, self._title)
        self._paint_number(painter, frame, top.bottom())
        painter.end()

    def _paint_number(self, painter: QPainter, frame: QRectF, top: float) -> None:
        side = round(frame.bottom() - top - 6)
        ratio = self.devicePixelRatioF()
        middle = frame.center().x()
        sign = picture("coins/five", side, side, ratio) if self.kind == "bank" else None
        if sign is None:
            sign = tinted(ICONS[self.kind], side, LOOK.theme.gold, ratio)
        painter.drawPixmap(round(middle - side - 2), round(top + 2), sign)
        room = QRectF(middle + 4, top, frame.width() / 2 - 8, side + 4)
        painter.setFont(fitting_font(LOOK.font(1.2, bold=True), str(self._number), room.size(), side * 0.8))
        painter.setPen(QColor(LOOK.theme.text))
        painter.drawText(room, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, str(self._number))
