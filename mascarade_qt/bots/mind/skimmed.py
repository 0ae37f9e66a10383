"""What is long past, remembered roughly: how likely each mask is to lie at each place, taken separately.

That forgets which places depend on each other, and costs a fraction of following placements. When the past
gets recent, placements that fit are drawn.
"""

from math import exp, log
from random import Random

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float64]

DRAWN = 600  # placements; after that, those that can still be told apart grow by themselves
SMALLEST = 1e-9
ROUNDS = 4  # until every place has one card and every card one place, nearly
SEED = 1  # the same past is remembered the same way


class Skimmed:
    """A table of chances, with a row per place and a column per mask."""

    def __init__(self, rows: Floats, copies: Floats, rate: float) -> None:
        self._rows = rows
        self._copies = copies  # how many cards of each mask there are
        self._rate = rate  # how often people really swap
        self._usual = log(rate / (1 - rate))

    def chances(self, place: int) -> Floats:
        """How likely each mask is to lie there."""
        found: Floats = self._rows[place]
        return found

    def exchange(self, one: int, other: int) -> None:
        """Two cards changed places for certain."""
        self._rows[[one, other]] = self._rows[[other, one]]

    def maybe_exchange(self, one: int, other: int, shift: float) -> None:
        """Two cards may have changed places."""
        self.mix(one, other, 1 / (1 + exp(-self._usual - shift)) if shift else self._rate)

    def mix(self, one: int, other: int, chance: float) -> None:
        """Two cards have changed places with this chance."""
        moved = chance * (self._rows[other] - self._rows[one])
        self._rows[one] += moved
        self._rows[other] -= moved

    def know(self, place: int, mask: int) -> None:
        """The card there was seen, so it is nowhere else; eyes are trusted more than memory."""
        rows = self._rows
        left = self._copies.copy()
        left[mask] -= 1
        others = np.arange(len(rows)) != place
        rest = rows[others] + SMALLEST
        for _ in range(ROUNDS):
            rest *= left / np.maximum(rest.sum(axis=0), SMALLEST)
            rest /= np.maximum(rest.sum(axis=1), SMALLEST)[:, None]
        rows[others] = rest
        rows[place] = 0.0
        rows[place, mask] = 1.0

    def draw(self) -> NDArray[np.intp]:
        """Placements that fit, all equally likely: one row each, with the mask at every place."""
        rng = Random(SEED)  # numpy's own generator is not part of the built program
        cards = np.empty((DRAWN, len(self._rows)), dtype=np.intp)
        left = np.tile(self._copies, (DRAWN, 1))
        everybody = np.arange(DRAWN)
        for place in np.argsort(-self._rows.max(axis=1), kind="stable"):  # certainties come first
            luck = np.array([rng.random() for _ in range(DRAWN)])
            chances = np.cumsum((self._rows[place] + SMALLEST) * left, axis=1)
            drawn = (chances < luck[:, None] * chances[:, -1:]).sum(axis=1)
            cards[:, place] = drawn
            left[everybody, drawn] -= 1
        return cards
