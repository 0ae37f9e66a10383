"""How the game ended for one reader: who won, why, and their own place."""

import pytest

from mascarade_qt.engine.events import Ended
from mascarade_qt.words.company import Company
from mascarade_qt.words.endings import ending, own_place
from tests.support.stories import SIX

RICH = Ended((1,), "thirteen", (6, 13, 6, 9, 0, 3))
BROKE = Ended((0, 1), "broke", (9, 9, 0, 5, 0, 5))


@pytest.mark.parametrize(
    ("me", "said"),
    [
        (0, "Your place: 3 of 6, with 6 coins."),
        (1, ""),
        (2, "Your place: 3 of 6, with 6 coins."),
        (3, "Your place: 2 of 6, with 9 coins."),
        (4, "Your place: 6 of 6, with 0 coins."),
        (5, "Your place: 5 of 6, with 3 coins."),
        (None, ""),
    ],
)
def test_who_has_not_won_is_told_their_place(me: int | None, said: str) -> None:
    assert own_place(Company(SIX, me), RICH).replace("\u00a0", " ") == said


@pytest.mark.parametrize(("me", "names"), [(2, "Eve"), (3, "Cleo"), (0, "Cleo")])
def test_those_without_coins_are_named(me: int, names: str) -> None:
    """To one of them, the other."""
    why = ending(Company(SIX, me), BROKE).why
    assert names in why
    assert not any(name in why for name in ("Ann", "Bob", "Dan", "Fay"))
    assert "9" in why
