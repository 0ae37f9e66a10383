"""`mascarade-qt replay`: what happened as text, as a state, and as one player saw it; and what is refused."""

import json
import os
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from mascarade_qt.__main__ import main
from tests.example_records import (
    EXAMPLE,
    EXAMPLE_STATE,
    announced,
    encoded,
    example,
    finished,
    with_answer,
    with_setup,
    with_unknown,
)
from tests.sampling import sampled
from tests.support.systems import words_for

Run = Callable[..., tuple[int, str, str]]
Write = Callable[..., str]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Run:
    """Run the command: status, output, errors."""

    def replay(*arguments: str) -> tuple[int, str, str]:
        capsys.readouterr()
        status = main(["replay", *arguments])
        return status, *capsys.readouterr()

    return replay


@pytest.fixture
def write(tmp_path: Path) -> Write:
    """Write a record; returns its path."""

    def written(document: Any, name: str = "game.mascarade") -> str:
        file = tmp_path / name
        file.write_bytes(document if isinstance(document, bytes) else encoded(document))
        return str(file)

    return written


def refusal(result: tuple[int, str, str]) -> str:
    """The one line of a refusal, without the name of the command."""
    status, output, errors = result
    assert status == 2
    assert output == ""
    assert errors.endswith("\n")
    line = errors[:-1]
    assert line.isprintable()
    assert line.startswith("mascarade-qt replay: ")
    return line.removeprefix("mascarade-qt replay: ")


# --- plain text --------------------------------------------------------------------------------------


def test_the_story_of_the_example(run: Run, write: Write) -> None:
    status, output, errors = run(write(EXAMPLE))
    assert (status, errors) == (0, "")
    assert output.replace("\u00a0", " ") == (
        "Ann: 6 coins\n"
        "Bob: 6 coins\n"
        "Cleo: 6 coins\n"
        "Dan: 6 coins\n"
        "Ann’s card: King\n"
        "Bob’s card: Judge\n"
        "Cleo’s card: Thief\n"
        "Dan’s card: Empress\n"
        "The first card in the centre: Cheat\n"
        "The second card in the centre: Trickster\n"
        "Turn 1: Ann.\n"
        "Ann swaps cards with Cleo, or pretends to.\n"
        "Ann really swaps them.\n"
        "Turn 2: Bob.\n"
        "Bob swaps, or pretends to swap, with the first card in the centre.\n"
        "Bob only pretends to swap them.\n"
        "Turn 3: Cleo.\n"
        "Next to answer: Cleo\n"
    )


def test_the_story_of_a_finished_game_ends_with_its_winner(run: Run, write: Write) -> None:
    _, output, _ = run(write(finished()))
    assert output.endswith("Ann used the Cheat’s power with 10\u00a0coins, and 10 is enough. Ann wins!\n")


def test_the_graveyard_is_told(run: Run, write: Write) -> None:
    _, output, _ = run(write(with_setup(graveyard=["widow", "spy"])))
    assert "\nIn the graveyard, top first: Widow, Spy\n" in output


def test_names_cannot_play_tricks_on_the_terminal(run: Run, write: Write) -> None:
    names = ["\x1b[2J", "a\nb\r", "\u202eevil\u2066", "\x00\x9b\u2028\ufeff"]
    _, output, _ = run(write(example() | {"setup": example()["setup"] | {"players": names}}))
    assert all(line.isprintable() for line in output.replace("\u00a0", " ").split("\n"))
    assert r"a\nb\r: 6" in output


def test_equal_names_are_told_apart(run: Run, write: Write) -> None:
    _, output, _ = run(write(with_setup(players=["Ann"] * 4)))
    assert "Next to answer: Ann (1)\n" in output


@pytest.mark.parametrize(
    ("language", "lines"),
    [
        ("en", ["Ann’s card: King", "Ann really swaps them.", "Next to answer: Cleo"]),
        ("fr", ["La carte d’Ann : Roi", "Ann les échange pour de bon.", "Prochaine réponse : Cleo"]),
        ("hu", ["Ann lapja: Király", "Ann valóban megcseréli őket.", "Következő válaszadó: Cleo"]),
        ("pt_BR", ["A carta de Ann: Rei", "Ann troca as cartas de verdade.", "Responde a seguir: Cleo"]),
        ("ru", ["Карта игрока «Ann»: Король", "Ann действительно меняет их.", "Очередь отвечать: Cleo"]),
        ("uk", ["Карта гравця «Ann»: Король", "Ann справді їх міняє.", "Наступна відповідь: Cleo"]),
    ],
)
def test_a_story_is_told_in_every_language(run: Run, write: Write, language: str, lines: list[str]) -> None:
    _, output, _ = run(write(EXAMPLE), "--language", language)
    assert set(lines) <= set(output.replace("\u00a0", " ").replace("\u202f", " ").splitlines())


