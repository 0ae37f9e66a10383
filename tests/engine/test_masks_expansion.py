"""rules.md §6: the expansion's masks and their particular cases. The Damned: test_ending.py."""

import pytest

from mascarade_qt.engine.events import (
    Discarded,
    Eliminated,
    HandOpened,
    Looked,
    Revealed,
    TurnedUp,
    Used,
)
from mascarade_qt.engine.game import Game
from tests.engine.builders import (
    announce,
    answers,
    asked,
    begin,
    coin_moves,
    idle,
    only,
    play,
    verbs,
    without_effect,
)

# --- Alchemist ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(("way", "coins"), [("left", [9, 6, 7, 8]), ("right", [7, 8, 9, 6])])
def test_alchemist_everyone_hands_the_fortune_to_that_side(way: str, coins: list[int]) -> None:
    game = begin("alchemist judge thief king | cheat widow", coins=[6, 7, 8, 9])
    announce(game, "alchemist")
    assert asked(game) == (0, "direction")
    assert answers(game) == {"left", "right"}
    play(game, way)
    assert game.coins == coins


def test_alchemist_passes_over_who_is_out() -> None:
    game = begin("alchemist damned thief king | cheat widow", coins=[6, 7, 8, 9])
    announce(game, "alchemist", 1)
    play(game, "left")
    assert game.coins == [9, 0, 6, 8]
    assert not game.over


@pytest.mark.parametrize("way", ["left", "right"])
def test_alchemist_is_asked_even_where_both_ways_come_to_the_same(way: str) -> None:
    game = begin("alchemist/king/judge spy/cheat/widow", coins=[4, 9])
    announce(game, "alchemist")
    assert answers(game) == {"left", "right"}
    play(game, way)
    assert game.coins == [9, 4]


# --- Courtesan ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("mask", "sex"),
    [
        *((man, "m") for man in ("judge", "king", "fool", "thief", "peasant", "cheat", "guru", "patron")),
        *((man, "m") for man in ("trickster", "alchemist", "necromancer", "sage", "usurper", "bear_tamer")),
        *((woman, "f") for woman in ("empress", "queen", "witch", "spy", "beggar", "puppet_master")),
        *((woman, "f") for woman in ("princess", "actress", "gambler")),
    ],
)
def test_r24_courtesan_gets_3_from_a_man_on_the_right(mask: str, sex: str) -> None:
    rest = [other for other in ("judge", "thief", "cheat", "widow", "king") if other != mask]
    game = begin(f"courtesan {rest[0]} {rest[1]} {mask} | {rest[2]} {rest[3]}", bear_tamer=[{"do": "court"}])
    events = announce(game, "courtesan")
    assert only(Revealed, events) == [Revealed(((3, "3", mask),))]
    assert game.coins == ([9, 6, 6, 3] if sex == "m" else [6, 6, 6, 6])


def test_courtesan_asks_the_next_on_the_right_who_is_in_the_game() -> None:
    game = begin("courtesan judge king damned | cheat widow")
    announce(game, "courtesan", 3)
    assert game.coins == [9, 6, 3, 0]


def test_courtesan_may_reveal_a_claimant_who_pays_the_fine_too() -> None:
    game = begin("courtesan judge thief king | cheat widow")
    announce(game, "courtesan", 3)
    assert game.coins == [9, 6, 6, 2]


# --- Gambler -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("hidden", [1, 2, 3])
@pytest.mark.parametrize("guess", [1, 2, 3])
def test_gambler_hides_chooses_and_another_guesses(hidden: int, guess: int) -> None:
    game = begin("gambler judge thief king | cheat widow")
    announce(game, "gambler")
    assert (asked(game), answers(game)) == ((0, "hide"), {1, 2, 3})
    play(game, hidden)
    assert (asked(game), answers(game)) == ((0, "player"), {1, 2, 3})
    play(game, 2)
    assert (asked(game), answers(game)) == ((2, "guess"), {1, 2, 3})
    assert game.coins == [6, 6, 6, 6]
    events = play(game, guess)
    assert only(HandOpened, events) == [HandOpened(0, hidden)]
    assert game.coins == ([6, 6, 6 + hidden, 6] if guess == hidden else [6 + hidden, 6, 6, 6])


# --- Necromancer -------------------------------------------------------------------------------------


def test_necromancer_turns_up_the_top_card_puts_it_at_the_bottom_and_uses_it() -> None:
    game = begin("necromancer judge thief king | cheat widow", graveyard="empress beggar witch")
    events = announce(game, "necromancer")
    assert only(TurnedUp, events) == [TurnedUp(0, "empress")]
    assert only(Used, events) == [Used(0, "necromancer", None), Used(0, "empress", "necromancer")]
    assert game.graveyard == ("beggar", "witch", "empress")
    assert game.coins == [9, 6, 6, 6]


