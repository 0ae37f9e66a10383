"""rules.md §5, §1 and R11: how the game ends for all or for one, who wins, and what if coins are short."""

import pytest

from mascarade_qt.engine.events import CardMoved, Discarded, Looked, Shown, Took
from mascarade_qt.engine.questions import AnswerError
from tests.engine.builders import (
    announce,
    answers,
    asked,
    begin,
    coin_moves,
    only,
    play,
    verbs,
    without_effect,
)

FOUR = "king judge thief spy | cheat widow"


# --- thirteen ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("fortune", "over"), [(9, False), (10, False), (11, True), (12, True)])
def test_the_game_ends_at_once_with_13_coins_or_more(fortune: int, over: bool) -> None:
    game = begin(FOUR, coins=[fortune, 6, 6, 6])
    announce(game, "king")
    assert game.coins[0] == fortune + 2
    assert game.over is over
    assert game.winners == ((0,) if over else ())


def test_the_judge_can_take_far_more_than_13() -> None:
    game = begin(FOUR, first=1, courthouse=50)
    announce(game, "judge")
    assert game.coins[1] == 56
    assert game.winners == (1,)


def test_after_the_end_nothing_is_asked_and_nothing_can_be_answered() -> None:
    game = begin(FOUR, coins=[11, 6, 6, 6])
    announce(game, "king")
    assert game.question is None
    with pytest.raises(AnswerError, match="over"):
        game.answer(("look", "1"))


def test_the_turn_in_which_the_game_ends_is_not_counted() -> None:
    game = begin(FOUR, coins=[6, 6, 12, 6])
    play(game, ("look", "0"), ("look", "1"))
    announce(game, "thief")
    assert (game.over, game.turn, game.active) == (True, 2, 2)


# --- broke -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("coins", "winners"),
    [
        ([6, 1, 6, 6], (2,)),  # the Thief, who has 8 now
        ([9, 1, 6, 6], (0,)),  # another player is richer
        ([8, 1, 6, 6], (0, 2)),  # equal fortunes share the victory
        ([6, 1, 6, 1], (2,)),  # both neighbours of the Thief are ruined at once
    ],
)
def test_the_game_ends_when_a_seat_has_no_coin_left_and_the_richest_wins(
    coins: list[int], winners: tuple[int, ...]
) -> None:
    game = begin(FOUR, coins=coins, first=2)
    announce(game, "thief")  # from players 3 and 1
    assert game.coins[1] == 0
    assert game.over
    assert game.winners == winners


def test_one_coin_left_is_enough_to_go_on() -> None:
    game = begin(FOUR, coins=[6, 2, 6, 2], first=2)
    announce(game, "thief")
    assert game.coins == [6, 1, 8, 1]
    assert not game.over


def test_a_ruined_liar_makes_the_richest_win_who_took_no_part() -> None:
    game = begin(FOUR, coins=[6, 1, 6, 7], first=1)
    announce(game, "cheat", 2)
    assert game.winners == (3,)


def test_an_elimination_is_no_bankruptcy() -> None:
    game = begin("king damned thief judge | cheat widow")
    announce(game, "king", 1)
    assert game.coins[1] == 0
    assert not game.over
    announce(game, "cheat")
    assert not game.over


def test_everybody_ruined_but_one() -> None:
    game = begin(FOUR, coins=1)
    announce(game, "cheat", 1, 2)
    assert game.coins == [0, 0, 0, 1]
    assert game.winners == (3,)


def test_all_ruined_at_the_same_time_share_the_victory() -> None:
    game = begin(FOUR, coins=1)
    announce(game, "cheat", 1, 2, 3)
    assert game.coins == [0, 0, 0, 0]
    assert game.winners == (0, 1, 2, 3)


# --- R7: only one player left ------------------------------------------------------------------------


@pytest.mark.parametrize("coins", [[6, 6], [12, 1]])
def test_r7_the_last_player_wins_however_poor(coins: list[int]) -> None:
    game = begin("damned/king/judge thief/spy/cheat", coins=coins)
    announce(game, "king", "1L")
    assert game.over
    assert game.winners == (1,)
    assert game.coins == [0, coins[1]]  # at once: no fine
    assert game.courthouse == 0


