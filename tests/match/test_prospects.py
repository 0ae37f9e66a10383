"""What a power is expected to bring is what it brings by the rules."""

import random
from collections.abc import Iterator
from dataclasses import replace

import pytest

from mascarade_qt.engine.game import Game
from mascarade_qt.engine.public import PublicTable
from mascarade_qt.engine.scenarios import Scenario, deal
from mascarade_qt.engine.setup import Setup
from mascarade_qt.match.prospects import Prospect, could_win, prospect, threat
from tests.engine.builders import begin, play

MASKS = (
    *("judge", "king", "empress", "fool", "thief", "witch", "spy", "cheat", "widow", "beggar", "patron"),
    *("puppet_master", "princess", "trickster", "alchemist", "gambler", "sage", "guru", "courtesan"),
)
BEAR_TAMERS = (
    ({"do": "take", "n": 2, "from": "chosen"}, {"do": "bank", "n": 1}),
    ({"do": "give", "n": 1, "to": "neighbours"}, {"do": "court"}),
    ({"do": "fortunes"},),
    ({"do": "pass", "way": "left"}, {"do": "take", "n": 1, "from": "richer"}),
)


def a_table(mask: str, rng: random.Random, bear_tamer: int = 0) -> Setup:
    """Six players with any fortunes, one of them with this mask."""
    others = rng.sample([other for other in MASKS if other != mask], 5)
    scenario = Scenario("", 6, 6, (mask, *others), bear_tamer=BEAR_TAMERS[bear_tamer])
    setup = deal(scenario, list("ABCDEF"), rng, first=0, opening_turns=0)
    coins = tuple(rng.randint(1, 12) for _ in range(6))
    return replace(setup, coins=coins, courthouse=rng.randint(0, 5))


def ends(game: Game) -> Iterator[tuple[int, bool]]:
    """The coins of player 0 after everything that can become of the power, and whether they have won."""
    question = game.question
    if question is None or question.kind == "turn":
        yield game.coins[game.seat_of[0]], 0 in game.winners
        return
    answers = question.answers[:1] if question.kind == "contest" else question.answers
    for answer in answers:
        after = game.copy()
        after.answer(answer)
        yield from ends(after)


@pytest.mark.parametrize("mask", [*MASKS, *(f"bear_tamer {n}" for n in range(len(BEAR_TAMERS)))])
def test_a_power_brings_what_is_told(mask: str) -> None:
    mask, _, number = mask.partition(" ")
    for seed in range(6):
        setup = a_table(mask, random.Random(seed), int(number or 0))
        found = prospect(PublicTable(setup), 0, mask)
        game = Game(setup, listening=False)
        game.answer(("announce", "0", mask))
        outcomes = list(ends(game))
        gains = [coins - setup.coins[0] for coins, _ in outcomes]
        if mask in ("guru", "courtesan", "gambler"):  # what others know or hold decides
            assert found.least <= min(gains) <= max(gains) <= found.most
        else:
            assert found.most == max(gains)
        if mask not in ("guru", "courtesan"):
            assert found.wins == any(won for _, won in outcomes)


def test_what_depends_on_a_mask_that_is_not_known() -> None:
    setup = a_table("usurper", random.Random(1))
    assert prospect(PublicTable(setup), 0, "usurper") == Prospect(0, 0, unknown=True)


def test_who_could_win_with_the_next_move() -> None:
    setup = deal(
        Scenario("", 4, 4, ("king", "empress", "cheat", "judge", "spy", "witch")),
        list("ABCD"),
        random.Random(1),
        opening_turns=0,
    )
    table = PublicTable(replace(setup, coins=(10, 11, 5, 6), courthouse=1))
    assert could_win(table, 0) == ["empress", "cheat"]
    assert could_win(table, 1) == ["king", "empress", "cheat"]
    assert could_win(table, 2) == []


@pytest.mark.parametrize("mask", [*(mask for mask in MASKS if mask != "puppet_master"), "bear_tamer 0"])
def test_nobody_loses_more_than_the_threat(mask: str) -> None:
    """And where only the user of the power chooses, the worst does happen."""
    mask = mask.partition(" ")[0]
    worst = total = 0
    for seed in range(6):
        setup = a_table(mask, random.Random(seed))
        for victim in range(1, 6):
            threatened = threat(PublicTable(setup), 0, mask, victim)
            game = Game(setup, listening=False)
            game.answer(("announce", "0", mask))
            lost = max(setup.coins[victim] - coins for coins in fortunes(game, victim))
            total += threatened
            worst += max(0, lost)
            if mask not in ("guru", "courtesan", "gambler"):
                assert threatened == max(0, lost)
    assert worst <= total


def fortunes(game: Game, player: int) -> Iterator[int]:
    """What this player may have after the power that player 0 has announced."""
    question = game.question
    if question is None or question.kind == "turn":
        yield game.coins[game.seat_of[player]]
        return
    for answer in question.answers[:1] if question.kind == "contest" else question.answers:
        after = game.copy()
        after.answer(answer)
        yield from fortunes(after, player)


def test_who_runs_out_of_coins_ends_the_game_for_the_richest() -> None:
    """Whoever uses a power can also win, or lose, by it."""
    coins = (6, 1, 4, 9, 4)
    table = PublicTable(begin("thief king spy princess sage | fool", coins=coins).setup)
    assert prospect(table, 0, "thief") == Prospect(2, 2, others=(3,))
    assert prospect(table, 3, "thief") == Prospect(2, 2)
    table.coins[2] = 1
    assert prospect(table, 3, "thief") == Prospect(2, 2, wins=True)
    assert could_win(table, 3) == ["thief"]
    assert could_win(table, 0) == []


def test_a_stake_names_who_would_win() -> None:
    """Sharing the largest fortune is winning, too."""
    table = PublicTable(begin("thief king spy princess sage | fool", coins=(7, 1, 4, 9, 4)).setup)
    assert prospect(table, 0, "thief").wins
    table.coins[4] = 12
    assert prospect(table, 0, "thief").others == (4,)


def test_an_actress_is_worth_what_she_copies() -> None:
    game = begin("king actress thief spy | cheat widow", coins=(4, 5, 6, 7))
    table = PublicTable(game.setup)
    assert prospect(table, 1, "actress") == Prospect(0, 0)  # no power has been used yet
    for event in [*game.events, *play(game, ("announce", "0", "king"), False, False, False)]:
        table.see(event)
    assert prospect(table, 1, "actress") == Prospect(2, 2)
