"""The statistics' database file, which is used only if it is exactly as we would have made it."""

import contextlib
import sqlite3
import threading
from collections.abc import Callable
from functools import cache
from pathlib import Path

from mascarade_qt.engine.setup import COINS_IN_ALL, FEWEST_PLAYERS, LONGEST_NAME, MOST_PLAYERS
from mascarade_qt.storage.set_aside import set_aside

VERSION = 2  # of the tables
MOST_BYTES = 1 << 26  # a hundred thousand games take about 30 MB
MOST_COUNTED = 1_000_000  # turns, lies … in one game
LONGEST_WORD = 100  # of words other than a person's name
STEPS = 20_000  # of SQLite's virtual machine, between two looks at the clock
BUSY = 0.05  # seconds
SIDECARS = ("-journal", "-wal", "-shm")

TABLES = """
CREATE TABLE file (name TEXT PRIMARY KEY);
CREATE TABLE game (
    id INTEGER PRIMARY KEY, file TEXT NOT NULL, name TEXT NOT NULL, kind TEXT NOT NULL,
    scenario TEXT NOT NULL, players INTEGER NOT NULL, level TEXT NOT NULL, won INTEGER NOT NULL,
    coins INTEGER NOT NULL, turns INTEGER NOT NULL, announced INTEGER NOT NULL, lies INTEGER NOT NULL,
    believed INTEGER NOT NULL, contests INTEGER NOT NULL, truths INTEGER NOT NULL, fooled INTEGER NOT NULL,
    created TEXT NOT NULL
);
CREATE TABLE worn (game INTEGER NOT NULL REFERENCES game, mask TEXT NOT NULL, turns INTEGER NOT NULL);
CREATE TABLE achieved (game INTEGER NOT NULL REFERENCES game, what TEXT NOT NULL);
CREATE TABLE met (game INTEGER NOT NULL REFERENCES game, character TEXT NOT NULL);
"""
# The tables of version 1. Figures of games that no longer exist stay; all others are counted again.
EARLIER = """
CREATE TABLE file (name TEXT PRIMARY KEY);
CREATE TABLE game (
    id INTEGER PRIMARY KEY, file TEXT NOT NULL, name TEXT NOT NULL, kind TEXT NOT NULL,
    scenario TEXT NOT NULL, players INTEGER NOT NULL, level TEXT NOT NULL, won INTEGER NOT NULL,
    coins INTEGER NOT NULL, turns INTEGER NOT NULL, announced INTEGER NOT NULL, lies INTEGER NOT NULL,
    believed INTEGER NOT NULL, contests INTEGER NOT NULL, truths INTEGER NOT NULL, fooled INTEGER NOT NULL
);
CREATE TABLE worn (game INTEGER NOT NULL REFERENCES game, mask TEXT NOT NULL, turns INTEGER NOT NULL);
"""
_PUT_BY = """
CREATE TEMP TABLE old_file AS SELECT name FROM main.file;
CREATE TEMP TABLE old_game AS SELECT * FROM main.game;
CREATE TEMP TABLE old_worn AS SELECT * FROM main.worn;
DROP TABLE main.worn; DROP TABLE main.game; DROP TABLE main.file
"""
_TAKE_OVER = """
INSERT INTO file SELECT name FROM old_file WHERE name NOT IN (SELECT file FROM old_game);
INSERT INTO game SELECT *, '' FROM old_game;
INSERT INTO worn SELECT * FROM old_worn;
DROP TABLE temp.old_file; DROP TABLE temp.old_game; DROP TABLE temp.old_worn
"""


def _word(column: str, longest: int = LONGEST_WORD) -> str:
    return f"typeof({column}) = 'text' AND length({column}) <= {longest}"


def _number(column: str, low: int, high: int) -> str:
    return f"typeof({column}) = 'integer' AND {column} BETWEEN {low} AND {high}"


