"""The belief against brute force: all histories of secret swaps, one by one."""

import random
from itertools import product
from math import exp, isclose, log

import numpy as np
import pytest

from mascarade_qt.bots.mind.belief import ALL_AT_ONCE, Belief
from mascarade_qt.bots.mind.tuning import MOST_PLACEMENTS

SIX = ("judge", "king", "witch", "cheat", "empress", "thief")
SWAPPERS = ((0.5, 0.3), (0.8, 1.0))
Cards = tuple[str, ...]
Weighted = list[tuple[float, int, Cards]]  # weight, hypothesis, where the cards are


class BruteForce:
    """Every history with its weight, never merged."""

    def __init__(self, deal: dict[str, str]) -> None:
        self.places = list(deal)
        self.histories: Weighted = [
            (1 / len(SWAPPERS), number, tuple(deal.values())) for number in range(len(SWAPPERS))
        ]

    def exchanged(self, cards: Cards, one: str, other: str) -> Cards:
        """The cards with two of them in each other's place."""
        found = list(cards)
        a, b = self.places.index(one), self.places.index(other)
        found[a], found[b] = found[b], found[a]
        return tuple(found)

    def maybe_exchange(self, one: str, other: str, shift: float, pull: dict[str, float]) -> None:
        """Both outcomes of somebody's swap."""
        after: Weighted = []
        for weight, number, cards in self.histories:
            rate, drawn = SWAPPERS[number]
            tilt = pull[cards[self.places.index(other)]] - pull[cards[self.places.index(one)]]
            chance = 1 / (1 + exp(-(log(rate / (1 - rate)) + shift + drawn * tilt)))
            after.append((weight * (1 - chance), number, cards))
            after.append((weight * chance, number, self.exchanged(cards, one, other)))
        self.histories = after

    def exchange(self, one: str, other: str) -> None:
        """A swap whose outcome is known."""
        self.histories = [
            (w, number, self.exchanged(cards, one, other)) for w, number, cards in self.histories
        ]

    def weigh(self, place: str, mask: str, if_true: float, if_false: float) -> None:
        """Soft evidence."""
        index = self.places.index(place)
        self.histories = [
            (w * (if_true if cards[index] == mask else if_false), number, cards)
            for w, number, cards in self.histories
        ]

    def know(self, place: str, mask: str) -> bool:
        """A card was seen; False if it can't be there."""
        index = self.places.index(place)
        left = [history for history in self.histories if history[2][index] == mask]
        if not left:
            return False
        self.histories = left
        return True

    def chances(self, place: str) -> dict[str, float]:
        """For each mask how likely it lies there."""
        index = self.places.index(place)
        found: dict[str, float] = {}
        for weight, _, cards in self.histories:
            found[cards[index]] = found.get(cards[index], 0.0) + weight
        total = sum(found.values())
        return {mask: weight / total for mask, weight in found.items()}


@pytest.mark.parametrize("seed", range(12))
def test_marginals_agree_with_all_histories(seed: int) -> None:
    rng = random.Random(seed)
    masks = rng.sample(SIX, 4) if seed % 3 else ["peasant", "peasant", "judge", "king"]
    deal = dict(zip(("0", "1", "2", "3"), masks, strict=True))
    belief, truth = Belief(deal, SWAPPERS), BruteForce(deal)
    for _ in range(9):
        one, other = rng.sample(list(deal), 2)
        mask = rng.choice(masks)
        step = rng.randrange(5)
        if step < 2:
            shift, pull = rng.uniform(-1, 1), {found: rng.uniform(0, 2) for found in masks}
            belief.maybe_exchange(one, other, shift, pull)
            truth.maybe_exchange(one, other, shift, pull)
        elif step == 2:
            belief.exchange(one, other)
            truth.exchange(one, other)
        elif step == 3:
            belief.weigh(belief.where(one, mask), 0.8 / 0.3)
            truth.weigh(one, mask, 0.8, 0.3)
        elif truth.know(one, mask):
            belief.know(one, mask)
        for place in deal:
            expected, found = truth.chances(place), belief.chances(place)
            assert found.keys() == expected.keys()
            assert all(isclose(found[m], expected[m], abs_tol=1e-9) for m in expected)


def test_how_others_swap_is_learned() -> None:
    deal = dict(zip("0123", SIX, strict=False))
    real, feigned = Belief(deal, ((0.3, 0.0), (0.9, 0.0))), Belief(deal, ((0.3, 0.0), (0.9, 0.0)))
    for belief, seen in ((real, "king"), (feigned, "judge")):
        belief.maybe_exchange("0", "1")
        belief.know("0", seen)
    assert feigned.swap_rate < 0.5 < 0.7 < real.swap_rate


