"""Files that never got their names, because the program was killed while writing."""

import os
import time
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from mascarade_qt.__main__ import main
from mascarade_qt.engine import files
from mascarade_qt.storage.leftovers import OLD, remove_leftovers
from mascarade_qt.ui.app import finish_start

OURS = (".mascarade-0123456789abcdef.part", ".k3_9zqab.part")
OTHERS = (
    "notes.part",
    ".part",
    ".mascarade-x.part",
    ".k3_9zqab.mascarade",
    "mascarade-0123456789abcdef.part",
)


def leave(folder: Path, names: tuple[str, ...], age: float) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for name in names:
        (folder / name).write_text("half", encoding="utf-8")
        os.utime(folder / name, (time.time() - age,) * 2)


@pytest.mark.parametrize("place", ["", "games", "scenarios"])
def test_what_is_old_and_ours_goes(place: str, data: Path) -> None:
    leave(data / place, OURS + OTHERS, OLD + 60)
    remove_leftovers()
    assert sorted(file.name for file in (data / place).iterdir()) == sorted(OTHERS)


def test_what_a_killed_program_really_leaves(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As if it were killed before the file gets its name."""
    (data / "games").mkdir(parents=True)
    monkeypatch.setattr(files, "_put_in_place", lambda aside, target: os.link(aside, data / aside.name))
    files.write_whole(data / "games" / "game.mascarade", b"whole")
    [left] = data.glob(".*")
    os.utime(left, (0, 0))
    remove_leftovers()
    assert not left.exists()


def test_the_text_game_and_the_window_do_so_at_their_start(data: Path, qapp: QApplication) -> None:
    leave(data, OURS, OLD + 60)
    assert main(["play", "--text", "--continue"]) == 2
    assert not any(data.glob(".*"))
    leave(data, OURS, OLD + 60)
    finish_start()
    assert not any(data.glob(".*"))


@pytest.mark.parametrize("age", [0, OLD - 60, -60])
def test_what_may_still_be_written_stays(age: float, data: Path) -> None:
    leave(data, OURS, age)
    remove_leftovers()
    assert len(list(data.iterdir())) == len(OURS)


def test_other_folders_are_left_alone(data: Path) -> None:
    leave(data / "games" / "mine", OURS, OLD + 60)
    (data / OURS[0]).mkdir()
    os.utime(data / OURS[0], (0, 0))
    remove_leftovers()
    assert len(list((data / "games" / "mine").iterdir())) == len(OURS)
    assert (data / OURS[0]).is_dir()


def test_without_a_folder_there_is_nothing_to_do(data: Path) -> None:
    data.mkdir(parents=True, exist_ok=True)
    (data / "games").write_text("a file", encoding="utf-8")
    remove_leftovers()
    assert (data / "games").read_text() == "a file"
