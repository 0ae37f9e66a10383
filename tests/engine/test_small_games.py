"""rules.md §7, R18, R19 and R20: two and three players."""

import pytest

from mascarade_qt.engine.events import CardMoved, Eliminated, Looked, Revealed, Shown
from mascarade_qt.engine.questions import Answer, AnswerError
from tests.engine.builders import announce, answers, asked, begin, only, play, verbs, without_effect

TWO = "king/judge/thief spy/cheat/widow"
THREE = "king/judge thief/spy cheat/widow"
MASKS = ("king", "judge", "thief", "spy", "cheat", "widow")


def some(verb: str, possible: set[Answer]) -> set[Answer]:
    """The answers to a turn that begin with this word."""
    return {answer for answer in possible if isinstance(answer, tuple) and answer[0] == verb}


# --- the table of §7 ---------------------------------------------------------------------------------


def test_two_players_swap() -> None:
    assert some("swap", answers(begin(TWO))) == {
        ("swap", "0L", "0R"),
        ("swap", "0L", "0P"),
        ("swap", "0R", "0P"),
        ("swap", "0L", "1L"),
        ("swap", "0L", "1R"),
        ("swap", "0R", "1L"),
        ("swap", "0R", "1R"),
    }


def test_three_players_swap() -> None:
    assert some("swap", answers(begin(THREE, first=1))) == {
        ("swap", "1L", "1R"),
        *(("swap", own, other) for own in ("1L", "1R") for other in ("0L", "0R", "2L", "2R")),
    }


def test_look_at_one_own_card_the_protected_one_too() -> None:
    assert some("look", answers(begin(TWO))) == {("look", "0L"), ("look", "0R"), ("look", "0P")}
    assert some("look", answers(begin(THREE))) == {("look", "0L"), ("look", "0R")}
    game = begin(TWO)
    assert only(Looked, play(game, ("look", "0P"))) == [Looked(0, ("0P",), ("thief",))]


def test_announce_with_one_own_card_but_not_the_protected_one() -> None:
    for cards in (TWO, THREE):
        assert some("announce", answers(begin(cards))) == {
            ("announce", place, mask) for place in ("0L", "0R") for mask in MASKS
        }


def test_contest_with_one_own_card_the_protected_one_too() -> None:
    game = begin(TWO)
    play(game, ("announce", "0L", "king"))
    assert (asked(game), answers(game)) == ((1, "contest"), {False, "1L", "1R", "1P"})
    game = begin(THREE)
    play(game, ("announce", "0L", "king"))
    assert (asked(game), answers(game)) == ((1, "contest"), {False, "1L", "1R"})
    play(game, False)
    assert (asked(game), answers(game)) == ((2, "contest"), {False, "2L", "2R"})


@pytest.mark.parametrize("cards", [TWO, THREE])
def test_these_are_all_the_answers_to_a_turn(cards: str) -> None:
    game = begin(cards)
    possible = answers(game)
    assert possible == some("look", possible) | some("swap", possible) | some("announce", possible)
    assert verbs(game) == {"look", "swap", "announce"}


@pytest.mark.parametrize("cards", [TWO, THREE])
def test_opening_turns_swap_and_nothing_else(cards: str) -> None:
    assert answers(begin(cards, opening_turns=4)) == some("swap", answers(begin(cards)))


@pytest.mark.parametrize("pair", [("0R", "0L"), ("0P", "0L"), ("0P", "0R"), ("1L", "0L"), ("0P", "1L")])
def test_two_own_cards_stand_in_the_order_left_right_protected(pair: tuple[str, str]) -> None:
    with pytest.raises(AnswerError):
        begin(TWO).answer(("swap", *pair))


@pytest.mark.parametrize("exchange", [True, False])
def test_two_own_cards_can_be_swapped(exchange: bool) -> None:
    game = begin(TWO)
    play(game, ("swap", "0R", "0P"), exchange)
    assert (game.cards["0R"], game.cards["0P"]) == (("thief", "judge") if exchange else ("judge", "thief"))
    assert game.active == 1


# --- contests ----------------------------------------------------------------------------------------


def test_only_the_card_that_was_announced_or_contested_with_is_revealed() -> None:
    game = begin(TWO)
    events = announce(game, "king", "1P", using="0R")
    assert only(Revealed, events) == [Revealed(((0, "0R", "judge"), (1, "1P", "widow")))]
    assert game.coins == [5, 5]  # the King only lies beside it, which doesn't count


def test_the_protected_card_can_be_contested_with() -> None:
    game = begin(TWO)
    announce(game, "widow", "1P")
    assert game.coins == [5, 10]


def test_three_players_contest() -> None:
    game = begin(THREE)
    announce(game, "cheat", "1R", "2L", using="0R")
    assert game.coins == [5, 5, 6]  # player 2 has the Cheat, below 10
    assert verbs(game) == {"look", "swap"}


