"""rules.md §6: the masks of the base game (and the first edition's Queen), row by row."""

import pytest

from mascarade_qt.engine.events import CardMoved, Looked, Revealed, SeatsChanged, Shown
from mascarade_qt.engine.masks import MASKS
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

# id, set, ★, fewest players, sex, copies: the table of rules.md §6.
ROWS = """
judge         base       - 0 m 1
king          base       * 0 m 1
empress       base       * 0 f 1
queen         first      * 0 f 1
fool          base       * 0 m 1
thief         base       - 0 m 1
witch         base       - 0 f 1
spy           base       - 0 f 1
peasant       base       * 8 m 2
cheat         base       - 0 m 1
guru          base       - 8 m 1
widow         base       * 0 f 1
beggar        base       - 0 f 1
patron        base       * 0 m 1
puppet_master base       - 6 f 1
princess      base       * 6 f 1
trickster     base       - 0 m 1
alchemist     expansion  - 0 m 1
actress       expansion  * 8 f 1
courtesan     expansion  - 8 f 1
gambler       expansion  * 0 f 1
damned        expansion  - 8 m 1
necromancer   expansion  * 0 m 1
sage          expansion  * 8 m 1
usurper       expansion  * 8 m 1
bear_tamer    expansion  - 0 m 1
"""


@pytest.mark.parametrize("row", ROWS.split("\n")[1:-1])
def test_the_table_of_masks_r24(row: str) -> None:
    name, edition, star, fewest, sex, copies = row.split()
    mask = MASKS[name]
    assert (mask.id, mask.edition, mask.star, mask.min_players, mask.sex, mask.copies) == (
        name,
        edition,
        star == "*",
        int(fewest),
        sex,
        int(copies),
    )


def test_the_table_has_all_masks_and_r10_no_other_names_for_them() -> None:
    assert list(MASKS) == [row.split()[0] for row in ROWS.split("\n")[1:-1]]
    base = [mask for mask in MASKS.values() if mask.edition == "base"]
    assert sum(mask.copies for mask in base) == 17


# --- coins from the bank or the courthouse -----------------------------------------------------------


@pytest.mark.parametrize(("mask", "number"), [("king", 2), ("queen", 2), ("empress", 3)])
def test_king_queen_and_empress_take_from_the_bank(mask: str, number: int) -> None:
    game = begin(f"{mask} judge thief spy | cheat widow")
    assert coin_moves(announce(game, mask)) == [(("bank", 0, number),)]
    assert game.coins == [6 + number, 6, 6, 6]


@pytest.mark.parametrize("courthouse", [1, 5])
def test_judge_takes_all_coins_from_the_courthouse(courthouse: int) -> None:
    game = begin("judge king thief spy | cheat widow", courthouse=courthouse)
    announce(game, "judge")
    assert game.coins == [6 + courthouse, 6, 6, 6]
    assert game.courthouse == 0


def test_judge_at_an_empty_courthouse() -> None:
    game = begin("judge king thief spy | cheat widow")
    assert without_effect(announce(game, "judge")) == ["judge"]
    assert game.coins == [6, 6, 6, 6]


@pytest.mark.parametrize(("before", "after"), [(1, 10), (6, 10), (9, 10), (10, 10), (11, 11), (12, 12)])
def test_widow_takes_until_10_and_nothing_from_10_on(before: int, after: int) -> None:
    game = begin("widow king thief spy | cheat judge", coins=[before, 6, 6, 6])
    events = announce(game, "widow")
    assert game.coins == [after, 6, 6, 6]
    assert without_effect(events) == (["widow"] if before >= 10 else [])


def test_patron_takes_3_then_both_neighbours_1() -> None:
    game = begin("king patron thief spy | cheat judge", first=1)
    events = announce(game, "patron")
    assert coin_moves(events) == [(("bank", 1, 3),), (("bank", 2, 1), ("bank", 0, 1))]
    assert game.coins == [7, 9, 7, 6]


