"""What decided a game, from what everybody could see of its last turn: a sentence or two."""

from collections.abc import Callable, Mapping, Sequence

from mascarade_qt.engine.events import Announced, CoinsMoved, Contested, Ended, Event, Revealed, TurnBegan
from mascarade_qt.words.company import Company
from mascarade_qt.words.context import Context, fill
from mascarade_qt.words.masks import mask_name

Decisive = Context("Decisive")

_CLAIMS: Mapping[str, str] = {
    "let pass name": Decisive.mark("{name} announced “{mask}”, and nobody contested."),
    "let pass you": Decisive.mark("You announced “{mask}”, and nobody contested."),
    #: Somebody contested, but {name} really was that mask.
    "proved name": Decisive.mark("{name} announced “{mask}”, and it was true."),
    "proved you": Decisive.mark("You announced “{mask}”, and it was true."),
    #: {other} announced it and {name} contested; {name} really was that mask.
    "instead name": Decisive.mark("{other} announced “{mask}”, but {name} was the one who wore it."),
    "instead you": Decisive.mark("{other} announced “{mask}”, but you were the one who wore it."),
    "instead of you": Decisive.mark("You announced “{mask}”, but {name} was the one who wore it."),
}
#: The last coin of a player without luck was paid as a fine, which ended the game.
_FINE = Decisive.mark("The fine for a false claim took the last coin.")
# What the power brought the winner: the one named in the sentence before (""), or another player.
_GAINS: Mapping[str, Callable[[int], str]] = {
    "": lambda n: Decisive.tr("That brought %n coin(s).", "", n),
    "name": lambda n: Decisive.tr("That brought {name} %n coin(s).", "", n),
    "you": lambda n: Decisive.tr("That brought you %n coin(s).", "", n),
}


def decisive(company: Company, past: Sequence[Event]) -> str:
    """The move that ended the game; empty if nothing was claimed in its last turn.

    Any player's sight of the events will do: only what all have seen is used.
    """
    turn = _last_turn(past)
    ended = next((event for event in turn if isinstance(event, Ended)), None)
    claim = next((event for event in turn if isinstance(event, Announced)), None)
    if ended is None or claim is None:
        return ""
    if ended.why == "broke" and not any(_gains(company, turn).values()):
        return Decisive.text(_FINE)
    user, text = _user(company, turn, claim)
    gains = _gains(company, turn)
    winner = user if user in ended.winners else ended.winners[0]
    if gains.get(winner, 0) <= 0:
        return text
    form = "" if winner == user else "you" if winner == company.me else "name"
    return f"{text} {fill(_GAINS[form](gains[winner]), name=company.name(winner))}"


def _last_turn(past: Sequence[Event]) -> Sequence[Event]:
    begins = [number for number, event in enumerate(past) if isinstance(event, TurnBegan)]
    return past[begins[-1] :] if begins else past


def _user(company: Company, turn: Sequence[Event], claim: Announced) -> tuple[int, str]:
    """Whose claim held, and how that is said."""
    contested = any(isinstance(event, Contested) for event in turn)
    revealed = next((event.cards for event in turn if contested and isinstance(event, Revealed)), ())
    right = [player for player, _, mask in revealed if mask == claim.mask]
    user = claim.player if not contested or claim.player in right else (right or [claim.player])[0]
    if user == claim.player:
        kind = "proved" if user in right else "let pass"
        form = f"{kind} {'you' if user == company.me else 'name'}"
    else:
        form = "instead of you" if claim.player == company.me else "instead name"
        form = "instead you" if user == company.me else form
    names = {"name": company.name(user), "other": company.name(claim.player)}
    return user, Decisive.text(_CLAIMS[form], mask=mask_name(claim.mask), **names)


def _gains(company: Company, turn: Sequence[Event]) -> dict[int, int]:
    """What each player has won or lost by powers; people may have changed seats since."""
    gains: dict[int, int] = {}
    for event in turn:
        if isinstance(event, CoinsMoved) and event.why != "fine":
            for source, target, number in event.moves:
                for purse, change in ((source, -number), (target, number)):
                    if isinstance(purse, int):
                        player = company.seats[purse]
                        gains[player] = gains.get(player, 0) + change
    return gains
