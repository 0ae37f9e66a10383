"""The seats of a table as a Qt model, kept up to date by the events that people at this screen may see."""

from collections.abc import Callable
from enum import IntEnum

from PySide6.QtCore import QAbstractListModel, QObject, Qt

from mascarade_qt.engine.events import Event
from mascarade_qt.engine.public import PublicTable
from mascarade_qt.engine.setup import Setup
from mascarade_qt.ui.kit.index import Index


class SeatRole(IntEnum):
    """What the model says about a seat."""

    PLAYER = Qt.ItemDataRole.UserRole
    COINS = Qt.ItemDataRole.UserRole + 1
    OUT = Qt.ItemDataRole.UserRole + 2
    ACTIVE = Qt.ItemDataRole.UserRole + 3
    AWAITED = Qt.ItemDataRole.UserRole + 4


class SeatsModel(QAbstractListModel):
    """One row per seat, in order."""

    def __init__(
        self, setup: Setup, parent: QObject | None = None, called: Callable[[int], str] | None = None
    ) -> None:
        """`called` gives the names for the plates; by default the players' own."""
        super().__init__(parent)
        self.world = PublicTable(setup)
        self._called = called or setup.players.__getitem__
        self._awaited: int | None = None

    def rowCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else self.world.players

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid():
            return None
        seat = index.row()
        world = self.world
        player = world.seats[seat]
        if role == Qt.ItemDataRole.DisplayRole:
            return self._called(player)
        values: dict[int, object] = {
            SeatRole.PLAYER: player,
            SeatRole.COINS: world.coins[seat],
            SeatRole.OUT: seat not in world.layout.seats,
            SeatRole.ACTIVE: player == world.active,
            SeatRole.AWAITED: player == self._awaited,
        }
        return values.get(role)

    @property
    def claimed(self) -> str | None:
        """The mask whose power is claimed or used."""
        power = self.world.power
        return power.mask if power is not None else self.world.announced

    def see(self, event: Event) -> None:
        """Something happened."""
        self.world.see(event)
        self._changed()

    def retranslate(self) -> None:
        """A plate may say “You”."""
        self._changed()

    def jump(self, world: PublicTable) -> None:
        """Show another moment of the same game."""
        self.world = world
        self._changed()

    def wait_for(self, player: int | None) -> None:
        """Whose answer is awaited."""
        if player != self._awaited:
            self._awaited = player
            self._changed()

    def _changed(self) -> None:
        self.dataChanged.emit(self.index(0), self.index(self.world.players - 1))
