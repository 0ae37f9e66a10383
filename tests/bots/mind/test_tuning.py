"""The figures of the opponents make sense: chances are chances, manners cost little, levels are in order."""

from itertools import groupby, pairwise

import pytest

from mascarade_qt.bots.mind import tuning
from mascarade_qt.bots.mind.tuning import LEVELS, TEMPERAMENTS, Level, level_at

SHARES = (
    *(
        "forgets",
        "foresight",
        "credit",
        "stops_from",
        "centre_stops",
        "doubts_from",
        "dares",
        "bends",
        "relief",
    ),
)
COSTS = (  # in chances to win
    *("noise", "wrong", "joining", "scruples", "lure", "centre_scruples", "looks", "duty", "restless"),
    *("ping_pong", "idle"),
)
DEAREST = 0.3  # no taste is worth more than that
# Figures that are no shares: log odds, coins, turns, sightings, factors.
LARGER = {
    *(
        "LEAN",
        "OBVIOUS",
        "DESPERATE",
        "STRONGEST_PULL",
        "CAUTION",
        "OWN_CAUTION",
        "SWAP_CAUTION",
        "MOST_SHIFT",
    ),
    *("SWAPS_TELL", "LIES_TELL", "CONTESTS_TELL"),
}
ALL = {(name, players): level_at(name, players) for name in LEVELS for players in range(2, 14)}


@pytest.mark.parametrize(("name", "players"), ALL)
def test_what_a_level_likes_decides_only_among_answers_nearly_as_good(name: str, players: int) -> None:
    level: Level = ALL[name, players]
    assert [field for field in SHARES if not 0 <= getattr(level, field) <= 1] == []
    assert [field for field in COSTS if not 0 <= getattr(level, field) <= DEAREST] == []
    assert all(0 < rate < 1 and pull >= 0 for rate, pull in level.swappers)
    rates = [rate for rate, _ in level.swappers]
    assert all(one < other for one, other in pairwise(rates))


def test_small_tables_are_those_of_up_to_five_and_large_ones_begin_at_eight() -> None:
    """There is one more kind for masters, with whom nobody has several cards."""
    sizes = {
        name: [len(list(same)) for _, same in groupby(level_at(name, n) for n in range(2, 14))]
        for name in LEVELS
    }
    assert sizes == {"guest": [4, 8], "regular": [4, 8], "courtier": [4, 8], "master": [2, 2, 2, 6]}


def test_masters_are_bound_by_what_they_foresee_and_not_by_habit() -> None:
    for (name, _), level in ALL.items():
        assert (level.idle == 0) == (name == "master")
        assert (level.unopposed == 0) == (name == "master")


def test_every_other_figure_is_a_share() -> None:
    found = {name: value for name, value in vars(tuning).items() if isinstance(value, float)}
    assert {name for name, value in found.items() if not 0 <= value <= 1} == LARGER
    assert sum(likely for _, likely in tuning.SHARPNESS) == pytest.approx(1)
    least = (tuning.LEAST_VIEW, tuning.HARMLESS, tuning.LIKELY, tuning.SURE, 1)
    assert all(one < other for one, other in pairwise(least))
    assert tuning.FALSE_CONTEST < tuning.LIE < tuning.LIKELY
    assert tuning.ENDS_THE_GAME < tuning.WINS


def test_fortunes_tell_the_more_the_nearer_a_bankruptcy_is() -> None:
    bankrupt, *steepness = tuning.STEEPNESS
    assert bankrupt == 0
    assert all(1 > one > other > 0 for one, other in pairwise(steepness))


def test_temperaments_are_about_as_strong_as_each_other() -> None:
    for temperament in TEMPERAMENTS.values():
        assert all(abs(taste) <= 6 for taste in temperament)
        assert abs(temperament.dares) <= 0.2
    assert not any(TEMPERAMENTS["even"])


def test_what_is_said_and_left_unsaid_tells_in_the_right_direction() -> None:
    """Who is sure of the mask announces it, contests with it, and doesn't keep silent."""
    people = LEVELS["master"].people
    _, sure, *_ = people.announced
    assert sure > 0
    assert people.contested[1] > 0
    assert people.passed[1] < 0
    assert people.speaks[1] > 0
    assert people.stops[1] > 0  # who may have it, and doesn't know
