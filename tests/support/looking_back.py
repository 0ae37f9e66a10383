"""A short game, looked back on."""

from typing import Any

from mascarade_qt.engine.record import parse_record
from mascarade_qt.history.replay import all_events
from mascarade_qt.history.retrospect import Retrospect
from tests.example_records import encoded, example


def looked_back_on(*choices: Any, **setup: Any) -> Retrospect:
    """The example's table, without opening turns, after these choices."""
    document = example(choices=list(choices))
    document["setup"] |= {"opening_turns": 0, **setup}
    record = parse_record(encoded(document))
    return Retrospect(record.setup, all_events(record))


def passed(*players: int) -> list[Any]:
    """These players contest nothing."""
    return [[player, "contest", False] for player in players]
