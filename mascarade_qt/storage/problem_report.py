"""A report for those who fix the program: a file that the player may send or not. Nothing is sent here."""

import platform
import sys
from pathlib import Path

import PySide6
from PySide6.QtCore import QLocale, QSysInfo, qVersion

from mascarade_qt import __version__
from mascarade_qt.engine.files import read_bytes, write_whole
from mascarade_qt.engine.record import Record, RecordError, read_record, record_text
from mascarade_qt.storage.journal_file import JournalError, read_journal
from mascarade_qt.system import error_log
from mascarade_qt.system.folders import data_folder, games_folder, journal_path

REPORT_SUFFIX = ".txt"
MOST_LOG = 200_000  # bytes at the end


def report_text(with_game: bool = False) -> str:
    """Version, system and errors; the last game only if the player agrees: it reveals everything hidden."""
    parts = [
        _part("Program", f"mascarade-qt {__version__}, {'built' if hasattr(sys, 'frozen') else 'installed'}"),
        _part("System", _system()),
        _part("Errors", _errors() or "none"),
    ]
    if with_game:
        game = last_game()
        parts.append(_part("Last game", "none" if game is None else record_text(game)))
    return "\n".join(parts)


def write_report(path: Path, with_game: bool = False) -> Path:
    """Write the report, and return where. May raise OSError."""
    target = path if path.suffix else path.with_name(path.name + REPORT_SUFFIX)
    write_whole(target, report_text(with_game).encode("utf-8", "backslashreplace"))
    return target


def last_game() -> Record | None:
    """The unfinished game, or else the one that ended last."""
    try:
        return read_journal(journal_path()).record
    except (OSError, JournalError):
        pass
    try:
        newest = max(games_folder().glob("*.mascarade"), key=lambda path: path.stat().st_mtime, default=None)
        return None if newest is None else read_record(newest)
    except (OSError, RecordError):
        return None


def _part(title: str, text: str) -> str:
    return f"== {title} ==\n{text.rstrip()}\n"


def _system() -> str:
    return "\n".join(
        (
            f"{QSysInfo.prettyProductName()}, {platform.machine()}",
            f"Python {platform.python_version()}, PySide6 {PySide6.__version__}, Qt {qVersion()}",
            f"Locale {QLocale.system().name()}",
        )
    )


def _errors() -> str:
    """The end of the log, without the name of the user's home folder."""
    try:
        text = read_bytes(data_folder() / error_log.FILE, 2 * error_log.MOST_BYTES).decode("utf-8", "replace")
    except OSError:
        return ""
    return text[-MOST_LOG:].replace(str(Path.home()), "~")
