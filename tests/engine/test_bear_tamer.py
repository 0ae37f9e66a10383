"""rules.md §9: every step of the Bear Tamer, with every word, and which powers are refused."""

from collections.abc import Mapping

import pytest

from mascarade_qt.engine.bear_tamer import PowerError, cancels_out, checked_power
from mascarade_qt.engine.events import CardMoved, Looked, Revealed
from mascarade_qt.engine.game import Game
from mascarade_qt.engine.masks import brings_money
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

Step = Mapping[str, object]
FOUR = "bear_tamer judge thief king | cheat widow"


def tame(*steps: Step, cards: str = FOUR, coins: int | list[int] = 6, courthouse: int = 0) -> Game:
    """Player 0 has announced the Bear Tamer, and nobody contested."""
    game = begin(cards, coins=coins, courthouse=courthouse, bear_tamer=list(steps))
    announce(game, "bear_tamer")
    return game


# --- which powers are allowed ------------------------------------------------------------------------

WORDS = {
    "take": ("from", ["left", "right", "neighbours", "richest", "chosen", "richer"]),
    "give": ("to", ["left", "right", "neighbours", "poorest", "chosen"]),
    "look": ("at", ["own", "chosen", "centre"]),
    "swap": ("cards", ["own-chosen", "two-chosen", "own-centre"]),
    "pass": ("way", ["left", "right", "chosen"]),
}
NUMBERED = ("bank", "take", "give")


def every_step() -> list[Step]:
    """All steps there are, with every word."""
    steps: list[Step] = [{"do": "bank", "n": 3}, {"do": "court"}, {"do": "fortunes"}, {"do": "reveal"}]
    for do, (key, words) in WORDS.items():
        steps += [{"do": do, key: word, **({"n": 1} if do in NUMBERED else {})} for word in words]
    return steps


@pytest.mark.parametrize("step", every_step(), ids=str)
def test_every_step_of_the_list_is_allowed(step: Step) -> None:
    assert [dict(checked) for checked in checked_power([step])] == [step]


@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_one_to_four_steps(number: int) -> None:
    assert len(checked_power([{"do": "court"}] * number)) == number


@pytest.mark.parametrize("number", [0, 5])
def test_no_step_or_more_than_four_is_refused(number: int) -> None:
    with pytest.raises(PowerError, match="1 to 4"):
        checked_power([{"do": "court"}] * number)


@pytest.mark.parametrize("do", NUMBERED)
@pytest.mark.parametrize("number", [1, 5])
def test_n_is_1_to_5(do: str, number: int) -> None:
    word = {WORDS[do][0]: "left"} if do in WORDS else {}
    assert checked_power([{"do": do, "n": number, **word}])[0]["n"] == number


@pytest.mark.parametrize("do", NUMBERED)
@pytest.mark.parametrize("number", [0, 6, -1, True, 1.0, "1", None, [1]])
def test_a_number_out_of_range_is_refused(do: str, number: object) -> None:
    word = {WORDS[do][0]: "left"} if do in WORDS else {}
    with pytest.raises(PowerError, match='"n" must be a number from 1 to 5'):
        checked_power([{"do": "court"}, {"do": do, "n": number, **word}])


@pytest.mark.parametrize(
    "power",
    [
        None,
        "court",
        {"do": "court"},
        ["court"],
        [None],
        [{}],
        [{"do": "win"}],
        [{"do": None}],
        [{"do": ["court"]}],
        [{"n": 1}],
        [{"do": "bank"}],
        [{"do": "bank", "n": 1, "from": "left"}],
        [{"do": "court", "n": 1}],
        [{"do": "fortunes", "optional": True}],
        [{"do": "swap", "cards": "own-chosen", "peek": True}],
        [{"do": "swap"}],
        [{"do": "swap", "cards": "two"}],
        [{"do": "look", "at": "two"}],
        [{"do": "look", "at": None}],
        [{"do": "look", "at": ["own"]}],
        [{"do": "take", "n": 1}],
        [{"do": "take", "n": 1, "from": "poorest"}],
        [{"do": "take", "n": 1, "to": "left"}],
        [{"do": "give", "n": 1, "to": "richest"}],
        [{"do": "give", "n": 1, "to": "richer"}],
        [{"do": "pass", "way": "neighbours"}],
        [{"do": "reveal", "at": "chosen"}],
        [{"do": "court"}, {"do": "Court"}],
        [{"do": "harvest"}],
        [{"do": "court", 1: 1}],
    ],
    ids=str,
)
def test_unknown_keys_or_words_are_refused(power: object) -> None:
    with pytest.raises(PowerError, match=r"step|steps"):
        checked_power(power)


