"""Processes that run our code: they import what we import, nothing from the current folder, and end with us.

The folder in which a game is opened may hold anything, even a `multiprocessing.py`.
"""

import os
import sys
import threading
from pathlib import Path

import mascarade_qt

_SAFE_PATH = "PYTHONSAFEPATH"
_OURS = "mascarade-qt"  # any value will do; this one shows that we set it, not the player


def shut_out_current_folder() -> None:
    """From now on, processes started by multiprocessing don't look for modules in the current folder."""
    if not os.environ.get(_SAFE_PATH):
        os.environ[_SAFE_PATH] = _OURS


def python_command(module: str, *arguments: str) -> list[str]:
    """The command that runs a module of ours. The built program never looks into the current folder."""
    options = [] if hasattr(sys, "frozen") else ["-P"]
    return [sys.executable, *options, "-m", module, *arguments]


def python_environment() -> dict[str, str]:
    """The environment for that command, which has to find this package the way it was found here."""
    root = str(Path(mascarade_qt.__file__).resolve().parent.parent)
    path = os.pathsep.join(filter(None, (root, os.environ.get("PYTHONPATH"))))
    return {**players_environment(), "PYTHONPATH": path}


def players_environment() -> dict[str, str]:
    """Our environment as the player set it: a program of theirs may well import what lies beside it."""
    found = dict(os.environ)
    if found.get(_SAFE_PATH) == _OURS:
        del found[_SAFE_PATH]
    return found


def end_with_parent() -> None:
    """From now on this process ends with its parent, even if that is killed while a bot is thinking here."""
    threading.Thread(target=_wait_for_parent, name="end with parent", daemon=True).start()


def _wait_for_parent() -> None:
    from multiprocessing import parent_process  # home does without it

    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
