"""A journal that can't be written: a full disk, a closed or deleted folder, another program's game."""

import os
from io import FileIO
from pathlib import Path
from typing import Any

import pytest

from mascarade_qt.engine.record import read_record
from mascarade_qt.storage import journal as journal_module
from mascarade_qt.storage.journal import Journal
from mascarade_qt.storage.journal_file import read_journal
from mascarade_qt.storage.unfinished import Unfinished, unfinished_game
from mascarade_qt.system.folders import JOURNAL
from tests.match.tables import a_record, played
from tests.storage.journals import found, full, kept
from tests.support.systems import deletes_open_files


class FullDisk:
    """Makes writing fail after this many bytes, as a full disk does."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, room: int) -> None:
        self.room = room
        real = os.fdopen

        def write(file: FileIO, text: str) -> None:
            file.write(self.spend(text.encode()))
            if self.room == 0:
                full()

        def opened(*args: Any, **kwargs: Any) -> Any:
            file = real(*args, **kwargs)
            if self.room < 1000:  # far less than a journal has
                file.write = full
            return file

        monkeypatch.setattr(journal_module, "_write", write)
        monkeypatch.setattr(os, "fdopen", opened)

    def spend(self, data: bytes) -> bytes:
        """As much of it as fits."""
        fits = data[: self.room]
        self.room -= len(fits)
        return fits


def test_a_full_disk_leaves_what_was_saved_before(monkeypatch: pytest.MonkeyPatch) -> None:
    record = played(a_record())
    journal = kept(record, 9)
    disk = FullDisk(monkeypatch, 5)
    for choice in record.choices[9:12]:
        with pytest.raises(OSError, match="No space"):
            journal.add(choice, lasting=True)
    disk.room = 10**6
    journal.add(record.choices[12], lasting=True)
    journal.close()
    assert found().choices == record.choices[:13]


def test_leaving_brings_back_what_a_full_disk_had_no_room_for(monkeypatch: pytest.MonkeyPatch) -> None:
    record = played(a_record())
    journal = kept(record, 9)
    disk = FullDisk(monkeypatch, 5)
    with pytest.raises(OSError, match="No space"):
        journal.add(record.choices[9], lasting=True)
    disk.room = 10**6
    journal.close()
    assert found().choices == record.choices[:10]


@deletes_open_files
def test_leaving_a_game_whose_journal_was_deleted(data: Path) -> None:
    record = played(a_record())
    journal = kept(record, 9)
    (data / JOURNAL).unlink()
    journal.close()
    assert found().choices == record.choices[:9]


@deletes_open_files
def test_leaving_a_game_whose_place_another_program_has_taken(data: Path) -> None:
    record, other = played(a_record()), played(a_record(seed=2))
    journal = kept(record, 9)
    for path in list(data.iterdir()):
        path.unlink()
    second = kept(other, 3)
    journal.close()
    second.close()
    assert found().choices == other.choices[:3]
    [away] = (data / "games").iterdir()
    assert read_record(away).choices == record.choices[:9]


@deletes_open_files
@pytest.mark.parametrize("lasting", [True, False])
def test_a_game_that_ends_leaves_another_program_s_game_alone(data: Path, lasting: bool) -> None:
    record, other = played(a_record()), played(a_record(seed=2))
    journal = kept(record, 9)
    for path in list(data.iterdir()):
        path.unlink()
    second = kept(other, 3)
    if lasting:
        with pytest.raises(OSError, match="another game is running"):
            journal.add(record.choices[9], lasting=True)
    journal.finish(record)
    assert read_journal(data / JOURNAL).record.choices == other.choices[:3]
    second.close()


def test_a_full_disk_in_the_middle_of_going_on(monkeypatch: pytest.MonkeyPatch, data: Path) -> None:
    record = played(a_record())
    kept(record, 9).close()
    FullDisk(monkeypatch, 100)
    journal = Journal()
    with pytest.raises(OSError, match="No space"):
        journal.begin(found())
    with pytest.raises(OSError, match="No space"):
        journal.close()
    assert found().choices == record.choices[:9]
    assert not list(data.glob("**/*.part"))


def test_no_room_for_the_record(monkeypatch: pytest.MonkeyPatch) -> None:
    record = played(a_record())
    journal = kept(record, len(record.choices))

    with monkeypatch.context() as patch:
        patch.setattr(journal_module, "save_record", full)
        with pytest.raises(OSError, match="No space"):
            journal.finish(record)
        journal.close()
        assert unfinished_game() == Unfinished()
    assert read_journal(journal._path).record == record


def test_a_folder_that_cannot_be_written(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("MASCARADE_DATA", str(tmp_path / "file"))
    journal = Journal()
    with pytest.raises(OSError, match=r"."):
        journal.begin(a_record())
    journal.add(played(a_record()).choices[0], lasting=False)
    with pytest.raises(OSError, match=r"."):
        journal.add(played(a_record()).choices[1], lasting=True)
    with pytest.raises(OSError, match=r"."):
        journal.close()
    assert unfinished_game() == Unfinished()
