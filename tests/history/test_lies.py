"""Who lied when, and what it brought, from the true events of a game."""

from dataclasses import replace
from pathlib import Path

import pytest

from mascarade_qt.engine.events import (
    Announced,
    CardMoved,
    CoinsMoved,
    Contested,
    Discarded,
    Eliminated,
    Ended,
    Event,
    Looked,
    Passed,
    Returned,
    SeatsChanged,
    TurnBegan,
    TurnedUp,
    Used,
)
from mascarade_qt.engine.record import fold, read_record
from mascarade_qt.engine.setup import Setup
from mascarade_qt.history.lies import Unmasking, unmask
from mascarade_qt.history.replay import all_events

RECORDS = sorted((Path(__file__).resolve().parents[1] / "records").glob("*.mascarade"))
DEAL = {"0": "king", "1": "judge", "2": "thief", "3": "empress", "c0": "cheat", "c1": "witch"}
FOUR = Setup(("Ann", "Bob", "Cleo", "Dan"), DEAL)


def told(*events: Event) -> Unmasking:
    """A game of one turn."""
    return unmask(FOUR, (TurnBegan(4, 0, 0), *events))


def test_a_true_announcement_is_no_lie() -> None:
    assert not told(Announced(0, "0", "king"), Used(0, "king", None)).false_claims


def test_a_lie_that_was_believed_brings_money() -> None:
    result = told(
        Announced(0, "0", "empress"),
        Passed(1),
        Used(0, "empress", None),
        CoinsMoved((("bank", 0, 3),), "empress"),
    )
    (lie,) = result.lies
    assert (lie.turn, lie.player, lie.mask, lie.truth, lie.gain) == (4, 0, "empress", "king", 3)
    assert lie.announced
    assert lie.believed
    assert result.coins == (9, 6, 6, 6)


def test_a_contested_lie_and_a_false_contest() -> None:
    result = told(
        Announced(0, "0", "empress"),
        Contested(1, "1"),
        Contested(3, "3"),
        Used(3, "empress", None),
        CoinsMoved((("bank", 3, 3),), "empress"),
        CoinsMoved(((0, "courthouse", 1), (1, "courthouse", 1)), "fine"),
    )
    first, second = result.lies
    assert (first.player, first.contested_by, first.gain) == (0, (1, 3), -1)
    assert not first.believed
    assert (second.player, second.announced, second.truth, second.gain) == (1, False, "judge", -1)


def test_a_swap_makes_a_truth_of_it() -> None:
    swapped = (TurnBegan(0, 0, 0), Returned(0, ("0", "3"), True), TurnBegan(1, 1, 1))
    assert not unmask(FOUR, (*swapped, Announced(0, "0", "empress"))).false_claims
    pretended = (TurnBegan(0, 0, 0), Returned(0, ("0", "3"), False), TurnBegan(1, 1, 1))
    assert unmask(FOUR, (*pretended, Announced(0, "0", "empress"))).lies


def test_what_its_player_can_believe_is_no_lie() -> None:
    """Player 1 feigns a swap; neither of the two whose cards were held can know what they have."""
    feigned = (TurnBegan(0, 1, 1), Returned(1, ("0", "3"), False), TurnBegan(1, 0, 0))
    result = unmask(FOUR, (*feigned, Announced(0, "0", "empress"), Contested(1, "1")))
    assert [(claim.player, claim.lie) for claim in result.false_claims] == [(0, False), (1, True)]
    assert [claim.player for claim in result.lies] == [1]
    knowing = unmask(FOUR, (*feigned, Looked(0, ("0",), ("king",)), Announced(0, "0", "empress")))
    assert [claim.player for claim in knowing.lies] == [0]


def test_a_fortune_belongs_to_the_person_who_was_moved() -> None:
    result = told(
        Announced(0, "0", "spy"),
        CoinsMoved((("bank", 2, 4),), "patron"),
        SeatsChanged((0, 2), (2, 0)),
    )
    assert result.lies[0].gain == 4
    assert result.seats == (2, 1, 0, 3)


def test_cards_leave_with_players() -> None:
    result = unmask(
        replace(FOUR, graveyard=("damned",)),
        (
            Discarded("1", "judge"),
            CardMoved("0", "1"),
            Eliminated(0, 0, ()),
            TurnedUp(2, "damned"),
            Discarded(None, "damned"),
            Eliminated(2, 2, ("2",)),
        ),
    )
    assert result.cards == {"1": "king", "3": "empress", "c0": "cheat", "c1": "witch"}
    assert result.out == (0, 2)


def test_an_unfinished_game_has_no_winner() -> None:
    result = unmask(FOUR, ())
    assert (result.winners, result.why, result.turns) == ((), "", 0)


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_it_agrees_with_the_engine(path: Path) -> None:
    record = read_record(path)
    game, events = fold(record), all_events(record)
    result = unmask(record.setup, events)
    assert result.cards == dict(game.cards)
    assert result.coins == tuple(game.coins)
    assert result.seats == tuple(game.seats)
    assert result.winners == tuple(game.winners)
    assert result.turns == sum(isinstance(event, TurnBegan) for event in events)
    ended = [event for event in events if isinstance(event, Ended)]
    assert result.why == (ended[0].why if ended else "")
