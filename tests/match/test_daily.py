"""The deal of the day."""

from dataclasses import replace
from datetime import date

from mascarade_qt.match.characters import CHARACTERS
from mascarade_qt.match.daily import daily_record, day_of
from mascarade_qt.words.guests import character_name
from tests.support.roles import PERSON

DAY = date(2026, 11, 18)
COMPANY = ("", "zorzi", "piero", "bettina", "pisana", "isabetta")
EXPECTED = ({"0": "cheat", "1": "witch", "2": "king", "3": "judge", "4": "empress", "5": "trickster"}, 5)


def test_it_is_the_same_whatever_people_and_characters_are_called() -> None:
    one, other = daily_record(DAY, "Anna", str), daily_record(DAY, "Orsola", character_name)
    assert one.setup.players != other.setup.players
    assert (one.setup.deal, one.setup.first) == (other.setup.deal, other.setup.first)
    assert one.setup.characters == other.setup.characters
    tomorrow = daily_record(date(2026, 11, 19), "Anna", str).setup
    assert tomorrow.deal != one.setup.deal
    assert tomorrow.characters != one.setup.characters


def test_the_company_plays_as_its_characters_do() -> None:
    record = daily_record(DAY, "Anna", str)
    assert record.cast is not None
    pairs = list(zip(record.setup.characters, record.cast.roles, strict=True))
    assert pairs[0] == ("", PERSON)
    assert all(role.temperament == CHARACTERS[who] for who, role in pairs[1:])
    assert {role.level for _, role in pairs[1:]} == {"regular"}
    assert len({role.temperament for _, role in pairs[1:]}) == 5


def test_these_are_the_cards_of_a_certain_day() -> None:
    """A later version deals the same, or people would compare what can't be compared."""
    setup = daily_record(DAY, "Anna", str).setup
    assert (dict(setup.deal), setup.first) == EXPECTED
    assert setup.characters == COMPANY


def test_it_is_recognised_by_its_cards() -> None:
    setup = daily_record(DAY, "Anna", str).setup
    assert day_of(setup, "2026-11-18T20:00:00+01:00") == DAY
    assert day_of(setup, "2026-11-19T20:00:00+01:00") is None
    assert day_of(setup, "no date") is None
    assert day_of(replace(setup, first=(setup.first + 1) % 6), "2026-11-18T20:00:00") is None
