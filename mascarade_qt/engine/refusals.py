"""Why an answer is not allowed, in one place for every error message."""

import json

from mascarade_qt.engine.layout import FREE, MUST_SWAP, NO_ANNOUNCE, OPENING
from mascarade_qt.engine.masks import MASKS
from mascarade_qt.engine.questions import Question

MOST_SHOWN = 12
LONGEST_SHOWN = 60


def refusal(question: Question, mode: str, masks: tuple[str, ...], answer: object) -> str:
    """A sentence saying what is wrong with an answer, and what was possible."""
    reason = None
    if question.kind == "turn" and isinstance(answer, tuple) and answer:
        reason = _turn_refusal(answer, mode, masks)
    elif question.kind == "mask" and isinstance(answer, str):
        reason = _mask_refusal(answer, masks)
    reason = reason or f"{shown(answer)} is not a possible answer to {question.kind!r}"
    return f"{reason}; possible: {possible(question)}"


def _turn_refusal(answer: tuple[object, ...], mode: str, masks: tuple[str, ...]) -> str | None:
    verb = answer[0]
    if verb in ("look", "announce") and mode == OPENING:
        return "only a swap is possible on an opening turn"
    if verb in ("look", "announce") and mode == MUST_SWAP:
        return "a player whose card was revealed on the previous turn may only swap"
    if verb == "announce" and mode == NO_ANNOUNCE:
        return "a player whose card was revealed on the previous turn may not announce"
    if verb == "announce" and mode == FREE and len(answer) == 3:
        return _mask_refusal(answer[2], masks)
    return None


def _mask_refusal(mask: object, masks: tuple[str, ...]) -> str | None:
    if mask == "damned":
        return "the Damned cannot be announced or named"
    if not isinstance(mask, str) or mask not in MASKS:
        return f"there is no mask {shown(mask)}"
    return None if mask in masks else f"the mask {mask} is not in play"


def shown(value: object) -> str:
    """A value as an error message shows it: short, on one line, without control characters."""
    try:
        text = ascii(value) if isinstance(value, str) else json.dumps(value, default=repr)
    except (TypeError, ValueError, RecursionError):  # bots may answer anything at all
        text = f"a value of type {type(value).__name__}"
    return text if len(text) <= LONGEST_SHOWN else text[:LONGEST_SHOWN] + "…"


def possible(question: Question) -> str:
    """The possible answers, as a record would have them."""
    some = " ".join(json.dumps(answer) for answer in question.answers[:MOST_SHOWN])
    more = len(question.answers) - MOST_SHOWN
    return some if more <= 0 else f"{some} and {more} more"