@pytest.mark.parametrize("step", every_step(), ids=str)
def test_a_bank_step_gives_the_card_its_star(step: Step) -> None:
    power = checked_power([{"do": "court"}, step])
    assert brings_money("bear_tamer", power) is (step["do"] == "bank")
    assert not brings_money("bear_tamer")


# --- bank, take, give, court -------------------------------------------------------------------------


def test_bank() -> None:
    assert tame({"do": "bank", "n": 5}).coins == [11, 6, 6, 6]


def test_court() -> None:
    assert tame({"do": "court"}, courthouse=3).coins == [9, 6, 6, 6]


@pytest.mark.parametrize(
    ("word", "coins"),
    [("left", [8, 4, 6, 6]), ("right", [8, 6, 6, 4]), ("neighbours", [10, 4, 6, 4])],
)
def test_take_from_neighbours(word: str, coins: list[int]) -> None:
    assert tame({"do": "take", "n": 2, "from": word}).coins == coins


@pytest.mark.parametrize(
    ("word", "coins"),
    [("left", [4, 8, 6, 6]), ("right", [4, 6, 6, 8]), ("neighbours", [2, 8, 6, 8])],
)
def test_give_to_neighbours(word: str, coins: list[int]) -> None:
    assert tame({"do": "give", "n": 2, "to": word}).coins == coins


def test_take_from_both_neighbours_at_the_same_time() -> None:
    game = begin(FOUR, bear_tamer=[{"do": "take", "n": 2, "from": "neighbours"}])
    assert coin_moves(announce(game, "bear_tamer")) == [((1, 0, 2), (3, 0, 2))]


@pytest.mark.parametrize(
    ("step", "coins"),
    [
        ({"do": "take", "n": 2, "from": "neighbours"}, [8, 4]),
        ({"do": "take", "n": 2, "from": "right"}, [8, 4]),
        ({"do": "give", "n": 2, "to": "neighbours"}, [4, 8]),
    ],
)
def test_one_neighbour_once(step: Step, coins: list[int]) -> None:
    assert tame(step, cards="bear_tamer/judge/king thief/spy/widow").coins == coins


def test_take_and_give_to_a_chosen_player() -> None:
    game = tame({"do": "take", "n": 4, "from": "chosen"}, {"do": "give", "n": 1, "to": "chosen"})
    assert (asked(game), answers(game)) == ((0, "player"), {1, 2, 3})
    play(game, 2)
    assert game.coins == [10, 6, 2, 6]
    assert (asked(game), answers(game)) == ((0, "player"), {1, 2, 3})
    play(game, 1)
    assert game.coins == [9, 7, 2, 6]


@pytest.mark.parametrize(
    ("coins", "equals", "chosen", "after"),
    [
        ([12, 6, 8, 7], set(), None, [14, 6, 6, 7]),  # of the others
        ([6, 8, 8, 7], {1, 2}, 2, [8, 8, 6, 7]),
        ([6, 6, 6, 6], {1, 2, 3}, 3, [8, 6, 6, 4]),
    ],
)
def test_take_from_the_richest(
    coins: list[int], equals: set[int], chosen: int | None, after: list[int]
) -> None:
    game = tame({"do": "take", "n": 2, "from": "richest"}, coins=coins)
    if chosen is not None:
        assert (asked(game), answers(game)) == ((0, "player"), equals)
        play(game, chosen)
    assert game.coins == after


@pytest.mark.parametrize(
    ("coins", "equals", "chosen", "after"),
    [
        ([5, 7, 6, 8], set(), None, [3, 7, 8, 8]),  # of the others
        ([6, 3, 8, 3], {1, 3}, 3, [4, 3, 8, 5]),
    ],
)
def test_give_to_the_poorest(
    coins: list[int], equals: set[int], chosen: int | None, after: list[int]
) -> None:
    game = tame({"do": "give", "n": 2, "to": "poorest"}, coins=coins)
    if chosen is not None:
        assert (asked(game), answers(game)) == ((0, "player"), equals)
        play(game, chosen)
    assert game.coins == after


@pytest.mark.parametrize(
    ("coins", "after"),
    [([3, 6, 6, 6], [7, 4, 4, 6]), ([6, 6, 6, 6], [6, 6, 6, 6]), ([5, 5, 6, 7], [7, 5, 4, 7])],
)
def test_take_from_the_richer_is_the_beggars_round_with_n_coins(coins: list[int], after: list[int]) -> None:
    assert tame({"do": "take", "n": 2, "from": "richer"}, coins=coins).coins == after


def test_r8_each_player_asked_in_the_round_is_a_step() -> None:
    game = tame({"do": "take", "n": 5, "from": "richer"}, coins=[8, 9, 12, 12])
    assert game.coins == [13, 4, 12, 12]
    assert game.winners == (0,)


