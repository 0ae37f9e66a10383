"""What the rules say about a large table with two players left.

There is one Damned, so no game comes to this today; the words stand in rules.md and the record format all
the same, and hold here with players sent away by hand.
"""

from mascarade_qt.engine.events import CoinsMoved, Looked, Nothing
from mascarade_qt.engine.game import Game
from tests.engine.builders import begin, only, play


def two_left(cards: str, opening_turns: int = 0) -> Game:
    """Six players, of whom only 0 and 3 are still there; 0 has just swapped, 3 is to move."""
    game = begin(cards, opening_turns=opening_turns)
    for player in (1, 2, 4, 5):
        game.eliminate(player)
    play(game, ("swap", "0", "3"), False)
    return game


def test_a_turn_with_a_single_possible_answer_is_not_asked_and_goes_on_with_swap() -> None:
    game = two_left("king judge thief fool cheat widow", opening_turns=4)
    assert game.question is not None
    assert (game.question.player, game.question.kind) == (3, "swap")


def test_r16_a_fool_with_a_single_card_to_take_only_takes_the_coin() -> None:
    game = two_left("king judge thief fool cheat widow")
    events = play(game, ("announce", "3", "fool"), False)
    assert only(CoinsMoved, events)[0].moves == (("bank", 3, 1),)
    assert only(Nothing, events)[0].why == "no cards"
    assert game.active == 0


def test_r25_a_sage_with_a_single_card_to_look_at_looks_at_that() -> None:
    game = two_left("king judge thief sage cheat widow")
    events = play(game, ("announce", "3", "sage"), False)
    assert only(Looked, events)[0].places == ("0",)
