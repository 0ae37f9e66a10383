"""Windows without Windows, as far as it can be tried without Wine: what is installed there, and refusals."""

import re
import shutil
import subprocess
from pathlib import Path

import pytest
from windows import wine


def test_what_is_installed_is_what_the_locks_say_for_windows() -> None:
    entries = [*wine.entries_for_windows()]
    versions = {entry.split()[0] for entry in entries}
    names = [version.partition("==")[0] for version in versions]
    assert len(names) == len(set(names)), "the locks agree"
    assert {"pyside6-essentials", "numpy", "pytest", "pyinstaller", "colorama", "pywin32-ctypes"} <= {*names}
    assert not {"macholib", "pexpect"} & {*names}
    for entry in entries:
        first, *rest = entry.rstrip().splitlines()
        assert re.fullmatch(r"[a-z0-9-]+==[\w.]+ \\", first)
        assert any(line.strip().startswith("--hash=sha256:") for line in rest)
        assert not any(line.startswith(tuple("abcdefghijklmnopqrstuvwxyz")) for line in rest)


def test_a_file_as_windows_calls_it() -> None:
    assert wine.on_z(Path("/home/ann/masks")) == r"Z:\home\ann\masks"


def test_what_is_missing_is_named_with_its_packages(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shutil, "which", lambda tool: None if tool == "xvfb-run" else tool)
    with pytest.raises(wine.WineError, match=r"apt-get install xvfb xauth$"):
        wine.check_tools()


@pytest.mark.parametrize(("said", "fine"), [("wine-8.0 (Debian 8.0~repack-4)", False), ("wine-10.0", True)])
def test_an_old_wine_is_refused(said: str, fine: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shutil, "which", lambda tool: tool)
    monkeypatch.setattr(subprocess, "run", lambda *_, **__: subprocess.CompletedProcess([], 0, said))
    if fine:
        wine.check_tools()
    else:
        with pytest.raises(wine.WineError, match=r"8\.0.*has to be Wine 10"):
            wine.check_tools()


def test_another_archive_than_the_known_one_is_thrown_away(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(wine, "FOLDER", tmp_path)
    (tmp_path / wine.ARCHIVE).write_bytes(b"something else")
    with pytest.raises(wine.WineError, match="is not the file it was"):
        wine.unpack_python(tmp_path / "python")
    assert not [*tmp_path.iterdir()]
