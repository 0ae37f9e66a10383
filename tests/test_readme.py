"""Every command of the README is run: here, or by continuous integration (`packaging/dev.py`)."""

import os
import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.sampling import sampled

ROOT = Path(__file__).parent.parent
README = (ROOT / "README.md").read_text("utf-8")
COMMANDS = sorted(set(re.findall(r"`(mascarade-qt[^`]*)`", README)))
WINDOW = ("mascarade-qt", "mascarade-qt-window", "mascarade-qt play FILE.mascarade")
LONG = ("mascarade-qt demo --pictures DIR",)
SELDOM = [command for command in COMMANDS if "--ladder" in command]  # all levels and baselines play


def run(command: str, folder: Path) -> subprocess.CompletedProcess[str]:
    """Run a command of the README on a machine without a display, with files that exist and few games."""
    record = ROOT / "tests" / "records" / "a4.mascarade"
    command = re.sub(r"--games \d+", "--games 1", command)
    files = {"FILE.mascarade": str(record), "DIR": str(folder)}
    words = [files.get(word, word) for word in shlex.split(command)]
    hidden = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    environment = {name: value for name, value in os.environ.items() if name not in hidden}
    environment["MASCARADE_DATA"] = str(folder)
    return subprocess.run(
        [sys.executable, "-m", "mascarade_qt", *words[1:]],
        cwd=ROOT,
        env=environment,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        encoding="utf-8",
        check=False,
    )


def test_there_are_commands() -> None:
    assert set(WINDOW) | set(LONG) < set(COMMANDS)


@pytest.mark.parametrize(
    "command",
    sampled([name for name in COMMANDS if name not in (*WINDOW, *LONG)], {*COMMANDS} - {*SELDOM}),
)
def test_a_command_works(command: str, tmp_path: Path) -> None:
    if "perl" in command and not shutil.which("perl"):
        pytest.skip("there is no Perl")
    done = run(command, tmp_path)
    assert done.returncode == 0, done.stderr
    assert done.stdout.strip()


@pytest.mark.skipif(sys.platform != "linux", reason="other systems always have a display")
@pytest.mark.parametrize("command", WINDOW)
def test_the_window_needs_a_display(command: str, tmp_path: Path) -> None:
    done = run(command, tmp_path)
    assert done.returncode == 2
    assert "no display" in done.stderr


@pytest.mark.slow
@pytest.mark.timeout(400)
@pytest.mark.parametrize("command", LONG)
def test_a_demonstration(command: str, tmp_path: Path) -> None:
    done = run(command, tmp_path)
    assert done.returncode == 0, done.stderr
    assert len(list(tmp_path.glob("*.png"))) >= 8
