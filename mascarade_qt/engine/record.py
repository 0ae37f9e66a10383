"""The game record (`.mascarade`): one JSON file with the deal and every choice. Read, check, write, fold.

Records come from strangers: reading is strict and bounded, and every refusal is a RecordError.

>>> from mascarade_qt.engine.record import Record, fold, parse_record, record_text
>>> from mascarade_qt.engine.setup import Setup
>>> deal = {"0": "king", "1": "judge", "2": "thief", "3": "cheat", "c0": "fool", "c1": "widow"}
>>> setup = Setup(("Ann", "Bob", "Cleo", "Dan"), deal)
>>> record = Record(setup, [(0, "turn", ("swap", "0", "c1")), (0, "swap", True)])
>>> game = fold(record)
>>> game.cards["0"], game.cards["c1"], game.question.player
('widow', 'king', 1)
>>> parse_record(record_text(record).encode()) == record
True
>>> fold(Record(setup, [(0, "turn", ("look", "0"))]))
Traceback (most recent call last):
mascarade_qt.engine.record.RecordError: choice 0: only a swap is possible on an opening turn; ...
"""

import json
import os
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from mascarade_qt.engine.cast import Cast, CastError, cast_data, cast_from_data
from mascarade_qt.engine.files import read_bytes, write_whole
from mascarade_qt.engine.game import Game
from mascarade_qt.engine.questions import Answer, AnswerError
from mascarade_qt.engine.refusals import possible, shown
from mascarade_qt.engine.setup import SETUP_KEYS, Setup, SetupError, setup_data, setup_from_data
from mascarade_qt.engine.strict_json import JsonError, strict_json

FORMAT = "mascarade-record"
VERSION = 1
MOST_BYTES = 4 * 1024 * 1024  # a game of a thousand turns takes about 50 KB
MOST_CHOICES = 20_000  # the arena's longest games of 13 players have a few thousand
LONGEST_TITLE = 80
LONGEST_SCENARIO = 100
LONGEST_DATE = 40

Choice = tuple[int, str, Answer]


class RecordError(ValueError):
    """A record that cannot be read or played; the text says where and why, on one line."""

    errno: int | None = None  # the system's, if the file could not be read


@dataclass
class Record:
    """A game as it is stored."""

    setup: Setup
    choices: list[Choice] = field(default_factory=list)
    cast: Cast | None = None  # who plays; None if the file does not say so
    scenario: str = ""
    seed: int | None = None  # of the deal
    created: str = ""
    title: str = ""  # given by the player
    extra: Mapping[str, object] = field(default_factory=dict)  # unknown keys
    setup_extra: Mapping[str, object] = field(
        default_factory=dict
    )  # of the set-up, and roles that make no sense


def read_record(path: str | os.PathLike[str]) -> Record:
    """Read a record from a file."""
    try:
        data = read_bytes(path, MOST_BYTES)
    except OSError as error:
        refused = RecordError(error.strerror or "cannot be read")
        refused.errno = error.errno
        raise refused from None
    return parse_record(data)


def parse_record(data: bytes) -> Record:
    """A record from the bytes of a file; its choices are checked when it is folded."""
    try:
        document = strict_json(data, MOST_BYTES)
    except JsonError as error:
        raise RecordError(str(error)) from None
    return record_from_data(document)


def record_from_data(document: object) -> Record:
    """A record from its JSON object, which has been read strictly."""
    if not isinstance(document, dict) or document.get("format") != FORMAT:
        raise RecordError(f'not a game record: "format" must be "{FORMAT}"')
    version = document.get("version")
    if type(version) is not int or version != VERSION:
        raise RecordError(f"version {shown(version)} cannot be read, only {VERSION}")
    about = document.get("setup")
    try:
        setup = setup_from_data(about)
    except SetupError as error:
        raise RecordError(f"setup: {error}") from None
    assert isinstance(about, dict)
    try:
        cast = cast_from_data(about["roles"], setup) if about.get("roles") is not None else None
        known: tuple[str, ...] = _ABOUT
    except CastError:
        cast, known = None, _ABOUT[1:]
    return Record(
        setup,
        _choices(document.get("choices")),
        cast,
        scenario=_word(about.get("scenario"), LONGEST_SCENARIO),
        seed=seed if type(seed := about.get("seed")) is int else None,
        created=_word(about.get("created"), LONGEST_DATE),
        title=_word(document.get("title"), LONGEST_TITLE),
        extra={key: value for key, value in document.items() if key not in _KEYS},
        setup_extra={key: value for key, value in about.items() if key not in (*SETUP_KEYS, *known)},
    )


_KEYS = ("format", "version", "title", "setup", "choices")
_ABOUT = ("roles", "scenario", "seed", "created")


def _word(value: object, longest: int) -> str:
    """For information only, so nonsense is dropped. Part of it may be invisible (plain_text.py)."""
    return value[: 8 * longest] if isinstance(value, str) else ""


def record_head(record: Record) -> dict[str, object]:
    """The record's JSON object without the choices."""
    head: dict[str, object] = {"format": FORMAT, "version": VERSION}
    if record.title:
        head["title"] = record.title
    about: dict[str, object] = {}
    if record.cast is not None:
        about["roles"] = cast_data(record.cast)
    if record.scenario:
        about["scenario"] = record.scenario
    if record.seed is not None:
        about["seed"] = record.seed
    if record.created:
        about["created"] = record.created
    return head | {**record.extra, "setup": setup_data(record.setup) | about | dict(record.setup_extra)}


def _choices(data: object) -> list[Choice]:
    if not isinstance(data, list):
        raise RecordError('"choices" must be a list')
    if len(data) > MOST_CHOICES:
        raise RecordError(f"more than {MOST_CHOICES} choices")
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


def moments(record: Record) -> Iterator[Game]:
    """The game of a record at its beginning and after each choice."""
    game = Game(record.setup)
    yield game
    yield from steps(game, record.choices)


def steps(game: Game, choices: list[Choice]) -> Iterator[Game]:
    """Play choices one by one; RecordError names the first impossible one."""
    for number, (player, kind, answer) in enumerate(choices):
        question = game.question
        if question is None:
            raise RecordError(f"choice {number}: the game is already over")
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
    """The record as it is stored in a file: one choice per line."""
    text = json.dumps(record_head(record), ensure_ascii=False, indent=2, allow_nan=False)
    choices = ",\n".join("    " + json.dumps(choice, ensure_ascii=False) for choice in record.choices)
    body = f"[\n{choices}\n  ]" if choices else "[]"
    return f'{text[:-2]},\n  "choices": {body}\n}}\n'


def save_record(record: Record, path: str | os.PathLike[str]) -> None:
    """Write a record so that the file is always either the old or the new one."""
    text = record_text(record).encode("utf-8")
    parse_record(text)  # a record that couldn't be read back never replaces one that can
    write_whole(path, text)


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
