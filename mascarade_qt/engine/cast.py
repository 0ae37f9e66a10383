"""Who plays, as a record says: people, and bots by name. Anything else it says about them is dropped."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from mascarade_qt.engine.plain_text import plain
from mascarade_qt.engine.refusals import shown
from mascarade_qt.engine.setup import Setup

HELP = ("classic", "history", "notebook", "coach")  # each includes the one before
LONGEST_NOTE = 200
LONGEST_WORD = {"level": 40, "temperament": 40, "bot": 1000}


class CastError(ValueError):
    """It is not clear who plays; the text says why."""


@dataclass(frozen=True)
class Role:
    """Who plays for a player: a person, or a bot by name (a level and temperament, or any other)."""

    human: bool
    level: str = ""
    temperament: str = ""
    seed: int = 0
    bot: str = ""  # a foreign bot: file.py:Class or cmd:…


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
    for key in LONGEST_WORD:
        if getattr(role, key):
            data[key] = getattr(role, key)
    return data | {"seed": role.seed}


def cast_from_data(rows: object, setup: Setup) -> Cast:
    """The roles from a record's set-up; CastError if they are damaged. Unknown keys are dropped."""
    if not isinstance(rows, list) or len(rows) != len(setup.players):
        raise CastError(f"roles: must be a list with one role for each of the {len(setup.players)} players")
    roles = tuple(_role(row, player) for player, row in enumerate(rows))
    people = [row for row, role in zip(rows, roles, strict=True) if role.human]
    levels = [_help(row) for row in people]
    return Cast(
        roles,
        HELP[min(levels)] if levels else HELP[1],
        _notes(people[0], setup) if len(people) == 1 else {},
    )


def _role(row: object, player: int) -> Role:
    if not isinstance(row, dict):
        raise CastError(f"roles: the one of player {player} must be an object")
    if _is_human(row, player):
        return Role(human=True)
    seed = row.get("seed", 0)
    if type(seed) is not int:
        raise CastError(f"roles: the seed of player {player} must be a whole number, not {shown(seed)}")
    words = {key: row.get(key) or "" for key in LONGEST_WORD}
    for key, word in words.items():
        if not isinstance(word, str) or len(word) > LONGEST_WORD[key]:
            raise CastError(f"roles: the {key} of player {player} must be a word, not {shown(word)}")
    if words["bot"]:  # then the others say nothing
        return Role(human=False, bot=words["bot"], seed=seed)
    return Role(human=False, level=words["level"], temperament=words["temperament"], seed=seed)


def _is_human(row: Mapping[str, object], player: int) -> bool:
    human, kind = row.get("human"), row.get("kind")
    if isinstance(human, bool):
        return human
    if human is None and kind in ("human", "bot"):
        return kind == "human"
    raise CastError(f'roles: player {player} must have "human": true or false')


def _help(row: Mapping[str, object]) -> int:
    level = row.get("help")
    return HELP.index(level) if isinstance(level, str) and level in HELP else 0


def _notes(row: Mapping[str, object], setup: Setup) -> dict[str, str]:
    notes = row.get("notes", {})
    if not isinstance(notes, dict):
        raise CastError("roles: the notes must be an object with a text for each place")
    return with_notes({}, ((place, text) for place, text in notes.items() if isinstance(text, str)), setup)


def with_notes(before: Mapping[str, str], pins: Iterable[tuple[str, str]], setup: Setup) -> dict[str, str]:
    """Notes with others pinned over them; an empty one removes what was there."""
    notes = dict(before)
    for place, text in pins:
        notes[place] = plain(text, LONGEST_NOTE)
    return {place: text for place, text in notes.items() if text and place in setup.deal}
