"""The figures of all games, in a small database. Losing it does no harm: the kept games refill it."""

import contextlib
import os
import sqlite3
import threading
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import TypeVar

from mascarade_qt.engine.files import read_bytes, write_whole
from mascarade_qt.engine.record import RecordError
from mascarade_qt.history.figures import BOTS, HOT_SEAT, PersonGame, person_games
from mascarade_qt.match.loaded import read_plain
from mascarade_qt.storage.library import kept_paths
from mascarade_qt.storage.statistics_file import LONGEST_WORD, UnusableError, connected, set_database_aside
from mascarade_qt.system.folders import data_folder

FILE = "statistics.sqlite"
FORGOTTEN = "statistics-reset.txt"  # games from before a reset, kept apart: the database may be lost
MOST_FORGOTTEN = 1 << 22  # bytes
GROUPS = ("level", "players", "scenario", "name")
MOST_GROUPS, MOST_MASKS, LAST_GAMES = 100, 10, 12
PATIENCE, PAUSE = 2.0, 0.02  # seconds: how long to wait while another program has the database locked
LARGEST = 2**31 - 1  # what a text of Qt can count

_T = TypeVar("_T")


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
    """Games that have something in common: a level, a number of players, a scenario, a name, a character."""

    key: str
    games: int
    won: int


@dataclass(frozen=True)
class LastGame:
    """One person's game."""

    name: str
    scenario: str
    coins: int
    won: bool
    created: str = ""


@dataclass(frozen=True)
class Achieved:
    """An achievement, and the first game in which a person here reached it."""

    what: str
    name: str
    scenario: str
    created: str


@dataclass(frozen=True)
class Sheet:
    """All figures of one kind of games."""

    totals: Totals = Totals()
    groups: Mapping[str, tuple[Group, ...]] = field(default_factory=dict)
    characters: tuple[Group, ...] = ()  # who was there; a game counts for each of them
    worn: tuple[tuple[str, int], ...] = ()  # the masks worn most often, by turns
    last: tuple[LastGame, ...] = ()  # the last games, the oldest first
    achieved: Mapping[str, Achieved] = field(default_factory=dict)


class StoppedError(Exception):
    """The result is no longer wanted."""