def test_r7_before_any_power_is_used() -> None:
    game = begin("damned/king/judge thief/spy/cheat")
    announce(game, "spy", "1R")
    assert game.winners == (1,)
    assert game.question is None


def test_r7_the_guru_who_finds_the_damned_loses_a_duel() -> None:
    game = begin("guru/king/judge thief/damned/cheat", coins=[12, 1])
    announce(game, "guru")
    play(game, "king", "1R")
    assert game.winners == (1,)
    assert game.cards == {"1L": "thief", "1R": "guru", "1P": "cheat"}


# --- the Cheat ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("fortune", [10, 12])
def test_the_cheat_is_the_only_winner_even_if_others_are_richer(fortune: int) -> None:
    game = begin("cheat king thief judge | spy widow", coins=[fortune, 12, 12, 6])
    announce(game, "cheat")
    assert game.winners == (0,)


def test_a_contested_cheat_wins_before_the_fines() -> None:
    game = begin("cheat king thief judge | spy widow", coins=[10, 1, 12, 6], first=1)
    announce(game, "cheat", 0, 2)
    assert game.winners == (0,)
    assert game.coins == [10, 1, 12, 6]


def test_a_cheat_who_was_only_pretended_does_not_win() -> None:
    game = begin("cheat king thief judge | spy widow", coins=[6, 10, 11, 6], first=1)
    announce(game, "cheat", 2)
    assert not game.over
    assert game.coins == [6, 9, 10, 6]


# --- R8, R23: step by step ---------------------------------------------------------------------------


def test_r8_the_patron_wins_before_the_neighbours_take() -> None:
    game = begin("patron king thief judge | cheat widow", coins=[10, 12, 6, 12])
    announce(game, "patron")
    assert game.coins == [13, 12, 6, 12]
    assert game.winners == (0,)


def test_r23_of_several_with_13_the_richest_wins() -> None:
    game = begin("alchemist king patron judge | cheat widow", coins=[6, 12, 9, 12], first=2)
    announce(game, "patron")  # both neighbours of the Patron get to 13 in one step
    assert game.coins == [6, 13, 12, 13]
    assert game.winners == (1, 3)


def test_r23_thirteen_and_no_coin_left_in_one_step() -> None:
    game = begin(FOUR, coins=[6, 1, 11, 6], first=2)
    announce(game, "thief")
    assert game.coins == [6, 0, 13, 5]
    assert game.winners == (2,)


def test_r8_the_fool_wins_before_taking_cards() -> None:
    game = begin("fool king thief judge | cheat widow", coins=[12, 6, 6, 6])
    events = announce(game, "fool")
    assert game.winners == (0,)
    assert not only(Took, events)


def test_r8_the_princess_wins_before_a_card_is_shown() -> None:
    game = begin("princess king thief judge | cheat widow", coins=[11, 6, 6, 6])
    events = announce(game, "princess")
    assert game.winners == (0,)
    assert not only(Shown, events)


def test_r8_the_sage_wins_before_looking() -> None:
    game = begin("sage king thief judge | cheat widow", coins=[12, 6, 6, 6])
    events = announce(game, "sage")
    assert game.winners == (0,)
    assert not only(Looked, events)


@pytest.mark.parametrize("coins", [[11, 6, 6, 6], [6, 1, 6, 6]])
def test_r8_the_puppet_masters_game_ends_before_the_seats_change(coins: list[int]) -> None:
    game = begin("puppet_master king thief judge | cheat widow", coins=coins)
    announce(game, "puppet_master")
    play(game, (1, 2))
    assert game.over
    assert game.seats == (0, 1, 2, 3)


def test_r8_each_player_the_beggar_asks_is_a_step() -> None:
    game = begin("beggar king thief judge | cheat widow", coins=[11, 12, 12, 12])
    events = announce(game, "beggar")
    assert coin_moves(events) == [((1, 0, 1),)]  # 12 now; the next two have no more than that
    game = begin("beggar king thief judge | cheat widow", coins=[10, 12, 12, 12])
    announce(game, "beggar")
    assert game.coins == [12, 11, 11, 12]
    assert not game.over


def test_what_one_step_moves_it_moves_at_the_same_time() -> None:
    game = begin("alchemist king thief judge | cheat widow", coins=[12, 1, 12, 1])
    announce(game, "alchemist")
    events = play(game, "left")
    assert len(coin_moves(events)) == 1
    assert game.coins == [1, 12, 1, 12]
    assert not game.over  # nobody ever had 13, nobody had nothing


