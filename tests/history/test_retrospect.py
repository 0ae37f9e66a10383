"""A finished game, turn by turn."""

from pathlib import Path

import pytest

from mascarade_qt.engine.record import read_record
from mascarade_qt.history.replay import replay_of
from mascarade_qt.history.retrospect import Retrospect, best_guess
from tests.support.looking_back import looked_back_on, passed

RECORDS = sorted((Path(__file__).resolve().parents[1] / "records").glob("*.mascarade"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_every_turn_ends_as_it_really_did(path: Path) -> None:
    record = read_record(path)
    replay = replay_of(record)
    seen = Retrospect(record.setup, replay.events)
    assert [turn.first for turn in seen.turns] == replay.turns
    for turn in seen.turns:
        truth = replay.truth(turn.last)
        assert (turn.cards, turn.fortunes, list(turn.seats)) == (truth.cards, truth.fortunes(), truth.seats)
    assert sum(len(turn.false_claims) for turn in seen.turns) == len(seen.result.false_claims)
    for moment in seen.great_moments():
        assert moment.turn in seen.turns


def test_the_boldest_bluff_is_the_one_that_brought_most() -> None:
    seen = looked_back_on(
        *([0, "turn", ["announce", "0", "judge"]], *passed(1, 2, 3)),  # brings nothing
        *([1, "turn", ["announce", "1", "empress"]], *passed(2, 3, 0)),  # brings three
        *([2, "turn", ["announce", "2", "king"]], *passed(3, 0, 1)),  # brings two
        *([3, "turn", ["announce", "3", "empress"]], *passed(0, 1, 2)),  # is true
    )
    (bluff,) = seen.great_moments()
    assert (bluff.kind, bluff.player, bluff.number, bluff.turn.number) == ("bluff", 1, 3, 1)


def test_the_dearest_fine_is_what_a_false_claim_cost() -> None:
    seen = looked_back_on(
        [0, "turn", ["announce", "0", "king"]], [1, "contest", "1"], *passed(2, 3), coins=[6, 6, 6, 6]
    )
    (fine,) = seen.great_moments()
    assert (fine.kind, fine.player, fine.number) == ("fine", 1, 1)


def test_what_a_power_cost_is_no_fine() -> None:
    """Nobody contested, but the lie didn't pay."""
    deal = {"0": "king", "1": "judge", "2": "thief", "3": "empress", "c0": "alchemist", "c1": "trickster"}
    seen = looked_back_on(
        [0, "turn", ["announce", "0", "alchemist"]],
        *passed(1, 2, 3),
        [0, "direction", "left"],
        deal=deal,
        coins=[9, 4, 6, 5],
    )
    (claim,) = seen.result.lies
    assert claim.believed
    assert claim.gain < 0
    assert seen.great_moments() == []


def test_a_swap_fools_who_trusts_in_what_would_lie_there() -> None:
    """Player 1 takes the pretence for a swap, and announces the mask that never came."""
    seen = looked_back_on(
        *([0, "turn", ["swap", "0", "1"]], [0, "swap", False]),
        *([1, "turn", ["announce", "1", "king"]], *passed(2, 3, 0)),
    )
    swap = next(moment for moment in seen.great_moments() if moment.kind == "swap")
    assert (swap.player, swap.fooled) == (0, (1,))
    assert swap.swap is not None
    assert not swap.swap.real


def test_a_player_who_is_fooled_may_move_the_card_away_at_once() -> None:
    """Player 1 takes the pretence for a swap; the power that was claimed then moves both cards."""
    deal = {"0": "spy", "1": "king", "2": "thief", "3": "empress", "c0": "cheat", "c1": "trickster"}
    seen = looked_back_on(
        *([0, "turn", ["swap", "0", "1"]], [0, "swap", False]),
        *([1, "turn", ["announce", "1", "spy"]], *passed(2, 3, 0), [1, "place", "0"], [1, "swap", True]),
        deal=deal,
    )
    first = seen.turns[0].swaps[0]
    assert seen.fooled_by(first) == (1,)


def test_a_lie_that_brings_nothing_is_no_bold_bluff() -> None:
    seen = looked_back_on([0, "turn", ["announce", "0", "judge"]], *passed(1, 2, 3))
    [lie] = seen.result.lies
    assert (lie.believed, lie.gain) == (True, 0)
    assert seen.great_moments() == []


def test_who_has_looked_is_fooled_no_more() -> None:
    seen = looked_back_on(
        *([0, "turn", ["swap", "0", "1"]], [0, "swap", False]),
        [1, "turn", ["look", "1"]],
        *([2, "turn", ["look", "2"]], [3, "turn", ["look", "3"]], [0, "turn", ["look", "0"]]),
        *([1, "turn", ["announce", "1", "king"]], *passed(2, 3, 0)),
    )
    assert [moment.kind for moment in seen.great_moments()] == ["bluff"]


def test_without_lies_there_is_nothing_to_tell() -> None:
    seen = looked_back_on([0, "turn", ["look", "0"]])
    assert seen.great_moments() == []


def test_the_best_guess_is_the_likeliest_mask() -> None:
    assert best_guess({"king": 0.2, "judge": 0.7, "thief": 0.1}) == ("judge", 0.7)
    assert best_guess({}) == ("", 0.0)
