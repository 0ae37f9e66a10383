"""docs/stream.md lists what the stream has: kinds, fields, types and words; its examples are real lines."""

import ast
import inspect
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from mascarade_qt.engine import game as game_module
from mascarade_qt.engine import layout as layout_module
from mascarade_qt.engine import powers as powers_module
from mascarade_qt.engine import table as table_module
from mascarade_qt.engine.events import (
    BANK,
    COURTHOUSE,
    EVENT_KINDS,
    Chose,
    Ended,
    Looked,
    Nothing,
    Returned,
    Shown,
)
from mascarade_qt.engine.game import Game
from mascarade_qt.engine.masks import MASKS
from mascarade_qt.engine.record import Record, steps
from mascarade_qt.engine.scenarios import ready_scenarios
from mascarade_qt.engine.sight import STREAM_VERSION, public_setup, question_data, seen, stream
from mascarade_qt.words.company import Company
from mascarade_qt.words.story import Story
from tests.example_records import random_record

TEXT = (Path(__file__).parents[2] / "docs" / "stream.md").read_text(encoding="utf-8")
ENGINE = (game_module, layout_module, powers_module, table_module)


class Section(NamedTuple):
    """What the document says about one kind of line."""

    fields: dict[str, str]  # name: type
    words: set[str]  # of `why`
    examples: list[str]


def sections() -> Iterator[tuple[str, Section]]:
    """The kinds of lines as they are documented."""
    for part in re.split(r"^### ", TEXT, flags=re.M)[1:]:
        kind = re.match(r"`(\w+)`\n", part)
        assert kind, part.splitlines()[0]
        fields = _table(part, "field | type | meaning")
        why = _table(part, "why | meaning")
        examples = [
            line for block in re.findall(r"```json\n(.*?)```", part, re.S) for line in block.split("\n")
        ]
        yield (
            kind[1],
            Section(
                {_word(row[0]): row[1] for row in fields},
                {_word(row[0]) for row in why},
                [line for line in examples if line],
            ),
        )


def _table(text: str, heading: str) -> list[list[str]]:
    found = re.search(rf"^\| {re.escape(heading)} \|\n\|[-|]+\|\n((?:\|.*\n)+)", text, re.M)
    rows = found[1].splitlines() if found else []
    return [[cell.strip() for cell in row.strip("|").split("|")] for row in rows]


def _word(cell: str) -> str:
    assert re.fullmatch(r"`[^`]+`", cell), cell
    return cell.strip("`")


DOCUMENTED = dict(sections())


def answer_fits(answer: object, question: str) -> bool:
    """Whether it looks like an answer to this kind of question, as the document has them."""
    if question == "turn":
        return isinstance(answer, list) and answer[0] in ("look", "swap", "announce")
    shape = {
        "swap": "boolean",
        "player": "player or null",
        "players": "list of player",
        "place": "place",
        "places": "list of place",
        "mask": "mask",
        "direction": "word",
        "hide": "integer or null",
        "guess": "integer",
    }
    return (
        answer is False or fits(answer, "place") if question == "contest" else fits(answer, shape[question])
    )


def fits(value: Any, kind: str) -> bool:
    """Whether a JSON value is of a type of the document."""
    if kind.endswith(" or null"):
        return value is None or fits(value, kind.removesuffix(" or null"))
    if kind.startswith("list of "):
        return isinstance(value, list) and all(fits(item, kind.removeprefix("list of ")) for item in value)
    if kind.startswith("map of "):
        values = isinstance(value, dict) and all(
            fits(item, kind.removeprefix("map of ")) for item in value.values()
        )
        return values and all(fits(key, "place") for key in value)
    if kind in ("card", "move"):
        parts = ("player", "place", "mask") if kind == "card" else ("purse", "purse", "integer")
        return len(value) == 3 and all(map(fits, value, parts))
    if kind in ("integer", "player", "seat"):
        return type(value) is int and value >= 0
    if kind == "purse":
        return value in (BANK, COURTHOUSE) or fits(value, "seat")
    if kind == "place":
        return isinstance(value, str) and bool(re.fullmatch(r"\d+[LRP]?|c[01]", value))
    checks = {"boolean": bool, "string": str, "word": str, "step": dict}
    return value in MASKS if kind == "mask" else isinstance(value, checks[kind])


def check_line(text: str) -> None:
    """The line has the fields that are documented for its kind, in that order, with values of their types."""
    line = json.loads(text)
    section = DOCUMENTED[line["event"]]
    fields = dict(section.fields)
    if line["event"] == "setup" and "bear_tamer" not in line:
        del fields["bear_tamer"]
    assert list(line) == ["event", *fields], text
    for name, kind in fields.items():
        if kind == "answer":
            assert answer_fits(line[name], line["question"]), text
        elif kind == "list of answer":
            assert all(answer_fits(answer, line["question"]) for answer in line[name]), text
        else:
            assert fits(line[name], kind), f"{name}: {text}"
    if line["event"] in ("nothing", "ended"):
        assert line["why"] in section.words
    elif line["event"] == "coins":
        assert line["why"] in section.words | MASKS.keys()