def test_necromancers_user_makes_the_choices_of_what_was_turned_up() -> None:
    game = begin("king judge necromancer thief | cheat widow", graveyard="witch")
    announce(game, "necromancer", 2)
    assert (asked(game), answers(game)) == ((2, "player"), {3, 0, 1, None})


@pytest.mark.parametrize("first", [0, 1])
def test_r13_a_peasant_from_the_graveyard_takes_1(first: int) -> None:
    game = begin("necromancer peasant thief king | cheat widow", graveyard="peasant", first=first)
    announce(game, "necromancer", 1 - first)
    assert game.coins == [7, 5, 6, 6]


def test_r17_necromancer_with_an_empty_graveyard() -> None:
    game = begin("necromancer judge thief king | cheat widow")
    assert without_effect(announce(game, "necromancer")) == ["necromancer"]
    assert game.coins == [6, 6, 6, 6]
    assert game.active == 1


def test_necromancer_who_turns_up_the_damned_is_out_and_the_damned_discarded() -> None:
    game = begin("necromancer judge thief king | cheat widow", graveyard="damned beggar")
    events = announce(game, "necromancer", 2)
    assert game.out == (0,)
    assert game.graveyard == ("beggar",)
    assert only(Discarded, events) == [Discarded(None, "damned")]
    assert only(Eliminated, events) == [Eliminated(0, 0, ("0",))]  # the card left unseen (R11)
    assert game.cards == {"1": "judge", "2": "thief", "3": "king", "c0": "cheat", "c1": "widow"}
    assert game.coins == [0, 6, 5, 6]


# --- Sage --------------------------------------------------------------------------------------------


def test_r25_sage_takes_1_and_looks_at_two_cards_of_others_or_of_the_centre() -> None:
    game = begin("sage judge thief king | cheat widow")
    announce(game, "sage")
    assert game.coins == [7, 6, 6, 6]
    assert asked(game) == (0, "places")
    places = ["1", "2", "3", "c0", "c1"]  # never an own card
    assert answers(game) == {(one, other) for one in places for other in places if one < other}
    assert only(Looked, play(game, ("3", "c0"))) == [Looked(0, ("3", "c0"), ("king", "cheat"))]
    assert game.cards == game.setup.deal


# --- Usurper -----------------------------------------------------------------------------------------


def test_usurper_chooses_and_names_and_uses_the_power_as_his_own_if_right() -> None:
    game = begin("usurper judge thief empress | cheat widow")
    announce(game, "usurper")
    assert (asked(game), answers(game)) == ((0, "player"), {1, 2, 3})
    play(game, 3)
    assert (asked(game), answers(game)) == (
        (0, "mask"),
        {"usurper", "judge", "thief", "empress", "cheat", "widow"},
    )
    events = play(game, "empress")
    assert only(Revealed, events) == [Revealed(((3, "3", "empress"),))]
    assert only(Used, events) == [Used(0, "empress", "usurper")]
    assert game.coins == [9, 6, 6, 6]


def test_usurper_who_names_wrong_gets_nothing() -> None:
    game = begin("usurper judge thief empress | cheat widow")
    announce(game, "usurper")
    events = play(game, 3, "judge")
    assert only(Revealed, events) == [Revealed(((3, "3", "empress"),))]
    assert without_effect(events) == ["usurper"]
    assert game.coins == [6, 6, 6, 6]


def test_usurper_may_not_choose_who_was_already_revealed_in_this_turn() -> None:
    game = begin("king usurper thief empress | cheat widow")
    announce(game, "usurper", 1, 2)
    assert (asked(game), answers(game)) == ((1, "mask"), {"king", "usurper", "thief", "empress",
                                                          "cheat", "widow"})  # fmt: skip
    play(game, "empress")  # of player 3, the only one left to choose
    assert game.coins == [5, 9, 5, 6]


def test_r14_usurper_with_nobody_left_to_choose() -> None:
    game = begin("usurper judge thief empress | cheat widow")
    assert without_effect(announce(game, "usurper", 1, 2, 3)) == ["usurper"]
    assert game.coins == [6, 5, 5, 5]


def test_usurper_may_choose_again_who_was_revealed_in_an_earlier_turn() -> None:
    game = begin("judge usurper thief empress | cheat widow")
    announce(game, "cheat", 3)
    play(game, ("announce", "1", "usurper"), False, False, False)
    assert answers(game) == {0, 2, 3}


