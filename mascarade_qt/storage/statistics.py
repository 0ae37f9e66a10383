"""The figures of all games, in a small database. Losing it does no harm: the kept games refill it."""

import contextlib
import sqlite3
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path

from mascarade_qt.engine.files import read_bytes, write_whole
from mascarade_qt.engine.record import RecordError
from mascarade_qt.history.figures import PersonGame, person_games
from mascarade_qt.match.loaded import read_plain
from mascarade_qt.storage.library import kept_paths
from mascarade_qt.storage.set_aside import set_aside
from mascarade_qt.system.folders import data_folder

FILE = "statistics.sqlite"
FORGOTTEN = "statistics-reset.txt"  # games from before a reset, kept apart: the database may be lost
MOST_FORGOTTEN = 1 << 22  # bytes
VERSION = 1  # of the tables; figures of another version are computed again
GROUPS = ("level", "players", "scenario", "name")
_TABLES = """
CREATE TABLE file (name TEXT PRIMARY KEY);
CREATE TABLE game (
    id INTEGER PRIMARY KEY, file TEXT NOT NULL, name TEXT NOT NULL, kind TEXT NOT NULL,
    scenario TEXT NOT NULL, players INTEGER NOT NULL, level TEXT NOT NULL, won INTEGER NOT NULL,
    coins INTEGER NOT NULL, turns INTEGER NOT NULL, announced INTEGER NOT NULL, lies INTEGER NOT NULL,
    believed INTEGER NOT NULL, contests INTEGER NOT NULL, truths INTEGER NOT NULL, fooled INTEGER NOT NULL
);
CREATE TABLE worn (game INTEGER NOT NULL REFERENCES game, mask TEXT NOT NULL, turns INTEGER NOT NULL);
"""


@dataclass(frozen=True)
class Totals:
    """Everything added up."""

    games: int = 0
    won: int = 0
    announced: int = 0
    lies: int = 0
    believed: int = 0
    contests: int = 0
    right: int = 0
    fooled: int = 0


@dataclass(frozen=True)
class Group:
    """Games that have something in common: a level, a number of players, a scenario, a name."""

    key: str
    games: int
    won: int


class _UnusableError(Exception):
    """Something else lies in the place of the database, or one of a later version; the text says which."""


@dataclass(frozen=True)
class LastGame:
    """One person's game."""

    name: str
    scenario: str
    coins: int
    won: bool


