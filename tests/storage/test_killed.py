"""Killed at any moment, the program stands at the same question with the same past when it starts again."""

import hashlib
import itertools
import json
import os
import random
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from mascarade_qt.engine.game import Game
from mascarade_qt.engine.record import Record, read_record, steps
from mascarade_qt.engine.sight import seen
from mascarade_qt.storage.unfinished import unfinished_game
from tests.support.systems import ended

ROOT = Path(__file__).resolve().parents[2]
MATCH, WINDOW = "tests.storage.killed", "tests.ui.killed_window"
MOST_LINES, LATEST = 24, 0.1  # killed after at most this many lines, then seconds
QUICK = 0.15  # of the kills come before it


def start(program: str, seed: int, players: int) -> "subprocess.Popen[bytes]":
    return subprocess.Popen(
        [sys.executable, "-m", program, str(seed), str(players)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        cwd=ROOT,
        env=os.environ | {"PYTHONPATH": str(ROOT)},
    )


def run_and_kill(
    name: str, seed: int, players: int, rng: random.Random
) -> tuple[list[dict[str, Any]], bytes]:
    """What the program said before it was killed; the last line may be torn."""
    with start(name, seed, players) as program:
        assert program.stdout is not None
        assert program.stderr is not None
        first = b""
        if rng.random() < QUICK:
            time.sleep(rng.uniform(0, 0.3))
        else:
            for _ in range(rng.randint(1, MOST_LINES)):
                first += program.stdout.readline()
            time.sleep(rng.uniform(0, LATEST))
        program.kill()
        said = (first + program.stdout.read()).split(b"\n")[:-1]
        errors = program.stderr.read()
    return [json.loads(line) for line in said], errors


def digests(record: Record) -> list[tuple[str, list[object] | None]]:
    """For each moment of a record: what the person has seen by then, and who is asked."""
    first = Game(record.setup)
    digest = hashlib.sha256()
    found: list[tuple[str, list[object] | None]] = []
    for game in itertools.chain([first], steps(first, record.choices)):
        for event in game.events:
            digest.update(repr(seen(event, 0)).encode())
        asked = None if game.question is None else [game.question.player, game.question.kind]
        found.append((digest.hexdigest(), asked))
    return found


def survive(program: str, kills: int, seed: int, data: Path) -> int:
    """Kill it again and again; returns how many moments it told."""
    rng = random.Random(seed)
    games = moments = 0
    for _ in range(kills):
        said, errors = run_and_kill(program, seed + games, rng.choice((3, 6, 13)), rng)
        # If it is killed while starting its process, Python complains there about the missing instructions,
        # and on Windows about missing handles.
        torn = (
            b"in spawn_main" in errors and errors.count(b"Traceback") == 1 and b"mascarade_qt" not in errors
        )
        assert errors == b"" or torn, errors.decode()
        games += check(said, data)
        moments += sum("number" in line for line in said)
    return moments


def check(said: list[dict[str, Any]], data: Path) -> bool:
    """The past on disk is the past that was shown, up to the last choice; returns whether the game ended."""
    moments = [line for line in said if "number" in line]
    found = unfinished_game()
    assert found.unusable is None
    record = None if found.game is None else found.game.record
    over = record is None and bool(moments)
    if over:
        newest = max((data / "games").iterdir(), key=lambda file: file.stat().st_mtime_ns)
        record = read_record(newest)
    for line in said:
        if "thinking" in line:
            deadline = time.monotonic() + 60
            while not ended(line["thinking"]):
                assert time.monotonic() < deadline, "the process for thinking outlived the program"
                time.sleep(0.02)
    if record is not None and moments:
        truth = digests(record)
        assert moments[-1]["number"] <= len(record.choices) <= moments[-1]["number"] + 1
        for moment in moments:
            assert (moment["past"], moment["asked"]) == truth[moment["number"]]
    return over


@pytest.mark.timeout(600)
@pytest.mark.parametrize(("program", "kills"), [(MATCH, 3), (WINDOW, 1)])
def test_killed_some_times(program: str, kills: int, data: Path) -> None:
    assert survive(program, kills, 1, data)


@pytest.mark.slow
@pytest.mark.timeout(1800)
@pytest.mark.parametrize("seed", [100, 200, 300, 400])
@pytest.mark.parametrize(("program", "kills"), [(MATCH, 25), (WINDOW, 50)])
def test_killed_hundreds_of_times(program: str, kills: int, seed: int, data: Path) -> None:
    assert survive(program, kills, seed, data) > kills
