"""The command line as a whole: version, help, no command, interruptions."""

import argparse
import contextlib
import os
import shutil
import subprocess
import sys
from itertools import product
from pathlib import Path

import pytest

from mascarade_qt import __version__
from mascarade_qt.__main__ import main
from mascarade_qt.commands import play, replay
from mascarade_qt.words import system_language
from tests.sampling import sampled


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


def test_the_help_says_that_it_is_english(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """In the user's language, those who speak English need no such line."""
    hungarian = "Ez a súgó és a parancsok legtöbb hibaüzenete csak angolul olvasható."
    for language in ("en", "hu"):
        monkeypatch.setattr(system_language, "system_language", lambda language=language: language)
        for command in ("", "play", "replay", "arena", "rules", "demo", "completion"):
            ends([*command.split(), "--help"])
            assert (hungarian in capsys.readouterr().out) == (language == "hu")


@pytest.mark.parametrize("command", ["play", "replay", "arena", "rules", "demo"])
def test_every_command_has_help(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert ends([command, "--help"]) == 0
    assert capsys.readouterr().out.startswith(f"usage: mascarade-qt {command} ")


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["dance"], "mascarade-qt: no such command: dance; see mascarade-qt --help"),
        (["plya"], "mascarade-qt: no such command: plya; did you mean play?"),
        (["--halp"], "mascarade-qt: no such option: --halp; did you mean --help?"),
        (["--vers"], "mascarade-qt: no such option: --vers; did you mean --version?"),
        (
            ["rules", "--langauge", "fr"],
            "mascarade-qt rules: no such option: --langauge; did you mean --language?",
        ),
        (["arena", "--gmaes=4"], "mascarade-qt arena: no such option: --gmaes; did you mean --games?"),
        (
            ["demo", "--pictures", "x", "y"],
            "mascarade-qt demo: no such argument: y; see mascarade-qt demo --help",
        ),
        (["\x1b[2J"], "mascarade-qt: no such command: \\x1b[2J; see mascarade-qt --help"),
    ],
    ids=str,
)
def test_a_slip_of_the_finger(arguments: list[str], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert ends(arguments) == 2
    assert capsys.readouterr() == ("", said + "\n")


@pytest.mark.skipif(os.name != "posix", reason="written in the language of its shell")
@pytest.mark.parametrize(
    ("command", "closed"),
    sampled(
        product(
            ("play --text --players 4", "rules king", "replay nowhere"),
            ("<&-", ">&-", "2>&-", "<&- >&- 2>&-"),
        ),
        [
            *(("play --text --players 4", closed) for closed in ("<&-", "<&- >&- 2>&-")),
            *(("rules king", closed) for closed in ("<&-", ">&-", "2>&-")),
            *(("replay nowhere", closed) for closed in (">&-", "2>&-")),
        ],
    ),
)
def test_closed_channels_are_no_disaster(closed: str, command: str, tmp_path: Path) -> None:
    script = f'"{sys.executable}" -m mascarade_qt {command} {closed}'
    environment = os.environ | {"MASCARADE_DATA": str(tmp_path)}
    given = {"input": "", "capture_output": True, "text": True, "env": environment}
    found = subprocess.run(["sh", "-c", script], check=False, **given)  # type: ignore[call-overload]
    assert "Traceback" not in found.stderr
    assert found.returncode in (0, 2)


@pytest.mark.skipif(os.name != "posix", reason="ends a pipe as shells there do")
def test_a_demo_ends_quietly_if_nobody_reads_on(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "mascarade_qt", "demo", "--players", "4", "--pictures", str(tmp_path)]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, stdout=pipe, stderr=pipe) as demo:
        assert demo.stdout is not None
        assert demo.stderr is not None
        assert demo.stdout.readline().startswith(b"Round 1")
        demo.stdout.close()
        assert demo.stderr.read() == b""
    assert demo.returncode == 1


