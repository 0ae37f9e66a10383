"""rules.md §4: announcing, contesting, using the power, and the fines."""

import pytest

from mascarade_qt.engine.events import Discarded, Eliminated, Revealed, Used
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

FOUR = "king judge thief spy | cheat widow"


# --- the round of answers ----------------------------------------------------------------------------


def test_everybody_else_is_asked_in_turn_from_the_left_of_the_active_player() -> None:
    game = begin(FOUR, first=2)
    play(game, ("announce", "2", "king"))
    order = []
    while asked(game)[1] == "contest":
        order.append(asked(game)[0])
        assert answers(game) == {False, str(order[-1])}
        play(game, False)
    assert order == [3, 0, 1]


def test_all_are_asked_even_after_somebody_contested() -> None:
    game = begin(FOUR)
    play(game, ("announce", "0", "king"), "1")
    assert asked(game) == (2, "contest")
    play(game, "2")
    assert asked(game) == (3, "contest")


def test_nothing_is_revealed_or_paid_before_all_have_answered() -> None:
    game = begin(FOUR)
    events = play(game, ("announce", "0", "king"), "1", "2")
    assert not only(Revealed, events)
    assert game.coins == [6, 6, 6, 6]


def test_who_is_out_is_not_asked() -> None:
    game = begin("king damned thief judge | cheat widow")
    announce(game, "king", 1)
    play(game, ("announce", "2", "cheat"), False)
    assert asked(game) == (0, "contest")


def test_after_a_change_of_seats_people_are_asked_by_where_they_sit() -> None:
    game = begin("puppet_master judge thief king | cheat widow")
    announce(game, "puppet_master")
    play(game, (1, 3))  # seats now: 0 3 2 1
    play(game, ("announce", "1", "king"))  # player 3 on seat 1
    assert asked(game) == (2, "contest")
    play(game, False)
    assert asked(game) == (1, "contest")
    assert answers(game) == {False, "3"}


# --- nobody contested --------------------------------------------------------------------------------


@pytest.mark.parametrize("place", ["holder", "liar"])
def test_uncontested_the_active_player_uses_the_power_and_the_card_stays_hidden(place: str) -> None:
    game = begin(FOUR, first=0 if place == "holder" else 1)
    player = game.active
    events = announce(game, "king")
    assert game.coins[player] == 8
    assert sum(game.coins) == 26
    assert not only(Revealed, events)
    assert game.courthouse == 0


# --- contested ---------------------------------------------------------------------------------------


def test_the_active_player_who_has_the_mask_uses_it_and_the_contester_is_fined() -> None:
    game = begin(FOUR)
    announce(game, "king", 2)
    assert game.coins == [8, 6, 5, 6]
    assert game.courthouse == 1


def test_a_contester_who_has_the_mask_uses_it_and_the_active_player_is_fined() -> None:
    game = begin(FOUR, first=3)
    events = announce(game, "king", 0)
    assert game.coins == [8, 6, 6, 5]
    assert game.courthouse == 1
    assert only(Used, events) == [Used(0, "king", None)]


@pytest.mark.parametrize("mask", ["king", "cheat"])  # at a seat that keeps silent, in the centre
def test_if_nobody_has_it_nobody_uses_it_and_all_claimants_pay(mask: str) -> None:
    game = begin(FOUR, first=1)
    events = announce(game, mask, 2, 3)
    assert game.coins == [6, 5, 5, 5]
    assert game.courthouse == 3
    assert not only(Used, events)


def test_all_claimants_reveal_at_the_same_time_and_nobody_else() -> None:
    game = begin(FOUR, first=1)
    events = announce(game, "king", 3, 0)
    assert only(Revealed, events) == [Revealed(((1, "1", "judge"), (3, "3", "spy"), (0, "0", "king")))]


def test_cards_are_face_down_again_and_where_they_were() -> None:
    game = begin(FOUR)
    announce(game, "king", 1, 2, 3)
    assert game.cards == game.setup.deal


# --- fines -------------------------------------------------------------------------------------------


def test_r5_the_fines_come_after_the_judge_has_emptied_the_courthouse() -> None:
    game = begin(FOUR, first=1, courthouse=4)
    announce(game, "judge", 0, 2)
    assert game.coins == [5, 10, 5, 6]
    assert game.courthouse == 2


def test_r5_the_beggar_asks_for_fortunes_before_the_fines() -> None:
    game = begin("beggar judge thief spy | cheat widow", coins=[6, 7, 6, 6])
    announce(game, "beggar", 1)  # 7 is more than 6; were the fine paid first, it would not be
    assert game.coins == [7, 5, 6, 6]


