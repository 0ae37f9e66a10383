"""New games: who sits where, under which name, and what is dealt."""

import random
from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime
from functools import partial

from mascarade_qt.bots.seeds import BITS, any_seed
from mascarade_qt.engine.layout import NO_ANNOUNCE
from mascarade_qt.engine.record import Record
from mascarade_qt.engine.scenarios import Scenario, deal
from mascarade_qt.engine.setup import OPENING_TURNS
from mascarade_qt.match.messages import Role
from mascarade_qt.match.roles import HELP, Cast, cast_data
from mascarade_qt.system.speech import QT_TRANSLATE_NOOP, translate

# Venetian first names for the bots; some languages write them in their own letters.
GUESTS = (
    QT_TRANSLATE_NOOP("Guest", "Alvise"),
    QT_TRANSLATE_NOOP("Guest", "Zanetta"),
    QT_TRANSLATE_NOOP("Guest", "Marin"),
    QT_TRANSLATE_NOOP("Guest", "Orsola"),
    QT_TRANSLATE_NOOP("Guest", "Zorzi"),
    QT_TRANSLATE_NOOP("Guest", "Bettina"),
    QT_TRANSLATE_NOOP("Guest", "Vettor"),
    QT_TRANSLATE_NOOP("Guest", "Lucrezia"),
    QT_TRANSLATE_NOOP("Guest", "Polo"),
    QT_TRANSLATE_NOOP("Guest", "Cecilia"),
    QT_TRANSLATE_NOOP("Guest", "Tonin"),
    QT_TRANSLATE_NOOP("Guest", "Marietta"),
    QT_TRANSLATE_NOOP("Guest", "Nicolò"),
    QT_TRANSLATE_NOOP("Guest", "Faustina"),
    QT_TRANSLATE_NOOP("Guest", "Anzolo"),
    QT_TRANSLATE_NOOP("Guest", "Chiara"),
    QT_TRANSLATE_NOOP("Guest", "Lunardo"),
    QT_TRANSLATE_NOOP("Guest", "Daria"),
    QT_TRANSLATE_NOOP("Guest", "Jacopo"),
    QT_TRANSLATE_NOOP("Guest", "Isabetta"),
    QT_TRANSLATE_NOOP("Guest", "Domenego"),
    QT_TRANSLATE_NOOP("Guest", "Pisana"),
    QT_TRANSLATE_NOOP("Guest", "Piero"),
    QT_TRANSLATE_NOOP("Guest", "Gasparina"),
    QT_TRANSLATE_NOOP("Guest", "Tomà"),
    QT_TRANSLATE_NOOP("Guest", "Angela"),
)


def guest_called(name: str) -> str:
    """One of the guests in the current language."""
    return translate("Guest", name)


def guest_names(count: int, taken: Sequence[str], rng: random.Random) -> tuple[str, ...]:
    """Names for bots in the current language, each once, and none that is taken at the table."""
    used = {name.casefold() for name in taken}
    called = map(guest_called, GUESTS)
    return tuple(rng.sample([name for name in called if name.casefold() not in used], count))


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
) -> Record:
    """A game that has not begun. The seed repeats the deal, the names and who begins; without one, anything.

    It doesn't decide what bots do in secret: that comes from the system, or from `chance` if nobody plays
    against them. Bots without a name get a guest's; without `first`, chance decides who begins.
    """
    if seed is None:
        seed = any_seed()
    rng = random.Random(seed)
    guests = iter(guest_names(sum(not name for name in names), [n for n in names if n], rng))
    called = [name or next(guests) for name in names]
    begins = rng.randrange(len(names))
    bot_seed = any_seed if chance is None else partial(chance.getrandbits, BITS - 1)
    seeded = tuple(role if role.human else replace(role, seed=bot_seed()) for role in roles)
    extra = {
        "roles": cast_data(Cast(seeded, help)),
        "scenario": scenario.id,
        "seed": seed,
        "created": (created or datetime.now().astimezone()).isoformat(timespec="seconds"),
    }
    return Record(
        deal(
            scenario,
            called,
            rng,
            first=begins if first is None else first,
            opening_turns=opening_turns,
            revealed=revealed,
            extra=extra,
        )
    )
