"""Hostile records are refused, and large ones folded, in bounded time and memory."""

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from mascarade_qt.engine.record import MOST_BYTES
from tests.example_records import EXAMPLE, checked_reason, encoded, example, with_answer, with_setup

TOO_LARGE = "larger than 4 MB"
TOO_LONG = "more than 20000 choices"
MOST_MEMORY = 400 * 1024 * 1024
MOST_SECONDS = 10  # of the processor: a busy machine is no reason to fail
CHILD = """
import resource, sys
from mascarade_qt.engine.record import RecordError, fold, read_record
resource.setrlimit(resource.RLIMIT_CPU, (int(sys.argv[2]), int(sys.argv[2])))
try:
    fold(read_record(sys.argv[1]))
    print("folded")
except RecordError as error:
    print(error)
if sys.platform == "linux":  # what getrusage tells begins with what the parent had
    lines = open("/proc/self/status").read().splitlines()
    print(next(int(line.split()[1]) for line in lines if line.startswith("VmHWM")) * 1024)
else:
    unit = 1 if sys.platform == "darwin" else 1024
    print(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * unit)
"""


def filled(head: str, piece: str, tail: str, size: int = MOST_BYTES) -> bytes:
    """As many pieces as make a file of this size."""
    return (head + piece * ((size - len(head) - len(tail)) // len(piece)) + tail).encode()


def looks(turns: int) -> bytes:
    """A game in which nothing ever happens."""
    choices = [[turn % 4, "turn", ["look", str(turn % 4)]] for turn in range(turns)]
    return encoded(with_setup(opening_turns=0) | {"choices": choices})


CHOICES = encoded(example(choices=[])).decode()[:-2]
UNKNOWN = encoded(EXAMPLE).decode()[:-1] + ', "unknown": '
PLAYERS = encoded(example(setup={"deal": {}})).decode().replace('"setup": {', '"setup": {"players": [')
KEYS = [*range(380_000), 379_999]
TEN = 10 * 1024 * 1024
HEAVY: dict[str, tuple[Callable[[], bytes], str]] = {
    "10 MB of choices": (lambda: filled(CHOICES, '[0, "turn", ["look", "0"]],', "[]]}", TEN), TOO_LARGE),
    "10 MB of string": (lambda: filled(UNKNOWN + '"', "x", '"}', TEN), TOO_LARGE),
    "10 MB of brackets": (lambda: b"[" * TEN, TOO_LARGE),
    "4 MB of brackets": (lambda: b"[" * MOST_BYTES, "nested too deeply"),
    "4 MB of choices": (lambda: filled(CHOICES, '[0,"",0],', "[]]}"), TOO_LONG),
    "4 MB of no choices": (lambda: filled(CHOICES, "0,", "0]}"), TOO_LONG),
    "4 MB of empty objects": (lambda: filled(UNKNOWN + "[", "{},", "0]}"), "folded"),
    "4 MB of empty lists": (lambda: filled(UNKNOWN + "[", "[],", "0]}"), "folded"),
    "4 MB of small objects": (lambda: filled(UNKNOWN + "[", '{"":0},', "0]}"), "folded"),
    "4 MB of one string": (lambda: filled(UNKNOWN + '"', "\\n", '"}'), "folded"),
    "4 MB of digits": (lambda: filled(UNKNOWN, "7", "}"), "an integer of more than 64 bits"),
    "4 MB of digits behind a point": (lambda: filled(UNKNOWN + "0.", "7", "}"), "folded"),
    "4 MB of exponent": (lambda: filled(UNKNOWN + "1e", "7", "}"), "a number too large"),
    "a mask of 4 MB": (
        lambda: encoded(with_setup(graveyard=["x" * (MOST_BYTES - 1000)])),
        "setup: there is no mask",
    ),
    "a step's key of 4 MB": (
        lambda: encoded(with_setup(bear_tamer=[{"do": "court", "x" * (MOST_BYTES - 1000): 1}])),
        "setup: step 0 of the Bear Tamer's power has an unknown key",
    ),
    "an answer of 4 MB": (lambda: with_answer('"' + "x" * (MOST_BYTES - 1000) + '"'), "choice 0: "),
    "a question of 4 MB": (
        lambda: encoded(example(choices=[[0, "x" * (MOST_BYTES - 1000), 0]])),
        "choice 0: ",
    ),
    "a million players": (
        lambda: encoded(with_setup(players=[""] * 1_000_000)),
        "setup: there must be 2 to 13",
    ),
    "a million coins": (
        lambda: encoded(with_setup(coins=[6] * 1_000_000)),
        "setup: coins must be one number",
    ),
    "a million cards": (
        lambda: encoded(with_setup(graveyard=["x"] * 800_000)),
        "setup: there is no mask 'x'",
    ),
    "many keys, the last one twice": (
        lambda: (UNKNOWN + "{" + ",".join(f'"{key}":0' for key in KEYS) + "}}").encode(),
        "the key '379999' appears twice",
    ),
    "a game of 140,000 turns": (lambda: looks(140_000), TOO_LONG),
    "a game of 20,000 turns": (lambda: looks(20_000), "folded"),
}


# Much like others that are tried every time.
SELDOM = (
    *("10 MB of string", "10 MB of brackets", "4 MB of no choices", "4 MB of empty objects"),
    *("4 MB of empty lists", "4 MB of small objects", "4 MB of digits behind a point", "4 MB of exponent"),
    *("4 MB of choices", "a million players", "a million coins", "a million cards"),
    *("a step's key of 4 MB", "a question of 4 MB", "a mask of 4 MB"),
)
EACH = [
    pytest.param(*case, id=name, marks=[pytest.mark.slow] * (name in SELDOM)) for name, case in HEAVY.items()
]


@pytest.mark.skipif(os.name != "posix", reason="measured as POSIX systems do")
@pytest.mark.parametrize(("content", "expected"), EACH)
def test_time_and_memory_are_bounded(content: Callable[[], bytes], expected: str, tmp_path: Path) -> None:
    file = tmp_path / "heavy.mascarade"
    file.write_bytes(content())
    child = subprocess.run(
        [sys.executable, "-c", CHILD, file, str(MOST_SECONDS)], capture_output=True, text=True, check=False
    )
    assert (child.returncode, child.stderr) == (0, "")
    found, memory = child.stdout.splitlines()
    assert checked_reason(found).startswith(expected)
    assert int(memory) < MOST_MEMORY