class Statistics:
    """Opens whatever it finds; what is damaged is set aside, and what can't be written is kept in memory.

    `trouble` says so: `replaced`, with where the old file is now, or `unsaved`.
    """

    def __init__(self, folder: Path | None = None) -> None:
        self._path = (folder or data_folder()) / FILE
        self._forgotten = self._path.with_name(FORGOTTEN)
        self.trouble: tuple[str, Path] | None = None
        self._base = self._open()

    # --- the file ---

    def _open(self) -> sqlite3.Connection:
        for _ in range(2):
            try:
                self._path.parent.mkdir(parents=True, exist_ok=True)
                if self._path.exists() and not self._path.is_file():
                    raise _UnusableError("odd")
                return _prepared(sqlite3.connect(self._path))
            except sqlite3.OperationalError:
                break  # locked, or nothing may be written here
            except _UnusableError as error:
                self._set_aside(str(error))
            except (sqlite3.DatabaseError, OSError):
                self._set_aside("damaged")
        self.trouble = ("unsaved", self._path)
        return _prepared(sqlite3.connect(":memory:"))

    def _set_aside(self, why: str) -> None:
        with contextlib.suppress(OSError):
            self.trouble = ("replaced", set_aside(self._path, why))

    def _go_on_in_memory(self) -> None:
        """With what there is; the disk is full, or the file must not be written."""
        memory = sqlite3.connect(":memory:")
        try:
            self._base.backup(memory)
            memory = _prepared(memory)
        except sqlite3.Error:
            memory.close()
            memory = _prepared(sqlite3.connect(":memory:"))
        self._base.close()
        self._base = memory
        self.trouble = ("unsaved", self._path)

    def close(self) -> None:
        """Close the database."""
        self._base.close()

    def _write(self, statements: Sequence[tuple[str, Sequence[object]]]) -> None:
        """All or nothing; a database that went bad meanwhile is made anew at the next start."""
        try:
            self._execute(statements)
        except sqlite3.Error:
            self._go_on_in_memory()
            self._execute(statements)

    def _execute(self, statements: Sequence[tuple[str, Sequence[object]]]) -> None:
        with self._base:
            for statement, values in statements:
                self._base.execute(statement, values)

    def _rows(self, query: str, values: Sequence[object] = ()) -> list[tuple[object, ...]]:
        try:
            return self._base.execute(query, values).fetchall()
        except sqlite3.Error:
            return []

    # --- games ---

    def unknown_files(self) -> list[Path]:
        """Kept games whose figures are still missing, the oldest first."""
        known = {name for (name,) in self._rows("SELECT name FROM file")} | self._left_out()
        return [path for path in reversed(kept_paths()) if path.name not in known]

    def add_file(self, path: Path) -> None:
        """Add the figures of a kept game; an unreadable one has none."""
        try:
            games = person_games(read_plain(path))
        except RecordError:
            games = []
        self._write(list(self._insertions(path.name, games)))

    def _insertions(self, file: str, games: list[PersonGame]) -> Iterable[tuple[str, Sequence[object]]]:
        yield "INSERT OR IGNORE INTO file VALUES (?)", (file,)
        for game in games:
            values = (
                *(file, game.name, game.kind, game.scenario, game.players, game.level, game.won),
                *(game.coins, game.turns, game.announced, game.lies, game.believed, game.contests),
                *(game.right, game.fooled),
            )
            marks = ", ".join("?" * len(values))
            yield f"INSERT INTO game VALUES (NULL, {marks})", values
            for mask, turns in game.worn.items():
                yield "INSERT INTO worn VALUES ((SELECT MAX(id) FROM game), ?, ?)", (mask, turns)

    def reset(self) -> None:
        """Forget all figures, and count only games from now on, even if the database is lost."""
        names = [path.name for path in kept_paths()]
        with contextlib.suppress(OSError):
            write_whole(self._forgotten, "\n".join(names).encode("utf-8", "replace"))
        known = [("INSERT OR IGNORE INTO file VALUES (?)", (name,)) for name in names]
        self._write([("DELETE FROM worn", ()), ("DELETE FROM game", ()), *known])

    def _left_out(self) -> set[str]:
        try:
            data = read_bytes(self._forgotten, MOST_FORGOTTEN)
        except OSError:
            return set()
        return set(data.decode("utf-8", "replace").split("\n"))

    # --- figures ---

    def totals(self, kind: str) -> Totals:
        """Everything added up."""
        sums = "COUNT(*), SUM(won), SUM(announced), SUM(lies), SUM(believed), SUM(contests), SUM(truths)"
        rows = self._rows(f"SELECT {sums}, SUM(fooled) FROM game WHERE kind = ?", (kind,))
        return Totals(*(_number(value) for value in rows[0])) if rows else Totals()

    def groups(self, kind: str, by: str) -> list[Group]:
        """Games and victories by what they have in common."""
        if by not in GROUPS:
            raise ValueError(by)
        rows = self._rows(
            f"SELECT {by}, COUNT(*), SUM(won) FROM game WHERE kind = ?"
            f" GROUP BY {by} ORDER BY COUNT(*) DESC, {by}",
            (kind,),
        )
        return [Group(str(key), _number(games), _number(won)) for key, games, won in rows]

    def worn(self, kind: str, most: int) -> list[tuple[str, int]]:
        """The masks worn most often, by turns."""
        rows = self._rows(
            "SELECT mask, SUM(worn.turns) FROM worn JOIN game ON game.id = worn.game WHERE kind = ?"
            " GROUP BY mask ORDER BY 2 DESC, mask LIMIT ?",
            (kind, most),
        )
        return [(str(mask), _number(turns)) for mask, turns in rows]

    def last_games(self, kind: str, most: int) -> list[LastGame]:
        """The last games, the oldest first."""
        rows = self._rows(
            "SELECT name, scenario, coins, won FROM game WHERE kind = ? ORDER BY id DESC LIMIT ?",
            (kind, most),
        )
        return [
            LastGame(str(name), str(scenario), _number(coins), bool(won))
            for name, scenario, coins, won in reversed(rows)
        ]


def _number(value: object) -> int:
    return value if isinstance(value, int) else 0


def _prepared(base: sqlite3.Connection) -> sqlite3.Connection:
    """The database with current tables; sqlite3.DatabaseError if it isn't one, or is damaged."""
    try:
        (version,) = base.execute("PRAGMA user_version").fetchone()
        if version > VERSION:
            raise _UnusableError("newer")
        (sound,) = base.execute("PRAGMA quick_check").fetchone()
        if sound != "ok":
            raise sqlite3.DatabaseError(sound)
        if version != VERSION:
            with base:
                for table in ("worn", "game", "file"):
                    base.execute(f"DROP TABLE IF EXISTS {table}")
                for statement in _TABLES.split(";"):
                    base.execute(statement)
                base.execute(f"PRAGMA user_version = {VERSION}")
        for table in ("worn", "game", "file"):
            base.execute(f"SELECT * FROM {table} LIMIT 1")
    except (sqlite3.Error, _UnusableError):
        base.close()
        raise
    return base