def test_both_peasants_of_one_player_cannot_meet() -> None:
    game = begin("peasant/peasant thief/spy cheat/widow")
    announce(game, "peasant", "1L")
    assert game.coins == [7, 5, 6]


def test_peasants_of_two_players_meet() -> None:
    game = begin("peasant/king thief/peasant cheat/widow")
    announce(game, "peasant", "1R")
    assert game.coins == [8, 8, 6]


# --- R18: one card of the chosen player --------------------------------------------------------------


def test_r18_spy_chooses_a_card_that_is_not_protected() -> None:
    game = begin("spy/king/judge thief/cheat/widow")
    announce(game, "spy")
    assert (asked(game), answers(game)) == ((0, "place"), {"1L", "1R"})
    events = play(game, "1R", True)
    assert only(Looked, events) == [Looked(0, ("0L", "1R"), ("spy", "cheat"))]
    assert (game.cards["0L"], game.cards["1R"]) == ("cheat", "spy")


@pytest.mark.parametrize("place", ["1L", "1P"])
def test_r18_the_spys_own_card_is_the_one_contested_with(place: str) -> None:
    game = begin("king/judge/cheat spy/thief/widow" if place == "1L" else "king/judge/cheat widow/thief/spy")
    announce(game, "spy", place)
    assert (asked(game), answers(game)) == ((1, "place"), {"0L", "0R"})
    play(game, "0L", True)
    assert (game.cards[place], game.cards["0L"]) == ("king", "spy")


def test_r18_the_spys_own_card_is_the_one_announced_with() -> None:
    game = begin(THREE)
    announce(game, "spy", using="0R")
    assert answers(game) == {"1L", "1R", "2L", "2R"}
    play(game, "2R", True)
    assert (game.cards["0R"], game.cards["2R"]) == ("widow", "judge")


def test_r18_the_princess_chooses_player_and_card() -> None:
    game = begin("princess/judge thief/spy cheat/widow")
    announce(game, "princess")
    assert (asked(game), answers(game)) == ((0, "player"), {1, 2})
    play(game, 2)
    assert (asked(game), answers(game)) == ((0, "place"), {"2L", "2R"})
    assert only(Shown, play(game, "2R")) == [Shown(0, 2, "2R", "widow")]
    game = begin("princess/judge/king thief/spy/widow")
    announce(game, "princess")
    assert (asked(game), answers(game)) == ((0, "place"), {"1L", "1R"})
    play(game, "1L")
    assert verbs(game) == {"look", "swap"}


def test_r18_the_courtesans_neighbour_chooses_which_card_to_reveal() -> None:
    game = begin("courtesan/judge/king thief/spy/witch")
    announce(game, "courtesan")
    assert (asked(game), answers(game)) == ((1, "place"), {"1L", "1R", "1P"})
    assert only(Revealed, play(game, "1P")) == [Revealed(((1, "1P", "witch"),))]
    assert game.coins == [6, 6]
    game = begin("courtesan/judge thief/spy cheat/widow")
    announce(game, "courtesan")
    assert (asked(game), answers(game)) == ((2, "place"), {"2L", "2R"})
    play(game, "2L")
    assert game.coins == [9, 6, 3]


def test_r18_the_usurper_chooses_player_and_card_then_names() -> None:
    game = begin("usurper/judge thief/king cheat/widow")
    announce(game, "usurper")
    assert (asked(game), answers(game)) == ((0, "player"), {1, 2})
    play(game, 1)
    assert (asked(game), answers(game)) == ((0, "place"), {"1L", "1R"})
    play(game, "1R")
    assert asked(game) == (0, "mask")
    assert only(Revealed, play(game, "king")) == [Revealed(((1, "1R", "king"),))]
    assert game.coins == [8, 6, 6]


def test_r18_the_usurper_cannot_choose_the_protected_card() -> None:
    game = begin("usurper/judge/king thief/spy/widow")
    announce(game, "usurper")
    assert (asked(game), answers(game)) == ((0, "place"), {"1L", "1R"})


def test_the_usurper_may_not_choose_a_revealed_player_whatever_other_cards_they_have() -> None:
    game = begin("usurper/judge/king thief/spy/widow")
    assert without_effect(announce(game, "usurper", "1L")) == ["usurper"]
    assert game.coins == [6, 5]
    game = begin("usurper/judge thief/king cheat/widow")
    announce(game, "usurper", "1L")
    assert (asked(game), answers(game)) == ((0, "place"), {"2L", "2R"})


