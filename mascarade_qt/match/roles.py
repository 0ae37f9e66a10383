"""Who plays: as it stands in a record, and how a new game is made of it."""

import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import datetime
from typing import Any

from mascarade_qt.engine.layout import NO_ANNOUNCE
from mascarade_qt.engine.record import Record
from mascarade_qt.engine.refusals import shown
from mascarade_qt.engine.scenarios import Scenario, deal
from mascarade_qt.engine.setup import OPENING_TURNS, Setup
from mascarade_qt.match.messages import Role

HELP = ("classic", "history", "notebook", "coach")  # each has all that the one before has
USUAL_LEVEL = "regular"
LONGEST_NOTE = 200

# First names of Venice, for the bots.
GUESTS = (
    "Alvise",
    "Zanetta",
    "Marin",
    "Orsola",
    "Zorzi",
    "Bettina",
    "Vettor",
    "Lucrezia",
    "Polo",
    "Cecilia",
    "Tonin",
    "Marietta",
    "Nicolò",
    "Faustina",
    "Anzolo",
    "Chiara",
    "Lunardo",
    "Daria",
    "Jacopo",
    "Isabetta",
    "Domenego",
    "Pisana",
    "Piero",
    "Gasparina",
    "Tomà",
    "Angela",
)


class RolesError(ValueError):
    """A record that does not say, or not clearly, who plays; the text says why."""


@dataclass(frozen=True)
class Cast:
    """All roles of a game, how much help its people have, and what one of them has noted."""

    roles: tuple[Role, ...]
    help: str = HELP[0]
    notes: Mapping[str, str] = field(default_factory=dict)

    @property
    def humans(self) -> tuple[int, ...]:
        """The players who are people."""
        return tuple(player for player, role in enumerate(self.roles) if role.human)

    @property
    def takes_notes(self) -> bool:
        """Notes are for one person alone: others at the same screen would read them."""
        return len(self.humans) == 1 and self.help in HELP[2:]

    @property
    def coached(self) -> tuple[int, ...]:
        """Whom the coach watches over."""
        return self.humans if self.help == HELP[3] else ()


def bot_name(role: Role) -> str:
    """The bot as bots/registry.py calls it."""
    if role.bot:
        return role.bot
    level = role.level or USUAL_LEVEL
    return f"{level}-{role.temperament}" if role.temperament else level


def cast_data(cast: Cast) -> list[dict[str, object]]:
    """The roles as they stand in a record's set-up."""
    return [_role_data(role, cast) for role in cast.roles]


def _role_data(role: Role, cast: Cast) -> dict[str, object]:
    data: dict[str, object] = {"human": role.human}
    if role.human:
        data["help"] = cast.help
        if cast.notes:
            data["notes"] = dict(cast.notes)
        return data
    for key in ("level", "temperament", "bot"):
        if getattr(role, key):
            data[key] = getattr(role, key)
    return data | {"seed": role.seed}


def read_cast(setup: Setup) -> Cast:
    """The roles of a record. What is unknown is passed over; what is damaged is a RolesError."""
    rows = setup.extra.get("roles")
    if rows is None:
        raise RolesError("the record does not say who plays")
    if not isinstance(rows, list | tuple) or len(rows) != len(setup.players):
        raise RolesError(f"roles: must be a list with one role for each of the {len(setup.players)} players")
    roles = tuple(_read_role(row, player) for player, row in enumerate(rows))
    people = [row for row, role in zip(rows, roles, strict=True) if role.human]
    levels = [_help(row) for row in people]
    return Cast(
        roles,
        HELP[min(levels)] if levels else HELP[1],
        _notes(people[0], setup) if len(people) == 1 else {},
    )


def _read_role(row: object, player: int) -> Role:
    if not isinstance(row, Mapping):
        raise RolesError(f"roles: the one of player {player} must be an object")
    if _is_human(row, player):
        return Role(human=True)
    seed = row.get("seed", 0)
    if type(seed) is not int:
        raise RolesError(f"roles: the seed of player {player} must be a whole number, not {shown(seed)}")
    words = {key: row.get(key) or "" for key in ("level", "temperament", "bot")}
    for key, word in words.items():
        if not isinstance(word, str):
            raise RolesError(f"roles: the {key} of player {player} must be a word, not {shown(word)}")
    return Role(human=False, seed=seed, **words)


def _is_human(row: Mapping[str, Any], player: int) -> bool:
    human, kind = row.get("human"), row.get("kind")
    if isinstance(human, bool):
        return human
    if human is None and kind in ("human", "bot"):
        return bool(kind == "human")
    raise RolesError(f'roles: player {player} must have "human": true or false')


def _help(row: Mapping[str, Any]) -> int:
    level = row.get("help")
    return HELP.index(level) if level in HELP else 0


def _notes(row: Mapping[str, Any], setup: Setup) -> dict[str, str]:
    notes = row.get("notes", {})
    if not isinstance(notes, Mapping):
        raise RolesError("roles: the notes must be an object with a text for each place")
    return {
        place: text[:LONGEST_NOTE]
        for place, text in notes.items()
        if place in setup.deal and isinstance(text, str) and text
    }


def with_cast(record: Record, cast: Cast) -> Record:
    """The record with other roles, or other notes."""
    extra = {**record.setup.extra, "roles": cast_data(cast)}
    return replace(record, setup=replace(record.setup, extra=extra))


def guest_names(count: int, taken: Sequence[str], rng: random.Random) -> tuple[str, ...]:
    """Names for bots, none twice, none that somebody at the table has."""
    used = {name.casefold() for name in taken}
    return tuple(rng.sample([name for name in GUESTS if name.casefold() not in used], count))


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
) -> Record:
    """A game that has not begun. All its chance comes from the seed; without a seed, any.

    Empty names (of bots) are replaced by guests' names; without `first`, chance says who begins.
    """
    if seed is None:
        seed = random.SystemRandom().getrandbits(31)
    rng = random.Random(seed)
    guests = iter(guest_names(sum(not name for name in names), [n for n in names if n], rng))
    called = [name or next(guests) for name in names]
    begins = rng.randrange(len(names))
    seeded = tuple(role if role.human else replace(role, seed=rng.getrandbits(32)) for role in roles)
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
