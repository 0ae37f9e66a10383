"""A journal that was cut off, spoiled or tampered with: whatever it is, no error, and nothing is lost."""

import json
import random
from dataclasses import replace
from pathlib import Path

import pytest

from mascarade_qt.engine.record import RecordError
from mascarade_qt.match.loaded import load
from mascarade_qt.storage.journal import Journal
from mascarade_qt.storage.journal_file import JournalError, body_lines, name_line, read_journal
from mascarade_qt.storage.unfinished import Unfinished, unfinished_game
from mascarade_qt.system.folders import JOURNAL
from tests.match.tables import a_record, played
from tests.storage.journals import edited, found, kept


def test_cut_off_at_any_byte(data: Path) -> None:
    record = played(a_record(help="notebook"), most=12)
    journal = kept(record, 12)
    journal.pin("3", "the King?")
    journal.close()
    path = data / JOURNAL
    whole = path.read_bytes()
    lines = [name_line(read_journal(path).place.name), *body_lines(replace(record, choices=[]))]
    head = sum(len(line.encode()) for line in lines)
    before = 0
    for size in range(head, len(whole) + 1):
        for rest in (b"\0" * 40, b""):
            path.write_bytes(whole[:size] + rest)
            choices = read_journal(path).record.choices
            assert choices == record.choices[: len(choices)]
            assert len(choices) >= before - bool(rest)
        before = len(read_journal(path).record.choices)
    assert before == 12


@pytest.mark.parametrize("seen", [[1, 2], [1, 0, True], ["1", 0, 0], {}, None, 5])
def test_what_was_seen_may_be_damaged(data: Path, seen: object) -> None:
    kept(played(a_record()), 1).close()
    with (data / JOURNAL).open("a", encoding="utf-8") as file:
        file.write(json.dumps({"pin": [], "seen": seen}) + "\n")
    game = unfinished_game().game
    assert game is not None
    assert not game.seen


def test_a_torn_journal_goes_on(data: Path) -> None:
    record = played(a_record())
    kept(record, 9).close()
    path = data / JOURNAL
    path.write_bytes(path.read_bytes()[:-3])
    journal = Journal()
    journal.begin(found())
    journal.add(record.choices[8], lasting=True)
    journal.close()
    assert found().choices == record.choices[:9]


DAMAGES = {
    "empty": b"",
    "no journal": b"hello\nthere\n",
    "zeros": b"\0" * 5000,
    "a record": b'{"format": "mascarade-record", "version": 1}\n{}\n',
    "no head": b'{"format":"mascarade-journal","version":1,"name":"x"}\n',
    "bad head": b'{"format":"mascarade-journal","version":1,"name":"x"}\n{"format":"mascarade-record"}\n',
    "another version": b'{"format":"mascarade-journal","version":0,"name":"x"}\n{}\n',
    "deep": b"[" * 100_000,
}


@pytest.mark.parametrize("damage", DAMAGES)
def test_what_cannot_be_read_is_set_aside(data: Path, damage: str) -> None:
    data.mkdir()
    for number in (1, 2, 3):
        (data / JOURNAL).write_bytes(DAMAGES[damage])
        found = unfinished_game()
        assert found.game is None
        assert found.unusable is not None
        assert found.unusable.kind == "damaged"
        aside = found.unusable.path
        assert aside.read_bytes() == DAMAGES[damage]
        assert aside.name == JOURNAL + ".damaged" + (f".{number}" if number > 1 else "")
    assert unfinished_game() == Unfinished()


@pytest.mark.parametrize(
    ("line", "text"),
    [
        (0, '{"format":"mascarade-journal","version":1,"name":"../../elsewhere"}'),
        (0, '{"format":"mascarade-journal","version":1,"name":""}'),
        (4, "[0,"),
        (4, '[0,"turn",["swap","9","9"]]'),
        (4, '[0,"turn"]'),
        (4, '{"nail":["3","x"]}'),
    ],
)
def test_a_journal_that_somebody_has_been_at(data: Path, line: int, text: str) -> None:
    kept(played(a_record()), 9).close()
    edited(data / JOURNAL, line, text)
    with pytest.raises((JournalError, RecordError)):
        load(read_journal(data / JOURNAL).record)
    assert unfinished_game().unusable is not None


def test_roles_that_cannot_be_read(data: Path) -> None:
    record = a_record()
    kept(replace(record, cast=None, setup_extra={"roles": 3}), 0).close()
    assert unfinished_game().unusable is not None


def test_any_bytes(data: Path) -> None:
    kept(played(a_record()), 9).close()
    path = data / JOURNAL
    whole = path.read_bytes()
    rng = random.Random(1)
    for _ in range(150):
        spoiled = bytearray(whole)
        for _ in range(rng.randint(1, 4)):
            spoiled[rng.randrange(len(spoiled))] = rng.randrange(256)
        path.write_bytes(spoiled)
        found = unfinished_game()
        assert (found.game is None) == (found.unusable is not None)
