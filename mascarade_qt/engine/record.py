"""The game record (`.mascarade`): one JSON file with the deal and every choice. Read, check, write, fold.

Records come from strangers: reading is strict and bounded, and every refusal is a RecordError.
"""

import contextlib
import json
import math
import os
import stat
import tempfile
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from mascarade_qt.engine.game import Game
from mascarade_qt.engine.questions import Answer, AnswerError
from mascarade_qt.engine.refusals import possible, shown
from mascarade_qt.engine.setup import Setup, SetupError, setup_data, setup_from_data

FORMAT = "mascarade-record"
VERSION = 1
MOST_BYTES = 4 * 1024 * 1024  # a game of a thousand turns has some 50 KB
NEW_FILE_MODE = 0o644  # a temporary file would be for its owner alone
DEEPEST = 100  # far from Python's own limit, wherever in the program a record is folded or written

Choice = tuple[int, str, Answer]


class RecordError(ValueError):
    """A record that cannot be read or played; the text says where and why, on one line."""


@dataclass
class Record:
    """A game as it is written down. `extra` keeps unknown keys of the file."""

    setup: Setup
    choices: list[Choice] = field(default_factory=list)
    extra: Mapping[str, object] = field(default_factory=dict)


def read_record(path: str | os.PathLike[str]) -> Record:
    """Read a record from a file."""
    return parse_record(_read_bytes(path))


def _read_bytes(path: str | os.PathLike[str]) -> bytes:
    file = Path(path)
    try:
        # Opening a pipe would wait for somebody to write into it.
        if stat.S_ISREG(file.stat().st_mode):
            with file.open("rb") as opened:
                return opened.read(MOST_BYTES + 1)
    except OSError as error:
        raise RecordError(error.strerror or "cannot be read") from None
    except ValueError:  # a NUL in the name
        raise RecordError("no such file") from None
    raise RecordError("not a file")


def parse_record(data: bytes) -> Record:
    """A record from the bytes of a file; its choices are checked when they are folded."""
    document = _json(data)
    if not isinstance(document, dict) or document.get("format") != FORMAT:
        raise RecordError(f'not a game record: "format" must be "{FORMAT}"')
    version = document.get("version")
    if type(version) is not int or version != VERSION:
        raise RecordError(f"version {shown(version)} cannot be read, only {VERSION}")
    try:
        setup = setup_from_data(document.get("setup"))
    except SetupError as error:
        raise RecordError(f"setup: {error}") from None
    extra = {key: value for key, value in document.items() if key not in _KEYS}
    return Record(setup, _choices(document.get("choices")), extra)


_KEYS = ("format", "version", "setup", "choices")


def _json(data: bytes) -> object:
    if len(data) > MOST_BYTES:
        raise RecordError(f"larger than {MOST_BYTES // 1024 // 1024} MB")
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError as error:
        raise RecordError(f"not UTF-8 at byte {error.start}") from None
    if text.startswith("\ufeff"):
        raise RecordError("begins with a byte-order mark")
    try:
        document = json.loads(
            text,
            object_pairs_hook=_object,
            parse_int=_integer,
            parse_float=_float,
            parse_constant=_constant,
        )
        json.dumps(document, ensure_ascii=False).encode("utf-8")
        _check_depth(document)
    except RecursionError:
        raise RecordError("nested too deeply") from None
    except UnicodeEncodeError:
        raise RecordError("has half of a surrogate pair") from None
    except json.JSONDecodeError as error:
        what = error.msg.removesuffix(" at")
        raise RecordError(f"not JSON: {what} at line {error.lineno}, column {error.colno}") from None
    return document


def _check_depth(document: object) -> None:
    level = [document]
    for _ in range(DEEPEST):
        containers = [item for item in level if isinstance(item, dict | list)]
        level = [
            inner for item in containers for inner in (item.values() if isinstance(item, dict) else item)
        ]
        if not level:
            return
    raise RecordError("nested too deeply")


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) != len(pairs):
        names = [name for name, _ in pairs]
        raise RecordError(f"the key {shown(Counter(names).most_common(1)[0][0])} stands twice")
    return found


