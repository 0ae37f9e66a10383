"""What has been skipped, in one line: who did what, turn by turn."""

from collections.abc import Iterable, Sequence

from mascarade_qt.engine import events as happened
from mascarade_qt.engine.events import Event
from mascarade_qt.words.company import Company
from mascarade_qt.words.context import Context
from mascarade_qt.words.masks import mask_name
from mascarade_qt.words.phrases import joined

Meanwhile = Context("Meanwhile")

_MEANWHILE = Meanwhile.mark("Meanwhile: {list}.")
#: An entry of the list: “Anna (a look)”.
_TURN = Meanwhile.mark("{name} ({what})")
_LOOK = Meanwhile.mark("a look")
_SWAP = Meanwhile.mark("a swap, real or not")
#: The announced mask: “King, contested”, “King, +3”.
_CONTESTED = Meanwhile.mark("{what}, contested")
_COINS = Meanwhile.mark("{what}, {coins}")


def meanwhile(company: Company, skipped: Iterable[Event]) -> str:
    """The turns these events belonged to; empty if there is nothing to tell."""
    turns: list[list[Event]] = [[]]
    for event in skipped:
        if isinstance(event, happened.TurnBegan):
            turns.append([])
        turns[-1].append(event)
    told = [entry for events in turns if (entry := _entry(company, events))]
    return Meanwhile.text(_MEANWHILE, list=joined(told)) if told else ""


def _entry(company: Company, events: Sequence[Event]) -> str:
    """What one player did; empty if these events are only the consequences of something earlier."""
    for event in events:
        if isinstance(event, happened.Announced | happened.Looked | happened.Took):
            what = _what(company, event.player, events)
            return Meanwhile.text(_TURN, name=company.who(event.player), what=what)
    return ""


def _what(company: Company, player: int, events: Sequence[Event]) -> str:
    what, change, contested = "", 0, False
    for event in events:
        if isinstance(event, happened.Announced):
            what = mask_name(event.mask)
        elif isinstance(event, happened.Contested):
            contested = bool(what)
        elif isinstance(event, happened.Looked) and not what:
            what = Meanwhile.text(_LOOK)
        elif isinstance(event, happened.Took) and not what:
            what = Meanwhile.text(_SWAP)
        elif isinstance(event, happened.CoinsMoved):
            seat = company.seat_of[player]
            change += sum(
                number * ((target == seat) - (source == seat)) for source, target, number in event.moves
            )
    if contested:
        what = Meanwhile.text(_CONTESTED, what=what)
    if what and change:
        return Meanwhile.text(_COINS, what=what, coins=f"{change:+}".replace("-", "−"))
    return what