def test_the_witchs_exchange_is_one_step() -> None:
    game = begin("witch king thief judge | cheat widow", coins=[12, 1, 6, 6])
    announce(game, "witch")
    play(game, 1)
    assert game.coins == [1, 12, 6, 6]
    assert not game.over


# --- R9: too little to give --------------------------------------------------------------------------


def test_r9_the_trickster_takes_all_there_is() -> None:
    game = begin("trickster king thief judge | cheat widow", coins=[6, 1, 1, 1])
    announce(game, "trickster")
    play(game, 2)
    assert game.coins == [7, 1, 0, 1]
    assert game.winners == (0,)


def test_r9_the_gurus_target_gives_all() -> None:
    game = begin("guru king thief judge | cheat widow", coins=[6, 3, 12, 6])
    announce(game, "guru")
    play(game, 1, "thief")
    assert game.coins == [9, 0, 12, 6]
    assert game.winners == (2,)


def test_r9_the_courtesans_neighbour_gives_all() -> None:
    game = begin("courtesan king thief judge | cheat widow", coins=[6, 6, 7, 2])
    announce(game, "courtesan")
    assert game.coins == [8, 6, 7, 0]
    assert game.winners == (0,)


# --- R1: too little in the bank ----------------------------------------------------------------------


@pytest.mark.parametrize("mask", ["king", "empress", "queen", "widow", "patron", "princess", "fool", "sage"])
def test_r1_an_empty_bank_pays_nothing(mask: str) -> None:
    others = [other for other in ("king", "judge", "thief", "spy", "cheat", "witch") if other != mask]
    game = begin(f"{mask} {' '.join(others[:3])} | {' '.join(others[3:5])}", bank=0)
    events = announce(game, mask)
    assert not coin_moves(events)
    assert mask in without_effect(events)
    assert game.coins == [6, 6, 6, 6]
    assert not game.over


@pytest.mark.parametrize(
    ("mask", "bank", "coins"),
    [
        ("empress", 2, [8, 6, 6, 6]),
        ("king", 1, [7, 6, 6, 6]),
        ("widow", 3, [9, 6, 6, 6]),
        ("patron", 3, [9, 6, 6, 6]),
        ("patron", 4, [9, 7, 6, 6]),  # then clockwise: the left one first
        ("patron", 5, [9, 7, 6, 7]),
    ],
)
def test_r1_a_short_bank_pays_what_it_has_to_the_user_first(mask: str, bank: int, coins: list[int]) -> None:
    game = begin(f"{mask} judge thief spy | cheat witch", bank=bank)
    announce(game, mask)
    assert game.coins == coins
    assert game.bank == bank - (sum(coins) - 24)


@pytest.mark.parametrize(("guess", "coins"), [(3, [6, 8, 6, 6]), (1, [8, 6, 6, 6])])
def test_r1_the_gamblers_hidden_coins_are_the_banks(guess: int, coins: list[int]) -> None:
    game = begin("gambler king thief judge | cheat widow", bank=2)
    announce(game, "gambler")
    play(game, 3, 1)
    assert game.bank == 2
    play(game, guess)
    assert game.coins == coins
    assert game.bank == 0


@pytest.mark.parametrize(
    ("bank", "coins"), [(2, [5, 7, 8, 5]), (3, [5, 7, 8, 6]), (4, [5, 7, 8, 7]), (5, [6, 7, 8, 7])]
)
def test_r1_after_the_actress_the_bank_pays_the_peasants_clockwise_from_her(
    bank: int, coins: list[int]
) -> None:
    """Player 0 announced, player 2 is the Actress, players 0 and 3 are the Peasants; both pay a fine."""
    game = begin("peasant judge actress peasant | cheat widow", first=1, bank=bank + 1)
    announce(game, "peasant")  # player 1 takes 1
    play(game, ("look", "2"), ("look", "3"))
    announce(game, "actress", 2, 3)
    assert game.coins == coins


def test_an_eliminated_players_coins_go_to_the_bank_and_can_be_taken_from_there() -> None:
    game = begin("empress damned thief judge | cheat widow", bank=0)
    announce(game, "empress", 1)
    assert game.coins == [9, 0, 6, 6]
    assert game.bank == 3