def test_r18_the_gurus_target_names_a_mask_then_chooses_the_card() -> None:
    game = begin("guru/judge thief/king cheat/widow")
    announce(game, "guru")
    assert (asked(game), answers(game)) == ((0, "player"), {1, 2})
    play(game, 1)
    assert (asked(game), answers(game)) == (
        (1, "mask"),
        {"guru", "judge", "thief", "king", "cheat", "widow"},
    )
    play(game, "king")
    assert (asked(game), answers(game)) == ((1, "place"), {"1L", "1R"})
    assert only(Revealed, play(game, "1R")) == [Revealed(((1, "1R", "king"),))]
    assert game.coins == [6, 6, 6]


def test_r18_the_gurus_target_may_choose_the_protected_card() -> None:
    game = begin("guru/judge/king thief/spy/widow")
    announce(game, "guru")
    assert asked(game) == (1, "mask")
    play(game, "thief")
    assert answers(game) == {"1L", "1R", "1P"}
    play(game, "1P")
    assert game.coins == [10, 2]


# --- R19 ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("mask", ["fool", "sage"])
def test_r19_fool_and_sage_take_two_cards_of_others_also_of_the_same_player(mask: str) -> None:
    game = begin(f"{mask}/judge thief/king cheat/widow")
    announce(game, mask)
    assert (asked(game), answers(game)) == (
        (0, "places"),
        {("1L", "1R"), ("1L", "2L"), ("1L", "2R"), ("1R", "2L"), ("1R", "2R"), ("2L", "2R")},
    )
    assert game.coins == [7, 6, 6]


def test_r19_the_fool_of_two_players_has_no_choice_of_cards() -> None:
    game = begin("fool/judge/king thief/spy/widow")
    announce(game, "fool")
    assert asked(game) == (0, "swap")
    play(game, True)
    assert (game.cards["1L"], game.cards["1R"], game.cards["1P"]) == ("spy", "thief", "widow")


def test_r19_the_sage_of_two_players_looks_at_both_cards_that_are_not_protected() -> None:
    game = begin("sage/judge/king thief/spy/widow")
    assert only(Looked, announce(game, "sage")) == [Looked(0, ("1L", "1R"), ("thief", "spy"))]
    assert game.coins == [7, 6]
    assert game.active == 1


# --- R20 ---------------------------------------------------------------------------------------------


def test_r20_with_the_damned_its_player_is_out_whatever_the_other_cards_are() -> None:
    game = begin("king/judge thief/damned cheat/widow")
    events = announce(game, "king", "1R")
    assert game.out == (1,)
    assert only(Eliminated, events) == [Eliminated(1, 1, ("1L",))]
    assert game.cards == {"0L": "king", "0R": "judge", "2L": "cheat", "2R": "widow"}
    assert game.coins == [8, 0, 6]
    assert game.active == 2
    assert some("swap", answers(game)) == {
        ("swap", "2L", "2R"),
        *(("swap", own, other) for own in ("2L", "2R") for other in ("0L", "0R")),
    }


def test_the_damned_does_nothing_while_another_card_is_revealed() -> None:
    game = begin("king/judge thief/damned cheat/widow")
    announce(game, "thief", "1L")
    assert game.out == ()
    assert game.coins == [4, 8, 5]


def test_who_made_the_damned_reveal_gives_the_card_in_use_and_loses_the_others() -> None:
    game = begin("guru/judge thief/damned cheat/widow")
    announce(game, "guru", "2L", using="0L")
    play(game, 1, "thief")
    events = play(game, "1R")
    assert game.out == (0,)
    assert only(CardMoved, events) == [CardMoved("0L", "1R")]
    assert only(Eliminated, events) == [Eliminated(0, 0, ("0R",))]
    assert game.cards == {"1L": "thief", "1R": "guru", "2L": "cheat", "2R": "widow"}
    assert game.coins == [0, 6, 5]


# --- other powers with one or two others -------------------------------------------------------------


def test_one_other_player_need_not_be_chosen() -> None:
    game = begin("gambler/judge/king witch/trickster/widow", coins=[6, 8])
    announce(game, "gambler")
    play(game, 2)
    assert asked(game) == (1, "guess")
    play(game, 1)
    assert game.coins == [8, 8]
    announce(game, "witch")
    assert (asked(game), answers(game)) == ((1, "player"), {0, None})
    play(game, None)
    announce(game, "trickster")
    assert game.coins == [10, 6]


def test_the_puppet_master_of_three_has_no_choice() -> None:
    game = begin("puppet_master/judge thief/king cheat/widow")
    announce(game, "puppet_master")
    assert game.coins == [8, 5, 5]
    assert game.seats == (0, 2, 1)
    assert game.active == 2
    assert some("look", answers(game)) == {("look", "1L"), ("look", "1R")}


def test_the_thief_of_three_takes_from_both() -> None:
    game = begin(THREE)
    announce(game, "thief")
    assert game.coins == [8, 5, 5]
