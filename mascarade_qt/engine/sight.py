"""What each player sees of an event (rules.md §10). Everything that leaves the engine passes through here."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from mascarade_qt.engine.events import EVENT_KINDS, Chose, Event, Looked, Returned, Shown, built, event_data
from mascarade_qt.engine.questions import Question
from mascarade_qt.engine.setup import Setup

STREAM_VERSION = 1

# For events that look different to one player: that player, what they see, what all others see.
Views = tuple[int, Event, Event]


def _returned(event: Returned) -> Views:
    return event.player, event, built(Returned, (event.player, event.places, None))


def _looked(event: Looked) -> Views:
    return event.player, event, built(Looked, (event.player, event.places, None))


def _shown(event: Shown) -> Views:
    return event.owner, event._replace(mask=None), event


def _chose(event: Chose) -> Views:
    return event.player, event, event._replace(answer=None) if event.question == "hide" else event


_PRIVATE: Mapping[type, Callable[[Any], Views]] = {
    Returned: _returned,
    Looked: _looked,
    Shown: _shown,
    Chose: _chose,
}


_PRIVATE_OR_NONE = {kind: _PRIVATE.get(kind) for kind in EVENT_KINDS}  # indexing beats `.get()` here


def seen(event: Event, player: int) -> Event:
    """The event as this player sees it, without what only others may know."""
    views = _PRIVATE.get(type(event))
    if views is None:
        return event
    who, theirs, others = views(event)
    return theirs if player == who else others


def common(event: Event) -> Event:
    """What every player sees alike: the event without anything that only some may see."""
    views = _PRIVATE.get(type(event))
    if views is None:
        return event
    _, theirs, others = views(event)
    return theirs if isinstance(event, Shown) else others  # the Princess hides a card from its owner


Listener = Callable[[Event], None]


def teller(listeners: Sequence[Listener]) -> Callable[[Iterable[Event]], None]:
    """Tells every player what happens as that player sees it; `listeners` are by player.

    A listener shared by several players hears what they all see only once.
    """
    private = _PRIVATE_OR_NONE
    everybody = tuple(dict.fromkeys(listeners))
    if len(everybody) == 1:
        return _one_for_all(*everybody)
    all_but = [
        tuple(dict.fromkeys([*listeners[:player], *listeners[player + 1 :]]))
        for player in range(len(listeners))
    ]

    def tell(events: Iterable[Event]) -> None:
        for event in events:
            views = private[type(event)]
            if views is None:
                for listener in everybody:
                    listener(event)
            else:
                who, theirs, others = views(event)
                listeners[who](theirs)
                for listener in all_but[who]:
                    listener(others)

    return tell


def _one_for_all(listener: Listener) -> Callable[[Iterable[Event]], None]:
    private = _PRIVATE_OR_NONE

    def tell(events: Iterable[Event]) -> None:
        for event in events:
            views = private[type(event)]
            if views is None:
                listener(event)
            else:
                _, theirs, others = views(event)
                listener(theirs)
                listener(others)

    return tell


def open_setup(setup: Setup) -> Setup:
    """The set-up as the table knows it: no order in the graveyard, no seeds, no roles."""
    graveyard = tuple(sorted(setup.graveyard))
    return setup if graveyard == setup.graveyard else replace(setup, graveyard=graveyard)


def public_setup(setup: Setup, player: int) -> dict[str, object]:
    """The public part of the set-up, addressed to `player`: the graveyard's masks, but not their order."""
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
