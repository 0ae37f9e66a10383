"""What is said where Python packages are missing: one line that names them all, and no traceback."""

import os
import subprocess
import sys
import tomllib

import about
import pytest

from mascarade_qt.system.requirements import REQUIREMENTS, missing_requirement

# With -S it finds no installed packages.
BARE = [sys.executable, "-S", "-m", "mascarade_qt"]


def run(*arguments: str) -> "subprocess.CompletedProcess[str]":
    environment = os.environ | {"PYTHONPATH": str(about.ROOT), "QT_QPA_PLATFORM": "offscreen"}
    return subprocess.run(
        [*BARE, *arguments],
        env=environment,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        encoding="utf-8",
        check=False,
    )


def test_the_requirements_are_those_of_the_package() -> None:
    project = tomllib.loads((about.ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    assert list(REQUIREMENTS.values()) == project["dependencies"]


@pytest.mark.parametrize(
    "arguments",
    [
        ["play", "--text"],
        ["play"],
        [],
        ["demo", "--pictures", "."],
        ["arena", "--bots", "master", "--games", "1"],
    ],
    ids=str,
)
def test_one_line_says_what_is_missing(arguments: list[str]) -> None:
    found = run(*arguments)
    assert (found.returncode, found.stdout) == (2, "")
    wanted = " ".join(f'"{requirement}"' for requirement in REQUIREMENTS.values())
    assert found.stderr == (
        f"mascarade-qt: this Python lacks {', '.join(REQUIREMENTS)};"
        f" to install: {sys.executable} -m pip install {wanted}\n"
    )


@pytest.mark.parametrize(
    "arguments",
    [
        ["--version"],
        ["completion", "bash"],
        ["rules"],
        ["rules", "king", "--language", "uk"],
        ["replay", str(about.ROOT / "tests" / "records" / "a4.mascarade")],
        ["arena", "--bots", "naive", "--games", "2", "--workers", "1"],
    ],
    ids=str,
)
def test_what_needs_only_python_works_without(arguments: list[str]) -> None:
    found = run(*arguments)
    assert (found.returncode, found.stderr) == (0, "")
    assert found.stdout


def test_a_package_that_cannot_be_loaded_says_why() -> None:
    error = ImportError("libGL.so.1: cannot open shared object file", name="PySide6.QtGui")
    assert (
        missing_requirement(error)
        == "PySide6.QtGui can't be loaded: libGL.so.1: cannot open shared object file"
    )


def test_our_own_faults_are_not_blamed_on_the_installation() -> None:
    assert missing_requirement(ModuleNotFoundError(name="mascarade_qt.nowhere")) is None
    assert missing_requirement(ImportError("cannot import name 'x' from 'y'")) is None
