"""What a power is expected to bring, compared with what it brings."""

import pytest

from mascarade_qt.bots.mind.claims import Claims
from mascarade_qt.bots.mind.effects import Effects, Outcome, forget
from mascarade_qt.bots.mind.gains import gain
from mascarade_qt.bots.mind.win_chances import WinChances
from mascarade_qt.bots.world import World
from mascarade_qt.engine.masks import MASKS
from tests.bots.prepared import Watched
from tests.engine.builders import begin, crowd

COINS = (5, 7, 8, 4, 6, 9, 6, 6)


def effects_at(table: Watched) -> Effects:
    """What the one who is asked foresees."""
    return Claims(table.bot().mind).effects


@pytest.mark.parametrize(
    "mask", ["judge", "king", "empress", "queen", "thief", "widow", "beggar", "patron", "peasant", "fool"]
)
def test_powers_without_a_choice_bring_what_is_foreseen(mask: str) -> None:
    cards = crowd(8, mask, "cheat") if mask != "peasant" else crowd(8, mask, "peasant")
    table = Watched(begin(cards, coins=COINS, courthouse=3))
    ((chance, coins, courthouse),) = effects_at(table).of(0, mask)
    table.announce(mask).all_pass()
    assert chance == 1.0
    assert (list(coins), courthouse) == (table.game.coins, table.game.courthouse)


def test_a_beggar_gets_nothing_from_equals() -> None:
    """Nor from those who are no richer any more once others have paid."""
    table = Watched(begin(crowd(5, "beggar", "cheat"), coins=(5, 6, 6, 5, 7)))
    ((_, coins, _),) = effects_at(table).of(0, "beggar")
    table.announce("beggar").all_pass()
    assert list(coins) == table.game.coins == [7, 5, 6, 5, 6]


def test_a_usurper_takes_the_best_of_the_masks_that_all_know() -> None:
    table = Watched(begin("usurper king empress fool thief judge", coins=6))
    likely = [coins for chance, coins, _ in effects_at(table).of(0, "usurper") if chance]
    assert likely == [(9, 6, 6, 6, 6, 6)]


def test_what_was_worked_out_for_another_moment_makes_no_difference() -> None:
    """The same fortunes, but others move next, and that decides among equal victims."""
    coins = (6, 8, 8, 5, 8, 5)
    masks = ("witch", "trickster", "thief", "patron", "alchemist", "puppet_master", "king", "widow", "spy")

    def foreseen(first: int) -> list[list[Outcome]]:
        effects = effects_at(Watched(begin(crowd(6, "judge", "fool"), coins=coins, first=first)))
        return [effects.of(seat, mask) for mask in masks for seat in range(6)]

    after_others = [foreseen(first) for first in range(6)]
    for first, found in enumerate(after_others):
        forget()
        assert foreseen(first) == found
    assert any(found != after_others[0] for found in after_others)


def test_choices_are_made_for_the_one_who_chooses() -> None:
    table = Watched(begin(crowd(8, "witch", "trickster", "alchemist", "puppet_master"), coins=COINS))
    effects = effects_at(table)
    ((_, coins, _),) = effects.of(0, "witch")
    assert (coins[0], coins[5]) == (9, 5)
    ((_, coins, _),) = effects.of(1, "trickster")
    assert (coins[1], coins[5]) == (9, 7)
    ((_, coins, _),) = effects.of(3, "alchemist")
    assert coins[3] == 8
    ((_, coins, _),) = effects.of(0, "puppet_master")
    assert coins[0] == 7
    ((_, coins, _),) = effects.of(5, "witch")
    assert coins == COINS  # the richest declines


@pytest.mark.parametrize("mask", [mask for mask in MASKS if mask not in ("actress", "damned", "bear_tamer")])
def test_every_powers_chances_add_up(mask: str) -> None:
    table = Watched(begin(crowd(8, mask), graveyard="actress damned", coins=COINS))
    outcomes: list[Outcome] = effects_at(table).of(0, mask)
    assert sum(chance for chance, _, _ in outcomes) == pytest.approx(1.0)
    assert all(chance >= -1e-9 for chance, _, _ in outcomes)


@pytest.mark.parametrize("mask", ["gambler", "courtesan", "guru", "necromancer", "king"])
def test_what_a_power_is_worth_to_each_seat_is_what_it_is_worth_to_all(mask: str) -> None:
    table = Watched(begin(crowd(8, mask), graveyard="actress damned", coins=COINS))
    effects = effects_at(table)
    outcomes = effects.of(0, mask)
    each = [effects.expected(outcomes, seat) for seat in range(8)]
    assert effects.expected_by_seat(outcomes) == pytest.approx(each)
    assert effects.result(0, mask) == pytest.approx(each)


