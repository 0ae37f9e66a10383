"""Which step of a power is asking: a question alone does not say so."""

from mascarade_qt.bots.world import World
from mascarade_qt.engine.masks import Step

_ASKS = ("fortunes", "show", "question", "gamble", "usurp", "reveal")
_NOTHING: Step = {"do": ""}


def _asks_for_player(step: Step) -> bool:
    whom = step.get("from", step.get("to"))
    return step["do"] in _ASKS or whom in ("chosen", "richest", "poorest")


def asking_step(world: World) -> Step:
    """The step of the power in use that asks for a player now: earlier ones have their answer."""
    steps = [step for step in world.program(world.using) if _asks_for_player(step)]
    return steps[min(world.answered, len(steps) - 1)] if steps else _NOTHING