def test_every_kind_of_line_is_documented_once_and_no_other() -> None:
    headings = re.findall(r"^### `(\w+)`", TEXT, re.M)
    assert headings == ["setup", "question", *EVENT_KINDS.values()]


@pytest.mark.parametrize(("event", "kind"), EVENT_KINDS.items(), ids=EVENT_KINDS.values())
def test_an_event_has_the_documented_fields(event: Any, kind: str) -> None:
    assert tuple(DOCUMENTED[kind].fields) == event._fields


@pytest.mark.parametrize("kind", DOCUMENTED)
def test_the_examples_are_such_lines(kind: str) -> None:
    assert DOCUMENTED[kind].examples
    for example in DOCUMENTED[kind].examples:
        assert json.loads(example)["event"] == kind
        check_line(example)


def test_an_example_of_every_hidden_field_shows_it_hidden_and_seen() -> None:
    for kind, field in (("looked", "masks"), ("returned", "swapped"), ("shown", "mask"), ("chose", "answer")):
        values = [json.loads(example)[field] for example in DOCUMENTED[kind].examples]
        assert None in values
        assert set(map(str, values)) != {"None"}


def test_the_version_is_the_one_of_the_stream() -> None:
    assert f"**version of this stream, {STREAM_VERSION}**" in TEXT.replace("\n  ", " ")
    assert json.loads(DOCUMENTED["setup"].examples[0])["version"] == STREAM_VERSION


def test_what_is_hidden_from_whom_is_what_sight_hides() -> None:
    rows = {
        (_word(row[0]), row[1].split(",")[0].strip("`"))
        for row in _table(TEXT, "kind | field | seen by | `null` for")
    }
    events = (
        Looked(0, ("0",), ("king",)),
        Returned(0, ("0", "1"), True),
        Shown(0, 1, "1", "king"),
        Chose(0, "hide", 2),
    )
    hidden = set()
    for event in events:
        views = [seen(event, player)._asdict() for player in range(3)]
        fields = {name for view in views for name in view if view[name] != event._asdict()[name]}
        hidden |= {(EVENT_KINDS[type(event)], name) for name in fields}
    assert rows == hidden


def words_said(call: str, argument: int) -> set[str]:
    """The texts that the engine gives to a function of this name."""
    found = set()
    for module in ENGINE:
        for node in ast.walk(ast.parse(inspect.getsource(module))):
            if (
                isinstance(node, ast.Call)
                and getattr(node.func, "attr", getattr(node.func, "id", "")) == call
            ):
                for word in node.args[argument : argument + 1]:
                    if isinstance(word, ast.Constant):
                        found.add(str(word.value))
    return found


def test_the_words_of_nothing() -> None:
    assert DOCUMENTED["nothing"].words == words_said("nothing", 1)


def test_the_words_of_ended() -> None:
    assert DOCUMENTED["ended"].words == words_said("finish", 0)


def test_the_words_of_coins_besides_masks() -> None:
    assert DOCUMENTED["coins"].words == words_said("move", 1) | words_said("CoinsMoved", 1)


def test_the_kinds_of_questions() -> None:
    rows = {_word(row[0]) for row in _table(TEXT, "question | answer")}
    assert rows == words_said("Inquiry", 1) | words_said("Question", 1)
    chosen = set(re.findall(r"`(\w+)`", next(row[2] for row in _table_of_chose() if row[0] == "`question`")))
    assert chosen == rows - {"turn", "swap", "contest"}


def _table_of_chose() -> list[list[str]]:
    return _table(TEXT[TEXT.index("### `chose`") :], "field | type | meaning")


def test_every_word_has_a_sentence() -> None:
    told = Story(Company(random_record("a4", 0).setup))
    for word in DOCUMENTED["nothing"].words:
        assert told.add(Nothing(0, "king", word)).line
    for word in DOCUMENTED["ended"].words:
        assert told.add(Ended((0,), word, (13, 1, 0, 0))).line


def test_every_type_in_use_is_explained() -> None:
    explained = {name for row in _table(TEXT, "type | in JSON") for name in row[0].split(", ")}
    used = {kind for section in DOCUMENTED.values() for kind in section.fields.values()}
    bare = {re.sub(r"^(list|map) of | or null$", "", re.sub(r" or null$", "", kind)) for kind in used}
    assert bare <= explained


def lines_of(record: Record, player: int) -> Iterator[str]:
    """The lines of a record for a player, as the command prints them."""
    yield json.dumps(public_setup(record.setup, player))
    game = Game(record.setup)
    for line in stream(game.events, game.question, player):
        yield json.dumps(line)
    for _ in steps(game, record.choices):
        for line in stream(game.events, game.question, player):
            yield json.dumps(line)


@pytest.mark.parametrize("scenario", ready_scenarios())
def test_the_lines_of_random_games_are_as_documented(scenario: str) -> None:
    for seed in range(3):
        record = random_record(scenario, seed, most_choices=400)
        for line in lines_of(record, seed % len(record.setup.players)):
            check_line(line)


def test_a_question_is_as_documented() -> None:
    question = Game(random_record("a4", 0).setup).question
    assert question is not None
    check_line(json.dumps(question_data(question)))
