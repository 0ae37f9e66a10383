"""`mascarade-qt arena` between different bots: who won, how they lied, how long they took, and the ladder."""

import csv
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from mascarade_qt.__main__ import main
from mascarade_qt.bots import registry
from mascarade_qt.engine.record import fold, read_record
from tests.support.systems import bot_command, needs_perl, words_for

LINEUP = "naive,random,random,random,random,random"
BOTS = Path(__file__).parents[1] / "bots" / "hosting"
FILE = f"{BOTS / 'foreign_bots.py'}:"
PERL = bot_command("perl", BOTS / "example_bot.pl")
SLEEPS = bot_command(sys.executable, "-c", "__import__('time').sleep(1000)")


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """What the command prints; it complains about nothing."""
    assert main(["arena", "--workers", "1", *arguments]) == 0
    output, errors = capsys.readouterr()
    assert errors == ""
    return output


def data(capsys: pytest.CaptureFixture[str], *arguments: str) -> dict[str, Any]:
    """The command's JSON."""
    found: dict[str, Any] = json.loads(run(capsys, *arguments, "--json"))
    return found


def refused(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """The one line with which the command refuses."""
    capsys.readouterr()
    assert main(["arena", *arguments]) == 2
    output, errors = capsys.readouterr()
    assert output == ""
    assert errors.count("\n") == 1
    assert errors.startswith("mascarade-qt arena: ")
    return errors.removeprefix("mascarade-qt arena: ").rstrip("\n")


def test_each_bot_of_a_line_up_has_a_row(capsys: pytest.CaptureFixture[str]) -> None:
    found = data(capsys, "--games", "60", "--bots", LINEUP)
    naive, other = found["results"]
    assert (naive["bot"], naive["games"], naive["seats"]) == ("naive", 60, 60)
    assert (other["bot"], other["games"], other["seats"]) == ("random", 60, 300)
    assert abs(naive["win_share"] + other["win_share"] - 1) < 0.001
    assert abs(naive["times_fair"] - 6 * naive["win_share"]) < 0.001
    assert naive["low"] < naive["times_fair"] < naive["high"]
    assert naive["times_fair"] > 3 > other["times_fair"]
    for row in (naive, other):
        assert row["lies_believed"] <= row["lies"] <= row["announcements"]
        assert row["contests_right"] <= row["contests"]
        assert 0 < row["median_ms"] <= row["p95_ms"] <= row["p99_ms"]
    assert found["median_turns"] > 0
    assert found["faults"] == []


def test_the_rows_as_text(capsys: pytest.CaptureFixture[str]) -> None:
    heading, *lines = run(capsys, "--games", "12", "--bots", LINEUP).splitlines()
    assert heading == "a5, 6 players, naive, 5 × random"
    titles, naive, other = lines[-3:]
    for title in ("bot", "win share", "× fair", "95 %", "coins", "lies", "believed", "contests", "99th"):
        assert title in titles
    assert naive.split()[0] == "naive"
    assert other.split()[0] == "random"


def test_the_rows_as_csv(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "results.csv"
    found = data(capsys, "--games", "12", "--bots", LINEUP, "--csv", str(file))
    with file.open(encoding="utf-8", newline="") as opened:
        rows = list(csv.DictReader(opened))
    assert [row["bot"] for row in rows] == ["naive", "random"]
    assert [float(row["times_fair"]) for row in rows] == [row["times_fair"] for row in found["results"]]


def test_every_game_as_a_record(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    folder = tmp_path / "some" / "games"
    found = data(capsys, "--games", "7", "--bots", LINEUP, "--save", str(folder))
    records = [read_record(file) for file in sorted(folder.iterdir())]
    assert len(records) == 7
    assert sum(len(record.choices) for record in records) == found["questions"]
    assert all(fold(record).over for record in records)


def test_the_workers_change_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    options = ["--games", "24", "--bots", LINEUP, "--seed", "1"]
    here = data(capsys, *options)
    command = [sys.executable, "-m", "mascarade_qt", "arena", *options, "--json", "--workers", "2"]
    there = json.loads(subprocess.check_output(command))
    for one, two in zip(here["results"], there["results"], strict=True):
        assert {k: v for k, v in one.items() if not k.endswith("_ms")} == {
            k: v for k, v in two.items() if not k.endswith("_ms")
        }


def test_events_can_be_delivered_to_those_who_do_not_listen(capsys: pytest.CaptureFixture[str]) -> None:
    options = ("--games", "12", "--seed", "1")
    quiet, loud = data(capsys, *options), data(capsys, *options, "--events")
    assert quiet["questions"] == loud["questions"]


@needs_perl
def test_a_program_among_the_bots(capsys: pytest.CaptureFixture[str]) -> None:
    found = data(capsys, "--players", "4", "--games", "4", "--bots", f"{PERL},naive,naive,naive")
    assert found["bots"] == [PERL, "naive", "naive", "naive"]
    assert found["results"][0]["replaced"] == 0


def test_a_bot_that_fails_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    bot = f"{BOTS / 'foreign_bots.py'}:Lies"
    arguments = ["--players", "4", "--games", "4", "--bots", f"{bot},naive,naive,naive", "--json"]
    assert main(["arena", "--workers", "1", *arguments]) == 0
    output, errors = capsys.readouterr()
    found = json.loads(output)
    assert found["games"] == 4
    assert [fault["game"] for fault in found["faults"]] == [0, 1, 2, 3]
    assert found["results"][0]["replaced"] == 4
    first = errors.splitlines()[0]
    assert first.startswith(f"game 0, player 0: {bot} was replaced: answered 'nonsense'")


def test_a_time_limit_for_programs(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["--players", "4", "--games", "12", "--bots", f"{SLEEPS},random,random,random"]
    assert main(["arena", "--workers", "1", *arguments, "--time-limit", "0.05"]) == 0
    errors = capsys.readouterr().err.splitlines()
    assert errors[0].endswith(f"{SLEEPS} was replaced: did not answer within 0.05 s")
    assert errors[10:] == [
        "and 2 more",
        f"{SLEEPS} was replaced in every game: its figures are those of a simple bot",
    ]


def test_what_was_replaced_has_a_column(capsys: pytest.CaptureFixture[str]) -> None:
    for bot, last in ((f"{FILE}Lies", ["replaced", "100%", "0%"]), ("naive", ["99th"])):
        lineup = f"{bot},random,random,random"
        assert main(["arena", "--workers", "1", "--players", "4", "--games", "4", "--bots", lineup]) == 0
        rows = capsys.readouterr().out.splitlines()[-3:]
        assert [row.split()[-1] for row in rows][: len(last)] == last


def test_own_classes_can_play_in_this_process(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    arguments = ["arena", "--workers", "1", "--players", "4", "--games", "4", "--seed", "3", "--json"]
    arguments += ["--bots", f"{FILE}Good,random,random,random"]
    found = []
    for more in ([], ["--in-process"]):
        assert main([*arguments, *more]) == 0
        output, errors = capsys.readouterr()  # what it prints is no result
        assert ("what a bot prints is not an answer" in errors) == bool(more)
        found.append(json.loads(output)["results"])
        monkeypatch.setattr(registry, "ForeignBot", None)
    apart, here = ([{k: v for k, v in row.items() if "_ms" not in k} for row in rows] for rows in found)
    assert apart == here
    assert here[0]["replaced"] == 0


def test_the_masters_beliefs(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["--players", "4", "--games", "8", "--bots", "master", "--calibration"]
    found = data(capsys, *arguments)["calibration"]
    assert abs(sum(bucket["mass"] for bucket in found["buckets"]) - 1) < 0.001
    assert 0 <= found["worst"]["off"] < 1
    lines = run(capsys, *arguments).splitlines()
    assert lines[-1].startswith("  worst bucket: ")
    assert any(line.startswith("  believed") for line in lines)


def test_a_ladder(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "ladder.csv"
    arguments = ["--ladder", "--players", "4,5", "--games", "8", "--bots", "random,naive", "--csv", str(file)]
    text = run(capsys, *arguments)
    assert text.startswith("4 players, a4, 8 games per cell: one … at a table of …, × fair share\n")
    assert "\n5 players, a5, 8 games per cell: " in text
    assert run(capsys, *arguments, "--markdown").count("| one | random | naive | mixed |") == 2
    cells = json.loads(run(capsys, *arguments, "--json"))
    assert len(cells) == 8
    with file.open(encoding="utf-8", newline="") as opened:
        rows = list(csv.DictReader(opened))
    assert [float(row["times_fair"]) for row in rows] == [cell["times_fair"] for cell in cells]


def test_a_ladder_says_who_was_replaced(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["--ladder", "--players", "2", "--games", "2", "--bots", f"random,{FILE}Lies", "--json"]
    assert main(["arena", "--workers", "1", "--in-process", *arguments]) == 0
    output, errors = capsys.readouterr()
    cells = json.loads(output)
    replaced = {cell["bot"]: 0 for cell in cells}
    for cell in cells:
        replaced[cell["bot"]] += cell["replaced"]
    assert replaced["random"] == 0 < replaced[f"{FILE}Lies"]
    assert errors.splitlines()[-1] == (
        f"{FILE}Lies was replaced {replaced[f'{FILE}Lies']} times, by a simple bot"
    )


REFUSED = {
    "fewer bots": (
        ["--bots", "naive,random"],
        "2 bots are fewer than 6 players; a single name fills all seats",
    ),
    "more bots": (["--bots", "naive," * 6 + "random"], "7 bots are more than 6 players; a single name fills"),
    "an empty name": (["--bots", "naive,,random"], "--bots 'naive,,random' has an empty name"),
    "no bots": (["--bots", ""], "--bots '' has an empty name"),
    "no such bot": (
        ["--bots", "master,guest,guest,guest,guest,gust"],
        "no bot is called 'gust'; there are: ",
    ),
    "no such file": (["--bots", "nobody.py:Mine"], "there is no file 'nobody.py'"),
    "no such program": (["--bots", "cmd:no-such-program"], "there is no program 'no-such-program'"),
    "several tables": (["--players", "4,6"], "several numbers of players are for --ladder"),
    "markdown": (["--markdown"], "--markdown is for --ladder"),
    "no master": (["--calibration"], "--calibration needs at least one master"),
    "a ladder of one": (["--ladder", "--bots", "naive,naive"], "a ladder needs two bots or more"),
    "a ladder of records": (["--ladder", "--save", "x"], "--save and --calibration are not for --ladder"),
    "a scenario for others": (["--ladder", "--scenario", "a4"], "a4 is not for 6 players"),
}


@pytest.mark.parametrize(("arguments", "reason"), REFUSED.values(), ids=REFUSED)
def test_what_is_refused(capsys: pytest.CaptureFixture[str], arguments: list[str], reason: str) -> None:
    assert refused(capsys, *arguments).startswith(reason)


def test_a_folder_that_cannot_be(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.touch()
    assert refused(capsys, "--save", str(file)) == f"{file}: {words_for(file.mkdir)}"
    lost = tmp_path / "no" / "x.csv"
    assert refused(capsys, "--csv", str(lost)) == f"{lost}: {words_for(open, lost)}"


@pytest.mark.parametrize(
    ("option", "value"), [("--time-limit", "0"), ("--time-limit", "soon"), ("--players", "4,x")]
)
def test_a_number_that_makes_no_sense(capsys: pytest.CaptureFixture[str], option: str, value: str) -> None:
    with pytest.raises(SystemExit) as caught:
        main(["arena", option, value])
    assert caught.value.code == 2
    assert f"mascarade-qt arena: argument {option}: " in capsys.readouterr().err


def test_what_is_not_needed_is_not_loaded() -> None:
    code = (
        "import sys, mascarade_qt.commands.arena as arena;"
        "print([name for name in ('PySide6', 'distributed', 'numpy') if name in sys.modules])"
    )
    assert subprocess.check_output([sys.executable, "-c", code], text=True) == "[]\n"


@needs_perl
def test_a_seed_that_programs_could_guess_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["arena", "--workers", "1", "--players", "4", "--games", "1"]
    for bots, seed, told in ((PERL, ["--seed", "7"], 1), (PERL, [], 0), ("naive", ["--seed", "7"], 0)):
        assert main([*arguments, "--bots", f"{bots},naive,naive,naive", *seed]) == 0
        assert capsys.readouterr().err.count("if it guesses the seed") == told
