"""What one finished game adds to the figures of its people."""

from dataclasses import replace

from mascarade_qt.engine.cast import Cast, Role
from mascarade_qt.engine.record import Record, parse_record
from mascarade_qt.history.figures import BOTS, HOT_SEAT, MIXED, person_games
from tests.example_records import encoded, example
from tests.support.looking_back import passed


def told(*choices: object) -> Record:
    """A person and three bots; the person has the King."""
    document = example(choices=list(choices))
    document["setup"] |= {
        "opening_turns": 0,
        "coins": [12, 6, 6, 6],
        "roles": [{"human": True}, *[{"human": False, "level": "master"}] * 3],
        "scenario": "a4",
    }
    return parse_record(encoded(document))


def test_a_game_is_counted_as_it_was() -> None:
    """Player 0 wears the King; lets a lie of player 2 pass; contests player 3 rightly, and wins."""
    record = told(
        *([0, "turn", ["announce", "0", "empress"]], [1, "contest", "1"], *passed(2, 3)),  # both lie
        *([1, "turn", ["look", "1"]], [2, "turn", ["announce", "2", "judge"]], *passed(3, 0, 1)),
        *([3, "turn", ["announce", "3", "king"]], [0, "contest", "0"], *passed(1, 2)),
    )
    (game,) = person_games(record)
    assert (game.name, game.kind, game.level, game.players, game.scenario) == ("Ann", BOTS, "master", 4, "a4")
    assert (game.announced, game.lies, game.believed) == (1, 1, 0)
    assert (game.contests, game.right, game.fooled) == (1, 1, 1)
    assert game.won
    assert game.coins == 13
    assert dict(game.worn) == {"king": 4}


def test_a_game_that_is_not_over_does_not_count() -> None:
    assert person_games(told([0, "turn", ["look", "0"]])) == []


def test_a_game_without_roles_belongs_to_nobody() -> None:
    assert person_games(parse_record(encoded(example()))) == []


def test_mixed_levels_are_said_to_be_mixed() -> None:
    roles = (Role(human=True), Role(human=False, level="guest"), Role(human=False, level="master"))
    record = told(*([0, "turn", ["announce", "0", "king"]], *passed(1, 2, 3)))
    (game,) = person_games(replace(record, cast=Cast((*roles, roles[1]))))
    assert game.level == MIXED


def test_people_at_one_screen_are_counted_each() -> None:
    record = told(*([0, "turn", ["announce", "0", "king"]], *passed(1, 2, 3)))
    person, guest = Role(human=True), Role(human=False, level="guest")
    games = person_games(replace(record, cast=Cast((person, person, guest, guest))))
    assert [(game.name, game.kind, game.level, game.won) for game in games] == [
        ("Ann", HOT_SEAT, "guest", True),
        ("Bob", HOT_SEAT, "guest", False),
    ]
    assert [game.coins for game in games] == [14, 6]


def test_only_a_lie_that_held_fools_those_who_let_it_pass() -> None:
    record = told(
        [0, "turn", ["look", "0"]],
        *([1, "turn", ["announce", "1", "judge"]], *passed(2, 3, 0)),  # is true
        *([2, "turn", ["announce", "2", "empress"]], [3, "contest", "3"], *passed(0, 1)),  # did not hold
        *([3, "turn", ["look", "3"]], [0, "turn", ["announce", "0", "king"]], *passed(1, 2, 3)),
    )
    (game,) = person_games(record)
    assert (game.fooled, game.lies, game.announced, game.contests) == (0, 0, 1, 0)
