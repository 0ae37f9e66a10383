"""What kind of thing an event is, and whose, for the sign beside its line in the log."""

from collections.abc import Mapping

from mascarade_qt.engine import events
from mascarade_qt.engine.events import Event
from mascarade_qt.engine.public import PublicTable

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


def actor_of(table: PublicTable, event: Event) -> int | None:
    """Whose doing an event is; `table` is as it was before."""
    player = getattr(event, "player", None)
    if player is None and isinstance(event, events.CoinsMoved) and event.why == "fine":
        payers = [table.seats[source] for source, _, _ in event.moves if isinstance(source, int)]
        return payers[0] if len(payers) == 1 else None
    if player is None and isinstance(event, events.CoinsMoved | events.SeatsChanged) and table.power:
        return table.power.player
    return player
