"""Which events concern the people at a screen so much that they are never skipped."""

from collections.abc import Callable, Collection, Iterable, Mapping
from typing import Any

from mascarade_qt.engine import events as happened
from mascarade_qt.engine.events import Event
from mascarade_qt.engine.public import PublicTable
from mascarade_qt.match.prospects import prospect


def concerns(table: PublicTable, event: Event, people: Collection[int]) -> bool:
    """Whether an event happens to one of these people, or may end the game; `table` is as it was before."""
    about = _ABOUT.get(type(event))
    return about is not None and bool(about(table, event, people))


def _theirs(table: PublicTable, places: Iterable[str | None], people: Collection[int]) -> bool:
    own = {place for player in people for place in table.layout.own[table.seat_of[player]]}
    return any(place in own for place in places)


def _others(table: PublicTable, event: Any, people: Collection[int]) -> bool:
    """Another player has their card in hand."""
    return event.player not in people and _theirs(table, event.places, people)


def _announced(table: PublicTable, event: happened.Announced, people: Collection[int]) -> bool:
    found = prospect(table, event.player, event.mask)
    return found.wins or bool(found.others)


def _contested(table: PublicTable, event: happened.Contested, people: Collection[int]) -> bool:
    return any(player in people for player in table.claims)


def _chose(table: PublicTable, event: happened.Chose, people: Collection[int]) -> bool:
    chosen = event.answer if isinstance(event.answer, tuple) else (event.answer,)
    by_player = event.question in ("player", "players") and event.player not in people
    return by_player and any(player in people for player in chosen)


def _coins(table: PublicTable, event: happened.CoinsMoved, people: Collection[int]) -> bool:
    seats = {table.seat_of[player] for player in people}
    return any(seat in seats for source, target, _ in event.moves for seat in (source, target))


_ABOUT: Mapping[type[Event], Callable[[PublicTable, Any, Collection[int]], bool]] = {
    happened.Looked: _others,
    happened.Took: _others,
    happened.Announced: _announced,
    happened.Contested: _contested,
    happened.Revealed: lambda table, event, people: any(player in people for player, _, _ in event.cards),
    happened.Shown: lambda table, event, people: event.owner in people,
    happened.Chose: _chose,
    happened.CoinsMoved: _coins,
    happened.SeatsChanged: lambda table, event, people: any(player in people for player in event.players),
    happened.Discarded: lambda table, event, people: _theirs(table, [event.place], people),
    happened.CardMoved: lambda table, event, people: _theirs(table, [event.source, event.target], people),
    happened.Eliminated: lambda table, event, people: event.player in people,
    happened.Ended: lambda table, event, people: True,
}
