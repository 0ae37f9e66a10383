"""Lessons: prepared positions with scripted opponents, as data in resources/lessons; texts are in words/."""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

from mascarade_qt.engine.questions import Answer
from mascarade_qt.engine.setup import Setup, setup_from_data
from mascarade_qt.system.paths import resources

ON, NEXT, AGAIN = "on", "next", "again"  # no comment; right, the next step; wrong, try again
ANYTHING = "*"


@dataclass(frozen=True)
class Reaction:
    """What the lesson says about an answer, and what happens next."""

    kind: str  # of the question
    when: str  # an action, `action:target`, `contest`, `pass`, `true`, `false`, or anything
    then: str
    say: str  # the key of its text

    def fits(self, kind: str, answer: Answer) -> bool:
        """Whether it applies to this answer."""
        return kind == self.kind and self.when in (ANYTHING, *_names(answer))


@dataclass(frozen=True)
class LessonStep:
    """One position, one thing to do."""

    name: str
    setup: Setup
    study: bool  # whether the deal is shown first
    script: tuple[tuple[int, str, Answer], ...]  # what the others answer, in this order
    reactions: tuple[Reaction, ...]

    def reaction(self, kind: str, answer: Answer) -> Reaction | None:
        """What is said about an answer; None if the lesson just goes on."""
        found = next((reaction for reaction in self.reactions if reaction.fits(kind, answer)), None)
        return None if found is None or found.then == ON else found


@dataclass(frozen=True)
class Lesson:
    """A few steps on one subject."""

    id: str
    steps: tuple[LessonStep, ...]


def _names(answer: Answer) -> tuple[str, ...]:
    """The names under which reactions may know an answer, the most exact first."""
    if isinstance(answer, bool):
        return (str(answer).lower(), "pass") if not answer else ("true",)
    if isinstance(answer, tuple):
        return f"{answer[0]}:{answer[-1]}", str(answer[0])
    return ("contest",) if isinstance(answer, str) else (str(answer),)


@cache
def lessons() -> tuple[Lesson, ...]:
    """All lessons, in their order."""
    paths = sorted((resources() / "lessons").glob("*.toml"))
    return tuple(_lesson(tomllib.loads(path.read_text("utf-8"))) for path in paths)


def _lesson(data: Mapping[str, Any]) -> Lesson:
    return Lesson(data["id"], tuple(_step(step, data["others"]) for step in data["steps"]))


def _step(data: Mapping[str, Any], others: list[str]) -> LessonStep:
    usual = {"opening_turns": 0, "players": ["1", *others], "characters": ["", *others]}
    return LessonStep(
        data["name"],
        setup_from_data({**usual, **data["setup"]}),
        data["study"],
        tuple((player, kind, _answer(answer)) for player, kind, answer in data["script"]),
        tuple(
            Reaction(row["kind"], row["when"], row["then"], row.get("say", row["when"]))
            for row in data["reactions"]
        ),
    )


def _answer(value: Any) -> Answer:
    return tuple(value) if isinstance(value, list) else value
