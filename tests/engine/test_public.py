"""The public side of a table, as followed through events, against the engine's own account."""

import random

import pytest

from mascarade_qt.engine.events import Event, Used
from mascarade_qt.engine.game import Game
from mascarade_qt.engine.public import PublicTable
from mascarade_qt.engine.scenarios import deal, ready_scenarios
from mascarade_qt.engine.sight import seen
from tests.engine.builders import announce, begin, play


@pytest.mark.parametrize(
    ("scenario", "players"),
    [("a4", 4), ("b6", 6), ("small-two", 2), ("classic", 9), ("ultimate-combo", 13), ("deadly-duel", 2)],
)
def test_a_public_table_agrees_with_the_game(scenario: str, players: int) -> None:
    for seed in range(8):
        rng = random.Random(seed)
        game = Game(deal(ready_scenarios()[scenario], [f"Player {n}" for n in range(players)], rng))
        table = PublicTable(game.setup)
        events = game.events
        while True:
            for event in events:
                table.see(seen(event, 0))
            _compare(table, game)
            if game.question is None or game.turn > 80:
                break
            events = game.answer(rng.choice(game.question.answers))


def _compare(table: PublicTable, game: Game) -> None:
    assert table.coins == game.coins
    assert (table.bank, table.courthouse) == (game.bank, game.courthouse)
    assert (tuple(table.seats), tuple(table.seat_of)) == (game.seats, game.seat_of)
    assert sorted(table.out) == list(game.out)
    assert table.layout is game.layout
    assert sorted(table.graveyard) == sorted(game.graveyard)
    if game.graveyard:
        assert game.graveyard[0] in table.next_from_graveyard()
    if game.question is not None and game.question.kind not in ("turn", "contest", "swap"):
        _, _, (_, step, *_) = game.then[1]  # who is asked what, by whom, with what they know so far
        assert table.asking(game.question.kind) == step
    if not game.over:
        assert (table.turn, table.active, table.turn_seat) == (game.turn, game.active, game.turn_seat)
        assert table.last_power == game.last_power
        assert tuple(table.claims.items()) == game.claims
        assert (table.announced or "") == game.announced_mask
        assert tuple(used.mask for used in table.used) == game.used


def followed(game: Game, *events: Event) -> PublicTable:
    """The table after these events, which is also the game's."""
    table = PublicTable(game.setup)
    for event in events:
        table.see(event)
    _compare(table, game)
    return table


def test_who_contested_and_whose_power_is_in_use() -> None:
    game = begin("king judge thief fool | cheat widow", coins=(6, 5, 4, 3))
    began = game.events
    assert followed(game, *began).power is None
    events = [*began, *play(game, ("announce", "0", "fool"))]
    assert not followed(game, *events).contested
    events += play(game, False, False, "3")
    table = followed(game, *events)
    assert table.contested
    assert table.power == Used(3, "fool", None)
    assert table.fortune(3) == game.coins[3] == 4


def test_the_graveyard_goes_round() -> None:
    game = begin("necromancer judge thief fool | cheat widow", graveyard="king damned")
    events = [*game.events, *announce(game, "necromancer")]
    assert followed(game, *events).turned_up == ["king"]
    game = begin("necromancer judge thief fool | cheat widow", graveyard="damned king")
    events = [*game.events, *announce(game, "necromancer")]
    table = followed(game, *events)
    assert (table.graveyard, table.turned_up, table.out) == (["king"], [], [0])


def test_a_mask_that_comes_up_again_is_lowest_again() -> None:
    game = begin("necromancer judge thief fool | cheat widow", graveyard="queen king")
    events = list(game.events)
    for _ in range(3):
        events += announce(game, "necromancer")
        for _ in range(3):
            events += play(game, ("look", str(game.turn_seat)))
    assert followed(game, *events).turned_up == ["king", "queen"]


STEPS_THAT_ASK = (
    {"do": "look", "at": "chosen"},
    {"do": "take", "n": 1, "from": "chosen"},
    {"do": "look", "at": "own"},
    {"do": "swap", "cards": "own-chosen"},
)


def test_which_of_several_steps_is_asking() -> None:
    game = begin("bear_tamer judge thief fool | cheat widow", bear_tamer=list(STEPS_THAT_ASK))
    table = PublicTable(game.setup)
    assert table.asking("player") is None
    asked = []
    for answer in (("announce", "0", "bear_tamer"), False, False, False, "1", 2, "3"):
        for event in play(game, answer):
            table.see(event)
        if game.question is not None:
            asked.append(table.asking(game.question.kind))
    look, take, _, swap = STEPS_THAT_ASK
    assert asked == [None, None, None, look, take, swap, None]