def busy(belief: Belief, seed: int, turns: int = 40) -> None:
    """A long evening: swaps, and now and then a look at a card that may be there."""
    rng = random.Random(seed)
    places = [str(seat) for seat in range(13)]
    for _ in range(turns):
        one, other = rng.sample(places, 2)
        belief.maybe_exchange(one, other, rng.uniform(-1, 1))
        if rng.random() < 0.3:
            chances = belief.chances(one)
            belief.know(one, max(chances, key=lambda mask: chances[mask]))


MASKS = (
    *("judge", "trickster", "empress", "king", "fool", "witch", "peasant"),
    *("peasant", "cheat", "spy", "guru", "widow", "thief"),
)
THIRTEEN = {str(seat): mask for seat, mask in enumerate(MASKS)}


@pytest.mark.parametrize("seed", range(3))
def test_the_thinned_set_agrees_with_a_ten_times_larger_one(seed: int) -> None:
    thinned, larger = Belief(THIRTEEN, SWAPPERS), Belief(THIRTEEN, SWAPPERS, limit=10 * MOST_PLACEMENTS)
    busy(thinned, seed, 22)
    busy(larger, seed, 22)
    off = [
        abs(larger.chances(place).get(mask, 0.0) - chance)
        for place in THIRTEEN
        for mask, chance in thinned.chances(place).items()
    ]
    assert max(off) < 0.12
    assert sum(off) / len(off) < 0.03


def test_the_set_is_never_empty_nor_without_weight() -> None:
    belief = Belief(THIRTEEN, SWAPPERS, limit=50)
    rng = random.Random(3)
    for turn in range(300):
        one, other = (str(seat) for seat in rng.sample(range(13), 2))
        belief.maybe_exchange(one, other)
        if turn % 5 == 0:  # cards that a set so thin has long forgotten
            belief.know(one, rng.choice(list(THIRTEEN.values())))
        belief.weigh(belief.where(other, "king"), 1e-9)
        assert 0 < len(belief) <= 50
        for place in THIRTEEN:
            chances = belief.chances(place)
            assert isclose(sum(chances.values()), 1.0, abs_tol=1e-9)
            assert not any(np.isnan(chance) for chance in chances.values())


def test_a_forgotten_card_is_believed_when_seen() -> None:
    deal = dict(zip("0123", ("peasant", "peasant", "judge", "king"), strict=True))
    belief = Belief(deal, SWAPPERS)
    belief.know("2", "peasant")  # cannot be, as far as it remembers
    assert belief.chances("2") == {"peasant": 1.0}
    everything = [mask for place in deal for mask in belief.chances(place)]
    assert sorted(everything) == ["judge", "king", "peasant", "peasant"]


def test_a_certain_exchange_and_a_faded_memory() -> None:
    belief = Belief(dict(zip("0123", SIX, strict=False)), ((0.5, 0.0),))
    belief.exchange("0", "1")
    assert belief.chances("0") == {"king": 1.0}
    belief.blur("0", "2")
    assert isclose(belief.chances("0")["witch"], 0.5)
    assert [belief.where_any(("0", "1"), mask).all() for mask in ("judge", "thief")] == [True, False]
    assert len(list(product(belief.chances("0"), belief.chances("2")))) == 4


def test_a_better_card_is_likelier_to_be_kept() -> None:
    """By those who are known to take what is better."""
    deal = dict(zip("0123", SIX, strict=False))
    found = {}
    for tempts in ("nothing", "other", "own"):
        belief = Belief(deal, ((0.6, 1.0),))
        leaning = {"nothing": None, "other": {deal["1"]: 2.0}, "own": {deal["0"]: 2.0}}[tempts]
        belief.maybe_exchange("0", "1", leaning=leaning)
        found[tempts] = belief.chances("0")[deal["1"]]
    assert found["own"] < found["nothing"] < found["other"] < 1
    assert found["nothing"] == pytest.approx(0.6)


@pytest.mark.parametrize("swaps", [3, 20])
def test_hints_make_some_cards_likelier_and_leave_chances_chances(swaps: int) -> None:
    """With few placements and with many."""
    rng = random.Random(1)
    deal = dict(
        zip("01234567", ("king", "judge", "spy", "witch", "thief", "cheat", "fool", "queen"), strict=True)
    )
    belief = Belief(deal, ((0.6, 0.0), (0.9, 0.0)))
    for _ in range(swaps):
        one, other = rng.sample(list(deal), 2)
        belief.maybe_exchange(one, other)
    assert (len(belief) > ALL_AT_ONCE) == (swaps == 20)
    place = max(deal, key=lambda place: len(belief.chances(place)))
    before = {mask: belief.chances(place)[mask] for mask in belief.chances(place)}
    for mask in (min(before, key=before.__getitem__), max(before, key=before.__getitem__)):
        belief.weigh(belief.where(place, mask), 3.0)
        after = belief.chances(place)
        assert sum(after.values()) == pytest.approx(1)
        assert before[mask] < after[mask] < 1
        assert all(after[other] < before[other] for other in before if other != mask)
        before = dict(after)
