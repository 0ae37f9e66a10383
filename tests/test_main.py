"""The command line as a whole: version, help, no command, interruptions."""

import argparse
import subprocess
import sys

import pytest

from mascarade_qt import __version__
from mascarade_qt.__main__ import main
from mascarade_qt.commands import play, replay


def ends(arguments: list[str]) -> object:
    """The status with which the command line leaves."""
    with pytest.raises(SystemExit) as caught:
        main(arguments)
    return caught.value.code


def test_the_version(capsys: pytest.CaptureFixture[str]) -> None:
    assert ends(["--version"]) == 0
    assert capsys.readouterr() == (f"mascarade-qt {__version__}\n", "")


def test_the_help_names_every_command(capsys: pytest.CaptureFixture[str]) -> None:
    assert ends(["--help"]) == 0
    output, errors = capsys.readouterr()
    assert errors == ""
    for command in ("play", "replay", "arena", "rules", "demo"):
        assert f"\n    {command} " in output


@pytest.mark.parametrize("command", ["play", "replay", "arena", "rules", "demo"])
def test_every_command_has_help(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert ends([command, "--help"]) == 0
    assert capsys.readouterr().out.startswith(f"usage: mascarade-qt {command} ")


@pytest.mark.parametrize("arguments", [["dance"], ["--no-such-option"]], ids=str)
def test_what_is_no_command(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert ends(arguments) == 2
    output, errors = capsys.readouterr()
    assert output == ""
    assert errors.splitlines()[-1].startswith("mascarade-qt: error: ")


@pytest.mark.parametrize(
    ("arguments", "wanted"),
    [
        ([], (None, None, False)),
        (["game.mascarade"], ("game.mascarade", None, False)),
        (["game.mascarade", "--language", "uk"], ("game.mascarade", "uk", False)),
        (["play", "--continue"], (None, None, True)),
    ],
    ids=str,
)
def test_without_a_command_or_with_a_file_the_window_opens(
    arguments: list[str], wanted: tuple[str | None, str | None, bool], monkeypatch: pytest.MonkeyPatch
) -> None:
    def opened(file: str | None = None, language: str | None = None, go_on: bool = False) -> int:
        return 7 if (file, language, go_on) == wanted else 1

    monkeypatch.setattr(play, "open_window", opened)
    assert main(arguments) == 7


def test_interrupted(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(options: argparse.Namespace) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr(replay, "run", interrupt)
    assert main(["replay", "file"]) == 130


def test_as_a_module() -> None:
    found = subprocess.run(
        [sys.executable, "-m", "mascarade_qt", "--version"], capture_output=True, text=True, check=True
    )
    assert found.stdout == f"mascarade-qt {__version__}\n"
