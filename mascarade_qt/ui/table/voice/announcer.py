"""What screen readers are told at the table: one announcement per moment, after the focus has moved."""

from collections.abc import Sequence

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from mascarade_qt.engine.events import (
    Announced,
    Chose,
    CoinsMoved,
    Contested,
    Event,
    Returned,
    Took,
    TurnBegan,
)
from mascarade_qt.ui.kit.speech import announce
from mascarade_qt.ui.table.board.board import Board
from mascarade_qt.ui.table.stage.director import Director
from mascarade_qt.words.coins import totals_told
from mascarade_qt.words.company import Company
from mascarade_qt.words.phrases import read_on
from mascarade_qt.words.story import Told

MOST_KEPT, FEW_KEPT = 200, 12


class Announcer(QObject):
    """Collects what happens until a person is asked or the moment is over; then announces it all at once.
    Passes are left out: their result is announced anyway. Players whose fortune changed are named with the
    total.
    """

    def __init__(self, board: Board, company: Company, with_log: bool, screen: QWidget) -> None:
        """Without a log, only what the player may have missed is kept: it is a game of memory."""
        super().__init__(screen)
        self._most = MOST_KEPT if with_log else FEW_KEPT
        self._board, self._company, self._screen = board, company, screen
        self._pending: list[str] = []
        self._turn = ""  # the line that only says that a turn has begun
        self._turn_began = self._echo = False
        self._paid: dict[int, None] = {}  # seats whose coins changed, in order
        self.contested: list[int] = []  # players who spoke up in this turn
        self._new = 0  # how many of them will be told with the rest
        self.claimed = False  # a player has announced a mask in this turn
        self.messages: list[str] = []
        self._place = 0  # which of them was heard last

    # --- what happens ---

    def follow(self, director: Director) -> None:
        """Collect what the director shows."""
        director.began.connect(self._on_began)
        director.told.connect(self._on_told)
        director.happened.connect(self._on_happened)

    def _on_told(self, told: Told) -> None:
        if told.heard and not self._echo:
            self._pending.append(told.heard)
            self._turn = told.heard if self._turn_began else ""
        self._turn_began = False

    def _on_happened(self, event: Event) -> None:
        if isinstance(event, CoinsMoved):
            for source, target, _ in event.moves:
                self._paid.update({seat: None for seat in (source, target) if isinstance(seat, int)})
            for seat in totals_told(self._company, event):
                self._paid.pop(seat, None)
        elif isinstance(event, TurnBegan | Announced):
            self.contested, self._new = [], 0
            self.claimed = isinstance(event, Announced)
        elif isinstance(event, Contested):
            self.contested.append(event.player)
            self._new += 1

    def _on_began(self, event: Event) -> None:
        """Before the next turn, announce what this one brought."""
        mine = getattr(event, "player", None) == self._company.me
        self._echo = mine and isinstance(event, Announced | Chose | Contested | Returned | Took)  # as picked
        self._turn_began = isinstance(event, TurnBegan)
        if self._turn_began:
            self._pending.append(self._totals())
            self._paid = {}

    def flush(self, question: str = "") -> None:
        """Say what has been collected, and what is asked now."""
        if self._turn and any(line not in ("", self._turn) for line in (*self._pending, question)):
            self._pending.remove(self._turn)  # what follows says whose turn it is
            question = "" if question == self._turn else question
        parts = [*self._pending, self._totals(), read_on(question)]
        self._pending, self._paid, self._turn, self._new = [], {}, "", 0
        text = " ".join(dict.fromkeys(part.strip() for part in parts if part.strip()))
        if text:
            self.messages = [*self.messages, text][-self._most :]
            self._place = len(self.messages) - 1
            self.announce(text)

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

    @property
    def contested_before(self) -> list[int]:
        """Players who have contested and aren't announced with the rest."""
        return self.contested[: len(self.contested) - self._new]

    # --- saying it ---

    def preface(self, text: str) -> None:
        """Say this before what happens next."""
        self._pending.insert(0, text)

    def announce(self, text: str) -> None:
        """Say this at once, unless the table is hidden."""
        announce(self._screen, text)

    def step(self, by: int) -> str:
        """Say the message before or after the one heard last."""
        self._place = max(0, min(len(self.messages) - 1, self._place + by))
        return self.messages[self._place] if self.messages else ""
