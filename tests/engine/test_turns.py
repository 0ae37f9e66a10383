"""rules.md §3: opening turns, the three actions, the turn after a reveal, and whose turn it is."""

import pytest

from mascarade_qt.engine.events import Looked, Returned, Revealed, Took
from mascarade_qt.engine.game import Game
from tests.engine.builders import announce, answers, asked, begin, crowd, idle, only, play, verbs

FOUR = "king judge thief spy | cheat widow"


def swap_turn(game: Game, answer: bool = False) -> None:
    """The active player takes the first swap there is."""
    assert game.question is not None
    play(game, next(a for a in game.question.answers if isinstance(a, tuple) and a[0] == "swap"), answer)


# --- opening turns -----------------------------------------------------------------------------------


@pytest.mark.parametrize("players", range(2, 14))
def test_r22_four_opening_turns_in_total_whatever_the_number_of_players(players: int) -> None:
    game = begin(crowd(players), opening_turns=4)
    for turn in range(4):
        assert (game.turn, game.active) == (turn, turn % players)
        assert verbs(game) == {"swap"}
        swap_turn(game)
    assert verbs(game) == {"look", "swap", "announce"}


@pytest.mark.parametrize("number", [0, 1, 5])
def test_the_number_of_opening_turns_can_be_changed(number: int) -> None:
    game = begin(FOUR, opening_turns=number)
    for _ in range(number):
        assert verbs(game) == {"swap"}
        swap_turn(game)
    assert verbs(game) == {"look", "swap", "announce"}


def test_four_opening_turns_is_what_a_game_begins_with() -> None:
    game = begin(FOUR)
    assert type(game.setup)(game.setup.players, game.setup.deal).opening_turns == 4


# --- look --------------------------------------------------------------------------------------------


def test_look_is_at_one_own_card_alone_and_changes_nothing() -> None:
    game = begin(FOUR)
    assert {a for a in answers(game) if isinstance(a, tuple) and a[0] == "look"} == {("look", "0")}
    events = play(game, ("look", "0"))
    assert only(Looked, events) == [Looked(0, ("0",), ("king",))]
    assert game.cards == game.setup.deal
    assert game.coins == [6, 6, 6, 6]
    assert (game.turn, game.active) == (1, 1)


def test_look_shows_the_card_that_lies_there_now() -> None:
    game = begin(FOUR)
    play(game, ("swap", "0", "1"), True)
    assert only(Looked, play(game, ("look", "1"))) == [Looked(1, ("1",), ("king",))]


# --- swap --------------------------------------------------------------------------------------------


def test_swap_takes_one_own_card_and_one_of_another_player_or_of_the_centre() -> None:
    game = begin(FOUR, first=1)
    swaps = {answer for answer in answers(game) if isinstance(answer, tuple) and answer[0] == "swap"}
    assert swaps == {("swap", "1", other) for other in ("0", "2", "3", "c0", "c1")}


@pytest.mark.parametrize("other", ["1", "3", "c0", "c1"])
@pytest.mark.parametrize("exchange", [True, False])
def test_swap_exchanges_the_cards_or_only_pretends_to(other: str, exchange: bool) -> None:
    game = begin(FOUR)
    taken = play(game, ("swap", "0", other))
    assert only(Took, taken) == [Took(0, ("0", other))]
    assert asked(game) == (0, "swap")
    assert answers(game) == {True, False}
    returned = play(game, exchange)
    assert only(Returned, returned) == [Returned(0, ("0", other), exchange)]
    before = game.setup.deal
    after = {**before, "0": before[other], other: before["0"]} if exchange else before
    assert game.cards == after
    assert (game.turn, game.active, verbs(game)) == (1, 1, {"look", "swap", "announce"})


def test_nobody_sees_a_card_that_is_swapped() -> None:
    game = begin(FOUR)
    events = play(game, ("swap", "0", "2"), True)
    assert not only(Looked, events)
    assert not only(Revealed, events)


# --- announce: what can be named ---------------------------------------------------------------------


def named(game: Game) -> set[object]:
    return {answer[2] for answer in answers(game) if isinstance(answer, tuple) and answer[0] == "announce"}


