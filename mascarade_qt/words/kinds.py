"""What kind of thing an event is, for the sign beside its line in the log."""

from collections.abc import Mapping

from mascarade_qt.engine import events
from mascarade_qt.engine.events import Event

_KINDS: Mapping[type[Event], str] = {
    events.Looked: "look",
    events.Took: "swap",
    events.Returned: "swap",
    events.Announced: "claim",
    events.Contested: "contest",
    events.Revealed: "reveal",
    events.Shown: "show",
    events.Used: "power",
    events.Nothing: "nothing",
    events.Chose: "choice",
    events.HandOpened: "reveal",
    events.CoinsMoved: "coins",
    events.SeatsChanged: "seats",
    events.TurnedUp: "graveyard",
    events.Discarded: "graveyard",
    events.CardMoved: "seats",
    events.Eliminated: "out",
    events.Ended: "end",
}
KINDS = (*dict.fromkeys(_KINDS.values()), "fine")


def kind_of(event: Event) -> str:
    """One of `KINDS`; empty for an event without a line of its own."""
    if isinstance(event, events.CoinsMoved) and event.why == "fine":
        return "fine"
    return _KINDS.get(type(event), "")
