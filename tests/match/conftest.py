"""What the tests of the match share: a process to think in, a folder of their own, and a look for leaks."""

import multiprocessing
import os
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from mascarade_qt.match.thinking import Thinking

PATIENCE = 30.0  # seconds in which what was closed has to be gone


@pytest.fixture(scope="session")
def thinking() -> Iterator[Thinking]:
    """One process for all tests, as there is one for all games."""
    found = Thinking()
    found.warm()
    yield found
    found.close()


@pytest.fixture(autouse=True)
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where games are saved."""
    folder = tmp_path / "data"
    monkeypatch.setenv("MASCARADE_DATA", str(folder))
    monkeypatch.setenv("MASCARADE_CONFIG", str(tmp_path / "config"))
    return folder


@pytest.fixture(autouse=True)
def no_leaks(thinking: Thinking) -> Iterator[None]:
    """No thread and no process may outlive the test that began it."""
    before = running()
    yield
    deadline = time.monotonic() + PATIENCE
    while (left := running() - before) and time.monotonic() < deadline:
        time.sleep(0.01)
    assert not left


def running() -> set[str]:
    """Threads and child processes, by name. Qt's threads appear here once they have run Python."""
    threads = {f"thread {thread.name} {thread.ident}" for thread in threading.enumerate()}
    return threads | {f"process {child.name} {child.pid}" for child in multiprocessing.active_children()}
