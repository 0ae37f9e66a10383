"""The game that *Continue* goes on with, and what to say if there is none."""

import contextlib
from dataclasses import dataclass
from pathlib import Path

from mascarade_qt.engine.record import RecordError
from mascarade_qt.match.loaded import Loaded, load
from mascarade_qt.match.roles import RolesError
from mascarade_qt.storage.chosen_programs import chosen
from mascarade_qt.storage.game_lock import BusyError, GameLock
from mascarade_qt.storage.journal import DAMAGED, NEWER, ODD, save_game
from mascarade_qt.storage.journal_file import JournalError, NewerJournalError, read_journal
from mascarade_qt.storage.set_aside import set_aside
from mascarade_qt.system.folders import journal_path


@dataclass(frozen=True)
class Unusable:
    """A saved game that can't be continued: `damaged`, `newer` (by a later version), `odd` (not a file).

    `path` is where it is now; only a damaged one has been moved, the others wait for the next new game.
    """

    kind: str
    path: Path


@dataclass(frozen=True)
class Unfinished:
    """The game to continue, if there is one."""

    game: Loaded | None = None
    unusable: Unusable | None = None


def unfinished_game() -> Unfinished:
    """What Continue would find. Never an error: what can't be read is reported, and kept."""
    path = journal_path()
    lock = None
    try:
        if not path.exists():
            return Unfinished()
        lock = GameLock()
    except BusyError:  # it is being played right now
        return Unfinished()
    except OSError:  # read-only, but one can play on regardless
        pass
    try:
        return _found(path)
    finally:
        if lock is not None:
            lock.release()


def _found(path: Path) -> Unfinished:
    try:
        saved = read_journal(path)
        loaded = load(saved.record, chosen())
    except FileNotFoundError:
        return Unfinished()
    except NewerJournalError:
        return Unfinished(unusable=Unusable(NEWER, path))
    except (JournalError, RecordError, RolesError):
        with contextlib.suppress(OSError):
            path = set_aside(path, DAMAGED)
        return Unfinished(unusable=Unusable(DAMAGED, path))
    except OSError:
        return Unfinished(unusable=Unusable(ODD, path))
    if not loaded.game.over:
        return Unfinished(loaded)
    with contextlib.suppress(OSError):  # it ended, and the program was killed at that moment
        save_game(saved.record, saved.name)
        path.unlink()
    return Unfinished()
