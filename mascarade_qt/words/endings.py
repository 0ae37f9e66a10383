"""Who won, and why: for the log and for the end of the game."""

from collections.abc import Callable, Mapping
from typing import NamedTuple

from mascarade_qt.engine.events import Ended
from mascarade_qt.words.company import Company
from mascarade_qt.words.context import Context, fill
from mascarade_qt.words.phrases import joined

Ending = Context("Ending")

_WINNERS: Mapping[str, str] = {
    "you": Ending.mark("You win!"),
    "name": Ending.mark("{name} wins!"),
    "you and": Ending.mark("You and {names} share the victory!"),
    #: {names} are several: “You, Polo and Alvise share …”
    "you all": Ending.mark("You, {names} share the victory!"),
    "names": Ending.mark("{names} share the victory!"),
}
# The number is the winner's fortune.
_WHY: Mapping[str, Callable[[int], str]] = {
    #: The number is the winner’s fortune.
    "thirteen you": lambda n: Ending.tr("You have %n coin(s): 13 or more ends the game.", "", n),
    "thirteen name": lambda n: Ending.tr("{name} has %n coin(s): 13 or more ends the game.", "", n),
    "thirteen shared": lambda n: Ending.tr(
        "The winners have %n coin(s) each: 13 or more ends the game.", "", n
    ),
    "broke you": lambda n: Ending.tr(
        "You have no coins left, and that ends the game. The largest fortune wins: %n coin(s).", "", n
    ),
    "broke name": lambda n: Ending.tr(
        "{name} has no coins left, and that ends the game. The largest fortune wins: %n coin(s).", "", n
    ),
    "broke shared": lambda n: Ending.tr(
        "These players have no coins left, and that ends the game: {names}. The largest fortune "
        "wins: %n coin(s).",
        "",
        n,
    ),
    "cheat you": lambda n: Ending.tr("You used the Cheat’s power with %n coin(s), and 10 is enough.", "", n),
    "cheat name": lambda n: Ending.tr(
        "{name} used the Cheat’s power with %n coin(s), and 10 is enough.", "", n
    ),
    "alone you": lambda n: Ending.tr("Nobody else is left in the game. You have %n coin(s).", "", n),
    "alone name": lambda n: Ending.tr("Nobody else is left in the game. {name} has %n coin(s).", "", n),
}


class EndingText(NamedTuple):
    """The end of a game in words."""

    title: str  # who won
    why: str  # what ended the game


def ending(company: Company, event: Ended) -> EndingText:
    """Who won, and why."""
    return EndingText(_title(company, event), _reason(company, event))


def own_place(company: Company, event: Ended) -> str:
    """The place of a reader who hasn't won; empty for all others."""
    me = company.me
    if me is None or me in event.winners:
        return ""
    mine = event.coins[company.seat_of[me]]
    place = 1 + sum(coins > mine for coins in event.coins)
    text = Ending.tr("Your place: {place} of {players}, with %n coin(s).", "", mine)
    return fill(text, place=place, players=company.players)


def _title(company: Company, event: Ended) -> str:
    winners, mine = event.winners, company.me in event.winners
    others = joined([company.name(player) for player in winners if player != company.me])
    if len(winners) == 1:
        return Ending.text(_WINNERS["you" if mine else "name"], name=company.name(winners[0]))
    form = ("you and" if len(winners) == 2 else "you all") if mine else "names"
    return Ending.text(_WINNERS[form], names=others)


def _reason(company: Company, event: Ended) -> str:
    who = list(event.winners)
    fortune = event.coins[company.seat_of[who[0]]]
    if event.why == "broke":
        who = [company.seats[seat] for seat in company.layout.seats if event.coins[seat] == 0]
    form = "shared" if len(who) > 1 else "you" if who[0] == company.me else "name"
    text = _WHY[f"{event.why} {form}"](fortune)
    return fill(text, name=company.name(who[0]), names=company.names(who))