def test_r5_a_power_that_ends_the_game_leaves_no_fine() -> None:
    game = begin(FOUR, coins=[11, 1, 6, 6])
    announce(game, "king", 1)
    assert game.over
    assert game.winners == (0,)
    assert game.coins == [13, 1, 6, 6]
    assert game.courthouse == 0


def test_r5_all_fines_of_a_turn_are_paid_at_the_same_time() -> None:
    game = begin(FOUR, coins=[6, 1, 1, 6], first=1)
    events = announce(game, "cheat", 2, 3)
    assert coin_moves(events) == [((1, "courthouse", 1), (2, "courthouse", 1), (3, "courthouse", 1))]
    assert game.coins == [6, 0, 0, 5]
    assert game.over
    assert game.winners == (0,)


def test_a_fine_can_take_the_victory_from_the_richest() -> None:
    game = begin(FOUR, coins=[8, 8, 1, 6], first=2)
    announce(game, "cheat", 0)
    assert game.over
    assert game.winners == (1,)


def test_who_has_the_mask_is_decided_once_by_the_cards_as_revealed() -> None:
    game = begin(FOUR, first=3)
    announce(game, "spy", 0)
    play(game, "0", True)  # the Spy's card is with the liar now, who pays all the same
    assert game.cards["0"] == "spy"
    assert game.coins == [5, 6, 6, 6]


def test_what_the_fool_moves_changes_nothing_about_the_fines() -> None:
    game = begin("king fool thief spy | cheat widow")
    announce(game, "fool", 1, 2)
    play(game, ("0", "2"), True)
    assert game.cards["2"] == "king"
    assert game.coins == [5, 7, 5, 6]


# --- the Peasants ------------------------------------------------------------------------------------

PEASANTS = "peasant judge peasant spy | cheat widow"


@pytest.mark.parametrize(
    ("first", "contests", "coins"),
    [
        (0, (2,), [8, 6, 8, 6]),
        (2, (0,), [8, 6, 8, 6]),
        (0, (1, 2, 3), [8, 5, 8, 5]),
        (1, (0, 2), [8, 5, 8, 6]),  # neither is the active player
        (3, (0, 2), [8, 6, 8, 5]),
    ],
)
def test_both_peasants_among_the_claimants_take_2_each(
    first: int, contests: tuple[int, ...], coins: list[int]
) -> None:
    game = begin(PEASANTS, first=first)
    announce(game, "peasant", *contests)
    assert game.coins == coins
    assert game.courthouse == coins.count(5)


@pytest.mark.parametrize(
    ("first", "contests", "coins"),
    [
        (0, (), [7, 6, 6, 6]),
        (1, (), [6, 7, 6, 6]),  # a liar
        (0, (1,), [7, 5, 6, 6]),
        (1, (2,), [6, 5, 7, 6]),
        (1, (3,), [6, 5, 6, 5]),
    ],
)
def test_one_peasant_takes_1(first: int, contests: tuple[int, ...], coins: list[int]) -> None:
    game = begin(PEASANTS, first=first)
    announce(game, "peasant", *contests)
    assert game.coins == coins


def test_both_peasants_take_at_the_same_time_and_can_win_together() -> None:
    game = begin(PEASANTS, coins=[11, 6, 11, 6])
    events = announce(game, "peasant", 2)
    assert coin_moves(events) == [(("bank", 0, 2), ("bank", 2, 2))]
    assert game.winners == (0, 2)


@pytest.mark.parametrize(
    ("first", "contests", "coins"),
    [(0, (2,), [8, 6, 7, 6]), (2, (0,), [7, 6, 8, 6]), (3, (2, 0), [8, 6, 7, 5])],
)
def test_r1_a_short_bank_pays_the_peasant_whose_power_it_is_first(
    first: int, contests: tuple[int, ...], coins: list[int]
) -> None:
    game = begin(PEASANTS, bank=3, first=first)
    announce(game, "peasant", *contests)
    assert game.coins == coins


# --- who is out, and who was moved -------------------------------------------------------------------


def test_the_damned_in_a_contest_is_out_at_once_and_its_card_discarded() -> None:
    game = begin("king damned thief judge | cheat widow")
    events = announce(game, "king", 1)
    assert game.out == (1,)
    assert game.coins == [8, 0, 6, 6]
    assert game.bank == 200 - 20
    assert "1" not in game.cards
    assert "damned" not in game.cards.values()
    assert only(Discarded, events) == [Discarded("1", "damned")]
    assert only(Eliminated, events) == [Eliminated(1, 1, ())]
    assert not game.over


