"""Who contests a claim: weighed for many at once, as the features of each single one say."""

import random
from math import exp, isclose

import pytest

from mascarade_qt.bots.mind.contesters import Claim, Onlookers, dear
from mascarade_qt.bots.mind.effects import Effects
from mascarade_qt.bots.mind.mind import Mind
from mascarade_qt.bots.mind.tuning import SHARPNESS
from mascarade_qt.engine.game import Game
from mascarade_qt.engine.scenarios import deal, ready_scenarios
from tests.bots.prepared import Watched
from tests.engine.builders import begin, crowd


def after_some_turns(seed: int) -> Mind:
    """What a master thinks after thirty random answers."""
    rng = random.Random(seed)
    setup = deal(ready_scenarios()["a5"], [f"Player {player}" for player in range(6)], rng)
    table = Watched(Game(setup))
    for _ in range(30):
        if table.game.question is not None:
            table.play(rng.choice(table.game.question.answers))
    return table.bot().mind


def chance(odds: float) -> float:
    """Log odds as a chance, never quite certain."""
    return 1 / (1 + exp(-max(-6.0, min(6.0, odds))))


@pytest.mark.parametrize("seed", range(6))
def test_all_who_may_stop_a_claim_are_weighed_by_their_features(seed: int) -> None:
    mind = after_some_turns(seed)
    world = mind.world
    effects = Effects(world, mind.belief.chances, mind.knows)
    onlookers = Onlookers(mind, effects)
    others = onlookers.of(world.others(world.me))
    for mask in world.layout.nameable:
        for truth in (0.0, 0.5, 1.0):
            claim = Claim(onlookers, world.me, mask, truth)
            holds = [mind.belief.chance(world.own(one.player)[0], mask) for one in others]
            found = claim.stops(others, holds)
            for number, (one, has) in enumerate(zip(others, holds, strict=True)):
                later = len(others) - 1 - number
                features = claim.stopper_features(one, has, already=False, later=later)
                odds = sum(w * f for w, f in zip(mind.level.people.stops, features, strict=True))
                views = [chance(odds + shift) for shift, _ in SHARPNESS]
                if mind.is_open(one.player, mask):  # a card that all know stops only what ends everything
                    assert claim.stop_views(one, has, later) in ((0.0,) * len(views), pytest.approx(views))
                    continue
                assert claim.stop_views(one, has, later) == pytest.approx(views)
                expected = sum(view * likely for view, likely in zip(views, mind.sharpness, strict=True))
                assert isclose(found[number], expected)


@pytest.mark.parametrize("seed", range(3))
def test_who_has_the_mask_speaks_as_the_features_say(seed: int) -> None:
    """Less likely once somebody else has contested: it is done."""
    mind = after_some_turns(seed)
    onlookers = Onlookers(mind, Effects(mind.world, mind.belief.chances, mind.knows))
    for mask in mind.world.layout.nameable:
        claim = Claim(onlookers, mind.world.me, mask, 0.5)
        for one in onlookers.of(mind.world.others(mind.world.me)):
            for already in (False, True):
                features = claim.holder_features(one, already)
                odds = sum(w * f for w, f in zip(mind.level.people.speaks, features, strict=True))
                assert claim.speaks(one, already) == pytest.approx(chance(odds))
            assert claim.speaks(one, already=True) < claim.speaks(one)


def test_somebody_whose_card_all_know_lets_a_harmless_claim_pass() -> None:
    setup = deal(ready_scenarios()["a5"], [f"Player {player}" for player in range(6)], random.Random(0))
    mind = Watched(Game(setup)).bot().mind
    onlookers = Onlookers(mind, Effects(mind.world, mind.belief.chances, mind.knows))
    others = onlookers.of(mind.world.others(mind.world.me))
    assert all(one.known is not None for one in others)  # nobody has touched a card yet
    mask = "judge"
    found = Claim(onlookers, mind.world.me, mask, 0.0).stops(others, [0.0] * len(others))
    without = [stop for one, stop in zip(others, found, strict=True) if mask not in (one.known or ())]
    assert without == [0.0] * len(without)
    assert without


def test_a_card_that_all_know_is_good_enough_to_stop_what_ends_everything() -> None:
    """With ten coins, the Cheat would win."""
    mind = Watched(begin("judge king spy thief fool witch", coins=(10, 6, 6, 6, 6, 6))).bot().mind
    onlookers = Onlookers(mind, Effects(mind.world, mind.belief.chances, mind.knows))
    others = onlookers.of(mind.world.others(mind.world.me))
    for mask, stops in (("cheat", True), ("fool", False)):
        found = Claim(onlookers, mind.world.me, mask, 0.0).stops(others, [0.0] * len(others))
        assert [stop > 0 for one, stop in zip(others, found, strict=True) if one.player != 4] == [stops] * 4


def test_at_a_small_table_a_claim_from_the_centre_is_stopped_sooner() -> None:
    """Nobody else will, since nobody has the mask."""
    small = Watched(begin("king judge thief spy | cheat widow")).bot(level="regular").mind
    large = Watched(begin(crowd(8, "king"))).bot(level="regular").mind
    level = small.level
    assert dear(small, 0.0, 1.0) == level.stops_from
    assert dear(small, 1.0, 1.0) == pytest.approx(level.stops_from - level.centre_stops, abs=1e-4)
    assert dear(small, 1.0, 1.0) < dear(small, 0.5, 1.0) < dear(small, 0.0, 1.0)
    assert dear(large, 0.0, 1.0) == dear(large, 1.0, 1.0)
