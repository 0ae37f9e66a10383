"""A game loaded from a record, once: checked, folded, and rid of whatever strangers may have put into it."""

from collections.abc import Set
from dataclasses import dataclass, replace
from os import PathLike

from mascarade_qt.engine.events import Event
from mascarade_qt.engine.game import Game
from mascarade_qt.engine.plain_text import plain
from mascarade_qt.engine.record import Record, read_record, steps
from mascarade_qt.engine.setup import LONGEST_NAME, Setup
from mascarade_qt.match.messages import Finale, Role
from mascarade_qt.match.roles import REGULAR, Cast, RolesError, read_cast, with_cast


@dataclass(frozen=True)
class Loaded:
    """A game that can be played. Whoever plays it owns it: the game inside moves on."""

    record: Record
    cast: Cast
    game: Game
    events: tuple[Event, ...]  # all events so far, unhidden

    def finale(self) -> Finale:
        """The end of a finished game, with everything revealed."""
        return Finale(self.record.setup, self.cast.roles, self.events, tuple(self.record.choices))


def load(record: Record, programs: Set[str] = frozenset()) -> Loaded:
    """The game of a record; RolesError or RecordError if it can't be played.

    `programs` are those that may be started because the person at the screen said so, never because the
    record does: a regular plays for any other that it names.
    """
    cast = read_cast(record.setup, programs)
    record = with_cast(replace(record, setup=_with_plain_names(record.setup)), cast)
    game = Game(record.setup)
    events: list[Event] = list(game.events)
    for moment in steps(game, record.choices):
        events += moment.events
    return Loaded(record, cast, game, tuple(events))


def open_game(path: str | PathLike[str]) -> Loaded:
    """A file that somebody opens. It may be a stranger's, so nothing in it is run. RecordError if bad."""
    record = read_plain(path)
    try:
        read_cast(record.setup)
    except RolesError:  # it comes from another program: the first player is whoever opens it
        others = range(1, len(record.setup.players))
        loaded = load(with_cast(record, Cast((Role(human=True), *[REGULAR] * len(others)))))
        named = record.setup.extra.get("roles") is not None  # it says who plays, but makes no sense
        return replace(loaded, cast=replace(loaded.cast, strangers=tuple(others) if named else ()))
    return load(record)


def read_plain(path: str | PathLike[str]) -> Record:
    """The record in a file, to be shown and kept: nothing is hidden in its names. RecordError if bad."""
    record = read_record(path)
    return replace(record, setup=_with_plain_names(record.setup))


def _with_plain_names(setup: Setup) -> Setup:
    names = tuple(plain(name, LONGEST_NAME) or str(number) for number, name in enumerate(setup.players, 1))
    return setup if names == setup.players else replace(setup, players=names)
