"""The coach: what a perfect memory would know about each card, and what it would do."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from mascarade_qt.match.messages import Advice
from mascarade_qt.ui.table.board.descriptions import describe_board
from mascarade_qt.words.reasons import likeliest, reason_sentence

if TYPE_CHECKING:
    from mascarade_qt.ui.table.screen import TableScreen


class Coach(QObject):
    """Shows the advice that was asked for, until the question is answered."""

    def __init__(self, table: "TableScreen") -> None:
        super().__init__(table)
        self._table = table
        self._advice: Advice | None = None
        table.asker.advised.connect(table.side.advise)

    def take(self, advice: Advice) -> None:
        """The advice has arrived."""
        self._advice = advice
        self.repeat()
        company = self._table.company
        self._table.asker.advise(advice, lambda: reason_sentence(advice.reason, advice.facts, company))

    def repeat(self) -> None:
        """Say again what each card may be."""
        board = self._table.board
        for place, chances in self._advice.chances.items() if self._advice is not None else ():
            board.cards[place].chances = "\n".join(likeliest(chances))
        describe_board(board, self._table.company)

    def forget(self) -> None:
        """What was likely a moment ago no longer is."""
        self._advice = None
        for card in self._table.board.cards.values():
            card.chances = ""
