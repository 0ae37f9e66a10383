"""For a new mask made of known steps, this names every other place that has to know it."""

import csv
import re
from collections.abc import Callable, Mapping
from pathlib import Path

import pytest

from mascarade_qt.bots.mind.gains import gain
from mascarade_qt.bots.world import World
from mascarade_qt.engine.masks import MASKS, asks
from mascarade_qt.engine.powers import STEPS
from mascarade_qt.engine.setup import Setup
from mascarade_qt.system.paths import resources
from mascarade_qt.words.mask_texts import WORDS
from mascarade_qt.words.prompts import has_prompt
from mascarade_qt.words.rulebook.book import CASES

ROOT = Path(__file__).resolve().parents[1]
FOUR = Setup(
    ("Ann", "Bob", "Cleo", "Dan"),
    {"0": "king", "1": "judge", "2": "thief", "3": "spy", "c0": "cheat", "c1": "widow"},
)


def _at_a_glance(mask: str) -> bool:
    try:
        gain(World(FOUR, 0), 0, mask)
    except KeyError:
        return False
    return True


def _in_the_glossary(mask: str) -> bool:
    with (ROOT / "i18n/glossary.csv").open(encoding="utf-8", newline="") as file:
        return any((row["kind"], row["key"]) == ("mask", mask) for row in csv.DictReader(file))


def _in_the_rules(mask: str) -> bool:
    return re.search(rf"^\| {mask}\b", (ROOT / "docs/rules.md").read_text("utf-8"), re.MULTILINE) is not None


PLACES: Mapping[str, Callable[[str], bool]] = {
    "mascarade_qt/words/mask_texts.py": WORDS.__contains__,
    "mascarade_qt/words/rulebook/masks.py": CASES.__contains__,
    "resources/masks": lambda mask: (resources() / f"masks/{mask}.svg").is_file(),
    "mascarade_qt/bots/mind/gains.py": _at_a_glance,
    "docs/rules.md": _in_the_rules,
    "i18n/glossary.csv": _in_the_glossary,
}


def forgotten(mask: str) -> list[str]:
    """Where a mask is missing."""
    return [place for place, knows in PLACES.items() if not knows(mask)]


@pytest.mark.parametrize("mask", MASKS)
def test_a_mask_is_known_everywhere(mask: str) -> None:
    missing = forgotten(mask)
    assert not missing, f"{mask} is missing in {', '.join(missing)}"


@pytest.mark.parametrize("mask", MASKS)
def test_a_power_is_made_of_known_steps_that_ask_in_words(mask: str) -> None:
    for step in MASKS[mask].power:
        assert step["do"] in STEPS
        assert all(has_prompt(kind, step) for kind in asks(step))


def test_a_new_mask_is_missed_everywhere() -> None:
    assert forgotten("minstrel") == list(PLACES)
    assert all((ROOT / place).exists() for place in PLACES), "each place is where it says"
