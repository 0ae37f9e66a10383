"""What the people at one screen may know together. Everything that leaves a match passes through here."""

from collections.abc import Sequence

from mascarade_qt.engine.events import Event
from mascarade_qt.engine.sight import seen
from mascarade_qt.match.messages import Private


def shared_sight(event: Event, humans: Sequence[int], players: int) -> tuple[Event, tuple[int, ...]]:
    """The event as all these people may see it, and, if they don't all see everything, who does.

    With no people (bots among themselves), nothing is shown that is hidden from anyone.
    """
    views = {player: seen(event, player) for player in humans or range(players)}
    hidden = next((view for view in views.values() if view != event), None)
    if hidden is None:
        return event, ()
    return hidden, tuple(player for player in humans if views[player] == event)


def shared_sights(
    events: Sequence[Event], humans: Sequence[int], players: int
) -> tuple[tuple[Event, ...], tuple[Private, ...]]:
    """Events for one screen, and what only some of its people are shown."""
    shared: list[Event] = []
    private: list[Private] = []
    for position, event in enumerate(events):
        common, insiders = shared_sight(event, humans, players)
        shared.append(common)
        if insiders and len(humans) > 1:
            private.append(Private(insiders, event, position))
    return tuple(shared), tuple(private)
