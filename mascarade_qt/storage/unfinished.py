"""The game that *Continue* resumes, and what to say if there is none."""

import contextlib
from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path

from mascarade_qt.engine.record import RecordError
from mascarade_qt.match.loaded import Loaded, load
from mascarade_qt.storage.chosen_programs import chosen
from mascarade_qt.storage.game_lock import BusyError, GameLock, is_free
from mascarade_qt.storage.journal import DAMAGED, NEWER, ODD, save_game
from mascarade_qt.storage.journal_file import JournalError, NewerJournalError, Place, read_journal, stamp
from mascarade_qt.storage.set_aside import set_aside
from mascarade_qt.system.folders import journal_path


@dataclass(frozen=True)
class Unusable:
    """A saved game that can't be continued: `damaged`, `newer` (by a later version), `odd` (not a file).

    `path` is where it is now; only a damaged one has been moved, the others stay until the next new game.
    """

    kind: str
    path: Path


@dataclass(frozen=True)
class Unfinished:
    """The game to continue, if there is one, and the journal it was read from."""

    game: Loaded | None = None
    unusable: Unusable | None = None
    place: Place | None = None


def unfinished_game(known: Unfinished | None = None) -> Unfinished:
    """What Continue would find. Never an error: files that can't be read are reported and kept. `known` is
    the previous answer, which is given again if nothing has changed and the game hasn't been played.
    """
    path = journal_path()
    try:
        if not path.exists():
            return Unfinished()
        if not is_free():  # it is being played right now
            return Unfinished()
        if known is not None and known.place is not None and stamp(path) == known.place.stamp:
            return known
    except OSError:
        pass
    return _found(path)


def _found(path: Path) -> Unfinished:
    """Look without the lock: held even for an instant, it could keep another window's game from beginning."""
    before = None
    try:
        before = stamp(path)
        saved = read_journal(path)
        loaded = replace(load(saved.record, chosen()), seen=saved.seen)
    except FileNotFoundError:
        return Unfinished()
    except NewerJournalError:
        return Unfinished(unusable=Unusable(NEWER, path))
    except (JournalError, RecordError):
        return _damaged(path, before)
    except OSError:
        return Unfinished(unusable=Unusable(ODD, path))
    if not loaded.game.over:
        return Unfinished(loaded, place=saved.place)
    with contextlib.suppress(OSError), _alone():  # it ended, and the program was killed at that moment
        if stamp(path) == saved.place.stamp:
            save_game(saved.record, saved.place.name)
            path.unlink()
    return Unfinished()


def _damaged(path: Path, before: object) -> Unfinished:
    try:
        with _alone():
            if stamp(path) != before:  # a game has begun in another window meanwhile
                return Unfinished()
            path = set_aside(path, DAMAGED)
    except BusyError:
        return Unfinished()
    except OSError:
        pass
    return Unfinished(unusable=Unusable(DAMAGED, path))


@contextlib.contextmanager
def _alone() -> Iterator[None]:
    lock = GameLock()
    try:
        yield
    finally:
        lock.release()