def test_any_mask_in_play_can_be_announced_whatever_the_own_card_is() -> None:
    assert named(begin(FOUR)) == {"king", "judge", "thief", "spy", "cheat", "widow"}


def test_the_damned_cannot_be_announced() -> None:
    assert named(begin("king judge damned spy | cheat widow")) == {"king", "judge", "spy", "cheat", "widow"}
    assert "damned" not in named(begin("damned king judge spy | cheat widow"))


def test_both_peasants_are_one_mask_to_announce() -> None:
    assert named(begin("king judge peasant peasant | cheat widow")) == {
        "king",
        "judge",
        "peasant",
        "cheat",
        "widow",
    }


def test_graveyard_cards_are_not_in_play() -> None:
    game = begin("king judge necromancer spy | cheat widow", graveyard="empress beggar")
    assert named(game) == {"king", "judge", "necromancer", "spy", "cheat", "widow"}
    announce(game, "necromancer")
    assert named(game) == {"king", "judge", "necromancer", "spy", "cheat", "widow"}


def test_a_mask_that_has_left_the_game_is_still_in_play() -> None:
    game = begin("necromancer king judge spy | cheat widow", graveyard="damned")
    announce(game, "necromancer")
    assert "necromancer" not in game.cards.values()
    assert "necromancer" in named(game)


# --- revealed before ---------------------------------------------------------------------------------

# In each of these, player 1 had to reveal in the turn before player 1's own.
REVEALS = ["contest", "guru", "princess", "courtesan", "usurper", "usurper is right", "bear tamer"]


def reveal_player_1(how: str, revealed: str) -> Game:
    if how == "courtesan":  # player 0 announces, player 2 really has her, and player 1 sits on the right
        game = begin("king judge courtesan spy | cheat widow", revealed=revealed)
        announce(game, "courtesan", 2)
    elif how == "contest":
        game = begin(FOUR, revealed=revealed)
        announce(game, "king", 1)
    elif how == "bear tamer":
        steps = [{"do": "reveal"}]
        game = begin("bear_tamer judge king spy | cheat widow", revealed=revealed, bear_tamer=steps)
        announce(game, "bear_tamer")
        play(game, 1)
    else:
        mask = how.split()[0]
        game = begin(f"{mask} judge king spy | cheat widow", revealed=revealed)
        announce(game, mask)
        play(game, 1)
        if mask in ("guru", "usurper"):
            play(game, "judge" if how == "usurper is right" or mask == "guru" else "king")
    return game


@pytest.mark.parametrize("how", REVEALS)
@pytest.mark.parametrize(("variant", "allowed"), [("no-announce", {"look", "swap"}), ("must-swap", {"swap"})])
def test_r3_every_reveal_counts(how: str, variant: str, allowed: set[str]) -> None:
    game = reveal_player_1(how, variant)
    assert game.active == 1
    assert verbs(game) == allowed


def test_the_default_is_no_announce() -> None:
    game = begin(FOUR)
    assert type(game.setup)(game.setup.players, game.setup.deal).revealed == "no-announce"


def test_the_usurpers_left_neighbour_may_look_too_by_default() -> None:
    game = begin("usurper judge king spy | cheat widow")
    announce(game, "usurper")
    play(game, 1, "king")
    assert ("look", "1") in answers(game)


def test_the_expansion_has_only_the_usurpers_left_neighbour_swap() -> None:
    for how in REVEALS:
        expected = {"swap"} if how.startswith("usurper") else {"look", "swap"}
        assert verbs(reveal_player_1(how, "usurped-swap")) == expected


def test_the_usurpers_other_victims_may_look_in_the_expansion_too() -> None:
    game = begin("spy usurper judge king | cheat widow", revealed="usurped-swap")
    announce(game, "usurper", 1)  # player 1 contests and really is the Usurper
    play(game, 3, "judge")
    assert game.active == 1
    assert verbs(game) == {"look", "swap"}  # revealed in the contest


def test_who_was_usurped_is_forgotten_a_turn_later() -> None:
    game = begin("usurper judge king spy | cheat widow", revealed="usurped-swap")
    announce(game, "usurper")
    play(game, 1, "king")
    for _ in range(4):
        swap_turn(game)
    assert (game.active, verbs(game)) == (1, {"look", "swap", "announce"})


