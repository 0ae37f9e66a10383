"""Saves a game as it goes: every choice is appended to a journal, which becomes a record at the end."""

import contextlib
import errno
import os
from dataclasses import replace
from datetime import datetime
from io import FileIO
from pathlib import Path

from mascarade_qt.engine.files import write_whole
from mascarade_qt.engine.record import Choice, Record, RecordError, fold, save_record
from mascarade_qt.match.messages import Glimpse
from mascarade_qt.storage.game_lock import GameLock
from mascarade_qt.storage.journal_file import (
    JournalError,
    NewerJournalError,
    Place,
    Saved,
    body_lines,
    choice_line,
    name_line,
    pin_line,
    read_journal,
    seen_line,
    stamp,
)
from mascarade_qt.storage.library import slug
from mascarade_qt.storage.set_aside import made_folder, set_aside
from mascarade_qt.system.folders import GAME_SUFFIX, PUT_AWAY, games_folder, journal_path

DAMAGED, NEWER, ODD = "damaged", "newer", "odd"
UNKEPT = "unkept"  # could be read, but not written as a record
PATIENCE = 0.5  # seconds; another window looking for a game to continue holds the lock for an instant


class Journal:
    """Saves one game (`Log` in match.py). Methods may raise OSError; the game can go on regardless.

    If the file can't be written, everything is kept in memory, and writing is tried again with every lasting
    choice.
    """

    def __init__(self, place: Place | None = None) -> None:
        """`place`: the journal of this very game, if it was read from one."""
        self.put_away = False  # an earlier game is now among the kept ones
        self.left: Path | None = None  # where the game is, once it has been left
        self._place = place
        self._path = journal_path()
        self._lock: GameLock | None = None
        self._file: FileIO | None = None
        self._lines: list[str] = []  # all lines that are, or should be, in the file below the name
        self._name = ""
        self._record: Record | None = None
        self._ours = False  # the file at the path is this game

    def begin(self, record: Record) -> Path | None:
        """Write down the game so far. If another game is in the way, it is put away among the kept games.

        If it can't be kept, returns where it was set aside.
        """
        self._record = replace(record, choices=list(record.choices))
        self._lines = body_lines(record)
        return self._take_place(record)

    def add(self, choice: Choice, lasting: bool) -> Path | None:
        """Append a choice; a power cut does not undo a `lasting` one. Returns the same as `begin`."""
        if self._record is None:
            return None
        self._record.choices.append(choice)
        return self._append(choice_line(choice), lasting)

    def pin(self, place: str, text: str) -> None:
        """Append a note."""
        if self._record is not None:
            self._append(pin_line(place, text), False)

    def see(self, glimpse: Glimpse) -> None:
        """Append what a person has seen behind the curtain."""
        if self._record is not None:
            self._append(seen_line(glimpse), False)

    def finish(self, record: Record) -> None:
        """The game is over: a record among the kept games replaces the journal."""
        save_game(record, self._name or _new_name(record))
        self._record = None
        lies_there = self._ours and (self._file is None or self._is_there(self._file))
        self._close_file()
        if lies_there:
            self._path.unlink(missing_ok=True)
        self.close()

    def close(self) -> None:
        """Leave the game as it stands; one that could never be written is put among the kept games."""
        record = self._record
        try:
            if record is not None and self._ours:
                if not (self._file and self._is_there(self._file)):
                    self._restore_or_put_away(record)
                self.left = self.left or self._path
            elif record is not None and record.choices:
                self.left = save_game(record, (self._name or _new_name(record)) + PUT_AWAY)
        finally:
            self._record, self._ours = None, False
            self._close_file()
            self._unlock()

    def _restore_or_put_away(self, record: Record) -> None:
        """The file is incomplete, and no further choice will complete it."""
        try:
            self._restore()
        except OSError:
            if not record.choices:
                raise
            self.left = save_game(record, self._name + PUT_AWAY)

    def _take_place(self, record: Record) -> Path | None:
        """Move what is there out of the way, and only then write."""
        if self._lock is not None and not self._lock.is_there():
            self._unlock()
        self._lock = self._lock or GameLock(PATIENCE)
        aside: Path | None = None
        name = self._known_name()
        try:
            if not name:
                earlier = read_journal(self._path)
                if _goes_on(earlier.record, record):
                    name = earlier.place.name
                else:
                    aside = self._make_room(earlier)
        except FileNotFoundError:
            pass
        except NewerJournalError:
            aside = set_aside(self._path, NEWER)
        except (JournalError, RecordError):
            aside = set_aside(self._path, DAMAGED)
        except OSError:
            if not _is_odd(self._path):
                raise
            aside = set_aside(self._path, ODD)
        if name:
            self._ours = True
        self._name = name or self._name or _new_name(record)
        self._rewrite()
        self._ours = True
        return aside

    def _known_name(self) -> str:
        """The name of this game, if its journal is as it was read: it needn't be read again."""
        place, self._place = self._place, None
        with contextlib.suppress(OSError):
            if place is not None and stamp(self._path) == place.stamp:
                return place.name
        return ""

    def _make_room(self, earlier: Saved) -> Path | None:
        """Keep a game that another one replaces, unless nothing has been played yet."""
        if not earlier.record.choices:
            return None
        name = earlier.place.name
        try:
            save_game(earlier.record, name if fold(earlier.record).over else name + PUT_AWAY)
        except OSError as error:
            if error.errno != errno.EFBIG:  # that won't change; anything else may
                raise
            return set_aside(self._path, UNKEPT)
        self.put_away = True
        return None

    def _append(self, line: str, lasting: bool) -> Path | None:
        self._lines.append(line)
        if not self._ours:
            return self._take_place(self._record) if lasting and self._record is not None else None
        if self._file is None or (lasting and not self._is_there(self._file)):
            # The disk was full, or the file was deleted: perhaps it can be written now.
            return self._restore() if lasting else None
        self._write_on(self._file, line, lasting)
        return None

    def _write_on(self, file: FileIO, line: str, lasting: bool) -> None:
        try:
            _write(file, line)
            if lasting:
                os.fsync(file.fileno())
        except OSError:
            self._close_file()  # perhaps with half a line, which readers tolerate and rewriting repairs
            raise

    def _is_there(self, file: FileIO) -> bool:
        """Whether the file is still where it was written: the folder may have been deleted or replaced."""
        try:
            return os.path.samestat(self._path.stat(), os.fstat(file.fileno()))
        except OSError:
            return False

    def _restore(self) -> Path | None:
        """Write the file again. There may be another game by now; only if not, the file is ours."""
        self._close_file()
        self._ours = False
        return self._take_place(self._record) if self._record is not None else None

    def _rewrite(self) -> None:
        write_whole(self._path, "".join([name_line(self._name), *self._lines]).encode("utf-8"), mode=0o600)
        self._file = FileIO(self._path, "a")

    def _close_file(self) -> None:
        file, self._file = self._file, None
        if file is not None:
            file.close()

    def _unlock(self) -> None:
        lock, self._lock = self._lock, None
        if lock is not None:
            lock.release()


