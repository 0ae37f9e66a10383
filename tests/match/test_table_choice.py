"""What was chosen before a game is remembered, and nothing damaged gets in."""

import json
import random
from dataclasses import replace
from itertools import product

import pytest

from mascarade_qt.engine.cast import Role
from mascarade_qt.engine.layout import MUST_SWAP
from mascarade_qt.engine.setup import MOST_OPENING_TURNS, MOST_PLAYERS
from mascarade_qt.match.characters import CHARACTERS
from mascarade_qt.match.table_choice import (
    BY_SCENARIO,
    LONGEST_BOT,
    MOST_NAMES,
    SeatChoice,
    TableChoice,
    choice_data,
    first_choice,
    read_choice,
    read_names,
)

CHOSEN = TableChoice(
    players=4,
    scenario="a4",
    revealed=MUST_SWAP,
    opening_turns=3,
    help="coach",
    seed=7,
)
SEATS = (
    SeatChoice(human=True, name="Anna", character="jacopo"),
    SeatChoice(level="master", temperament="bold", character="marin", stranger=True),
    SeatChoice(bot="cmd:./bot", name="Bot", character="bettina"),
    SeatChoice(level="guest", temperament="even", character="tonin"),
)
for _number, _seat in enumerate(SEATS):
    CHOSEN = CHOSEN.with_seat(_number, _seat)


def test_a_choice_is_read_as_it_was_written_but_for_its_seed() -> None:
    data = json.loads(json.dumps(choice_data(CHOSEN)))
    found = read_choice(data)
    assert found.seats == CHOSEN.seats
    assert found.taken == SEATS
    assert (found.players, found.scenario, found.revealed) == (4, "a4", MUST_SWAP)
    assert (found.opening_turns, found.help, found.seed) == (3, "coach", None)


def test_who_sits_there_as_the_match_wants_it() -> None:
    assert [seat.role() for seat in SEATS] == [
        Role(human=True),
        Role(human=False, level="master", temperament="bold"),
        Role(human=False, bot="cmd:./bot"),
        Role(human=False, level="guest", temperament="chaotic"),
    ]
    assert [seat.seated for seat in SEATS] == ["", "", "", "tonin"]


@pytest.mark.parametrize("data", [None, "a4", 4, [], [{}]], ids=repr)
def test_the_first_game_is_against_guests(data: object) -> None:
    found = read_choice(data)
    assert found == first_choice()
    assert (found.players, found.help) == (6, "history")
    assert [seat.human for seat in found.seats] == [True] + [False] * (MOST_PLAYERS - 1)
    assert {seat.level for seat in found.seats[1:]} == {"guest"}


@pytest.mark.parametrize(
    ("key", "value"),
    [
        *product(["players"], [1, MOST_PLAYERS + 1, True, "4", 4.0, None]),
        *product(["opening_turns"], [-1, MOST_OPENING_TURNS + 1, "2", None]),
        *product(["help"], ["much", 3, None]),
        *product(["revealed"], ["never", 1, None]),
        *product(["scenario"], ["x" * (LONGEST_BOT + 1), "a\nb", 4, None]),
        *product(["seats"], [{}, "all", None, [None] * 3, ["Anna"]]),
    ],
)
def test_what_is_damaged_is_as_usual(key: str, value: object) -> None:
    usual, data = TableChoice(), choice_data(CHOSEN)
    found = read_choice(data | {key: value})
    assert getattr(found, key) == getattr(usual, key)
    for other in set(data) - {key, "seats"}:
        assert getattr(found, other) == getattr(CHOSEN, other)


@pytest.mark.parametrize(("players", "turns"), [(2, 0), (MOST_PLAYERS, MOST_OPENING_TURNS)])
def test_the_least_and_the_most_are_allowed(players: int, turns: int) -> None:
    found = read_choice(choice_data(CHOSEN) | {"players": players, "opening_turns": turns})
    assert (found.players, found.opening_turns) == (players, turns)
    assert len(found.taken) == players


def test_the_longest_texts_are_allowed() -> None:
    row = {"human": False, "name": "", "level": "master", "temperament": "bold", "bot": "x" * LONGEST_BOT}
    assert read_choice(choice_data(CHOSEN) | {"seats": [row]}).seats[0].bot == "x" * LONGEST_BOT


