"""docs/environment.md says what there is."""

import re
from itertools import groupby
from pathlib import Path

from mascarade_qt.bots.environment.actions import ACTIONS, KINDS
from mascarade_qt.bots.environment.observer import SHAPES, SIZE

DOCS = Path(__file__).resolve().parents[3] / "docs"
TEXT = (DOCS / "environment.md").read_text("utf-8")


def test_the_numbers() -> None:
    starts = {}
    for number, (kind, _) in reversed(list(enumerate(ACTIONS))):
        starts[kind] = number
    assert [kind for kind, _ in groupby(kind for kind, _ in ACTIONS)] == list(reversed(starts))
    rows = re.findall(r"^\| (\d+) \| `(\w+)` \|", TEXT, re.MULTILINE)
    assert {kind: int(start) for start, kind in rows} == starts
    assert f"There are {len(ACTIONS):,} in all." in TEXT


def test_the_array() -> None:
    rows = re.findall(r"^\| `(\w+)` \| ([\d ×]+) \|", TEXT, re.MULTILINE)
    assert [(name, tuple(map(int, shape.split(" × ")))) for name, shape in rows] == list(SHAPES.items())
    assert f"{SIZE:,} numbers from 0 to 16." in TEXT
    assert f"in this order: {', '.join(KINDS)} |" in TEXT


def test_the_script_is_the_one_that_is_shown() -> None:
    code = TEXT.split("```python\n")[-1].split("```")[0]
    assert code == (DOCS / "learner.py").read_text("utf-8")
