"""What other programs find in their environment."""

import sys

import pytest

from mascarade_qt.system.outside import outside_environment


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
