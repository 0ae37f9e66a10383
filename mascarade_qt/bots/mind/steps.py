"""Which step of a power is asking: the question alone doesn't say."""

from mascarade_qt.bots.world import World
from mascarade_qt.engine.masks import Step

_NOTHING: Step = {"do": ""}


def asking_step(world: World) -> Step:
    """The step of the power in use that asks for a player now."""
    return world.asking("player") or _NOTHING
