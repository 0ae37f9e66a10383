"""What a mask's power brings its user in coins, at a glance: no choices, no beliefs, hardly any time."""

from mascarade_qt.bots.world import World

# What powers bring that depend on nothing, or on too much to tell at a glance (then a fair guess).
_USUAL = {
    "king": 2.0, "empress": 3.0, "queen": 2.0, "fool": 1.0, "thief": 2.0, "peasant": 1.0, "patron": 3.0,
    "princess": 2.0, "trickster": 2.0, "puppet_master": 2.0, "guru": 2.0, "courtesan": 1.5, "gambler": 1.2,
    "necromancer": 1.5, "sage": 1.0, "usurper": 1.0, "actress": 1.0, "spy": 0.5,
}  # fmt: skip
VICTORY = 13.0
CHEAT_NEEDS = 10
WIDOW_HAS = 10


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
        return VICTORY if mine >= CHEAT_NEEDS else 0.0
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
    for step in world.setup.bear_tamer or ():
        number = int(step.get("n", 1))
        total += -number if step["do"] == "give" else number
    return total
