"""Records come from strangers: a hostile one is refused, never a crash, a hang or a traceback."""

import json
import os
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from mascarade_qt.engine.record import MOST_CHOICES, RecordError, fold, parse_record, read_record, record_text
from tests.example_records import (
    EXAMPLE,
    Document,
    announced,
    checked_reason,
    encoded,
    example,
    with_answer,
    with_setup,
    with_unknown,
)
from tests.support.systems import words_for

TOO_LARGE = "larger than 4 MB"


def reason(data: bytes) -> str:
    """Why these bytes are refused: one line, and nothing in it that a terminal would obey."""
    with pytest.raises(RecordError) as caught:
        fold(parse_record(data))
    return checked_reason(str(caught.value))


# --- bytes and JSON ----------------------------------------------------------------------------------

GOOD = encoded(EXAMPLE)
ANN = GOOD.index(b"Ann")
BROKEN: dict[str, tuple[bytes, str | None]] = {
    "empty": (b"", "not JSON: Expecting value at line 1, column 1"),
    "blank": (b" \n ", "not JSON: Expecting value at line 2, column 2"),
    "cut off": (GOOD[:-1], f"not JSON: Expecting ',' delimiter at line 1, column {len(GOOD)}"),
    "something behind": (GOOD + b"{}", f"not JSON: Extra data at line 1, column {len(GOOD) + 1}"),
    "a byte-order mark": (b"\xef\xbb\xbf" + GOOD, "begins with a byte-order mark"),
    "UTF-16": (GOOD.decode().encode("utf-16"), "not UTF-8 at byte 0"),
    "invalid UTF-8": (GOOD.replace(b"Ann", b"A\xffn"), f"not UTF-8 at byte {ANN + 1}"),
    "a surrogate as UTF-8": (GOOD.replace(b"Ann", b"\xed\xa0\x80"), f"not UTF-8 at byte {ANN}"),
    "an overlong NUL": (GOOD.replace(b"Ann", b"\xc0\x80"), f"not UTF-8 at byte {ANN}"),
    "a lone surrogate in a name": (GOOD.replace(b"Ann", b"\\ud83c"), "has half of a surrogate pair"),
    "a lone surrogate in a key": (with_unknown('{"\\udfad": 0}'), "has half of a surrogate pair"),
    "NUL bytes": (b"\x00" * 100, "not JSON: Expecting value at line 1, column 1"),
    "a NUL in a name": (
        GOOD.replace(b"Ann", b"A\x00n"),
        f"not JSON: Invalid control character at line 1, column {ANN + 2}",
    ),
    "a line break in a name": (
        GOOD.replace(b"Ann", b"A\nn"),
        f"not JSON: Invalid control character at line 1, column {ANN + 2}",
    ),
    "NaN": (with_unknown("NaN"), "NaN is not a number"),
    "Infinity": (with_unknown("[Infinity]"), "Infinity is not a number"),
    "-Infinity": (with_unknown('{"x": -Infinity}'), "-Infinity is not a number"),
    "1e999": (with_unknown("1e999"), "a number too large"),
    "-1e999": (with_unknown("[[-1e999]]"), "a number too large"),
    "2 to the 63rd": (with_unknown(str(2**63)), "an integer of more than 64 bits"),
    "below 64 bits": (with_unknown(str(-(2**63) - 1)), "an integer of more than 64 bits"),
    "a huge integer": (with_unknown("9" * 100_000), "an integer of more than 64 bits"),
    "a huge integer in the set-up": (encoded(with_setup(first=10**400)), "an integer of more than 64 bits"),
    "a huge player": (encoded(example(choices=[[2**64, "turn", 0]])), "an integer of more than 64 bits"),
    "a key twice": (GOOD[:-1] + b', "version": 1}', "the key 'version' appears twice"),
    "an escaped key twice": (GOOD[:-1] + b', "\\u0076ersion": 1}', "the key 'version' appears twice"),
    "a place twice": (GOOD.replace(b'"0": "king"', b'"0": "king", "0": "spy"'), "the key '0' appears twice"),
    "a set-up's key twice": (
        GOOD.replace(b'"first": 0', b'"first": 0, "first": 0'),
        "the key 'first' appears twice",
    ),
    "a key twice far down": (with_unknown('[{"a": [{"b": {"x": 1, "x": 1}}]}]'), "the key 'x' appears twice"),
    "a step's key twice": (
        encoded(with_setup(bear_tamer="B")).replace(b'"B"', b'[{"do": "bank", "n": 1, "n": 2}]'),
        "the key 'n' appears twice",
    ),
    "a key that is a number": (with_unknown("{1: 2}"), None),
    "a comment": (GOOD + b" // good", None),
    "single quotes": (GOOD.replace(b'"', b"'"), None),
}


@pytest.mark.parametrize(("data", "expected"), BROKEN.values(), ids=BROKEN)
def test_broken_bytes(data: bytes, expected: str | None) -> None:
    found = reason(data)
    assert found == expected if expected else found.startswith("not JSON: ")


