"""Journals of games, and what Continue finds of them."""

import errno
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import NoReturn

from mascarade_qt.engine.record import Record
from mascarade_qt.storage.journal import Journal
from mascarade_qt.storage.unfinished import unfinished_game


def kept(record: Record, choices: int) -> Journal:
    """A journal after this many choices of a record."""
    journal = Journal()
    journal.begin(replace(record, choices=[]))
    for choice in record.choices[:choices]:
        journal.add(choice, lasting=False)
    return journal


def found() -> Record:
    found = unfinished_game()
    assert found.game is not None
    assert found.unusable is None
    return found.game.record


def found_notes() -> Mapping[str, str]:
    cast = found().cast
    assert cast is not None
    return cast.notes


def edited(path: Path, line: int, text: str) -> None:
    lines = path.read_text(encoding="utf-8").splitlines()
    lines[line] = text
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")


def full(*_: object) -> NoReturn:
    raise OSError(errno.ENOSPC, "No space left on device")
