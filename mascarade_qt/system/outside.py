"""Programs that are not part of the game, and the environment they are started in."""

import os
import shutil
import sys
from pathlib import Path

from mascarade_qt.system.children import players_environment

_LIBRARIES = "LD_LIBRARY_PATH"  # where the built program makes the system look for libraries first


def outside_environment() -> dict[str, str]:
    """The environment for another program: the player's, without the built program's own libraries."""
    found = players_environment()
    if hasattr(sys, "frozen"):
        found.pop(_LIBRARIES, None)
        before = found.pop(f"{_LIBRARIES}_ORIG", None)  # PyInstaller's name for it
        if before is not None:
            found[_LIBRARIES] = before
    return found


def find_program(name: str) -> str | None:
    """Where a program is. One in the current folder has to be named with a path, on Windows too."""
    if sys.platform != "win32":
        return shutil.which(name)
    endings = (
        *os.environ.get("PATHEXT", ".EXE").split(os.pathsep),
        "",
    )  # Python 3.11 doesn't add them to a path
    bare = Path(name).name == name
    folders = filter(os.path.isabs, os.environ.get("PATH", "").split(os.pathsep)) if bare else [""]
    found = (f"{os.path.join(folder, name)}{ending}" for folder in folders for ending in endings)  # noqa: PTH118
    return next(filter(os.path.isfile, found), None)
