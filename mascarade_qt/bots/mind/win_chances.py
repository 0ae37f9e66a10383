"""What a position is worth: everybody's chance to win it."""

from collections.abc import Sequence
from math import exp
from operator import mul

from mascarade_qt.bots.mind.tuning import STEEPNESS, TEMPO, TEMPO_FADES
from mascarade_qt.engine.setup import MOST_PLAYERS
from mascarade_qt.engine.table import WINNING_FORTUNE

CERTAIN_WIN = 99  # a fortune that stands for "has won" (the Cheat)

_POWERS = tuple(tuple(exp(k * coins) for coins in range(WINNING_FORTUNE)) for k in STEEPNESS)
_TEMPO = tuple(exp(TEMPO / (1 + TEMPO_FADES * wait)) for wait in range(MOST_PLAYERS))


def chances_to_win(coins: Sequence[int], order: Sequence[int]) -> list[float]:
    """The chance of each seat; `order` has the seats in the game, starting with the next to move."""
    found = [0.0] * len(coins)
    fortunes = list(map(coins.__getitem__, order))
    most, least = max(fortunes), min(fortunes)
    if most >= WINNING_FORTUNE or least <= 0:
        share = 1.0 / fortunes.count(most)
        for seat, fortune in zip(order, fortunes, strict=True):
            if fortune == most:
                found[seat] = share
        return found
    powers = _POWERS[least if least < len(_POWERS) else -1]
    weights = list(map(mul, map(powers.__getitem__, fortunes), _TEMPO))
    total = sum(weights)
    for seat, weight in zip(order, weights, strict=True):
        found[seat] = weight / total
    return found
