"""The deal of the day: the same cards and the same company for everybody, by the date."""

import random
from collections.abc import Callable
from datetime import date

from mascarade_qt.engine.cast import HELP, Role
from mascarade_qt.engine.record import Record
from mascarade_qt.engine.scenarios import ready_scenarios
from mascarade_qt.engine.setup import Setup
from mascarade_qt.match.characters import mixed_company
from mascarade_qt.match.new_games import new_record
from mascarade_qt.match.roles import played_by

PLAYERS, SCENARIO, LEVEL = 6, "a5", "regular"


def daily_record(day: date, name: str, called: Callable[[str], str], help: str = HELP[1]) -> Record:
    """A game that has not begun. What the characters are called depends on the language, nothing else."""
    seed = day.year * 10_000 + day.month * 100 + day.day
    company = mixed_company(PLAYERS - 1, random.Random(f"company of {seed}"))
    return new_record(
        ready_scenarios()[SCENARIO],
        [name, *map(called, company)],
        [Role(human=True), *(played_by(character, LEVEL) for character in company)],
        seed,
        help=help,
        characters=["", *company],
    )


def day_of(setup: Setup, created: str) -> date | None:
    """The day whose deal this is; None if it isn't a deal of the day."""
    try:
        day = date.fromisoformat(created[:10])
    except ValueError:
        return None
    if len(setup.players) != PLAYERS:
        return None
    dealt = daily_record(day, "?", str).setup
    return day if (setup.deal, setup.first) == (dealt.deal, dealt.first) else None
