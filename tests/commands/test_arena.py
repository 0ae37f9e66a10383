"""`mascarade-qt arena`: games between bots, counted; the same seed gives the same games."""

import io
import json
import subprocess
import sys
from typing import Any

import pytest

from mascarade_qt.__main__ import main
from mascarade_qt.commands.arena import HereExecutor, ProgressLine

COUNTS = ("games", "turns_a_game", "stopped", "questions")


@pytest.fixture
def capture(capsys: pytest.CaptureFixture[str]) -> pytest.CaptureFixture[str]:
    """What the command prints from now on."""
    capsys.readouterr()
    return capsys


def figures(capture: pytest.CaptureFixture[str], *arguments: str) -> dict[str, Any]:
    """The command's JSON."""
    assert main(["arena", *arguments, "--json"]) == 0
    output, errors = capture.readouterr()
    assert errors == ""
    assert output.count("\n") == 1
    found: dict[str, Any] = json.loads(output)
    return found


def counts(found: dict[str, Any]) -> list[float]:
    """What doesn't depend on the clock."""
    return [found[name] for name in COUNTS]


def test_the_figures_as_text(capture: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "--players", "6", "--games", "20", "--bots", "random", "--scenario", "a5"]) == 0
    output, errors = capture.readouterr()
    heading, *lines = output.splitlines()
    assert errors == ""
    assert heading == "a5, 6 players, random"
    found = {line[:28].strip(): line[28:].strip().replace(",", "") for line in lines}
    assert found["games"] == "20"
    assert float(found["questions per second"]) > float(found["games per second"]) > 0
    assert 70 < float(found["lies among claims"].rstrip("%")) < 95  # one mask in six is the right one


def test_the_figures_as_json(capture: pytest.CaptureFixture[str]) -> None:
    found = figures(
        capture, "--players", "6", "--games", "20", "--bots", "random", "--scenario", "a5", "--seed", "3"
    )
    assert (found["scenario"], found["bots"], found["seed"], found["games"]) == ("a5", ["random"] * 6, 3, 20)
    assert found["questions"] > 20 * 4
    assert found["games_per_second"] > 0
    assert found["questions_per_second"] > 0
    assert found["cost_in_choices"] > 0


def test_the_same_seed_gives_the_same_games(capture: pytest.CaptureFixture[str]) -> None:
    one, again, other = (
        counts(figures(capture, "--games", "30", "--seed", seed)) for seed in ("5", "5", "6")
    )
    assert one == again != other


def test_the_workers_change_nothing(capture: pytest.CaptureFixture[str]) -> None:
    command = [sys.executable, "-m", "mascarade_qt", "arena", "--games", "120", "--seed", "1", "--json"]
    found = [json.loads(subprocess.check_output([*command, "--workers", workers])) for workers in ("1", "2")]
    assert counts(found[0]) == counts(found[1]) == counts(figures(capture, "--games", "120", "--seed", "1"))


@pytest.mark.parametrize("players", range(2, 14))
def test_every_number_of_players(capture: pytest.CaptureFixture[str], players: int) -> None:
    found = figures(capture, "--players", str(players), "--games", "2")
    assert len(found["bots"]) == players


def test_a_game_that_goes_on_is_stopped_and_counted(capture: pytest.CaptureFixture[str]) -> None:
    found = figures(capture, "--games", "10", "--max-turns", "1")
    assert (found["stopped"], found["turns_a_game"]) == (10, 6)


REFUSED = {
    "no such scenario": (
        ["--scenario", "no\nsuch"],
        "no scenario is called 'no\\nsuch'; for 6 players there are: a5, ",
    ),
    "a scenario for others": (["--scenario", "a4", "--players", "5"], "a4 is not for 5 players; there are: "),
    "no such bot": (["--bots", "no\nsuch"], "no bot is called 'no\\nsuch'; there are: random"),
}


@pytest.mark.parametrize(("arguments", "reason"), REFUSED.values(), ids=REFUSED)
def test_what_is_refused(capture: pytest.CaptureFixture[str], arguments: list[str], reason: str) -> None:
    assert main(["arena", *arguments]) == 2
    output, errors = capture.readouterr()
    assert output == ""
    assert errors.count("\n") == 1
    assert errors.startswith(f"mascarade-qt arena: {reason}")


@pytest.mark.parametrize(
    ("option", "value"),
    [
        ("--players", "1"),
        ("--players", "14"),
        ("--players", "six"),
        ("--games", "0"),
        ("--games", "-3"),
        ("--games", "many"),
        ("--workers", "0"),
        ("--max-turns", "0"),
        ("--seed", "x"),
    ],
)
def test_a_number_that_makes_no_sense(capture: pytest.CaptureFixture[str], option: str, value: str) -> None:
    with pytest.raises(SystemExit) as caught:
        main(["arena", option, value])
    output, errors = capture.readouterr()
    assert (caught.value.code, output) == (2, "")
    last = errors.splitlines()[-1]
    assert last.startswith(f"mascarade-qt arena: argument {option}: ")
    assert value in last
    assert "_positive" not in last  # a word of ours, not of the user's


class Terminal(io.StringIO):
    """Standard error that is a terminal."""

    def isatty(self) -> bool:
        return True


def test_a_progress_bar_on_a_terminal(
    monkeypatch: pytest.MonkeyPatch, capture: pytest.CaptureFixture[str]
) -> None:
    terminal = Terminal()
    monkeypatch.setattr(sys, "stderr", terminal)
    assert main(["arena", "--games", "120"]) == 0
    bars = terminal.getvalue().split("\r")[1:]
    assert bars[0] == f"[{'#' * 16}{'-' * 24}] 50/120"
    assert bars[2] == f"[{'#' * 40}] 120/120"
    assert bars[3].isspace()
    assert bars[4] == ""
    assert "\r" not in capture.readouterr().out


def test_no_progress_bar_elsewhere(capture: pytest.CaptureFixture[str]) -> None:
    progress = ProgressLine(10)
    progress.show(5)
    progress.close()
    assert capture.readouterr() == ("", "")


def test_what_goes_wrong_in_a_game_is_raised_by_its_result() -> None:
    with HereExecutor() as executor:
        assert executor.submit(divmod, 7, 2).result() == (3, 1)
        future = executor.submit(divmod, 7, 0)
    with pytest.raises(ZeroDivisionError):
        future.result()