@pytest.mark.parametrize(("mine", "after"), [(5, [0, 9, 6, 8]), (3, [0, 9, 6, 6]), (2, [0, 8, 6, 6])])
def test_r9_who_has_too_little_for_both_gives_to_the_left_one_first(mine: int, after: list[int]) -> None:
    game = tame({"do": "give", "n": 3, "to": "neighbours"}, coins=[mine, 6, 6, 6])
    assert game.coins == after
    assert game.over


def test_r9_who_has_too_little_gives_all() -> None:
    game = tame({"do": "take", "n": 5, "from": "left"}, coins=[6, 3, 12, 6])
    assert game.coins == [9, 0, 12, 6]
    assert game.winners == (2,)


def test_r1_a_short_bank() -> None:
    game = begin(FOUR, bank=2, bear_tamer=[{"do": "bank", "n": 5}])
    announce(game, "bear_tamer")
    assert game.coins == [8, 6, 6, 6]


# --- look and swap -----------------------------------------------------------------------------------


def test_look_at_the_own_card() -> None:
    game = begin(FOUR, bear_tamer=[{"do": "look", "at": "own"}])
    assert only(Looked, announce(game, "bear_tamer")) == [Looked(0, ("0",), ("bear_tamer",))]


@pytest.mark.parametrize(("using", "mask"), [("0L", "judge"), ("0R", "bear_tamer")])
def test_the_own_card_is_the_one_announced_with(using: str, mask: str) -> None:
    game = begin("judge/bear_tamer thief/king cheat/widow", bear_tamer=[{"do": "look", "at": "own"}])
    assert only(Looked, announce(game, "bear_tamer", using=using)) == [Looked(0, (using,), (mask,))]


def test_the_own_card_is_the_one_contested_with() -> None:
    game = begin("judge/king/thief spy/widow/bear_tamer", bear_tamer=[{"do": "look", "at": "own"}])
    assert only(Looked, announce(game, "bear_tamer", "1P")) == [Looked(1, ("1P",), ("bear_tamer",))]


def test_look_at_a_chosen_card_of_others() -> None:
    game = tame({"do": "look", "at": "chosen"})
    assert (asked(game), answers(game)) == ((0, "place"), {"1", "2", "3"})
    assert only(Looked, play(game, "3")) == [Looked(0, ("3",), ("king",))]


def test_look_at_a_card_of_the_centre() -> None:
    game = tame({"do": "look", "at": "centre"})
    assert (asked(game), answers(game)) == ((0, "place"), {"c0", "c1"})
    assert only(Looked, play(game, "c1")) == [Looked(0, ("c1",), ("widow",))]


def test_look_at_the_only_card_of_the_centre() -> None:
    game = begin("bear_tamer judge thief king spy | cheat", bear_tamer=[{"do": "look", "at": "centre"}])
    assert only(Looked, announce(game, "bear_tamer")) == [Looked(0, ("c0",), ("cheat",))]


@pytest.mark.parametrize("step", [{"do": "look", "at": "centre"}, {"do": "swap", "cards": "own-centre"}])
def test_nothing_without_a_centre(step: Step) -> None:
    game = begin("bear_tamer judge thief king spy cheat", bear_tamer=[step, {"do": "bank", "n": 1}])
    events = announce(game, "bear_tamer")
    assert not only(Looked, events)
    assert without_effect(events) == ["bear_tamer"]
    assert game.coins[0] == 7  # the next step follows


@pytest.mark.parametrize("exchange", [True, False])
@pytest.mark.parametrize(
    ("word", "places", "other"), [("own-chosen", {"1", "2", "3"}, "2"), ("own-centre", {"c0", "c1"}, "c1")]
)
def test_swap_of_the_own_card(word: str, places: set[str], other: str, exchange: bool) -> None:
    game = tame({"do": "swap", "cards": word})
    assert (asked(game), answers(game)) == ((0, "place"), places)
    events = play(game, other)
    assert not only(Looked, events)
    assert (asked(game), answers(game)) == ((0, "swap"), {True, False})
    play(game, exchange)
    assert (game.cards["0"] == game.setup.deal[other]) is exchange
    assert (game.cards[other] == "bear_tamer") is exchange


def test_swap_of_two_chosen_cards_of_others() -> None:
    game = tame({"do": "swap", "cards": "two-chosen"})
    assert (asked(game), answers(game)) == ((0, "places"), {("1", "2"), ("1", "3"), ("2", "3")})
    play(game, ("3", "1"))
    assert asked(game) == (0, "swap")
    play(game, True)
    assert (game.cards["1"], game.cards["3"]) == ("king", "judge")


