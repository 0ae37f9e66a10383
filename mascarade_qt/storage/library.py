"""The kept games: found in their folder, renamed, deleted, exported and imported."""

import os
import re
from collections.abc import Mapping
from dataclasses import dataclass, replace
from datetime import datetime
from pathlib import Path

from mascarade_qt.engine.game import Game
from mascarade_qt.engine.plain_text import plain
from mascarade_qt.engine.record import Choice, Record, RecordError, fold, save_record
from mascarade_qt.engine.setup import Setup
from mascarade_qt.match.loaded import read_plain
from mascarade_qt.match.roles import RolesError, read_cast
from mascarade_qt.storage.set_aside import cannot_be_listed, made_folder
from mascarade_qt.system.folders import GAME_SUFFIX, games_folder

TITLE = "title"
LONGEST_GAME_NAME = 80
_PRIVATE = ("roles", "seed")  # not in a shared record: levels, notes, what bots are going to think


@dataclass(frozen=True)
class KeptGame:
    """What a list shows of a game. All of it is plain text, whatever a stranger wrote."""

    path: Path
    title: str  # given by the player; may be empty
    created: datetime
    players: tuple[str, ...]
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
    """The folder of the games, if it can't be looked into, or is no folder at all."""
    folder = games_folder()
    try:
        return folder if cannot_be_listed(folder) else None
    except OSError:
        return None


def _written(path: Path) -> float:
    """When; one that has gone meanwhile, or leads nowhere, hides no other."""
    try:
        return path.stat().st_mtime
    except OSError:
        return 0.0


def kept_game(path: Path) -> KeptGame:
    """Read one. RecordError says why it can't be read."""
    return described(path, read_plain(path))


def described(path: Path, record: Record, game: Game | None = None) -> KeptGame:
    """What the list says about the record at this path; `game`: if it has been folded already."""
    game = game or fold(record)
    setup = record.setup
    try:
        people: tuple[int, ...] | None = read_cast(setup).humans
    except RolesError:
        people = None
    return KeptGame(
        path=path,
        title=_plain(record.extra.get(TITLE), LONGEST_GAME_NAME),
        created=_date(setup.extra.get("created"), path),
        players=setup.players,
        scenario=_plain(setup.extra.get("scenario"), LONGEST_GAME_NAME),
        people=people,
        over=game.over,
        winners=game.winners,
        coins=tuple(game.coins[game.seat_of[player]] for player in range(len(setup.players))),
        turns=game.turn + 1,
    )


def _plain(value: object, longest: int) -> str:
    """Text from a stranger's file: short, on one line."""
    return plain(value, longest) if isinstance(value, str) else ""


def _date(value: object, path: Path) -> datetime:
    """When it was played; if the record does not say, when the file was written."""
    try:
        return datetime.fromisoformat(str(value)).astimezone()
    except (ValueError, OverflowError, OSError):
        pass
    try:
        return datetime.fromtimestamp(path.stat().st_mtime).astimezone()
    except OSError:
        return datetime.now().astimezone()


def rename_game(path: Path, title: str) -> KeptGame:
    """Give a game a name; an empty one takes it away. RecordError or OSError."""
    record = read_plain(path)
    extra: Mapping[str, object] = {key: value for key, value in record.extra.items() if key != TITLE}
    if name := _plain(title, LONGEST_GAME_NAME):
        extra = {**extra, TITLE: name}
    changed = replace(record, extra=extra)
    times = path.stat()
    save_record(changed, path)
    os.utime(path, (times.st_atime, times.st_mtime))  # a new name does not make it newer
    return described(path, changed)


def delete_game(path: Path) -> None:
    """Delete a game for good. May raise OSError."""
    path.unlink(missing_ok=True)


def shareable(record: Record) -> Record:
    """The record as others may have it: the game itself, without levels, seeds and notes."""
    extra = {key: value for key, value in record.setup.extra.items() if key not in _PRIVATE}
    kept = {key: value for key, value in record.extra.items() if key == TITLE}
    return Record(replace(record.setup, extra=extra), list(record.choices), kept)


def export_game(record: Record, target: Path) -> Path:
    """Write a game for others, and say where. May raise OSError."""
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
    taken = shareable(record)  # nobody knows whose game it was, so it counts in nobody's statistics
    save_record(taken, path)
    return described(path, taken)


def _kept_before(record: Record) -> KeptGame | None:
    """The same game among the kept ones, whatever its name."""
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
    return replace(record.setup, extra={}), list(record.choices)
