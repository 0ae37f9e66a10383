"""The great moments of a game in words."""

from typing import Any

import pytest

from mascarade_qt.words.company import Company
from mascarade_qt.words.retrospect import moment_sentence
from tests.support.looking_back import looked_back_on, passed

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
