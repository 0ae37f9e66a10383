"""The mask claimed in this turn, below the message: its face, and what its power does."""

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from mascarade_qt.engine.masks import Program
from mascarade_qt.system.override import override
from mascarade_qt.ui.look.art import picture
from mascarade_qt.ui.look.text_fit import fitting_font
from mascarade_qt.ui.look.theme import LOOK
from mascarade_qt.ui.table.board.seats_model import SeatsModel
from mascarade_qt.words.masks import mask_name, mask_power

_LEFT = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft | Qt.TextFlag.TextWordWrap
NAME_SHARE = 0.42  # of the height


class ClaimSign(QWidget):
    """Hidden while nothing is claimed, or if there is no room. It lets the mouse through."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("claimSign")
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._bear_tamer: Program | None = None
        self._mask: str | None = None
        self._room = QRect()
        self.hide()

    @property
    def claimed(self) -> str | None:
        """What is claimed."""
        return self._mask

    def follow(self, seats: SeatsModel) -> None:
        """Show the power that is claimed or used at this table, so that no one has to know it by heart."""
        self._bear_tamer = seats.setup.bear_tamer
        for changed in (seats.claim_changed, seats.modelReset):
            changed.connect(lambda: self._show(seats.claimed))

    def _show(self, mask: str | None) -> None:
        self._mask = mask
        self.setVisible(mask is not None and not self._room.isEmpty())
        self.update()

    def place(self, room: QRect) -> None:
        """Take this room; hide if it is empty."""
        self._room = room
        self.setGeometry(room)
        self._show(self._mask)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        mask = self._mask
        if mask is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme = LOOK.theme
        frame = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        round_ = frame.height() * 0.16
        painter.setBrush(QColor(theme.panel))
        painter.setPen(QPen(QColor(theme.gold), 1.5))
        painter.drawRoundedRect(frame, round_, round_)
        side = round(frame.height() * 0.86)
        portrait = picture(f"masks/{mask}", side, side, self.devicePixelRatioF())
        painter.drawPixmap(round(frame.left() + round_ / 2), round(frame.center().y() - side / 2), portrait)
        left = frame.left() + side + round_
        words = QRectF(left, frame.top() + 3, frame.right() - left - round_, frame.height() - 6)
        name = QRectF(words.left(), words.top(), words.width(), words.height() * NAME_SHARE)
        power = QRectF(words.left(), name.bottom(), words.width(), words.bottom() - name.bottom())
        self._write(painter, mask_name(mask), name, theme.gold, title=True)
        self._write(painter, mask_power(mask, self._bear_tamer), power, theme.text, title=False)
        painter.end()

    def _write(self, painter: QPainter, text: str, area: QRectF, colour: str, title: bool) -> None:
        font = LOOK.title_font(1.1) if title else LOOK.font(1.0)
        largest = area.height() * (0.78 if title else 0.42)
        painter.setFont(fitting_font(font, text, area.size(), largest))
        painter.setPen(QColor(colour))
        painter.drawText(area, _LEFT, text)
