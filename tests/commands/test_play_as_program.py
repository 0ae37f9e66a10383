"""`mascarade-qt play --text` as a program of its own, with bytes as they come from a terminal."""

import os
import subprocess
import sys
from pathlib import Path

from mascarade_qt.engine.record import read_record
from mascarade_qt.words.guests import GUESTS

ROOT = Path(__file__).resolve().parents[2]


def as_a_program(typed: bytes, folder: Path, *arguments: str) -> "subprocess.CompletedProcess[bytes]":
    return subprocess.run(
        [sys.executable, "-m", "mascarade_qt", "play", "--text", "--language", "en", *arguments],
        input=typed,
        capture_output=True,
        env=os.environ | {"PYTHONIOENCODING": "utf-8:strict", "MASCARADE_DATA": str(folder)},
        timeout=60,
        check=False,
    )


def test_bytes_that_are_no_text_are_wrong_answers(data: Path) -> None:
    found = as_a_program(b"\n\xff\xfe\n", data, "--seed", "1")
    assert (found.returncode, found.stderr) == (0, b"")
    assert b"Please type a number" in found.stdout


def test_a_whole_game_as_a_program(data: Path) -> None:
    found = as_a_program(b"\n" + b"1\n" * 1000, data, "--seed", "4", "--level", "guest", "--players", "5")
    assert (found.returncode, found.stderr) == (0, b"")
    assert b"The masks at the end:" in found.stdout


WITHOUT_QT = """
import sys
sys.modules["PySide6"] = None  # whoever imports it gets an ImportError
from mascarade_qt.__main__ import main
if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
"""


def test_a_whole_game_needs_nothing_of_qt(data: Path, tmp_path: Path) -> None:
    program = tmp_path / "without_qt.py"  # a file: so the bots’ process does without, too
    program.write_text(WITHOUT_QT)
    table = ("--seed", "4", "--level", "guest", "--players", "5")
    found = subprocess.run(
        [sys.executable, str(program), "play", "--text", "--language", "uk", *table],
        input="\n" + "1\n" * 1000,
        capture_output=True,
        encoding="utf-8",
        env=os.environ | {"PYTHONPATH": str(ROOT), "MASCARADE_DATA": str(data)},
        timeout=60,
        check=False,
    )
    assert (found.returncode, found.stderr) == (0, "")
    assert "Маски наприкінці" in found.stdout
    [file] = (data / "games").iterdir()
    assert read_record(file).setup.players[1] not in GUESTS, "the guests' names are Ukrainian, too"
