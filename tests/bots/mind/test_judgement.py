"""The coach thinks as masters do: what they do is among the best of what it would advise."""

import random
from functools import cache

import pytest

from mascarade_qt.bots.mind.judgement import judge
from mascarade_qt.bots.mind.player import Opponent
from mascarade_qt.bots.mind.reasons import Reason
from mascarade_qt.bots.mind.tuning import LEARNED_TEMPER
from mascarade_qt.engine.game import Game
from mascarade_qt.engine.questions import Answer
from mascarade_qt.engine.scenarios import deal, ready_scenarios
from mascarade_qt.engine.sight import open_setup, teller

NEAR = 6  # times the noise of a master, who draws among answers that are nearly as good as the best


@cache
def advised(scenario: str, players: int, seed: int) -> list[tuple[str, Answer, Answer, float, Reason]]:
    """For every question of a game of masters: its kind, what was advised, what was done, how much worse."""
    setup = deal(ready_scenarios()[scenario], [f"Player {n}" for n in range(players)], random.Random(seed))
    game = Game(setup)
    bots = [Opponent(open_setup(setup), player, seed) for player in range(players)]
    tell = teller([bot.see for bot in bots])
    tell(game.events)
    found = []
    while (question := game.question) is not None:
        bot = bots[question.player]
        judgement = judge(bot.mind, question)
        answer = bot.answer(question)
        if judgement is not None and question.kind != "swap":  # whether to pretend is left to chance
            worths = dict(judgement.worths)
            level = bot.mind.level
            worse = (worths[judgement.best] - worths[answer]) / (
                LEARNED_TEMPER if level.learned else level.noise
            )
            found.append((question.kind, judgement.best, answer, worse, judgement.reason))
        tell(game.answer(answer))
    return found


@pytest.mark.parametrize(("scenario", "players"), [("a4", 4), ("a5", 6), ("classic", 6)])
def test_masters_do_what_the_coach_would_say(scenario: str, players: int) -> None:
    found = advised(scenario, players, 5)
    assert [case for case in found if case[3] > NEAR] == []
    assert sum(best == done for _, best, done, _, _ in found) > 0.7 * len(found)


def test_the_reasons_name_those_who_will_contest() -> None:
    kinds = {reason.kind for *_, reason in [*advised("a5", 6, 5), *advised("classic", 6, 5)]}
    assert {"announce-dare", "pass-others"} & kinds


def test_masters_contest_nothing_that_is_certain_even_in_sharp_company() -> None:
    """It could only cost a coin; still, a claim that ends the game may be worth a try."""
    certain = [
        done
        for seed in range(4)
        for kind, best, done, _, reason in advised("a4", 4, seed)
        if kind == "contest" and best is False and reason.facts.get("chance") == 1.0
    ]
    assert certain, "else nothing is proven"
    assert not any(certain)
