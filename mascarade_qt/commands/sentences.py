"""What happened, in plain English, for the command line."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from mascarade_qt.commands.printable import printable
from mascarade_qt.engine.events import EVENT_KINDS, Event
from mascarade_qt.engine.public import PublicTable
from mascarade_qt.engine.setup import Setup

_NOTHING = {
    "again": "comes up a second time in this turn: nothing happens",
    "no power yet": "has no power to copy yet",
    "no coins": "finds no coins to take",
    "rich enough": "has enough already",
    "too poor": "is too poor to win",
    "declined": "declines to exchange",
    "nobody richer": "finds nobody richer",
    "nobody left": "finds nobody to choose",
    "no cards": "finds too few cards",
    "a woman": "gets nothing from a woman's mask",
    "named right": "gets nothing: the mask was named right",
    "named wrong": "named the wrong mask",
    "empty graveyard": "finds the graveyard empty",
}
_ENDINGS = {
    "thirteen": "13 coins or more are reached",
    "broke": "somebody has no coins left",
    "alone": "only one player is left",
    "cheat": "the Cheat has 10 coins or more",
}


def english_name(mask: str) -> str:
    """The English name of a mask."""
    return mask.replace("_", " ").title()


class Sentences:
    """Tells events using the players' names, and the engine's numbers for places, seats and turns."""

    def __init__(self, names: Sequence[str]) -> None:
        self._names = [printable(name) for name in names]

    def of(self, event: Event) -> str:
        """One sentence for one event."""
        return _TELLERS[EVENT_KINDS[type(event)]](self, event)

    def name(self, player: int) -> str:
        """The player's name; players of the same name are told apart by number."""
        name = self._names[player]
        return f"{name} ({player})" if self._names.count(name) > 1 else name

    def names(self, players: Sequence[int]) -> str:
        """Several names as a list."""
        return " and ".join(self.name(player) for player in players)

    def purse(self, purse: int | str) -> str:
        """Where coins are: at a seat, in the bank, in the courthouse."""
        return f"seat {purse}" if isinstance(purse, int) else f"the {purse}"

    def place(self, place: str, named: int | None = None) -> str:
        """Where a card lies; `named` is the player that the sentence has already mentioned."""
        return place

    def places(self, places: Sequence[str], named: int | None = None) -> str:
        """Several cards as a list."""
        return " and ".join(self.place(place, named) for place in places)

    def held(self, places: Sequence[str]) -> str:
        """Cards that have just been taken."""
        return self.places(places)

    def cards(self, places: Sequence[str]) -> str:
        """Cards that go elsewhere."""
        return f"{'the cards' if len(places) > 1 else 'The card'} at {self.places(places)}"

    def claim(self, player: int, place: str, words: str) -> str:
        """What a player claims or shows with one of the cards."""
        return f"{self.name(player)} at {place}: {words}"

    def turn(self, turn: int) -> int:
        """The number of a turn."""
        return turn

    def choice(self, question: str, answer: Any) -> str:
        """What was chosen, by the kind of question."""
        if question in ("player", "players"):
            players = answer if isinstance(answer, tuple) else (answer,)
            return "nobody" if answer is None else self.names(players)
        if question == "places":
            return self.places(answer)
        if question == "hide":
            return "a number of coins" if answer is None else _coins(answer)
        return english_name(answer) if question == "mask" else str(answer)


class ToldGame(Sentences):
    """Tells a whole game to people: cards and coins by their current owner, turns from 1."""

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup.players)
        self._table = PublicTable(setup)

    def of(self, event: Event) -> str:
        """One sentence for the next event."""
        said = super().of(event)
        self._table.see(event)
        return said[:1].upper() + said[1:]

    def name(self, player: int) -> str:
        """As in `Sentences`; a player called “You” would make nonsense of the sentences."""
        return f"Player {player}" if self._names[player].casefold() == "you" else super().name(player)

    def purse(self, purse: int | str) -> str:
        """Whose coins they are."""
        return self.name(self._table.seats[purse]) if isinstance(purse, int) else f"the {purse}"

    def place(self, place: str, named: int | None = None) -> str:
        """Whose card it is."""
        seat = self._table.layout.owner.get(place)
        if seat is None:
            number = f" {int(place[1:]) + 1}" if len(self._table.layout.centre) > 1 else ""
            return f"centre card{number}"
        side = {"L": "left ", "R": "right ", "P": "protected "}.get(place[-1], "")
        owner = self._table.seats[seat]
        return f"{'their own' if owner == named else f'{self.name(owner)}’s'} {side}card"

    def held(self, places: Sequence[str]) -> str:
        """The previous sentence has said which."""
        return "them"

    def cards(self, places: Sequence[str]) -> str:
        """Whose they are follows from their places."""
        return self.places(places)

    def claim(self, player: int, place: str, words: str) -> str:
        """With several cards each, which one matters."""
        which = {"L": ", left card", "R": ", right card", "P": ", protected card"}.get(place[-1], "")
        return f"{self.name(player)}{which}: {words}"

    def turn(self, turn: int) -> int:
        """Counted as in the window."""
        return turn + 1


