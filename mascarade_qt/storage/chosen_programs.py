"""Which programs may play: those that the person at this screen has named in New game, and no others.

Continue needs them after a restart and can't trust the journal, which a stranger may have put there. So they
are remembered beside the user's other settings, not in the data folder, which may be shared or copied from
elsewhere; and with the folder they were named in, because `mine.py:Mine` means another file in another
folder.
"""

import json
import os
from collections.abc import Iterable
from pathlib import Path

from mascarade_qt.engine.files import read_bytes, write_whole
from mascarade_qt.storage.set_aside import set_aside
from mascarade_qt.system.folders import user_folder

FILE = "mascarade-qt-programs.json"
VARIABLE = "MASCARADE_CONFIG"
MOST_BYTES = 256 * 1024
MOST_KEPT = 100


def path() -> Path:
    """The file in which they are remembered."""
    given = os.environ.get(VARIABLE)
    folder = Path(given) if given else user_folder("Config", "XDG_CONFIG_HOME", ".config")
    return folder / FILE


def remember(programs: Iterable[str]) -> None:
    """The person has named these. If that can't be written down, they may play in this game only."""
    here, found = _here(), _read()
    known = list(found or [])
    for program in programs:
        entry = [here, program]
        if entry in known:
            known.remove(entry)
        known.append(entry)
    if known != (found or []):
        target = path()
        try:
            target.parent.mkdir(parents=True, exist_ok=True)
            if found is None:
                set_aside(target, "damaged")
            write_whole(target, json.dumps(known[-MOST_KEPT:], indent=1).encode("ascii"), mode=0o600)
        except OSError:
            return


def chosen() -> frozenset[str]:
    """What the person has named before in this folder."""
    here = _here()
    return frozenset(program for folder, program in _read() or [] if here and folder == here)


def _here() -> str:
    try:
        return str(Path.cwd())
    except OSError:  # the folder has been deleted
        return ""


def _read() -> list[list[str]] | None:
    """What the file says; None if it isn't ours."""
    try:
        found = json.loads(read_bytes(path(), MOST_BYTES) or b"[]")
    except FileNotFoundError:
        return []
    except (OSError, ValueError, RecursionError):
        return None
    if not isinstance(found, list):
        return None
    return [
        entry
        for entry in found
        if isinstance(entry, list) and len(entry) == 2 and all(isinstance(word, str) for word in entry)
    ]
