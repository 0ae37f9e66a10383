"""Every answer to every question has a number, the same at every table.

They are numbered once, over the largest tables: that of 13 with two cards in the centre, and those of 2 and
3 players, whose places have names of their own. A mask added to the catalogue means new numbers.
"""

from collections.abc import Iterator
from itertools import combinations

import numpy as np
import numpy.typing as npt

from mascarade_qt.engine.layout import FREE, layout
from mascarade_qt.engine.masks import MASKS
from mascarade_qt.engine.questions import Answer, Question
from mascarade_qt.engine.refusals import possible
from mascarade_qt.engine.setup import MOST_PLAYERS

WAIT = 0  # the only action of a player who isn't asked
KINDS = (
    "turn",
    "contest",
    "swap",
    "player",
    "players",
    "place",
    "places",
    "mask",
    "direction",
    "hide",
    "guess",
)
MASK_NAMES = tuple(MASKS)
_TABLES = tuple(
    layout(players, centre, MASK_NAMES, tuple(range(players)))
    for players, centre in ((MOST_PLAYERS, 2), (3, 0), (2, 0))
)
OWNED = tuple(dict.fromkeys(place for table in _TABLES for own in table.own for place in own))
PLACES = (*OWNED, "c0", "c1")


class ActionError(ValueError):
    """A number that is no possible answer now; the text says what was asked, and what is possible."""


def _actions() -> Iterator[tuple[str, Answer]]:
    yield "wait", None
    for table in _TABLES:
        for seat in range(table.players):
            for answer in table.turn_answers(seat, FREE):
                yield "turn", answer
    players = range(MOST_PLAYERS)
    yield "contest", False
    yield from (("contest", place) for place in OWNED)
    yield from (("swap", answer) for answer in (True, False))
    yield from (("player", answer) for answer in (*players, None))
    yield from (("players", pair) for pair in combinations(players, 2))
    yield from (("place", place) for place in PLACES)
    for table in _TABLES:
        places = (place for own in table.own for place in own)
        yield from (("places", pair) for pair in combinations((*places, *table.centre), 2))
    yield from (("mask", mask) for mask in MASK_NAMES)
    yield from (("direction", way) for way in ("left", "right"))
    for number in (1, 2, 3):
        yield "hide", number
    for number in (1, 2, 3):
        yield "guess", number


# By number: the kind of question, and the answer.
ACTIONS: tuple[tuple[str, Answer], ...] = tuple(dict.fromkeys(_actions()))
_NUMBERS: dict[tuple[str, Answer], int] = {action: number for number, action in enumerate(ACTIONS)}
for _number, (_kind, _answer) in enumerate(ACTIONS):
    if _kind in ("players", "places") and isinstance(_answer, tuple):  # in either order
        _NUMBERS[_kind, _answer[::-1]] = _number


def number_of(kind: str, answer: Answer) -> int:
    """The number of an answer to this kind of question."""
    return _NUMBERS[kind, answer]


def numbers(question: Question) -> list[int]:
    """The numbers of all answers to a question, in their order."""
    kind = question.kind
    return [_NUMBERS[kind, answer] for answer in question.answers]


def action_mask(question: Question | None) -> npt.NDArray[np.int8]:
    """1 for every action that is possible: the answers to the question; without one, to wait."""
    mask = np.zeros(len(ACTIONS), np.int8)
    mask[WAIT if question is None else numbers(question)] = 1
    return mask


def answer_to(question: Question, action: int) -> Answer:
    """The answer with this number; ActionError if it doesn't answer this question."""
    kind, answer = ACTIONS[action] if 0 <= action < len(ACTIONS) else ("unknown", None)
    if kind != question.kind or not question.offers(answer):
        raise ActionError(
            f"action {action} ({action_text(action)}) is no possible answer to {question.kind!r};"
            f" possible: {possible(question)}, which are the actions {numbers(question)}"
        )
    return answer


def action_text(action: int) -> str:
    """An action in words."""
    if not 0 <= action < len(ACTIONS):
        return "there is no such action"
    match ACTIONS[action]:
        case "turn", ("look", place):
            return f"look at the card at {place}"
        case "turn", ("swap", one, other):
            return f"take the cards at {one} and {other}, to swap them or not"
        case "turn", ("announce", place, mask):
            return f"announce the {mask} with the card at {place}"
        case "contest", False:
            return "let it pass"
        case "contest", place:
            return f"contest with the card at {place}"
        case "swap", swapped:
            return "swap the two cards" if swapped else "only pretend to swap"
        case "player", None:
            return "decline"
        case ("player" | "players") as kind, chosen:
            return f"{kind} {_listed(chosen)}"
        case (("place" | "places"), chosen):
            return f"the cards at {_listed(chosen)}" if isinstance(chosen, tuple) else f"the card at {chosen}"
        case "mask", mask:
            return f"the {mask}"
        case "direction", way:
            return f"to the {way}"
        case ("hide" | "guess") as kind, number:
            return f"{kind} {number}"
    return "wait"


def _listed(chosen: Answer) -> str:
    return " and ".join(map(str, chosen)) if isinstance(chosen, tuple) else str(chosen)