def test_r13_a_usurped_peasant_takes_1_even_if_the_other_is_revealed() -> None:
    game = begin("usurper peasant thief peasant | cheat widow")
    announce(game, "usurper", 1)
    play(game, 3, "peasant")
    assert game.coins == [7, 5, 6, 6]


def test_r13_a_liar_who_usurps_the_real_usurper_gets_nothing() -> None:
    game = begin("king usurper thief peasant | cheat widow")
    announce(game, "usurper")
    assert without_effect(play(game, 1, "usurper")) == ["usurper"]
    assert game.active == 1
    assert verbs(game) == {"look", "swap"}


# --- Actress -----------------------------------------------------------------------------------------


def actress_after(mask: str, *, cards: str, contests: tuple[int, ...] = (), **options: str) -> Game:
    """Player 3 announced `mask` and used it; player 0 announces the Actress, contested or not."""
    game = begin(cards, first=3, graveyard=options.get("graveyard", ""))
    announce(game, mask)
    while asked(game)[1] != "turn":
        play(game, options["choice"])
    announce(game, "actress", *contests)
    return game


def test_actress_uses_the_power_that_was_used_last() -> None:
    game = actress_after("empress", cards="actress judge thief empress | cheat widow")
    assert game.coins == [9, 6, 6, 9]


def test_r12_before_any_power_was_used_nothing_happens() -> None:
    game = begin("actress judge thief empress | cheat widow")
    assert without_effect(announce(game, "actress")) == ["actress"]
    announce(game, "actress")  # and her turn is no power to copy
    assert game.coins == [6, 6, 6, 6]


def test_r12_another_actress_does_not_change_what_she_copies() -> None:
    game = actress_after("empress", cards="actress judge thief empress | cheat widow")
    announce(game, "actress")
    announce(game, "actress")
    assert game.coins == [9, 9, 9, 9]


@pytest.mark.parametrize(("mask", "fortune"), [("cheat", 9), ("judge", 6), ("witch", 6), ("widow", 10)])
def test_a_power_without_effect_counts_as_used(mask: str, fortune: int) -> None:
    rest = [other for other in ("cheat", "judge", "witch", "widow") if other != mask]
    game = begin(f"actress {rest[0]} king {mask} | {rest[1]} {rest[2]}", coins=[6, 6, 6, fortune], first=2)
    announce(game, "king")
    announce(game, mask)
    if mask == "witch":
        play(game, None)
    events = announce(game, "actress")
    assert only(Used, events) == [Used(0, "actress", None), Used(0, mask, "actress")]


def test_a_contest_that_found_no_holder_used_no_power() -> None:
    game = begin("actress thief king empress | cheat judge", first=2)
    announce(game, "empress")
    announce(game, "judge", 1)
    announce(game, "actress")
    assert game.coins == [9, 5, 9, 5]


def test_a_power_that_eliminated_its_user_counts_as_used() -> None:
    game = begin("actress thief damned guru | cheat judge", first=3)
    announce(game, "guru")
    play(game, 2, "thief")
    announce(game, "actress")
    assert (asked(game), answers(game)) == ((0, "player"), {1, 2})
    play(game, 1)
    assert asked(game) == (1, "mask")


def test_a_swap_or_a_look_between_changes_nothing() -> None:
    game = begin("actress thief king empress | cheat judge", first=2)
    announce(game, "empress")
    idle(game)
    announce(game, "actress")
    assert game.coins == [9, 6, 9, 6]


def test_after_a_necromancer_she_is_a_necromancer() -> None:
    game = actress_after(
        "necromancer", cards="actress judge thief necromancer | cheat widow", graveyard="empress king"
    )
    assert game.coins == [8, 6, 6, 9]
    assert game.graveyard == ("empress", "king")


def test_after_a_usurper_she_is_a_usurper() -> None:
    game = begin("actress judge thief usurper | cheat empress", first=3)
    announce(game, "usurper")
    play(game, 2, "thief")
    assert game.coins == [5, 6, 5, 8]
    announce(game, "actress")
    assert (asked(game), answers(game)) == ((0, "player"), {1, 2, 3})


# --- the Actress and the Peasants --------------------------------------------------------------------

# Seats: the Actress, a Peasant, another player, a Peasant, who announces first and takes 1.
TROUPE = "actress peasant thief peasant | cheat widow"


