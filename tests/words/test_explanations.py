"""What players read while they learn the game."""

import random
from dataclasses import replace

import pytest

from mascarade_qt.engine.cast import Role
from mascarade_qt.engine.events import Eliminated, Ended
from mascarade_qt.engine.scenarios import deal, ready_scenarios
from mascarade_qt.match.prospects import Prospect
from mascarade_qt.words import explanations
from mascarade_qt.words.company import Company
from tests.support.stories import DUEL, SIX


def company(*coins: int, me: int | None = 0) -> Company:
    """Five players of the first scenario."""
    setup = deal(ready_scenarios()["a5"], ["Ann", "Bob", "Cleo", "Dan", "Eve"], random.Random(1))
    return Company(replace(setup, coins=coins or (6,) * 5), me)


@pytest.mark.parametrize(
    ("found", "words"),
    [
        (Prospect(2, 2), "+2 coins"),
        (Prospect(1, 1), "+1 coin"),
        (Prospect(0, 4), "up to +4 coins"),
        (Prospect(0, 0), "brings no coins"),
        (Prospect(-3, -3), "−3 coins"),
        (Prospect(0, 0, wins=True), "wins the game"),
        (Prospect(0, 7, wins=True), "may win the game"),
        (Prospect(0, 0, unknown=True), "depends on a mask"),
    ],
)
def test_what_a_power_would_bring(found: Prospect, words: str) -> None:
    assert explanations.gain_text(found).replace("\u00a0", " ") == words


def test_who_is_near_the_goal() -> None:
    assert explanations.near_the_goal(company()) == ""
    assert "You" in explanations.near_the_goal(company(12, 6, 6, 6, 6))
    assert "Bob" in explanations.near_the_goal(company(6, 12, 6, 6, 6))
    assert "Bob and you" in explanations.near_the_goal(company(12, 12, 6, 6, 6))


def test_nobody_is_near_the_goal_once_it_is_reached() -> None:
    won = company(12, 6, 6, 6, 6)
    won.see(Ended((0,), "thirteen", won.setup.coins))
    assert explanations.near_the_goal(won) == ""


def test_what_is_known_of_a_player() -> None:
    bot = Role(human=False, level="master", temperament="bold")
    told = explanations.seat_lines(company(12, 6, 6, 6, 6), 0, bot).replace("\u00a0", " ")
    assert told.startswith("1 coin short of winning.")
    assert "King" in told
    assert "Master, bold" in told
    assert "Human" in explanations.seat_lines(company(), 0, Role(human=True))


def test_cards_are_told_apart_by_where_they_lie() -> None:
    table = company()
    lines = {explanations.card_line(table, place) for place in ("0", "1", "c0")}
    assert len(lines) == 3


def test_many_are_near_the_goal() -> None:
    five = company(12, 12, 12, 12, 12, me=None)
    assert explanations.near_the_goal(five) == "Could win on their next turn: Ann, Bob, Cleo, Dan and Eve"
    masks = dict(zip("012345", ("king", "judge", "empress", "thief", "queen", "cheat"), strict=True))
    six = Company(replace(SIX, deal=masks, coins=(12,) * 6), 0)
    assert explanations.near_the_goal(six) == "6\u00a0players could win on their next turn"


@pytest.mark.parametrize(
    ("coins", "text"),
    [
        ((6, 8, 6, 6, 6), "Most coins: 8 (Bob)"),
        ((8, 8, 6, 6, 6), "Most coins: 8 (Bob and you)"),
        ((8, 8, 8, 6, 6), "Most coins: 8"),
    ],
)
def test_who_is_ahead(coins: tuple[int, ...], text: str) -> None:
    assert explanations.ahead(company(*coins)) == text


@pytest.mark.parametrize(
    ("place", "text"),
    [
        ("0", "Your card. You may look at it on your turn."),
        ("1", "A face-down card. Which mask is it by now?"),
        ("c0", "This card belongs to nobody. On your turn you can swap your own card with it."),
    ],
)
def test_what_a_card_is(place: str, text: str) -> None:
    assert explanations.card_line(company(), place) == text


def test_a_protected_card_is_explained_to_both() -> None:
    for me in (0, 1):
        said = explanations.card_line(Company(DUEL, me), "0P")
        assert said == "A protected card. Only its owner can swap it, with another of their own cards."


def test_what_is_known_of_players_who_cannot_win_yet() -> None:
    table = company()
    guest = Role(human=False, level="guest", temperament="even")
    other = Role(human=False, bot="cmd:./bot")
    assert explanations.seat_lines(table, 1, guest) == "7\u00a0coins short of winning. Bot: Guest."
    assert explanations.seat_lines(table, 1, other) == "7\u00a0coins short of winning. Bot."
    assert explanations.seat_lines(table, 1, None) == "7\u00a0coins short of winning."
    table.see(Eliminated(1, 1, ("1",)))
    assert explanations.seat_lines(table, 1, guest) == "Out of the game."


def test_the_goal_and_the_purses() -> None:
    assert explanations.goal() == "First to 13 coins wins"
    explained = "If anybody runs out of coins, the richest player wins. Point at anything to see what it is."
    assert explanations.goal_explained() == explained
    assert explanations.with_gain("King", "+2") == "King: +2"
    assert "Fines are paid here." in explanations.purse_line("courthouse")
    assert explanations.purse_line("bank").startswith("Coins that nobody owns yet.")
    assert explanations.answer_line("pass") == "Don’t claim the mask. You pay no fine."
