"""Where games are kept. MASCARADE_DATA names another folder, for tests and for anybody who wants one."""

import contextlib
import os
from pathlib import Path

from PySide6.QtCore import QStandardPaths

FOLDER = "mascarade-qt"
JOURNAL = "unfinished.journal"
GAME_SUFFIX = ".mascarade"
PUT_AWAY = "-unfinished"
VARIABLE = "MASCARADE_DATA"


def data_folder() -> Path:
    """The folder for everything the program writes; it may not exist yet.

    Not AppDataLocation: that depends on how the application object was named, and on whether there is one.
    """
    given = os.environ.get(VARIABLE)
    if given:
        return Path(given)
    where = QStandardPaths.StandardLocation.GenericDataLocation
    return Path(QStandardPaths.writableLocation(where)) / FOLDER


def journal_path() -> Path:
    """The file of the game in progress, or of the one that was left."""
    return data_folder() / JOURNAL


def games_folder() -> Path:
    """The folder of finished games, and of those put away in favour of another."""
    return data_folder() / "games"


def put_away_games() -> int:
    """How many of the kept games are unfinished, because others took their place."""
    with contextlib.suppress(OSError):
        return sum(1 for _ in games_folder().glob(f"*{PUT_AWAY}{GAME_SUFFIX}"))
    return 0
