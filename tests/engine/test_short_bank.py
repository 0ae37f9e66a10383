"""R1: a bank that cannot pay in full pays what it has, to the user of the power first, then clockwise."""

from mascarade_qt.engine.game import Game
from mascarade_qt.engine.setup import Setup

MASKS = ("peasant", "king", "judge", "peasant", "thief", "actress", "witch", "beggar")


def _game(bank: int) -> Game:
    """Eight players with 6 coins each; the rest is in the courthouse or in the bank."""
    deal = {str(seat): mask for seat, mask in enumerate(MASKS)}
    return Game(Setup(tuple("ABCDEFGH"), deal, first=2, courthouse=200 - 48 - bank, opening_turns=0))


def _announce(game: Game, place: str, mask: str, *contesting: int) -> None:
    game.answer(("announce", place, mask))
    while game.question is not None and game.question.kind == "contest":
        player = game.question.player
        game.answer(str(player) if player in contesting else False)


def test_r1_two_peasants_share_what_is_left() -> None:
    game = _game(bank=3)
    _announce(game, "2", "peasant", 3, 0)
    assert (game.coins[3], game.coins[0], game.bank) == (8, 7, 0)


def test_r1_the_actress_first_then_revealed_peasants_clockwise_from_her() -> None:
    game = _game(bank=4)
    _announce(game, "2", "peasant")  # takes 1, and is what the Actress copies
    _announce(game, "3", "actress", 5, 0)  # seat 5 has the Actress, seats 3 and 0 the Peasants
    # On the left of seat 5 comes seat 0 before seat 3; then both pay their fine.
    assert (game.coins[5], game.coins[0], game.coins[3], game.bank) == (8, 6 + 1 - 1, 6 - 1, 0)
