"""Whole random games, for texts that every game may need."""

import random
from collections.abc import Iterator

from mascarade_qt.engine.bear_tamer import TAMER_STEPS, checked_power
from mascarade_qt.engine.events import Event
from mascarade_qt.engine.game import Game
from mascarade_qt.engine.questions import Question
from mascarade_qt.engine.scenarios import deal, ready_scenarios
from mascarade_qt.engine.setup import Setup
from tests.support.dice import thrown

NAMES = ("Ann", "Bob", "Cleo", "Dan", "Eve", "Fay", "Gil", "Hal", "Ida", "Jim", "Kim", "Leo", "Mia")
MOST_TURNS = 60
Moment = tuple[Question | None, list[Event]]  # the events of an answer, and what is asked then


def all_steps() -> list[dict[str, object]]:
    """Every step a Bear Tamer's power can have."""
    found: list[dict[str, object]] = []
    for do, fields in TAMER_STEPS.items():
        words = [
            (name, word) for name, allowed in fields.items() if isinstance(allowed, tuple) for word in allowed
        ]
        number = {"n": 2} if "n" in fields else {}
        found += [{"do": do, **number, name: word} for name, word in words] or [{"do": do, **number}]
    return found


def setups(rng: random.Random) -> Iterator[Setup]:
    """A table of every scenario, and some with a Bear Tamer."""
    for scenario in ready_scenarios().values():
        players = rng.randint(scenario.fewest, scenario.most)
        yield deal(scenario, NAMES[:players], rng, opening_turns=1)
    steps = all_steps()
    for first in range(0, len(steps), 4):
        power = checked_power(steps[first : first + 4])
        masks = ["bear_tamer", "judge", "king", "damned", "necromancer", "fool"]
        rng.shuffle(masks)
        places = ("0", "1", "2", "3", "c0", "c1")
        yield Setup(
            NAMES[:4],
            dict(zip(places, masks, strict=True)),
            graveyard=("widow", "damned") if "damned" not in masks else ("widow",),
            bear_tamer=power,
            opening_turns=0,
        )


def moments(setup: Setup, rng: random.Random) -> Iterator[Moment]:
    """A random game."""
    game = Game(setup)
    yield game.question, list(game.events)
    while (question := game.question) is not None and game.turn < MOST_TURNS:
        happened = game.answer(thrown(question, rng))
        yield game.question, happened
