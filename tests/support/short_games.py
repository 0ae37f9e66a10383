"""Games that are over soon, because all players begin rich."""

from collections.abc import Sequence
from dataclasses import replace

from mascarade_qt.engine.cast import Role
from mascarade_qt.engine.record import Record
from tests.match.tables import a_record

COINS = 11


def short_game(
    scenario: str, players: int, people: Sequence[int] = (0,), seed: int = 1, level: str = ""
) -> Record:
    """A game that has not begun."""
    bot = Role(human=False, level=level) if level else None
    record = a_record(players, people, bot, seed, help="history", scenario=scenario)
    return replace(record, setup=replace(record.setup, coins=(COINS,) * players))
