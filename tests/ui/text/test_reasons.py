"""What the coach says."""

import pytest

from mascarade_qt.ui.text import reasons
from mascarade_qt.ui.text.company import Company
from mascarade_qt.ui.text.prompts import Prompts
from mascarade_qt.ui.text.reasons import likeliest, reason_sentence
from tests.ui.text.test_story import SIX


def test_chances_never_round_to_certainty() -> None:
    assert likeliest({"king": 0.999, "judge": 0.001, "witch": 0.0}) == ["King: 99\u202f%", "Judge: 1\u202f%"]
    assert likeliest({"king": 1.0, "judge": 0.0}) == ["King: certain"]
    assert (
        Prompts(Company(SIX, 0)).chances({"king": 0.5, "judge": 0.5}) == "King: 50\u202f%\nJudge: 50\u202f%"
    )


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
    assert said == "Bob you and Cleo King Judge and Spy Bob’s card 25\u202f% 4"
    assert reason_sentence("unheard of", facts, Company(SIX, 0)) == ""
