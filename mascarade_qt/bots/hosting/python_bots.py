"""Bots written in Python: how they are named and found, and the command that hosts one."""

import re
from collections.abc import Mapping
from typing import TYPE_CHECKING

from mascarade_qt.system.children import python_command

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
    from importlib.metadata import entry_points  # here: it takes as long to import as all the rest

    return {point.name: point for point in entry_points(group=ENTRY_POINTS)}


def host_command(name: str, *options: str) -> list[str]:
    """The command for a bot written in Python."""
    return python_command("mascarade_qt.bots.hosting.host", name, *options)
