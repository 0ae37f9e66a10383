"""The great moments of a game in words."""

from typing import Any

import pytest

from mascarade_qt.words.company import Company
from mascarade_qt.words.retrospect import (
    beliefs_sentence,
    fortune_text,
    guess_text,
    moment_sentence,
    moment_title,
    place_text,
    turn_sentences,
)
from tests.support.looking_back import looked_back_on, passed
from tests.support.stories import SIX

CARDS = "their own card and Bob’s card"
KING = [1, "turn", ["announce", "1", "king"]]
CHOICES: dict[str, list[Any]] = {
    "bluff": [[0, "turn", ["look", "0"]], [1, "turn", ["announce", "1", "empress"]], *passed(2, 3, 0)],
    "fine": [[0, "turn", ["announce", "0", "king"]], [1, "contest", "1"], *passed(2, 3)],
    "swap": [[0, "turn", ["swap", "0", "1"]], [0, "swap", False], KING, *passed(2, 3, 0)],
}


@pytest.mark.parametrize("kind", CHOICES)
def test_the_reader_is_addressed(kind: str) -> None:
    """As in the list of claims below: “you”, not the reader's own name."""
    seen = looked_back_on(*CHOICES[kind])
    moment = next(moment for moment in seen.great_moments() if moment.kind == kind)
    name = seen.setup.players[moment.player]
    assert f": {name} " in moment_sentence(Company(seen.setup), moment)
    own = moment_sentence(Company(seen.setup, moment.player), moment)
    assert ": you " in own
    assert name not in own


def test_turns_are_told_in_a_line_each() -> None:
    seen = looked_back_on(*CHOICES["bluff"])
    first, *_ = turn_sentences(seen.setup, None, seen.events, seen.turns)
    assert first == "Turn 1: Ann. Ann looks at their own card: King."


def test_the_charts_are_read_aloud() -> None:
    company = Company(SIX, 0)
    assert fortune_text("Ann", 7) == "Ann: 7"
    assert place_text(company, "1", "King") == "Bob’s card: King"
    assert guess_text("king", "king", 0.8) == "King (80%)"
    assert guess_text("king", "judge", 0.8) == "King (likeliest: Judge, 80%)"


def test_only_what_was_likely_could_be_known() -> None:
    company = Company(SIX, 0)
    beliefs = {
        "1": {"king": 0.5, "spy": 0.3},
        "2": {"witch": 0.9, "spy": 0.1},
        "3": {"fool": 0.49, "spy": 0.2},
    }
    cards = "Cleo’s card: Witch (90%) and Bob’s card: King (50%)"
    assert beliefs_sentence(company, 0, beliefs) == f"You could know: {cards}."
    assert beliefs_sentence(company, 2, beliefs) == f"Cleo could know: {cards}."
    assert beliefs_sentence(company, 0, {"3": beliefs["3"]}) == ""


@pytest.mark.parametrize(
    ("kind", "sentence"),
    [
        (
            "bluff",
            "Turn 2: Bob announced “Empress” but wore another mask (Judge). Nobody contested. Gain: 3 coins.",
        ),
        ("fine", "Turn 1: Bob claimed “King” but wore another mask (Judge). Loss: 1 coin."),
        (
            "swap",
            f"Turn 1: Ann only pretended to swap two cards ({CARDS}). Fooled: Bob.",
        ),
    ],
)
def test_a_great_moment_says_what_happened(kind: str, sentence: str) -> None:
    seen = looked_back_on(*CHOICES[kind])
    moment = next(moment for moment in seen.great_moments() if moment.kind == kind)
    assert moment_sentence(Company(seen.setup), moment).replace("\u00a0", " ") == sentence
    assert moment_title(moment)