@pytest.mark.parametrize(
    ("contests", "coins"),
    [
        ((), [7, 6, 6, 7]),
        ((2,), [7, 6, 5, 7]),  # no Peasant among the revealed cards
        ((1,), [8, 7, 6, 7]),  # the Peasant takes 2 and pays 1
        ((1, 2), [8, 7, 5, 7]),
        ((1, 3), [8, 7, 6, 8]),
    ],
)
def test_actress_copying_the_peasant_takes_2_with_a_revealed_peasant(
    contests: tuple[int, ...], coins: list[int]
) -> None:
    game = actress_after("peasant", cards=TROUPE, contests=contests)
    assert game.coins == coins
    assert game.courthouse == len(contests)


def test_actress_who_contested_copies_the_peasant_who_announced_her() -> None:
    game = begin("peasant judge actress peasant | cheat widow", first=3)
    announce(game, "peasant")
    announce(game, "actress", 2)
    assert game.coins == [7, 6, 8, 7]


def test_actress_and_peasants_take_at_the_same_time() -> None:
    game = begin(TROUPE, coins=[11, 11, 6, 1], first=3)
    announce(game, "peasant")
    events = announce(game, "actress", 1)
    assert coin_moves(events) == [(("bank", 0, 2), ("bank", 1, 2))]
    assert game.winners == (0, 1)


@pytest.mark.parametrize(
    ("cards", "graveyard", "chain", "coins"),
    [
        ("necromancer peasant thief peasant | cheat widow", "actress", (), [8, 7, 6, 7]),
        ("usurper peasant actress peasant | cheat widow", "", (2, "actress"), [8, 7, 6, 7]),
    ],
)
def test_actress_inside_a_chain_counts_every_card_revealed_in_this_turn(
    cards: str, graveyard: str, chain: tuple[int | str, ...], coins: list[int]
) -> None:
    game = begin(cards, first=3, graveyard=graveyard)
    announce(game, "peasant")
    announce(game, cards.split()[0], 1)
    play(game, *chain)
    assert game.coins == coins


def test_actress_inside_a_chain_without_a_contest_takes_1() -> None:
    game = begin("necromancer peasant thief peasant | cheat widow", first=3, graveyard="actress")
    announce(game, "peasant")
    announce(game, "necromancer")
    assert game.coins == [7, 6, 6, 7]


def test_r13_a_peasant_whom_an_actress_turned_up_as_necromancer_takes_1() -> None:
    game = begin("actress peasant thief necromancer | cheat widow", first=3, graveyard="king peasant")
    announce(game, "necromancer")
    announce(game, "actress", 1)
    assert game.coins == [7, 5, 6, 8]


# --- R13: powers within powers -----------------------------------------------------------------------


def test_r13_a_long_chain_is_used_as_ones_own() -> None:
    game = begin("actress judge necromancer thief | cheat widow", first=3, graveyard="king usurper")
    announce(game, "necromancer")
    events = announce(game, "actress")
    assert asked(game) == (0, "player")
    events += play(game, 3, "thief")
    assert [(event.player, event.mask) for event in only(Used, events)] == [
        (0, "actress"), (0, "necromancer"), (0, "usurper"), (0, "thief"),
    ]  # fmt: skip
    assert game.coins == [8, 5, 6, 7]  # from the neighbours of player 0


def test_r13_where_a_chain_comes_back_nothing_happens() -> None:
    game = begin("necromancer judge thief king | cheat widow", first=3, graveyard="empress actress")
    announce(game, "necromancer")
    assert without_effect(announce(game, "necromancer")) == ["necromancer"]
    assert game.coins == [6, 6, 6, 9]


def test_r13_a_usurped_actress_who_would_copy_the_usurper_does_nothing() -> None:
    game = begin("usurper actress thief king | cheat widow", first=3)
    announce(game, "usurper")
    play(game, 2, "king")
    announce(game, "usurper")
    assert without_effect(play(game, 1, "actress")) == ["usurper"]


def test_last_means_in_an_earlier_turn() -> None:
    game = begin("usurper actress thief king | cheat widow")
    announce(game, "usurper")
    assert without_effect(play(game, 1, "actress")) == ["actress"]


def test_r13_the_power_used_last_is_the_announced_one() -> None:
    game = begin("actress king usurper judge | cheat widow", first=2)
    announce(game, "usurper")
    play(game, 1, "king")
    idle(game)
    announce(game, "actress")
    assert asked(game) == (0, "player")  # a Usurper, not a King
    assert game.coins == [6, 6, 8, 6]


def test_r13_an_actress_who_turns_up_the_damned_as_necromancer_is_out() -> None:
    game = begin("actress king thief judge | cheat necromancer", first=3, graveyard="widow damned")
    announce(game, "necromancer")
    announce(game, "actress")
    assert game.out == (0,)
    assert game.coins == [0, 6, 6, 10]
    announce(game, "actress")  # she still copies the Necromancer
    assert game.coins[1] == 10
