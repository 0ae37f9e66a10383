"""All players at the end, with open cards: as large as possible with all of them in sight."""

from collections.abc import Sequence
from math import ceil

from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from mascarade_qt.system.override import override
from mascarade_qt.ui.end.seat_result import SeatResult
from mascarade_qt.ui.kit.entry_page import EntryPage
from mascarade_qt.ui.kit.flow import FlowLayout
from mascarade_qt.ui.look.theme import LOOK

GAP = 10
NARROWEST = 9.4  # em, of a seat
USUAL = 5.7  # the width of a card if they don't all fit; all widths in em
WIDTHS = (*(half / 2 for half in range(20, 10, -1)), 5.2)  # names on smaller cards can't be read
AROUND = 5.35  # what name and fortune add to the height of a card
BESIDE = 1.2  # margins of a seat
TALL = 1.4  # a card's height by its width


class Hall(EntryPage):
    """One entry per seat; the arrow keys go from one to the next."""

    def __init__(self, results: Sequence[SeatResult], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.results = tuple(results)
        flow = FlowLayout(gap=GAP, even=True)
        for result in self.results:
            flow.addWidget(result)
        self.set_entries(self.results)
        self.box.addStretch(1)
        self.box.addLayout(flow)
        self.box.addStretch(1)

    def fit_cards(self) -> None:
        """Find the largest cards for which nothing has to scroll, in rows of equal length."""
        em = LOOK.em(100) / 100  # whole pixels would be too coarse
        width, height, gap = self.viewport().width() / em, self.viewport().height() / em, GAP / em
        small = min(1.0, LOOK.scale)  # in a small window, an em is too small for names on small cards
        readable = (card for card in WIDTHS if card * small >= WIDTHS[-1])
        fitting = (card for card in readable if _height(self._rows(card, width, gap), card, gap) <= height)
        found = USUAL / small if self.shows_whole else next(fitting, USUAL / small)
        rows = self._rows(found, width, gap)
        columns = ceil(len(self.results) / rows)
        share = (width - gap * (columns - 1)) / columns - 0.1 if rows > 1 else NARROWEST
        for result in self.results:
            result.setMinimumWidth(int(max(NARROWEST, share) * em))
            for card in result.cards:
                card.set_width(found)

    def _rows(self, card: float, width: float, gap: float) -> int:
        """The number of rows if cards are this wide."""
        rows, used = 1, 0.0
        for result in self.results:
            seat = max(NARROWEST, len(result.cards) * (card + 0.4) + BESIDE)
            if used and used + gap + seat > width:
                rows, used = rows + 1, 0.0
            used += seat + (gap if used else 0.0)
        return rows

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        self.fit_cards()
        super().resizeEvent(event)


def _height(rows: int, card: float, gap: float) -> float:
    return rows * (card * TALL + AROUND) + (rows - 1) * gap
