"""Whether leaders were left alone, and whether players stood by what they had just said."""

from mascarade_qt.engine.questions import Answer
from tests.engine.builders import begin
from tests.support.manners import watched

LOOKS: list[Answer] = [("look", "1"), ("look", "2"), ("look", "3")]
KING: list[Answer] = [("announce", "0", "king"), False, False, False]


def test_a_leader_whom_nobody_touches_is_let_go() -> None:
    game = begin("king judge thief spy | cheat widow", coins=(9, 6, 6, 6))
    scores, _ = watched(game, *KING, *LOOKS, *KING)
    assert game.winners == (0,)
    assert (scores[0].led, scores[0].let_go) == (1, 1)


def test_a_swap_or_a_contest_is_not_letting_go() -> None:
    swapped = begin("king judge thief spy | cheat widow", coins=(9, 6, 6, 6))
    scores, _ = watched(swapped, *KING, ("swap", "1", "0"), False, *LOOKS[1:], *KING)
    assert (scores[0].led, scores[0].let_go) == (1, 0)
    contested = begin("king judge thief spy | cheat widow", coins=(9, 6, 6, 6))
    scores, _ = watched(contested, *KING, *LOOKS, *KING[:3], "3")
    assert (scores[0].led, scores[0].let_go) == (1, 0)


def test_robbing_is_not_letting_go() -> None:
    game = begin("king thief judge spy | cheat widow", coins=(10, 6, 6, 6))
    rob: list[Answer] = [("announce", "1", "thief"), False, False, False]
    scores, _ = watched(game, *KING, *rob, *LOOKS[1:], *KING)
    assert (scores[0].led, scores[0].let_go) == (1, 0)


def test_who_was_poor_a_round_before_led_nobody() -> None:
    game = begin("empress judge thief spy | cheat widow", coins=(7, 6, 6, 6))
    claim: list[Answer] = [("announce", "0", "empress"), False, False, False]
    scores, _ = watched(game, *claim, *LOOKS, *claim)
    assert game.winners == (0,)
    assert scores[0].led == 1  # ten coins after the first claim
    game = begin("empress judge thief spy | cheat widow", coins=(6, 6, 6, 6))
    scores, _ = watched(game, *claim, *LOOKS, *claim, *LOOKS, *claim)
    assert scores[0].led == 1


def test_own_claims_are_conceded_only_by_those_who_have_the_mask() -> None:
    game = begin("king judge thief spy | cheat widow", coins=4)
    scores, _ = watched(game, *KING, ("announce", "1", "king"), False, False, False)
    assert (scores[0].own_claims, scores[0].conceded) == (1, 1)
    game = begin("king judge thief spy | cheat widow", coins=4)
    scores, _ = watched(game, *KING, ("announce", "1", "king"), False, False, "0")
    assert (scores[0].own_claims, scores[0].conceded) == (1, 0)
    game = begin("judge king thief spy | cheat widow", coins=4)  # a lie
    scores, _ = watched(game, *KING, ("announce", "1", "king"), False, False, False)
    assert (scores[0].own_claims, scores[0].conceded) == (0, 0)


def test_after_a_swap_nobody_has_to_stand_by_what_they_said() -> None:
    game = begin("king judge thief spy | cheat widow", coins=4)
    said: list[Answer] = [("announce", "2", "king"), False, False, False]
    scores, _ = watched(game, *KING, ("swap", "1", "0"), False, *said)
    assert scores[0].own_claims == 0


def test_looks_on_end_are_counted() -> None:
    game = begin("king judge thief spy | cheat widow")
    _, manners = watched(game, ("look", "0"), *LOOKS[:2], ("swap", "3", "0"), False, ("look", "0"))
    assert manners.longest_looks == 3
