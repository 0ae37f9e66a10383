"""Bots written in Python: how they are named and found, and the command that hosts one."""

import os
import re
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING

import mascarade_qt

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

ENTRY_POINTS = "mascarade_qt.bots"  # the group in which packages offer bots
_FILE = re.compile(r".+\.py:[^\W\d]\w*", re.DOTALL)


class UnknownBotError(ValueError):
    """There is no such bot; the text says why, and which there are."""


def is_file(name: str) -> bool:
    """Whether a name means a class in a file: `file.py:Class`."""
    return _FILE.fullmatch(name) is not None


def installed() -> Mapping[str, "EntryPoint"]:
    """The bots that installed packages offer, by name."""
    from importlib.metadata import entry_points  # here: it takes as long to import as everything else here

    return {point.name: point for point in entry_points(group=ENTRY_POINTS)}


def host_command(name: str, last: str) -> list[str]:
    """The command for a bot written in Python."""
    return [sys.executable, "-m", "mascarade_qt.bots.hosting.host", name, last]


def host_environment() -> dict[str, str]:
    """The environment for that command, which has to find this package however it was found here."""
    root = str(Path(mascarade_qt.__file__).resolve().parent.parent)
    path = os.pathsep.join(filter(None, (root, os.environ.get("PYTHONPATH"))))
    return {**os.environ, "PYTHONPATH": path}
