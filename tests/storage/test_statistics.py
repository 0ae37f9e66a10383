"""The figures of all games."""

import contextlib
import os
import shutil
import sqlite3
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from mascarade_qt.engine.cast import Role
from mascarade_qt.engine.record import Record, save_record
from mascarade_qt.history.figures import BOTS, HOT_SEAT, person_games
from mascarade_qt.match.loaded import read_plain
from mascarade_qt.storage.library import kept_paths
from mascarade_qt.storage.statistics import FILE, FORGOTTEN, GROUPS, Statistics, Totals
from mascarade_qt.storage.statistics_file import EARLIER
from mascarade_qt.system.folders import games_folder
from tests.match.tables import a_record, played
from tests.support.counted_statistics import filled


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where the program writes."""
    monkeypatch.setenv("MASCARADE_DATA", str(tmp_path))
    games_folder().mkdir(parents=True)
    return tmp_path


@pytest.fixture(autouse=True)
def everything_is_closed(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """From Python 3.13 on, a database that nobody closes is a warning."""
    opened: list[Statistics] = []
    begin = Statistics.__init__

    def remembered(self: Statistics, folder: Path | None = None) -> None:
        begin(self, folder)
        opened.append(self)

    monkeypatch.setattr(Statistics, "__init__", remembered)
    yield
    for statistics in opened:
        statistics.close()


def keep(name: str, people: tuple[int, ...] = (0,), level: str = "guest", seed: int = 1) -> Record:
    """A game that was played to its end."""
    bot = Role(human=False, level=level)
    record = played(a_record(people=people, bot=bot, seed=seed), seed=seed)
    save_record(record, games_folder() / f"{name}.mascarade")
    return record


def test_bots_and_hot_seat_are_apart() -> None:
    keep("one", people=(0,))
    keep("two", people=(0, 2), seed=2)
    found = filled()
    assert found.totals(BOTS).games == 1
    assert found.totals(HOT_SEAT).games == 2  # two people in one game
    sheets = found.sheets()
    assert [group.key for group in sheets[BOTS].groups["level"]] == ["guest"]
    assert sheets[HOT_SEAT].groups["name"]


@pytest.mark.parametrize("by", GROUPS)
def test_all_groups_add_up(by: str) -> None:
    for number in range(4):
        keep(f"g{number}", level=("guest", "master")[number % 2], seed=number)
    found = filled()
    sheet = found.sheets()[BOTS]
    totals, groups = sheet.totals, sheet.groups[by]
    assert sum(group.games for group in groups) == totals.games == 4
    assert sum(group.won for group in groups) == totals.won
    assert len(sheet.last) == 4
    assert sheet.worn


def test_a_game_counts_for_every_character_who_was_there() -> None:
    """Two games with Bettina; whoever sat in a person's place, or twice at a table, doesn't count again."""
    for number, company in enumerate((("bettina", "polo"), ("bettina", "bettina"))):
        record = played(a_record(4, bot=Role(human=False, level="guest"), seed=number), seed=number)
        setup = replace(record.setup, characters=("orsola", *company, ""))
        save_record(replace(record, setup=setup), games_folder() / f"{number}.mascarade")
    sheet = filled().sheets()[BOTS]
    assert {group.key: group.games for group in sheet.characters} == {"bettina": 2, "polo": 1}
    assert next(group.won for group in sheet.characters if group.key == "bettina") == sheet.totals.won


def test_a_game_is_counted_once() -> None:
    keep("one")
    filled().close()
    found = filled()
    assert found.unknown_files() == []
    assert found.totals(BOTS).games == 1


def test_figures_outlive_the_game() -> None:
    keep("one")
    filled().close()
    kept_paths()[0].unlink()
    assert Statistics().totals(BOTS).games == 1


def test_after_a_reset_only_new_games_count() -> None:
    keep("one")
    found = filled()
    found.reset()
    assert found.totals(BOTS) == Totals()
    assert found.unknown_files() == []
    keep("two", seed=2)
    assert filled().totals(BOTS).games == 1


@pytest.mark.parametrize("damage", [b"", b"no database" * 400, None])
def test_a_lost_database_brings_no_forgotten_game_back(damage: bytes | None, folder: Path) -> None:
    keep("one")
    found = filled()
    found.reset()
    found.close()
    keep("two", seed=2)
    (folder / FILE).unlink()
    if damage is not None:
        (folder / FILE).write_bytes(damage)
    assert filled().totals(BOTS).games == 1


def test_a_damaged_list_of_forgotten_games_only_counts_them_again(folder: Path) -> None:
    keep("one")
    found = filled()
    found.reset()
    found.close()
    (folder / FILE).unlink()
    (folder / FORGOTTEN).write_bytes(b"\xff\x00 no names")
    assert filled().totals(BOTS).games == 1


@pytest.mark.parametrize("damage", ["garbage", "cut", "empty", "folder", "pipe", "old", "newer"])
def test_whatever_happens_to_the_file_figures_are_made_anew(damage: str, folder: Path) -> None:
    if damage == "pipe" and not hasattr(os, "mkfifo"):
        pytest.skip("this system has no such pipes")
    keep("one")
    filled().close()
    path = folder / FILE
    if damage == "garbage":
        path.write_bytes(b"no database at all" * 400)
    elif damage == "cut":
        path.write_bytes(path.read_bytes()[:5000])
    elif damage == "empty":
        path.write_bytes(b"")
    elif damage == "folder":
        path.unlink()
        path.mkdir()
    elif damage == "pipe":
        path.unlink()
        os.mkfifo(path)
    else:
        base = sqlite3.connect(path)
        base.execute(f"PRAGMA user_version = {77 if damage == 'newer' else 0}")
        base.commit()
        base.close()
    found = filled()
    assert found.totals(BOTS).games == 1
    assert found.sheets()[BOTS].worn
    aside = {
        "garbage": "damaged",
        "cut": "damaged",
        "folder": "odd",
        "pipe": "odd",
        "newer": "newer",
        "old": "older",
    }
    if damage in aside:  # the old file is kept, and that is said
        kept = folder / f"{FILE}.{aside[damage]}"
        assert found.trouble == ("replaced", kept)
        assert kept.exists()
    else:
        assert found.trouble is None
    found.close()
    assert Statistics().trouble is None


def test_a_database_without_a_table_is_made_anew(folder: Path) -> None:
    keep("one")
    filled().close()
    base = sqlite3.connect(folder / FILE)
    base.execute("DROP TABLE worn")
    base.commit()
    base.close()
    assert filled().totals(BOTS).games == 1


def test_a_database_that_must_not_be_written_is_read_all_the_same(folder: Path) -> None:
    keep("one")
    filled().close()
    kept_paths()[0].unlink()  # its figures are in the database alone
    found = Statistics()
    assert found.trouble is None
    found._base.execute("PRAGMA query_only = 1")  # as in a folder that is read-only
    keep("two", seed=2)
    for path in found.unknown_files():
        found.add_file(path)
    assert found.totals(BOTS).games == 2
    assert found.trouble == ("unsaved", folder / FILE)
    found.reset()
    assert found.totals(BOTS).games == 0
    found.close()
    again = Statistics()
    assert again.totals(BOTS).games == 0  # what was forgotten in memory alone is forgotten for good
    again.close()


def test_where_nothing_can_be_written_figures_are_there_all_the_same(
    folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    keep("one")
    blocker = tmp_path / "a file"
    blocker.write_text("")
    found = Statistics(blocker / "below a file")
    for path in found.unknown_files():
        found.add_file(path)
    assert found.totals(BOTS).games == 1
    assert found.trouble is not None


def test_a_file_that_cannot_be_read_is_passed_over(folder: Path) -> None:
    (games_folder() / "bad.mascarade").write_text("no")
    found = filled()
    assert found.unknown_files() == []
    assert found.totals(BOTS) == Totals()


def test_an_earlier_database_loses_nothing(folder: Path) -> None:
    """Games that are still kept are counted again, with what is new; figures of others stay."""
    keep("gone")
    keep("one", seed=2)
    filled().close()
    with contextlib.closing(sqlite3.connect(folder / FILE)) as base:
        base.execute("CREATE TEMP TABLE old_file AS SELECT * FROM file")
        columns = ", ".join(row[1] for row in base.execute("PRAGMA table_info(game)") if row[1] != "created")
        base.execute(f"CREATE TEMP TABLE old_game AS SELECT {columns} FROM game")
        base.execute("CREATE TEMP TABLE old_worn AS SELECT * FROM worn")
        for table in ("met", "achieved", "worn", "game", "file"):
            base.execute(f"DROP TABLE main.{table}")
        for statement in EARLIER.split(";"):
            base.execute(statement)
        for table in ("file", "game", "worn"):
            base.execute(f"INSERT INTO main.{table} SELECT * FROM old_{table}")
        base.execute("PRAGMA user_version = 1")
        base.commit()
    (games_folder() / "gone.mascarade").unlink()
    found = Statistics()
    assert found.trouble is None
    before = found.totals(BOTS)
    assert before.games == 2
    assert [path.stem for path in found.unknown_files()] == ["one"]
    found.add_file(found.unknown_files()[0])
    assert found.totals(BOTS) == before
    assert [bool(game.created) for game in found.sheets()[BOTS].last] == [False, True]


def test_achievements_are_those_of_the_kept_games(folder: Path) -> None:
    for number in range(12):
        keep(f"g{number}", seed=number)
    expected = {
        what for path in kept_paths() for game in person_games(read_plain(path)) for what in game.achieved
    }
    assert expected
    statistics = filled()
    assert set(statistics.sheets()[BOTS].achieved) == expected
    statistics.close()
    (folder / FILE).unlink()
    again = filled().sheets()[BOTS].achieved
    assert set(again) == expected
    assert all(found.what == what and found.scenario for what, found in again.items())


def test_the_first_game_with_an_achievement_is_named() -> None:
    seed = next(seed for seed in range(12) if person_games(keep("later", seed=seed))[0].achieved)
    record = keep("later", seed=seed)
    (game,) = person_games(record)
    save_record(replace(record, created="2001-02-03T04:05:06+00:00"), games_folder() / "sooner.mascarade")
    found = filled().sheets()[BOTS].achieved
    assert set(found) == set(game.achieved)
    assert {achieved.created[:4] for achieved in found.values()} == {"2001"}


def test_two_windows_that_count_the_same_game_count_it_once() -> None:
    keep("one")
    one, other = Statistics(), Statistics()
    (path,) = one.unknown_files()
    assert other.unknown_files() == [path]
    one.add_file(path)
    other.add_file(path)
    assert one.totals(BOTS).games == other.totals(BOTS).games == 1
    assert one.sheets() == other.sheets()


def test_two_windows_may_look_at_once(folder: Path) -> None:
    keep("one")
    one, other = filled(), Statistics()
    assert one.totals(BOTS) == other.totals(BOTS)
    shutil.rmtree(games_folder())
    assert other.unknown_files() == []
