"""Sets of placements: shared by bots that think the same ways possible, and gone with the last of them."""

import gc
import random
import weakref

from mascarade_qt.bots.mind.belief import Belief
from mascarade_qt.bots.mind.placements import Placements, dealt

SWAPPERS = ((0.75, 0.0),)
DEAL = dict(zip(("0", "1", "2", "3", "c0"), ("judge", "king", "witch", "peasant", "peasant"), strict=True))


def test_who_thinks_the_same_ways_possible_shares_them() -> None:
    one, other = Belief(DEAL, SWAPPERS), Belief(DEAL, ((0.3, 0.0),))
    for belief in (one, other):
        belief.maybe_exchange("0", "1")
        belief.maybe_exchange("1", "2")
        belief.know("0", "king")
    assert one._placements is other._placements
    assert one.chances("1") != other.chances("1")  # the weights are each one's own
    one.know("1", "witch")
    assert len(one) == 1
    assert len(other) == 2
    assert other.chances("1").keys() == {"judge", "witch"}


def test_nothing_is_kept_of_what_nobody_thinks_possible_any_more() -> None:
    belief, rng = Belief(DEAL, SWAPPERS), random.Random(1)
    past: list[weakref.ref[Placements]] = []
    for _ in range(30):
        past.append(weakref.ref(belief._placements))
        one, other = rng.sample(list(DEAL), 2)
        belief.maybe_exchange(one, other)
    gc.collect()
    assert not [old for old in past if old() not in (None, belief._placements)]


def test_equal_cards_are_one_placement() -> None:
    placements = dealt((0, 1, 2, 2))
    assert len(placements.merged(2, 3).placements) == 1
    assert len(placements.merged(0, 1).placements) == 2
    assert placements.merged(0, 1) is placements.merged(0, 1)


def test_a_card_is_put_where_it_was_seen_by_a_change_of_places() -> None:
    placements = dealt((0, 1, 2)).merged(0, 1).placements
    forced = Placements(placements.forced(2, 0), 3)
    assert sorted(zip(*(forced.cards(place).tolist() for place in range(3)), strict=True)) == [
        (1, 2, 0),
        (2, 1, 0),
    ]
