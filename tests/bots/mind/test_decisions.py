"""Positions in which the right answer is clear: turns, swaps and contests."""

import pytest

from mascarade_qt.engine.questions import Answer
from tests.bots.prepared import Watched
from tests.engine.builders import begin, crowd

LEVELS = ("courtier", "master")


def names(mask: str, answer: Answer) -> bool:
    """Whether this answer announces the mask."""
    return isinstance(answer, tuple) and answer[0] == "announce" and answer[2] == mask


@pytest.mark.parametrize("level", LEVELS)
def test_announces_what_wins_and_what_it_has(level: str) -> None:
    table = Watched(begin("empress king judge thief | cheat witch", coins=(10, 6, 6, 6)))
    reason = table.always(("announce", "0", "empress"), level)
    assert reason.kind == "announce-wins"


@pytest.mark.parametrize("level", LEVELS)
def test_announces_the_cheat_with_ten_coins(level: str) -> None:
    table = Watched(begin("cheat king judge thief | empress witch", coins=(10, 6, 6, 6)))
    assert table.always(("announce", "0", "cheat"), level).kind == "announce-wins"


@pytest.mark.parametrize("level", LEVELS)
def test_announces_the_judge_before_a_full_courthouse(level: str) -> None:
    table = Watched(begin("judge king cheat thief | empress witch", courthouse=7))
    table.always(("announce", "0", "judge"), level)


@pytest.mark.parametrize("level", LEVELS)
def test_contests_with_the_mask(level: str) -> None:
    table = Watched(begin("king judge empress cheat | thief witch", coins=(10, 6, 6, 6)))
    table.announce("cheat").all_pass(until=3)
    reason = table.always("3", level)
    assert (reason.kind, reason.facts["chance"]) == ("contest-have", 1.0)


@pytest.mark.parametrize("level", LEVELS)
def test_the_last_one_contests_a_lie_that_would_win(level: str) -> None:
    table = Watched(begin("king judge empress thief | cheat witch", coins=(10, 6, 6, 6)))
    table.announce("cheat").all_pass(until=3)
    assert table.always("3", level).kind == "contest-stop"


@pytest.mark.parametrize("level", LEVELS)
def test_lets_pass_what_is_true(level: str) -> None:
    table = Watched(begin("king judge empress thief | cheat witch")).announce("king")
    assert table.always(False, level).kind == "pass-believe"


def test_leaves_a_lie_to_the_one_who_can_prove_it() -> None:
    table = Watched(begin("judge thief empress king | cheat witch")).announce("king")
    assert table.always(False).kind == "pass-others"


@pytest.mark.parametrize("level", LEVELS)
def test_does_not_bankrupt_somebody_for_the_richest(level: str) -> None:
    table = Watched(begin("thief king judge empress | cheat witch", coins=(5, 1, 10, 6)))
    table.always(lambda answer: not names("thief", answer), level)


@pytest.mark.parametrize("level", LEVELS)
def test_bankrupts_somebody_when_that_wins(level: str) -> None:
    table = Watched(begin("thief king judge empress | cheat witch", coins=(9, 1, 8, 6)))
    table.always(("announce", "0", "thief"), level)


def test_does_not_pay_the_last_coin_as_a_fine() -> None:
    table = Watched(begin("king judge empress thief | cheat witch", coins=(6, 1, 6, 9))).announce("empress")
    table.always(False)


def test_takes_the_good_card_when_it_may_only_swap() -> None:
    table = Watched(begin("judge king empress thief | cheat witch", coins=(9, 6, 6, 6), opening_turns=1))
    assert table.answers(range(20)).most_common(1)[0][0] == ("swap", "0", "2")
    table.play(("swap", "0", "2"))
    found = table.answers(range(20))
    assert found[True] > found[False]
    assert {table.ask(seed)[1].kind for seed in range(20)} <= {"swap-real", "swap-pretend"}


def test_a_master_disturbs_the_one_who_is_about_to_win() -> None:
    """Both others' cards would bring the same; one of the two is about to win with it."""
    table = Watched(begin("judge king queen thief | spy witch", coins=(6, 11, 6, 6), opening_turns=1))
    table.always(("swap", "0", "1"))
    table = Watched(begin("judge king queen thief | spy witch", coins=(6, 6, 11, 6), opening_turns=1))
    table.always(("swap", "0", "2"))


def test_a_good_card_is_worth_a_look_when_others_may_have_it() -> None:
    table = Watched(begin(crowd(6, "king", "empress", "judge", "witch", "thief", "spy"), first=1))
    for seat in range(1, 6):
        table.play(("swap", str(seat), "0"), False)
    kinds = {table.ask(seed)[1].kind for seed in range(12)}
    assert kinds & {"look-unsure", "announce-likely", "swap-better", "swap-threat", "swap-confuse"}


@pytest.mark.parametrize("level", LEVELS)
def test_the_damned_is_never_shown(level: str) -> None:
    cards = crowd(8, "king", "damned", "empress", "judge", "witch")
    table = Watched(begin(cards)).announce("empress").all_pass(until=1)
    table.always(False, level)


def test_a_charm_on_the_damned_is_left_alone() -> None:
    cards = "courtesan king empress judge witch spy thief damned"
    table = Watched(begin(cards, coins=6))
    table.always(lambda answer: not names("courtesan", answer))


@pytest.mark.parametrize("level", LEVELS)
def test_two_players_contest_with_any_card(level: str) -> None:
    table = Watched(begin("king/judge/fool witch/trickster/empress", coins=(10, 6))).announce("empress", "0L")
    table.always("1P", level)


def test_three_players_announce_with_the_right_card() -> None:
    table = Watched(begin("judge/empress king/fool witch/trickster", coins=(10, 6, 6)))
    table.always(("announce", "0R", "empress"))


def test_waiting_for_ever_ends() -> None:
    """When everybody knows everything and only looks, somebody tries something new."""
    table = Watched(begin("judge king thief spy | cheat widow", coins=6))
    for _ in range(24):
        table.play(("look", str(table.game.turn_seat)))
    table.always(lambda answer: isinstance(answer, tuple) and answer[0] != "look")
