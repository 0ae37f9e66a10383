"""What happened, in plain English, for the command line."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from mascarade_qt.engine.events import KINDS, Event

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
    "broke": "somebody has no coin left",
    "alone": "only one player is left",
    "cheat": "the Cheat has 10 coins or more",
}


def mask_name(mask: str) -> str:
    """The English name of a mask."""
    return mask.replace("_", " ").title()


def printable(text: str) -> str:
    """Text from a stranger's file without control characters or other tricks for a terminal."""
    return "".join(char if char.isprintable() else ascii(char)[1:-1] for char in text)


class Sentences:
    """Tells events with the players' names."""

    def __init__(self, names: Sequence[str]) -> None:
        self._names = [printable(name) for name in names]

    def of(self, event: Event) -> str:
        """One sentence for one event."""
        return _TELLERS[KINDS[type(event)]](self, event)

    def name(self, player: int) -> str:
        """The player's name; equal names are told apart by their numbers."""
        name = self._names[player]
        return f"{name} ({player})" if self._names.count(name) > 1 else name

    def names(self, players: Sequence[int]) -> str:
        """Several names as a list."""
        return " and ".join(self.name(player) for player in players)

    def purse(self, purse: int | str) -> str:
        """Where coins are: a seat, the bank, the courthouse."""
        return f"seat {purse}" if isinstance(purse, int) else f"the {purse}"

    def choice(self, question: str, answer: Any) -> str:
        """What was chosen, by the kind of question."""
        if question in ("player", "players"):
            players = answer if isinstance(answer, tuple) else (answer,)
            return "nobody" if answer is None else self.names(players)
        if question == "places":
            return " and ".join(answer)
        if question == "hide":
            return "a number of coins" if answer is None else _coins(answer)
        return mask_name(answer) if question == "mask" else str(answer)


def _coins(number: int) -> str:
    return f"{number} coin" if number == 1 else f"{number} coins"


def _looked(told: Sentences, event: Any) -> str:
    what = "" if event.masks is None else ": " + " and ".join(map(mask_name, event.masks))
    return f"{told.name(event.player)} looks at {' and '.join(event.places)}{what}."


def _returned(told: Sentences, event: Any) -> str:
    how = {True: "swapped", False: "not swapped", None: "swapped or not"}[event.swapped]
    return f"{told.name(event.player)} puts {' and '.join(event.places)} back, {how}."


def _revealed(told: Sentences, event: Any) -> str:
    cards = (f"{told.name(player)} at {place}: {mask_name(mask)}" for player, place, mask in event.cards)
    return f"Revealed: {'; '.join(cards)}."


def _shown(told: Sentences, event: Any) -> str:
    what = "" if event.mask is None else f": {mask_name(event.mask)}"
    return f"{told.name(event.player)} shows {event.place} to everyone but {told.name(event.owner)}{what}."


def _used(told: Sentences, event: Any) -> str:
    via = f" by way of the {mask_name(event.via)}" if event.via else ""
    return f"{told.name(event.player)} uses the power of the {mask_name(event.mask)}{via}."


def _moved_coins(told: Sentences, event: Any) -> str:
    moves = (f"{_coins(n)} from {told.purse(a)} to {told.purse(b)}" for a, b, n in event.moves)
    why = {"fine": "Fines", "out": "Back"}.get(event.why, mask_name(event.why))
    return f"{why}: {', '.join(moves)}."


def _out(told: Sentences, event: Any) -> str:
    left = f"; the cards at {' and '.join(event.places)} leave the game unseen" if event.places else ""
    return f"{told.name(event.player)} is out of the game{left}."


def _ended(told: Sentences, event: Any) -> str:
    verb = "win" if len(event.winners) > 1 else "wins"
    return f"The game is over: {_ENDINGS[event.why]}. {told.names(event.winners)} {verb}."


_TELLERS: Mapping[str, Callable[[Sentences, Any], str]] = {
    "turn": lambda told, e: f"Turn {e.turn}: {told.name(e.player)}.",
    "looked": _looked,
    "took": lambda told, e: f"{told.name(e.player)} takes {e.places[0]} and {e.places[1]} under the table.",
    "returned": _returned,
    "announced": lambda told, e: f"{told.name(e.player)} at {e.place}: “I am the {mask_name(e.mask)}!”",
    "passed": lambda told, e: f"{told.name(e.player)} lets it pass.",
    "contested": lambda told, e: f"{told.name(e.player)} at {e.place}: “No, I am!”",
    "revealed": _revealed,
    "shown": _shown,
    "used": _used,
    "nothing": lambda told, e: f"{told.name(e.player)} as {mask_name(e.mask)} {_NOTHING[e.why]}.",
    "chose": lambda told, e: f"{told.name(e.player)} chooses {told.choice(e.question, e.answer)}.",
    "opened": lambda told, e: f"{told.name(e.player)} had hidden {_coins(e.coins)}.",
    "coins": _moved_coins,
    "seats": lambda told, e: f"{told.names(e.players)} change seats.",
    "graveyard": lambda told, e: (
        f"{told.name(e.player)} turns up the {mask_name(e.mask)} from the graveyard."
    ),
    "discarded": lambda told, e: f"The {mask_name(e.mask)} leaves the game.",
    "moved": lambda told, e: f"The card at {e.source} goes to {e.target}, unseen.",
    "out": _out,
    "ended": _ended,
}
