"""What a position is worth: the chance to win it, seen from one seat."""

from collections.abc import Sequence
from math import exp

from mascarade_qt.engine.table import WINNING_FORTUNE

CERTAIN_WIN = 99  # a fortune that stands for "has won" (the Cheat)

# How steeply fortunes tell, by the smallest fortune at the table: near a bankruptcy the richest is close to
# winning. Found by hand, 300 games a try; figures fitted on self-play by maximum likelihood were weaker.
STEEPNESS = (0.0, 0.55, 0.42, 0.36, 0.33)
TEMPO = 0.9  # coins that being next to move is worth, fading with the number of turns to wait
_POWERS = tuple(tuple(exp(k * coins) for coins in range(WINNING_FORTUNE)) for k in STEEPNESS)
_TEMPO = tuple(exp(0.35 * TEMPO / (1 + 0.8 * wait)) for wait in range(WINNING_FORTUNE))


def chance_to_win(coins: Sequence[int], order: Sequence[int], seat: int) -> float:
    """The chance of `seat`; `order` are the seats in the game, the one to move next first."""
    most, least = 0, CERTAIN_WIN
    for other in order:
        fortune = coins[other]
        if fortune > most:
            most = fortune
        if fortune < least:
            least = fortune
    if most >= WINNING_FORTUNE or least <= 0:
        if coins[seat] < most:
            return 0.0
        return 1.0 / sum(coins[other] == most for other in order)
    powers = _POWERS[least if least < 5 else 4]
    total = 0.0
    mine = 0.0
    for wait, other in enumerate(order):
        power = powers[coins[other]] * _TEMPO[wait]
        total += power
        if other == seat:
            mine = power
    return mine / total
