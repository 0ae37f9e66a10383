"""The ladder: everybody against full tables of each other, and mixed tables."""

from mascarade_qt.bots.arena.ladder import MIXED, Cell, games_in_all, mixed_games, run_ladder, rungs
from mascarade_qt.bots.arena.plan import Plan
from mascarade_qt.commands.arena_report import ladder_data, ladder_text
from mascarade_qt.commands.workers import HereExecutor
from mascarade_qt.engine.scenarios import ready_scenarios

KINDS = ("random", "naive", "never-contests")
TABLE = Plan(ready_scenarios()["a5"], 6, KINDS, 0)


def test_a_lone_bot_meets_full_tables_of_every_other_kind_and_a_mixed_one() -> None:
    found = list(rungs(TABLE, 12))
    assert [(rung.bots, rung.against) for rung in found] == [
        (("random",), "naive"),
        (("random",), "never-contests"),
        (("naive",), "random"),
        (("naive",), "never-contests"),
        (("never-contests",), "random"),
        (("never-contests",), "naive"),
        (KINDS, MIXED),
    ]
    assert found[0].plan.bots == ("random", *("naive",) * 5)
    assert found[-1].plan.mixed
    assert games_in_all([TABLE], 12) == sum(rung.games for rung in found) == 6 * 12 + 12


def test_mixed_games_let_everybody_sit_often_enough() -> None:
    many = Plan(ready_scenarios()["a5"], 6, tuple("abcdefghijkl"), 0)
    assert mixed_games(many, 100) == 204  # twelve kinds on six seats: each in half of them
    assert mixed_games(TABLE, 100) == 102


def test_a_small_ladder() -> None:
    done: list[int] = []
    cells = run_ladder([TABLE], 24, HereExecutor(), done.append)
    assert done[-1] == games_in_all([TABLE], 24)
    found = {(cell.bot, cell.against): cell for cell in cells}
    assert len(found) == len(cells) == 9
    better, worse = found["naive", "random"], found["random", "naive"]
    assert better.times_fair > 2 > worse.times_fair
    assert all(cell.low <= cell.times_fair <= cell.high for cell in cells)
    mixed = [cell for cell in cells if cell.against == MIXED]
    assert [cell.bot for cell in mixed] == list(KINDS)


CELLS = [
    Cell("a5", 6, "random", "naive", 24, 0.123, 0.02, 0.42),
    Cell("a5", 6, "naive", "random", 24, 4.5678, 4.0, 5.0),
    Cell("a5", 6, "random", MIXED, 24, 0.5, 0.3, 0.7),
    Cell("a5", 6, "naive", MIXED, 24, 1.5, 1.3, 1.7),
]


def test_the_table_as_text() -> None:
    assert ladder_text(CELLS, markdown=False) == [
        "6 players, a5, 24 games per cell: one … at a table of …, × fair share",
        "",
        "                      1           2       mixed",
        "   1 random           –  0.12 ±0.20  0.50 ±0.20",
        "   2 naive   4.57 ±0.50           –  1.50 ±0.20",
    ]


def test_the_table_as_markdown() -> None:
    assert ladder_text(CELLS, markdown=True) == [
        "6 players, a5, 24 games per cell: one … at a table of …, × fair share",
        "",
        "| one | random | naive | mixed |",
        "| --- | --: | --: | --: |",
        "| random | – | 0.12 ±0.20 | 0.50 ±0.20 |",
        "| naive | 4.57 ±0.50 | – | 1.50 ±0.20 |",
    ]


def test_a_table_for_each_number_of_players() -> None:
    lines = ladder_text([*CELLS, *(cell._replace(players=4) for cell in CELLS)], markdown=False)
    assert [line for line in lines if "players" in line] == [
        "6 players, a5, 24 games per cell: one … at a table of …, × fair share",
        "4 players, a5, 24 games per cell: one … at a table of …, × fair share",
    ]
    assert lines[5] == ""


def test_the_cells_as_data() -> None:
    assert ladder_data(CELLS)[1] == {
        "scenario": "a5",
        "players": 6,
        "bot": "naive",
        "against": "random",
        "games": 24,
        "times_fair": 4.568,
        "low": 4.0,
        "high": 5.0,
        "replaced": 0,
    }
