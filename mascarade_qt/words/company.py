"""What players and cards are called, depending on where they are now."""

import re
from collections.abc import Iterable, Mapping

from mascarade_qt.engine.public import PublicTable
from mascarade_qt.engine.setup import Setup
from mascarade_qt.words.context import Context, fill
from mascarade_qt.words.phrases import capital, joined

Place = Context("Place")

_YOURS: Mapping[str, str] = {
    #: In the nominative: it stands after a colon or in brackets.
    "": Place.mark("your card"),
    "L": Place.mark("your left card"),
    "R": Place.mark("your right card"),
    "P": Place.mark("your protected card"),
}
_THEIRS: Mapping[str, str] = {
    "": Place.mark("{name}’s card"),
    "L": Place.mark("{name}’s left card"),
    "R": Place.mark("{name}’s right card"),
    "P": Place.mark("{name}’s protected card"),
}
#: After a sentence that names the owner: “Anna looks at one card: their left card.”
_OWN: Mapping[str, str] = {
    "": Place.mark("their own card"),
    "L": Place.mark("their left card"),
    "R": Place.mark("their right card"),
    "P": Place.mark("their protected card"),
}
#: In brackets after what its owner says: “I am the King!” (the left card)
_SIDE: Mapping[str, str] = {
    "L": Place.mark("the left card"),
    "R": Place.mark("the right card"),
    "P": Place.mark("the protected card"),
}
_CENTRE: Mapping[str, str] = {
    "only": Place.mark("the card in the centre"),
    "c0": Place.mark("the first card in the centre"),
    "c1": Place.mark("the second card in the centre"),
}
#: In the nominative, in lists of players and in brackets after a mask: “King (you)”.
_YOU = Place.mark("you")
#: Two players of the same name are told apart by their numbers.
_TWINS = Place.mark("{name} ({number})")
#: A person who gave no name.
_NAMELESS = Place.mark("Player {number}")


_STORED = re.compile(_NAMELESS.replace("{number}", "([1-9][0-9]?)"))


def person_name(number: int) -> str:
    """A name for a person who gave none, numbered from 1; unlike “You”, it fits into any sentence."""
    return Place.text(_NAMELESS, number=number)


def stored_name(number: int) -> str:
    """What a record stores for such a name: the same in every language, so that each can show its own."""
    return fill(_NAMELESS, number=number)


def called(name: str, alone: bool = False) -> str:
    """A name as read from a record: one that wasn't given becomes “Player 1”, or “You” for a lone person."""
    nameless = _STORED.fullmatch(name)
    if nameless is None:
        return name
    return capital(Place.text(_YOU)) if alone else person_name(int(nameless[1]))


class Company(PublicTable):
    """The players around a table; `me` is the reader, None if there are several."""

    def __init__(self, setup: Setup, me: int | None = None) -> None:
        super().__init__(setup)
        self.me = me

    @property
    def small(self) -> bool:
        """Whether seats have more than one card."""
        return self.players < 4

    def name(self, player: int) -> str:
        """The player's name; players of the same name are told apart by number."""
        stored = self.setup.players[player]
        name = called(stored)
        if self.setup.players.count(stored) > 1:
            return Place.text(_TWINS, name=name, number=player + 1)
        return name

    def title(self, player: int) -> str:
        """The name on the player's plate: “You” for a reader who gave none."""
        nameless = player == self.me and called(self.setup.players[player]) == person_name(player + 1)
        return capital(Place.text(_YOU)) if nameless else self.name(player)

    def who(self, player: int) -> str:
        """The player's name, or "you"."""
        return Place.text(_YOU) if player == self.me else self.name(player)

    def names(self, players: Iterable[int]) -> str:
        """Several players as a list, "you" last."""
        ordered = sorted(players, key=lambda player: player == self.me)
        return joined([self.who(player) for player in ordered])

    def owner(self, place: str) -> int | None:
        """The player a card lies in front of; None in the centre."""
        seat = self.layout.owner.get(place)
        return None if seat is None else self.seats[seat]

    def place(self, place: str, named: int | None = None) -> str:
        """A card by where it lies: "your left card", "Anna’s card", "the first card in the centre".

        A card of a player who has just been `named` is "their own card" or "their left card".
        """
        owner = self.owner(place)
        if owner is None:
            return Place.text(_CENTRE["only" if len(self.layout.centre) == 1 else place])
        side = place[-1] if place[-1] in "LRP" else ""
        if owner == self.me:
            return Place.text(_YOURS[side])
        if owner == named:
            return Place.text(_OWN[side])
        return Place.text(_THEIRS[side], name=self.name(owner))

    def places(self, places: Iterable[str], named: int | None = None) -> str:
        """Several cards as a list."""
        return joined([self.place(place, named) for place in places])

    def side(self, place: str) -> str:
        """A card beside its owner's words: "the left card"; empty if everyone has only one."""
        return Place.text(_SIDE[place[-1]]) if place[-1] in _SIDE else ""
