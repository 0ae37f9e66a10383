"""Saving: the file is always either the old or the new one, and nothing else is left behind."""

import contextlib
import errno
import os
import stat
import subprocess
import sys
import threading
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any, NoReturn

import pytest

from mascarade_qt.engine import files
from mascarade_qt.engine.record import (
    MOST_BYTES,
    parse_record,
    read_record,
    record_text,
    save_record,
)
from tests.example_records import EXAMPLE, encoded, finished, random_record
from tests.support.systems import KILL

OLD = parse_record(encoded(EXAMPLE))
NEW = parse_record(encoded(finished()))
posix_only = pytest.mark.skipif(os.name != "posix", reason="needs a POSIX system")


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A record that was saved before, alone in its folder."""
    path = tmp_path / "records" / "Ann’s game.mascarade"
    path.parent.mkdir()
    save_record(OLD, path)
    return path


def is_untouched(file: Path) -> bool:
    """The old record is there, and nothing else."""
    return read_record(file) == OLD and list(file.parent.iterdir()) == [file]


def failing(error: BaseException) -> Callable[..., NoReturn]:
    def fail(*_: object, **__: object) -> NoReturn:
        raise error

    return fail


def test_what_was_saved_is_read_again(file: Path) -> None:
    assert is_untouched(file)
    save_record(NEW, file)
    assert read_record(file) == NEW
    assert list(file.parent.iterdir()) == [file]


def test_the_bytes_are_those_of_the_text_on_every_system(file: Path) -> None:
    record = replace(NEW, extra={"notes": "жук 🎭 \r\n"})
    save_record(record, file)
    assert file.read_bytes() == record_text(record).encode()


def test_a_path_may_be_a_string(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    save_record(NEW, "game.mascarade")
    assert read_record("game.mascarade") == NEW


@pytest.mark.skipif(sys.platform == "win32", reason="Windows limits the whole path, unless set otherwise")
def test_the_longest_name_that_a_file_can_have(tmp_path: Path) -> None:
    path = tmp_path / ("x" * 245 + ".mascarade")
    path.touch()
    save_record(NEW, path)
    assert read_record(path) == NEW


# --- something goes wrong ----------------------------------------------------------------------------

FULL = OSError(28, "No space left on device")


@pytest.mark.parametrize(
    "error", [FULL, OSError(5, "I/O error"), KeyboardInterrupt(), MemoryError()], ids=repr
)
@pytest.mark.parametrize("moment", ["write", "flush", "fsync", "replace", "open"])
def test_a_failure_at_any_moment(
    moment: str, error: BaseException, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    if moment in ("write", "flush"):
        monkeypatch.setattr(os, "fdopen", opening(moment, failing(error)))
    else:
        owners: dict[str, object] = {"fsync": os, "replace": Path, "open": os}
        monkeypatch.setattr(owners[moment], moment, failing(error))
    with pytest.raises(type(error)):
        save_record(NEW, file)
    monkeypatch.undo()
    assert is_untouched(file)


def opening(method: str, fail: Callable[..., NoReturn]) -> Callable[..., Any]:
    """`os.fdopen` for files that fail in one of their methods."""
    fdopen = os.fdopen

    def opened(*args: Any, **kwargs: Any) -> Any:
        file = fdopen(*args, **kwargs)
        setattr(file, method, fail)
        return file

    return opened


def test_a_folder_that_cannot_be_flushed_is_no_failure(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    fsync, synced = os.fsync, []

    def only_files(handle: int) -> None:
        if stat.S_ISDIR(os.fstat(handle).st_mode):
            raise OSError(22, "Invalid argument")
        synced.append(handle)
        fsync(handle)

    monkeypatch.setattr(os, "fsync", only_files)
    save_record(NEW, file)
    assert len(synced) == 1
    assert read_record(file) == NEW


def test_the_file_is_flushed_before_it_takes_its_name(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    fsync, found = os.fsync, []

    def watched(handle: int) -> None:
        found.append(is_folder := stat.S_ISDIR(os.fstat(handle).st_mode))
        assert read_record(file) == (NEW if is_folder else OLD)
        fsync(handle)

    monkeypatch.setattr(os, "fsync", watched)
    save_record(NEW, file)
    assert not found[0]


@pytest.mark.parametrize("path", ["missing/game.mascarade", "a file/game.mascarade", "a folder", "x" * 5000])
def test_where_nothing_can_be_saved(path: str, tmp_path: Path) -> None:
    (tmp_path / "a folder").mkdir()
    (tmp_path / "a file").touch()
    with pytest.raises(OSError, match=r"\w"):
        save_record(NEW, tmp_path / path)
    assert sorted(entry.name for entry in tmp_path.iterdir()) == ["a file", "a folder"]


def test_a_folder_that_may_not_be_written_to(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*args: object, **kwargs: object) -> None:
        raise PermissionError(errno.EACCES, "Permission denied")

    monkeypatch.setattr(os, "open", refuse)
    with pytest.raises(PermissionError):
        save_record(NEW, file)
    assert is_untouched(file)


# --- who may read it ---------------------------------------------------------------------------------


@posix_only
@pytest.mark.parametrize(("umask", "mode"), [(0o022, 0o644), (0o077, 0o600), (0o027, 0o640)])
def test_a_new_file_is_as_open_as_the_user_wants(umask: int, mode: int, file: Path) -> None:
    new = file.with_name("new.mascarade")
    save_in_child(f"os.umask({umask})", new)
    assert stat.S_IMODE(new.stat().st_mode) == mode


@posix_only
@pytest.mark.parametrize("mode", [0o600, 0o666, 0o444])
def test_a_file_stays_as_open_as_it_was(mode: int, file: Path) -> None:
    file.chmod(mode)
    save_in_child("os.umask(0o027)", file)
    assert read_record(file) == NEW
    assert stat.S_IMODE(file.stat().st_mode) == mode


@posix_only
def test_meanwhile_nobody_else_can_read_it(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file.chmod(0o600)
    fsync, modes = os.fsync, []

    def watched(handle: int) -> None:
        modes.append(stat.S_IMODE(os.fstat(handle).st_mode))
        fsync(handle)

    monkeypatch.setattr(os, "fsync", watched)
    save_record(NEW, file)
    assert modes[0] == 0o600


# --- links -------------------------------------------------------------------------------------------


@posix_only
def test_a_link_stays_a_link_and_its_target_gets_the_record(file: Path, tmp_path: Path) -> None:
    link = tmp_path / "last.mascarade"
    link.symlink_to(file)
    save_record(NEW, link)
    assert link.is_symlink()
    assert read_record(file) == NEW
    assert sorted(tmp_path.iterdir()) == [link, file.parent]


@posix_only
def test_a_link_to_nothing_yet(tmp_path: Path) -> None:
    link = tmp_path / "last.mascarade"
    link.symlink_to("new.mascarade")
    save_record(NEW, link)
    assert link.is_symlink()
    assert read_record(tmp_path / "new.mascarade") == NEW


@posix_only
def test_a_link_to_itself(tmp_path: Path) -> None:
    link = tmp_path / "loop.mascarade"
    link.symlink_to(link)
    with contextlib.suppress(OSError):
        save_record(NEW, link)
        assert read_record(link) == NEW
    assert list(tmp_path.iterdir()) == [link]


# --- nothing worse than what is there ----------------------------------------------------------------

LOOP: list[object] = []
LOOP.append(LOOP)
UNREADABLE = {
    "NaN": {"notes": float("nan")},
    "an infinity": {"notes": float("inf")},
    "half of a surrogate pair": {"notes": "\ud83c"},
    "an integer of more than 64 bits": {"seed": 2**64},
    "too large": {"notes": "x" * (MOST_BYTES + 1)},
    "no JSON": {"notes": {1, 2}},
    "an object in itself": {"notes": LOOP},
}


@pytest.mark.parametrize("where", ["record", "setup"])
@pytest.mark.parametrize("extra", UNREADABLE.values(), ids=UNREADABLE)
def test_what_could_not_be_read_again_is_not_saved(extra: dict[str, object], where: str, file: Path) -> None:
    bad = replace(NEW, extra=extra) if where == "record" else replace(NEW, setup_extra=extra)
    with pytest.raises((ValueError, TypeError)):
        save_record(bad, file)
    assert is_untouched(file)


# --- the process or the disk gives up ----------------------------------------------------------------

CHILD = """
import os, sys
from mascarade_qt.engine.record import parse_record, save_record
record = parse_record(sys.stdin.buffer.read())
{before}
save_record(record, sys.argv[1])
"""
LIMITED = "import resource; resource.setrlimit(resource.RLIMIT_FSIZE, (100, 100))"
KILLED_AT = {
    "the flush": "os.fsync = lambda handle: os.kill(os.getpid(), 9)",
    "the renaming": "sys.addaudithook(lambda event, args: event == 'os.rename' and os.kill(os.getpid(), 9))",
}


def save_in_child(before: str, file: Path) -> subprocess.CompletedProcess[bytes]:
    code = CHILD.replace("{before}", before)
    return subprocess.run([sys.executable, "-c", code, file], input=encoded(finished()), capture_output=True)


@posix_only
def test_a_disk_without_room(file: Path) -> None:
    child = save_in_child(LIMITED, file)
    assert b"File too large" in child.stderr
    assert is_untouched(file)


@pytest.mark.parametrize("before", KILLED_AT.values(), ids=KILLED_AT)
def test_killed_while_saving(before: str, file: Path) -> None:
    assert abs(save_in_child(before, file).returncode) == KILL
    assert read_record(file) == OLD
    save_record(NEW, file)  # what the dead process left does not get in the way
    assert read_record(file) == NEW


def test_a_file_that_somebody_else_has_open_is_replaced_a_little_later(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    refusals = [PermissionError(errno.EACCES, "in use")] * 2
    replace_file = Path.replace

    def replaced(self: Path, target: Path) -> Path:
        if refusals:
            raise refusals.pop()
        return replace_file(self, target)

    monkeypatch.setattr(files, "PAUSES", (0.001,) * 3)
    monkeypatch.setattr(Path, "replace", replaced)
    save_record(NEW, file)
    assert read_record(file) == NEW


def test_a_file_that_somebody_else_keeps_open_stays_as_it_is(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(files, "PAUSES", (0.001,) * 3)
    monkeypatch.setattr(Path, "replace", failing(PermissionError(errno.EACCES, "in use")))
    with pytest.raises(PermissionError, match="in use"):
        save_record(NEW, file)
    assert is_untouched(file)


@posix_only
def test_a_reader_meets_the_old_record_or_the_new_one(file: Path) -> None:
    records = [OLD, NEW, random_record("a8", seed=1)]
    done = threading.Event()

    def save_often() -> None:
        for number in range(60):
            save_record(records[number % 3], file)
        done.set()

    writer = threading.Thread(target=save_often)
    writer.start()
    reads = 0
    while not done.is_set():
        assert read_record(file) in records
        reads += 1
    writer.join()
    assert reads > 1
    assert list(file.parent.iterdir()) == [file]


OFTEN = """
import sys
from mascarade_qt.engine.record import read_record, save_record
records = [read_record(name) for name in sys.argv[2:]]
print(flush=True)
while True:
    for record in records:
        save_record(record, sys.argv[1])
"""


@pytest.mark.slow
@pytest.mark.timeout(600)
@posix_only
def test_killed_at_a_hundred_moments(file: Path, tmp_path: Path) -> None:
    records = [OLD, NEW, random_record("a8", seed=1)]
    names = [tmp_path / f"{number}.mascarade" for number in range(3)]
    for record, name in zip(records, names, strict=True):
        save_record(record, name)
    for number in range(100):
        with subprocess.Popen([sys.executable, "-c", OFTEN, file, *names], stdout=subprocess.PIPE) as child:
            assert child.stdout is not None
            child.stdout.readline()
            with pytest.raises(subprocess.TimeoutExpired):
                child.wait(0.001 + number % 10 * 0.0013)
            child.kill()
        assert read_record(file) in records
