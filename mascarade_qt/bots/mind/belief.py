"""What a perfect memory knows: a weighted set of placements of the cards.

A placement is one 64-bit integer, four bits per place; a numpy sort merges equal ones. The weights have a
column for each hypothesis on how people swap: how often for real, and how much better cards attract them. So
the columns learn this by themselves: those that foresaw what came to light gain weight.
"""

import functools
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from mascarade_qt.bots.mind.placements import Cards, Marks, Merged, Placements, dealt, merged
from mascarade_qt.bots.mind.skimmed import Skimmed
from mascarade_qt.bots.mind.tuning import MOST_PLACEMENTS, SKIMMED_PLACEMENTS

Weights = NDArray[np.float64]

ALL_AT_ONCE = 400  # with no more placements than this, all places are counted as soon as one is asked for
TINY = 1e-12


class Belief:
    """Where each card may be, from one player's point of view."""

    def __init__(
        self,
        deal: Mapping[str, str],
        swappers: Sequence[tuple[float, float]],
        limit: int = MOST_PLACEMENTS,
        evenly: bool = False,
        at_once: int = ALL_AT_ONCE,
    ) -> None:
        self.masks = tuple(dict.fromkeys(deal.values()))
        self._index = {mask: index for index, mask in enumerate(self.masks)}
        self._number = {place: number for number, place in enumerate(deal)}
        self._limit = limit
        self._evenly = evenly  # whether a fair sample is kept, instead of the heaviest
        self._at_once = at_once
        self._skims = False
        self._skimmed: Skimmed | None = None  # instead of placements, while being told what is long past
        self._rates, self._pulls = np.array(swappers, dtype=np.float64).T
        self._ones = np.ones(len(swappers))
        self._odds = np.log(self._rates / (1 - self._rates))
        self._usual = _chance(self._odds)  # of a real swap, if nothing is known about it
        self._placements = dealt([self._index[mask] for mask in deal.values()])
        self._weights: Weights = np.full((1, len(swappers)), 1 / len(swappers))
        self._marginals: dict[str, dict[str, float]] = {}
        self._chances: dict[tuple[str, str], float] = {}  # of single masks, where no marginals are known
        self._rows: list[list[float]] | None = None  # the marginals of all places, if counted at once
        self._totals: Weights | None = None  # of the weights over all hypotheses, as long as they are valid
        self._all: float | None = None  # their sum
        self._rate: float | None = None

    def __len__(self) -> int:
        return len(self._placements)

    @property
    def swap_rate(self) -> float:
        """How often people here swap for real, judging by what has come to light."""
        if self._rate is None:
            if len(self._rates) == 1:
                self._rate = float(self._rates[0])
            else:
                columns = _ones(len(self._weights)) @ self._weights  # much faster than `sum(axis=0)`
                self._rate = float(columns @ self._rates / _sum(columns))
        return self._rate

    def skim(self, quickly: bool) -> None:
        """Follow what is long past roughly, if that saves time; call it again as the past gets recent."""
        self._skims = quickly
        if not quickly and self._skimmed is not None:
            cards = self._skimmed.draw().astype(np.uint64)
            self._skimmed = None
            shifts = 4 * np.arange(len(self._number), dtype=np.uint64)
            codes = np.bitwise_or.reduce(cards << shifts, axis=1)
            weights = np.tile(self._weights.sum(axis=0), (len(codes), 1))
            self._merge(merged(codes, len(self._number)), weights)
        elif quickly and len(self._placements) > SKIMMED_PLACEMENTS:
            self._blur_all()

    def _blur_all(self) -> None:
        """From now on only what is likely at each place."""
        rows = np.array(
            [[self.chances(place).get(mask, 0.0) for mask in self.masks] for place in self._number]
        )
        self._skimmed = Skimmed(rows, np.rint(rows.sum(axis=0)), self.swap_rate)
        self._placements = Placements(self._placements.codes[:1], len(self._number))
        self._weights = self._weights.sum(axis=0, keepdims=True)
        self._reweighed()

    def chances(self, place: str) -> dict[str, float]:
        """How likely each mask is to lie there; impossible ones are left out."""
        found = self._marginals.get(place)
        if found is None:
            found = self._marginals[place] = self._named(self._row(place))
        return found

    def _row(self, place: str) -> list[float]:
        """How likely each mask is to lie there."""
        number = self._number[place]
        if self._skimmed is not None:
            return _shares(self._skimmed.chances(number))
        if len(self._placements) > self._at_once:
            return self._counted(self._placements.cards(number), self._total())
        if self._rows is None:
            self._rows = self._count_all()
        return self._rows[number]

    def chances_of_now(self, place: str) -> Callable[[], dict[str, float]]:
        """What `chances` would say at this moment, worked out only if it should be wanted later."""
        if place in self._marginals or self._skimmed is not None:
            found = self.chances(place)
            return lambda: found
        cards, totals = self._placements.cards(self._number[place]), self._total()
        return lambda: self._named(self._counted(cards, totals))

    def _named(self, row: list[float]) -> dict[str, float]:
        return {mask: chance for mask, chance in zip(self.masks, row, strict=True) if chance > 0}

    def _counted(self, cards: Cards, totals: Weights) -> list[float]:
        return _shares(np.bincount(cards, totals, len(self.masks)))

    def _count_all(self) -> list[list[float]]:
        """All places in one go: with few placements, calling numpy costs more than the work itself."""
        places = len(self._number)
        weights = self._total().repeat(places)
        counted = np.bincount(self._placements.all_cards, weights, 16 * places)
        totals = counted.reshape(places, 16)[:, : len(self.masks)]
        rows: list[list[float]] = (totals / np.add.reduce(totals, axis=1, keepdims=True)).tolist()
        return rows

    def _total(self) -> Weights:
        if self._totals is None:
            one = self._weights.shape[1] == 1
            self._totals = self._weights[:, 0] if one else self._weights @ self._ones
        return self._totals

    def _reweighed(self) -> None:
        """How likely the placements are has changed."""
        self._marginals = {}
        self._chances = {}
        self._rows = self._totals = self._all = self._rate = None

    def share(self, marks: Marks) -> float:
        """How likely one of these placements is."""
        totals = self._total()
        if self._all is None:
            self._all = float(_sum(totals))
        return float(totals @ marks) / self._all

    def chance(self, place: str, mask: str) -> float:
        """How likely one mask lies there; cheaper than `chances` when those are not cached."""
        if place in self._marginals or self._skimmed is not None:
            return self.chances(place).get(mask, 0.0)
        found = self._chances.get((place, mask))
        if found is None:
            found = self._chances[place, mask] = self.share(self.where(place, mask))
        return found

    def chance_of_any(self, places: Sequence[str], mask: str) -> float:
        """How likely one mask lies at one of these places, if words are to be checked against that."""
        if len(places) == 1 and self._skimmed is None:
            return self.chance(places[0], mask)
        return self.share(self.where_any(places, mask))

    def where(self, place: str, mask: str) -> Marks:
        """Which placements have the mask there; while skimming, words are not checked against them."""
        card = self._index.get(mask)
        if card is None or self._skimmed is not None:
            return np.zeros(len(self._placements), dtype=np.bool_)
        return self._placements.where(self._number[place], card)

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
        self._placements = self._placements.exchanged(self._number[one], self._number[other])
        self._reweighed()

    def maybe_exchange(
        self, one: str, other: str, shift: float = 0.0, leaning: Mapping[str, float] | None = None
    ) -> None:
        """Somebody else held two cards under the table.

        `shift` moves the odds of a real swap by what is known about that player. `leaning` says how
        much each mask attracts that player: the better the other card, the likelier a swap.
        """
        a, b = self._number[one], self._number[other]
        if self._skimmed is not None:
            self._skimmed.maybe_exchange(a, b, shift)
            self._reweighed()
            return
        if not shift and not leaning:
            self._split(a, b, self._usual)
            return
        odds = self._odds + shift
        if leaning:
            pull = np.array([leaning.get(mask, 0.0) for mask in self.masks])
            own, found = self._placements.cards(a), self._placements.cards(b)
            odds = odds + (pull[found] - pull[own])[:, None] * self._pulls
        self._split(a, b, _chance(odds))

    def blur(self, one: str, other: str) -> None:
        """A fading memory: no longer know which of these two lies where."""
        a, b = self._number[one], self._number[other]
        if self._skimmed is not None:
            self._skimmed.mix(a, b, 0.5)
            self._reweighed()
            return
        self._split(a, b, np.full(len(self._rates), 0.5))

    def _split(self, one: int, other: int, chances: Weights) -> None:
        weights = np.concatenate((self._weights * (1 - chances), self._weights * chances))
        self._merge(self._placements.merged(one, other), weights)

    def know(self, place: str, mask: str) -> None:
        """The card there was seen: drop the placements that disagree."""
        number, card = self._number[place], self._index[mask]
        if self._skimmed is not None:
            self._skimmed.know(number, card)
            self._reweighed()
            return
        keep = self._placements.where(number, card)
        if not keep.any():
            self._repair(number, card)
            keep = self._placements.where(number, card)
        self._placements = self._placements.known(number, card)
        self._weights = self._weights[keep]
        self._normalise()

    def weigh(self, marks: Marks, times: float) -> None:
        """Soft evidence: what was said or left unsaid is this many times likelier in these placements."""
        self._weights = self._weights * np.where(marks, times, 1.0)[:, None]
        self._reweighed()

    def _repair(self, place: int, card: int) -> None:
        """Something was forgotten or thinned out: believe your eyes, and let the card change places."""
        codes = self._placements.forced(place, card)
        self._merge(merged(codes, len(self._number)), self._weights)

    def _merge(self, found: Merged, weights: Weights) -> None:
        """Go on with these placements; the weights of equal ones are added up."""
        weights = weights.take(found.order, axis=0)  # much faster than `weights[…]`
        self._weights = weights if found.starts is None else np.add.reduceat(weights, found.starts, axis=0)
        self._placements = found.placements
        self._reweighed()
        if self._skims and len(self._placements) > SKIMMED_PLACEMENTS:
            self._blur_all()
        elif len(self._placements) > self._limit:
            self._thin_evenly() if self._evenly else self._keep_heaviest()
        self._normalise()

    def _keep_heaviest(self) -> None:
        keep = np.argpartition(self._total(), -self._limit)[-self._limit :]
        keep.sort()
        self._keep(keep)
        self._weights = self._weights[keep]

    def _thin_evenly(self) -> None:
        """Keep a fair sample: "the heaviest" among equals would be arbitrary but look certain."""
        totals = self._total()
        ends = np.cumsum(totals)
        drawn = np.searchsorted(ends, (np.arange(self._limit) + 0.5) * (ends[-1] / self._limit))
        keep, counts = np.unique(np.minimum(drawn, len(totals) - 1), return_counts=True)
        self._keep(keep)
        self._weights = self._weights[keep] * (counts / totals[keep])[:, None]

    def _keep(self, keep: Cards) -> None:
        self._placements = Placements(self._placements.codes[keep], len(self._number))

    def _normalise(self) -> None:
        total = _sum(self._weights)
        self._weights = (
            self._weights / total if total > TINY else np.full_like(self._weights, 1 / self._weights.size)
        )
        self._reweighed()


@functools.lru_cache(64)
def _ones(number: int) -> Weights:
    return np.ones(number)


_sum = functools.partial(np.add.reduce, axis=None)  # without the detour of `np.sum`


def _shares(totals: NDArray[Any]) -> list[float]:
    shares: list[float] = (totals / np.add.reduce(totals)).tolist()
    return shares


def _chance(odds: Weights) -> Weights:
    chances: Weights = 1 / (1 + np.exp(-odds))
    return chances
