"""What went wrong with a game or its files, in one sentence that also says what is done about it."""

import errno
from collections.abc import Mapping
from pathlib import Path

from mascarade_qt.match.messages import Trouble
from mascarade_qt.match.unfinished import Unusable
from mascarade_qt.words.company import Company
from mascarade_qt.words.linguist import QT_TRANSLATE_NOOP, Context

Troubles = Context("Troubles")

_TROUBLES: Mapping[str, str] = {
    "bot-replaced": QT_TRANSLATE_NOOP("Troubles", "{name} can’t go on ({why}). A simple bot takes over."),
    "programs-refused": QT_TRANSLATE_NOOP(
        "Troubles", "Saved games don’t start programs: a regular plays for {names}."
    ),
    "save-failed": QT_TRANSLATE_NOOP(
        "Troubles", "The game can’t be saved: {why}. Play on: it is tried again with every move."
    ),
    "coach-gone": QT_TRANSLATE_NOOP("Troubles", "The coach can’t go on and says nothing more in this game."),
    "answer-refused": QT_TRANSLATE_NOOP("Troubles", "This answer is not possible; please choose again."),
}
#: Reasons why something can’t be saved; they stand after a colon.
_FULL = QT_TRANSLATE_NOOP("Troubles", "the disk is full")
_CLOSED = QT_TRANSLATE_NOOP("Troubles", "the folder can’t be written to")
_BUSY = QT_TRANSLATE_NOOP("Troubles", "another game is being played in a second window")
_REASONS: Mapping[int, str] = {
    errno.ENOSPC: _FULL,
    errno.EDQUOT: _FULL,
    errno.EACCES: _CLOSED,
    errno.EPERM: _CLOSED,
    errno.EROFS: _CLOSED,
    errno.EBUSY: _BUSY,
}
_UNUSABLE: Mapping[str, str] = {
    "damaged": QT_TRANSLATE_NOOP(
        "Troubles", "A saved game is damaged and can’t be continued; it is kept here: {path}"
    ),
    "newer": QT_TRANSLATE_NOOP(
        "Troubles",
        "The unfinished game was saved by a newer version of this program; it is kept for that: {path}",
    ),
    "odd": QT_TRANSLATE_NOOP(
        "Troubles", "The unfinished game can’t be read; the next new game moves this aside: {path}"
    ),
}


_SETTINGS: Mapping[str, str] = {
    "damaged": QT_TRANSLATE_NOOP(
        "Troubles", "Some settings can’t be read and are as usual again; the old file is kept here: {path}"
    ),
    "odd": QT_TRANSLATE_NOOP(
        "Troubles", "There is no file of settings, so they are as usual; what was there is now here: {path}"
    ),
    "read-only": QT_TRANSLATE_NOOP(
        "Troubles", "Settings can’t be saved; what you change holds until you leave. The file: {path}"
    ),
}


def trouble_text(trouble: Trouble, company: Company) -> str:
    """What a match has to complain about."""
    facts = trouble.facts
    player, players = facts.get("player"), facts.get("players")
    return Troubles.say(
        _TROUBLES[trouble.kind],
        name=company.name(player) if isinstance(player, int) else "",
        names=company.names(players) if isinstance(players, tuple) else "",
        why=_why(facts.get("errno"), str(facts.get("why", ""))),
    )


def _why(number: object, said: str) -> str:
    reason = _REASONS.get(number) if isinstance(number, int) else None
    return said if reason is None else Troubles.say(reason)


def unusable_settings(kind: str, path: Path) -> str:
    """What is wrong with the settings."""
    return Troubles.say(_SETTINGS[kind], path=path)


def unusable_game(found: Unusable) -> str:
    """Why there is nothing to continue."""
    return Troubles.say(_UNUSABLE[found.kind], path=found.path)
