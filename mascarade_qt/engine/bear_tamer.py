"""The Bear Tamer's power as data, checked against the closed list of steps in rules.md §9."""

from collections.abc import Mapping

from mascarade_qt.engine.masks import Program, Step
from mascarade_qt.engine.refusals import shown

LARGEST_NUMBER = 5
MOST_STEPS = 4

NUMBER = "number"
_SIDES = ("left", "right")
# What each step takes besides "do": a number, or one of these words.
TAMER_STEPS: Mapping[str, Mapping[str, str | tuple[str, ...]]] = {
    "bank": {"n": NUMBER},
    "take": {"n": NUMBER, "from": ("left", "right", "neighbours", "richest", "chosen", "richer")},
    "give": {"n": NUMBER, "to": ("left", "right", "neighbours", "poorest", "chosen")},
    "court": {},
    "look": {"at": ("own", "chosen", "centre")},
    "swap": {"cards": ("own-chosen", "two-chosen", "own-centre")},
    "fortunes": {},
    "pass": {"way": ("left", "right", "chosen")},
    "reveal": {},
}


class PowerError(ValueError):
    """A Bear Tamer's power that §9 does not allow; the text says why."""


def checked_power(data: object) -> Program:
    """The steps as the engine plays them, or PowerError."""
    if not isinstance(data, list | tuple):
        raise PowerError("the Bear Tamer's power must be a list of steps")
    if not 1 <= len(data) <= MOST_STEPS:
        raise PowerError(f"the Bear Tamer's power must have 1 to {MOST_STEPS} steps, not {len(data)}")
    return tuple(_checked_step(step, number) for number, step in enumerate(data))


def cancels_out(power: Program) -> bool:
    """Whether the steps only undo one another: what a neighbour gives is given back, or all fortunes go
    to the left and to the right again."""
    if all(step["do"] == "pass" for step in power):
        ways = [step["way"] for step in power]
        return "chosen" not in ways and ways.count("left") == ways.count("right")
    change = dict.fromkeys(_SIDES, 0)
    for step in power:
        whom = step.get("from") or step.get("to")
        if whom not in (*_SIDES, "neighbours"):
            return False
        for side in _SIDES if whom == "neighbours" else (whom,):
            change[side] += step["n"] if step["do"] == "take" else -step["n"]
    return not any(change.values())


def _checked_step(step: object, number: int) -> Step:
    where = f"step {number} of the Bear Tamer's power"
    if not isinstance(step, Mapping):
        raise PowerError(f"{where} must be an object")
    do = step.get("do")
    if not isinstance(do, str) or do not in TAMER_STEPS:
        raise PowerError(f'{where}: "do" must be one of {", ".join(TAMER_STEPS)}')
    fields = TAMER_STEPS[do]
    for key in step:
        if key != "do" and key not in fields:
            raise PowerError(f"{where} has an unknown key {shown(key)}")
    for key, allowed in fields.items():
        _check_field(step.get(key), allowed, f'{where}: "{key}"')
    return dict(step)


def _check_field(value: object, allowed: str | tuple[str, ...], where: str) -> None:
    if isinstance(allowed, tuple):
        if not isinstance(value, str) or value not in allowed:
            raise PowerError(f"{where} must be one of {', '.join(allowed)}")
    elif type(value) is not int or not 1 <= value <= LARGEST_NUMBER:
        raise PowerError(f"{where} must be a number from 1 to {LARGEST_NUMBER}")
