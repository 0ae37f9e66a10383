"""The deal of the day."""

from dataclasses import replace
from datetime import date

from mascarade_qt.match.daily import daily_record, day_of
from mascarade_qt.words.guests import guest_names

DAY = date(2026, 11, 18)
EXPECTED = ({"0": "cheat", "1": "witch", "2": "king", "3": "judge", "4": "empress", "5": "trickster"}, 5)


def test_it_is_the_same_whatever_people_and_guests_are_called() -> None:
    one = daily_record(DAY, "Anna", guest_names()).setup
    other = daily_record(DAY, guest_names()[0], [name[::-1] for name in guest_names()] + ["Zoe"]).setup
    assert one.deal == other.deal
    assert one.first == other.first
    assert one.players != other.players
    assert daily_record(date(2026, 11, 19), "Anna", guest_names()).setup.deal != one.deal


def test_these_are_the_cards_of_a_certain_day() -> None:
    """A later version deals the same, or people would compare what can't be compared."""
    setup = daily_record(DAY, "Anna", guest_names()).setup
    assert (dict(setup.deal), setup.first) == EXPECTED


def test_it_is_recognised_by_its_cards() -> None:
    setup = daily_record(DAY, "Anna", guest_names()).setup
    assert day_of(setup, "2026-11-18T20:00:00+01:00") == DAY
    assert day_of(setup, "2026-11-19T20:00:00+01:00") is None
    assert day_of(setup, "no date") is None
    assert day_of(replace(setup, first=(setup.first + 1) % 6), "2026-11-18T20:00:00") is None
