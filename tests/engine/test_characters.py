"""A record says who sits where; it never fails because of that."""

from typing import Any

import pytest

from mascarade_qt.engine.record import parse_record, record_from_data, record_text
from mascarade_qt.engine.setup import LONGEST_CHARACTER, Setup, SetupError, setup_data
from mascarade_qt.engine.sight import open_setup, public_setup
from tests.example_records import with_setup

DEAL = {"0": "king", "1": "judge", "2": "thief", "3": "empress", "c0": "cheat", "c1": "trickster"}
NAMES = ("Ann", "Bob", "Cleo", "Dan")
SEATED = ("", "bettina", "someone-of-a-later-version", "")


def read(characters: Any) -> tuple[str, ...]:
    """What is read from a record that says this."""
    return record_from_data(with_setup(characters=characters)).setup.characters


def test_there_and_back() -> None:
    record = record_from_data(with_setup(characters=list(SEATED)))
    again = parse_record(record_text(record).encode())
    assert again.setup.characters == record.setup.characters == SEATED


def test_a_record_without_any_says_nothing_of_them() -> None:
    setup = Setup(NAMES, DEAL)
    assert setup.characters == ("", "", "", "")
    assert "characters" not in setup_data(setup)


@pytest.mark.parametrize(
    "characters",
    [
        None,
        "bettina",
        7,
        {},
        {"0": "bettina"},
        [],
        ["bettina"],
        ["bettina"] * 5,
        ["bettina", 1, "", ""],
        ["bettina", None, "", ""],
        [["bettina"], "", "", ""],
        ["x" * (LONGEST_CHARACTER + 1), "", "", ""],
    ],
    ids=str,
)
def test_what_makes_no_sense_is_dropped_and_the_game_stays(characters: object) -> None:
    assert read(characters) == ("", "", "", "")


def test_a_program_makes_no_such_set_up() -> None:
    with pytest.raises(SetupError, match="a character, or none, for each of 4 players"):
        Setup(NAMES, DEAL, characters=("bettina",))


def test_everybody_at_the_table_sees_them_but_programs_are_not_told() -> None:
    """A later protocol might; this version of the stream is documented without."""
    setup = Setup(NAMES, DEAL, characters=SEATED)
    assert open_setup(setup).characters == SEATED
    assert "characters" not in public_setup(setup, 0)
