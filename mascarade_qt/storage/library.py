"""The kept games: found in their folder, renamed, deleted, exported and imported."""

import os
import re
from dataclasses import dataclass, replace
from datetime import datetime
from pathlib import Path

from mascarade_qt.engine.game import Game
from mascarade_qt.engine.plain_text import plain
from mascarade_qt.engine.record import (
    LONGEST_SCENARIO,
    LONGEST_TITLE,
    Choice,
    Record,
    RecordError,
    fold,
    save_record,
)
from mascarade_qt.engine.setup import Setup
from mascarade_qt.match.loaded import read_plain
from mascarade_qt.storage.set_aside import cannot_be_listed, made_folder
from mascarade_qt.system.folders import GAME_SUFFIX, games_folder


@dataclass(frozen=True)
class KeptGame:
    """What a list shows of a game. All of it is plain text, even if a stranger wrote it."""

    path: Path
    title: str  # given by the player; may be empty
    created: datetime
    players: tuple[str, ...]
    characters: tuple[str, ...]
    scenario: str
    people: tuple[int, ...] | None  # who were people; None if the record does not say
    over: bool
    winners: tuple[int, ...]
    coins: tuple[int, ...]  # by player
    turns: int


def kept_paths() -> list[Path]:
    """The files of all kept games, the newest first."""
    try:
        found = list(games_folder().glob(f"*{GAME_SUFFIX}"))
    except OSError:
        return []
    return sorted(found, key=lambda path: (_written(path), path), reverse=True)


def closed_folder() -> Path | None:
    """The folder of the games, if it can't be read or is no folder at all."""
    folder = games_folder()
    try:
        return folder if cannot_be_listed(folder) else None
    except OSError:
        return None


def _written(path: Path) -> float:
    """When the file was written.

    One that has gone meanwhile, or is a broken link, must not hide the others.
    """
    try:
        return path.stat().st_mtime
    except OSError:
        return 0.0


def kept_game(path: Path) -> KeptGame:
    """Read one. RecordError says why it can't be read."""
    return described(path, read_plain(path))


def described(path: Path, record: Record, game: Game | None = None) -> KeptGame:
    """What the list says about the record at this path; `game` if it has already been folded."""
    game = game or fold(record)
    setup = record.setup
    return KeptGame(
        path=path,
        title=plain(record.title, LONGEST_TITLE),
        created=_date(record.created, path),
        players=setup.players,
        characters=setup.characters,
        scenario=plain(record.scenario, LONGEST_SCENARIO),
        people=None if record.cast is None else record.cast.humans,
        over=game.over,
        winners=game.winners,
        coins=tuple(game.coins[game.seat_of[player]] for player in range(len(setup.players))),
        turns=game.turn + 1,
    )


def _date(created: str, path: Path) -> datetime:
    """When it was played, or if the record doesn't say, when the file was written."""
    try:
        return datetime.fromisoformat(created).astimezone()
    except (ValueError, OverflowError, OSError):
        pass
    try:
        return datetime.fromtimestamp(path.stat().st_mtime).astimezone()
    except OSError:
        return datetime.now().astimezone()


def rename_game(path: Path, title: str) -> KeptGame:
    """Give a game a name; an empty one takes it away. RecordError or OSError."""
    record = read_plain(path)
    changed = replace(record, title=plain(title, LONGEST_TITLE))
    times = path.stat()
    save_record(changed, path)
    os.utime(path, (times.st_atime, times.st_mtime))  # a new name does not make it newer
    return described(path, changed)


def slug(text: str) -> str:
    """The text as part of a file name; it may end up empty."""
    return re.sub(r"[^a-zA-Z0-9]+", "-", text)[:40].strip("-")


def delete_game(path: Path) -> None:
    """Delete a game for good. May raise OSError."""
    path.unlink(missing_ok=True)


def shareable(record: Record) -> Record:
    """The record as others may have it: without levels, seeds, notes, and keys that aren't ours."""
    return Record(
        record.setup,
        list(record.choices),
        scenario=record.scenario,
        created=record.created,
        title=record.title,
    )


def export_game(record: Record, target: Path) -> Path:
    """Write a game for others, and return where. May raise OSError."""
    path = target if target.suffix == GAME_SUFFIX else target.with_name(target.name + GAME_SUFFIX)
    save_record(shareable(record), path)
    return path


def import_game(source: Path) -> KeptGame:
    """Import a file, checked down to its last choice, or find the game it holds among the kept ones;
    RecordError or OSError."""
    record = read_plain(source)
    fold(record)
    return keep_game(record, source.stem)


def keep_game(record: Record, name: str) -> KeptGame:
    """Put a game among the kept ones, under a new name, unless it is there. May raise OSError."""
    if (before := _kept_before(record)) is not None:
        return before
    folder = made_folder(games_folder())
    stem = base = re.sub(r"[^\w-]+", "-", name, flags=re.ASCII).strip("-")[:60] or "game"
    number = 1
    while (folder / (stem + GAME_SUFFIX)).exists():
        number += 1
        stem = f"{base}-{number}"
    path = folder / (stem + GAME_SUFFIX)
    taken = shareable(record)  # who played isn't known, so it counts in nobody's statistics
    save_record(taken, path)
    return described(path, taken)


def _kept_before(record: Record) -> KeptGame | None:
    """The same game among the kept ones, under any name."""
    wanted = _played(record)
    for path in kept_paths():
        try:
            known = read_plain(path)
        except RecordError:
            continue
        if _played(known) == wanted:
            return described(path, known)
    return None


def _played(record: Record) -> tuple[Setup, list[Choice]]:
    """What makes a game the same as another: how it began, and every choice."""
    return record.setup, list(record.choices)
