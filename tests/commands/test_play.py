"""`mascarade-qt play`: a game in the terminal, driven through standard input."""

import io
import itertools
import os
import re
import subprocess
import sys
from collections.abc import Callable, Iterable, Iterator

import pytest

from mascarade_qt.__main__ import main
from mascarade_qt.bots.baselines import RandomBot
from mascarade_qt.commands import play
from mascarade_qt.engine.questions import Answer, Question

Play = Callable[..., tuple[int, str]]


class Typed(io.TextIOBase):
    """Standard input where somebody types these lines."""

    def __init__(self, lines: Iterable[str]) -> None:
        self._lines: Iterator[str] = iter(lines)

    def readline(self, size: int | None = -1, /) -> str:  # type: ignore[override]
        del size
        print()  # the Enter that a terminal shows
        return next(self._lines, "")


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Play:
    """Play with these lines typed: status and text."""

    def played(lines: Iterable[str], *arguments: str) -> tuple[int, str]:
        capsys.readouterr()
        monkeypatch.setattr(sys, "stdin", Typed(lines))
        status = main(["play", *arguments])
        output, errors = capsys.readouterr()
        assert errors == ""
        return status, output

    return played


def always(line: str) -> Iterator[str]:
    return itertools.repeat(line + "\n")


@pytest.mark.parametrize("players", ["2", "3", "4", "6", "13"])
def test_a_game_to_its_end(run: Play, players: str) -> None:
    status, text = run(always("1"), "--players", players, "--seed", "1")
    assert status == 0
    last = text.splitlines()[-1]
    assert last.startswith("The game is over: ")
    assert last.endswith(("wins.", "win."))


def test_the_masks_are_seen_first(run: Play) -> None:
    _, text = run(["\n"], "--scenario", "a4", "--players", "4", "--seed", "1")
    rows = [line.split(None, 1) for line in text.splitlines()[:6]]
    assert [row[0] for row in rows] == ["0", "1", "2", "3", "c0", "c1"]
    assert sorted(row[1] for row in rows) == ["Cheat", "Empress", "Judge", "King", "Thief", "Trickster"]


@pytest.mark.parametrize(
    "lines", [[], ["\n"], ["\n", "1\n"], ["\n", "1\n", "1\n", "1\n"], ["\n", "no\n"]], ids=str
)
def test_the_end_of_input_ends_the_game(run: Play, lines: list[str]) -> None:
    status, text = run(lines, "--seed", "1")
    assert status == 0
    assert text.endswith("\nThe game is left unfinished.\n")


WRONG = ["", "0", "-1", "999", "one", "1.0", "²", "½", "1 2", "9" * 5000, "\x1b[A", "\0", "\udcff"]


@pytest.mark.parametrize("wrong", WRONG, ids=[repr(wrong)[:12] for wrong in WRONG])
def test_a_wrong_answer_is_asked_again(run: Play, wrong: str) -> None:
    _, text = run(["\n", wrong + "\n", wrong + "\n"], "--seed", "1")
    assert text.count(", please.\n") == 2


def test_bytes_that_are_no_text_are_wrong_answers() -> None:
    found = subprocess.run(
        [sys.executable, "-m", "mascarade_qt", "play", "--seed", "1"],
        input=b"\n\xff\xfe\n",
        capture_output=True,
        env=os.environ | {"PYTHONIOENCODING": "utf-8:strict"},
        timeout=60,
        check=False,
    )
    assert (found.returncode, found.stderr) == (0, b"")
    assert b", please." in found.stdout


def test_blanks_around_a_number_are_nothing_wrong(run: Play) -> None:
    assert "please" not in run(["\n", "  1 \t\n"], "--seed", "1")[1]


def test_the_same_seed_is_the_same_game(run: Play) -> None:
    one, again, other = (run(always("2"), "--seed", seed)[1] for seed in ("4", "4", "5"))
    assert one == again != other


def test_without_a_seed_games_differ(run: Play) -> None:
    assert len({run(["\n"])[1] for _ in range(4)}) > 1


class Contrary(RandomBot):
    """Does in secret the contrary of what it would have done."""

    def answer(self, question: Question) -> Answer:
        answer = super().answer(question)
        return not answer if question.kind == "swap" else answer


@pytest.mark.parametrize("seed", range(12))
@pytest.mark.parametrize("players", ["3", "6"])
def test_nothing_hidden_is_printed(
    run: Play, monkeypatch: pytest.MonkeyPatch, seed: int, players: str
) -> None:
    """What the bots do under the table shows only when a card is seen."""
    arguments = ["--players", players, "--seed", str(seed)]
    one = run(always("1"), *arguments)[1].splitlines()
    monkeypatch.setattr(play, "RandomBot", Contrary)
    other = run(always("1"), *arguments)[1].splitlines()
    assert one != other
    for line, instead in zip(one, other, strict=False):
        if line != instead:
            assert tells_a_card(line)
            assert tells_a_card(instead)
            break


def tells_a_card(line: str) -> bool:
    """Whether the line shows the person a card."""
    return bool(re.match(r"Revealed: |You looks? at .*: |.* shows? .*: ", line))


def test_nobody_elses_secrets_are_told(run: Play) -> None:
    for seed in range(6):
        for line in run(always("1"), "--seed", str(seed))[1].splitlines():
            if " looks at " in line and not line.startswith("You "):
                assert ":" not in line
            if line.endswith((", swapped.", ", not swapped.")):
                assert line.startswith("You ")


def test_a_terminal_is_wiped_after_the_masks_were_seen(
    run: Play, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert "\033[2J" not in run(["\n"], "--seed", "1")[1]
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True)
    assert "\033[2J\033[H" in run(["\n"], "--seed", "1")[1]
    del capsys


def test_a_scenario_that_does_not_fit(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "--scenario", "a4"]) == 2
    output, errors = capsys.readouterr()
    assert output == ""
    assert errors.startswith("mascarade-qt play: a4 is not for 6 players; there are: ")
    assert errors.count("\n") == 1
