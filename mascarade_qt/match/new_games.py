"""New games: who sits where, under which name, and what is dealt."""

import random
from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime
from functools import partial

from mascarade_qt.bots.seeds import BITS, any_seed
from mascarade_qt.engine.cast import HELP, Cast, Role
from mascarade_qt.engine.layout import NO_ANNOUNCE
from mascarade_qt.engine.record import Record
from mascarade_qt.engine.scenarios import Scenario, deal
from mascarade_qt.engine.setup import OPENING_TURNS


def pick_guests(guests: Sequence[str], count: int, taken: Sequence[str], rng: random.Random) -> list[str]:
    """Names for bots: all different, and none that is taken at the table."""
    used = {name.casefold() for name in taken}
    return rng.sample([name for name in guests if name.casefold() not in used], count)


def new_record(
    scenario: Scenario,
    names: Sequence[str],
    roles: Sequence[Role],
    seed: int | None = None,
    first: int | None = None,
    *,
    help: str = HELP[0],
    opening_turns: int = OPENING_TURNS,
    revealed: str = NO_ANNOUNCE,
    created: datetime | None = None,
    chance: random.Random | None = None,
    characters: Sequence[str] = (),
    guests: Sequence[str] = (),
) -> Record:
    """A game that has not begun. The seed repeats the deal, the names and who begins; without one, they are
    random. It doesn't decide what bots do in secret: that comes from the system's randomness, or from
    `chance` if no person plays against them. Seats without a name get one of the `guests`'; without `first`,
    chance decides who begins.
    """
    if seed is None:
        seed = any_seed()
    rng = random.Random(seed)
    drawn = iter(pick_guests(guests, sum(not name for name in names), [n for n in names if n], rng))
    called = [name or next(drawn) for name in names]
    begins = rng.randrange(len(names))
    bot_seed = any_seed if chance is None else partial(chance.getrandbits, BITS - 1)
    seeded = tuple(role if role.human else replace(role, seed=bot_seed()) for role in roles)
    return Record(
        deal(
            scenario,
            called,
            rng,
            first=begins if first is None else first,
            opening_turns=opening_turns,
            revealed=revealed,
            characters=tuple(characters),
        ),
        cast=Cast(seeded, help),
        scenario=scenario.id,
        seed=seed,
        created=(created or datetime.now().astimezone()).isoformat(timespec="seconds"),
    )