def test_r18_protected_cards_are_out_of_reach() -> None:
    for step in ({"do": "look", "at": "chosen"}, {"do": "swap", "cards": "own-chosen"}, {"do": "reveal"}):
        game = tame(step, cards="bear_tamer/judge/king thief/spy/widow")
        assert (asked(game), answers(game)) == ((0, "place"), {"1L", "1R"})


# --- fortunes, pass, reveal --------------------------------------------------------------------------


def test_fortunes_must_be_exchanged() -> None:
    game = tame({"do": "fortunes"}, coins=[3, 6, 7, 8])
    assert (asked(game), answers(game)) == ((0, "player"), {1, 2, 3})
    play(game, 3)
    assert game.coins == [8, 6, 7, 3]


@pytest.mark.parametrize("chosen", [True, False])
@pytest.mark.parametrize(("way", "coins"), [("left", [8, 3, 6, 7]), ("right", [6, 7, 8, 3])])
def test_pass_hands_on_all_fortunes(way: str, coins: list[int], chosen: bool) -> None:
    game = tame({"do": "pass", "way": "chosen" if chosen else way}, coins=[3, 6, 7, 8])
    if chosen:
        assert (asked(game), answers(game)) == ((0, "direction"), {"left", "right"})
        play(game, way)
    assert game.coins == coins


def test_reveal_shows_a_card_to_all_r3() -> None:
    game = tame({"do": "reveal"})
    assert (asked(game), answers(game)) == ((0, "player"), {1, 2, 3})
    assert only(Revealed, play(game, 1)) == [Revealed(((1, "1", "judge"),))]
    assert (game.active, verbs(game)) == (1, {"look", "swap"})


def test_reveal_of_the_damned_acts_as_with_the_guru_and_ends_the_power() -> None:
    cards = "bear_tamer damned thief king | cheat widow"
    game = begin(cards, bear_tamer=[{"do": "reveal"}, {"do": "take", "n": 5, "from": "right"}])
    announce(game, "bear_tamer", 2)
    events = play(game, 1)
    assert game.out == (0,)
    assert only(CardMoved, events) == [CardMoved("0", "1")]
    assert game.cards["1"] == "bear_tamer"
    assert game.coins == [0, 6, 5, 6]  # the fine is still due


# --- steps in order ----------------------------------------------------------------------------------


def test_r8_the_end_is_checked_after_each_step() -> None:
    game = tame({"do": "bank", "n": 2}, {"do": "give", "n": 5, "to": "left"}, coins=[11, 6, 6, 6])
    assert game.coins == [13, 6, 6, 6]
    assert game.winners == (0,)


def test_steps_run_in_order() -> None:
    game = tame(
        {"do": "give", "n": 1, "to": "left"},
        {"do": "fortunes"},
        {"do": "pass", "way": "left"},
        {"do": "bank", "n": 1},
        coins=[4, 6, 7, 8],
    )
    play(game, 2)  # 3 7 7 8, then 7 7 3 8, then 8 7 7 3
    assert game.coins == [9, 7, 7, 3]


def test_others_can_use_its_power() -> None:
    game = begin(
        "actress necromancer judge thief | cheat widow",
        first=1,
        graveyard="bear_tamer king",
        bear_tamer=[{"do": "bank", "n": 2}, {"do": "take", "n": 1, "from": "left"}],
    )
    announce(game, "necromancer")
    assert game.coins == [6, 8 + 1, 5, 6]


def test_the_actress_copies_it() -> None:
    game = begin("actress judge thief bear_tamer | cheat widow", first=3, bear_tamer=[{"do": "bank", "n": 2}])
    announce(game, "bear_tamer")
    announce(game, "actress")
    assert game.coins == [8, 6, 6, 8]


@pytest.mark.parametrize(
    ("steps", "idle"),
    [
        ([{"do": "take", "n": 2, "from": "left"}, {"do": "give", "n": 2, "to": "left"}], True),
        ([{"do": "give", "n": 1, "to": "neighbours"}, {"do": "take", "n": 1, "from": "neighbours"}], True),
        ([{"do": "take", "n": 2, "from": "left"}, {"do": "give", "n": 1, "to": "left"}], False),
        ([{"do": "take", "n": 2, "from": "left"}, {"do": "give", "n": 2, "to": "right"}], False),
        ([{"do": "take", "n": 2, "from": "left"}, {"do": "give", "n": 2, "to": "chosen"}], False),
        ([{"do": "pass", "way": "left"}, {"do": "pass", "way": "right"}], True),
        ([{"do": "pass", "way": "left"}, {"do": "pass", "way": "chosen"}], False),
        ([{"do": "pass", "way": "left"}], False),
        ([{"do": "bank", "n": 1}], False),
    ],
)
def test_steps_may_undo_one_another(steps: list[dict[str, object]], idle: bool) -> None:
    assert cancels_out(checked_power(steps)) is idle
