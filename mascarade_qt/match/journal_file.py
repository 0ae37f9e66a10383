"""What a journal looks like inside: appended lines, and a reader that expects it to be cut off anywhere.

The first line says what the file is, the second is the head of the record, then comes a line for each choice
(as in a record) or note (`{"pin": [place, text]}`).
"""

import json
from dataclasses import replace
from pathlib import Path
from typing import Any, NamedTuple

from mascarade_qt.engine.record import (
    FORMAT,
    MOST_BYTES,
    VERSION,
    Choice,
    Record,
    RecordError,
    fold,
    parse_record,
)
from mascarade_qt.engine.setup import setup_data
from mascarade_qt.match.roles import RolesError, read_cast, with_cast

KIND = "mascarade-journal"


class JournalError(ValueError):
    """A journal that cannot be read; the text says why."""


class Saved(NamedTuple):
    """What a journal holds: the game, and how its record will be called."""

    name: str
    record: Record


def journal_lines(name: str, record: Record) -> list[str]:
    """A journal from its beginning."""
    head = {"format": FORMAT, "version": VERSION, **record.extra, "setup": setup_data(record.setup)}
    first = {"format": KIND, "version": VERSION, "name": name}
    return [_line(first), _line(head), *map(choice_line, record.choices)]


def choice_line(choice: Choice) -> str:
    """A choice, as it is appended."""
    return _line(choice)


def pin_line(place: str, text: str) -> str:
    """A note, as it is appended."""
    return _line({"pin": [place, text]})


def _line(data: object) -> str:
    return json.dumps(data, separators=(",", ":")) + "\n"


def read_journal(path: Path) -> Saved:
    """What a journal holds. Its end may be torn; JournalError if it is damaged anywhere else."""
    with path.open("rb") as file:
        data = file.read(MOST_BYTES + 1)
    if len(data) > MOST_BYTES:
        raise JournalError("it is too large")
    lines = _whole_lines(data)
    if len(lines) < 2:
        raise JournalError("its beginning is missing")
    choices = [line for line, value in lines[2:] if isinstance(value, list)]
    try:
        # The record's own reader checks it all, so it is given a record.
        record = parse_record(lines[1][0][:-1] + b',"choices":[' + b",".join(choices) + b"]}")
        record = _with_notes(record, [value["pin"] for _, value in lines[2:] if isinstance(value, dict)])
        fold(record)
    except (RecordError, RolesError, KeyError) as error:
        raise JournalError(str(error)) from None
    return Saved(_name(lines[0][1]), record)


def _whole_lines(data: bytes) -> list[tuple[bytes, Any]]:
    """The lines and their values, up to where the file was cut off.

    A power cut can leave half a line, or a stretch of zeros. But a whole line after a broken one means that
    somebody has been at the file.
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
    """How the record will be called; it must stay a name, and not lead elsewhere."""
    if not isinstance(first, dict) or (first.get("format"), first.get("version")) != (KIND, VERSION):
        raise JournalError("it is not a journal")
    name = first.get("name")
    if not isinstance(name, str) or not name or not name.replace("-", "").isalnum() or len(name) > 100:
        raise JournalError("it has no name")
    return name


def _with_notes(record: Record, pins: list[Any]) -> Record:
    cast = read_cast(record.setup)
    notes = dict(cast.notes)
    for pin in pins:
        if isinstance(pin, list) and len(pin) == 2 and all(isinstance(word, str) for word in pin):
            notes[pin[0]] = pin[1]
    kept = {place: text for place, text in notes.items() if text and place in record.setup.deal}
    return with_cast(record, replace(cast, notes=kept)) if pins else record