def test_json_is_the_same_in_every_language(run: Run, write: Write) -> None:
    file = write(EXAMPLE)
    for mode in (["--json"], ["--as", "2"]):
        assert run(file, *mode, "--language", "uk") == run(file, *mode)


def test_an_unknown_language(run: Run, write: Write) -> None:
    said = refusal(run(write(EXAMPLE), "--language", "tlh"))
    assert said == "no language 'tlh'; there are: en, fr, hu, pt_BR, ru, uk"


@pytest.mark.skipif(os.name != "posix", reason="other systems don't have such names")
def test_several_stories_are_headed_by_their_files(run: Run, write: Write) -> None:
    files = [write(EXAMPLE, "b\n"), write(finished(), "a")]
    _, output, _ = run(*files)
    headings = [line for line in output.split("\n") if line.endswith(":") and "/" in line.replace("\\", "/")]
    assert headings == [files[0].replace("\n", r"\n") + ":", files[1] + ":"]


# --- the state ---------------------------------------------------------------------------------------


def test_json_is_the_state_of_the_format_on_one_line(run: Run, write: Write) -> None:
    status, output, errors = run("--json", write(EXAMPLE))
    assert (status, errors, output.count("\n")) == (0, "", 1)
    found = json.loads(output)
    found["asked"]["answers"].sort()
    assert found == EXAMPLE_STATE


def test_json_has_one_line_a_file_in_order(run: Run, write: Write) -> None:
    files = [write(finished(), "z"), write(EXAMPLE, "a"), write(finished(), "m")]
    _, output, _ = run("--json", *files, files[1])
    assert [json.loads(line)["over"] for line in output.splitlines()] == [True, False, True, False]


# --- one player's view -------------------------------------------------------------------------------


def test_the_lines_of_a_player(run: Run, write: Write) -> None:
    document = with_setup(graveyard=["widow", "spy"], seed=7, scenario="a4", roles=[{}], created="now")
    document["choices"] = EXAMPLE["choices"]
    status, output, errors = run(write(document | {"comment": "mine"}), "--json", "--as", "1")
    assert (status, errors) == (0, "")
    lines = [json.loads(line) for line in output.splitlines()]
    assert lines[0] == {
        "event": "setup",
        "version": 1,
        "you": 1,
        "players": ["Ann", "Bob", "Cleo", "Dan"],
        "deal": EXAMPLE["setup"]["deal"],
        "first": 0,
        "graveyard": ["spy", "widow"],
        "coins": [6, 6, 6, 6],
        "courthouse": 0,
        "opening_turns": 4,
        "revealed": "no-announce",
    }
    kinds = ["turn", "took", "returned", "turn", "question", "took", "question", "returned", "turn"]
    assert [line["event"] for line in lines[1:]] == kinds
    assert [line["swapped"] for line in lines if line["event"] == "returned"] == [None, False]


def test_a_player_saw_no_more_than_that(run: Run, write: Write) -> None:
    file = write(with_setup(graveyard=["widow", "spy"]) | {"choices": EXAMPLE["choices"]})
    _, ann, _ = run(file, "--as", "Ann", "--text")
    _, bob, _ = run(file, "--as", "1", "--text")
    assert "You really swap them.\n" in ann
    assert "Ann swaps cards with Cleo, or pretends to.\nTurn 2: your turn.\n" in bob
    assert "\nIn the graveyard: Spy, Widow\n" in bob
    assert "Next" not in bob


def test_somebody_called_you_is_told_of_like_everybody(run: Run, write: Write) -> None:
    _, output, _ = run(
        write(with_setup(players=["You", "Bob", "Cleo", "Dan"]) | {"choices": EXAMPLE["choices"]})
    )
    assert "Player 1 swaps cards with Cleo, or pretends to." in output
    assert "You" not in output


def test_coins_belong_to_people_also_after_they_changed_seats(run: Run) -> None:
    folder = Path(__file__).parent.parent / "records"
    stories = [run(str(path))[1] for path in folder.glob("*.mascarade")]
    assert any(" change seats." in story for story in stories)
    assert not any(re.search(r"\bseat \d", story) for story in stories)


def test_the_bear_tamer_is_public(run: Run, write: Write) -> None:
    power = [{"do": "bank", "n": 2}]
    _, output, _ = run(write(with_setup(bear_tamer=power)), "--json", "--as", "0")
    assert json.loads(output.splitlines()[0])["bear_tamer"] == power


