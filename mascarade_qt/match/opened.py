"""Game files that a person opens. They may come from strangers: nothing in them is run."""

from dataclasses import replace
from os import PathLike

from mascarade_qt.engine.events import Event
from mascarade_qt.engine.game import Game
from mascarade_qt.engine.record import Record, read_record, steps
from mascarade_qt.match.messages import Finale, Role
from mascarade_qt.match.roles import Cast, RolesError, read_cast, with_cast

STRANGER = Role(human=False, level="regular", temperament="even")


def open_game(path: str | PathLike[str]) -> Record | Finale:
    """An unfinished game to go on with, or a finished one with everything open. RecordError if unreadable."""
    record = _harmless(read_record(path))
    game = Game(record.setup)
    events: list[Event] = list(game.events)
    for moment in steps(game, record.choices):
        events += moment.events
    if not game.over:
        return record
    return Finale(record.setup, read_cast(record.setup).roles, tuple(events))


def _harmless(record: Record) -> Record:
    """With roles that can be played here: programs that a file names are never started."""
    try:
        cast = read_cast(record.setup)
    except RolesError:  # it comes from the arena, or another program: the first player is whoever opens it
        others = len(record.setup.players) - 1
        return with_cast(record, Cast((Role(human=True), *[STRANGER] * others)))
    roles = tuple(replace(STRANGER, seed=role.seed) if role.bot else role for role in cast.roles)
    return with_cast(record, replace(cast, roles=roles))