def test_r1_the_bank_never_lends() -> None:
    game = begin("king judge empress spy | cheat widow", bank=1)
    announce(game, "king")
    assert game.bank == 0
    play(game, ("look", "1"))
    announce(game, "empress")
    assert game.coins == [7, 6, 6, 6]
    assert asked(game) == (3, "turn")


# --- out of the game: the Damned, R11 (in a contest: test_announcing.py) ------------------------------


@pytest.mark.parametrize(
    ("mask", "choices"), [("spy", ["1", True]), ("sage", [("1", "2")]), ("fool", [("1", "2"), True])]
)
def test_damned_looked_at_or_swapped_nothing_happens(mask: str, choices: list[str]) -> None:
    game = begin(f"{mask} damned thief king | cheat widow")
    announce(game, mask)
    play(game, *choices)
    play(game, ("look", "1"))
    play(game, ("swap", "2", "1"), True)
    assert game.out == ()
    assert "damned" in game.cards.values()


@pytest.mark.parametrize("named", ["king", "cheat"])
def test_damned_revealed_for_the_usurper_takes_the_usurper(named: str) -> None:
    game = begin("usurper judge damned king | cheat widow", coins=[7, 6, 5, 6])
    announce(game, "usurper")
    events = play(game, 2, named)
    assert game.out == (0,)
    assert game.cards == {"1": "judge", "2": "usurper", "3": "king", "c0": "cheat", "c1": "widow"}
    assert only(CardMoved, events) == [CardMoved("0", "2")]
    assert only(Discarded, events) == [Discarded("2", "damned")]
    assert game.coins == [0, 6, 5, 6]
    assert (game.active, verbs(game)) == (1, {"look", "swap", "announce"})


def test_damned_revealed_for_the_courtesan_takes_her_and_pays_nothing() -> None:
    game = begin("courtesan judge king damned | cheat widow")
    announce(game, "courtesan")
    assert game.out == (0,)
    assert game.cards["3"] == "courtesan"
    assert game.coins == [0, 6, 6, 6]


def test_damned_takes_a_liar_whose_own_card_goes_there() -> None:
    game = begin("king judge courtesan damned | cheat widow")
    announce(game, "courtesan")  # player 0 with the King, not contested
    assert game.out == (0,)
    assert game.cards["3"] == "king"


def test_damned_the_one_who_had_to_reveal_may_not_announce() -> None:
    game = begin("guru damned judge king | cheat widow")
    announce(game, "guru")
    play(game, 1, "king")
    assert (game.active, verbs(game)) == (1, {"look", "swap"})
    assert game.cards["1"] == "guru"


def test_damned_cannot_be_named_by_the_usurper() -> None:
    game = begin("usurper judge thief king | damned widow")
    announce(game, "usurper")
    play(game, 2)
    assert answers(game) == {"usurper", "judge", "thief", "king", "widow"}


def test_damned_turned_up_by_a_usurped_necromancer() -> None:
    game = begin("usurper necromancer thief king | cheat widow", graveyard="damned")
    announce(game, "usurper")
    play(game, 1, "necromancer")
    assert game.out == (0,)  # who used it, not who has the card
    assert "1" in game.cards


def test_damned_found_by_a_guru_from_the_graveyard_takes_the_necromancer() -> None:
    game = begin("necromancer damned thief king | cheat widow", graveyard="guru")
    announce(game, "necromancer")
    play(game, 1, "king")
    assert game.out == (0,)
    assert game.cards["1"] == "necromancer"
    assert game.graveyard == ("guru",)


def test_r11_who_is_out_is_passed_over_by_every_choice() -> None:
    game = begin("king damned thief witch | guru puppet_master")
    announce(game, "king", 1)
    announce(game, "guru")
    assert answers(game) == {3, 0}
    play(game, 0, "king")
    assert {a for a in answers(game) if isinstance(a, tuple) and a[0] == "swap"} == {
        ("swap", "3", other) for other in ("0", "2", "c0", "c1")
    }
    announce(game, "puppet_master")  # players 0 and 2 are the only two others: nobody has to be asked
    assert game.seats == (2, 1, 0, 3)
