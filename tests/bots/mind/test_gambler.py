"""The Gambler's game: nobody can do better by knowing how a bot plays it."""

import random
from collections.abc import Sequence
from typing import Any

import pytest

from mascarade_qt.bots.mind.targets import TargetJudge
from mascarade_qt.bots.mind.tuning import TEMPERAMENTS
from mascarade_qt.bots.mind.turns import TurnJudge
from tests.bots.prepared import Watched
from tests.engine.builders import begin

NUMBERS = (1, 2, 3)


class Noting(random.Random):
    """Notes what it is asked to choose among, and how often each."""

    shares: tuple[float, ...] = ()

    def choices(  # type: ignore[override]
        self, population: Sequence[Any], weights: Any = None, **_: Any
    ) -> list[Any]:
        assert tuple(population) == NUMBERS
        self.shares = tuple(weight / sum(weights) for weight in weights)
        return [population[0]]


@pytest.mark.parametrize("coins", [(6, 6, 6, 6), (9, 3, 7, 8), (4, 9, 2, 11)])
def test_whatever_is_hidden_the_guess_is_worth_the_same(coins: tuple[int, ...]) -> None:
    table = Watched(begin("gambler king judge thief | cheat empress", coins=coins))
    table.announce("gambler").all_pass().play(2, 1)
    mind, rng = table.bot().mind, Noting()
    turns = TurnJudge(mind, TEMPERAMENTS["even"])
    TargetJudge(mind, turns, rng).guess()
    worth = turns.claims.effects.worth

    def after(seat: int, number: int) -> float:
        fortunes = list(coins)
        fortunes[seat] += number
        return worth(tuple(fortunes), 1)

    hidden = [
        share * after(1, number) + (1 - share) * after(0, number)
        for share, number in zip(rng.shares, NUMBERS, strict=True)
    ]
    assert hidden == pytest.approx([hidden[0]] * 3)
    assert all(0 < share < 1 for share in rng.shares)


@pytest.mark.parametrize("coins", [(6, 6, 6, 6), (9, 3, 7, 8)])
def test_the_more_is_at_stake_the_more_seldom_it_is_hidden(coins: tuple[int, ...]) -> None:
    table = Watched(begin("gambler king judge thief | cheat empress", coins=coins))
    table.announce("gambler").all_pass()
    mind, rng = table.bot().mind, Noting()
    TargetJudge(mind, TurnJudge(mind, TEMPERAMENTS["even"]), rng).hide()
    assert list(rng.shares) == sorted(rng.shares, reverse=True)
    assert len(set(rng.shares)) == 3
