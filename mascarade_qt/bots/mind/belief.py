"""What a perfect memory knows: a weighted set of placements of the cards.

A placement is one 64-bit integer, four bits per place; a numpy sort merges equal ones. The weights have a
column for each hypothesis on how people swap: how often for real, and how much better cards attract them. So
the columns learn this by themselves: those that foresaw what came to light gain weight.
"""

import functools
from collections.abc import Mapping, Sequence

import numpy as np
from numpy.typing import NDArray

from mascarade_qt.bots.mind.skimmed import Skimmed
from mascarade_qt.bots.mind.tuning import MOST_PLACEMENTS, SKIMMED_PLACEMENTS

Codes = NDArray[np.uint64]
Weights = NDArray[np.float64]
Marks = NDArray[np.bool_]

ALL_AT_ONCE = 400  # placements
CARD = np.uint64(15)
TINY = 1e-12


class Belief:
    """Where each card may be, from one player's point of view."""

    def __init__(
        self,
        deal: Mapping[str, str],
        swappers: Sequence[tuple[float, float]],
        limit: int = MOST_PLACEMENTS,
        evenly: bool = False,
    ) -> None:
        self.masks = tuple(dict.fromkeys(deal.values()))
        self._index = {mask: index for index, mask in enumerate(self.masks)}
        self._shift = {place: np.uint64(4 * number) for number, place in enumerate(deal)}
        self._shifts = np.array(list(self._shift.values()))
        self._number = {place: number for number, place in enumerate(deal)}
        self._rows = 16 * np.arange(len(self._shift), dtype=np.uint64)
        self._limit = limit
        self._evenly = evenly  # whether a fair sample is kept, instead of the heaviest
        self._skims = False
        self._skimmed: Skimmed | None = None  # instead of placements, while being told what is long past
        self._rates, self._pulls = np.array(swappers, dtype=np.float64).T
        self._ones = np.ones(len(swappers))
        self._odds = np.log(self._rates / (1 - self._rates))
        code = sum(self._index[mask] << (4 * number) for number, mask in enumerate(deal.values()))
        self._codes: Codes = np.array([code], dtype=np.uint64)
        self._weights: Weights = np.full((1, len(swappers)), 1 / len(swappers))
        self._marginals: dict[str, dict[str, float]] = {}
        self._totals: Weights | None = None  # of the weights over all hypotheses, as long as they are valid
        self._all: float | None = None  # their sum
        self._rate: float | None = None
        self._found: dict[tuple[str, str], Marks] = {}  # where a mask is at a place, while they stand

    def __len__(self) -> int:
        return len(self._codes)

    @property
    def swap_rate(self) -> float:
        """How often people here swap for real, judging by what has come to light."""
        if self._rate is None:
            columns = self._weights.sum(axis=0)
            one = len(self._rates) == 1
            self._rate = float(self._rates[0] if one else columns @ self._rates / columns.sum())
        return self._rate

    def skim(self, quickly: bool) -> None:
        """Follow what is long past roughly, if that saves time; call it again as the past gets recent."""
        self._skims = quickly
        if not quickly and self._skimmed is not None:
            cards = self._skimmed.draw().astype(np.uint64)
            self._skimmed = None
            codes = np.bitwise_or.reduce(cards << self._shifts, axis=1)
            self._merge(codes, np.tile(self._weights.sum(axis=0), (len(codes), 1)))
        elif quickly and len(self._codes) > SKIMMED_PLACEMENTS:
            self._blur_all()

    def _blur_all(self) -> None:
        """From now on only what is likely at each place."""
        rows = np.array(
            [[self.chances(place).get(mask, 0.0) for mask in self.masks] for place in self._shift]
        )
        self._skimmed = Skimmed(rows, np.rint(rows.sum(axis=0)), self.swap_rate)
        self._codes = self._codes[:1]
        self._weights = self._weights.sum(axis=0, keepdims=True)
        self._changed()

    def chances(self, place: str) -> dict[str, float]:
        """How likely each mask is to lie there; impossible ones are left out."""
        found = self._marginals.get(place)
        if found is None:
            if self._skimmed is not None:
                self._note(place, _shares(self._skimmed.chances(self._number[place])))
            elif len(self._codes) <= ALL_AT_ONCE:
                self._count_all()
            else:
                cards = self._cards(place)
                self._note(place, _shares(_counted(cards, self._total(), len(self.masks))))
            found = self._marginals[place]
        return found

    def _total(self) -> Weights:
        if self._totals is None:
            one = self._weights.shape[1] == 1
            self._totals = self._weights[:, 0] if one else self._weights @ self._ones
        return self._totals

    def _changed(self) -> None:
        self._reweighed()
        self._found = {}

    def _reweighed(self) -> None:
        """The placements are the same as before, but not how likely they are."""
        self._marginals = {}
        self._totals = self._all = None
        self._rate = None

    def share(self, marks: Marks) -> float:
        """How likely one of these placements is."""
        totals = self._total()
        if self._all is None:
            self._all = float(_sum(totals))
        return float(totals @ marks) / self._all

    def _count_all(self) -> None:
        """All places in one go: with few placements, calling numpy costs more than the work itself."""
        places = len(self._shift)
        cards = (((self._codes[:, None] >> self._shifts) & CARD) + self._rows).view(np.intp)
        weights = self._total().repeat(places)
        totals = _counted(cards.ravel(), weights, 16 * places).reshape(places, 16)[:, : len(self.masks)]
        chances = (totals / np.add.reduce(totals, axis=1, keepdims=True)).tolist()
        for place, row in zip(self._shift, chances, strict=True):
            self._note(place, row)

    def _note(self, place: str, chances: list[float]) -> None:
        self._marginals[place] = {
            mask: chance for mask, chance in zip(self.masks, chances, strict=True) if chance > 0
        }

    def chance(self, place: str, mask: str) -> float:
        """How likely one mask lies there; cheaper than `chances` when those are not cached."""
        if place in self._marginals or self._skimmed is not None:
            return self.chances(place).get(mask, 0.0)
        return self.share(self.where(place, mask))

    def where(self, place: str, mask: str) -> Marks:
        """Which placements have the mask there; while skimming, words are not checked against them."""
        marks = self._found.get((place, mask))
        if marks is None:
            card = self._index.get(mask)
            if card is None or self._skimmed is not None:
                return np.zeros(len(self._codes), dtype=np.bool_)
            marks = self._found[place, mask] = ((self._codes >> self._shift[place]) & CARD) == np.uint64(card)
        return marks

    def where_any(self, places: Sequence[str], mask: str) -> Marks:
        """Which placements have the mask at one of these places."""
        marks = self.where(places[0], mask)
        for place in places[1:]:
            marks = marks | self.where(place, mask)
        return marks

    def exchange(self, one: str, other: str) -> None:
        """Two cards changed places for certain."""
        if self._skimmed is not None:
            self._skimmed.exchange(self._number[one], self._number[other])
        self._codes = self._exchanged(one, other)
        self._changed()

    def maybe_exchange(
        self, one: str, other: str, shift: float = 0.0, leaning: Mapping[str, float] | None = None
    ) -> None:
        """Somebody else held two cards under the table.

        `shift` moves the odds of a real swap by what is known about that player. `leaning` says how
        much each mask attracts that player: the better the other card, the likelier a swap.
        """
        if self._skimmed is not None:
            self._skimmed.maybe_exchange(self._number[one], self._number[other], shift)
            self._changed()
            return
        odds = self._odds + shift
        if leaning:
            pull = np.array([leaning.get(mask, 0.0) for mask in self.masks])
            own, found = self._cards(one), self._cards(other)
            self._split(one, other, _chance(odds + (pull[found] - pull[own])[:, None] * self._pulls))
        else:
            self._split(one, other, _chance(odds))

    def blur(self, one: str, other: str) -> None:
        """A fading memory: no longer know which of these two lies where."""
        if self._skimmed is not None:
            self._skimmed.mix(self._number[one], self._number[other], 0.5)
            self._changed()
            return
        self._split(one, other, np.full(len(self._rates), 0.5))

    def _cards(self, place: str) -> NDArray[np.intp]:
        return ((self._codes >> self._shift[place]) & CARD).astype(np.intp)

    def _split(self, one: str, other: str, chances: Weights) -> None:
        codes = np.concatenate((self._codes, self._exchanged(one, other)))
        weights = np.concatenate((self._weights * (1 - chances), self._weights * chances))
        self._merge(codes, weights)

    def know(self, place: str, mask: str) -> None:
        """The card there was seen: drop the placements that disagree."""
        if self._skimmed is not None:
            self._skimmed.know(self._number[place], self._index[mask])
            self._changed()
            return
        keep = self.where(place, mask)
        if not keep.any():
            self._repair(place, mask)
            keep = self.where(place, mask)
        self._codes = self._codes[keep]
        self._weights = self._weights[keep]
        self._normalise()

    def weigh(self, marks: Marks, times: float) -> None:
        """Soft evidence: what was said or left unsaid is this many times likelier in these placements."""
        self._weights = self._weights * np.where(marks, times, 1.0)[:, None]
        self._reweighed()

    def _exchanged(self, one: str, other: str) -> Codes:
        a, b = self._shift[one], self._shift[other]
        difference = ((self._codes >> a) ^ (self._codes >> b)) & CARD
        codes: Codes = self._codes ^ (difference << a) ^ (difference << b)
        return codes

    def _repair(self, place: str, mask: str) -> None:
        """Something was forgotten or thinned out: believe your eyes, and let the card change places."""
        card, shift = np.uint64(self._index[mask]), self._shift[place]
        codes = self._codes
        there = (codes >> shift) & CARD
        missing = np.ones(len(codes), dtype=np.bool_)
        for other in self._shift.values():
            found = missing & (((codes >> other) & CARD) == card)
            codes = np.where(found, (codes & ~(CARD << other)) | (there << other), codes)
            missing &= ~found
        self._codes = (codes & ~(CARD << shift)) | (card << shift)
        self._merge(self._codes, self._weights)

    def _merge(self, codes: Codes, weights: Weights) -> None:
        order = codes.argsort(kind="stable")
        codes = codes[order]
        fresh = np.ones(len(codes), dtype=np.bool_)
        np.not_equal(codes[1:], codes[:-1], out=fresh[1:])
        starts = fresh.nonzero()[0]
        self._codes = codes[starts]
        self._weights = np.add.reduceat(weights[order], starts, axis=0)
        self._changed()
        if self._skims and len(self._codes) > SKIMMED_PLACEMENTS:
            self._blur_all()
        elif len(self._codes) > self._limit:
            self._thin_evenly() if self._evenly else self._keep_heaviest()
        self._normalise()

    def _keep_heaviest(self) -> None:
        keep = np.argpartition(self._total(), -self._limit)[-self._limit :]
        keep.sort()
        self._codes = self._codes[keep]
        self._weights = self._weights[keep]

    def _thin_evenly(self) -> None:
        """Keep a fair sample: "the heaviest" among equals would be arbitrary but look certain."""
        totals = self._total()
        ends = np.cumsum(totals)
        drawn = np.searchsorted(ends, (np.arange(self._limit) + 0.5) * (ends[-1] / self._limit))
        keep, counts = np.unique(np.minimum(drawn, len(totals) - 1), return_counts=True)
        self._codes = self._codes[keep]
        self._weights = self._weights[keep] * (counts / totals[keep])[:, None]
        self._changed()

    def _normalise(self) -> None:
        total = _sum(self._weights)
        self._weights = (
            self._weights / total if total > TINY else np.full_like(self._weights, 1 / self._weights.size)
        )
        self._changed()


_sum = functools.partial(np.add.reduce, axis=None)  # without the detour of `np.sum`


def _counted(cards: NDArray[np.intp], weights: Weights, size: int) -> Weights:
    return np.bincount(cards, weights, size).astype(np.float64, copy=False)


def _shares(totals: Weights) -> list[float]:
    shares: list[float] = (totals / totals.sum()).tolist()
    return shares


def _chance(odds: Weights) -> Weights:
    chances: Weights = 1 / (1 + np.exp(-odds))
    return chances