def test_patron_neighbours_are_those_still_in_the_game() -> None:
    game = begin("patron damned thief spy | cheat judge")
    announce(game, "patron", 1)
    assert game.coins == [9, 0, 7, 7]


# --- coins from others -------------------------------------------------------------------------------


def test_thief_takes_1_from_the_left_and_1_from_the_right() -> None:
    game = begin("king judge spy thief | cheat widow", first=3)
    assert coin_moves(announce(game, "thief")) == [((0, 3, 1), (2, 3, 1))]
    assert game.coins == [5, 6, 5, 8]


def test_r15_thief_with_one_neighbour_takes_once() -> None:
    game = begin("thief/king/judge spy/cheat/widow")
    announce(game, "thief")
    assert game.coins == [7, 5]


def test_r15_thief_with_one_neighbour_because_the_third_player_is_out() -> None:
    game = begin("thief/king spy/cheat damned/widow", first=2)
    announce(game, "king", "1L")
    assert game.coins == [6, 5, 0]
    announce(game, "thief")
    assert game.coins == [7, 4, 0]


def test_r15_patron_with_one_neighbour_who_takes_once() -> None:
    game = begin("patron/king/judge spy/cheat/widow")
    announce(game, "patron")
    assert game.coins == [9, 7]


def test_trickster_takes_2_from_the_richest_other_player() -> None:
    game = begin("trickster judge thief spy | cheat widow", coins=[12, 6, 8, 7])
    announce(game, "trickster")
    assert game.coins == [14, 6, 6, 7]  # not from himself, and nobody is asked


def test_trickster_chooses_among_equals() -> None:
    game = begin("trickster judge thief spy | cheat widow", coins=[6, 8, 7, 8])
    announce(game, "trickster")
    assert asked(game) == (0, "player")
    assert answers(game) == {1, 3}
    play(game, 3)
    assert game.coins == [8, 8, 7, 6]


def test_trickster_looks_at_the_fortunes_in_front_of_people() -> None:
    game = begin("trickster puppet_master thief spy | cheat widow", coins=[4, 6, 9, 5], first=1)
    announce(game, "puppet_master")
    play(game, (2, 3))  # seat 2 has 8 coins, and player 3 sits there
    play(game, ("look", "2"), ("look", "3"))
    announce(game, "trickster")
    assert answers(game) == {1, 3}
    play(game, 3)
    assert game.coins == [6, 8, 6, 4]


@pytest.mark.parametrize(
    ("coins", "after"),
    [
        ([6, 7, 7, 7], [7, 6, 7, 7]),  # with 7, the next two have no more
        ([5, 7, 7, 7], [7, 6, 6, 7]),
        ([4, 7, 7, 7], [7, 6, 6, 6]),
        ([6, 6, 6, 6], [6, 6, 6, 6]),  # equal is not more
        ([6, 6, 5, 7], [7, 6, 5, 6]),
        ([1, 2, 3, 4], [4, 1, 2, 3]),
    ],
)
def test_beggar_asks_each_in_turn_for_1_if_strictly_richer_at_that_moment(
    coins: list[int], after: list[int]
) -> None:
    game = begin("beggar judge thief spy | cheat widow", coins=coins)
    events = announce(game, "beggar")
    assert game.coins == after
    assert all(len(move) == 1 for move in coin_moves(events))
    assert without_effect(events) == (["beggar"] if coins == after else [])


def test_beggar_begins_on_the_left() -> None:
    game = begin("king judge beggar spy | cheat widow", coins=[7, 7, 6, 7], first=2)
    announce(game, "beggar")
    assert game.coins == [7, 7, 7, 6]


@pytest.mark.parametrize(("fortune", "over"), [(9, False), (10, True)])
def test_cheat_wins_with_10(fortune: int, over: bool) -> None:
    game = begin("cheat judge thief spy | king widow", coins=[fortune, 11, 6, 6])
    events = announce(game, "cheat")
    assert game.winners == ((0,) if over else ())
    assert without_effect(events) == ([] if over else ["cheat"])
    assert game.coins == [fortune, 11, 6, 6]


