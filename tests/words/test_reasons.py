"""What the coach says."""

import pytest

from mascarade_qt.bots.mind.reasons import KINDS
from mascarade_qt.words import reasons
from mascarade_qt.words.company import Company
from mascarade_qt.words.reasons import likeliest, reason_sentence
from tests.words.test_story import SIX


def test_chances_never_round_to_certainty() -> None:
    assert likeliest({"king": 0.999, "judge": 0.001, "witch": 0.0}) == ["King: 99\u202f%", "Judge: 1\u202f%"]
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
    assert said == "Bob you and Cleo King Judge and Spy Bob’s card 25\u202f% 4 coins"
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
    for kind, names in KINDS.items():
        said = reason_sentence(kind, {name: facts[name] for name in names}, Company(SIX, 0))
        assert said, kind
        assert "{" not in said, kind
