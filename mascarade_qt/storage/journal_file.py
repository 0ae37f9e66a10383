"""The format of a journal: appended lines, and a reader that expects them to be cut off anywhere.

The first line says what the file is, the second is the head of the record, then comes a line for each choice
(as in a record), note (`{"pin": [place, text]}`), or private sight that was shown (`{"pin": [], "seen":
[number, position, player]}`: earlier versions require a pin, and skip an empty one).
"""

import json
from dataclasses import replace
from pathlib import Path
from typing import Any, NamedTuple

from mascarade_qt.engine.cast import with_notes
from mascarade_qt.engine.files import read_bytes
from mascarade_qt.engine.record import VERSION, Choice, Record, RecordError, record_from_data, record_head
from mascarade_qt.engine.strict_json import JsonError, strict_json
from mascarade_qt.match.messages import Glimpse

KIND = "mascarade-journal"
MOST_BYTES = 64 * 1024 * 1024  # a note is appended again whenever it changes


_Value = dict[str, Any] | list[Any]


class JournalError(ValueError):
    """A journal that cannot be read; the text says why."""


class NewerJournalError(JournalError):
    """A journal written by a later version of this program; nothing is wrong with it."""


class Place(NamedTuple):
    """A journal that was read: the name its record will get, and a stamp that shows if the file changes."""

    name: str
    stamp: tuple[int, int, int]


class Saved(NamedTuple):
    """What a journal holds: the game, not yet folded."""

    place: Place
    record: Record
    seen: frozenset[Glimpse] = frozenset()  # after the last choice


def stamp(path: Path) -> tuple[int, int, int]:
    """Differs as soon as the file is written or replaced. May raise OSError."""
    found = path.stat()
    return found.st_ino, found.st_size, found.st_mtime_ns


def name_line(name: str) -> str:
    """The first line."""
    return _line({"format": KIND, "version": VERSION, "name": name})


def body_lines(record: Record) -> list[str]:
    """Everything below it so far."""
    return [_line(record_head(record)), *map(choice_line, record.choices)]


def choice_line(choice: Choice) -> str:
    """A choice, as it is appended."""
    return _line(choice)


def pin_line(place: str, text: str) -> str:
    """A note, as it is appended."""
    return _line({"pin": [place, text]})


def seen_line(glimpse: Glimpse) -> str:
    """What a person has seen behind the curtain, as it is appended."""
    return _line({"pin": [], "seen": glimpse})


def _line(data: object) -> str:
    return json.dumps(data, separators=(",", ":"), ensure_ascii=False) + "\n"


def read_journal(path: Path) -> Saved:
    """The contents of a journal. Its end may be torn; JournalError if it is damaged anywhere else.

    Whether its choices are legal is not checked here. OSError if it can't be read.
    """
    before = stamp(path)
    data = read_bytes(path, MOST_BYTES)
    if len(data) > MOST_BYTES:
        raise JournalError("it is too large")
    first, *lines = data.split(b"\n")
    name = _name(_value(first))
    values = _whole_values(lines)
    if not values or not isinstance(values[0], dict):
        raise JournalError("its beginning is missing")
    choices = [value for value in values[1:] if isinstance(value, list)]
    try:
        record = record_from_data(values[0] | {"choices": choices})
        record = replace(record, extra={}, setup_extra={})  # as when it was loaded
        pins = [value["pin"] for value in values[1:] if isinstance(value, dict)]
    except (RecordError, KeyError) as error:
        raise JournalError(str(error)) from None
    glimpses = [
        _glimpse(value["seen"]) for value in values[1:] if isinstance(value, dict) and "seen" in value
    ]
    seen = frozenset(one for one in glimpses if one is not None and one.number == len(choices))
    return Saved(Place(name, before), _with_notes(record, pins), seen)


def _whole_values(lines: list[bytes]) -> list[_Value]:
    """What the lines say, up to where the file was cut off.

    A power cut can leave half a line, or a stretch of zeros. But a whole line after a broken one means that
    the file has been tampered with.
    """
    found: list[_Value] = []
    torn = False
    for line in lines:
        value = _value(line)
        if value is None:
            torn = torn or bool(line)
        elif torn:
            raise JournalError(f"line {len(found) + 2} is broken")
        else:
            found.append(value)
    return found


def _value(line: bytes) -> _Value | None:
    try:
        value = strict_json(line, MOST_BYTES)
    except JsonError:
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
    """The record with the notes that were pinned later."""
    cast = record.cast
    found = [(pin[0], pin[1]) for pin in pins if _is_pin(pin)]
    if not found or cast is None or len(cast.humans) != 1:
        return record
    return replace(record, cast=replace(cast, notes=with_notes(cast.notes, found, record.setup)))


def _is_pin(pin: object) -> bool:
    return isinstance(pin, list) and len(pin) == 2 and all(isinstance(word, str) for word in pin)


def _glimpse(value: Any) -> Glimpse | None:
    whole = isinstance(value, list) and len(value) == 3 and all(type(part) is int for part in value)
    return Glimpse(*value) if whole else None
