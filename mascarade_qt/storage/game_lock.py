"""Two programs must not write the same journal.

The system holds the lock and releases it when the program ends, however it ends. We don't read the file;
earlier versions take it for a QLockFile, so it names its owner the way those do, and it is deleted with the
lock.
"""

import contextlib
import errno
import os
import platform
import stat
import sys
import time
from pathlib import Path

from mascarade_qt.storage.set_aside import set_aside
from mascarade_qt.system.folders import data_folder

FILE = "unfinished.lock"
PAUSE = 0.005  # seconds between two tries
_TAKEN = (errno.EWOULDBLOCK, errno.EACCES, errno.EDEADLK, 0)  # 0 is what Wine says


class BusyError(OSError):
    """Another program is playing."""


class GameLock:
    """Held from creation until `release`.

    BusyError if another program holds it, OSError if it can't be locked.
    """

    def __init__(self, patience: float = 0.0) -> None:
        """`patience`: for how many seconds to try."""
        folder = data_folder()
        folder.mkdir(parents=True, exist_ok=True)
        self._path = folder / FILE
        self._handle = _patiently_locked(self._path, patience)
        with contextlib.suppress(OSError):  # a full disk, or a file that can only be read
            os.ftruncate(self._handle, 0)
            os.write(self._handle, _owner().encode("utf-8", "replace"))

    def is_there(self) -> bool:
        """Whether it still keeps others out; it doesn't if the file has been deleted."""
        return _leads_to(self._path, self._handle)

    def release(self) -> None:
        """Let others play."""
        with contextlib.suppress(OSError):
            if sys.platform != "win32" and self.is_there():
                self._path.unlink()
        os.close(self._handle)
        if sys.platform == "win32":  # an open file can't be deleted there, not even by its owner
            with contextlib.suppress(OSError):
                self._path.unlink()


def is_free() -> bool:
    """Whether nobody is playing at this moment."""
    try:
        GameLock().release()
    except BusyError:
        return False
    except OSError:  # read-only, but that doesn't stop anyone from playing
        pass
    return True


def _owner() -> str:
    return f"{os.getpid()}\nmascarade-qt\n{platform.node()}\n"


def _patiently_locked(path: Path, patience: float) -> int:
    until = time.monotonic() + patience
    while True:
        try:
            return _locked(path)
        except BusyError:
            if time.monotonic() >= until:
                raise
        time.sleep(PAUSE)


def _locked(path: Path) -> int:
    while True:
        handle = _opened(path)
        try:
            _lock(handle)
        except BaseException:
            os.close(handle)
            raise
        if _leads_to(path, handle):
            return handle
        os.close(handle)  # it was deleted between opening and locking, by its last owner


def _leads_to(path: Path, handle: int) -> bool:
    try:
        return os.path.samestat(path.stat(), os.fstat(handle))
    except OSError:
        return False


def _opened(path: Path) -> int:
    flags = os.O_CREAT | getattr(os, "O_NONBLOCK", 0)  # opening a pipe would wait for the other end
    with contextlib.suppress(FileNotFoundError):
        if not stat.S_ISREG(path.stat().st_mode):
            set_aside(path, "odd")
    try:
        return os.open(path, flags | os.O_RDWR, 0o644)
    except PermissionError:
        try:
            return os.open(path, os.O_RDONLY)  # an existing file can still be locked
        except OSError:
            if sys.platform != "win32":
                raise
            raise BusyError(errno.EBUSY, "another game is ending") from None  # and is deleting the file


def _lock(handle: int) -> None:
    try:
        if sys.platform == "win32":
            import msvcrt

            msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        if error.errno in _TAKEN:
            raise BusyError(errno.EBUSY, "another game is running") from None
        # Some network folders don't support locks.
        if error.errno not in (errno.ENOLCK, errno.ENOTSUP, errno.ENOSYS):
            raise
