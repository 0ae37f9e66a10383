"""The table as it really was, and followers that can be set to any moment of a game."""

from collections.abc import Iterable
from copy import copy
from typing import Generic, Protocol, TypeVar

from mascarade_qt.engine.events import CardMoved, Discarded, Eliminated, Event, Returned, TurnBegan
from mascarade_qt.engine.public import PublicTable
from mascarade_qt.engine.setup import Setup


class Follower(Protocol):
    """Anything that stays up to date by seeing every event in order."""

    def see(self, event: Event, /) -> None:
        """Something happened."""


F = TypeVar("F", bound=Follower)


class Truth(PublicTable):
    """The table with its cards, followed through events that hide nothing."""

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup)
        self.cards = dict(setup.deal)

    def fortunes(self) -> tuple[int, ...]:
        """The coins in front of each player."""
        return tuple(self.fortune(player) for player in range(self.players))

    def see(self, event: Event) -> None:
        """Follow what happened."""
        super().see(event)
        match event:
            case Returned(places=(one, other), swapped=True):
                self.cards[one], self.cards[other] = self.cards[other], self.cards[one]
            case Discarded(place=str(place)):
                self.cards.pop(place, None)
            case CardMoved(source=source, target=target):
                self.cards[target] = self.cards.pop(source)
            case Eliminated(places=places):
                for place in places:
                    self.cards.pop(place, None)
            case _:
                pass


class Keyframes(Generic[F]):
    """A follower as it was at the beginning of every turn, so that any moment is only a few events away."""

    def __init__(self, start: F) -> None:
        self._now = start
        self._events: list[Event] = []
        self._kept: list[tuple[int, F]] = [(0, _copied(start))]

    def add(self, events: Iterable[Event]) -> None:
        """The game has gone on."""
        for event in events:
            if isinstance(event, TurnBegan):
                self._kept.append((len(self._events), _copied(self._now)))
            self._now.see(event)
            self._events.append(event)

    def before_turn(self, position: int) -> tuple[int, F]:
        """When this moment's turn began, and a follower that has seen everything before it."""
        low, high = 0, len(self._kept)
        while high - low > 1:
            middle = (low + high) // 2
            low, high = (middle, high) if self._kept[middle][0] < position else (low, middle)
        start, kept = self._kept[low]
        return start, _copied(kept)

    def at(self, position: int) -> F:
        """A follower that has seen this many events."""
        start, found = self.before_turn(position)
        for event in self._events[start:position]:
            found.see(event)
        return found


def _copied(follower: F) -> F:
    """An independent copy. What never changes, such as the set-up, is shared."""
    other = copy(follower)
    for name, value in vars(follower).items():
        if isinstance(value, list | dict | set):
            setattr(other, name, value.copy())
    return other
