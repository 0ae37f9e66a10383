"""A game is saved as it goes: every choice is appended to a journal, which becomes a record when it ends."""

import contextlib
import errno
import os
import re
from dataclasses import replace
from datetime import datetime
from io import FileIO
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QLockFile

from mascarade_qt.engine.record import Choice, Record, fold, save_record
from mascarade_qt.match.folders import data_folder, games_folder, journal_path
from mascarade_qt.match.journal_file import (
    JournalError,
    Saved,
    choice_line,
    journal_lines,
    pin_line,
    read_journal,
)

LOCK = "unfinished.lock"
SUFFIX = ".mascarade"
PUT_AWAY = "-unfinished"


class Unfinished(NamedTuple):
    """The game to continue, if there is one, and files that could not be read and were set aside."""

    record: Record | None
    set_aside: tuple[Path, ...] = ()


class Journal:
    """Saves one game (`Log` in core.py). Methods may raise OSError; the game can go on all the same."""

    def __init__(self) -> None:
        self._path = journal_path()
        self._lock: QLockFile | None = None
        self._file: FileIO | None = None
        self._lines: list[str] = []  # all that is, or should be, in the file
        self._name = ""

    def begin(self, record: Record) -> None:
        """Write down what there is. An earlier game that is not this one is put away among the games."""
        self._lock = self._lock or _locked()
        earlier = _read_or_set_aside(self._path)
        if isinstance(earlier, Saved) and _goes_on(earlier.record, record):
            self._name = earlier.name
        elif isinstance(earlier, Saved):
            _put_away(earlier)
        self._name = self._name or _new_name(record)
        self._lines = journal_lines(self._name, record)
        self._rewrite()

    def add(self, choice: Choice, lasting: bool) -> None:
        """Append a choice; where `lasting`, a power cut does not undo it."""
        self._append(choice_line(choice), lasting)

    def pin(self, place: str, text: str) -> None:
        """Append a note."""
        self._append(pin_line(place, text), False)

    def finish(self, record: Record) -> None:
        """The game is over: a record among the games takes the journal's place."""
        _save_game(record, self._name or _new_name(record))
        self._close_file()
        if self._lock is not None:  # else the journal is that of another program
            self._path.unlink(missing_ok=True)
        self.close()

    def close(self) -> None:
        """Leave the game as it stands."""
        self._lines = []
        self._close_file()
        lock, self._lock = self._lock, None
        if lock is not None:
            lock.unlock()

    def _append(self, line: str, lasting: bool) -> None:
        if not self._lines:
            return  # it could not even be begun, and that was told
        self._lines.append(line)
        if self._file is None:
            if lasting:
                self._rewrite()  # the disk was full, perhaps it is not any more
            return
        try:
            _write(self._file, line)
            if lasting:
                os.fsync(self._file.fileno())
        except OSError:
            self._close_file()  # with half a line at its end, which reading tolerates and rewriting mends
            raise

    def _rewrite(self) -> None:
        """The whole file anew; until it is complete, the old one stays."""
        aside = self._path.with_name(self._path.name + ".part")
        try:
            with FileIO(aside, "w") as file:
                _write(file, "".join(self._lines))
                os.fsync(file.fileno())
            aside.replace(self._path)
        except OSError:
            with contextlib.suppress(OSError):
                aside.unlink(missing_ok=True)
            raise
        _flush_folder(self._path.parent)
        self._file = FileIO(self._path, "a")

    def _close_file(self) -> None:
        file, self._file = self._file, None
        if file is not None:
            file.close()


def unfinished_game() -> Unfinished:
    """The game that *Continue* goes on with. What can't be read is set aside and named, never an error."""
    path = journal_path()
    if not path.exists():
        return Unfinished(None)
    try:
        lock = _locked()
    except OSError:  # the game is being played right now, or nothing can be written here anyway
        return Unfinished(None)
    try:
        found = _read_or_set_aside(path)
        if isinstance(found, Path):
            return Unfinished(None, (found,))
        if found is None or not fold(found.record).over:
            return Unfinished(None if found is None else found.record)
        with contextlib.suppress(OSError):  # it ended, and the program was killed in that moment
            _save_game(found.record, found.name)
            path.unlink()
        return Unfinished(None)
    finally:
        lock.unlock()


def discard_unfinished() -> None:
    """Forget the unfinished game; OSError if it can't be, or is being played."""
    lock = _locked()
    try:
        journal_path().unlink(missing_ok=True)
    finally:
        lock.unlock()


def _locked() -> QLockFile:
    """Two programs must not write the same journal. The lock of one that was killed counts for nothing."""
    folder = data_folder()
    folder.mkdir(parents=True, exist_ok=True)
    lock = QLockFile(str(folder / LOCK))
    lock.setStaleLockTime(0)
    if lock.tryLock(0):
        return lock
    if lock.error() == QLockFile.LockError.LockFailedError:
        raise OSError(errno.EBUSY, "another game is running")
    raise OSError(errno.EACCES, os.strerror(errno.EACCES), str(folder))


def _read_or_set_aside(path: Path) -> Saved | Path | None:
    """What is in the journal; or, where it can't be read, how it is called now; or None: there is none."""
    try:
        return read_journal(path)
    except FileNotFoundError:
        return None
    except (JournalError, OSError):
        return _set_aside(path)


def _set_aside(path: Path) -> Path:
    number = 1
    aside = path.with_name(path.name + ".damaged")
    while aside.exists():
        number += 1
        aside = path.with_name(f"{path.name}.damaged.{number}")
    with contextlib.suppress(OSError):  # if it can't be moved, it can't be written over either
        path.rename(aside)
        return aside
    return path


def _goes_on(earlier: Record, record: Record) -> bool:
    """Whether this is the same game, at the same point or later: else the earlier one would be lost."""
    setups = [
        replace(game.setup, extra={key: value for key, value in game.setup.extra.items() if key != "roles"})
        for game in (earlier, record)
    ]
    return setups[0] == setups[1] and record.choices[: len(earlier.choices)] == earlier.choices


def _put_away(saved: Saved) -> None:
    """Keep a game that another one takes the place of, unless nothing has been played yet."""
    if saved.record.choices:
        over = fold(saved.record).over
        _save_game(saved.record, saved.name if over else saved.name + PUT_AWAY)


def _save_game(record: Record, name: str) -> None:
    folder = games_folder()
    folder.mkdir(parents=True, exist_ok=True)
    save_record(record, folder / (name + SUFFIX))


def _new_name(record: Record) -> str:
    """A name for the record, by date and scenario, that no other has."""
    scenario = re.sub(r"[^a-zA-Z0-9]+", "-", str(record.setup.extra.get("scenario", "")))[:40].strip("-")
    name = base = datetime.now().strftime("%Y-%m-%d-%H%M%S") + (f"-{scenario}" if scenario else "")
    number = 1
    while any((games_folder() / (name + end + SUFFIX)).exists() for end in ("", PUT_AWAY)):
        number += 1
        name = f"{base}-{number}"
    return name


def _flush_folder(folder: Path) -> None:
    """Make the renaming last, where the system lets folders be opened."""
    with contextlib.suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def _write(file: FileIO, text: str) -> None:
    data = text.encode("utf-8")
    while data:
        written = file.write(data)
        if not written:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        data = data[written:]
