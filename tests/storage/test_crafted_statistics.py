"""Whatever file is in the statistics' place, figures are shown, and nothing in it is run."""

import sqlite3
import threading
import time
from pathlib import Path

import pytest

from mascarade_qt.engine.record import save_record
from mascarade_qt.history.figures import BOTS
from mascarade_qt.storage.statistics import FILE, PATIENCE, Statistics, StoppedError
from mascarade_qt.system.folders import games_folder
from tests.match.tables import a_record, played
from tests.support.counted_statistics import filled
from tests.support.crafted_statistics import CRAFTED


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A game has been played and counted."""
    monkeypatch.setenv("MASCARADE_DATA", str(tmp_path))
    games_folder().mkdir(parents=True)
    keep("one")
    filled().close()
    return tmp_path


def keep(name: str, seed: int = 1) -> None:
    """A finished game."""
    save_record(played(a_record(seed=seed), seed=seed), games_folder() / f"{name}.mascarade")


@pytest.mark.parametrize("kind", CRAFTED)
def test_crafted(kind: str, folder: Path) -> None:
    crafted = CRAFTED[kind]
    crafted.spoil(folder / FILE)
    before = (folder / FILE).stat().st_size
    found = filled()
    assert found.totals(BOTS).games == crafted.games
    keep("two", seed=2)
    found.close()
    found = filled()
    sheet = found.sheets()[BOTS]
    assert sheet.totals.games == crafted.games + 1
    for by, groups in sheet.groups.items():
        assert sum(group.games for group in groups) == crafted.games + 1, by
    assert all(1 <= turns < 2**31 for _, turns in sheet.worn)
    assert len(sheet.last) == crafted.games + 1
    found.close()
    asides = [path for path in folder.iterdir() if path.name.startswith(f"{FILE}.")]
    assert [path.name for path in asides] == ([f"{FILE}.{crafted.aside}"] if crafted.aside else [])
    assert all(path.stat().st_size == before for path in asides)
    assert not list(folder.glob(f"{FILE}-*[!d]"))  # nor anything that would be taken for part of the new one


def test_a_database_that_another_program_has_to_itself(folder: Path) -> None:
    """The kept games are counted again, in memory, and nothing waits forever."""
    keep("two", seed=2)
    other = sqlite3.connect(folder / FILE)
    other.execute("BEGIN EXCLUSIVE")
    began = time.monotonic()
    found = filled()
    assert found.totals(BOTS).games == 2
    assert found.trouble == ("unsaved", folder / FILE)
    assert time.monotonic() - began < 10 * PATIENCE
    found.close()
    other.rollback()
    other.close()
    found = filled()
    assert (found.totals(BOTS).games, found.trouble) == (2, None)
    found.close()


def test_a_database_that_is_taken_while_games_are_counted(folder: Path) -> None:
    keep("two", seed=2)
    found = Statistics()
    [path] = found.unknown_files()
    other = sqlite3.connect(folder / FILE)
    other.execute("BEGIN EXCLUSIVE")
    found.add_file(path)
    assert found.trouble == ("unsaved", folder / FILE)
    for path in found.unknown_files():  # those that could not even be copied
        found.add_file(path)
    assert found.totals(BOTS).games == 2
    found.close()
    other.close()


def test_a_database_that_is_taken_for_a_moment(folder: Path) -> None:
    keep("two", seed=2)
    other = sqlite3.connect(folder / FILE, check_same_thread=False)
    other.execute("BEGIN EXCLUSIVE")
    timer = threading.Timer(PATIENCE / 8, other.rollback)
    timer.start()
    found = filled()
    assert (found.totals(BOTS).games, found.trouble) == (2, None)
    found.close()
    timer.join()
    other.close()


def test_waiting_can_be_stopped(folder: Path) -> None:
    other = sqlite3.connect(folder / FILE)
    other.execute("BEGIN EXCLUSIVE")
    stop = threading.Event()
    stop.set()
    with pytest.raises(StoppedError):
        Statistics(stop=stop)
    other.close()


def test_two_windows_count_a_game_once(folder: Path) -> None:
    for number in range(2, 6):
        keep(f"g{number}", seed=number)
    one, other = Statistics(), Statistics()
    new = [(store, store.unknown_files()) for store in (one, other)]
    assert [len(files) for _, files in new] == [4, 4]
    for store, files in new:
        for path in files:
            store.add_file(path)
    for store in (one, other):
        assert store.totals(BOTS).games == 5
        store.close()
    again = Statistics()
    assert again.totals(BOTS).games == 5
    again.close()


def test_a_file_whose_name_is_no_text(folder: Path) -> None:
    name = b"g\xff\xfe.mascarade"
    try:
        (games_folder() / name.decode("utf-8", "surrogateescape")).write_bytes(b"{}")
    except OSError:
        pytest.skip("this system has no such names")
    found = filled()
    assert found.unknown_files() == []
    found.reset()
    found.close()
    found = filled()
    assert found.unknown_files() == []
    assert found.totals(BOTS).games == 0
    found.close()
