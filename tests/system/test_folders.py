"""Folders are found without Qt, but where Qt finds them."""

import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QStandardPaths

from mascarade_qt.storage import chosen_programs
from mascarade_qt.system.folders import FOLDER, data_folder

Where = QStandardPaths.StandardLocation


@pytest.mark.parametrize("named", [None, "", "somewhere", "~/data", "/srv/data", "/srv/../data/"])
def test_data_and_settings_are_where_qt_has_them(named: str | None, monkeypatch: pytest.MonkeyPatch) -> None:
    for variable in ("MASCARADE_DATA", "MASCARADE_CONFIG", "XDG_DATA_HOME", "XDG_CONFIG_HOME"):
        monkeypatch.delenv(variable, raising=False)
        if named is not None and variable.startswith("XDG"):
            monkeypatch.setenv(variable, named)
    expected = Path(QStandardPaths.writableLocation(Where.GenericDataLocation)) / FOLDER
    assert data_folder().resolve() == expected.resolve()
    expected = Path(QStandardPaths.writableLocation(Where.GenericConfigLocation)) / chosen_programs.FILE
    assert chosen_programs.path().resolve() == expected.resolve()


@pytest.mark.skipif(sys.platform != "win32", reason="about the folders of Windows")
def test_windows_keeps_them_in_the_users_own_local_folder(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("MASCARADE_DATA", raising=False)
    assert data_folder() == Path.home() / "AppData" / "Local" / FOLDER
    monkeypatch.delenv("LOCALAPPDATA")
    assert data_folder() == Path.home() / "AppData" / "Local" / FOLDER


def test_elsewhere_qt_is_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("MASCARADE_DATA", raising=False)
    monkeypatch.delenv("MASCARADE_CONFIG", raising=False)
    monkeypatch.setattr(sys, "platform", "darwin")
    monkeypatch.setattr(QStandardPaths, "writableLocation", lambda where: f"/{where.name}")
    assert data_folder() == Path("/GenericDataLocation", FOLDER)
    assert chosen_programs.path() == Path("/GenericConfigLocation", chosen_programs.FILE)
