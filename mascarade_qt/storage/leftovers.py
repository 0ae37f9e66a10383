"""Files left behind by a program that was killed while writing: they never got their names."""

import contextlib
import os
import re
import time
from pathlib import Path

from mascarade_qt.system.folders import data_folder, games_folder

OLD = 3600  # seconds; another window may be writing right now
_OURS = re.compile(r"\.(mascarade-[0-9a-f]{16}|[a-z0-9_]{8})\.part")  # the latter are from version 0.1


def remove_leftovers() -> None:
    """Remove them from our own folders. Those that can't be removed do no harm."""
    data = data_folder()
    for folder in (data, games_folder(), data / "scenarios"):
        with contextlib.suppress(OSError), os.scandir(folder) as entries:
            for entry in entries:
                if _OURS.fullmatch(entry.name):
                    with contextlib.suppress(OSError):
                        _remove_if_old(entry)


def _remove_if_old(entry: "os.DirEntry[str]") -> None:
    written = entry.stat(follow_symlinks=False).st_mtime
    if entry.is_file(follow_symlinks=False) and time.time() - written > OLD:
        Path(entry).unlink()
