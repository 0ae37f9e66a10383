"""What happened, in plain English with the engine's own places: golden games outlast new wordings."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from mascarade_qt.engine.events import EVENT_KINDS, Event

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


class Sentences:
    """Tells events using the players' names."""

    def __init__(self, names: Sequence[str]) -> None:
        self.name = names.__getitem__

    def of(self, event: Event) -> str:
        """One sentence for one event."""
        return _TELLERS[EVENT_KINDS[type(event)]](self, event)

    def names(self, players: Sequence[int]) -> str:
        """Several names as a list."""
        return _joined(map(self.name, players))

    def claim(self, player: int, place: str, words: str) -> str:
        """What a player claims or shows with one of the cards."""
        return f"{self.name(player)} at {place}: {words}"

    def choice(self, question: str, answer: Any) -> str:
        """What was chosen, by the kind of question."""
        if question in ("player", "players"):
            players = answer if isinstance(answer, tuple) else (answer,)
            return "nobody" if answer is None else self.names(players)
        if question == "places":
            return _joined(answer)
        if question == "hide":
            return "a number of coins" if answer is None else _coins(answer)
        return _mask(answer) if question == "mask" else str(answer)


def _joined(words: Iterable[str]) -> str:
    return " and ".join(words)


def _mask(mask: str) -> str:
    return mask.replace("_", " ").title()


def _coins(number: int) -> str:
    return f"{number} coin" if number == 1 else f"{number} coins"


def _purse(purse: int | str) -> str:
    return f"seat {purse}" if isinstance(purse, int) else f"the {purse}"


def _cards(places: Sequence[str]) -> str:
    return f"{'the cards' if len(places) > 1 else 'The card'} at {_joined(places)}"


def _looked(told: Sentences, event: Any) -> str:
    what = "" if event.masks is None else ": " + _joined(map(_mask, event.masks))
    return f"{told.name(event.player)} looks at {_joined(event.places)}{what}."


def _returned(told: Sentences, event: Any) -> str:
    how = {True: "swapped", False: "not swapped", None: "swapped or not"}[event.swapped]
    return f"{told.name(event.player)} puts {_joined(event.places)} back, {how}."


def _revealed(told: Sentences, event: Any) -> str:
    cards = (told.claim(player, place, _mask(mask)) for player, place, mask in event.cards)
    return f"Revealed: {'; '.join(cards)}."


def _shown(told: Sentences, event: Any) -> str:
    what = "" if event.mask is None else f": {_mask(event.mask)}"
    return f"{told.name(event.player)} shows {event.place} to everyone but {told.name(event.owner)}{what}."


def _used(told: Sentences, event: Any) -> str:
    via = f" by way of the {_mask(event.via)}" if event.via else ""
    return f"{told.name(event.player)} uses the power of the {_mask(event.mask)}{via}."


def _moved_coins(told: Sentences, event: Any) -> str:
    moves = (f"{_coins(n)} from {_purse(a)} to {_purse(b)}" for a, b, n in event.moves)
    why = {"fine": "Fines", "out": "Back"}.get(event.why, _mask(event.why))
    return f"{why}: {', '.join(moves)}."


def _out(told: Sentences, event: Any) -> str:
    left = f"; {_cards(event.places)} leave the game unseen" if event.places else ""
    return f"{told.name(event.player)} is out of the game{left}."


def _ended(told: Sentences, event: Any) -> str:
    verb = "win" if len(event.winners) > 1 else "wins"
    return f"The game is over: {_ENDINGS[event.why]}. {told.names(event.winners)} {verb}."


_TELLERS: Mapping[str, Callable[[Sentences, Any], str]] = {
    "turn": lambda told, e: f"Turn {e.turn}: {told.name(e.player)}.",
    "looked": _looked,
    "took": lambda told, e: f"{told.name(e.player)} takes {_joined(e.places)} under the table.",
    "returned": _returned,
    "announced": lambda told, e: told.claim(e.player, e.place, f"“I am the {_mask(e.mask)}!”"),
    "passed": lambda told, e: f"{told.name(e.player)} lets it pass.",
    "contested": lambda told, e: told.claim(e.player, e.place, "“No, I am!”"),
    "revealed": _revealed,
    "shown": _shown,
    "used": _used,
    "nothing": lambda told, e: f"{told.name(e.player)} as {_mask(e.mask)} {_NOTHING[e.why]}.",
    "chose": lambda told, e: f"{told.name(e.player)} chooses {told.choice(e.question, e.answer)}.",
    "opened": lambda told, e: f"{told.name(e.player)} had hidden {_coins(e.coins)}.",
    "coins": _moved_coins,
    "seats": lambda told, e: f"{told.names(e.players)} change seats.",
    "graveyard": lambda told, e: f"{told.name(e.player)} turns up the {_mask(e.mask)} from the graveyard.",
    "discarded": lambda told, e: f"The {_mask(e.mask)} leaves the game.",
    "moved": lambda told, e: f"{_cards([e.source])} goes to {e.target}, unseen.",
    "out": _out,
    "ended": _ended,
}