HIDDEN = {
    "a swap": (
        example(),
        example(choices=[EXAMPLE["choices"][0], [0, "swap", False], *EXAMPLE["choices"][2:]]),
    ),
    "the graveyard's order": (with_setup(graveyard=["spy", "fool"]), with_setup(graveyard=["fool", "spy"])),
    "hidden coins": (
        announced("gambler", [0, "hide", 1], [0, "player", 2]),
        announced("gambler", [0, "hide", 3], [0, "player", 2]),
    ),
    "what is for information only": (with_setup(seed=1), with_setup(seed=2, scenario="x") | {"created": 1}),
    "how the same is written": (with_setup(coins=6, courthouse=0), with_setup(coins=[6] * 4, graveyard=[])),
    "the order of the deal": (
        example(),
        example(setup=EXAMPLE["setup"] | {"deal": dict(reversed(EXAMPLE["setup"]["deal"].items()))}),
    ),
}


@pytest.mark.parametrize(("one", "other"), HIDDEN.values(), ids=HIDDEN)
def test_what_player_2_could_not_know_changes_no_byte(run: Run, write: Write, one: Any, other: Any) -> None:
    for mode in (["--as", "2", "--text"], ["--as", "2"]):
        assert run(write(one), *mode) == run(write(other), *mode)


def test_the_lines_end_with_the_game_and_unmask_nobody(run: Run, write: Write) -> None:
    _, output, _ = run(write(finished()), "--json", "--as", "3")
    assert json.loads(output.splitlines()[-1])["event"] == "ended"
    assert "revealed" not in {json.loads(line)["event"] for line in output.splitlines()}


def test_names_cannot_break_the_lines(run: Run, write: Write) -> None:
    names = ["\u2028\u2029", "\x85\x9b", "\x0b\x0c", "\x1c\n\r"]
    _, output, _ = run(write(with_setup(players=names)), "--json", "--as", "0")
    assert [json.loads(line)["event"] for line in output.splitlines()] == ["setup", "turn", "question"]


# --- refusals ----------------------------------------------------------------------------------------

MODES = [[], ["--json"], ["--as", "0"], ["--as", "0", "--text"]]
SWAPS = '["swap", "0", "1"] ["swap", "0", "2"] ["swap", "0", "3"] ["swap", "0", "c0"] ["swap", "0", "c1"]'
SWAPS_OF_2 = SWAPS.replace('"0", "1"', '"2", "0"').replace('"0", "2"', '"2", "1"').replace('"0", ', '"2", ')
BAD: dict[str, tuple[Any, str]] = {
    "an opening look": (
        example(choices=[[0, "turn", ["look", "0"]]]),
        f"choice 0: only a swap is possible on an opening turn; possible: {SWAPS}",
    ),
    "out of turn": (
        example(choices=[*EXAMPLE["choices"], [0, "turn", ["swap", "0", "1"]]]),
        f"choice 4: player 0 answers 'turn', but player 2 is asked 'turn'; possible: {SWAPS_OF_2}",
    ),
    "after the end": (
        finished() | {"choices": [*finished()["choices"], [0, "turn", ["look", "0"]]]},
        "choice 4: the game is already over",
    ),
    "an unknown mask": (with_setup(graveyard=["po\npe"]), "setup: there is no mask 'po\\npe'"),
    "a broken file": (b'{"format":', "not JSON: Expecting value at line 1, column 11"),
    "nesting": (b"[" * 100_000, "nested too deeply"),
}


@pytest.mark.parametrize("mode", MODES, ids=str)
@pytest.mark.parametrize(("document", "reason"), BAD.values(), ids=BAD)
def test_a_bad_record(run: Run, write: Write, document: Any, reason: str, mode: list[str]) -> None:
    file = write(document)
    assert refusal(run(*mode, file)) == f"{file}: {reason}"


@pytest.mark.parametrize("mode", [[], ["--json"]], ids=str)
def test_one_bad_file_of_several_means_no_output(run: Run, write: Write, mode: list[str]) -> None:
    bad = write(example(choices=[[0, "swap", True]]), "bad")
    for files in ([write(EXAMPLE), bad], [bad, write(EXAMPLE)], [write(EXAMPLE), bad, "missing"]):
        assert refusal(run(*mode, *files)).startswith(f"{bad}: choice 0: ")


@pytest.mark.parametrize("mode", MODES, ids=str)
@pytest.mark.parametrize("place", [with_unknown, with_answer])
@pytest.mark.parametrize("step", sampled((1, 3), (3,)))
def test_nesting_of_any_depth(run: Run, write: Write, mode: list[str], place: Any, step: int) -> None:
    for depth in range(900, 1000, step):
        result = run(*mode, write(place("[" * depth + "]" * depth)))
        assert result[0] == 0 or refusal(result)


