"""What a mask's power brings its user in coins, at a glance: no choices, no beliefs, hardly any time."""

from collections.abc import Mapping

from mascarade_qt.bots.world import World
from mascarade_qt.engine.masks import MASKS
from mascarade_qt.engine.table import WINNING_FORTUNE

# What powers bring that depend on nothing, or on too much to tell at a glance (then a fair guess).
_USUAL = {
    "king": 2.0, "empress": 3.0, "queen": 2.0, "fool": 1.0, "thief": 2.0, "peasant": 1.0, "patron": 3.0,
    "princess": 2.0, "trickster": 2.0, "puppet_master": 2.0, "guru": 2.0, "courtesan": 1.5, "gambler": 1.2,
    "necromancer": 1.5, "sage": 1.0, "usurper": 1.0, "actress": 1.0, "spy": 0.5,
}  # fmt: skip
CHEAT_NEEDS: int = MASKS["cheat"].power[0]["n"]
WIDOW_HAS: int = MASKS["widow"].power[0]["n"]
# The coins that a step of the Bear Tamer's power brings for each one it names; most move none for certain.
_TAMER_GAINS: Mapping[str, int] = {
    "bank": 1, "take": 1, "give": -1, "court": 1, "look": 1, "swap": 1, "fortunes": 1, "pass": 1, "reveal": 1,
}  # fmt: skip


def gain(world: World, seat: int, mask: str) -> float:
    """What the power of a mask brings the player on a seat."""
    usual = _USUAL.get(mask)
    if usual is not None:
        return usual
    coins, layout = world.coins, world.layout
    mine = coins[seat]
    if mask == "judge":
        return world.courthouse
    if mask == "witch":
        return max(coins[other] for other in layout.clockwise_from(seat)) - mine
    if mask == "alchemist":
        return max(coins[layout.left[seat]], coins[layout.right[seat]]) - mine
    if mask == "widow":
        return max(0, WIDOW_HAS - mine)
    if mask == "cheat":
        return float(WINNING_FORTUNE) if mine >= CHEAT_NEEDS else 0.0
    if mask == "beggar":
        return sum(coins[other] > mine for other in layout.seats)
    if mask == "bear_tamer":
        return _tamed(world)
    if mask == "damned":
        return 0.0
    raise KeyError(f"what does {mask} bring at a glance?")


def _tamed(world: World) -> float:
    """The coins that the Bear Tamer's steps take, less those they give away."""
    total = 0.0
    for step in world.program("bear_tamer"):
        if step["do"] not in _TAMER_GAINS:
            raise KeyError(f"what does the step {step['do']!r} bring at a glance?")
        total += _TAMER_GAINS[step["do"]] * int(step.get("n", 1))
    return total
