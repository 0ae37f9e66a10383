"""Where games are kept. MASCARADE_DATA names another folder, for tests and for people who want one."""

import contextlib
import os
import sys
from pathlib import Path

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
    return user_folder("Data", "XDG_DATA_HOME", ".local/share") / FOLDER


def user_folder(kind: str, variable: str, usual: str) -> Path:
    """Where programs keep their data or settings, by Qt's rules; Qt itself is asked on macOS only."""
    if sys.platform == "linux":
        given = Path(os.environ.get(variable, ""))
        return given if given.is_absolute() else Path(os.path.expanduser("~"), usual)  # noqa: PTH111 - Path.home() may raise
    if sys.platform == "win32" and (local := os.environ.get("LOCALAPPDATA")):
        return Path(local)
    from PySide6.QtCore import QStandardPaths

    where = QStandardPaths.StandardLocation[f"Generic{kind}Location"]
    return Path(QStandardPaths.writableLocation(where))


def journal_path() -> Path:
    """The file of the game in progress, or of the one that was interrupted."""
    return data_folder() / JOURNAL


def games_folder() -> Path:
    """The folder of finished games, and of those put away in favour of another."""
    return data_folder() / "games"


def put_away_games() -> int:
    """How many of the kept games are unfinished, because others took their place."""
    with contextlib.suppress(OSError):
        return sum(1 for _ in games_folder().glob(f"*{PUT_AWAY}{GAME_SUFFIX}"))
    return 0