def test_a_file_that_is_missing(run: Run, tmp_path: Path) -> None:
    none = tmp_path / "none"
    assert refusal(run(str(none))) == f"{none}: {words_for(os.stat, none)}"
    assert refusal(run(str(tmp_path))) == f"{tmp_path}: not a file"


@pytest.mark.skipif(os.name != "posix", reason="other systems don't have such names")
def test_the_name_of_a_file_is_printed_without_control_characters(run: Run, write: Write) -> None:
    file = write(b"", "a\n\x1b[31m\u202eb\udcff\x85.mascarade")
    assert refusal(run(file)).split("/")[-1].startswith(r"a\n\x1b[31m\u202eb\udcff\x85.mascarade: not JSON")


def test_as_takes_one_file(run: Run, write: Write) -> None:
    assert refusal(run(write(EXAMPLE), write(EXAMPLE), "--as", "0")) == "--as takes one file"


@pytest.mark.parametrize("player", ["4", "-1", "99999999999999999999999", "Eve", "²"])
def test_as_nobody(run: Run, write: Write, player: str) -> None:
    file = write(EXAMPLE)
    known = "0 Ann, 1 Bob, 2 Cleo, 3 Dan"
    assert (
        refusal(run(file, f"--as={player}")) == f"{file}: there is no player {player!r}; there are: {known}"
    )


@pytest.mark.parametrize("arguments", [[], ["--as"], ["--no", "f"]])
def test_a_wrong_command_line(run: Run, arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as caught:
        run(*arguments)
    output, errors = capsys.readouterr()
    assert (caught.value.code, output) == (2, "")
    assert errors.splitlines()[-1].startswith("mascarade-qt")


# --- as a process ------------------------------------------------------------------------------------


def process(*arguments: str, **settings: Any) -> subprocess.CompletedProcess[bytes]:
    """Run the command in a process of its own."""
    environment = dict(os.environ) | settings.pop("env", {})
    streams: dict[str, Any] = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE} | settings
    command = [sys.executable, "-m", "mascarade_qt", "replay", *arguments]
    return subprocess.run(command, env=environment, timeout=60, check=False, **streams)


LOADED = """
import sys
from mascarade_qt.__main__ import main
main(sys.argv[1:])
heavy = ("PySide6", "shiboken6", "numpy", "distributed", "multiprocessing")
print([name for name in sys.modules if name.split(".")[0] in heavy], file=sys.stderr)
"""


@pytest.mark.parametrize("mode", MODES, ids=str)
def test_neither_qt_nor_numpy_is_loaded(write: Write, mode: list[str]) -> None:
    command = [sys.executable, "-c", LOADED, "replay", *mode, write(EXAMPLE)]
    environment = {
        name: value for name, value in os.environ.items() if name not in ("DISPLAY", "WAYLAND_DISPLAY")
    }
    found = subprocess.run(command, capture_output=True, text=True, check=True, env=environment).stderr
    assert "PySide6" not in found
    assert "numpy" not in found


@pytest.mark.parametrize("mode", MODES, ids=str)
def test_a_reader_that_has_gone(write: Write, mode: list[str]) -> None:
    reading, writing = os.pipe()
    os.close(reading)
    with os.fdopen(writing, "wb") as pipe:
        gone = process(*mode, write(EXAMPLE), stdout=pipe)
    assert (gone.returncode, gone.stderr) == (1, b"")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a device that is full")
def test_output_that_cannot_be_written(write: Write) -> None:
    with Path("/dev/full").open("wb") as full:
        found = process(write(EXAMPLE), stdout=full)
    assert found.returncode != 0
    assert b"Traceback" not in found.stderr
    assert found.stderr.count(b"\n") == 1


@pytest.mark.parametrize(
    "locale", [{"LC_ALL": "C"}, {"LC_ALL": "POSIX", "PYTHONUTF8": "0"}, {"PYTHONIOENCODING": "latin-1"}]
)
def test_the_output_is_utf_8_in_every_locale(write: Write, locale: dict[str, str]) -> None:
    names = ["Žofie", "Ольга", "🎭", "Ann"]
    environment = {"PYTHONCOERCECLOCALE": "0"} | locale
    file = write(with_setup(players=names))
    story, lines = (process(*mode, file, env=environment) for mode in ([], ["--json", "--as", "0"]))
    assert (story.returncode, story.stderr, lines.returncode, lines.stderr) == (0, b"", 0, b"")
    assert all(name in story.stdout.decode("utf-8") for name in names)
    assert json.loads(lines.stdout.decode("utf-8").splitlines()[0])["players"] == names


def test_without_standard_output(write: Write, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdout", None)
    assert main(["replay", write(EXAMPLE)]) == 0
