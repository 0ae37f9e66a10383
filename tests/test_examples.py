"""The examples in docstrings and documents can be pasted into an interpreter, and say what it would."""

import doctest
import re
from pathlib import Path
from types import ModuleType

import pytest

from mascarade_qt.bots import bot
from mascarade_qt.bots.arena import plan
from mascarade_qt.engine import game, questions, record
from mascarade_qt.engine.events import EVENT_KINDS
from mascarade_qt.engine.public import PublicTable
from tests.bots.environment.games import dealt

DOCS = Path(__file__).resolve().parents[1] / "docs"


@pytest.mark.parametrize("module", [game, questions, record, bot, plan], ids=lambda module: module.__name__)
def test_the_examples_run(module: ModuleType) -> None:
    failed, tried = doctest.testmod(module, globs={}, optionflags=doctest.ELLIPSIS)
    assert tried > 0
    assert failed == 0


def whole_bot() -> dict[str, object]:
    """The class in docs/bots.md, as a file would have it."""
    names: dict[str, object] = {}
    exec((DOCS / "bots.md").read_text("utf-8").split("```python\n")[1].split("```")[0], names)
    return names


@pytest.mark.parametrize("document", ["bots.md", "environment.md"])
def test_the_examples_in_documents_run(document: str) -> None:
    given = whole_bot() if document == "bots.md" else {}
    failed, tried = doctest.testfile(
        str(DOCS / document), module_relative=False, globs=given, encoding="utf-8"
    )
    assert tried > 0
    assert failed == 0


def test_every_event_has_its_two_names_and_its_fields() -> None:
    rows = re.findall(
        r"^\| `(\w+)` \| `(\w+)` \| (.+) \|$", (DOCS / "bots.md").read_text("utf-8"), re.MULTILINE
    )
    told = {name: (kind, re.findall(r"\w+", fields)) for name, kind, fields in rows}
    assert told == {event.__name__: (kind, list(event._fields)) for event, kind in EVENT_KINDS.items()}


def test_the_public_table_is_described_whole() -> None:
    text = (DOCS / "bots.md").read_text("utf-8").split("## The public table")[1]
    named = {
        re.sub(r"\W.*", "", name)
        for row in re.findall(r"^\| (`.*?) \|", text, re.MULTILINE)
        for name in re.findall(r"`(.*?)`", row)
    }
    table = PublicTable(dealt("a4", 4, 1))
    public = {name for name in dir(table) if not name.startswith("_")}
    assert named <= public
    assert public - named <= {"setup", "players", "see", "fortune", "next_from_graveyard"}
    for name in ("fortune(player)", "next_from_graveyard()", "see"):
        assert f"`{name}`" in text
