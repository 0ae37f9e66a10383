"""Whatever happens to the data folder's files, the game goes on and keeps what can be kept."""

import errno
import json
import os
import shutil
import subprocess
import sys
import threading
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QLockFile

from mascarade_qt.engine.record import Record, read_record
from mascarade_qt.storage import journal as journal_module
from mascarade_qt.storage.game_lock import FILE as LOCK
from mascarade_qt.storage.game_lock import BusyError, GameLock
from mascarade_qt.storage.journal import Journal
from mascarade_qt.storage.journal_file import read_journal
from mascarade_qt.storage.unfinished import Unfinished, unfinished_game
from mascarade_qt.system import error_log
from mascarade_qt.system.folders import JOURNAL, data_folder
from tests.match.tables import a_record, played
from tests.support.systems import deletes_open_files

posix_only = pytest.mark.skipif(os.name != "posix", reason="needs pipes and modes")


def begun(choices: int = 9, seed: int = 1) -> Record:
    """A game that was left after some choices."""
    record = played(a_record(seed=seed))
    left = replace(record, choices=record.choices[:choices])
    journal = Journal()
    journal.begin(left)
    journal.close()
    return left


def continued() -> Record:
    found = unfinished_game()
    assert found.unusable is None
    assert found.game is not None
    return found.game.record


def a_pipe(path: Path) -> None:
    os.mkfifo(path)


def a_folder(path: Path) -> None:
    path.mkdir()
    (path / "precious").write_text("mine")


ODD = [pytest.param(make, id=make.__name__) for make in (a_pipe, a_folder)]


# --- the lock ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("content", [b"", b"garbage\0\xff", b"999999\nmascarade-qt\nhost\n"], ids=repr)
def test_what_is_in_the_lock_file_means_nothing(data: Path, content: bytes) -> None:
    left = begun()
    (data / LOCK).write_bytes(content)
    assert continued() == left


@posix_only
@pytest.mark.parametrize("make", [a_pipe, a_folder])
def test_something_else_in_the_place_of_the_lock(data: Path, make: Callable[[Path], None]) -> None:
    left = begun()
    make(data / LOCK)
    assert continued() == left
    assert (data / f"{LOCK}.odd").exists()


def test_one_has_it_at_a_time(data: Path) -> None:
    first = GameLock()
    with pytest.raises(BusyError):
        GameLock()
    first.release()
    GameLock().release()


@deletes_open_files
def test_a_deleted_lock_is_noticed(data: Path) -> None:
    lock = GameLock()
    assert lock.is_there()
    shutil.rmtree(data)
    assert not lock.is_there()
    lock.release()


def earlier_version() -> bool:
    """Whether the version before (9763c6d) would get the lock; it used Qt's QLockFile like this."""
    lock = QLockFile(str(data_folder() / LOCK))
    lock.setStaleLockTime(0)
    if not lock.tryLock(0):
        return False
    lock.unlock()
    return True


def test_an_earlier_version_finds_the_unfinished_game(data: Path) -> None:
    lock = GameLock()
    assert not earlier_version()
    lock.release()
    assert earlier_version()
    begun()
    assert earlier_version()


def test_an_earlier_version_finds_the_game_of_one_that_was_killed(data: Path) -> None:
    script = "import os; from mascarade_qt.storage.game_lock import GameLock; GameLock(); os._exit(9)"
    assert subprocess.run([sys.executable, "-c", script], check=False).returncode == 9
    assert (data / LOCK).exists()
    assert earlier_version()


def test_looking_for_a_game_to_continue_keeps_no_other_from_beginning(data: Path) -> None:
    """Not even in another window that does nothing else."""
    begun()
    stop = threading.Event()

    def look() -> None:
        while not stop.is_set():
            unfinished_game()

    other = threading.Thread(target=look)
    other.start()
    try:
        for _ in range(40):
            begun()
    finally:
        stop.set()
        other.join()


# --- the journal ---------------------------------------------------------------------------------------


@posix_only
@pytest.mark.parametrize("make", ODD)
def test_something_else_in_the_place_of_the_journal(data: Path, make: Callable[[Path], None]) -> None:
    data.mkdir()
    make(data / JOURNAL)
    found = unfinished_game()
    assert found.game is None
    assert found.unusable is not None
    assert (found.unusable.kind, found.unusable.path) == ("odd", data / JOURNAL)
    left = begun()  # a new game moves it out of its way
    assert continued() == left
    aside = data / f"{JOURNAL}.odd"
    assert aside.exists()
    if aside.is_dir():
        assert (aside / "precious").read_text() == "mine"


def test_a_journal_of_a_newer_version_waits_for_that(data: Path) -> None:
    begun()
    first, rest = (data / JOURNAL).read_text("utf-8").split("\n", 1)
    newer = json.dumps(json.loads(first) | {"version": 2}) + "\n" + rest + "something new\n"
    (data / JOURNAL).write_text(newer, "utf-8")
    for _ in range(2):
        found = unfinished_game()
        assert found.unusable is not None
        assert (found.unusable.kind, found.unusable.path) == ("newer", data / JOURNAL)
    assert (data / JOURNAL).read_text("utf-8") == newer
    left = begun(seed=2)
    assert continued() == left
    assert (data / f"{JOURNAL}.newer").read_text("utf-8") == newer


def test_long_notes_do_not_make_it_too_large(data: Path) -> None:
    record = played(a_record(help="notebook"))
    journal = Journal()
    journal.begin(replace(record, choices=record.choices[:9]))
    note = "é" * 200
    for number in range(12_000):
        journal.pin("3", f"{number} {note}")
    journal.close()
    assert (data / JOURNAL).stat().st_size > 4 * 1024 * 1024
    assert continued().choices == record.choices[:9]


