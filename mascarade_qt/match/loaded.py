"""A game loaded from a record, once: checked, folded, and cleared of what strangers may have put into it."""

from collections.abc import Set
from dataclasses import dataclass, replace
from os import PathLike

from mascarade_qt.engine.cast import Cast, Role
from mascarade_qt.engine.events import Event
from mascarade_qt.engine.game import Game
from mascarade_qt.engine.plain_text import plain
from mascarade_qt.engine.record import Record, RecordError, read_record, steps
from mascarade_qt.engine.setup import LONGEST_NAME, Setup
from mascarade_qt.match.messages import Finale, Glimpse
from mascarade_qt.match.roles import REGULAR, admitted


@dataclass(frozen=True)
class Loaded:
    """A game that can be played, by one owner: the game inside moves on."""

    record: Record
    cast: Cast
    game: Game
    events: tuple[Event, ...]  # all events so far, unhidden
    seen: frozenset[Glimpse] = frozenset()  # private sights of the last events that have been shown

    def finale(self) -> Finale:
        """The end of a finished game, with everything revealed."""
        record = self.record
        choices = tuple(record.choices)
        return Finale(record.setup, self.cast.roles, self.events, choices, record.scenario, record.created)


def load(record: Record, programs: Set[str] = frozenset()) -> Loaded:
    """The game of a record, without what it says beyond the rules; RecordError if it can't be played.

    `programs` are those that the person at the screen allowed; the record alone allows none. A regular plays
    in place of any other program that it names.
    """
    if record.cast is None:
        raise RecordError("the record does not say clearly who plays")
    cast = admitted(record.cast, programs)
    setup = _with_plain_names(record.setup)
    record = replace(record, setup=setup, cast=cast, extra={}, setup_extra={})
    game = Game(record.setup)
    events: list[Event] = list(game.events)
    for moment in steps(game, record.choices):
        events += moment.events
    return Loaded(record, cast, game, tuple(events))


def open_game(path: str | PathLike[str]) -> Loaded:
    """The game in a file, which may be a stranger's, so nothing in it is run. RecordError if it is bad."""
    record = read_plain(path)
    if record.cast is None:  # it comes from another program: the person who opens it takes the first seat
        others = tuple(range(1, len(record.setup.players)))
        roles = (Role(human=True), *[REGULAR] * len(others))
        record = replace(record, cast=Cast(roles, strangers=others if "roles" in record.setup_extra else ()))
    return load(record)


def read_plain(path: str | PathLike[str]) -> Record:
    """The record in a file, to be shown and kept; its names hide nothing. RecordError if bad."""
    record = read_record(path)
    return replace(record, setup=_with_plain_names(record.setup))


def _with_plain_names(setup: Setup) -> Setup:
    names = tuple(plain(name, LONGEST_NAME) or str(number) for number, name in enumerate(setup.players, 1))
    return setup if names == setup.players else replace(setup, players=names)