def test_a_key_with_control_characters_is_named_without_them() -> None:
    assert reason(with_unknown('{"\\u001b\\n\\u202e": 1, "\\u001b\\n\\u202e": 2}')) == (
        r"the key '\x1b\n\u202e' appears twice"
    )


@pytest.mark.parametrize("number", [2**63 - 1, -(2**63), 0, -0.0, 1e308, 5e-324])
def test_the_largest_and_smallest_numbers_are_kept(number: float) -> None:
    record = parse_record(with_unknown(json.dumps(number)))
    assert json.dumps(record.extra["unknown"]) == json.dumps(number)


@pytest.mark.parametrize("more", [0, 1])
def test_a_limit_of_choices(more: int) -> None:
    """A game of looks alone could go on forever, and so could opening it."""
    choices = [[number % 4, "turn", ["look", str(number % 4)]] for number in range(MOST_CHOICES + more)]
    data = encoded(with_setup(opening_turns=0) | {"choices": choices})
    if more:
        assert reason(data) == "more than 20000 choices"
    else:
        assert fold(parse_record(data)).turn == MOST_CHOICES


def deep(opening: str, closing: str) -> Callable[[int], str]:
    return lambda depth: opening * depth + "1" + closing * depth


NESTINGS = {"arrays": deep("[", "]"), "objects": deep('{"a":', "}"), "both": deep('[{"a":', "}]")}


@pytest.mark.parametrize("nesting", NESTINGS.values(), ids=NESTINGS)
@pytest.mark.parametrize("place", [with_unknown, with_answer, str.encode])
def test_deep_nesting(nesting: Callable[[int], str], place: Callable[[str], bytes]) -> None:
    assert reason(place(nesting(200_000))) == "nested too deeply"
    assert reason(place(nesting(1_000))) == "nested too deeply"


@pytest.mark.parametrize("nesting", NESTINGS.values(), ids=NESTINGS)
def test_an_answer_nested_to_any_depth_is_refused(nesting: Callable[[int], str]) -> None:
    for depth in range(1, 1000, 5):
        record = refused_or_read(with_answer(nesting(depth)))
        if record is not None:
            with pytest.raises(RecordError) as caught:
                further_down(partial(fold, record))
            checked_reason(str(caught.value))


@pytest.mark.parametrize("nesting", NESTINGS.values(), ids=NESTINGS)
def test_what_can_be_read_can_be_written_from_anywhere_in_the_program(nesting: Callable[[int], str]) -> None:
    for depth in range(1, 1000, 9):
        record = refused_or_read(with_unknown(nesting(depth)))
        if record is not None:
            further_down(partial(record_text, record))


def refused_or_read(data: bytes) -> Any:
    try:
        return parse_record(data)
    except RecordError as error:
        checked_reason(str(error))
        return None


def further_down(call: Callable[[], object], frames: int = 100) -> object:
    """Call from some frames down the stack: a record isn't saved where it was read."""
    return call() if frames == 0 else further_down(call, frames - 1)


# --- types -------------------------------------------------------------------------------------------

NO_NUMBERS = [True, False, 1.0, "1", None, [1], {}, {"1": 1}, [[1]], [], 1.5, ""]
NUMBERS: dict[str, Callable[[Any], Document]] = {
    "version": lambda wrong: example(version=wrong),
    "first": lambda wrong: with_setup(first=wrong),
    "coins": lambda wrong: with_setup(coins=wrong),
    "a seat's coins": lambda wrong: with_setup(coins=[6, wrong, 6, 6]),
    "courthouse": lambda wrong: with_setup(courthouse=wrong),
    "opening_turns": lambda wrong: with_setup(opening_turns=wrong),
    "a step's number": lambda wrong: with_setup(bear_tamer=[{"do": "bank", "n": wrong}]),
    "who chooses": lambda wrong: example(
        choices=[*EXAMPLE["choices"][:2], [wrong, "turn", ["swap", "1", "0"]]]
    ),
    "player": lambda wrong: announced("princess", [0, "player", wrong]),
    "one of players": lambda wrong: announced("puppet_master", [0, "players", [wrong, 2]]),
    "other of players": lambda wrong: announced("puppet_master", [0, "players", [2, wrong]]),
    "players": lambda wrong: announced("puppet_master", [0, "players", wrong]),
    "hide": lambda wrong: announced("gambler", [0, "hide", wrong]),
    "guess": lambda wrong: announced("gambler", [0, "hide", 1], [0, "player", 1], [1, "guess", wrong]),
}


@pytest.mark.parametrize("wrong", NO_NUMBERS, ids=map(str, NO_NUMBERS))
@pytest.mark.parametrize("document", NUMBERS.values(), ids=NUMBERS)
def test_where_a_number_is_due(document: Callable[[Any], Document], wrong: object) -> None:
    reason(encoded(document(wrong)))


@pytest.mark.parametrize("document", [NUMBERS[name] for name in NUMBERS if name not in ("players", "coins")])
def test_there_a_number_is_accepted(document: Callable[[Any], Document]) -> None:
    fold(parse_record(encoded(document(1))))


