"""What decided a game, from what everybody saw of its last turn."""

import pytest

from mascarade_qt.engine.events import (
    Announced,
    CoinsMoved,
    Contested,
    Ended,
    Event,
    Passed,
    Revealed,
    TurnBegan,
    Used,
)
from mascarade_qt.engine.setup import Setup
from mascarade_qt.engine.sight import seen
from mascarade_qt.words.company import Company
from mascarade_qt.words.decisive import decisive
from tests.support.finished import finale

DEAL = {"0": "king", "1": "judge", "2": "thief", "3": "empress", "c0": "cheat", "c1": "witch"}
SETUP = Setup(("Ann", "Bob", "Cleo", "Dan"), DEAL)
ANNOUNCED = (TurnBegan(9, 1, 1), Announced(1, "1", "king"), Passed(2), Passed(3))
PASSED = (*ANNOUNCED, Passed(0), Used(1, "king", None), CoinsMoved((("bank", 1, 2),), "king"))
TRUE = Revealed(((1, "1", "king"), (0, "0", "judge")))
FALSE = Revealed(((1, "1", "judge"), (0, "0", "king")))
FINE = CoinsMoved(((1, "courthouse", 1),), "fine")
BOB, ANN = Ended((1,), "thirteen", (6, 13, 6, 6)), Ended((0,), "thirteen", (13, 5, 6, 6))
TWO = " That brought 2\u00a0coins."
INSTEAD = (
    *(*ANNOUNCED, Contested(0, "0"), FALSE, Used(0, "king", None)),
    *(CoinsMoved((("bank", 0, 2),), "king"), FINE),
)
PROVED = (*ANNOUNCED, Contested(0, "0"), TRUE, Used(1, "king", None), CoinsMoved((("bank", 1, 2),), "king"))
THIEF = (
    *(TurnBegan(9, 2, 2), Announced(2, "2", "thief"), Passed(3), Passed(0), Passed(1)),
    *(Used(2, "thief", None), CoinsMoved(((1, 2, 1), (3, 2, 1)), "thief")),
)


def told(*events: Event, me: int | None = None) -> str:
    """What is said about the end of a game."""
    company = Company(SETUP, me)
    before = (TurnBegan(8, 0, 0), Announced(0, "0", "witch"))
    for event in (*before, *events):
        company.see(event)
    return decisive(company, (*before, *events))


@pytest.mark.parametrize(
    ("events", "me", "said"),
    [
        ((*PASSED, BOB), None, "Bob announced “King”, and nobody contested." + TWO),
        ((*PASSED, BOB), 1, "You announced “King”, and nobody contested." + TWO),
        ((*PROVED, BOB), 0, "Bob announced “King”, and it was true." + TWO),
        (
            (*INSTEAD, ANN),
            3,
            "Bob announced “King”, but Ann was the one who wore it." + TWO,
        ),
        (
            (*INSTEAD, ANN),
            0,
            "Bob announced “King”, but you were the one who wore it." + TWO,
        ),
        (
            (*INSTEAD, ANN),
            1,
            "You announced “King”, but Ann was the one who wore it." + TWO,
        ),
        (
            (*THIEF, Ended((2,), "broke", (6, 0, 8, 5))),
            None,
            "Cleo announced “Thief”, and nobody contested." + TWO,
        ),
        (
            (*THIEF, Ended((0,), "broke", (9, 0, 8, 5))),
            None,
            "Cleo announced “Thief”, and nobody contested.",
        ),
        (
            (*ANNOUNCED, Contested(0, "0"), FALSE, FINE, Ended((2,), "broke", (6, 0, 9, 6))),
            None,
            "The fine for a false claim took the last coin.",
        ),
        ((TurnBegan(9, 1, 1), BOB), None, ""),
        (PASSED, None, ""),
    ],
)
def test_the_last_move_is_told_in_a_sentence(events: tuple[Event, ...], me: int | None, said: str) -> None:
    assert told(*events, me=me) == said


def test_somebody_else_may_gain_by_a_power() -> None:
    gift = CoinsMoved(((1, 3, 7),), "witch")
    events = (*ANNOUNCED, Passed(0), Used(1, "king", None), gift, Ended((3,), "thirteen", (6, 1, 6, 13)))
    assert told(*events).endswith("That brought Dan 7\u00a0coins.")
    assert told(*events, me=3).endswith("That brought you 7\u00a0coins.")


@pytest.mark.parametrize("name", ["a5", "small-two", "classic", "ultimate-combo", "let-it-roll"])
def test_it_is_the_same_for_everybody_who_saw_the_game(name: str) -> None:
    """Nothing that only one of them knows is in it."""
    game = finale(name)
    company = Company(game.setup)
    for event in game.events:
        company.see(event)
    whole = decisive(company, game.events)
    assert whole
    for player in range(company.players):
        assert decisive(company, [seen(event, player) for event in game.events]) == whole