# --- Witch, Spy, Fool --------------------------------------------------------------------------------


@pytest.mark.parametrize("other", [1, 2, 3])
def test_witch_exchanges_the_whole_fortune(other: int) -> None:
    game = begin("witch judge thief spy | cheat widow", coins=[2, 6, 7, 8])
    announce(game, "witch")
    assert asked(game) == (0, "player")
    play(game, other)
    expected = [2, 6, 7, 8]
    expected[0], expected[other] = expected[other], 2
    assert game.coins == expected


@pytest.mark.parametrize("exchange", [True, False])
def test_spy_looks_at_both_cards_alone_then_exchanges_or_pretends(exchange: bool) -> None:
    game = begin("spy judge thief king | cheat widow")
    announce(game, "spy")
    assert asked(game) == (0, "place")
    assert answers(game) == {"1", "2", "3"}  # never the centre
    looked = play(game, "2")
    assert only(Looked, looked) == [Looked(0, ("0", "2"), ("spy", "thief"))]
    assert asked(game) == (0, "swap")
    assert answers(game) == {True, False}
    play(game, exchange)
    assert (game.cards["0"], game.cards["2"]) == (("thief", "spy") if exchange else ("spy", "thief"))


def test_spy_who_contested_uses_the_own_card() -> None:
    game = begin("king judge spy thief | cheat widow")
    announce(game, "spy", 2)
    assert asked(game) == (2, "place")
    play(game, "3", True)
    assert (game.cards["2"], game.cards["3"]) == ("thief", "spy")


@pytest.mark.parametrize("exchange", [True, False])
def test_fool_takes_1_and_two_cards_of_others_unseen(exchange: bool) -> None:
    game = begin("fool judge thief king | cheat widow")
    events = announce(game, "fool")
    assert game.coins == [7, 6, 6, 6]
    assert asked(game) == (0, "places")
    assert answers(game) == {("1", "2"), ("1", "3"), ("2", "3")}  # neither their own nor the centre
    events += play(game, ("1", "3"))
    assert asked(game) == (0, "swap")
    events += play(game, exchange)
    assert not only(Looked, events)
    assert (game.cards["1"], game.cards["3"]) == (("king", "judge") if exchange else ("judge", "king"))


# --- Guru --------------------------------------------------------------------------------------------


def test_guru_chooses_another_player_who_names_a_mask_then_reveals() -> None:
    game = begin("guru judge thief king | cheat damned")
    announce(game, "guru")
    assert asked(game) == (0, "player")
    assert answers(game) == {1, 2, 3}
    play(game, 2)
    assert asked(game) == (2, "mask")
    assert answers(game) == {"guru", "judge", "thief", "king", "cheat"}  # in play, not the Damned
    assert only(Revealed, play(game, "thief")) == [Revealed(((2, "2", "thief"),))]


@pytest.mark.parametrize(("named", "coins"), [("thief", [6, 6, 6, 6]), ("king", [10, 6, 2, 6])])
def test_guru_gets_4_if_it_is_not_the_named_one(named: str, coins: list[int]) -> None:
    game = begin("guru judge thief king | cheat widow")
    announce(game, "guru")
    play(game, 2, named)
    assert game.coins == coins


def test_guru_may_choose_somebody_already_revealed() -> None:
    game = begin("guru judge thief king | cheat widow")
    announce(game, "guru", 1)
    assert answers(game) == {1, 2, 3}
    play(game, 1, "judge")
    assert game.coins == [6, 5, 6, 6]


def test_guru_who_makes_the_damned_reveal_is_out_and_nothing_is_paid() -> None:
    game = begin("guru judge damned king | cheat widow", coins=[7, 6, 5, 6])
    announce(game, "guru")
    events = play(game, 2, "king")
    assert game.out == (0,)
    assert game.cards == {"1": "judge", "2": "guru", "3": "king", "c0": "cheat", "c1": "widow"}
    assert only(CardMoved, events) == [CardMoved("0", "2")]
    assert game.coins == [0, 6, 5, 6]
    assert game.bank == 200 - 17
    assert game.active == 1


