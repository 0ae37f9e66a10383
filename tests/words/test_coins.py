"""An exchange of fortunes says what somebody has now; the voice needn't say it a second time."""

import pytest

from mascarade_qt.engine.events import Announced, CoinsMoved, TurnBegan, Used
from mascarade_qt.words.coins import coins_sentence, totals_told
from mascarade_qt.words.company import Company
from tests.support.stories import SIX


def after(me: int | None, mask: str) -> Company:
    """Ann uses a mask."""
    company = Company(SIX, me)
    for event in (TurnBegan(0, 0, 0), Announced(0, "0", mask), Used(0, mask, None)):
        company.see(event)
    return company


@pytest.mark.parametrize(
    ("me", "told", "said"),
    [
        (0, 0, "You exchange fortunes with Cleo and now have 9 coins."),
        (2, 2, "Ann exchanges fortunes with you. You now have 6 coins."),
        (4, 0, "Ann exchanges fortunes with Cleo and now has 9 coins."),
        (None, 0, "Ann exchanges fortunes with Cleo and now has 9 coins."),
    ],
)
@pytest.mark.parametrize("turned", [False, True])
def test_the_fortune_that_an_exchange_names(me: int | None, told: int, said: str, turned: bool) -> None:
    moves = ((0, 2, 6), (2, 0, 9))
    event = CoinsMoved(moves[::-1] if turned else moves, "witch")
    company = after(me, "witch")
    assert coins_sentence(company, event).replace("\u00a0", " ") == said
    assert totals_told(company, event) == {told}


@pytest.mark.parametrize("me", [0, 3, None])
def test_when_all_fortunes_move_everybody_hears_of_their_own(me: int | None) -> None:
    event = CoinsMoved(tuple((seat, (seat + 1) % 6, seat) for seat in range(6)), "alchemist")
    company = after(me, "alchemist")
    said = coins_sentence(company, event).replace("\u00a0", " ")
    assert totals_told(company, event) == (set() if me is None else {me})
    assert ("You now have" in said) == (me is not None)
    assert me is None or f"You now have {(me - 1) % 6} coins." in said


def test_a_payment_names_no_fortune() -> None:
    company = after(0, "king")
    assert totals_told(company, CoinsMoved((("bank", 0, 2),), "king")) == set()
    assert totals_told(company, CoinsMoved(((2, 0, 1), (3, 0, 1)), "thief")) == set()