def test_r6_a_claimant_who_was_eliminated_pays_no_fine() -> None:
    game = begin("king damned thief judge | cheat widow")
    announce(game, "king", 1, 2)
    assert game.courthouse == 1
    assert game.coins == [8, 0, 5, 6]


def test_r6_neither_does_an_active_player_who_was_eliminated() -> None:
    game = begin("damned king thief judge | cheat widow")
    announce(game, "king", 1, 2)
    assert game.out == (0,)
    assert game.coins == [0, 8, 5, 6]
    assert game.courthouse == 1


def test_the_damned_in_a_contest_where_nobody_has_the_mask() -> None:
    game = begin("damned king thief judge | cheat widow")
    announce(game, "cheat", 2)
    assert game.out == (0,)
    assert game.coins == [0, 6, 5, 6]


def test_the_damned_is_out_before_any_power_is_used_so_neighbours_are_others() -> None:
    game = begin("thief damned king judge | cheat widow")
    announce(game, "thief", 1)
    assert game.coins == [8, 0, 5, 5]  # from players 2 and 3


def test_the_damned_is_out_before_any_power_is_used_so_its_fortune_cannot_be_taken() -> None:
    game = begin("trickster damned king judge | cheat widow", coins=[4, 12, 5, 4])
    announce(game, "trickster", 1)
    assert game.coins == [6, 0, 3, 4]


def test_r6_fines_of_the_other_claimants_are_due_when_the_user_is_out() -> None:
    game = begin("guru damned king judge | cheat widow")
    announce(game, "guru", 2, 3)
    play(game, 1, "king")
    assert game.out == (0,)
    assert game.coins == [0, 6, 5, 5]
    assert game.courthouse == 2


def test_r6_fines_are_due_when_the_active_player_lied_and_the_user_is_out() -> None:
    game = begin("king damned guru judge | cheat widow")
    announce(game, "guru", 2)
    play(game, 1, "king")
    assert game.out == (2,)
    assert game.coins == [5, 6, 0, 6]
    assert game.active == 1


def test_r21_a_fine_is_paid_from_the_fortune_that_the_witch_left() -> None:
    game = begin("witch king thief judge | cheat widow", coins=[7, 1, 6, 6])
    announce(game, "witch", 1)
    play(game, 1)
    assert game.coins == [1, 6, 6, 6]
    assert not game.over


def test_r21_a_fine_is_paid_from_the_fortune_that_the_alchemist_passed_on() -> None:
    game = begin("alchemist king thief judge | cheat widow", coins=[5, 1, 6, 7])
    announce(game, "alchemist", 1)
    play(game, "left")
    assert game.coins == [7, 4, 1, 6]
    assert not game.over


def test_r21_a_fine_is_paid_by_the_person_who_was_moved_from_the_seat_in_front_of_them() -> None:
    game = begin("puppet_master king thief judge | cheat widow", coins=[4, 3, 6, 8])
    announce(game, "puppet_master", 1)
    play(game, (1, 3))
    assert game.seats == (0, 3, 2, 1)
    assert game.coins == [6, 2, 6, 6]  # one coin from each; the fine from seat 3


def test_r21_a_contester_who_moved_to_a_seat_with_one_coin_is_ruined_by_the_fine() -> None:
    game = begin("puppet_master king thief judge | cheat widow", coins=[4, 8, 6, 2])
    announce(game, "puppet_master", 1)
    play(game, (1, 3))
    assert game.coins == [6, 7, 6, 0]
    assert game.over
    assert game.winners == (3,)  # who sits on seat 1 now


# --- a power that is used must be used in full -------------------------------------------------------


@pytest.mark.parametrize(
    ("mask", "kind"), [("guru", "player"), ("princess", "player"), ("fool", "places"), ("gambler", "hide")]
)
def test_only_the_witch_may_decline(mask: str, kind: str) -> None:
    game = begin(f"{mask} king thief judge | cheat widow")
    announce(game, mask)
    assert asked(game) == (0, kind)
    assert None not in answers(game)


def test_the_witch_may_decline() -> None:
    game = begin("witch king thief judge | cheat widow", coins=[5, 6, 7, 8])
    announce(game, "witch")
    assert answers(game) == {1, 2, 3, None}
    assert without_effect(play(game, None)) == ["witch"]
    assert game.coins == [5, 6, 7, 8]
    assert (game.active, verbs(game)) == (1, {"look", "swap", "announce"})


def test_what_belongs_to_a_turn_is_forgotten_with_it() -> None:
    game = begin(FOUR)
    announce(game, "king", 1, 2)
    idle(game)
    events = announce(game, "thief")  # player 2, not contested: no one is fined
    assert not only(Revealed, events)
    assert game.coins == [8, 4, 7, 5]
    assert game.courthouse == 2