def _integer(text: str) -> int:
    if len(text) > 20 or not -(2**63) <= (number := int(text)) < 2**63:
        raise RecordError("an integer beyond 64 bits")
    return number


def _float(text: str) -> float:
    number = float(text)
    if not math.isfinite(number):
        raise RecordError("a number beyond all bounds")
    return number


def _constant(text: str) -> object:
    raise RecordError(f"{text} is not a number")


def _choices(data: object) -> list[Choice]:
    if not isinstance(data, list):
        raise RecordError('"choices" must be a list')
    return [_choice(number, item) for number, item in enumerate(data)]


def _choice(number: int, item: object) -> Choice:
    if not isinstance(item, list) or len(item) != 3:
        raise RecordError(f"choice {number}: must be [player, question, answer]")
    player, question, answer = item
    if type(player) is not int or not isinstance(question, str):
        raise RecordError(f"choice {number}: must be [player, question, answer]")
    return player, question, tuple(answer) if isinstance(answer, list) else answer


def fold(record: Record) -> Game:
    """The game after all choices of a record."""
    game = Game(record.setup, listening=False)
    for _ in steps(game, record.choices):
        pass
    return game


def steps(game: Game, choices: list[Choice]) -> Iterator[Game]:
    """Play choices one by one; RecordError names the first that is not possible."""
    for number, (player, kind, answer) in enumerate(choices):
        question = game.question
        if question is None:
            raise RecordError(f"choice {number}: the game is over already")
        if (player, kind) != (question.player, question.kind):
            raise RecordError(
                f"choice {number}: player {player} answers {shown(kind)},"
                f" but player {question.player} is asked {question.kind!r}; possible: {possible(question)}"
            )
        try:
            game.answer(answer)
        except AnswerError as error:
            raise RecordError(f"choice {number}: {error}") from None
        yield game


def record_text(record: Record) -> str:
    """The record as it stands in a file: one choice a line."""
    head = {"format": FORMAT, "version": VERSION, **record.extra, "setup": setup_data(record.setup)}
    text = json.dumps(head, ensure_ascii=False, indent=2, allow_nan=False)
    choices = ",\n".join("    " + json.dumps(choice, ensure_ascii=False) for choice in record.choices)
    body = f"[\n{choices}\n  ]" if choices else "[]"
    return f'{text[:-2]},\n  "choices": {body}\n}}\n'


def save_record(record: Record, path: str | os.PathLike[str]) -> None:
    """Write a record so that the file is, at every moment, the old one or the new one."""
    text = record_text(record)
    parse_record(text.encode("utf-8"))  # what could not be read again never takes the place of what can
    target = Path(os.path.realpath(path))
    handle, aside = tempfile.mkstemp(prefix=".", suffix=".part", dir=target.parent)
    try:
        with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        Path(aside).chmod(stat.S_IMODE(target.stat().st_mode) if target.exists() else NEW_FILE_MODE)
        Path(aside).replace(target)
    except BaseException:
        Path(aside).unlink(missing_ok=True)
        raise
    _flush_folder(target.parent)


def _flush_folder(folder: Path) -> None:
    """Make the renaming last, where the system lets folders be opened."""
    with contextlib.suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def state_data(game: Game) -> dict[str, object]:
    """The whole state as `replay --json` prints it."""
    question = game.question
    asked = None
    if question is not None:
        asked = {"player": question.player, "question": question.kind, "answers": list(question.answers)}
    return {
        "turn": game.turn,
        "active": game.active,
        "over": game.over,
        "winners": list(game.winners),
        "bank": game.bank,
        "courthouse": game.courthouse,
        "coins": list(game.coins),
        "cards": {place: game.cards[place] for place in game.setup.deal if place in game.cards},
        "seats": list(game.seats),
        "out": list(game.out),
        "graveyard": list(game.graveyard),
        "asked": asked,
    }