TRUTHS: dict[str, Callable[[Any], Document]] = {
    "swap": lambda wrong: example(choices=[EXAMPLE["choices"][0], [0, "swap", wrong]]),
    "contest": lambda wrong: (
        announced("king") | {"choices": [[0, "turn", ["announce", "0", "king"]], [1, "contest", wrong]]}
    ),
    "the Fool's swap": lambda wrong: announced("fool", [0, "places", ["1", "2"]], [0, "swap", wrong]),
}


@pytest.mark.parametrize(
    "wrong", [1, 0, 1.0, 0.0, "true", "false", "", None, [], [False], {}, ["1"]], ids=str
)
@pytest.mark.parametrize("document", TRUTHS.values(), ids=TRUTHS)
def test_where_a_truth_value_is_due(document: Callable[[Any], Document], wrong: object) -> None:
    assert "is not a possible answer to" in reason(encoded(document(wrong)))
    fold(parse_record(encoded(document(False))))


@pytest.mark.parametrize(
    "wrong",
    [
        None,
        0,
        True,
        "",
        "0",
        "look",
        [],
        [[]],
        {},
        [["look", "0"]],
        ["look", 0],
        ["look", "0", "0"],
        ["look"],
        ["announce", "0"],
        ["announce", "0", ["king"]],
        ["announce", "0", {}],
        ["announce", "0", None],
        [None],
        [[1]],
        ["announce", "1", "king"],
        ["announce", "c0", "king"],
        ["swap", "0", "0"],
        ["swap", "c0", "0"],
        {"look": "0"},
    ],
    ids=str,
)
def test_an_answer_that_is_no_turn(wrong: object) -> None:
    document = with_setup(opening_turns=0) | {"choices": [[0, "turn", wrong]]}
    assert "; possible: " in reason(encoded(document))


@pytest.mark.parametrize(
    ("mask", "question", "wrong"),
    [
        (
            "puppet_master",
            "players",
            [[1, 1], [0, 1], [1, 4], [-1, 1], [1], [1, 2, 3], [[1], 2], [[1, 2]], {}],
        ),
        ("sage", "places", [["0", "1"], ["1", "1"], ["1"], [["1"], "2"], [1, 2], ["1", "2", "3"], "12"]),
        ("spy", "place", ["0", "c0", "4", "", 1, ["1"], [["1"]], {"1": 1}, None, False]),
        ("princess", "player", [0, 4, -1, 10**18, None, False, "1"]),
        ("witch", "player", [0, 4, False, "null", [None]]),
        ("alchemist", "direction", ["LEFT", "up", "", 0, None, True, ["left"]]),
        ("gambler", "hide", [0, 4, -1, 2.0, "2"]),
        ("usurper", "player", [0, 9, None]),
    ],
)
def test_an_answer_within_a_power(mask: str, question: str, wrong: list[object]) -> None:
    for answer in wrong:
        assert reason(encoded(announced(mask, [0, question, answer]))).startswith("choice 4: ")


# --- files -------------------------------------------------------------------------------------------


def unreadable(path: str | os.PathLike[str]) -> str:
    with pytest.raises(RecordError) as caught:
        read_record(path)
    return checked_reason(str(caught.value))


def test_what_is_no_file(tmp_path: Path) -> None:
    assert unreadable(tmp_path) == "not a file"
    assert unreadable("") == "not a file"
    for missing in (tmp_path / "missing", tmp_path / "missing" / "missing", tmp_path / ("x" * 5000)):
        assert unreadable(missing) == words_for(os.stat, missing)
    assert unreadable("a\0b") == "no such file"


@pytest.mark.skipif(os.name != "posix", reason="needs a POSIX system")
def test_pipes_devices_and_loops_are_refused_at_once(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    (tmp_path / "loop").symlink_to("loop")
    (tmp_path / "zero").symlink_to("/dev/zero")
    assert unreadable(tmp_path / "pipe") == "not a file"
    assert unreadable("/dev/zero") == "not a file"
    assert unreadable(tmp_path / "zero") == "not a file"
    assert "symbolic links" in unreadable(tmp_path / "loop")


def test_a_file_that_may_not_be_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def denied(*_: object, **__: object) -> None:
        raise PermissionError(13, "Permission denied")

    def nameless(*_: object, **__: object) -> None:
        raise OSError

    file = tmp_path / "secret.mascarade"
    file.write_bytes(GOOD)
    monkeypatch.setattr(Path, "open", denied)
    assert unreadable(file) == "Permission denied"
    monkeypatch.setattr(Path, "open", nameless)
    assert unreadable(file) == "cannot be read"


def test_only_the_allowed_part_of_a_large_file_is_read(tmp_path: Path) -> None:
    file = tmp_path / "sparse.mascarade"
    with file.open("wb") as opened:
        opened.truncate(50 * 1024**3)
    began = time.process_time()
    assert unreadable(file) == TOO_LARGE
    assert time.process_time() - began < 5
