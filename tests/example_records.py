"""Records that several tests begin with."""

import copy
import json
import random
from typing import Any

from mascarade_qt.engine.game import Game
from mascarade_qt.engine.questions import Answer, Question
from mascarade_qt.engine.record import Choice, Record
from mascarade_qt.engine.scenarios import deal, ready_scenarios
from mascarade_qt.engine.setup import setup_from_data

Document = dict[str, Any]
LONGEST_REASON = 1500  # with what was possible

# The example of the format's description, and the state that stands there.
EXAMPLE: Document = {
    "format": "mascarade-record",
    "version": 1,
    "setup": {
        "players": ["Ann", "Bob", "Cleo", "Dan"],
        "deal": {"0": "king", "1": "judge", "2": "thief", "3": "empress", "c0": "cheat", "c1": "trickster"},
        "first": 0,
    },
    "choices": [
        [0, "turn", ["swap", "0", "2"]],
        [0, "swap", True],
        [1, "turn", ["swap", "1", "c0"]],
        [1, "swap", False],
    ],
}
EXAMPLE_SETUP = setup_from_data(EXAMPLE["setup"])
EXAMPLE_STATE: Document = {
    "turn": 2,
    "active": 2,
    "over": False,
    "winners": [],
    "bank": 176,
    "courthouse": 0,
    "coins": [6, 6, 6, 6],
    "cards": {"0": "thief", "1": "judge", "2": "king", "3": "empress", "c0": "cheat", "c1": "trickster"},
    "seats": [0, 1, 2, 3],
    "out": [],
    "graveyard": [],
    "asked": {
        "player": 2,
        "question": "turn",
        "answers": [
            ["swap", "2", "0"],
            ["swap", "2", "1"],
            ["swap", "2", "3"],
            ["swap", "2", "c0"],
            ["swap", "2", "c1"],
        ],
    },
}


def example(**changes: Any) -> Document:
    """The example with other values at the top."""
    return copy.deepcopy(EXAMPLE) | changes


def with_setup(**changes: Any) -> Document:
    """The example's table with other values in the set-up, before any choice."""
    return example(setup=example()["setup"] | changes, choices=[])


def announced(mask: str, *after: Any) -> Document:
    """Player 0 announces a mask that nobody contests; then come other choices."""
    document = with_setup(opening_turns=0)
    document["setup"]["deal"]["0"] = mask
    contests = [[player, "contest", False] for player in (1, 2, 3)]
    document["choices"] = [[0, "turn", ["announce", "0", mask]], *contests, *after]
    return document


def finished() -> Document:
    """A game that the Cheat wins."""
    document = announced("cheat")
    document["setup"]["deal"]["c0"] = "king"
    document["setup"]["coins"] = [10, 6, 6, 6]
    return document


def encoded(document: object) -> bytes:
    """A document as the bytes of a file."""
    return json.dumps(document, ensure_ascii=False).encode()


def with_unknown(text: str) -> bytes:
    """The example with a piece of JSON as the value of an unknown key."""
    return encoded(EXAMPLE)[:-1] + b', "unknown": ' + text.encode() + b"}"


def with_answer(text: str) -> bytes:
    """The example with a piece of JSON as the first answer."""
    return encoded(example(choices=[[0, "turn", "ANSWER"]])).replace(b'"ANSWER"', text.encode())


def random_record(scenario: str, seed: int, most_choices: int = 2000) -> Record:
    """A game played at random, to its end or for this many choices."""
    rng = random.Random(seed)
    ready = ready_scenarios()[scenario]
    names = [f"Player {number}" for number in range(rng.randint(ready.fewest, ready.most))]
    game = Game(deal(ready, names, rng, first=rng.randrange(len(names))), listening=False)
    choices: list[Choice] = []
    while (question := game.question) is not None and len(choices) < most_choices:
        choices.append((question.player, question.kind, _some_answer(question, rng)))
        game.answer(choices[-1][2])
    return Record(game.setup, choices)


def _some_answer(question: Question, rng: random.Random) -> Answer:
    """Each action of a turn is equally likely; contests are rare, or everything would end in fines."""
    if question.kind == "turn":
        return rng.choice(rng.choice(question.actions))
    if question.kind == "contest" and rng.random() < 0.8:
        return False
    return rng.choice(question.answers)


def checked_reason(message: str) -> str:
    """A reason that can be printed as it is: one line, and nothing in it that a terminal would obey."""
    assert message
    assert message.isprintable()
    assert len(message) <= LONGEST_REASON
    return message
