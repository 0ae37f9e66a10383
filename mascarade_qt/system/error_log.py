"""The program's own errors, written down for those who fix them."""

import contextlib
import os
import stat
from datetime import datetime

from mascarade_qt import __version__
from mascarade_qt.system.folders import data_folder

FILE = "errors.log"
MOST_BYTES = 1024 * 1024


def write_down(text: str) -> None:
    """Append to the log, which starts over when it gets large. Failing to write it is no error."""
    path = data_folder() / FILE
    now = datetime.now().astimezone().isoformat(timespec="seconds")
    entry = f"{now} mascarade-qt {__version__}\n{text}\n".encode("utf-8", "backslashreplace")
    with contextlib.suppress(OSError):
        path.parent.mkdir(parents=True, exist_ok=True)
        flags = os.O_WRONLY | os.O_CREAT | os.O_APPEND | getattr(os, "O_NONBLOCK", 0)  # it may be a pipe
        handle = os.open(path, flags, 0o644)
        try:
            found = os.fstat(handle)
            if stat.S_ISREG(found.st_mode):
                if found.st_size > MOST_BYTES:
                    os.ftruncate(handle, 0)
                os.write(handle, entry)
        finally:
            os.close(handle)
