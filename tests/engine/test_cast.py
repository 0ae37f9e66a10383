"""Who plays, as a record has it: there and back, and everything that can be wrong with it."""

from dataclasses import replace
from typing import Any

import pytest

from mascarade_qt.engine.cast import HELP, LONGEST_NOTE, Cast, CastError, Role, cast_from_data, with_notes
from mascarade_qt.engine.record import Record, parse_record, record_text
from tests.engine.builders import begin

SETUP = begin("king judge thief spy | cheat widow").setup
PERSON = Role(human=True)
BOLD = Role(human=False, level="master", temperament="bold", seed=7)
FOREIGN = Role(human=False, bot="cmd:./bot", seed=8)


def read(*rows: Any) -> Cast:
    """The cast of four players, as read from a file."""
    return cast_from_data(list(rows), SETUP)


def there_and_back(record: Record) -> Record:
    return parse_record(record_text(record).encode())


@pytest.mark.parametrize("help", HELP)
@pytest.mark.parametrize("notes", [{}, {"0": "King!"}], ids=str)
def test_there_and_back(help: str, notes: dict[str, str]) -> None:
    cast = Cast((PERSON, BOLD, FOREIGN, BOLD), help, notes)
    assert there_and_back(Record(SETUP, cast=cast)).cast == cast


def test_what_else_is_known_of_a_game() -> None:
    record = Record(SETUP, cast=Cast((PERSON, BOLD, BOLD, BOLD)))
    record = replace(record, scenario="a4", seed=12, created="2026-01-02T03:04:05+00:00", title="Ours")
    assert there_and_back(record) == record


def test_the_other_spelling() -> None:
    cast = read({"kind": "human"}, *[{"kind": "bot", "level": "guest"}] * 3)
    assert cast.roles == (PERSON, *[Role(human=False, level="guest")] * 3)


def test_notes_are_for_a_lone_person_who_chose_such_help() -> None:
    alone = [
        {"human": True, "help": "notebook", "notes": {"1": "x", "99": "y", "2": 3}},
        *[{"human": False}] * 3,
    ]
    cast = read(*alone)
    assert (cast.takes_notes, cast.notes) == (True, {"1": "x"})
    assert read(*[alone[0]] * 2, *[{"human": False}] * 2).notes == {}


def test_a_note_is_pinned_over_another_and_an_empty_one_removes_it() -> None:
    notes = with_notes({"0": "a", "1": "b"}, [("0", "c"), ("1", ""), ("9", "d")], SETUP)
    assert notes == {"0": "c"}
    assert len(with_notes({}, [("0", "x" * 999)], SETUP)["0"]) == LONGEST_NOTE


GOOD = {"human": False}


@pytest.mark.parametrize(
    ("roles", "said"),
    [
        (None, "must be a list"),
        ({}, "must be a list"),
        ("human", "must be a list"),
        ([GOOD] * 3, "one role for each of the 4 players"),
        ([GOOD, GOOD, 3, GOOD], "player 2"),
        ([GOOD, {}, GOOD, GOOD], "player 1"),
        ([GOOD, {"human": 1}, GOOD, GOOD], "player 1"),
        ([GOOD, {"kind": "ghost"}, GOOD, GOOD], "player 1"),
        ([GOOD, {"human": False, "seed": "x"}, GOOD, GOOD], "seed of player 1"),
        ([GOOD, {"human": False, "level": 3}, GOOD, GOOD], "level of player 1"),
        ([GOOD, {"human": False, "bot": ["cmd:x"]}, GOOD, GOOD], "bot of player 1"),
        ([GOOD, {"human": False, "bot": "x" * 1001}, GOOD, GOOD], "bot of player 1"),
        ([{"human": True, "notes": 3}, GOOD, GOOD, GOOD], "notes"),
    ],
)
def test_what_is_damaged_is_named(roles: Any, said: str) -> None:
    with pytest.raises(CastError, match=said):
        cast_from_data(roles, SETUP)


def test_help_is_that_of_the_least() -> None:
    people = [{"human": True, "help": help} for help in ("coach", "history", "notebook", "coach")]
    cast = read(*people)
    assert (cast.help, cast.takes_notes, cast.coached) == ("history", False, ())
    assert read(*[{"human": True, "help": "coach"}] * 4).coached == (0, 1, 2, 3)
    assert read(*[GOOD] * 4).coached == ()
