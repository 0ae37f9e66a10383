"""What was skipped is told in a line: who did what."""

import pytest

from mascarade_qt.engine import events as happened
from mascarade_qt.engine.events import Event
from mascarade_qt.words.company import Company
from mascarade_qt.words.meanwhile import meanwhile
from tests.support.stories import SIX

CLAIM = happened.Announced(1, "1", "king")
TURNS: dict[str, list[Event]] = {
    "a look": [happened.Looked(1, ("1",), None)],
    "a swap, real or not": [happened.Took(1, ("1", "3")), happened.Returned(1, ("1", "3"), None)],
    "King": [CLAIM, happened.Passed(2)],
    "King, +2": [CLAIM, happened.Passed(2), happened.CoinsMoved((("bank", 1, 2),), "king")],
    "King, contested, −1": [
        CLAIM,
        happened.Contested(2, "2"),
        happened.CoinsMoved(((1, "courthouse", 1),), "fine"),
    ],
    "King, contested": [
        CLAIM,
        happened.Contested(2, "2"),
        happened.CoinsMoved(((2, "courthouse", 1),), "fine"),
    ],
    "Spy": [happened.Announced(1, "1", "spy"), happened.Looked(1, ("1", "3"), None)],
}


@pytest.mark.parametrize("said", TURNS)
def test_a_turn_is_told_by_what_was_done(said: str) -> None:
    events = [happened.TurnBegan(1, 1, 1), *TURNS[said]]
    assert meanwhile(Company(SIX, 0), events) == f"Meanwhile: Bob ({said})."


def test_turns_are_listed_and_the_end_of_an_earlier_one_is_left_out() -> None:
    rest = [happened.CoinsMoved((("bank", 5, 3),), "empress")]
    looks = [(happened.TurnBegan(n, n, n), happened.Looked(n, (str(n),), None)) for n in (1, 2, 3)]
    said = meanwhile(Company(SIX, 0), [*rest, *(event for look in looks for event in look)])
    assert said == "Meanwhile: Bob (a look), Cleo (a look) and Dan (a look)."
    assert meanwhile(Company(SIX, 0), rest) == ""
