"""What a bot can learn from its own seed: nothing about any other."""

import random
from itertools import pairwise
from zlib import crc32

from mascarade_qt.bots.arena.plan import Plan
from mascarade_qt.bots.seeds import BITS, any_seed, derived
from mascarade_qt.engine.scenarios import ready_scenarios


def plan(seed: int) -> Plan:
    return Plan(ready_scenarios()["a5"], 6, ("random",) * 6, seed)


class Burglar:
    """A bot that knows how seeds were once made, how they are made now, and tries what it can."""

    def __init__(self, seed: int, tries: int) -> None:
        self._seed = seed
        self._guesses = range(tries)

    def masters(self) -> list[int]:
        """All seeds of the arena from which its own could come."""
        makers = (
            lambda seed: crc32(f"{seed}/0/0".encode()),
            lambda seed: derived(seed, "bot", 0, 0),
            lambda seed: seed,
        )
        return [seed for seed in self._guesses for make in makers if make(seed) == self._seed]

    def neighbours(self) -> set[int]:
        """Simple relations: next numbers, flipped bits, and the generators they would seed."""
        near = {self._seed + step for step in range(-1000, 1001)}
        flipped = {self._seed ^ (1 << bit) for bit in range(BITS)}
        drawn = {random.Random(start).getrandbits(BITS) for start in (self._seed, f"{self._seed}/1")}
        return (near | flipped | drawn) - {self._seed}


def test_a_bot_cannot_recover_the_seed_of_the_arena_or_of_others() -> None:
    whole = plan(any_seed())
    burglar = Burglar(whole.seed_of(0, 0), 20_000)
    assert burglar.masters() == []
    others = {whole.seed_of(deal, slot) for deal in range(50) for slot in range(6)} | {whole.game_seed(0)}
    assert not burglar.neighbours() & others


def test_the_burglar_is_able() -> None:
    """It does find what can be found."""
    assert Burglar(crc32(b"1234/0/0"), 2000).masters() == [1234]
    assert Burglar(plan(17).seed_of(0, 0), 100).masters() == [17]


def test_seeds_for_different_things_are_different_and_wide() -> None:
    seeds = [plan(1).seed_of(deal, slot) for deal in range(200) for slot in range(6)]
    seeds += [plan(1).game_seed(number) for number in range(1200)]
    assert len(set(seeds)) == len(seeds)
    for bit in range(BITS):  # every bit is as often set as not, and changes from each to the next as often
        ones = sum(seed >> bit & 1 for seed in seeds) / len(seeds)
        flips = sum((one ^ two) >> bit & 1 for one, two in pairwise(seeds)) / (len(seeds) - 1)
        assert 0.42 < ones < 0.58
        assert 0.42 < flips < 0.58


def test_they_fit_into_a_record() -> None:
    for seed in (any_seed(), derived(3, "bot", 1)):
        assert -(2**63) <= seed < 2**63


def test_nobody_can_guess_them() -> None:
    assert len({any_seed() for _ in range(100)}) == 100


def test_the_same_again() -> None:
    assert derived(2026, "bot", 3, 1) == derived(2026, "bot", 3, 1) != derived(2026, "bot", 31)