# --- Puppet Master -----------------------------------------------------------------------------------


def test_puppet_master_takes_1_from_two_others_who_change_seats() -> None:
    game = begin("puppet_master judge thief king | cheat widow", coins=[6, 7, 8, 9])
    announce(game, "puppet_master")
    assert asked(game) == (0, "players")
    assert answers(game) == {(1, 2), (1, 3), (2, 3)}
    events = play(game, (1, 3))
    assert coin_moves(events) == [((1, 0, 1), (3, 0, 1))]
    assert only(SeatsChanged, events) == [SeatsChanged((1, 3), (3, 1))]
    assert game.seats == (0, 3, 2, 1)
    assert game.coins == [8, 6, 8, 8]  # coins stay
    assert game.cards == game.setup.deal  # and so do cards


def test_puppet_masters_puppets_act_with_what_lies_in_front_of_them() -> None:
    game = begin("puppet_master judge thief king | cheat widow")
    announce(game, "puppet_master")
    play(game, (1, 3))
    assert (game.active, game.turn_seat) == (3, 1)
    announce(game, "judge", 3)  # player 3 has seat 1's Judge; player 1 contests with seat 3's King
    assert game.coins == [8, 5, 6, 4]


def test_puppet_masters_puppets_can_be_moved_again_and_back() -> None:
    game = begin("puppet_master judge thief king | cheat widow")
    announce(game, "puppet_master")
    play(game, (1, 3))
    play(game, ("look", "1"), ("look", "2"), ("look", "3"))
    announce(game, "puppet_master")
    play(game, (1, 2))
    assert game.seats == (0, 3, 1, 2)
    assert game.seat_of == (0, 2, 3, 1)
    assert game.coins == [10, 5, 5, 4]


def test_puppet_masters_winner_is_the_person_who_sits_there() -> None:
    game = begin("puppet_master king thief judge | cheat widow", coins=[6, 11, 6, 6])
    announce(game, "puppet_master")
    play(game, (1, 2))  # player 2 on seat 1 with 10 coins
    announce(game, "king")
    assert not game.over
    play(game, ("look", "2"), ("look", "3"), ("look", "0"))
    announce(game, "king")
    assert game.coins[1] == 14
    assert game.winners == (2,)


def test_r16_puppet_master_with_one_other_player_takes_1_and_nobody_moves() -> None:
    game = begin("puppet_master/king/judge spy/cheat/widow")
    announce(game, "puppet_master")
    assert game.coins == [7, 5]
    assert game.seats == (0, 1)
    assert (game.active, verbs(game)) == (1, {"look", "swap", "announce"})


# --- Princess ----------------------------------------------------------------------------------------


def test_princess_takes_2_then_a_card_is_shown() -> None:
    game = begin("princess judge thief king | cheat widow")
    announce(game, "princess")
    assert game.coins == [8, 6, 6, 6]
    assert asked(game) == (0, "player")
    assert answers(game) == {1, 2, 3}
    events = play(game, 2)
    assert only(Shown, events) == [Shown(0, 2, "2", "thief")]
    assert not only(Revealed, events)  # its player must not see it


def test_princess_shows_the_card_that_lies_in_front_of_the_person() -> None:
    game = begin("princess puppet_master thief king | cheat widow", first=1)
    announce(game, "puppet_master")
    play(game, (2, 3))
    play(game, ("look", "2"), ("look", "3"))
    announce(game, "princess")
    assert only(Shown, play(game, 2)) == [Shown(0, 2, "3", "king")]


def test_princess_shows_the_damned_and_nothing_happens() -> None:
    game = begin("princess judge damned king | cheat widow")
    announce(game, "princess")
    play(game, 2)
    assert game.out == ()
    assert game.cards == game.setup.deal