class Statistics:
    """Opens the file it finds; a damaged one is set aside, and where nothing can be written, figures are kept
    in memory. `trouble` says so: `replaced`, with the old file's new place, or `unsaved`. Everything may take
    a while if another program has the database, so it belongs in a thread; `stop` ends it with a
    StoppedError.
    """

    def __init__(self, folder: Path | None = None, stop: threading.Event | None = None) -> None:
        self._path = (folder or data_folder()) / FILE
        self._forgotten = self._path.with_name(FORGOTTEN)
        self._stop = stop or threading.Event()
        self.trouble: tuple[str, Path] | None = None
        self._base = self._open()
        self._drop_forgotten()

    # --- the file ---

    def _open(self) -> sqlite3.Connection:
        for _ in range(2):
            try:
                self._path.parent.mkdir(parents=True, exist_ok=True)
                return self._patiently(lambda: connected(self._path, self._stop))
            except UnusableError as error:
                self._set_aside(str(error))
            except sqlite3.Error as error:
                if _code(error) in _PASSING:
                    break
                self._set_aside("damaged")
            except OSError:
                break
        self.trouble = ("unsaved", self._path)
        return connected(":memory:", self._stop)

    def _set_aside(self, why: str) -> None:
        with contextlib.suppress(OSError):
            self.trouble = ("replaced", set_database_aside(self._path, why))

    def _move_to_memory(self) -> None:
        """Go on in memory with the figures so far: the disk is full, or the file is read-only or locked. If
        it can't even be read, the kept games count as unknown and are counted again.
        """
        memory = connected(":memory:", self._stop)
        with contextlib.suppress(sqlite3.Error):
            memory.execute("BEGIN")
            for table, rows in _TAKEN:
                for row in self._base.execute(f"SELECT * FROM {rows}"):
                    marks = ", ".join("?" * len(row))
                    memory.execute(f"INSERT INTO {table} VALUES ({marks})", row)
            memory.execute("COMMIT")
        if memory.in_transaction:
            memory.execute("ROLLBACK")
        self._base.close()
        self._base = memory
        self.trouble = ("unsaved", self._path)

    def close(self) -> None:
        """Close the database."""
        self._base.close()

    def _patiently(self, action: Callable[[], _T]) -> _T:
        """Try again while another program has the database."""
        until = time.monotonic() + PATIENCE
        while True:
            try:
                return action()
            except sqlite3.Error as error:
                if self._stop.is_set():
                    raise StoppedError from None
                if _code(error) not in _BUSY or time.monotonic() >= until:
                    raise
            self._stop.wait(PAUSE)

    def _do(self, begin: str, action: Callable[[sqlite3.Connection], _T]) -> _T:
        """All or nothing; in memory if the file fails."""
        try:
            return self._patiently(lambda: _in_transaction(self._base, begin, action))
        except sqlite3.Error:
            self._move_to_memory()
            return self._patiently(lambda: _in_transaction(self._base, begin, action))

    def _write(self, action: Callable[[sqlite3.Connection], None]) -> None:
        self._do("BEGIN IMMEDIATE", action)

    def _read(self, action: Callable[[sqlite3.Connection], _T]) -> _T:
        return self._do("BEGIN", action)

    # --- games ---

    def unknown_files(self) -> list[Path]:
        """Kept games whose figures are still missing, the oldest first."""
        known = self._read(lambda base: {name for (name,) in base.execute("SELECT name FROM file")})
        known |= self._left_out()
        return [path for path in reversed(kept_paths()) if _key(path) not in known]

    def add_file(self, path: Path) -> None:
        """Add the figures of a kept game; an unreadable one has none.

        Another window may already have added it.
        """
        try:
            games = person_games(read_plain(path))
        except RecordError:
            games = []

        def add(base: sqlite3.Connection) -> None:
            if base.execute("INSERT OR IGNORE INTO file VALUES (?)", (_key(path),)).rowcount:
                _drop(base, _key(path))  # counted by an earlier version
                for game in games:
                    _insert(base, _key(path), game)

        self._write(add)

    def reset(self) -> None:
        """Forget all figures and count games from now on only, even if the database is lost."""
        counted = self._read(lambda base: [name for (name,) in base.execute("SELECT name FROM file")])
        names = sorted({*counted, *map(_key, kept_paths())})
        with contextlib.suppress(OSError):
            write_whole(self._forgotten, "\n".join(names).encode("utf-8"))

        def forget(base: sqlite3.Connection) -> None:
            for table in (*_OF_GAMES, "game"):
                base.execute(f"DELETE FROM {table}")
            base.executemany("INSERT OR IGNORE INTO file VALUES (?)", [(name,) for name in names])

        self._write(forget)

    def _drop_forgotten(self) -> None:
        """Drop forgotten games: the database may have been locked when they were forgotten, or be a copy."""
        left_out = self._left_out()
        if not left_out:
            return
        files = self._read(lambda base: {name for (name,) in base.execute("SELECT DISTINCT file FROM game")})
        names = files & left_out

        def drop(base: sqlite3.Connection) -> None:
            for name in names:
                _drop(base, name)

        if names:
            self._write(drop)

    def _left_out(self) -> set[str]:
        try:
            data = read_bytes(self._forgotten, MOST_FORGOTTEN)
        except OSError:
            return set()
        return set(data.decode("utf-8", "replace").split("\n"))

    # --- figures ---

    def sheets(self) -> dict[str, Sheet]:
        """All figures, by the kind of games."""
        return self._read(lambda base: {kind: _sheet(base, kind) for kind in (BOTS, HOT_SEAT)})

    def totals(self, kind: str) -> Totals:
        """Everything added up."""
        return self.sheets()[kind].totals


# The database in memory, and the sane part of it.
_OF_GAMES = ("worn", "achieved", "met")
_TAKEN = (("file", "file"), *((table, f"sane_{table}") for table in ("game", *_OF_GAMES)))
_BUSY = (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED)
# Nothing is wrong with the file: it is locked, or can't be read or written.
_PASSING = (
    *(*_BUSY, sqlite3.SQLITE_PERM, sqlite3.SQLITE_READONLY, sqlite3.SQLITE_IOERR, sqlite3.SQLITE_FULL),
    *(sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_NOMEM),
)


def _code(error: sqlite3.Error) -> int:
    """What went wrong, without the details."""
    return getattr(error, "sqlite_errorcode", 0) & 0xFF


