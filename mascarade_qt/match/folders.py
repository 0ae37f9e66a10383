"""Where games are kept. MASCARADE_DATA names another folder, for tests and whoever wants it elsewhere."""

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
    """The folder for all that the program writes; it need not exist yet.

    Not AppDataLocation: that depends on how the application object was named, and on whether there is one.
    """
    given = os.environ.get(VARIABLE)
    if given:
        return Path(given)
    where = QStandardPaths.StandardLocation.GenericDataLocation
    return Path(QStandardPaths.writableLocation(where)) / FOLDER


def journal_path() -> Path:
    """The file of the game that is being played, or was left."""
    return data_folder() / JOURNAL


def games_folder() -> Path:
    """The folder of finished games, and of those that were put away for another."""
    return data_folder() / "games"


def put_away_games() -> int:
    """How many unfinished games lie among the games, because others took their place."""
    with contextlib.suppress(OSError):
        return sum(1 for _ in games_folder().glob(f"*{PUT_AWAY}{GAME_SUFFIX}"))
    return 0
