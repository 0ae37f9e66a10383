"""Manners are counted as they were: lies, crowds, cards that everybody knows, repetitions, fines."""

from mascarade_qt.engine.game import Game
from mascarade_qt.engine.questions import Answer
from tests.engine.builders import begin
from tests.support.manners import watched


def table() -> Game:
    """Four players and two cards in the centre, after the opening."""
    return begin("king judge thief spy | cheat widow", coins=6)


def test_a_lie_that_three_claim_costs_all_who_lied() -> None:
    scores, _ = watched(table(), ("announce", "0", "judge"), "1", "2", False)
    liar, holder, other, _ = scores
    assert (liar.announcements, liar.lies, liar.believed, liar.contested, liar.crowded) == (1, 1, 0, 1, 1)
    assert (holder.contests, holder.right, holder.fines) == (1, 1, 0)
    assert (other.contests, other.right, other.fines, liar.fines) == (1, 0, 1, 1)


def test_what_everybody_has_seen_fools_nobody() -> None:
    scores, _ = watched(table(), ("announce", "0", "judge"), "1", "2", False)
    assert [score.seen_through for score in scores] == [1, 0, 1, 0]


def test_after_a_swap_nobody_can_be_sure() -> None:
    swap = ("swap", "0", "1"), False
    look = ("look", "1"), ("look", "2"), ("look", "3")
    scores, _ = watched(table(), *swap, *look, ("announce", "0", "judge"), False, False, False)
    assert (scores[0].lies, scores[0].believed, scores[0].seen_through) == (1, 1, 0)


def test_the_same_pair_again_is_a_repetition() -> None:
    look = ("look", "1"), ("look", "2"), ("look", "3")
    scores, _ = watched(table(), ("swap", "0", "1"), True, *look, ("swap", "0", "1"), True)
    assert (scores[0].swaps, scores[0].repeated_swaps, scores[0].turns) == (2, 1, 2)
    assert scores[1].looks == 1


def test_saying_the_same_round_after_round_is_a_standstill() -> None:
    spied: list[Answer] = [("announce", "0", "cheat"), False, False, False]
    rounds: list[Answer] = []
    for _ in range(3):
        for place in "0123":
            rounds += [("announce", place, "cheat"), *spied[1:]]
    _, manners = watched(table(), *rounds)
    assert manners.longest_same == 8
