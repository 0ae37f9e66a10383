"""Who sits where and what is going on, as far as a sentence needs it, and how players and cards are called.

A company follows one player's sight of the game: it holds nothing that this player does not know.
"""

from collections.abc import Iterable, Mapping

from mascarade_qt.engine.events import (
    COURTHOUSE,
    Announced,
    Chose,
    CoinsMoved,
    Contested,
    Discarded,
    Eliminated,
    Event,
    Revealed,
    SeatsChanged,
    Shown,
    TurnBegan,
    Used,
)
from mascarade_qt.engine.setup import Setup
from mascarade_qt.words.linguist import QT_TRANSLATE_NOOP, Context, joined

Place = Context("Place")

_YOURS: Mapping[str, str] = {
    #: In the nominative: it stands after a colon or in brackets.
    "": QT_TRANSLATE_NOOP("Place", "your card"),
    "L": QT_TRANSLATE_NOOP("Place", "your left card"),
    "R": QT_TRANSLATE_NOOP("Place", "your right card"),
    "P": QT_TRANSLATE_NOOP("Place", "your protected card"),
}
_THEIRS: Mapping[str, str] = {
    "": QT_TRANSLATE_NOOP("Place", "{name}’s card"),
    "L": QT_TRANSLATE_NOOP("Place", "{name}’s left card"),
    "R": QT_TRANSLATE_NOOP("Place", "{name}’s right card"),
    "P": QT_TRANSLATE_NOOP("Place", "{name}’s protected card"),
}
_CENTRE: Mapping[str, str] = {
    "only": QT_TRANSLATE_NOOP("Place", "the card in the centre"),
    "c0": QT_TRANSLATE_NOOP("Place", "the first card in the centre"),
    "c1": QT_TRANSLATE_NOOP("Place", "the second card in the centre"),
}
#: In the nominative, in lists of players and in brackets after a mask: “King (you)”.
_YOU = QT_TRANSLATE_NOOP("Place", "you")
#: Two players of the same name are told apart by their numbers.
_TWINS = QT_TRANSLATE_NOOP("Place", "{name} ({number})")


class Company:
    """The players around a table; `me` is the one who reads, None where several do."""

    def __init__(self, setup: Setup, me: int | None = None) -> None:
        self.setup = setup
        self.me = me
        self.layout = setup.layout
        self.players_at = list(range(len(setup.players)))  # by seat
        self.coins = list(setup.coins)  # by seat
        self.courthouse = setup.courthouse
        self.graveyard = len(setup.graveyard)
        self.turn = 0
        self.active = setup.first
        self.exposed: set[int] = set()  # who had to reveal in this turn
        self.exposed_before: set[int] = set()
        self.last_power: str | None = None  # what the Actress copies
        self._forget_turn()

    def _forget_turn(self) -> None:
        self.announced: Announced | None = None
        self.contests: list[Contested] = []
        self.powers: list[Used] = []
        self.chosen: int | None = None  # whom the power in use has chosen

    @property
    def power(self) -> Used | None:
        """The power in use."""
        return self.powers[-1] if self.powers else None

    @property
    def small(self) -> bool:
        """Whether seats have more than one card."""
        return len(self.setup.players) < 4

    def see(self, event: Event) -> None:
        """Follow what happens."""
        match event:
            case TurnBegan():
                self._begin_turn(event)
            case Announced():
                self.announced = event
            case Contested():
                self.contests.append(event)
            case Used():
                self.powers.append(event)
                self.chosen = None
            case Chose(question="player", answer=int(player)):
                self.chosen = player
            case Revealed(cards=cards):
                self.exposed.update(player for player, _, _ in cards)
            case Shown(owner=owner):
                self.exposed.add(owner)
            case CoinsMoved():
                self._move(event)
            case SeatsChanged(players=players, seats=seats):
                for player, seat in zip(players, seats, strict=True):
                    self.players_at[seat] = player
            case Discarded(place=None):
                self.graveyard -= 1
            case Eliminated(seat=seat):
                self.layout = self.layout.without(seat)
            case _:
                pass

    def _begin_turn(self, event: TurnBegan) -> None:
        announced = [used.mask for used in self.powers if used.via is None]
        if announced and announced[0] != "actress":
            self.last_power = announced[0]
        self._forget_turn()
        self.turn, self.active = event.turn, event.player
        self.exposed_before, self.exposed = self.exposed, set()

    def _move(self, event: CoinsMoved) -> None:
        for source, target, number in event.moves:
            for purse, change in ((source, -number), (target, number)):
                if isinstance(purse, int):
                    self.coins[purse] += change
                elif purse == COURTHOUSE:
                    self.courthouse += change

    # --- how players and cards are called ---

    def seat_of(self, player: int) -> int:
        """Where a player sits now."""
        return self.players_at.index(player)

    def fortune(self, player: int) -> int:
        """The coins in front of a player."""
        return self.coins[self.seat_of(player)]

    def name(self, player: int) -> str:
        """The player's name; equal names are told apart by their numbers."""
        name = self.setup.players[player]
        if self.setup.players.count(name) > 1:
            return Place.say(_TWINS, name=name, number=player + 1)
        return name

    def who(self, player: int) -> str:
        """The player's name, or "you"."""
        return Place.say(_YOU) if player == self.me else self.name(player)

    def names(self, players: Iterable[int]) -> str:
        """Several players as a list, "you" last."""
        ordered = sorted(players, key=lambda player: player == self.me)
        return joined([self.who(player) for player in ordered])

    def owner(self, place: str) -> int | None:
        """In front of whom a card lies; None: in the centre."""
        seat = self.layout.owner.get(place)
        return None if seat is None else self.players_at[seat]

    def place(self, place: str) -> str:
        """A card by where it lies: "your left card", "Anna’s card", "the first card in the centre"."""
        owner = self.owner(place)
        if owner is None:
            return Place.say(_CENTRE["only" if len(self.layout.centre) == 1 else place])
        side = place[-1] if place[-1] in "LRP" else ""
        if owner == self.me:
            return Place.say(_YOURS[side])
        return Place.say(_THEIRS[side], name=self.name(owner))

    def places(self, places: Iterable[str]) -> str:
        """Several cards as a list."""
        return joined([self.place(place) for place in places])
