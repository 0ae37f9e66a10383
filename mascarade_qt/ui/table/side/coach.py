"""The coach: what a perfect memory would know about each card, and what it would do."""

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QAbstractButton

from mascarade_qt.match.messages import Advice
from mascarade_qt.ui.table.board.board import Board
from mascarade_qt.ui.table.prompt.asker import Asker
from mascarade_qt.words.company import Company
from mascarade_qt.words.reasons import likeliest, reason_sentence


class Coach(QObject):
    """Asked with a button while a question is open; its advice is shown until that is answered."""

    wanted = Signal(int)  # the number of the question that it is asked about
    changed = Signal()  # what it says about the cards has changed

    def __init__(self, button: QAbstractButton, asker: Asker, board: Board, company: Company) -> None:
        super().__init__(button)
        self._button, self._asker, self._board, self._company = button, asker, board, company
        self._advice: Advice | None = None
        button.clicked.connect(self._ask)
        asker.asked.connect(lambda: button.setEnabled(True))
        asker.answered.connect(self._forget)

    def press(self) -> str:
        """Ask by a key; returns why not, if it can't be asked."""
        if self._button.isHidden():
            return self.tr("The coach only helps in games with Coach help.")
        if not self._button.isEnabled():
            return self.tr("You can ask the coach when you have a question to answer.")
        self._button.click()
        return ""

    def _ask(self) -> None:
        if (number := self._asker.number) is not None:
            self.wanted.emit(number)

    def advise(self, advice: Advice) -> None:
        """The advice has arrived."""
        self._advice = advice
        self.repeat()
        company = self._company
        self._asker.advise(
            advice, lambda: reason_sentence(advice.opinion.reason, advice.opinion.facts, company)
        )

    def repeat(self) -> None:
        """Say what each card may be, in the current language."""
        for place, chances in self._advice.opinion.chances.items() if self._advice is not None else ():
            self._board.cards[place].chances = "\n".join(likeliest(chances))
        self.changed.emit()

    def _forget(self) -> None:
        """Forget the chances: the question is answered, so they no longer hold."""
        self._button.setEnabled(False)
        self._advice = None
        for card in self._board.cards.values():
            card.chances = ""
