"""A reader of temperaments learns from what is done in public."""

import random
from collections import Counter

from mascarade_qt.bots.mind.tuning import TEMPERAMENTS
from mascarade_qt.engine.scenarios import ready_scenarios
from training.temperaments import Played, Reader, play, told_apart


def lives(number: int) -> list[Played]:
    """Each temperament has a deed of its own, among what all do."""
    rng = random.Random(number)
    return [
        Played(temper, Counter({temper: rng.randrange(3), "pass": rng.randrange(1, 5)}), 1.0)
        for temper in TEMPERAMENTS
        for _ in range(20)
    ]


def test_who_has_deeds_of_their_own_is_recognised() -> None:
    reader = Reader(lives(1))
    right, asked = told_apart(lives(2), 5, reader)
    assert asked == 24
    assert right == asked


def test_who_does_what_all_do_is_not() -> None:
    same = [Played(temper, Counter({"pass": 3}), 1.0) for temper in TEMPERAMENTS for _ in range(10)]
    right, asked = told_apart(same, 1, Reader(same))
    assert right == asked / len(TEMPERAMENTS)


def test_a_game_is_witnessed_whole() -> None:
    found = play(ready_scenarios()["a4"], 4, "regular", 3)
    assert len(found) == 4
    assert sum(one.wins for one in found) == 4
    deeds = sum((one.deeds for one in found), Counter[str]())
    assert {"pass", "swap with a player"} <= set(deeds)