@pytest.mark.parametrize("variant", ["no-announce", "must-swap", "usurped-swap"])
def test_only_the_immediately_preceding_turn_counts(variant: str) -> None:
    game = begin(FOUR, revealed=variant)
    announce(game, "king", 2, 1)
    swap_turn(game)  # player 1, who was revealed too
    assert (game.active, verbs(game)) == (2, {"look", "swap", "announce"})


def test_who_did_not_reveal_is_free_after_a_contest() -> None:
    game = begin(FOUR)
    announce(game, "king", 2)
    assert (game.active, verbs(game)) == (1, {"look", "swap", "announce"})


@pytest.mark.parametrize(
    ("mask", "choices"), [("spy", ["1", True]), ("sage", [("1", "2")]), ("fool", [("1", "2"), True])]
)
def test_a_card_that_was_looked_at_or_taken_is_not_revealed(mask: str, choices: list[str]) -> None:
    game = begin(f"{mask} judge king thief | cheat widow")
    announce(game, mask)
    play(game, *choices)
    assert (game.active, verbs(game)) == (1, {"look", "swap", "announce"})


def test_a_card_that_was_swapped_is_not_revealed() -> None:
    game = begin(FOUR)
    play(game, ("swap", "0", "1"), True)
    assert verbs(game) == {"look", "swap", "announce"}


def test_r2_it_is_tied_to_the_person() -> None:
    game = begin("king judge thief puppet_master | cheat widow")
    announce(game, "puppet_master", 3)
    play(game, (0, 1))  # player 0, who revealed, now sits on seat 1 and is next
    assert (game.active, game.turn_seat) == (0, 1)
    assert verbs(game) == {"look", "swap"}
    assert ("look", "1") in answers(game)


def test_r2_who_takes_the_seat_of_a_revealed_player_is_free() -> None:
    game = begin("king judge thief puppet_master | cheat widow", first=0)
    announce(game, "puppet_master", 1, 3)
    play(game, (1, 2))  # player 2, who did not reveal, sits on seat 1 and is next
    assert (game.active, game.turn_seat) == (2, 1)
    assert verbs(game) == {"look", "swap", "announce"}


# --- whose turn it is --------------------------------------------------------------------------------


@pytest.mark.parametrize("first", range(4))
def test_play_goes_to_the_left_seat_by_seat(first: int) -> None:
    game = begin(FOUR, first=first)
    order = []
    for _ in range(8):
        order.append(game.active)
        idle(game)
    assert order == [(first + turn) % 4 for turn in range(8)]
    assert game.turn == 8


def test_r4_the_turn_passes_on_from_the_seat_at_which_it_was_taken_if_another_used_the_power() -> None:
    game = begin(FOUR)
    announce(game, "thief", 2)
    assert game.active == 1


@pytest.mark.parametrize("partner", [1, 2])
def test_r4_even_if_the_active_player_was_moved_away(partner: int) -> None:
    game = begin("king judge thief puppet_master | cheat widow")
    announce(game, "puppet_master", 3)
    play(game, (0, partner))
    assert game.turn_seat == 1
    assert game.active == game.seats[1]
    assert game.seats[partner] == 0
    assert game.seats[0] == partner


def test_r4_the_turn_goes_by_seats_after_a_change_of_seats() -> None:
    game = begin("puppet_master judge thief king | cheat widow")
    announce(game, "puppet_master")
    play(game, (1, 3))
    order = []
    for _ in range(4):
        order.append(game.active)
        idle(game)
    assert order == [3, 2, 1, 0]


def test_the_turn_passes_over_a_player_who_is_out() -> None:
    game = begin("king damned thief judge | cheat widow")
    announce(game, "king", 1)
    order = []
    for _ in range(4):
        order.append(game.active)
        idle(game)
    assert order == [2, 3, 0, 2]


def test_the_turn_passes_on_from_the_seat_of_an_active_player_who_is_out() -> None:
    game = begin("king judge damned thief | cheat widow", first=2)
    announce(game, "king", 0)
    assert game.out == (2,)
    assert (game.active, game.turn) == (3, 1)
