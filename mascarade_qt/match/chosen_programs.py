"""Which programs may play: those that the person at this screen has named in New game, and no other.

Continue needs to know them after a restart, and can't take the journal's word for it: somebody else may have
put it there. So they are remembered beside the user's other settings, not in the data folder, which may be
shared or copied from elsewhere; and with the folder they were named in, because `mine.py:Mine` means another
file in another folder.
"""

import json
import os
from collections.abc import Iterable
from pathlib import Path

from PySide6.QtCore import QStandardPaths

from mascarade_qt.engine.files import read_bytes, write_whole

FILE = "mascarade-qt-programs.json"
VARIABLE = "MASCARADE_CONFIG"
MOST_BYTES = 256 * 1024
MOST_KEPT = 100


def path() -> Path:
    """The file in which they are remembered."""
    given = os.environ.get(VARIABLE)
    where = QStandardPaths.StandardLocation.GenericConfigLocation
    return Path(given or QStandardPaths.writableLocation(where)) / FILE


def remember(programs: Iterable[str]) -> None:
    """The person has named these. If that can't be written down, they play in this game and no other."""
    here = _here()
    known = _known()
    for program in programs:
        entry = [here, program]
        if entry in known:
            known.remove(entry)
        known.append(entry)
    if known != _known():
        target = path()
        try:
            target.parent.mkdir(parents=True, exist_ok=True)
            write_whole(target, json.dumps(known[-MOST_KEPT:], indent=1).encode("ascii"), mode=0o600)
        except OSError:
            return


def chosen() -> frozenset[str]:
    """What the person has named in this folder before."""
    here = _here()
    return frozenset(program for folder, program in _known() if here and folder == here)


def _here() -> str:
    try:
        return str(Path.cwd())
    except OSError:  # the folder has been deleted
        return ""


def _known() -> list[list[str]]:
    try:
        found = json.loads(read_bytes(path(), MOST_BYTES))
    except (OSError, ValueError, RecursionError):
        return []
    if not isinstance(found, list):
        return []
    return [
        entry
        for entry in found
        if isinstance(entry, list) and len(entry) == 2 and all(isinstance(word, str) for word in entry)
    ]
