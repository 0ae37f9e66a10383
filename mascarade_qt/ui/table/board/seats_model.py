"""The seats of a table as a Qt model, kept up to date by the events that people at this screen may see."""

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from enum import IntEnum
from functools import partial
from typing import NamedTuple

from PySide6.QtCore import QObject, Qt, QTimer, Signal

from mascarade_qt.engine.events import Event
from mascarade_qt.engine.public import PublicTable
from mascarade_qt.engine.setup import Setup
from mascarade_qt.match.characters import CALM
from mascarade_qt.match.moods import moods
from mascarade_qt.match.prospects import could_win
from mascarade_qt.system.override import override
from mascarade_qt.ui.kit.list_model import Index, ListModel
from mascarade_qt.ui.look.motion import MOODS
from mascarade_qt.ui.look.portraits import portrait


class SeatRole(IntEnum):
    """What the model says about a seat."""

    PLAYER = Qt.ItemDataRole.UserRole
    COINS = Qt.ItemDataRole.UserRole + 1
    OUT = Qt.ItemDataRole.UserRole + 2
    ACTIVE = Qt.ItemDataRole.UserRole + 3
    AWAITED = Qt.ItemDataRole.UserRole + 4
    NEAR = Qt.ItemDataRole.UserRole + 5
    PHONE = Qt.ItemDataRole.UserRole + 6
    FACE = Qt.ItemDataRole.UserRole + 7


RICH = 10  # coins


class _Seat(NamedTuple):
    """One row; its fields are the roles, in their order."""

    player: int
    coins: int
    out: bool  # of the game
    active: bool  # it is their turn
    awaited: bool  # their answer is awaited
    near: bool  # the next move could win
    phone: str  # here, away, or answered before its turn; empty without one
    face: str  # its drawing, with the expression


class SeatsModel(ListModel):
    """One row per seat, in order; what lies in the middle and what is claimed have signals of their own."""

    purses_changed = Signal()
    claim_changed = Signal()

    def __init__(
        self, setup: Setup, parent: QObject | None = None, called: Callable[[int], str] | None = None
    ) -> None:
        """`called` gives the names for the plates; by default the players' own."""
        super().__init__(parent)
        self.setup = setup
        self.world = PublicTable(setup)  # as far as the game has been shown
        self._called = called or setup.players.__getitem__
        self._awaited: int | None = None
        self._phones: Mapping[int, str] = {}
        self._standing: tuple[object, ...] = ()
        self._near: set[int] = set()
        self._moods: dict[int, str] = {}  # of players who are not calm
        self._fading: dict[int, QTimer] = {}
        self._catching_up = False
        self._rows: list[_Seat] = self._current()

    # --- what it says ---

    @override
    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid():
            return None
        seat = self._rows[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            return self._called(seat.player)
        field = role - SeatRole.PLAYER
        return seat[field] if 0 <= field < len(seat) else None

    def seat_of(self, player: int) -> int:
        """The row of a player: players may change seats."""
        return self.world.seat_of[player]

    def places_of(self, player: int) -> tuple[str, ...]:
        """The cards in front of a player."""
        return self.world.layout.own[self.seat_of(player)]

    @property
    def purses(self) -> Mapping[str, int]:
        """What lies in the middle: coins, or cards in the graveyard."""
        world = self.world
        return {"bank": world.bank, "courthouse": world.courthouse, "graveyard": len(world.graveyard)}

    @property
    def claimed(self) -> str | None:
        """The mask whose power is claimed or used."""
        power = self.world.power
        return power.mask if power is not None else self.world.announced

    @property
    def tense(self) -> bool:
        """Whether a player is so rich that the whole room is tense."""
        world = self.world
        return not world.over and any(world.coins[seat] >= RICH for seat in world.layout.seats)

    # --- what changes it ---

    def see(self, event: Event) -> None:
        """Follow an event."""
        purses, claimed = self.purses, self.claimed
        felt = {} if self._catching_up else moods(self.world, event)
        self.world.see(event)
        if self._catching_up:
            return
        self._feel(felt)
        self._compare()
        if self.purses != purses:
            self.purses_changed.emit()
        if self.claimed != claimed:
            self.claim_changed.emit()

    @contextmanager
    def catching_up(self) -> Iterator[None]:
        """Take many events at once: only their result is reported."""
        self.beginResetModel()
        self._catching_up = True
        try:
            yield
        finally:
            self._catching_up = False
            self._rows = self._current()
            self.endResetModel()

    def jump(self, world: PublicTable) -> None:
        """Show another moment of the same game."""
        with self.catching_up():
            self.world = world
            self.calm_down()

    def show_moods(self, felt: Mapping[int, str]) -> None:
        """What has just been seen shows on the faces, for a while."""
        self._feel(felt)
        self._compare()

    def _feel(self, felt: Mapping[int, str]) -> None:
        for player, mood in felt.items():
            if not self.setup.characters[player]:
                continue
            self._moods[player] = mood
            if player not in self._fading:
                timer = self._fading[player] = QTimer(self)
                timer.setSingleShot(True)
                timer.timeout.connect(partial(self._calm, player))
            self._fading[player].start(MOODS[mood])

    def calm_down(self) -> None:
        """Nobody feels anything any more."""
        for timer in self._fading.values():
            timer.stop()
        self._moods.clear()

    def _calm(self, player: int) -> None:
        self._moods.pop(player, None)
        self._compare()

    def wait_for(self, player: int | None) -> None:
        """Say whose answer is awaited."""
        self._awaited = player
        self._compare()

    def show_phones(self, phones: Mapping[int, str]) -> None:
        """Say which players have a phone, and whether it is here, away, or has answered."""
        self._phones = phones
        self._compare()

    def _compare(self) -> None:
        """Report the seats that have changed."""
        before, self._rows = self._rows, self._current()
        for row, (old, new) in enumerate(zip(before, self._rows, strict=True)):
            if old != new:
                self.dataChanged.emit(self.index(row), self.index(row))

    def _current(self) -> list[_Seat]:
        world, near = self.world, self._near_the_goal()
        return [
            _Seat(
                player,
                world.coins[seat],
                seat not in world.layout.seats,
                player == world.active,
                player == self._awaited,
                player in near,
                self._phones.get(player, ""),
                portrait(self.setup.characters[player], player, self._moods.get(player, CALM)),
            )
            for seat, player in enumerate(world.seats)
        ]

    def _near_the_goal(self) -> set[int]:
        """The players who could win with the next move; worked out again only when it may have changed."""
        world = self.world
        standing = (
            *world.coins,
            world.courthouse,
            world.last_power,
            *world.seats,
            len(world.out),
            world.over,
        )
        if standing != self._standing:
            self._standing = standing
            self._near = {player for player in range(world.players) if could_win(world, player)}
        return self._near
