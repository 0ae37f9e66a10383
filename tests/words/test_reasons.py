"""What the coach says."""

import re

import pytest

from mascarade_qt.bots.mind.reasons import REASON_KINDS
from mascarade_qt.words import reasons
from mascarade_qt.words.company import Company
from mascarade_qt.words.reasons import likeliest, reason_sentence
from tests.support.stories import SIX


def test_chances_never_round_to_certainty() -> None:
    assert likeliest({"king": 0.999, "judge": 0.001, "witch": 0.0}) == ["King: 99%", "Judge: 1%"]
    assert likeliest({"king": 1.0, "judge": 0.0}) == ["King: certain"]


def test_facts_are_said_by_their_names(monkeypatch: pytest.MonkeyPatch) -> None:
    text = "{player} {players} {mask} {masks} {place} {chance} {coins}"
    monkeypatch.setattr(reasons, "_REASONS", {"all": text})
    facts = {
        "player": 1,
        "players": (0, 2),
        "mask": "king",
        "masks": ["judge", "spy"],
        "place": "1",
        "chance": 0.25,
        "coins": 4,
    }
    said = reason_sentence("all", facts, Company(SIX, 0))
    assert said == "Bob you and Cleo King Judge and Spy Bob’s card 25% 4\u00a0coins"
    assert reason_sentence("unheard of", facts, Company(SIX, 0)) == ""


def test_every_reason_of_a_bot_has_words() -> None:
    facts = {
        "player": 1,
        "players": (1, 2),
        "mask": "king",
        "place": "1",
        "places": ("1", "2"),
        "chance": 0.25,
        "coins": 4,
        "direction": "left",
    }
    for kind, names in REASON_KINDS.items():
        said = reason_sentence(kind, {name: facts[name] for name in names}, Company(SIX, 0))
        assert said, kind
        assert "{" not in said, kind


def test_certainty_has_sentences_of_its_own() -> None:
    """No “probably” beside 100%, no “perhaps” beside 0%."""
    for kind, chance in reasons._CERTAINTIES:
        facts = {"player": 1, "mask": "king"}
        said = reason_sentence(kind, {**facts, "chance": float(chance)}, Company(SIX, 0))
        assert not re.search("%|robabl|almost|may |most likely", said), said
        assert said != reason_sentence(kind, {**facts, "chance": 0.5}, Company(SIX, 0))
