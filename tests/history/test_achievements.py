"""Each achievement in a game that reaches it, and in one that just misses it."""

from typing import Any

import pytest

from mascarade_qt.engine.cast import Role
from mascarade_qt.history.achievements import ACHIEVEMENTS, achieved
from mascarade_qt.words.achievements import title_and_text
from tests.support.looking_back import looked_back_on, passed

# The example's table: Ann (0) the King, Bob (1) the Judge, Cleo (2) the Thief, Dan (3) the Empress; the Cheat
# and the Trickster in the centre.
MASTER = Role(human=False, level="master")


def reached(*choices: Any, player: int = 0, others: Role = MASTER, **setup: Any) -> set[str]:
    """What Ann, or somebody else, achieves in this game."""
    game = looked_back_on(*choices, **setup)
    roles = [Role(human=True) if seat == player else others for seat in range(4)]
    return set(achieved(game, player, roles))


def announces(player: int, mask: str) -> list[Any]:
    """Nobody contests."""
    everybody = [(player + step) % 4 for step in range(1, 4)]
    return [[player, "turn", ["announce", str(player), mask]], *passed(*everybody)]


def looks(*players: int) -> list[Any]:
    """One turn each."""
    return [[player, "turn", ["look", str(player)]] for player in players]


def rich(*coins: int) -> dict[str, Any]:
    """What everybody begins with."""
    return {"coins": list(coins)}


def contested(player: int, mask: str, by: int) -> list[Any]:
    """One player contests, the others don't."""
    asked = [(player + step) % 4 for step in range(1, 4)]
    answers: list[Any] = [[one, "contest", str(one) if one == by else False] for one in asked]
    return [[player, "turn", ["announce", str(player), mask]], *answers]


WIN, LIE = announces(0, "king"), announces(0, "empress")  # they bring 2 and 3 coins
ROUND = looks(1, 2, 3)
DAN_WINS = announces(3, "empress")
CAUGHT = [*contested(1, "cheat", 0), *looks(2, 3), *WIN]
FEINT = [[1, "turn", ["swap", "1", "0"]], [1, "swap", False], *looks(2, 3), *WIN]
IDLE = [[0, "turn", ["swap", "0", "c0"]], [0, "swap", False], *ROUND]
SAVED = [*contested(1, "king", 0), *looks(2), *DAN_WINS]
SWAPPED = [[0, "turn", ["swap", "0", "1"]], [0, "swap", True], *announces(1, "judge"), *looks(2)]
EXCHANGED = [*announces(0, "witch"), [0, "player", 3]]
POOR = [*looks(0), *ROUND, *EXCHANGED, *ROUND, *LIE]
WITCH = {"deal": {"0": "witch", "1": "judge", "2": "thief", "3": "empress", "c0": "cheat", "c1": "king"}}


def doubted(*by: int) -> list[Any]:
    """Ann tells the truth."""
    return [
        [0, "turn", ["announce", "0", "king"]],
        *([one, "contest", str(one) if one in by else False] for one in (1, 2, 3)),
        *looks(1, 2),
        *DAN_WINS,
    ]


def liars(*players: int) -> list[Any]:
    """They all say that they are the King, and Ann is."""
    return [choice for player in players for choice in contested(player, "king", 0)]


Case = tuple[list[Any], dict[str, Any]]
# For each: a game that reaches it, and one that just misses it.
GAMES: dict[str, tuple[Case, Case]] = {
    "honest": (
        ([*WIN, *ROUND, *WIN, *ROUND, *WIN], rich(7, 6, 6, 6)),
        ([*WIN, *ROUND, *LIE, *ROUND, *WIN], rich(6, 6, 6, 6)),
    ),
    "bluff": ((LIE, rich(10, 6, 6, 6)), (WIN, rich(11, 6, 6, 6))),
    "cheat": (
        (CAUGHT, rich(12, 10, 6, 6) | {"first": 1}),
        (CAUGHT, rich(12, 9, 6, 6) | {"first": 1}),
    ),
    "unknown": ((FEINT, rich(11, 6, 6, 6) | {"first": 1}), (WIN, rich(11, 6, 6, 6))),
    "blind": (
        ([*IDLE, *IDLE, *WIN], rich(11, 6, 6, 6)),
        ([*IDLE, *looks(0), *ROUND, *WIN], rich(11, 6, 6, 6)),
    ),
    "last-coin": (
        (SAVED, rich(1, 6, 6, 10) | {"first": 1}),
        (SAVED, rich(2, 6, 6, 10) | {"first": 1}),
    ),
    "doubted": ((doubted(1, 2), rich(6, 6, 6, 10)), (doubted(1), rich(6, 6, 6, 10))),
    "sharp": (
        (liars(1, 2, 3), rich(7, 6, 6, 6) | {"first": 1}),
        (liars(1, 2), rich(9, 6, 6, 6) | {"first": 1}),
    ),
    "fibber": (
        ([*LIE, *ROUND, *LIE, *ROUND, *LIE], rich(4, 6, 6, 6)),
        ([*LIE, *ROUND, *LIE], rich(7, 6, 6, 6)),
    ),
    "sleight": (
        ([*SWAPPED, *DAN_WINS], rich(6, 6, 6, 10)),
        ([*looks(0), *SWAPPED[2:], *DAN_WINS], rich(6, 6, 6, 10)),
    ),
    "comeback": ((POOR, WITCH | rich(1, 6, 6, 12)), (POOR, WITCH | rich(2, 6, 6, 12))),
    "ruin": (
        (contested(3, "king", 0), rich(8, 6, 6, 1) | {"first": 3}),
        (WIN, rich(11, 6, 6, 1)),
    ),
}


def test_every_achievement_has_its_games() -> None:
    assert [*GAMES, "masters"] == list(ACHIEVEMENTS)


@pytest.mark.parametrize("name", GAMES)
def test_it_is_reached_and_just_missed(name: str) -> None:
    (choices, setup), (almost, other) = GAMES[name]
    assert name in reached(*choices, **setup)
    missed = looked_back_on(*almost, **other)
    assert missed.ended is not None
    assert name not in reached(*almost, **other)


def test_masters_alone_count_as_masters() -> None:
    assert "masters" in reached(*WIN, **rich(11, 6, 6, 6))
    for other in (Role(human=False, level="courtier"), Role(human=True), Role(False, bot="my.py:Bot")):
        assert "masters" not in reached(*WIN, others=other, **rich(11, 6, 6, 6))
    assert "masters" not in reached(*WIN, player=1, **rich(11, 6, 6, 6))


def test_everything_has_a_title_and_a_text() -> None:
    for name in ACHIEVEMENTS:
        title, text = title_and_text(name)
        assert title
        assert text.endswith(".")


def test_a_game_that_is_not_over_achieves_nothing() -> None:
    assert reached(*LIE) == set()