def test_the_cheat_wins_with_ten() -> None:
    for coins, worth in ((10, 1.0), (9, None)):
        effects = effects_at(Watched(begin("cheat king judge thief | widow empress", coins=(coins, 6, 6, 6))))
        found = effects.expected(effects.of(0, "cheat"), 0)
        assert found == worth or (worth is None and found < 1)


def test_the_value_of_a_position() -> None:
    order = (1, 2, 3, 0)
    worths = WinChances(4, order)
    assert worths[13, 12, 6, 6] == (1.0, 0.0, 0.0, 0.0)
    assert worths[13, 14, 6, 6] == (0.0, 1.0, 0.0, 0.0)
    assert worths[9, 9, 0, 6] == (0.5, 0.5, 0.0, 0.0)  # a bankruptcy ends it
    chances = worths[6, 8, 10, 3]
    assert sum(chances) == pytest.approx(1.0)
    assert chances[3] < chances[0] < chances[1] < chances[2]
    assert worths[9, 6, 6, 1][0] > worths[9, 6, 6, 6][0]  # near a bankruptcy


@pytest.mark.parametrize(
    "coins", [(6, 7, 9, 5), (6, 6, 6, 6), (3, 3, 9, 12), (1, 7, 4, 4), (2, 1, 0, 9), (13, 1, 5, 6)]
)
@pytest.mark.parametrize("order", [(1, 2, 3, 0), (3, 0, 1, 2)])
def test_a_fine_leaves_what_the_position_after_it_is_worth(
    coins: tuple[int, ...], order: tuple[int, ...]
) -> None:
    table = Watched(begin("cheat king judge thief | widow empress", coins=(6, 6, 6, 6), first=order[0]))
    effects, worths = effects_at(table), WinChances(4, (*order[1:], order[0]))
    for payers in ((), (0,), (2,), (0, 1), (1, 2, 3), (0, 1, 2, 3)):
        paid = tuple(coins[seat] - (seat in payers) for seat in range(4)) if max(coins) < 13 else coins
        for seat in range(4):
            assert effects.after_fine(coins, payers, seat) == pytest.approx(worths[paid][seat])


def test_at_a_glance() -> None:
    power = [{"do": "bank", "n": 2}, {"do": "give", "n": 1, "to": "left"}]
    cards = "bear_tamer king judge thief | cheat empress"
    world = Watched(begin(cards, coins=(10, 6, 8, 4), courthouse=3, bear_tamer=power)).bot().mind.world
    found = {
        mask: gain(world, 0, mask) for mask in ("bear_tamer", "king", "judge", "cheat", "widow", "witch")
    }
    assert found == {"bear_tamer": 1, "king": 2, "judge": 3, "cheat": 13, "widow": 0, "witch": -2}
    assert (gain(world, 3, "beggar"), gain(world, 3, "alchemist"), gain(world, 1, "cheat")) == (3, 6, 0)
    assert gain(world, 0, "damned") == 0


def test_what_moves_no_coin_may_still_bring_something() -> None:
    """To look, to swap and to have cards shown teaches something; the courthouse is empty."""
    effects = effects_at(Watched(begin(crowd(8, "judge", "king"), courthouse=0)))
    found = {mask: effects.changes_nothing(0, mask) for mask in ("judge", "widow", "spy", "princess", "king")}
    assert found == {"judge": True, "widow": False, "spy": False, "princess": False, "king": False}
    rich = effects_at(Watched(begin(crowd(8, "judge", "king"), coins=(10, *[6] * 7))))
    assert rich.changes_nothing(0, "widow")


def test_what_nobody_knows_is_an_error_and_not_worth_nothing() -> None:
    table = Watched(begin("king judge thief spy | cheat widow"))
    with pytest.raises(KeyError):
        gain(table.bot().mind.world, 0, "harlequin")
    with pytest.raises(KeyError):
        effects_at(table)._uncertain("juggle", COINS[:4], 0, 0, {"do": "juggle"}, 1)


def test_an_unknown_step_is_refused_by_name(monkeypatch: pytest.MonkeyPatch) -> None:
    table = Watched(begin("bear_tamer king judge thief | cheat empress", bear_tamer=[{"do": "bank", "n": 1}]))
    world = table.bot().mind.world
    monkeypatch.setattr(World, "program", lambda world, mask: ({"do": "juggle"},))
    with pytest.raises(KeyError, match="juggle"):
        effects_at(table).of(0, "bear_tamer")
    with pytest.raises(KeyError, match="juggle"):
        gain(world, 0, "bear_tamer")
