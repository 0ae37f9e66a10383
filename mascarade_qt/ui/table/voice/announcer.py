"""What screen readers are told at the table: one announcement per moment, after the focus has moved."""

import re
from collections.abc import Sequence

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from mascarade_qt.engine.events import Announced, CoinsMoved, Contested, Event, TurnBegan
from mascarade_qt.ui.kit.speech import say
from mascarade_qt.ui.table.board.board import Board
from mascarade_qt.ui.table.stage.director import Director
from mascarade_qt.words.company import Company
from mascarade_qt.words.story import Told

MOST_KEPT, FEW_KEPT = 200, 12
_NEW_LINE = re.compile(r"(?<=[\w)])\n+")  # after a text that doesn't end like a sentence


class Announcer(QObject):
    """Collects what happens until somebody is asked, or the moment is over; then says it all at once.

    Passes are left out: their result is told anyway. Players whose fortune changed are named with the total.
    """

    def __init__(self, board: Board, company: Company, with_log: bool, screen: QWidget) -> None:
        """Without a log, only what the player may have missed is kept: it is a game of memory."""
        super().__init__(screen)
        self._most = MOST_KEPT if with_log else FEW_KEPT
        self._board, self._company, self._screen = board, company, screen
        self._pending: list[str] = []
        self._paid: dict[int, None] = {}  # seats whose coins changed, in order
        self.contested: list[int] = []  # players who spoke up in this turn
        self.claimed = False  # the last announcement will be said with the rest
        self.messages: list[str] = []
        self._place = 0  # which of them was heard last

    # --- what happens ---

    def follow(self, director: Director) -> None:
        """Collect what it shows."""
        director.began.connect(self._on_began)
        director.told.connect(self._on_told)
        director.happened.connect(self._on_happened)

    def _on_told(self, told: Told) -> None:
        if told.line:
            self._pending.append(told.line)

    def _on_happened(self, event: Event) -> None:
        if isinstance(event, CoinsMoved):
            for source, target, _ in event.moves:
                self._paid.update({seat: None for seat in (source, target) if isinstance(seat, int)})
        elif isinstance(event, TurnBegan | Announced):
            self.contested = []
            self.claimed = isinstance(event, Announced)
        elif isinstance(event, Contested):
            self.contested.append(event.player)

    def _on_began(self, event: Event) -> None:
        """Before the next turn is told comes what this one brought."""
        if isinstance(event, TurnBegan):
            self._pending.append(self._totals())
            self._paid = {}

    def flush(self, question: str = "") -> None:
        """Say what has been collected, and what is asked now."""
        parts = [*self._pending, self._totals(), _NEW_LINE.sub(". ", question).replace("\n", " ")]
        self._pending, self._paid, self.claimed = [], {}, False
        text = " ".join(dict.fromkeys(part.strip() for part in parts if part.strip()))
        if text:
            self.messages = [*self.messages, text][-self._most :]
            self._place = len(self.messages) - 1
            self.say(text)

    def _totals(self) -> str:
        world = self._board.model.world
        return self.totals([seat for seat in self._paid if seat in world.layout.seats])

    def totals(self, seats: Sequence[int]) -> str:
        """Who has how many coins, in this order."""
        world = self._board.model.world
        each = [
            self.tr("{name} {number}").format(
                name=self._company.who(world.seats[seat]), number=world.coins[seat]
            )
            for seat in seats
        ]
        return self.tr("Coins now: {list}.").format(list=", ".join(each)) if each else ""

    # --- saying it ---

    def preface(self, text: str) -> None:
        """Say this before what happens next."""
        self._pending.insert(0, text)

    def say(self, text: str) -> None:
        """Say this at once, but not while nobody is there."""
        say(self._screen, text)

    def step(self, by: int) -> str:
        """Say the message before or after the one heard last."""
        self._place = max(0, min(len(self.messages) - 1, self._place + by))
        return self.messages[self._place] if self.messages else ""
