"""What players say aloud."""

import pytest

from mascarade_qt.engine import events
from mascarade_qt.engine.events import Event
from mascarade_qt.words.balloons import balloon, contest_words
from mascarade_qt.words.company import Company
from tests.support.stories import SIX


def said(event: Event, *before: Event) -> tuple[int, str] | None:
    """Who says what at this event."""
    company = Company(SIX, 0)
    for earlier in before:
        company.see(earlier)
    return balloon(company, event)


@pytest.mark.parametrize(
    ("mask", "question", "answer", "words"),
    [
        ("witch", "player", 2, "Your fortune for mine!"),
        ("guru", "player", 2, "Which mask are you?"),
        ("gambler", "player", 2, "How many coins?"),
        ("puppet_master", "players", (2, 3), "Change seats, you two!"),
        ("alchemist", "direction", "left", "To the left!"),
        ("alchemist", "direction", "right", "To the right!"),
        ("usurper", "mask", "king", "You are the King!"),
    ],
)
def test_the_user_of_a_power_speaks(mask: str, question: str, answer: object, words: str) -> None:
    chose = events.Chose(1, question, answer)
    assert said(chose, events.Used(1, mask, None)) == (1, words)
    assert said(chose) is None, "without a power in use there is nothing to say"


@pytest.mark.parametrize(
    ("mask", "question", "answer"),
    [("witch", "player", None), ("princess", "player", 2), ("gambler", "hide", 2), ("spy", "place", "2")],
)
def test_other_choices_are_made_without_a_word(mask: str, question: str, answer: object) -> None:
    assert said(events.Chose(1, question, answer), events.Used(1, mask, None)) is None


@pytest.mark.parametrize(("coins", "words"), [(1, "One"), (2, "Two"), (3, "Three")])
def test_coins_are_guessed_and_shown(coins: int, words: str) -> None:
    used = events.Used(1, "gambler", None)
    assert said(events.Chose(2, "guess", coins), used) == (2, f"{words}?")
    assert said(events.HandOpened(1, coins), used) == (1, f"{words}!")


@pytest.mark.parametrize(
    ("event", "words"),
    [
        (events.Nothing(1, "witch", "declined"), "I keep what I have."),
        (events.Nothing(1, "cheat", "too poor"), "Not rich enough yet…"),
        (events.Nothing(1, "widow", "rich enough"), "I have enough."),
        (events.Shown(1, 2, "2", "king"), "Look at this!"),
        (events.Eliminated(1, 1, ("1",)), "Farewell!"),
        (events.Passed(1), "I pass."),
        (events.Announced(1, "1", "fool"), "I am the Fool!"),
    ],
)
def test_events_that_make_people_speak(event: Event, words: str) -> None:
    assert said(event) == (1, words)


def test_most_events_are_silent() -> None:
    assert said(events.Nothing(1, "judge", "no coins")) is None
    assert said(events.TurnBegan(1, 1, 1)) is None
    assert said(events.CoinsMoved((("bank", 1, 2),), "king")) is None


def test_who_contests_a_peasant_is_one_too() -> None:
    assert contest_words("peasant") == contest_words("peasant", first=False) == "So am I!"
    assert contest_words("king") == "No, I am!"
    assert contest_words("king", first=False) == "No, it’s me!"
