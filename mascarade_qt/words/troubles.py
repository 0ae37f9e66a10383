"""What went wrong with a game or its files, and what is done about it, in one sentence."""

import errno
from collections.abc import Mapping
from pathlib import Path

from mascarade_qt.engine.plain_text import plain
from mascarade_qt.engine.record import RecordError
from mascarade_qt.match.messages import Trouble
from mascarade_qt.storage.unfinished import Unusable
from mascarade_qt.words.company import Company
from mascarade_qt.words.context import Context

Troubles = Context("Troubles")
LONGEST_PATH = 300

_TROUBLES: Mapping[str, str] = {
    "bot-replaced": Troubles.mark("{name} can’t go on. A simple bot takes over. Details: {why}"),
    "programs-refused": Troubles.mark(
        "Saved games can’t start programs: a medium bot (“regular”) takes over for {names}."
    ),
    "save-failed": Troubles.mark(
        "The game can’t be saved: {why}. Play on: the program tries again after every move."
    ),
    "set-aside": Troubles.mark(
        "An earlier unfinished game couldn’t be moved to your saved games. Its file is kept here: {path}"
    ),
    "coach-gone": Troubles.mark("The coach had to stop and won’t be back this game."),
    "answer-refused": Troubles.mark("That answer isn’t possible. Please choose again."),
}
#: Reasons why a file can’t be saved or opened; they stand after a colon.
_FULL = Troubles.mark("the disk is full")
_CLOSED = Troubles.mark("the folder can’t be written to")
_MISSING = Troubles.mark("the file or folder doesn’t exist")
_LONG = Troubles.mark("the name is too long")
_FORBIDDEN = Troubles.mark("you aren’t allowed to open it")
_NOT_A_GAME = Troubles.mark("it is damaged or isn’t a game")
_UNEXPECTED = Troubles.mark("unexpected error ({details})")
_BUSY = Troubles.mark("another game is open in a second window")
_REASONS: Mapping[int, str] = {
    errno.ENOSPC: _FULL,
    errno.EDQUOT: _FULL,
    errno.EACCES: _CLOSED,
    errno.EPERM: _CLOSED,
    errno.EROFS: _CLOSED,
    errno.EEXIST: _CLOSED,  # something else lies in its place
    errno.ENOTDIR: _CLOSED,
    errno.EBUSY: _BUSY,
    errno.ENOENT: _MISSING,
    errno.ENAMETOOLONG: _LONG,
}
_UNREADABLE: Mapping[int, str] = {
    errno.ENOENT: _MISSING,
    errno.ENAMETOOLONG: _LONG,
    errno.EACCES: _FORBIDDEN,
    errno.EPERM: _FORBIDDEN,
}
_UNOPENED = Troubles.mark("“{file}” can’t be opened: {why}.")
_ANYTHING_ELSE = Troubles.mark("“{file}” isn’t a game or a scenario of Mascarade, or it is damaged.")
_UNUSABLE: Mapping[str, str] = {
    "damaged": Troubles.mark("A saved game is damaged and can’t be resumed. It is kept here: {path}"),
    "newer": Troubles.mark(
        "The unfinished game was saved by a newer version of this program. It is kept here: {path}"
    ),
    "odd": Troubles.mark("The unfinished game can’t be read. The next new game moves it aside: {path}"),
}


_SETTINGS: Mapping[str, str] = {
    "damaged": Troubles.mark(
        "Some settings couldn’t be read and were reset. The old file is kept here: {path}"
    ),
    "odd": Troubles.mark("The settings couldn’t be read and were reset. What was there is kept here: {path}"),
    "read-only": Troubles.mark("Settings can’t be saved; your changes last until you quit. File: {path}"),
    "full": Troubles.mark("The disk is full, so settings can’t be saved; your changes last until you quit."),
}


_STATISTICS: Mapping[str, str] = {
    "replaced": Troubles.mark(
        "The statistics file couldn’t be used, so your saved games were counted again. The old file is kept "
        "here: {path}"
    ),
    "unsaved": Troubles.mark("The statistics can’t be saved; next time, your games will be counted again."),
}


def trouble_text(trouble: Trouble, company: Company) -> str:
    """A match's trouble in words."""
    facts = trouble.facts
    player, players = facts.get("player"), facts.get("players")
    return Troubles.text(
        _TROUBLES[trouble.kind],
        name=company.name(player) if isinstance(player, int) else "",
        names=company.names(players) if isinstance(players, tuple) else "",
        why=_why(facts.get("errno"), str(facts.get("why", ""))),
        path=facts.get("path", ""),
    )


def _why(number: object, said: str) -> str:
    if not isinstance(number, int):
        return said  # a program's own words, shown as details
    reason = _REASONS.get(number)
    return Troubles.text(_UNEXPECTED, details=said) if reason is None else Troubles.text(reason)


def error_text(error: OSError | RecordError) -> str:
    """Why a file can't be read or written; stands after a colon."""
    if isinstance(error, RecordError):
        return Troubles.text(_UNREADABLE.get(error.errno or 0, _NOT_A_GAME))
    return _why(error.errno or 0, error.strerror or str(error))


def unopened_file(path: str | Path, error: RecordError) -> str:
    """Why a file couldn't be opened."""
    known = _UNREADABLE.get(error.errno or 0)
    text = _ANYTHING_ELSE if known is None else _UNOPENED
    return Troubles.text(text, file=file_text(Path(path).name), why=error_text(error))


def file_text(path: str | Path) -> str:
    """A file's path for a message; it may have been named by a stranger."""
    return plain(str(path), LONGEST_PATH)


def unusable_settings(kind: str, path: Path) -> str:
    """What is wrong with the settings."""
    return Troubles.text(_SETTINGS[kind], path=path)


def unusable_statistics(kind: str, path: Path) -> str:
    """What is wrong with the file of the statistics."""
    return Troubles.text(_STATISTICS[kind], path=path)


def unusable_game(found: Unusable) -> str:
    """Why there is nothing to continue."""
    return Troubles.text(_UNUSABLE[found.kind], path=found.path)
