"""The tests pass, and packages are the same, regardless of a machine's settings."""

import os
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

import about
import dev
import pytest
import surroundings
import system

KEPT = {
    "HOME": "/home/ann",
    "PATH": os.environ["PATH"],
    "PIP_INDEX_URL": "there",
    "PIP_CERT": "this",
    "https_proxy": "over",
    "SSL_CERT_FILE": "this, too",
}
SET = {
    "LANG": "uk_UA.UTF-8",
    "LC_ALL": "C",
    "PYTHONUNBUFFERED": "1",
    "PYTHONDONTWRITEBYTECODE": "1",
    "PYTHONPATH": "/elsewhere",
    "PYTEST_ADDOPTS": "--collect-only",
    "QT_SCALE_FACTOR": "2",
    "QT_QPA_PLATFORM": "xcb",
    "COLUMNS": "20",
    "MASCARADE_DATA": "/home/ann/games",
}


@pytest.fixture(autouse=True)
def careful_umask() -> Iterator[None]:
    """Files that no other user may read."""
    before = os.umask(0o077)
    yield
    os.umask(before)


def umask() -> int:
    """What it is now; asking means setting it."""
    now = os.umask(0o077)
    os.umask(now)
    return now


def test_only_what_leads_to_the_package_index_is_left() -> None:
    environ = KEPT | SET
    surroundings.forget(environ)
    assert environ == KEPT
    assert umask() == 0o022


@pytest.mark.parametrize("command", ["test", "build"])
def test_it_is_forgotten_before_anything_is_done(command: str, monkeypatch: pytest.MonkeyPatch) -> None:
    class DoneError(Exception):
        """Far enough."""

    def require(*wanted: object) -> None:
        raise DoneError(dict(os.environ))

    monkeypatch.setattr(os, "environ", KEPT | SET)
    monkeypatch.setattr(system, "require", require)
    with pytest.raises(DoneError) as done:
        dev.main([command])
    assert done.value.args == (KEPT,)


@pytest.mark.skipif(not shutil.which("bash"), reason="there is no bash")
@pytest.mark.skipif(os.name != "posix", reason="this is for systems with such an environment")
def test_continuous_integration_begins_like_a_machine_that_nobody_has_set_up(tmp_path: Path) -> None:
    python = tmp_path / "python3"
    python.write_text('#!/bin/sh\necho "$@"; pwd; umask; cat; exec env\n')
    python.chmod(0o755)
    path = f"{tmp_path}{os.pathsep}{KEPT['PATH']}"
    said = subprocess.run(
        [about.ROOT / ".ci" / "run"],
        env={**KEPT, **SET, "PATH": path, "TERM": "xterm", "EDITOR": "vi"},
        input="typed",
        cwd=tmp_path,
        capture_output=True,
        encoding="utf-8",
        check=True,
    )
    arguments, folder, mask, *environment = said.stdout.splitlines()
    assert arguments == "packaging/dev.py test"
    assert Path(folder) == about.ROOT
    assert mask in ("022", "0022")
    found = dict(line.split("=", 1) for line in environment)
    assert {name: found.pop(name, None) for name in KEPT} == {**KEPT, "PATH": path}
    assert set(found) <= {"PWD", "OLDPWD", "SHLVL", "_"}  # the shell's own
