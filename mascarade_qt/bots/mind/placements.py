"""The ways in which the cards may lie, without how likely each is.

Such a set never changes, and whatever is worked out about it depends on nothing else. So bots that consider
the same ways possible share one set, and nothing is worked out twice.
"""

from collections.abc import Sequence
from functools import cached_property
from typing import NamedTuple
from weakref import WeakValueDictionary

import numpy as np
from numpy.typing import NDArray

Codes = NDArray[np.uint64]
Marks = NDArray[np.bool_]
Cards = NDArray[np.intp]

CARD = np.uint64(15)
_SHIFTS = 4 * np.arange(16, dtype=np.uint64)  # by the number of the place
_ROWS = 16 * np.arange(16, dtype=np.uint64)


class Merged(NamedTuple):
    """Two cards may or may not have changed places: what that leaves, and what the weights become."""

    placements: "Placements"
    order: Cards  # of the weights of all that stay and, behind them, of all that change
    starts: Cards | None  # where each placement begins in this order: its weights are added up; None: all do


class Placements:
    """Some placements of the cards, each a 64-bit integer with four bits per place.

    Places and cards are numbers here.
    """

    def __init__(self, codes: Codes, places: int) -> None:
        self.codes = codes
        self._places = places
        self._cards: dict[int, Cards] = {}
        self._marks: dict[tuple[int, int], Marks] = {}
        self._exchanged: dict[tuple[int, int], Placements] = {}
        self._merged: dict[tuple[int, int], Merged] = {}
        self._known: dict[tuple[int, int], Placements] = {}

    def __len__(self) -> int:
        return len(self.codes)

    def cards(self, place: int) -> Cards:
        """What lies at a place, in each placement."""
        found = self._cards.get(place)
        if found is None:
            found = self._cards[place] = ((self.codes >> _SHIFTS[place]) & CARD).view(np.intp)
        return found

    @cached_property
    def all_cards(self) -> Cards:
        """What lies at all places, one placement after the other; 16 numbers for each place."""
        places = self._places
        return (((self.codes[:, None] >> _SHIFTS[:places]) & CARD) + _ROWS[:places]).view(np.intp).ravel()

    def where(self, place: int, card: int) -> Marks:
        """Which placements have the card there."""
        found = self._marks.get((place, card))
        if found is None:
            found = self._marks[place, card] = self.cards(place) == card
        return found

    def known(self, place: int, card: int) -> "Placements":
        """Those with the card there."""
        found = self._known.get((place, card))
        if found is None:
            found = self._known[place, card] = Placements(self.codes[self.where(place, card)], self._places)
        return found

    def exchanged(self, one: int, other: int) -> "Placements":
        """Each with two cards in each other's place; in the same order."""
        found = self._exchanged.get((one, other))
        if found is None:
            a, b = _SHIFTS[one], _SHIFTS[other]
            difference = ((self.codes >> a) ^ (self.codes >> b)) & CARD
            codes = self.codes ^ (difference << a) ^ (difference << b)
            found = self._exchanged[one, other] = Placements(codes, self._places)
        return found

    def forced(self, place: int, card: int) -> Codes:
        """Each with the card there, wherever it was: it changes places with what lies there."""
        codes, shift, wanted = self.codes, _SHIFTS[place], np.uint64(card)
        there = (codes >> shift) & CARD
        missing = np.ones(len(codes), dtype=np.bool_)
        for other in _SHIFTS[: self._places]:
            found = missing & (((codes >> other) & CARD) == wanted)
            codes = np.where(found, (codes & ~(CARD << other)) | (there << other), codes)
            missing &= ~found
        forced: Codes = (codes & ~(CARD << shift)) | (wanted << shift)
        return forced

    def merged(self, one: int, other: int) -> Merged:
        """All of these and all of them exchanged, each once."""
        found = self._merged.get((one, other))
        if found is None:
            both = np.concatenate((self.codes, self.exchanged(one, other).codes))
            found = self._merged[one, other] = merged(both, self._places)
        return found


def merged(codes: Codes, places: int) -> Merged:
    """Each of these placements once, sorted."""
    order = codes.argsort(kind="stable")
    codes = codes[order]
    fresh = np.ones(len(codes), dtype=np.bool_)
    np.not_equal(codes[1:], codes[:-1], out=fresh[1:])
    starts = fresh.nonzero()[0]
    if len(starts) == len(codes):
        return Merged(Placements(codes, places), order, None)
    return Merged(Placements(codes[starts], places), order, starts)


_dealt: WeakValueDictionary[tuple[int, ...], Placements] = WeakValueDictionary()


def dealt(cards: Sequence[int]) -> Placements:
    """The only placement there is before anybody touches a card."""
    found = _dealt.get(tuple(cards))
    if found is None:
        code = sum(card << (4 * place) for place, card in enumerate(cards))
        found = _dealt[tuple(cards)] = Placements(np.array([code], dtype=np.uint64), len(cards))
    return found
