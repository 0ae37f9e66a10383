"""Valid records with something changed: each is played, or refused with a reason on one line."""

import copy
import json
import random
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from mascarade_qt.engine.record import RecordError, fold, parse_record, record_text, state_data
from tests.example_records import (
    EXAMPLE,
    announced,
    checked_reason,
    encoded,
    finished,
    random_record,
    with_setup,
)

FULL = with_setup(
    deal={"0": "bear_tamer", "1": "necromancer", "2": "gambler", "3": "fool", "c0": "sage", "c1": "damned"},
    graveyard=["peasant", "spy", "peasant"],
    coins=[1, 12, 6, 7],
    courthouse=3,
    opening_turns=0,
    revealed="must-swap",
    bear_tamer=[{"do": "take", "n": 2, "from": "chosen"}, {"do": "swap", "cards": "own-centre"}],
    roles=[{"bot": "master", "seed": 1}],
    seed=7,
) | {"choices": [[0, "turn", ["look", "0"]], [1, "turn", ["swap", "1", "c1"]], [1, "swap", True]]}
PLAYED = [
    json.loads(record_text(random_record(scenario, seed=2, most_choices=40)))
    for scenario in ("small-two", "small-three", "b6", "ultimate-combo", "a8")
]
BASES = [
    EXAMPLE,
    finished(),
    FULL,
    announced("puppet_master", [0, "players", [1, 3]]),
    announced("gambler", [0, "hide", 2], [0, "player", 3], [3, "guess", 2]),
    *PLAYED,
]

Path = tuple[Any, ...]
NUMBERS = [0, 1, -1, 2, 12, 13, 200, 1.0, 0.5, 1e300, 2**63 - 1, -(2**63), 2**64]
WORDS = ["", "0", "1", "c0", "0L", "1P", "king", "damned", "pope", "must-swap", "turn", "contest", "swap"]
TRICKS = ["\0", "\x1b[2J", "\u202e", "\u2028", "\ud800", "x" * 5000]
LISTS = [[], [[]], [{}], [0, 1], [True, 2], ["0", "1"], ["look", "0"], [0, "turn", ["look", "0"]]]
HOSTILE = st.sampled_from([None, True, False, {}, {"do": "court"}, *NUMBERS, *WORDS, *TRICKS, *LISTS])
SCALARS = st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=8)
VALUES = HOSTILE | st.recursive(
    SCALARS,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=4), inner, max_size=4),
    max_leaves=8,
)


def check(data: bytes) -> None:
    """A record is refused with a reason; or it can be played, and written so that it stays the same."""
    try:
        record = parse_record(data)
        game = fold(record)
    except RecordError as error:
        checked_reason(str(error))
        return
    assert game.bank + game.courthouse + sum(game.coins) == 200
    json.dumps(state_data(game), allow_nan=False)
    again = parse_record(record_text(record).encode())
    assert again == record
    assert fold(again) == game


def paths(value: Any, path: Path = ()) -> Iterator[Path]:
    """Where something could be changed."""
    yield path
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, item in inner:
        yield from paths(item, (*path, key))


def change(document: Any, path: Path, how: str, value: Any) -> Any:
    """The document with the value at a path replaced, taken away, or put there a second time."""
    if not path:
        return value
    *way, last = path
    parent = document
    for key in way:
        parent = parent[key]
    if how == "replace":
        parent[last] = value
    elif how == "remove":
        del parent[last]
    elif isinstance(parent, list):
        parent.insert(last, copy.deepcopy(parent[last]) if how == "double" else value)
    else:
        parent[value if isinstance(value, str) else repr(value)] = parent[last]
    return document


def change_some(data: st.DataObject) -> bytes:
    """One to three changes to one of the records."""
    document: Any = copy.deepcopy(data.draw(st.sampled_from(BASES)))
    for _ in range(data.draw(st.integers(1, 3))):
        path = data.draw(st.sampled_from(list(paths(document))))
        how = data.draw(st.sampled_from(["replace", "replace", "remove", "double", "insert"]))
        document = change(document, path, how, copy.deepcopy(data.draw(VALUES)))
    return json.dumps(document).encode()


def damage(data: st.DataObject) -> bytes:
    """Bytes of a record overwritten, put in or cut out."""
    content = bytearray(encoded(data.draw(st.sampled_from(BASES))))
    for _ in range(data.draw(st.integers(1, 4))):
        start = data.draw(st.integers(0, len(content)))
        length = data.draw(st.integers(0, 6))
        content[start : start + length] = data.draw(st.binary(max_size=6) | st.sampled_from(PIECES))
    return bytes(content)


PIECES = [
    b'"',
    b"[",
    b"]",
    b"{",
    b"}",
    b",",
    b":",
    b"-",
    b"1",
    b"e9",
    b".0",
    b"NaN",
    b"\\u",
    b"\\ud800",
    b"\xff",
]


def test_the_records_that_are_changed_are_good() -> None:
    for base in BASES:
        fold(parse_record(encoded(base)))


@settings(max_examples=150, deadline=None, derandomize=True, database=None)
@given(st.data())
def test_a_record_with_something_changed(data: st.DataObject) -> None:
    check(change_some(data))


@settings(max_examples=150, deadline=None, derandomize=True, database=None)
@given(st.data())
def test_a_record_with_damaged_bytes(data: st.DataObject) -> None:
    check(damage(data))


@settings(max_examples=100, deadline=None, derandomize=True, database=None)
@given(VALUES)
def test_any_answer_to_any_question(answer: object) -> None:
    for base in PLAYED:
        number = random.Random(repr(answer)).randrange(len(base["choices"]))
        player, question, _ = base["choices"][number]
        check(encoded_ascii(base | {"choices": [*base["choices"][:number], [player, question, answer]]}))


def encoded_ascii(document: object) -> bytes:
    """With escapes for what has no UTF-8."""
    return json.dumps(document).encode()


@pytest.mark.parametrize("base", BASES)
def test_a_record_cut_off_anywhere(base: object) -> None:
    content = encoded(base)
    for end in range(0, len(content), 7):
        with pytest.raises(RecordError):
            parse_record(content[:end])


@pytest.mark.slow
@pytest.mark.timeout(600)
@settings(max_examples=8_000, deadline=None, database=None)
@given(st.data())
def test_many_records_with_something_changed(data: st.DataObject) -> None:
    check(change_some(data))
    check(damage(data))
