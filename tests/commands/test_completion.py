"""`mascarade-qt completion`: the shells themselves are asked what they would offer."""

import os
import shutil
import subprocess
from pathlib import Path

import pytest

from mascarade_qt.__main__ import COMMANDS, main
from mascarade_qt.commands.completion import commands, script

CASES = {
    "mascarade-qt ru": {"rules"},
    "mascarade-qt --v": {"--version"},
    "mascarade-qt rules pup": {"puppet_master"},
    "mascarade-qt rules --lang": {"--language"},
    "mascarade-qt rules --language u": {"uk"},
    "mascarade-qt arena --scenario let": {"let-it-roll"},
    "mascarade-qt play --text --level mas": {"master"},
    "mascarade-qt demo --theme sa": {"salon"},
    "mascarade-qt replay fin": {"finished.mascarade"},
    "mascarade-qt completion fi": {"fish"},
}
BASH = """
source "$1"; cd "$2"; read -ra COMP_WORDS <<< "$3"; COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
_mascarade_qt; printf '%s\\n' "${COMPREPLY[@]}"
"""


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The scripts, and a game beside them."""
    folder = tmp_path_factory.mktemp("completion")
    (folder / "finished.mascarade").touch()
    for shell in ("bash", "zsh", "fish"):
        (folder / f"script.{shell}").write_text(script(shell), "utf-8")
    return folder


def said(*command: str | Path) -> set[str]:
    found = subprocess.run(command, capture_output=True, text=True, check=True)
    assert found.stderr == ""
    return {line.split("\t")[0] for line in found.stdout.splitlines() if line}


@pytest.mark.skipif(os.name != "posix", reason="what is called bash there is another system's")
@pytest.mark.skipif(not shutil.which("bash"), reason="bash is not installed")
@pytest.mark.parametrize("typed", CASES)
def test_bash_completes(folder: Path, typed: str) -> None:
    assert said("bash", "-c", BASH, "bash", folder / "script.bash", folder, typed) == CASES[typed]


@pytest.mark.skipif(not shutil.which("fish"), reason="fish is not installed")
@pytest.mark.parametrize("typed", CASES)
def test_fish_completes(folder: Path, typed: str) -> None:
    code = f"cd {folder}; source script.fish; complete -C '{typed}'"
    assert said("fish", "--no-config", "-c", code) == CASES[typed]


@pytest.mark.skipif(not shutil.which("zsh"), reason="zsh is not installed")
def test_zsh_reads_the_script(folder: Path) -> None:
    load = "autoload -Uz compinit && compinit -u -D && source $1 && print $_comps[mascarade-qt]"
    assert said("zsh", "-f", "-c", load, "zsh", folder / "script.zsh") == {"_mascarade_qt"}


def test_every_option_is_in_every_script(folder: Path) -> None:
    for shell in ("bash", "zsh", "fish"):
        text = (folder / f"script.{shell}").read_text("utf-8")
        for command in commands():
            names = [name for option in command.options for name in option.names]
            assert all((name if shell != "fish" else name.lstrip("-")) in text for name in names)


def test_the_command_prints_the_script(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["completion", "fish"]) == 0
    assert capsys.readouterr().out == script("fish")


def test_all_commands_are_read_from_the_parser() -> None:
    assert [command.name for command in commands()] == list(COMMANDS)
    assert all(option.help for command in commands() for option in command.options)
