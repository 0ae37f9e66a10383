"""What each player sees of an event (rules.md §10). Everything that leaves the engine passes through here."""

from collections.abc import Callable, Iterable, Sequence

from mascarade_qt.engine.events import Chose, Event, Looked, Returned, Shown, event_data
from mascarade_qt.engine.questions import Question
from mascarade_qt.engine.setup import Setup

STREAM_VERSION = 1

_PRIVATE = (Returned, Looked, Shown, Chose)


def _views(event: Looked | Returned | Shown | Chose) -> tuple[int, Event, Event]:
    """Of an event that is not the same for all: a player, what that player sees, what all others see."""
    if isinstance(event, Returned):
        return event.player, event, Returned(event.player, event.places, None)
    if isinstance(event, Looked):
        return event.player, event, Looked(event.player, event.places, None)
    if isinstance(event, Shown):
        return event.owner, event._replace(mask=None), event
    return event.player, event, event._replace(answer=None) if event.question == "hide" else event


def seen(event: Event, player: int) -> Event:
    """The event as this player sees it: the same, or without what only others may know."""
    if not isinstance(event, _PRIVATE):
        return event
    who, theirs, others = _views(event)
    return theirs if player == who else others


def deliver(events: Iterable[Event], listeners: Sequence[Callable[[Event], None]]) -> None:
    """Give every player, by number, the events as that player sees them."""
    for event in events:
        if isinstance(event, _PRIVATE):
            who, theirs, others = _views(event)
            for player, listener in enumerate(listeners):
                listener(theirs if player == who else others)
        else:
            for listener in listeners:
                listener(event)


def public_setup(setup: Setup, player: int) -> dict[str, object]:
    """What everybody may know of the set-up, for `player`: the graveyard's masks, but not their order."""
    data: dict[str, object] = {
        "event": "setup",
        "version": STREAM_VERSION,
        "you": player,
        "players": list(setup.players),
        "deal": dict(setup.deal),
        "first": setup.first,
        "graveyard": sorted(setup.graveyard),
        "coins": list(setup.coins),
        "courthouse": setup.courthouse,
        "opening_turns": setup.opening_turns,
        "revealed": setup.revealed,
    }
    if setup.bear_tamer is not None:
        data["bear_tamer"] = [dict(step) for step in setup.bear_tamer]
    return data


def question_data(question: Question) -> dict[str, object]:
    """A question as a JSON object, for the player who is asked."""
    return {
        "event": "question",
        "player": question.player,
        "question": question.kind,
        "answers": list(question.answers),
    }


def stream(events: Iterable[Event], question: Question | None, player: int) -> list[dict[str, object]]:
    """What a player gets between two answers: the events as seen, and the question if it is theirs."""
    lines = [event_data(seen(event, player)) for event in events]
    if question is not None and question.player == player:
        lines.append(question_data(question))
    return lines