def _in_transaction(base: sqlite3.Connection, begin: str, action: Callable[[sqlite3.Connection], _T]) -> _T:
    base.execute(begin)
    try:
        answer = action(base)
        base.execute("COMMIT")
    except BaseException:
        with contextlib.suppress(sqlite3.Error):
            base.execute("ROLLBACK")
        raise
    return answer


def _key(path: Path) -> str:
    """The name of a file, as a database can hold it."""
    return os.fsencode(path.name).decode("utf-8", "replace")


def _insert(base: sqlite3.Connection, file: str, game: PersonGame) -> None:
    values = (
        *(file, game.name, game.kind, game.scenario, game.players, game.level, game.won),
        *(game.coins, game.turns, game.announced, game.lies, game.believed, game.contests),
        *(game.right, game.fooled, game.created[:LONGEST_WORD]),
    )
    marks = ", ".join("?" * len(values))
    number = base.execute(f"INSERT INTO game VALUES (NULL, {marks})", values).lastrowid
    base.executemany(
        "INSERT INTO worn VALUES (?, ?, ?)", [(number, mask, turns) for mask, turns in game.worn.items()]
    )
    base.executemany("INSERT INTO achieved VALUES (?, ?)", [(number, what) for what in game.achieved])
    base.executemany("INSERT INTO met VALUES (?, ?)", [(number, character) for character in game.met])


def _drop(base: sqlite3.Connection, file: str) -> None:
    """Forget what a file has added."""
    for table in _OF_GAMES:
        base.execute(f"DELETE FROM {table} WHERE game IN (SELECT id FROM game WHERE file = ?)", (file,))
    base.execute("DELETE FROM game WHERE file = ?", (file,))


def _sheet(base: sqlite3.Connection, kind: str) -> Sheet:
    return Sheet(
        _totals(base, kind),
        {by: _groups(base, kind, by) for by in GROUPS},
        _groups(base, kind, "character", "sane_met AS met JOIN sane_game AS game ON game.id = met.game"),
        _worn(base, kind),
        _last(base, kind),
        _achieved(base, kind),
    )


def _totals(base: sqlite3.Connection, kind: str) -> Totals:
    sums = "COUNT(*), SUM(won), SUM(announced), SUM(lies), SUM(believed), SUM(contests), SUM(truths)"
    rows = base.execute(f"SELECT {sums}, SUM(fooled) FROM sane_game WHERE kind = ?", (kind,))
    return Totals(*map(_counted, rows.fetchone()))


def _groups(base: sqlite3.Connection, kind: str, by: str, games: str = "sane_game") -> tuple[Group, ...]:
    rows = base.execute(
        f"SELECT {by}, COUNT(*), SUM(won) FROM {games} WHERE kind = ?"
        f" GROUP BY {by} ORDER BY COUNT(*) DESC, {by} LIMIT ?",
        (kind, MOST_GROUPS),
    )
    return tuple(Group(str(key), _counted(games), _counted(won)) for key, games, won in rows)


def _worn(base: sqlite3.Connection, kind: str) -> tuple[tuple[str, int], ...]:
    rows = base.execute(
        "SELECT mask, SUM(worn.turns) FROM sane_worn AS worn JOIN sane_game AS game ON game.id = worn.game"
        " WHERE kind = ? GROUP BY mask ORDER BY 2 DESC, mask LIMIT ?",
        (kind, MOST_MASKS),
    )
    return tuple((mask, _counted(turns)) for mask, turns in rows)


def _last(base: sqlite3.Connection, kind: str) -> tuple[LastGame, ...]:
    rows = base.execute(
        "SELECT name, scenario, coins, won, created FROM sane_game WHERE kind = ? ORDER BY id DESC LIMIT ?",
        (kind, LAST_GAMES),
    ).fetchall()
    return tuple(
        LastGame(name, scenario, coins, bool(won), created)
        for name, scenario, coins, won, created in reversed(rows)
    )


def _achieved(base: sqlite3.Connection, kind: str) -> dict[str, Achieved]:
    """SQLite takes the other columns from the row with the minimum."""
    rows = base.execute(
        "SELECT what, name, scenario, created, MIN(created || '~' || game.id) FROM sane_achieved AS achieved"
        " JOIN sane_game AS game ON game.id = achieved.game WHERE kind = ? GROUP BY what LIMIT ?",
        (kind, MOST_GROUPS),
    )
    return {what: Achieved(what, name, scenario, created) for what, name, scenario, created, _ in rows}


def _counted(total: int | None) -> int:
    return min(total or 0, LARGEST)
