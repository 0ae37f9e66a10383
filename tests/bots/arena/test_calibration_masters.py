"""Masters' beliefs are calibrated: of what they hold 70 to 80 % likely, about three quarters is true."""

import random

import pytest

from mascarade_qt.bots.arena.calibration import Calibration
from mascarade_qt.bots.mind.player import Opponent
from mascarade_qt.engine.game import Game
from mascarade_qt.engine.scenarios import deal, ready_scenarios
from mascarade_qt.engine.sight import open_setup, teller

ENOUGH = 2000  # predictions in a bucket, so that chance alone does not move it


@pytest.mark.slow
@pytest.mark.timeout(900)
@pytest.mark.parametrize(("scenario", "players"), [("a4", 4), ("a5", 6), ("a8", 8), ("a8", 13)])
def test_masters_are_as_right_as_they_think(scenario: str, players: int) -> None:
    calibration = Calibration()
    for seed in range(200):
        _play(scenario, players, seed, calibration)
    off = {row.low: round(row.off, 3) for row in calibration.rows() if row.number >= ENOUGH}
    assert max(off.values()) < 0.07, off


def _play(scenario: str, players: int, seed: int, calibration: Calibration) -> None:
    setup = deal(ready_scenarios()[scenario], [f"Player {n}" for n in range(players)], random.Random(seed))
    game = Game(setup)
    bots = [Opponent(open_setup(setup), player, seed) for player in range(players)]
    tell = teller([bot.see for bot in bots])
    tell(game.events)
    while (question := game.question) is not None and game.turn < 60 * players:
        bot = bots[question.player]
        if question.kind == "turn":
            for place, mask in game.cards.items():
                for guess, chance in bot.mind.belief.chances(place).items():
                    calibration.note(chance, guess == mask)
        tell(game.answer(bot.answer(question)))
