"""The public side of a table, as followed through events, against the engine's own account."""

import random

import pytest

from mascarade_qt.bots.mind.steps import asking_step
from mascarade_qt.bots.registry import public
from mascarade_qt.bots.world import World
from mascarade_qt.engine.game import Game
from mascarade_qt.engine.scenarios import deal, ready_scenarios
from mascarade_qt.engine.sight import seen
from tests.bots.prepared import Watched
from tests.engine.builders import begin


@pytest.mark.parametrize(
    ("scenario", "players"),
    [("a4", 4), ("b6", 6), ("small-two", 2), ("classic", 9), ("ultimate-combo", 13), ("deadly-duel", 2)],
)
def test_a_world_agrees_with_the_game(scenario: str, players: int) -> None:
    for seed in range(8):
        rng = random.Random(seed)
        game = Game(deal(ready_scenarios()[scenario], [f"Player {n}" for n in range(players)], rng))
        world = World(public(game.setup), 0)
        events = game.events
        while True:
            for event in events:
                world.see(seen(event, 0))
            _compare(world, game)
            if game.question is None or game.turn > 80:
                break
            events = game.answer(rng.choice(game.question.answers))


def _compare(world: World, game: Game) -> None:
    assert world.coins == game.coins
    assert (world.bank, world.courthouse) == (game.bank, game.courthouse)
    assert (tuple(world.seats), tuple(world.seat_of)) == (game.seats, game.seat_of)
    assert world.layout is game.layout
    assert sorted(world.graveyard) == sorted(game.graveyard)
    if game.graveyard:
        assert game.graveyard[0] in world.next_from_graveyard()
    if not game.over:
        assert (world.turn, world.active, world.turn_seat) == (game.turn, game.active, game.turn_seat)
        assert world.last_power == game.last_power
        assert world.exposed_before == set(game.exposed_before)


def test_which_step_asks() -> None:
    power = [{"do": "bank", "n": 1}, {"do": "take", "n": 2, "from": "chosen"}, {"do": "fortunes"}]
    table = Watched(begin("bear_tamer king judge thief | cheat empress", bear_tamer=power))
    assert asking_step(table.bot().mind.world)["do"] == ""
    table.announce("bear_tamer").all_pass()
    assert asking_step(table.bot().mind.world)["do"] == "take"
    table.play(1)
    assert asking_step(table.bot().mind.world)["do"] == "fortunes"


def test_coins_that_go_round_in_a_circle_are_nothing_new() -> None:
    table = Watched(begin("witch/king/judge trickster/fool/empress", coins=(6, 8)))
    for circle in range(3):
        table.announce("witch", "0L").all_pass().play(1)
        table.announce("trickster", "1L").all_pass()
        world = table.bot().mind.world
        assert world.coins == [6, 8]
        assert world.stale_turns == 2 * circle + 1
        assert not world.is_new([8, 6])
        assert world.is_new([8, 8])
