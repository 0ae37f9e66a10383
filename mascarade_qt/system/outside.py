"""Programs that are not part of the game, and what they get to know of it."""

import os
import sys

_LIBRARIES = "LD_LIBRARY_PATH"  # where the built program has libraries looked for first


def outside_environment() -> dict[str, str]:
    """The environment for another program: the player's, without the built program's own libraries."""
    found = dict(os.environ)
    if hasattr(sys, "frozen"):
        found.pop(_LIBRARIES, None)
        before = found.pop(f"{_LIBRARIES}_ORIG", None)  # PyInstaller's name for it
        if before is not None:
            found[_LIBRARIES] = before
    return found
