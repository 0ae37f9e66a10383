"""A past that is followed roughly: what it keeps, and what is drawn from it when it comes near."""

import random

import pytest

from mascarade_qt.bots.mind import belief as belief_module
from mascarade_qt.bots.mind.belief import Belief

MASKS = ("judge", "king", "witch", "cheat", "empress", "thief", "peasant", "peasant")
DEAL = {str(place): mask for place, mask in enumerate(MASKS)}
SWAPPERS = ((0.6, 0.0), (0.8, 0.0))


@pytest.fixture(autouse=True)
def few(monkeypatch: pytest.MonkeyPatch) -> None:
    """Roughly from the first swap on."""
    monkeypatch.setattr(belief_module, "SKIMMED_PLACEMENTS", 1)


def followed(skims: bool, seed: int, swaps: int = 30) -> Belief:
    """What remains after the same swaps, looks and fading memories."""
    belief = Belief(DEAL, SWAPPERS)
    belief.skim(skims)
    rng = random.Random(seed)
    cards = dict(DEAL)
    for _ in range(swaps):
        one, other = rng.sample(list(DEAL), 2)
        kind = rng.random()
        if kind < 0.15:
            belief.know(one, cards[one])
            continue
        real = rng.random() < 0.7
        if kind < 0.3 and real:
            belief.exchange(one, other)
        elif kind < 0.35:
            belief.blur(one, other)
        else:
            belief.maybe_exchange(one, other, rng.uniform(-0.5, 0.5), dict.fromkeys(MASKS, 0.0))
        if real:
            cards[one], cards[other] = cards[other], cards[one]
    return belief


def difference(one: Belief, other: Belief) -> float:
    """The mean difference between the chances of all masks at all places."""
    gaps = [
        abs(one.chances(place).get(mask, 0.0) - other.chances(place).get(mask, 0.0))
        for place in DEAL
        for mask in dict.fromkeys(MASKS)
    ]
    return sum(gaps) / len(gaps)


@pytest.mark.parametrize("seed", range(8))
def test_it_is_near_what_is_followed_exactly(seed: int) -> None:
    exact, rough = followed(False, seed), followed(True, seed)
    assert len(rough) == 1
    assert difference(exact, rough) < 0.05
    rough.skim(False)
    assert len(rough) > 1
    assert difference(exact, rough) < 0.06


@pytest.mark.parametrize("seed", range(4))
def test_every_card_is_somewhere_and_every_place_has_one(seed: int) -> None:
    rough = followed(True, seed)
    for place in DEAL:
        assert sum(rough.chances(place).values()) == pytest.approx(1)
    for mask in dict.fromkeys(MASKS):
        there = sum(rough.chances(place).get(mask, 0.0) for place in DEAL)
        assert there == pytest.approx(MASKS.count(mask), abs=0.25)
    rough.skim(False)
    for mask in dict.fromkeys(MASKS):
        there = sum(rough.chances(place).get(mask, 0.0) for place in DEAL)
        assert there == pytest.approx(MASKS.count(mask))


def test_eyes_are_believed_even_against_what_was_sure() -> None:
    rough = Belief(DEAL, SWAPPERS)
    rough.skim(True)
    rough.maybe_exchange("0", "1")
    rough.know("5", "cheat")  # which surely lay at 3
    assert rough.chances("5") == {"cheat": pytest.approx(1)}
    assert rough.chances("3").get("cheat", 0.0) < 1e-6
    assert sum(rough.chances("3").values()) == pytest.approx(1)
    rough.skim(False)
    assert rough.chances("5") == {"cheat": pytest.approx(1)}


def test_what_is_sure_stays_sure() -> None:
    rough = Belief(DEAL, SWAPPERS)
    rough.skim(True)
    rough.maybe_exchange("0", "1")
    rough.exchange("2", "3")
    rough.skim(False)
    assert rough.chances("2") == {"cheat": pytest.approx(1)}
    assert rough.chances("6") == {"peasant": pytest.approx(1)}
    assert rough.chances("0").keys() == {"judge", "king"}
    assert rough.chances("0")["king"] == pytest.approx(0.7, abs=0.06)


def test_few_placements_are_followed_exactly(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(belief_module, "SKIMMED_PLACEMENTS", 800)
    exact, rough = Belief(DEAL, SWAPPERS), Belief(DEAL, SWAPPERS)
    rough.skim(True)
    for belief in (exact, rough):
        for pair in ("01", "12", "45", "24"):
            belief.maybe_exchange(*pair)
    assert len(rough) > 1
    assert difference(exact, rough) == 0


@pytest.mark.parametrize("skims", [False, True])
def test_all_ways_of_asking_find_the_same(skims: bool) -> None:
    """For all masks or for one, at once or later, first or after others have asked."""
    now = {place: followed(skims, 1).chances(place) for place in DEAL}
    for asked_before in (False, True):
        belief = followed(skims, 1)
        if asked_before:
            assert {place: belief.chances(place) for place in DEAL} == now
        for place, chances in now.items():
            assert {mask: belief.chance(place, mask) for mask in chances} == pytest.approx(chances)
        belief = followed(skims, 1)
        if asked_before:
            assert {place: belief.chances(place) for place in DEAL} == now
        later = {place: belief.chances_of_now(place) for place in DEAL}
        belief.exchange("0", "5")
        for place, found in later.items():
            assert found() == pytest.approx(now[place])


def test_how_people_swap_is_not_forgotten_with_the_cards() -> None:
    belief = Belief(DEAL, SWAPPERS)
    belief.maybe_exchange("0", "1")
    belief.know("0", "king")  # it was a real swap
    rate = belief.swap_rate
    assert rate > 0.7
    belief.skim(True)
    belief.maybe_exchange("2", "3")
    assert len(belief) == 1
    assert belief.swap_rate == pytest.approx(rate)
    belief.skim(False)
    assert belief.swap_rate == pytest.approx(rate)
