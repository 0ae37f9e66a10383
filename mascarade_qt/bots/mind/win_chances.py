"""What a position is worth: everybody's chance to win it."""

from collections.abc import Sequence
from math import exp
from operator import getitem, itemgetter

from mascarade_qt.bots.mind.tuning import STEEPNESS, TEMPO, TEMPO_FADES
from mascarade_qt.engine.setup import MOST_PLAYERS
from mascarade_qt.engine.table import WINNING_FORTUNE

CERTAIN_WIN = 99  # a fortune that stands for "has won" (the Cheat)

MOST_KEPT = 4096

Coins = tuple[int, ...]

_POWERS = tuple(tuple(exp(k * coins) for coins in range(WINNING_FORTUNE)) for k in STEEPNESS)
STEADY = len(STEEPNESS) - 1  # a smallest fortune of this or more makes no difference any more
# By the smallest fortune: what is left of one's weight with a coin less, while others set the smallest.
COIN_LESS = tuple(exp(-STEEPNESS[min(least, STEADY)]) for least in range(WINNING_FORTUNE))
_TEMPO = tuple(exp(TEMPO / (1 + TEMPO_FADES * wait)) for wait in range(MOST_PLAYERS))


class WinChances(dict[Coins, tuple[float, ...]]):
    """The chance of each seat to win, by fortunes; worked out on first use.

    `order` has the seats in the game, starting with the next to move.
    """

    def __init__(self, players: int, order: Sequence[int]) -> None:
        self.least: dict[Coins, int | None] = {}  # the smallest fortune of each; None if somebody has won
        self._in_order = itemgetter(*order) if len(order) > 1 else lambda coins: (coins[order[0]],)
        # By seat, where in the order it is; behind its end, if it is out of the game.
        self._by_seat = itemgetter(*[(*order, seat).index(seat) for seat in range(players)])
        self._rows = [
            [[power * tempo for power in powers] for tempo in _TEMPO[: len(order)]] for powers in _POWERS
        ]

    def __missing__(self, coins: Coins) -> tuple[float, ...]:
        if len(self) >= MOST_KEPT:
            self.clear()
            self.least.clear()
        fortunes = self._in_order(coins)
        most, least = max(fortunes), min(fortunes)
        if most >= WINNING_FORTUNE or least <= 0:
            weights = [float(fortune == most) for fortune in fortunes]
        else:
            weights = list(map(getitem, self._rows[least if least < STEADY else STEADY], fortunes))
        self.least[coins] = None if most >= WINNING_FORTUNE else least
        total = sum(weights)
        chances = [weight / total for weight in weights]
        chances.append(0.0)
        found: tuple[float, ...] = self._by_seat(chances)
        self[coins] = found
        return found
