"""Positions in which a person is asked something, found by playing random games."""

import random
from collections.abc import Callable
from functools import cache
from typing import NamedTuple

from mascarade_qt.engine.game import Game
from mascarade_qt.engine.questions import Answer, Question
from mascarade_qt.engine.setup import Setup
from tests.support.dice import dice
from tests.ui.table.harness import a_setup

MOST_GAMES = 60

Wanted = Callable[[Game], bool]


class Position(NamedTuple):
    """How a game began, what was chosen, and what is asked then."""

    setup: Setup
    choices: tuple[Answer, ...]
    question: Question


def anything(game: Game) -> bool:
    """No other wish."""
    return True


def somebody_is_out(game: Game) -> bool:
    """Somebody was eliminated."""
    return bool(game.out)


def seats_have_changed(game: Game) -> bool:
    """The person asked sits elsewhere than at the beginning."""
    return game.question is not None and game.seat_of[game.question.player] != game.question.player


WISHES: dict[str, Wanted] = {"": anything, "out": somebody_is_out, "seats": seats_have_changed}

# kind, scenario, players, wish
ASKED = [
    ("turn", "small-two", 2, ""),
    ("turn", "infernal-trio", 3, ""),
    ("turn", "a4", 4, ""),
    ("turn", "b6", 6, "seats"),
    ("turn", "b9", 13, ""),
    ("turn", "ultimate-combo", 11, "out"),
    ("swap", "small-three", 3, ""),
    ("swap", "a5", 5, ""),
    ("contest", "deadly-duel", 2, ""),
    ("contest", "small-three", 3, ""),
    ("contest", "b7", 7, "seats"),
    ("player", "a4", 4, ""),
    ("player", "a5", 5, ""),
    ("player", "ultimate-combo", 11, "out"),
    ("player", "b6", 6, "seats"),
    ("players", "b7", 7, ""),
    ("players", "classic", 13, ""),
    ("place", "b4", 4, ""),
    ("place", "a8", 10, ""),
    ("places", "infernal-trio", 3, ""),
    ("places", "let-it-roll", 12, ""),
    ("mask", "b8", 8, ""),
    ("mask", "ultimate-combo", 6, ""),
    ("direction", "classic", 6, ""),
    ("direction", "infernal-trio", 3, ""),
    ("hide", "classic", 6, ""),
    ("hide", "deadly-duel", 2, ""),
    ("guess", "let-it-roll", 7, ""),
]


@cache
def find(kind: str, scenario: str, players: int, wish: str) -> Position:
    """The first such question to player 0."""
    for most in (40, 120, 600):  # a short past is shown sooner
        for seed in range(MOST_GAMES):
            found = _search(a_setup(scenario, players, seed), seed, most, kind, WISHES[wish])
            if found is not None:
                return found
    raise LookupError(f"no {kind} in {scenario} with {players} players {wish}")


def _search(setup: Setup, seed: int, most: int, kind: str, wanted: Wanted) -> Position | None:
    game = Game(setup)
    answer = dice(seed)
    choices: list[Answer] = []
    while (question := game.question) is not None and len(choices) < most:
        if question.player == 0 and question.kind == kind and wanted(game):
            return Position(setup, tuple(choices), question)
        choice = answer(question)
        choices.append(choice)
        game.answer(choice)
    return None


def some_answers(question: Question, most: int = 3) -> list[Answer]:
    """The first, the last and some others; of a turn one of each action."""
    rng = random.Random(1)
    groups = question.actions if question.kind == "turn" else (question.answers,)
    found = [rng.choice(group) for group in groups] + [question.answers[0], question.answers[-1]]
    return list(dict.fromkeys(found))[:most]
