"""What lay in front of a player, or in the centre, at the end."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QFrame, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from mascarade_qt.system.override import override
from mascarade_qt.ui.cards.mask_card import SmallCard
from mascarade_qt.ui.end.poster import Unmasked
from mascarade_qt.ui.kit.adaptive import Adaptive, role
from mascarade_qt.ui.kit.text import Label
from mascarade_qt.ui.look.art import picture, tinted
from mascarade_qt.ui.look.focus_ring import paint_focus_ring
from mascarade_qt.ui.look.portraits import portrait
from mascarade_qt.ui.look.theme import LOOK
from mascarade_qt.words.context import Context
from mascarade_qt.words.masks import mask_name
from mascarade_qt.words.phrases import joined

SeatEnd = Context("SeatEnd")


class SeatResult(Adaptive, QFrame):
    """Portrait and name, the open cards, the fortune; laurels for the winner."""

    def __init__(
        self,
        player: int | None,
        name: str,
        masks: Sequence[str],
        coins: int,
        *,
        won: bool = False,
        out: bool = False,
        face: str = "",
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._player, self._name, self._coins = player, name, coins
        self._won, self._out = won, out
        self._face = face or portrait("", player or 0)
        self.setObjectName("centreResult" if player is None else f"player{player}Result")
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Preferred)
        self._title = Label(self)
        self._portrait = Label(self)
        self._laurels = Label(self)
        self._coin = Label(self)
        self._fortune = Label(self)
        role(self._fortune, "serif")
        self.cards = [SmallCard(mask, self) for mask in masks]
        self._arrange()
        self.retranslate()
        self.restyle()

    def _arrange(self) -> None:
        self._column = QVBoxLayout(self)
        head = QHBoxLayout()
        head.addWidget(self._portrait)
        head.addWidget(self._title, 1)
        head.addWidget(self._laurels)
        self._column.addLayout(head)
        cards = QHBoxLayout()
        cards.addStretch(1)
        for card in self.cards:
            cards.addWidget(card)
        cards.addStretch(1)
        self._column.addLayout(cards)
        self._column.addStretch(1)
        foot = QHBoxLayout()
        foot.addStretch(1)
        foot.addWidget(self._coin)
        foot.addWidget(self._fortune)
        foot.addStretch(1)
        self._column.addLayout(foot)
        for widget in (self._portrait, self._laurels, self._coin, self._fortune):
            widget.setVisible(self._player is not None)
        self._laurels.setVisible(self._won)
        self._coin.setVisible(self._player is not None and not self._out)

    @override
    def retranslate(self) -> None:
        if self._player is None:
            self._title.setText(self.tr("In the centre"))
            self.setAccessibleName(self.tr("In the centre"))
            self.setAccessibleDescription(self._masks_text())
            return
        self._title.setText(self._name)
        fortune = SeatEnd.tr("%n coin(s)", "", self._coins)
        self._fortune.setText(self.tr("out of the game") if self._out else fortune)
        self.setAccessibleName(self._name)
        self.setAccessibleDescription(f"{self._masks_text()}; {self._fortune.text()}")

    @property
    def unmasked(self) -> Unmasked:
        """What it shows, for the picture to share."""
        masks = tuple(card.mask_id for card in self.cards)
        fortune = "" if self._player is None else self._fortune.text()
        return Unmasked(self._title.text(), masks, fortune, self._won)

    def _masks_text(self) -> str:
        return joined([mask_name(card.mask_id) for card in self.cards])

    @override
    def restyle(self) -> None:
        ratio, size = self.devicePixelRatioF(), LOOK.em(1.8)
        if self._player is not None:
            self._portrait.setPixmap(picture(self._face, size, size, ratio))
        self._laurels.setPixmap(tinted("icons/win", LOOK.em(1.6), LOOK.theme.gold, ratio))
        self._coin.setPixmap(picture("coins/one-flat", LOOK.em(1.3), LOOK.em(1.3), ratio))
        margin = LOOK.em(0.6)
        self._column.setContentsMargins(margin, LOOK.em(0.45), margin, LOOK.em(0.45))
        self._column.setSpacing(LOOK.em(0.35))

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        theme = LOOK.theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(QColor(theme.raised))
        painter.setPen(QPen(QColor(theme.gold if self._won else theme.line), LOOK.px(3 if self._won else 1)))
        frame = QRectF(self.rect()).adjusted(2, 2, -2, -2)
        painter.drawRoundedRect(frame, 8, 8)
        if self.hasFocus():
            paint_focus_ring(painter, frame.adjusted(3, 3, -3, -3), 6, colour=theme.text)
