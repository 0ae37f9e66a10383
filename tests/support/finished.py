"""Finished games of the collection, as a match tells them."""

from pathlib import Path

from mascarade_qt.engine.cast import Role
from mascarade_qt.engine.game import Game
from mascarade_qt.engine.record import read_record, steps
from mascarade_qt.match.messages import Finale

RECORDS = Path(__file__).resolve().parents[1] / "records"


def finale(name: str, people: int = 1) -> Finale:
    """A game of the collection, as the match tells it."""
    record = read_record(RECORDS / f"{name}.mascarade")
    game = Game(record.setup)
    events = list(game.events)
    for after in steps(game, record.choices):
        events += after.events
    players = range(len(record.setup.players))
    roles = tuple(Role(human=player < people) for player in players)
    return Finale(record.setup, roles, tuple(events), tuple(record.choices))
