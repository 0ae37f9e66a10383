"""Fixtures for tests of matches: a process to think in, a folder of their own, and a check for leaks."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from mascarade_qt.match.bot_process import BotProcess
from tests.leaks import nothing_left_running
from tests.match.tables import DirectMatch


@pytest.fixture(scope="session")
def bot_process() -> Iterator[BotProcess]:
    """One process for all tests, as there is one for all games."""
    found = BotProcess()
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
def no_leaks(bot_process: BotProcess) -> Iterator[None]:
    """No thread and no process may outlive the test that began it."""
    with nothing_left_running():
        yield


@pytest.fixture(autouse=True)
def no_loop_is_left() -> Iterator[None]:
    """A match that lived in the tests' thread ends there, too."""
    yield
    DirectMatch.end_all()
