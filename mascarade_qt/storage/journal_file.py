"""The format of a journal: appended lines, and a reader that expects them to be cut off anywhere.

The first line says what the file is, the second is the head of the record, then comes a line for each choice
(as in a record) or note (`{"pin": [place, text]}`).
"""

import json
from dataclasses import replace
from pathlib import Path
from typing import Any, NamedTuple

from mascarade_qt.engine.files import read_bytes
from mascarade_qt.engine.record import FORMAT, VERSION, Choice, Record, RecordError, parse_record
from mascarade_qt.engine.setup import setup_data
from mascarade_qt.match.roles import RolesError, read_cast, with_notes

KIND = "mascarade-journal"
MOST_BYTES = 64 * 1024 * 1024  # notes are appended anew whenever they change


class JournalError(ValueError):
    """A journal that cannot be read; the text says why."""


class NewerJournalError(JournalError):
    """A journal written by a later version of this program; there is nothing wrong with it."""


class Place(NamedTuple):
    """A journal that was read: the name its record will get, and what tells it from a changed file."""

    name: str
    stamp: tuple[int, int, int]


class Saved(NamedTuple):
    """What a journal holds: the game, not yet folded."""

    place: Place
    record: Record


def stamp(path: Path) -> tuple[int, int, int]:
    """Differs as soon as the file is written or replaced. May raise OSError."""
    found = path.stat()
    return found.st_ino, found.st_size, found.st_mtime_ns


def name_line(name: str) -> str:
    """The first line."""
    return _line({"format": KIND, "version": VERSION, "name": name})


def body_lines(record: Record) -> list[str]:
    """Everything below it so far."""
    head = {"format": FORMAT, "version": VERSION, **record.extra, "setup": setup_data(record.setup)}
    return [_line(head), *map(choice_line, record.choices)]


def choice_line(choice: Choice) -> str:
    """A choice, as it is appended."""
    return _line(choice)


def pin_line(place: str, text: str) -> str:
    """A note, as it is appended."""
    return _line({"pin": [place, text]})


def _line(data: object) -> str:
    return json.dumps(data, separators=(",", ":"), ensure_ascii=False) + "\n"


def read_journal(path: Path) -> Saved:
    """The contents of a journal. Its end may be torn; JournalError if it is damaged anywhere else.

    Whether its choices are legal is left to whoever plays them. OSError if it can't be read.
    """
    before = stamp(path)
    data = read_bytes(path, MOST_BYTES)
    if len(data) > MOST_BYTES:
        raise JournalError("it is too large")
    name = _name(_value(data.partition(b"\n")[0]))
    lines = _whole_lines(data)
    if len(lines) < 2:
        raise JournalError("its beginning is missing")
    choices = [line for line, value in lines[2:] if isinstance(value, list)]
    try:
        # The reader of records checks everything, so give it a record.
        record = parse_record(lines[1][0][:-1] + b',"choices":[' + b",".join(choices) + b"]}", MOST_BYTES)
        record = _with_notes(record, [value["pin"] for _, value in lines[2:] if isinstance(value, dict)])
    except (RecordError, RolesError, KeyError) as error:
        raise JournalError(str(error)) from None
    return Saved(Place(name, before), record)


def _whole_lines(data: bytes) -> list[tuple[bytes, Any]]:
    """Lines and their values, up to where the file was cut off.

    A power cut can leave half a line, or a stretch of zeros. But a whole line after a broken one means
    that somebody has tampered with the file.
    """
    found: list[tuple[bytes, Any]] = []
    torn = False
    for line in data.split(b"\n"):
        value = _value(line)
        if value is None:
            torn = torn or bool(line)
        elif torn:
            raise JournalError(f"line {len(found) + 1} is broken")
        else:
            found.append((line.strip(), value))
    return found


def _value(line: bytes) -> dict[str, Any] | list[Any] | None:
    try:
        value = json.loads(line)
    except (ValueError, RecursionError):
        return None
    return value if isinstance(value, dict | list) else None


def _name(first: Any) -> str:
    """The name the record will get; it must be a bare name, not a path that leads elsewhere."""
    if not isinstance(first, dict) or first.get("format") != KIND:
        raise JournalError("it is not a journal")
    version = first.get("version")
    if type(version) is int and version > VERSION:
        raise NewerJournalError(f"version {version}")
    if type(version) is not int or version != VERSION:
        raise JournalError("it is of no version")
    name = first.get("name")
    if not isinstance(name, str) or not name or not name.replace("-", "").isalnum() or len(name) > 100:
        raise JournalError("it has no name")
    return name


def _with_notes(record: Record, pins: list[Any]) -> Record:
    """The record with the notes that were pinned later. Which bots it names is not checked here."""
    cast = read_cast(record.setup)
    found = [(pin[0], pin[1]) for pin in pins if _is_pin(pin)]
    if not found or len(cast.humans) != 1:
        return record
    rows: Any = record.setup.extra["roles"]
    person = {**rows[cast.humans[0]], "notes": with_notes(cast.notes, found, record.setup)}
    roles = [person if player == cast.humans[0] else row for player, row in enumerate(rows)]
    return replace(record, setup=replace(record.setup, extra={**record.setup.extra, "roles": roles}))


def _is_pin(pin: object) -> bool:
    return isinstance(pin, list) and len(pin) == 2 and all(isinstance(word, str) for word in pin)
