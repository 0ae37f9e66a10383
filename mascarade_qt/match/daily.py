"""The deal of the day: the same cards for everybody, by the date."""

import random
from collections.abc import Sequence
from datetime import date

from mascarade_qt.engine.cast import HELP, Role
from mascarade_qt.engine.record import Record
from mascarade_qt.engine.scenarios import ready_scenarios
from mascarade_qt.engine.setup import Setup
from mascarade_qt.match.new_games import new_record, pick_guests
from mascarade_qt.match.table_choice import mixed_temperament

PLAYERS, SCENARIO, LEVEL = 6, "a5", "regular"


def daily_record(day: date, name: str, guests: Sequence[str], help: str = HELP[1]) -> Record:
    """A game that has not begun. The guests' names depend on the language, the cards don't."""
    seed = day.year * 10_000 + day.month * 100 + day.day
    bots = pick_guests(guests, PLAYERS - 1, [name], random.Random(seed))
    roles = [
        Role(human=True),
        *(Role(False, LEVEL, mixed_temperament(seat)) for seat in range(1, PLAYERS)),
    ]
    return new_record(ready_scenarios()[SCENARIO], [name, *bots], roles, seed, help=help)


def day_of(setup: Setup, created: str) -> date | None:
    """The day whose deal this is; None if it isn't a deal of the day."""
    try:
        day = date.fromisoformat(created[:10])
    except ValueError:
        return None
    if len(setup.players) != PLAYERS:
        return None
    dealt = daily_record(day, "?", [str(number) for number in range(PLAYERS)]).setup
    return day if (setup.deal, setup.first) == (dealt.deal, dealt.first) else None
