"""Which event has which sound. Only events that everyone at the table can see are heard."""

from collections.abc import Mapping

from mascarade_qt.engine.events import (
    Announced,
    CardMoved,
    Chose,
    CoinsMoved,
    Contested,
    Discarded,
    Ended,
    Event,
    Revealed,
    Shown,
    Took,
    TurnedUp,
)

CUES: Mapping[type, str] = {
    Took: "cloth",
    Announced: "balloon",
    Contested: "contest",
    Chose: "balloon",
    Revealed: "card",
    Shown: "card",
    TurnedUp: "card",
    Discarded: "card",
    CardMoved: "cloth",
    CoinsMoved: "coin",
    Ended: "win",
}
YOUR_TURN = "turn"
TENSION = "pulse"
LOSS = "loss"  # instead of “win”, where nobody in front of the screen has won


def cue(event: Event) -> str | None:
    """The sound of an event, if it has one."""
    if isinstance(event, Chose) and event.question == "hide":
        return None  # done in secret
    return CUES.get(type(event))


def verdict(event: Revealed, announced: str | None, active: int) -> str | None:
    """The sound for whether the announcement was true; none if nothing was announced."""
    for player, _, mask in event.cards:
        if player == active and announced is not None:
            return "true" if mask == announced else "false"
    return None
