"""What can happen at the table. Events carry their consequences; docs/stream.md lists them for programs."""

from collections.abc import Mapping
from typing import NamedTuple

# Builds an event from a tuple of its fields without the constructor: for the most frequent events.
built = tuple.__new__

BANK = "bank"
COURTHOUSE = "courthouse"

Purse = int | str  # a seat, BANK or COURTHOUSE
CoinMove = tuple[Purse, Purse, int]
Card = tuple[int, str, str]  # player, place, mask


class TurnBegan(NamedTuple):
    """A turn begins; turns are counted from 0."""

    turn: int
    player: int
    seat: int


class Looked(NamedTuple):
    """A player looked at cards in secret; only they see `masks`."""

    player: int
    places: tuple[str, ...]
    masks: tuple[str, ...] | None


class Took(NamedTuple):
    """Two cards were taken under the table."""

    player: int
    places: tuple[str, str]


class Returned(NamedTuple):
    """The two cards came back; only the player who held them sees `swapped`."""

    player: int
    places: tuple[str, str]
    swapped: bool | None


class Announced(NamedTuple):
    """The active player claims to have a mask, with the card at `place`."""

    player: int
    place: str
    mask: str


class Passed(NamedTuple):
    """A player lets the announcement pass."""

    player: int


class Contested(NamedTuple):
    """A player claims to have the announced mask too, with the card at `place`."""

    player: int
    place: str


class Revealed(NamedTuple):
    """Cards are revealed to everyone at the same time."""

    cards: tuple[Card, ...]


class Shown(NamedTuple):
    """The Princess shows a card to everyone but `owner`; `mask` is hidden from that player."""

    player: int
    owner: int
    place: str
    mask: str | None


class Used(NamedTuple):
    """A power begins; `via` is the mask that turned it up (Actress, Necromancer, Usurper), if any."""

    player: int
    mask: str
    via: str | None


class Nothing(NamedTuple):
    """A power, or a step of it, had no effect; `why` is one of a few words (docs/stream.md)."""

    player: int
    mask: str
    why: str


class Chose(NamedTuple):
    """A choice within a power; only the Gambler sees how many coins were hidden (`hide`)."""

    player: int
    question: str
    answer: object


class HandOpened(NamedTuple):
    """After the guess, the Gambler opens their hand: how many coins were hidden."""

    player: int
    coins: int


class CoinsMoved(NamedTuple):
    """Coins moved, all at the same time; `why` is a mask, `fine` or `out`."""

    moves: tuple[CoinMove, ...]
    why: str


class SeatsChanged(NamedTuple):
    """Two players changed seats; `seats` are their new ones, in the same order."""

    players: tuple[int, int]
    seats: tuple[int, int]


class TurnedUp(NamedTuple):
    """The top card of the graveyard was turned up; it goes to the bottom (the Damned: out of the game)."""

    player: int
    mask: str


class Discarded(NamedTuple):
    """A card left the game face up; `place` is null if it came from the graveyard."""

    place: str | None
    mask: str


class CardMoved(NamedTuple):
    """A card was moved unseen from one place to another."""

    source: str
    target: str


class Eliminated(NamedTuple):
    """A player is out; the cards at `places` left the game unseen."""

    player: int
    seat: int
    places: tuple[str, ...]


class Ended(NamedTuple):
    """The game is over; `why` is one of `thirteen`, `broke`, `alone`, `cheat`."""

    winners: tuple[int, ...]
    why: str
    coins: tuple[int, ...]


Event = (
    TurnBegan
    | Looked
    | Took
    | Returned
    | Announced
    | Passed
    | Contested
    | Revealed
    | Shown
    | Used
    | Nothing
    | Chose
    | HandOpened
    | CoinsMoved
    | SeatsChanged
    | TurnedUp
    | Discarded
    | CardMoved
    | Eliminated
    | Ended
)

# What the kinds are called in the stream that programs read.
EVENT_KINDS: Mapping[type[Event], str] = {
    TurnBegan: "turn",
    Looked: "looked",
    Took: "took",
    Returned: "returned",
    Announced: "announced",
    Passed: "passed",
    Contested: "contested",
    Revealed: "revealed",
    Shown: "shown",
    Used: "used",
    Nothing: "nothing",
    Chose: "chose",
    HandOpened: "opened",
    CoinsMoved: "coins",
    SeatsChanged: "seats",
    TurnedUp: "graveyard",
    Discarded: "discarded",
    CardMoved: "moved",
    Eliminated: "out",
    Ended: "ended",
}


def event_data(event: Event) -> dict[str, object]:
    """The event as a JSON object."""
    return {"event": EVENT_KINDS[type(event)], **event._asdict()}
