"""Who plays, as a record says. Only what is known is read: anything else in it is a stranger's word."""

from collections.abc import Iterable, Mapping, Set
from dataclasses import dataclass, field, replace
from typing import Any

from mascarade_qt.bots.registry import EVEN, is_built_in
from mascarade_qt.engine.plain_text import plain
from mascarade_qt.engine.record import Record
from mascarade_qt.engine.refusals import shown
from mascarade_qt.engine.setup import Setup
from mascarade_qt.match.messages import Role

HELP = ("classic", "history", "notebook", "coach")  # each includes the one before
USUAL_LEVEL = "regular"
LONGEST_NOTE = 200
REGULAR = Role(human=False, level=USUAL_LEVEL, temperament=EVEN)  # plays for anybody unknown here


class RolesError(ValueError):
    """A record that does not say, or not clearly, who plays; the text says why."""


@dataclass(frozen=True)
class Cast:
    """All roles of a game, how much help its people get, and what one of them has noted."""

    roles: tuple[Role, ...]
    help: str = HELP[0]
    notes: Mapping[str, str] = field(default_factory=dict)
    strangers: tuple[int, ...] = ()  # players for whom the record named a bot that may not play here

    @property
    def humans(self) -> tuple[int, ...]:
        """The players who are people."""
        return tuple(player for player, role in enumerate(self.roles) if role.human)

    @property
    def takes_notes(self) -> bool:
        """Only a lone person takes notes: others at the same screen would read them."""
        return len(self.humans) == 1 and self.help in HELP[2:]

    @property
    def coached(self) -> tuple[int, ...]:
        """Whom the coach watches over."""
        return self.humans if self.help == HELP[3] else ()


def registered_name(role: Role) -> str:
    """The bot as bots/registry.py calls it."""
    if role.bot:
        return role.bot
    level = role.level or USUAL_LEVEL
    return f"{level}-{role.temperament}" if role.temperament else level


def cast_data(cast: Cast) -> list[dict[str, object]]:
    """The roles as a record's set-up has them."""
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


def read_cast(setup: Setup, programs: Set[str] = frozenset()) -> Cast:
    """The roles of a record; RolesError if they are damaged.

    Only our own bots and the given programs play; a regular plays for everybody else. Unknown keys
    are ignored.
    """
    rows = setup.extra.get("roles")
    if rows is None:
        raise RolesError("the record does not say who plays")
    if not isinstance(rows, list | tuple) or len(rows) != len(setup.players):
        raise RolesError(f"roles: must be a list with one role for each of the {len(setup.players)} players")
    named = [_read_role(row, player) for player, row in enumerate(rows)]
    roles = tuple(_known(role, programs) for role in named)
    people = [row for row, role in zip(rows, roles, strict=True) if role.human]
    levels = [_help(row) for row in people]
    return Cast(
        roles,
        HELP[min(levels)] if levels else HELP[1],
        _notes(people[0], setup) if len(people) == 1 else {},
        tuple(player for player, role in enumerate(roles) if role is not named[player]),
    )


def _known(role: Role, programs: Set[str]) -> Role:
    if role.human or is_built_in(registered_name(role)) or (role.bot and role.bot in programs):
        return role
    return replace(REGULAR, seed=role.seed)


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
    if words["bot"]:  # then the others say nothing
        return Role(human=False, bot=words["bot"], seed=seed)
    return Role(human=False, level=words["level"], temperament=words["temperament"], seed=seed)


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
    return with_notes({}, ((place, text) for place, text in notes.items() if isinstance(text, str)), setup)


def with_notes(before: Mapping[str, str], pins: Iterable[tuple[str, str]], setup: Setup) -> dict[str, str]:
    """Notes with others pinned over them; an empty one removes what was there."""
    notes = dict(before)
    for place, text in pins:
        notes[place] = plain(text, LONGEST_NOTE)
    return {place: text for place, text in notes.items() if text and place in setup.deal}


def with_cast(record: Record, cast: Cast) -> Record:
    """The record with other roles, or other notes."""
    extra = {**record.setup.extra, "roles": cast_data(cast)}
    return replace(record, setup=replace(record.setup, extra=extra))
