"""The masks of a scenario as cards, in as many columns as can be read; together they fill the width.

If there are too many to be seen at once, they show no more than portrait and name.
"""

from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from mascarade_qt.system.override import override
from mascarade_qt.ui.cards.mask_card import MaskCard
from mascarade_qt.ui.kit.entry_page import EntryPage
from mascarade_qt.ui.kit.flow import FlowLayout
from mascarade_qt.ui.look.theme import LOOK

GAP = 8
NARROWEST, WIDEST = 7.4, 15.0  # of a card, in em
NARROWEST_BRIEF = 4.2


class MasksPage(EntryPage):
    """Scrolls when there are many; the arrow keys go from card to card."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._cards = FlowLayout(gap=GAP, even=True)
        self.box.addLayout(self._cards)
        self.box.addStretch(1)

    def clear(self) -> None:
        """Take all cards away."""
        self._cards.clear()
        self.set_entries([])

    def add(self, card: MaskCard) -> None:
        """One more card."""
        self._cards.addWidget(card)
        card.show()
        self.set_entries([*self.entries, card])

    def fit_cards(self) -> None:
        """Find their width; the scroll bar always has its place, otherwise the columns would jump."""
        em = LOOK.em(100) / 100  # whole pixels would be too coarse
        bar = self.verticalScrollBar()
        room = self.viewport().width() - (0 if bar.isVisible() else bar.sizeHint().width())
        columns = self._columns(room, NARROWEST * em)
        self._show(columns, room, brief=False)
        if self.shows_whole or self._fits(room):
            return
        for more in range(columns, self._columns(room, NARROWEST_BRIEF * em) + 1):
            self._show(more, room, brief=True)
            if self._fits(room):
                return
        self._show(columns, room, brief=False)  # it scrolls in any case

    def _columns(self, room: int, narrowest: float) -> int:
        return max(1, int((room + GAP) / (narrowest + GAP)))

    def _show(self, columns: int, room: int, *, brief: bool) -> None:
        em = LOOK.em(100) / 100
        width = ((room - GAP * (columns - 1)) // columns - 1) / em
        for card in self.inside.findChildren(MaskCard):
            card.set_brief(brief)
            card.set_width(max(NARROWEST_BRIEF if brief else NARROWEST, min(WIDEST, width)))

    def _fits(self, room: int) -> bool:
        return self._cards.heightForWidth(room) <= self.viewport().height()

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        self.fit_cards()
        super().resizeEvent(event)
