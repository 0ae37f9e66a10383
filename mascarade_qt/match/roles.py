"""Who really plays: only our own bots, and programs that the person at this screen has named."""

from collections.abc import Set
from dataclasses import replace

from mascarade_qt.bots.registry import EVEN, is_built_in
from mascarade_qt.engine.cast import Cast, Role
from mascarade_qt.match.characters import CHARACTERS

USUAL_LEVEL = "regular"
REGULAR = Role(human=False, level=USUAL_LEVEL, temperament=EVEN)  # plays in place of any bot unknown here


def registered_name(role: Role) -> str:
    """The bot as bots/registry.py calls it."""
    if role.bot:
        return role.bot
    level = role.level or USUAL_LEVEL
    return f"{level}-{role.temperament}" if role.temperament else level


def played_by(character: str, level: str) -> Role:
    """The bot that plays a character: the temperament is their own, how hard they are to beat is not."""
    return Role(human=False, level=level, temperament=CHARACTERS[character])


def admitted(cast: Cast, programs: Set[str] = frozenset()) -> Cast:
    """The cast with a regular in place of every bot that is neither built in nor one of these programs."""
    roles = tuple(_known(role, programs) for role in cast.roles)
    strangers = [player for player, role in enumerate(roles) if role is not cast.roles[player]]
    return replace(cast, roles=roles, strangers=(*cast.strangers, *strangers))


def _known(role: Role, programs: Set[str]) -> Role:
    if role.human or is_built_in(registered_name(role)) or (role.bot and role.bot in programs):
        return role
    return replace(REGULAR, seed=role.seed)
