"""What is told to somebody who is learning the game."""

import random
from dataclasses import replace

import pytest

from mascarade_qt.engine.events import Ended
from mascarade_qt.engine.scenarios import deal, ready_scenarios
from mascarade_qt.match.messages import Role
from mascarade_qt.match.prospects import Prospect
from mascarade_qt.words import explanations
from mascarade_qt.words.company import Company


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
        (Prospect(0, 0), "no coins"),
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