@deletes_open_files
@pytest.mark.parametrize(
    "delete", [shutil.rmtree, lambda data: (data / JOURNAL).unlink()], ids=["folder", "file"]
)
def test_deleted_while_the_game_runs(data: Path, delete: Callable[[Path], None]) -> None:
    record = played(a_record())
    journal = Journal()
    journal.begin(replace(record, choices=[]))
    for choice in record.choices[:9]:
        journal.add(choice, lasting=True)
    delete(data)
    journal.add(record.choices[9], lasting=False)
    journal.add(record.choices[10], lasting=True)
    journal.close()
    assert continued().choices == record.choices[:11]


@deletes_open_files
def test_another_game_put_in_its_place_while_it_runs(data: Path) -> None:
    record, other = played(a_record()), played(a_record(seed=2))
    elsewhere = begun(5, seed=2)
    theirs = (data / JOURNAL).read_bytes()
    (data / JOURNAL).unlink()
    journal = Journal()
    journal.begin(replace(record, choices=[]))
    (data / JOURNAL).unlink()
    (data / JOURNAL).write_bytes(theirs)
    journal.add(record.choices[0], lasting=True)
    journal.close()
    assert continued().choices == record.choices[:1]
    [file] = (data / "games").iterdir()
    assert read_record(file).choices == elsewhere.choices == other.choices[:5]


def read_only(monkeypatch: pytest.MonkeyPatch) -> None:
    """As a folder that may not be written to: root may write anywhere, so modes would prove nothing."""

    def refuse(*_: object, **__: object) -> None:
        raise OSError(errno.EROFS, "Read-only file system")

    monkeypatch.setattr("mascarade_qt.storage.journal.write_whole", refuse)
    monkeypatch.setattr(Path, "mkdir", refuse)
    monkeypatch.setattr(Path, "rename", refuse)
    monkeypatch.setattr("mascarade_qt.storage.game_lock._opened", refuse)


def test_a_folder_that_is_read_only_still_lets_one_continue(monkeypatch: pytest.MonkeyPatch) -> None:
    left = begun()
    with monkeypatch.context() as patch:
        read_only(patch)
        assert continued() == left
        journal = Journal()
        with pytest.raises(OSError, match="Read-only") as refused:
            journal.begin(left)
        assert refused.value.errno == errno.EROFS
        with pytest.raises(OSError, match="Read-only"):
            journal.close()
    assert continued() == left


# --- an earlier game survives every failure of a later start -------------------------------------------


STEPS = ("GameLock", "read_journal", "save_record", "write_whole", "_new_name", "FileIO", "fold", "set_aside")


@pytest.mark.parametrize("step", STEPS)
def test_a_later_game_that_cannot_begin(step: str, monkeypatch: pytest.MonkeyPatch, data: Path) -> None:
    earlier = begun(9, seed=1)
    if step == "set_aside":
        (data / JOURNAL).write_text("garbage", "utf-8")
    before = (data / JOURNAL).read_bytes()
    later = played(a_record(seed=2))

    def fail(*_: object, **__: object) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    journal = Journal()
    with monkeypatch.context() as patch:
        patch.setattr(journal_module, step, fail)
        with pytest.raises(OSError, match="No space"):
            journal.begin(replace(later, choices=[]))
        if step != "FileIO":  # by then the earlier one is safe among the games
            assert (data / JOURNAL).read_bytes() == before
        for choice in later.choices[:3]:
            journal.add(choice, lasting=False)
    for choice in later.choices[3:]:  # the disk has room again
        journal.add(choice, lasting=True)
    journal.finish(later)
    assert unfinished_game() == Unfinished()
    records = [read_record(path) for path in (data / "games").iterdir()]
    assert later in records
    if step == "set_aside":
        assert (data / f"{JOURNAL}.damaged").read_bytes() == before
    else:
        assert earlier in records


def test_a_game_that_never_found_its_place_goes_among_the_games(data: Path) -> None:
    first = played(a_record(seed=1))
    playing = Journal()
    playing.begin(replace(first, choices=first.choices[:4]))
    second = played(a_record(seed=2))
    journal = Journal()
    with pytest.raises(BusyError):
        journal.begin(replace(second, choices=[]))
    for choice in second.choices[:7]:
        journal.add(choice, lasting=False)
    journal.close()
    playing.close()
    [file] = (data / "games").iterdir()
    assert read_record(file).choices == second.choices[:7]
    assert read_journal(data / JOURNAL).record.choices == first.choices[:4]


def test_something_else_in_the_place_of_the_games(data: Path) -> None:
    data.mkdir()
    (data / "games").write_text("precious")
    record = played(a_record())
    journal = Journal()
    journal.begin(replace(record, choices=[]))
    for choice in record.choices:
        journal.add(choice, lasting=False)
    journal.finish(record)
    [file] = (data / "games").iterdir()
    assert read_record(file).choices == record.choices
    assert (data / "games.odd").read_text() == "precious"
    assert not (data / JOURNAL).exists()


# --- the log of errors ---------------------------------------------------------------------------------


@posix_only
@pytest.mark.parametrize("make", ODD)
def test_something_else_in_the_place_of_the_log(data: Path, make: Callable[[Path], None]) -> None:
    data.mkdir()
    make(data / error_log.FILE)
    error_log.write_down("something went wrong")  # neither waits nor fails


def test_the_log_begins_anew_when_it_is_large(data: Path) -> None:
    error_log.write_down("x" * error_log.MOST_BYTES)
    error_log.write_down("one")
    error_log.write_down("two")
    text = (data / error_log.FILE).read_text("utf-8")
    assert "x" not in text.replace("mascarade-qt", "")
    assert text.index("one") < text.index("two")