def _coins(number: int) -> str:
    return f"{number} coin" if number == 1 else f"{number} coins"


def _looked(told: Sentences, event: Any) -> str:
    what = "" if event.masks is None else ": " + " and ".join(map(english_name, event.masks))
    return f"{told.name(event.player)} looks at {told.places(event.places, event.player)}{what}."


def _returned(told: Sentences, event: Any) -> str:
    how = {True: "swapped", False: "not swapped", None: "swapped or not"}[event.swapped]
    return f"{told.name(event.player)} puts {told.held(event.places)} back, {how}."


def _revealed(told: Sentences, event: Any) -> str:
    cards = (told.claim(player, place, english_name(mask)) for player, place, mask in event.cards)
    return f"Revealed: {'; '.join(cards)}."


def _shown(told: Sentences, event: Any) -> str:
    what = "" if event.mask is None else f": {english_name(event.mask)}"
    card, owner = told.place(event.place), told.name(event.owner)
    return f"{told.name(event.player)} shows {card} to everyone but {owner}{what}."


def _used(told: Sentences, event: Any) -> str:
    via = f" by way of the {english_name(event.via)}" if event.via else ""
    return f"{told.name(event.player)} uses the power of the {english_name(event.mask)}{via}."


def _moved_coins(told: Sentences, event: Any) -> str:
    moves = (f"{_coins(n)} from {told.purse(a)} to {told.purse(b)}" for a, b, n in event.moves)
    why = {"fine": "Fines", "out": "Back"}.get(event.why, english_name(event.why))
    return f"{why}: {', '.join(moves)}."


def _out(told: Sentences, event: Any) -> str:
    left = f"; {told.cards(event.places)} leave the game unseen" if event.places else ""
    return f"{told.name(event.player)} is out of the game{left}."


def _ended(told: Sentences, event: Any) -> str:
    verb = "win" if len(event.winners) > 1 else "wins"
    return f"The game is over: {_ENDINGS[event.why]}. {told.names(event.winners)} {verb}."


_TELLERS: Mapping[str, Callable[[Sentences, Any], str]] = {
    "turn": lambda told, e: f"Turn {told.turn(e.turn)}: {told.name(e.player)}.",
    "looked": _looked,
    "took": lambda told, e: f"{told.name(e.player)} takes {told.places(e.places, e.player)} under the table.",
    "returned": _returned,
    "announced": lambda told, e: told.claim(e.player, e.place, f"“I am the {english_name(e.mask)}!”"),
    "passed": lambda told, e: f"{told.name(e.player)} lets it pass.",
    "contested": lambda told, e: told.claim(e.player, e.place, "“No, I am!”"),
    "revealed": _revealed,
    "shown": _shown,
    "used": _used,
    "nothing": lambda told, e: f"{told.name(e.player)} as {english_name(e.mask)} {_NOTHING[e.why]}.",
    "chose": lambda told, e: f"{told.name(e.player)} chooses {told.choice(e.question, e.answer)}.",
    "opened": lambda told, e: f"{told.name(e.player)} had hidden {_coins(e.coins)}.",
    "coins": _moved_coins,
    "seats": lambda told, e: f"{told.names(e.players)} change seats.",
    "graveyard": lambda told, e: (
        f"{told.name(e.player)} turns up the {english_name(e.mask)} from the graveyard."
    ),
    "discarded": lambda told, e: f"The {english_name(e.mask)} leaves the game.",
    "moved": lambda told, e: f"{told.cards([e.source])} goes to {told.place(e.target)}, unseen.",
    "out": _out,
    "ended": _ended,
}
