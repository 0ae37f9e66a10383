"""A game to watch: every event as it really was, and the table at any moment. No program it names is run."""

from collections.abc import Iterable

from mascarade_qt.engine.events import Ended, Event, TurnBegan
from mascarade_qt.engine.record import Record, moments
from mascarade_qt.engine.setup import Setup
from mascarade_qt.engine.sight import seen
from mascarade_qt.history.truth import Keyframes, Truth


class Replay:
    """Grows while a game is watched live. A moment is a number of events that have happened."""

    def __init__(self, setup: Setup, events: Iterable[Event] = ()) -> None:
        self.setup = setup
        self.events: list[Event] = []
        self.turns: list[int] = []  # the moments at which turns begin
        self._truth = Keyframes(Truth(setup))
        self.add(events)

    def add(self, events: Iterable[Event]) -> None:
        """The game has gone on."""
        news = list(events)
        for number, event in enumerate(news, len(self.events)):
            if isinstance(event, TurnBegan):
                self.turns.append(number)
        self.events += news
        self._truth.add(news)

    @property
    def over(self) -> bool:
        """Whether the end of the game is among the events."""
        return bool(self.events) and isinstance(self.events[-1], Ended)

    def truth(self, moment: int) -> Truth:
        """The table as it really was."""
        return self._truth.at(moment)

    def seen_by(self, player: int | None) -> list[Event]:
        """The events through a player's eyes, or with open masks."""
        if player is None:
            return list(self.events)
        return [seen(event, player) for event in self.events]


def replay_of(record: Record) -> Replay:
    """Fold a record; RecordError if a choice is impossible."""
    return Replay(record.setup, all_events(record))


def all_events(record: Record) -> list[Event]:
    """Every event of a record, in order; RecordError if a choice is impossible."""
    return [event for game in moments(record) for event in game.events]