# Rows that our program can have written; any others are ignored.
_COUNTED = ("turns", "announced", "lies", "believed", "contests", "truths", "fooled")
_SANE_GAME = (
    *(_word("name", LONGEST_NAME), _word("kind"), _word("scenario"), _word("level")),
    *(_number("players", FEWEST_PLAYERS, MOST_PLAYERS), _number("won", 0, 1)),
    _number("coins", 0, COINS_IN_ALL),
    _word("created"),
    *(_number(column, 0, MOST_COUNTED) for column in _COUNTED),
)
_VIEWS = f"""
CREATE TEMP VIEW sane_game AS SELECT * FROM main.game WHERE {" AND ".join(_SANE_GAME)};
CREATE TEMP VIEW sane_worn AS SELECT * FROM main.worn
    WHERE {_word("mask")} AND {_number("turns", 0, MOST_COUNTED)};
CREATE TEMP VIEW sane_achieved AS SELECT * FROM main.achieved WHERE {_word("what")};
CREATE TEMP VIEW sane_met AS SELECT DISTINCT * FROM main.met WHERE {_word("character")};
"""


class UnusableError(Exception):
    """The file isn't a database of ours, or is of another version; the text says which."""


def connected(path: str | Path, stop: threading.Event) -> sqlite3.Connection:
    """A connection with our tables, and the views of what is sane in them; UnusableError or sqlite3.Error.

    It gives up what it is doing once `stop` is set.
    """
    if isinstance(path, Path):
        _check_file(path)
    base = sqlite3.connect(path, timeout=BUSY, isolation_level=None)
    try:
        base.set_progress_handler(stop.is_set, STEPS)
        base.text_factory = _text
        base.execute("PRAGMA trusted_schema = 0")
        base.execute("PRAGMA temp_store = MEMORY")
        base.execute("PRAGMA cell_size_check = 1")
        _check(base)
        _run(base, _VIEWS)
    except BaseException:
        base.close()
        raise
    return base


def set_database_aside(path: Path, why: str) -> Path:
    """Set it aside with its side files, which would be taken for parts of the next one.

    OSError if that fails.
    """
    for sidecar in SIDECARS:
        with contextlib.suppress(FileNotFoundError):
            set_aside(path.with_name(path.name + sidecar), why)
    return set_aside(path, why)


def _text(data: bytes) -> str:
    return data.decode("utf-8", "replace")


def _check_file(path: Path) -> None:
    if not path.exists():
        return
    if not path.is_file():
        raise UnusableError("odd")
    if path.stat().st_size > MOST_BYTES:
        raise UnusableError("damaged")


def _check(base: sqlite3.Connection) -> None:
    """Check its contents before any of them are used."""
    (version,) = base.execute("PRAGMA user_version").fetchone()
    if version > VERSION:
        raise UnusableError("newer")
    schema = _schema(base)
    if not schema and version in (0, VERSION):
        _change(base, _make_tables)
        return
    if version not in (1, VERSION):
        raise UnusableError("older")
    if schema != _schema_of(TABLES if version == VERSION else EARLIER):
        raise UnusableError("damaged")
    (sound,) = base.execute("PRAGMA quick_check(1)").fetchone()
    if sound != "ok":
        raise UnusableError("damaged")
    if version != VERSION:
        _change(base, _take_over)


def _make_tables(base: sqlite3.Connection) -> None:
    if not _schema(base):  # another window may have been faster
        _run(base, TABLES)
    base.execute(f"PRAGMA user_version = {VERSION}")


def _take_over(base: sqlite3.Connection) -> None:
    if _schema(base) == _schema_of(EARLIER):
        for script in (_PUT_BY, TABLES, _TAKE_OVER):
            _run(base, script)
        base.execute(f"PRAGMA user_version = {VERSION}")


def _change(base: sqlite3.Connection, action: Callable[[sqlite3.Connection], None]) -> None:
    """All or nothing."""
    base.execute("BEGIN IMMEDIATE")
    try:
        action(base)
        base.execute("COMMIT")
    except BaseException:
        with contextlib.suppress(sqlite3.Error):
            base.execute("ROLLBACK")
        raise


def _run(base: sqlite3.Connection, script: str) -> None:
    """Run statements without `executescript`, which would commit first."""
    for statement in script.split(";"):
        base.execute(statement)


def _schema(base: sqlite3.Connection) -> set[tuple[object, ...]]:
    return set(base.execute("SELECT type, name, tbl_name, sql FROM sqlite_master LIMIT 20"))


@cache
def _schema_of(tables: str) -> frozenset[tuple[object, ...]]:
    with contextlib.closing(sqlite3.connect(":memory:")) as base:
        _run(base, tables)
        return frozenset(_schema(base))
