"""Questions to the table, asked with a key from anywhere; answered aloud and on the screen."""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtWidgets import QWidget

from mascarade_qt.system.override import override
from mascarade_qt.ui.kit.text import Label
from mascarade_qt.ui.look.theme import LOOK
from mascarade_qt.ui.table.board.board import Board
from mascarade_qt.ui.table.board.descriptions import known_of
from mascarade_qt.ui.table.voice.announcer import Announcer
from mascarade_qt.words.company import Company


class Queries(QObject):
    """`actions` ask by name; the answer stays above the table until something else happens."""

    back = Signal()  # to the question

    def __init__(
        self,
        board: Board,
        company: Company,
        announcer: Announcer,
        asked: Callable[[], int | None],
        screen: QWidget,
    ) -> None:
        """`asked` is the person who is asked now: if several people share the screen, the query is theirs."""
        super().__init__(screen)
        self._board, self._company, self._announcer = board, company, announcer
        self._asked = asked
        self._answer = Label(board)
        self._answer.setObjectName("queryAnswer")
        self._answer.setWordWrap(True)
        self._answer.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._answer.hide()
        board.installEventFilter(self)
        answers: dict[str, Callable[[], str]] = {
            "own": self._own,
            "coins": self._coins,
            "turn": self._turn,
            "cards": self._cards,
            "repeat": lambda: announcer.step(0),
            "before": lambda: announcer.step(-1),
            "after": lambda: announcer.step(1),
        }
        self.actions: dict[str, Callable[[], None]] = {
            **{name: partial(self._ask, answer) for name, answer in answers.items()},
            "question": self.back.emit,
        }

    def _ask(self, answer: Callable[[], str]) -> None:
        self.answer(answer())

    # --- the answers ---

    def _seats(self) -> list[int]:
        """Around the table from the left of the player who asks, who comes last."""
        world, mine = self._board.model.world, self._mine()
        around = [(mine + step) % world.players for step in range(1, world.players + 1)]
        return [seat for seat in around if seat in world.layout.seats]

    def _own(self) -> str:
        return self._announcer.totals([self._mine()])

    def _mine(self) -> int:
        player = self._asked()
        return self._board.model.seat_of(self._board.viewer if player is None else player)

    def _coins(self) -> str:
        purses = (self._board.purses[kind].accessibleName() for kind in ("bank", "courthouse"))
        return " ".join((self._announcer.totals(self._seats()), *(f"{purse}." for purse in purses)))

    def _turn(self) -> str:
        company = self._company
        text = self.tr("To play: {name}.").format(name=company.who(self._board.model.world.active))
        if self._announcer.contested:
            names = company.names(self._announcer.contested)
            text += " " + self.tr("Contesting: {names}.").format(names=names)
        return text

    def _cards(self) -> str:
        """What this player can see on the table anyway: open cards, notes, the coach's chances."""
        own = self._board.model.world.layout.own
        places = [place for seat in self._seats() for place in own[seat]]
        cards = [self._board.cards[place] for place in (*places, *self._board.model.world.layout.centre)]
        each = [
            ". ".join(filter(None, (card.accessibleName(), known_of(card))))
            for card in cards
            if card.shown is not None or known_of(card)
        ]
        return "; ".join(each).replace("\n", ", ") or self.tr("No card is face up, and there are no notes.")

    # --- saying and showing them ---

    def answer(self, text: str) -> None:
        """Announce the answer, and show it above the table."""
        self._announcer.announce(text)
        self._answer.setText(text)
        self._answer.setVisible(bool(text))
        if text:
            self._place()

    def hide(self) -> None:
        """Hide the answer: something else has happened."""
        self._answer.hide()

    def _place(self) -> None:
        theme = LOOK.theme
        self._answer.setFont(LOOK.font())
        self._answer.setStyleSheet(
            f"background: {theme.panel}; color: {theme.text}; border: 2px solid {theme.gold};"
            f"border-radius: {LOOK.em(0.4)}px; padding: {LOOK.em(0.4)}px {LOOK.em(0.8)}px"
        )
        width = min(LOOK.em(30), self._board.width() - LOOK.em(2))
        self._answer.setFixedWidth(width)
        self._answer.setFixedHeight(self._answer.heightForWidth(width))
        spot = self._board.purses["bank"].geometry().bottom() + LOOK.em(0.6)  # the middle is free
        self._answer.move((self._board.width() - width) // 2, spot)
        self._answer.raise_()

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Keep it in the middle."""
        if event.type() == QEvent.Type.Resize and not self._answer.isHidden():
            self._place()
        return super().eventFilter(watched, event)
