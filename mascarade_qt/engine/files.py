"""Files, read with care and written all or nothing."""

import contextlib
import errno
import os
import stat
import threading
from pathlib import Path

NEW_FILE_MODE = 0o644  # less what the user's umask takes away
_NEW_FILE = os.O_WRONLY | os.O_CREAT | os.O_EXCL | getattr(os, "O_BINARY", 0)
# Windows doesn't replace a file that a virus scanner, say, has open: try again after these pauses (s).
PAUSES = (0.01, 0.02, 0.05, 0.1, 0.2, 0.5) if os.name == "nt" else ()


def read_bytes(path: str | os.PathLike[str], most: int) -> bytes:
    """The contents of a file, up to one byte more than allowed. OSError if it isn't a regular file.

    Opening a pipe would block until something writes to it, and a device may never end.
    """
    file = Path(path)
    try:
        mode = file.stat().st_mode
    except ValueError:  # a NUL in the name
        raise FileNotFoundError(errno.ENOENT, "no such file") from None
    if not stat.S_ISREG(mode):
        raise OSError(errno.EINVAL, "not a file")
    with file.open("rb") as opened:
        return opened.read(most + 1)


def write_whole(path: str | os.PathLike[str], data: bytes, mode: int = NEW_FILE_MODE) -> None:
    """Write a file so that it is always either the old or the new one, even after a power cut.

    A link stays a link, and an existing file keeps its mode.
    """
    target = Path(os.path.realpath(path))
    known = stat.S_IMODE(target.stat().st_mode) if target.exists() else None
    aside = target.with_name(f".mascarade-{os.urandom(8).hex()}.part")
    handle = os.open(aside, _NEW_FILE, mode if known is None else 0o600)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        if known is not None:
            aside.chmod(known)
        _put_in_place(aside, target)
    except BaseException:
        aside.unlink(missing_ok=True)
        raise
    _flush_folder(target.parent)


def _put_in_place(aside: Path, target: Path) -> None:
    for seconds in PAUSES:
        with contextlib.suppress(PermissionError):
            aside.replace(target)
            return
        threading.Event().wait(seconds)
    aside.replace(target)


def _flush_folder(folder: Path) -> None:
    """Make a rename permanent, on systems that can open folders."""
    with contextlib.suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