@pytest.mark.parametrize(
    ("key", "value", "usual"),
    [
        ("human", 1, True),
        ("human", None, True),
        ("name", "x" * 500, ""),
        ("name", "a\u202eb", ""),
        ("level", "grandmaster", "regular"),
        ("temperament", "mad", "even"),
        ("bot", "x" * (LONGEST_BOT + 1), ""),
    ],
)
def test_what_is_damaged_on_a_seat_is_as_usual(key: str, value: object, usual: object) -> None:
    row = {"human": False, "name": "Bo", "level": "master", "temperament": "bold", "bot": "b"}
    data = choice_data(CHOSEN)
    [first, *others] = read_choice(data | {"seats": [row | {key: value}]}).seats
    assert getattr(first, key) == usual
    for other in set(row) - {key}:
        assert getattr(first, other) == row[other]
    assert others == list(TableChoice().seats[1:])


def test_too_many_seats_are_left_out() -> None:
    data = choice_data(CHOSEN) | {"seats": [{"human": True}] * (MOST_PLAYERS + 5)}
    found = read_choice(data)
    assert len(found.seats) == MOST_PLAYERS
    assert all(seat.human for seat in found.seats)
    assert TableChoice().revealed == BY_SCENARIO


@pytest.mark.parametrize(
    ("written", "read"), [(0, 0), (12, 12), (None, None), (13, None), (-1, None), ("1", None)]
)
def test_who_begins_is_remembered(written: object, read: int | None) -> None:
    found = read_choice(choice_data(CHOSEN) | {"first": written})
    assert found.first == read


def test_everybody_is_there_only_once() -> None:
    """Whatever a file says: unknown characters and the second of a kind are others."""
    for who in ("bettina", "casanova", "", 7, None):
        rows = [{"human": False, "character": who}] * MOST_PLAYERS
        seats = read_choice({"seats": rows, "players": MOST_PLAYERS}).taken
        assert len({seat.seated for seat in seats} & set(CHARACTERS)) == MOST_PLAYERS


def test_a_table_from_before_there_were_characters() -> None:
    """Bots without a name become characters; those with one keep it."""
    row = {"human": False, "name": "", "level": "guest", "temperament": "bold", "bot": ""}
    seats = read_choice({"seats": [row, row | {"name": "Bo"}], "players": 2}).taken
    assert seats[0].seated == TableChoice().seats[0].character
    assert (seats[1].seated, seats[1].name, seats[1].role().temperament) == ("", "Bo", "bold")


def test_characters_change_places() -> None:
    choice = TableChoice()
    one, other = choice.seats[1].character, choice.seats[2].character
    changed = choice.with_character(1, other)
    assert [seat.character for seat in changed.seats[1:3]] == [other, one]
    assert changed.with_character(1, one) == choice


@pytest.mark.parametrize("players", [2, 6, 12, 13])
def test_another_company_is_as_new_as_can_be(players: int) -> None:
    choice = replace(TableChoice(), players=players)
    before = {seat.seated for seat in choice.taken}
    after = choice.with_company(random.Random(3))
    assert len({seat.character for seat in after.seats}) == MOST_PLAYERS
    assert bool(before & {seat.seated for seat in after.taken} - {""}) == (players == MOST_PLAYERS)


def test_a_person_who_is_no_longer_there_does_not_begin() -> None:
    people = TableChoice(players=3, seats=(SeatChoice(human=True), *[SeatChoice()] * (MOST_PLAYERS - 1)))
    assert replace(people, first=0).begins == 0
    assert replace(people, first=1).begins is None  # a bot's seat
    assert replace(people.with_seat(4, SeatChoice(human=True)), first=4).begins is None  # nobody sits there


@pytest.mark.parametrize(
    "data", [None, 7, "Anna", {"Anna": 1}, [], [None, 3, "", ["Anna"], "a\nb", "x" * 500]]
)
def test_damaged_names_of_people_are_nobodys(data: object) -> None:
    assert read_names(data) == ()


def test_the_last_people_who_played_are_remembered_once_each() -> None:
    assert read_names(["Zoe", "Anna", None, "Zoe", "Ben"]) == ("Zoe", "Anna", "Ben")
    many = [f"Guest {number}" for number in range(100)]
    assert read_names(many) == tuple(many[:MOST_NAMES])


def test_a_person_and_a_bot_on_the_same_seat_each_keep_their_name() -> None:
    bot = SeatChoice(name="Tonin")
    assert bot.taken_by(human=False) == bot
    person = replace(bot.taken_by(human=True), name="Anna")
    assert person.human
    assert person.taken_by(human=True) == person
    assert (person.taken_by(human=False).name, person.taken_by(human=False).human) == ("Tonin", False)
    assert person.taken_by(human=False).taken_by(human=True) == person
