"""Who plays: what a record says, what is made of that, and new games."""

import random
from dataclasses import replace
from datetime import UTC, datetime
from typing import Any

import pytest

from mascarade_qt.bots.registry import bot_role
from mascarade_qt.engine.cast import HELP, Cast, Role, cast_from_data
from mascarade_qt.engine.record import Record, parse_record, record_text
from mascarade_qt.engine.scenarios import ready_scenarios
from mascarade_qt.engine.setup import MOST_PLAYERS
from mascarade_qt.history.finished_games import rematch, same_deal
from mascarade_qt.match.characters import mixed_company
from mascarade_qt.match.loaded import load
from mascarade_qt.match.new_games import new_record, pick_guests
from mascarade_qt.match.roles import REGULAR, admitted, registered_name
from mascarade_qt.words.guests import guest_names
from tests.match.tables import a_record
from tests.support.roles import PERSON

BOLD = Role(human=False, level="master", temperament="bold", seed=7)
FOREIGN = Role(human=False, bot="cmd:./bot", seed=8)


SETUP = a_record(4).setup


def read(*rows: Any) -> Cast:
    """The cast of four players, as read from a file."""
    return cast_from_data(list(rows), SETUP)


@pytest.mark.parametrize("help", HELP)
@pytest.mark.parametrize("notes", [{}, {"0": "King!"}], ids=str)
def test_there_and_back(help: str, notes: dict[str, str]) -> None:
    cast = Cast((PERSON, BOLD, FOREIGN, BOLD), help, notes)
    record = replace(a_record(4), cast=cast)
    assert parse_record(record_text(record).encode()).cast == cast
    assert admitted(cast, {FOREIGN.bot}) == cast


def test_the_arena_writes_the_same() -> None:
    assert bot_role("master-bold", 7) == BOLD
    assert bot_role("cmd:./bot", 8) == FOREIGN


def test_what_is_unknown_is_passed_over() -> None:
    person = {
        "human": True,
        "help": "oracle",
        "hat": "feathered",
        "notes": {"99": "x", "0": 3, "1": "", "2": "y"},
    }
    bot = {"human": False, "level": "emperor", "moods": [1], "temperament": None}
    cast = read(person, bot, bot, bot)
    emperor = Role(human=False, level="emperor")
    assert cast == Cast((PERSON, *[emperor] * 3), "classic", {"2": "y"})
    assert admitted(cast) == Cast((PERSON, *[REGULAR] * 3), "classic", {"2": "y"}, (1, 2, 3))


@pytest.mark.parametrize(
    ("role", "name"),
    [
        (Role(human=False), "regular"),
        (Role(human=False, level="master"), "master"),
        (BOLD, "master-bold"),
        (FOREIGN, "cmd:./bot"),
    ],
)
def test_what_a_bot_is_called(role: Role, name: str) -> None:
    assert registered_name(role) == name


def test_guests_have_names_of_their_own() -> None:
    assert len(set(guest_names())) == len(guest_names()) == MOST_PLAYERS
    for seed in range(50):
        names = pick_guests(guest_names(), 12, ["tomà", "Anna"], random.Random(seed))
        assert len(set(names)) == 12
        assert "Tomà" not in names


def game(seed: int | None = 5, **options: Any) -> Record:
    return new_record(
        ready_scenarios()["ultimate-combo"],
        ["Anna", *[""] * 12],
        [PERSON, *[BOLD] * 12],
        seed,
        guests=guest_names(),
        **options,
    )


def roles(record: Record) -> tuple[Role, ...]:
    assert record.cast is not None
    return record.cast.roles


def test_a_seed_repeats_the_deal_but_not_what_bots_will_do() -> None:
    games = game(), game()
    one, again = (found.setup for found in games)
    assert (one.players, one.deal, one.graveyard, one.first) == (
        again.players,
        again.deal,
        again.graveyard,
        again.first,
    )
    seeds = {role.seed for found in games for role in roles(found) if not role.human}
    assert len(seeds) == 24


def test_where_nobody_plays_all_can_be_repeated() -> None:
    when = datetime(2026, 1, 2, 3, 4, 5, tzinfo=UTC)
    one, again = (game(created=when, chance=random.Random(3)) for _ in range(2))
    assert one == again
    assert game(5).setup.deal != game(6).setup.deal
    assert len({game(None).seed for _ in range(5)}) == 5


def test_what_a_new_game_remembers() -> None:
    record = game(first=3, help="coach", created=datetime(2026, 1, 2, 3, 4, 5, tzinfo=UTC))
    setup = record.setup
    assert record.scenario == "ultimate-combo"
    assert record.seed == 5
    assert record.created == "2026-01-02T03:04:05+00:00"
    assert setup.first == 3
    cast = record.cast
    assert cast is not None
    assert cast.help == "coach"
    assert len({role.seed for role in cast.roles[1:]}) == 12
    assert len(set(setup.players)) == 13
    assert setup.players[0] == "Anna"


def test_who_begins_does_not_change_the_deal() -> None:
    assert game(first=3).setup.deal == game().setup.deal
    assert len({game(seed).setup.first for seed in range(40)}) > 6


def test_who_sits_there_is_remembered_and_sits_there_again() -> None:
    company = mixed_company(12, random.Random(1))
    record = game(characters=["", *company])
    assert record.setup.characters == ("", *company)
    finale = replace(load(record).finale(), scenario="ultimate-combo")
    for again in (rematch(finale, "classic"), same_deal(finale, "classic")):
        assert again.record.setup.characters == record.setup.characters


def test_options_of_the_game() -> None:
    setup = game(opening_turns=7, revealed="must-swap").setup
    assert (setup.opening_turns, setup.revealed) == (7, "must-swap")
