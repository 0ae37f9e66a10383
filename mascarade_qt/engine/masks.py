"""The catalogue: one row per mask (rules.md §6), its power as a program of steps."""

from collections.abc import Mapping
from typing import Any, NamedTuple

Step = Mapping[str, Any]
Program = tuple[Step, ...]


class Mask(NamedTuple):
    """A kind of card. `star`: it brings money from the bank; `sex`: what the Courtesan asks for."""

    id: str
    edition: str
    star: bool
    min_players: int
    sex: str
    power: Program
    copies: int = 1


def _bank(n: int) -> Step:
    return {"do": "bank", "n": n}


_ROWS = (
    Mask("judge", "base", False, 0, "m", ({"do": "court"},)),
    Mask("king", "base", True, 0, "m", (_bank(2),)),
    Mask("empress", "base", True, 0, "f", (_bank(3),)),
    Mask("queen", "first", True, 0, "f", (_bank(2),)),
    Mask("fool", "base", True, 0, "m", (_bank(1), {"do": "swap", "cards": "two-chosen"})),
    Mask("thief", "base", False, 0, "m", ({"do": "take", "n": 1, "from": "neighbours"},)),
    Mask("witch", "base", False, 0, "f", ({"do": "fortunes", "optional": True},)),
    Mask("spy", "base", False, 0, "f", ({"do": "swap", "cards": "own-chosen", "peek": True},)),
    Mask("peasant", "base", True, 8, "m", ({"do": "harvest"},), copies=2),
    Mask("cheat", "base", False, 0, "m", ({"do": "win", "n": 10},)),
    Mask("guru", "base", False, 8, "m", ({"do": "question", "n": 4},)),
    Mask("widow", "base", True, 0, "f", ({"do": "fill", "n": 10},)),
    Mask("beggar", "base", False, 0, "f", ({"do": "take", "n": 1, "from": "richer"},)),
    Mask("patron", "base", True, 0, "m", (_bank(3), {"do": "treat", "n": 1})),
    Mask("puppet_master", "base", False, 6, "f", ({"do": "puppets", "n": 1},)),
    Mask("princess", "base", True, 6, "f", (_bank(2), {"do": "show"})),
    Mask("trickster", "base", False, 0, "m", ({"do": "take", "n": 2, "from": "richest"},)),
    Mask("alchemist", "expansion", False, 0, "m", ({"do": "pass", "way": "chosen"},)),
    Mask("actress", "expansion", True, 8, "f", ({"do": "copy"},)),
    Mask("courtesan", "expansion", False, 8, "f", ({"do": "charm", "n": 3},)),
    Mask("gambler", "expansion", True, 0, "f", ({"do": "gamble"},)),
    Mask("damned", "expansion", False, 8, "m", ()),
    Mask("necromancer", "expansion", True, 0, "m", ({"do": "raise"},)),
    Mask("sage", "expansion", True, 8, "m", (_bank(1), {"do": "look", "at": "two"})),
    Mask("usurper", "expansion", True, 8, "m", ({"do": "usurp"},)),
    # The players choose the Bear Tamer's power (§9): it is part of the set-up, and decides about the ★.
    Mask("bear_tamer", "expansion", False, 0, "m", ()),
)

MASKS: Mapping[str, Mask] = {row.id: row for row in _ROWS}


_ASKS: Mapping[str, tuple[str, ...]] = {
    "fortunes": ("player",),
    "gamble": ("hide", "player", "guess"),
    "show": ("player", "place"),
    "reveal": ("player", "place"),
    "charm": ("place",),
    "question": ("player", "mask", "place"),
    "puppets": ("players",),
    "usurp": ("player", "place", "mask"),
}


def asks(step: Step) -> tuple[str, ...]:
    """The kinds of questions that a step may ask."""
    match step["do"]:
        case "take" | "give":
            whom = step.get("from", step.get("to"))
            return ("player",) if whom in ("chosen", "richest", "poorest") else ()
        case "look":
            return {"own": (), "two": ("places",)}.get(step["at"], ("place",))
        case "swap":
            return ("places",) if step["cards"] == "two-chosen" else ("place",)
        case "pass":
            return ("direction",) if step["way"] == "chosen" else ()
        case do:
            return _ASKS.get(do, ())


def brings_money(mask: str, bear_tamer: Program | None = None) -> bool:
    """Whether the card has a ★; the Bear Tamer's comes from a step that takes from the bank."""
    if mask == "bear_tamer":
        return any(step["do"] == "bank" for step in bear_tamer or ())
    return MASKS[mask].star
