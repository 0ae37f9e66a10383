"""Databases that a stranger, another version or an accident may have left in the place of our statistics."""

import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import NamedTuple

from mascarade_qt.storage.statistics_file import MOST_BYTES, TABLES

COLUMNS = (
    *("file", "name", "kind", "scenario", "players", "level", "won", "coins", "turns"),
    *("announced", "lies", "believed", "contests", "truths", "fooled", "created"),
)
SANE = dict.fromkeys(COLUMNS, 1) | {
    "file": "crafted",
    "name": "Crafted",
    "kind": "bots",
    "scenario": "a4",
    "players": 4,
    "level": "guest",
    "coins": 9,
    "created": "2026-11-18T20:15:00+01:00",
}


class Crafted(NamedTuple):
    """What is done to a sound database of one game, and what becomes of it."""

    spoil: Callable[[Path], None]
    aside: str = ""  # why the file is set aside; empty: it is used
    games: int = 1  # that count afterwards


def script(text: str) -> Callable[[Path], None]:
    """These statements are carried out."""

    def spoil(path: Path) -> None:
        with closing(sqlite3.connect(path)) as base:
            base.executescript(text)

    return spoil


def instead(table: str, text: str) -> Callable[[Path], None]:
    """Something else with the name of this table."""
    return script(f"DROP TABLE {table}; {text}")


def game(
    *, mask: object = "king", turns: object = 1, times: int = 1, **values: object
) -> Callable[[Path], None]:
    """One more game with these values, and a mask worn in it."""

    def spoil(path: Path) -> None:
        row = SANE | values
        with closing(sqlite3.connect(path)) as base, base:
            for _ in range(times):
                marks = ", ".join("?" * len(row))
                added = base.execute(f"INSERT INTO game VALUES (NULL, {marks})", tuple(row.values()))
                base.execute("INSERT INTO worn VALUES (?, ?, ?)", (added.lastrowid, mask, turns))

    return spoil


def bad_utf8(path: Path) -> None:
    """Text that isn't valid."""
    game()(path)
    script("UPDATE game SET name = CAST(x'ff80fe' AS TEXT) WHERE file = 'crafted'")(path)


def cut(path: Path) -> None:
    """The disk was full, or copying was interrupted."""
    path.write_bytes(path.read_bytes()[: 3 * 4096])


def zeroed(path: Path) -> None:
    """A power cut left zeros at the end."""
    data = path.read_bytes()
    path.write_bytes(data[:4096] + bytes(len(data) - 4096))


def huge(path: Path) -> None:
    """More than there can be; it takes no room on the disk."""
    with path.open("r+b") as file:
        file.truncate(MOST_BYTES + 1)


def sidecar(path: Path) -> None:
    """What another program was writing when it was killed; the database itself is no database."""
    path.write_bytes(b"nothing" * 1000)
    path.with_name(path.name + "-journal").write_bytes(b"\xd9\xd5\x05\xf9\x20\xa1\x63\xd7" + bytes(600))


_ENDLESS = "WITH RECURSIVE n(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM n)"
_ALL = ", ".join(f"x AS {column}" for column in ("id", *COLUMNS))
_GAMES = f"{_ENDLESS} SELECT {_ALL} FROM n"
_ONE = _GAMES + " LIMIT 1"
_GAMES = f"{_ENDLESS} SELECT {_ALL} FROM n"
_GAME = TABLES.split(";")[1]
_BILLION = f"{_ENDLESS} SELECT 'f' || x FROM n LIMIT 1000000000"

CRAFTED = {
    "other columns": Crafted(instead("game", "CREATE TABLE game (a, b, c)"), "damaged"),
    "a column more": Crafted(script("ALTER TABLE game ADD COLUMN more TEXT"), "damaged"),
    "a view as games": Crafted(instead("game", f"CREATE VIEW game AS {_GAMES} LIMIT 1"), "damaged"),
    "an endless view as games": Crafted(instead("game", f"CREATE VIEW game AS {_GAMES}"), "damaged"),
    "an endless view as files": Crafted(
        instead("file", f"CREATE VIEW file AS {_ENDLESS} SELECT 'f' || x AS name FROM n"), "damaged"
    ),
    "a trigger that fails": Crafted(
        script("CREATE TRIGGER t BEFORE INSERT ON game BEGIN SELECT RAISE(ABORT, 'no'); END"), "damaged"
    ),
    "a trigger that writes for ever": Crafted(
        script(f"CREATE TRIGGER t AFTER INSERT ON game BEGIN INSERT INTO file {_BILLION}; END"), "damaged"
    ),
    "a generated column": Crafted(
        instead("game", _GAME.replace("fooled INTEGER NOT NULL", "fooled INTEGER AS (lies)")), "damaged"
    ),
    "an index on a function": Crafted(script("CREATE INDEX i ON game (hex(name))"), "damaged"),
    "another table": Crafted(script("CREATE TABLE more (a)"), "damaged"),
    "a table less": Crafted(script("DROP TABLE worn"), "damaged"),
    "cut off": Crafted(cut, "damaged"),
    "zeros": Crafted(zeroed, "damaged"),
    "a broken journal": Crafted(sidecar, "damaged"),
    "too large": Crafted(huge, "damaged"),
    "a later version": Crafted(script("PRAGMA user_version = 3"), "newer"),
    "a negative version": Crafted(script("PRAGMA user_version = -1"), "older"),
    "no version": Crafted(script("PRAGMA user_version = 0"), "older"),
    "an earlier version that is none": Crafted(script("PRAGMA user_version = 1"), "damaged"),
    "a write-ahead log": Crafted(script("PRAGMA journal_mode = WAL"), games=1),
    "bad UTF-8": Crafted(bad_utf8, games=2),
    "players in words": Crafted(game(players="four")),
    "players in bytes": Crafted(game(players=b"\0\0")),
    "players by the billion": Crafted(game(players=2**33)),
    "a player alone": Crafted(game(players=1)),
    "coins by the billion": Crafted(game(coins=2**40)),
    "negative coins": Crafted(game(coins=-3)),
    "coins in parts": Crafted(game(coins=3.5)),
    "turns without end": Crafted(game(turns=2**62), games=2),
    "a sum without end": Crafted(game(turns=2**62, times=4, lies=2**62)),
    "victories without number": Crafted(game(won=7)),
    "a level of ten megabytes": Crafted(game(level="x" * 10_000_000)),
    "a name of ten megabytes": Crafted(game(name="x" * 10_000_000)),
    "a date of ten megabytes": Crafted(game(created="x" * 10_000_000)),
    "an unknown achievement": Crafted(
        script("INSERT INTO achieved SELECT id, 'flying' FROM game; INSERT INTO achieved VALUES (99, 'x')")
    ),
    "characters from nowhere": Crafted(
        script("INSERT INTO met SELECT id, 'casanova' FROM game; INSERT INTO met VALUES (99, x'00')")
    ),
    "an unknown level": Crafted(game(level="grandmaster"), games=2),
    "an unknown mask": Crafted(game(mask="dragon"), games=2),
    "a path as a mask": Crafted(game(mask="../../../etc/passwd"), games=2),
    "markup": Crafted(game(name="<img src=x>", level="<b>x</b>", scenario="<u>", mask="<i>"), games=2),
}
