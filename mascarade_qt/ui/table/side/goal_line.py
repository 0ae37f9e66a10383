"""A line that names the goal, and who is close to it."""

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from mascarade_qt.system.override import override
from mascarade_qt.ui.kit.adaptive import Adaptive
from mascarade_qt.ui.kit.text import Label
from mascarade_qt.ui.look.art import tinted
from mascarade_qt.ui.look.focus_ring import paint_focus_ring
from mascarade_qt.ui.look.theme import LOOK
from mascarade_qt.words.company import Company
from mascarade_qt.words.explanations import ahead, goal, near_the_goal, rule

_TOP = Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft | Qt.TextFlag.TextWordWrap
_WRAP = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft | Qt.TextFlag.TextWordWrap


class GoalLine(Adaptive, Label):
    """What wins, and who could win with the next move, or is ahead. It always has room for all lines.

    It is a label, because screen readers see no role in a plain widget.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("goalLine")
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._near = self._ahead = ""
        self.retranslate()

    @property
    def near(self) -> str:
        """Who could win with the next move, in words."""
        return self._near

    def show_race(self, company: Company) -> None:
        """Show who could win with the next move, or if no one could, who is ahead."""
        race = near_the_goal(company), ahead(company)
        if race != (self._near, self._ahead):
            self._near, self._ahead = race
            self.retranslate()

    @override
    def retranslate(self) -> None:
        self.setAccessibleName(f"{goal()}. {self._near or self._ahead}".strip())
        self.setAccessibleDescription(rule())
        self.update()

    @override
    def restyle(self) -> None:
        self.updateGeometry()
        self.update()

    def _fonts(self) -> tuple[QFont, QFont]:
        small = LOOK.large_text
        return LOOK.title_font(0.9 if small else 1.0), LOOK.font(0.95, bold=True)

    @override
    def sizeHint(self) -> QSize:
        """The goal, and two lines about who is close."""
        goal_font, near_font = self._fonts()
        height = QFontMetricsF(goal_font).height() + 2 * QFontMetricsF(near_font).height()
        return QSize(LOOK.em(8), round(height) + LOOK.px(4))

    @override
    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        goal_font, near_font = self._fonts()
        near_font.setBold(bool(self._near))
        height = QFontMetricsF(goal_font).height()
        side = round(height * 0.8)
        laurels = tinted("icons/win", side, LOOK.theme.gold, self.devicePixelRatioF())
        painter.drawPixmap(0, round((height - side) / 2), laurels)
        left = side + LOOK.px(6)
        painter.setFont(_fitted(goal_font, goal(), self.width() - left))
        painter.setPen(QColor(LOOK.theme.gold))
        painter.drawText(QRectF(left, 0, self.width() - left, height), _WRAP, goal())
        words = self._near or self._ahead
        area = QRectF(0, height, self.width(), self.height() - height)
        painter.setFont(_fitted_into(near_font, words, area))
        painter.setPen(QColor(LOOK.theme.danger if self._near else LOOK.theme.text))
        painter.drawText(area, _TOP, words)
        if self.hasFocus():
            paint_focus_ring(painter, QRectF(self.rect()).adjusted(1, 1, -1, -1), 5)
        painter.end()


def _fitted(font: QFont, text: str, width: float) -> QFont:
    needed = QFontMetricsF(font).horizontalAdvance(text)
    if needed > width:
        font.setPointSizeF(font.pointSizeF() * 0.97 * width / needed)
    return font


def _fitted_into(font: QFont, text: str, area: QRectF) -> QFont:
    """Many names take smaller letters."""
    room = QRectF(0, 0, area.width(), 100_000)
    while QFontMetricsF(font).boundingRect(room, int(_WRAP), text).height() > area.height():
        font.setPointSizeF(font.pointSizeF() * 0.93)
    return font
