"""What other programs find in their environment."""

import os
import sys
from pathlib import Path

import pytest

from mascarade_qt.system.outside import find_program, outside_environment


def test_they_get_the_players_libraries_and_not_the_built_programs(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setenv("LD_LIBRARY_PATH", "/built")
    monkeypatch.delenv("LD_LIBRARY_PATH_ORIG", raising=False)
    assert "LD_LIBRARY_PATH" not in outside_environment()
    monkeypatch.setenv("LD_LIBRARY_PATH_ORIG", "/players")
    found = outside_environment()
    assert found["LD_LIBRARY_PATH"] == "/players"
    assert "LD_LIBRARY_PATH_ORIG" not in found


def test_an_installed_game_changes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LD_LIBRARY_PATH", "/players")
    assert outside_environment()["LD_LIBRARY_PATH"] == "/players"


def test_a_program_in_the_current_folder_needs_a_path(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder, other = tmp_path / "here", tmp_path / "there"
    for place in (folder, other):
        place.mkdir()
        (place / "player.EXE").touch(mode=0o755)
    monkeypatch.chdir(folder)
    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.setenv("PATHEXT", os.pathsep.join((".COM", ".EXE")))
    monkeypatch.setenv("PATH", os.pathsep.join((".", "", str(tmp_path))))
    assert find_program("player") is None
    assert find_program("player.EXE") is None
    monkeypatch.setenv("PATH", os.pathsep.join((str(tmp_path), str(other))))
    assert find_program("player") == str(other / "player.EXE")
    assert find_program("player.EXE") == str(other / "player.EXE")
    assert find_program(str(other / "player")) == str(other / "player.EXE")