@pytest.mark.skipif(os.name != "posix", reason="HOME is a variable of POSIX systems")
def test_without_a_home_nothing_is_written_to_the_root() -> None:
    import pwd

    from mascarade_qt.system.folders import data_folder

    hidden = ("HOME", "XDG_DATA_HOME", "MASCARADE_DATA")
    environment = {name: value for name, value in os.environ.items() if name not in hidden}
    code = (
        "from mascarade_qt.__main__ import _prepare_process as prepare;"
        f"from {data_folder.__module__} import data_folder; prepare(); print(data_folder())"
    )
    command = [sys.executable, "-c", code]
    found = subprocess.run(command, capture_output=True, text=True, env=environment, check=True)
    assert Path(found.stdout.strip()).is_relative_to(pwd.getpwuid(os.getuid()).pw_dir)


@pytest.mark.parametrize(
    ("arguments", "wanted"),
    [
        ([], (None, None, False)),
        (["game.mascarade"], ("game.mascarade", None, False)),
        (["GAME.MASCARADE"], ("GAME.MASCARADE", None, False)),
        (["ball.mascarade-scenario"], ("ball.mascarade-scenario", None, False)),
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


@pytest.mark.usefixtures("qapp")  # so that no command makes an application that windows can't use
@pytest.mark.parametrize(
    "arguments",
    [
        ["rules", "{trick}"],
        ["replay", "/nowhere/{trick}"],
        ["play", "--text", "/nowhere/{trick}"],
        ["play", "--text", "--level", "{trick}"],
        ["play", "--text", "--scenario", "{trick}"],
        ["play", "--text", "--language", "{trick}"],
        ["arena", "--bots", "{trick}"],
        ["arena", "--bots", "random", "--csv", "/nowhere/{trick}"],
        ["arena", "--bots", "random", "--save", "/dev/null/{trick}"],
        ["demo", "--pictures", "/dev/null/{trick}"],
        ["demo", "--pictures", "pictures", "--scenario", "{trick}"],
        ["completion", "{trick}"],
    ],
    ids=" ".join,
)
@pytest.mark.skipif(os.name != "posix", reason="names files that can't be")
def test_nothing_typed_reaches_the_terminal_as_a_command_to_it(
    arguments: list[str],
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("MASCARADE_DATA", str(tmp_path / "data"))
    given = [word.format(trick="\x1b[2J\x9b\u202e") for word in arguments]
    with contextlib.suppress(SystemExit):  # what the parser refuses
        assert main(given) == 2
    output, errors = capsys.readouterr()
    assert errors
    assert not {"\x1b", "\x9b", "\u202e"} & set(output + errors)


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """One in which the translations have never been compiled."""
    root = Path(__file__).resolve().parents[1]
    for name in ("mascarade_qt", "packaging", "i18n"):
        shutil.copytree(
            root / name, tmp_path / name, ignore=shutil.ignore_patterns("*.qm", "__pycache__", "*.png")
        )
    return tmp_path


def rules_in(checkout: Path, language: str) -> "subprocess.CompletedProcess[str]":
    return subprocess.run(
        [sys.executable, "-m", "mascarade_qt", "rules", "king", "--language", language],
        cwd=checkout,
        env={**os.environ, "PYTHONPATH": str(checkout)},
        capture_output=True,
        encoding="utf-8",
        check=False,
    )


def test_a_checkout_compiles_its_translations_when_it_is_first_started(checkout: Path) -> None:
    said = rules_in(checkout, "uk")
    assert said.stderr == ""
    assert "Король" in said.stdout
    assert len(list((checkout / "mascarade_qt" / "i18n").iterdir())) == 6


def test_a_translation_that_cannot_be_compiled_is_named(checkout: Path) -> None:
    (checkout / "i18n" / "mascarade_uk.ts").write_text("<TS>")
    said = rules_in(checkout, "en")
    assert said.stderr.startswith("mascarade-qt: the translations can't be compiled: mascarade_uk.ts: ")
    assert len(said.stderr.splitlines()) == 1
    assert "King" in said.stdout
