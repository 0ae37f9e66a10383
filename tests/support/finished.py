"""Finished games of the collection, as a match tells them."""

from pathlib import Path

from mascarade_qt.engine.cast import Role
from mascarade_qt.engine.record import read_record
from mascarade_qt.history.replay import all_events
from mascarade_qt.match.messages import Finale

RECORDS = Path(__file__).resolve().parents[1] / "records"


def finale(name: str, people: int = 1) -> Finale:
    """A game of the collection, as the match tells it."""
    record = read_record(RECORDS / f"{name}.mascarade")
    players = range(len(record.setup.players))
    roles = tuple(Role(human=player < people) for player in players)
    return Finale(record.setup, roles, tuple(all_events(record)), tuple(record.choices))
