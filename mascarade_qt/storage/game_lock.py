"""Two programs must not write the same journal.

The system holds the lock and releases it when the program ends, however it ends; the file's contents mean
nothing, so they can't be wrong.
"""

import contextlib
import errno
import os
import stat
import sys
from pathlib import Path

from mascarade_qt.storage.set_aside import set_aside
from mascarade_qt.system.folders import data_folder

FILE = "unfinished.lock"


class BusyError(OSError):
    """Another program is playing."""


class GameLock:
    """Held from creation until `release`. BusyError if somebody else holds it, OSError if it can't be had."""

    def __init__(self) -> None:
        folder = data_folder()
        folder.mkdir(parents=True, exist_ok=True)
        self._path = folder / FILE
        self._handle = _opened(self._path)
        try:
            _lock(self._handle)
        except BaseException:
            os.close(self._handle)
            raise

    def is_there(self) -> bool:
        """Whether it still keeps others out: the file may have been deleted."""
        try:
            found = self._path.stat()
        except OSError:
            return False
        return os.path.samestat(found, os.fstat(self._handle))

    def release(self) -> None:
        """Let others play."""
        os.close(self._handle)


def _opened(path: Path) -> int:
    flags = os.O_CREAT | getattr(os, "O_NONBLOCK", 0)  # a pipe would wait for the other end
    with contextlib.suppress(FileNotFoundError):
        if not stat.S_ISREG(path.stat().st_mode):
            set_aside(path, "odd")
    try:
        return os.open(path, flags | os.O_RDWR, 0o644)
    except PermissionError:
        return os.open(path, os.O_RDONLY)  # an existing file can still be locked


def _lock(handle: int) -> None:
    try:
        if sys.platform == "win32":
            import msvcrt

            msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        if error.errno in (errno.EWOULDBLOCK, errno.EACCES, errno.EDEADLK):
            raise BusyError(errno.EBUSY, "another game is running") from None
        # Some network folders don't support locks.
        if error.errno not in (errno.ENOLCK, errno.ENOTSUP, errno.ENOSYS):
            raise