def save_game(record: Record, name: str) -> Path:
    """Save a game among the kept ones, and return where. OSError if that fails."""
    path = made_folder(games_folder()) / (name + GAME_SUFFIX)
    try:
        save_record(record, path)
    except ValueError as error:  # it couldn't be read back
        raise OSError(errno.EFBIG, str(error)) from None
    return path


def _is_odd(path: Path) -> bool:
    """Whether there is something other than a file: a folder, a pipe."""
    return path.exists() and not path.is_file()


def _goes_on(earlier: Record, record: Record) -> bool:
    """Whether this is the same game, as far along or further: otherwise the earlier one would be lost."""
    one, other = (replace(game, choices=[], cast=None) for game in (earlier, record))
    return one == other and record.choices[: len(earlier.choices)] == earlier.choices


def _new_name(record: Record) -> str:
    """A new name for the record, from date and scenario."""
    name = base = f"{datetime.now():%Y-%m-%d-%H%M%S} {slug(record.scenario)}".strip().replace(" ", "-")
    number = 1
    while _is_taken(name):
        number += 1
        name = f"{base}-{number}"
    return name


def _is_taken(name: str) -> bool:
    with contextlib.suppress(OSError):
        return any((games_folder() / (name + end + GAME_SUFFIX)).exists() for end in ("", PUT_AWAY))
    return False


def _write(file: FileIO, text: str) -> None:
    data = text.encode("utf-8")
    while data:
        written = file.write(data)
        if not written:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        data = data[written:]
