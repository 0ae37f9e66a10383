"""Which phone has which seat. A seat is confirmed on the table, and can be freed from there."""

import secrets
from collections.abc import Iterable
from dataclasses import dataclass, field

from mascarade_qt.phones.access import new_key

SIGNS = range(10, 100)  # shown on a phone and on the table, so that people see which phone it is


@dataclass
class Seat:
    """The seat of one person."""

    device: str = ""  # the key of the phone that has it; empty while it is free
    connected: bool = False


@dataclass(frozen=True)
class Wish:
    """A phone that wants a seat."""

    device: str
    player: int
    sign: int


@dataclass
class Seats:
    """The seats that phones may take, and the phones that have asked for one."""

    players: Iterable[int]
    seats: dict[int, Seat] = field(init=False)
    wishes: dict[str, Wish] = field(default_factory=dict, init=False)  # by device

    def __post_init__(self) -> None:
        self.seats = {player: Seat() for player in self.players}

    def device(self, claimed: str) -> str:
        """The key of a phone: the one it has kept, if it is known here, or a new one."""
        return claimed if self.player(claimed) is not None or claimed in self.wishes else new_key()

    def player(self, device: str) -> int | None:
        """The seat of a phone."""
        return next((p for p, seat in self.seats.items() if device and seat.device == device), None)

    def wish(self, device: str, player: int) -> Wish | None:
        """A phone asks for a seat; it may change its mind, but not take two."""
        if player not in self.seats or self.player(device) is not None:
            return None
        taken = {wish.sign for wish in self.wishes.values() if wish.device != device}
        before = self.wishes.get(device)
        free = [sign for sign in SIGNS if sign not in taken]
        sign = before.sign if before is not None else secrets.choice(free or [SIGNS[0]])
        self.wishes[device] = Wish(device, player, sign)
        return self.wishes[device]

    def withdraw(self, device: str) -> None:
        """A phone takes back its request."""
        self.wishes.pop(device, None)

    def confirm(self, device: str) -> int | None:
        """The table agrees. A phone that had the seat before loses it."""
        wish = self.wishes.pop(device, None)
        if wish is None:
            return None
        self.seats[wish.player] = Seat(device, connected=True)
        return wish.player

    def free(self, player: int) -> str:
        """The table takes the seat back; returns the device that had it."""
        seat = self.seats.get(player)
        if seat is None:
            return ""
        self.seats[player] = Seat()
        return seat.device
