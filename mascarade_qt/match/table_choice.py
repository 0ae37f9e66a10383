"""What is chosen before a game begins, and how it is remembered. No Qt, nothing translated."""

import random
from collections.abc import Mapping
from dataclasses import dataclass, replace

from mascarade_qt.bots.mind.tuning import LEVELS, TEMPERAMENTS
from mascarade_qt.engine.cast import HELP, Role
from mascarade_qt.engine.layout import REVEALED
from mascarade_qt.engine.scenarios import Scenario
from mascarade_qt.engine.setup import (
    FEWEST_PLAYERS,
    LONGEST_NAME,
    MOST_OPENING_TURNS,
    MOST_PLAYERS,
    OPENING_TURNS,
)
from mascarade_qt.match.characters import CHARACTERS, mixed_company
from mascarade_qt.match.roles import USUAL_LEVEL, played_by

USUAL_PLAYERS = 6
USUAL_TEMPERAMENT = "even"
# The company of a first game, by seat: neighbours differ. The person's seat has one too, for bots' games.
_COMPANY = (
    *("jacopo", "marin", "bettina", "isabetta", "lunardo", "orsola", "polo"),
    *("cecilia", "vettor", "alvise", "lucrezia", "nicolo", "pisana"),
)
FIRST_LEVEL, FIRST_HELP = "guest", "history"
LONGEST_BOT = 400
MOST_NAMES = 40  # that are remembered
LARGEST_SEED = 2**31 - 1
BY_SCENARIO = "by-scenario"  # as the printed rules of its masks say


@dataclass(frozen=True)
class SeatChoice:
    """Who sits there: a person with a name, a character, some other bot, or a foreign one.

    A bot that is no character may have a name, or gets a guest's. Seats keep their character while a person
    or another bot has it, so that everybody is there only once.
    """

    human: bool = False
    name: str = ""
    level: str = USUAL_LEVEL
    temperament: str = USUAL_TEMPERAMENT
    bot: str = ""
    character: str = ""
    stranger: bool = False  # the bot is nobody in particular
    spare: str = ""  # the name of the person, while a bot sits there, and the other way round

    def taken_by(self, human: bool) -> "SeatChoice":
        """The seat taken by a person or a bot; each gets back the name it had."""
        return self if human == self.human else replace(self, human=human, name=self.spare, spare=self.name)

    def role(self) -> Role:
        """The seat as the match wants it."""
        if self.human:
            return Role(human=True)
        if self.bot:
            return Role(human=False, bot=self.bot)
        if self.seated:
            return played_by(self.seated, self.level)
        return Role(human=False, level=self.level, temperament=self.temperament)

    @property
    def seated(self) -> str:
        """The character that plays; empty if it is a person, or nobody in particular."""
        return "" if self.human or self.bot or self.stranger else self.character


def _company(level: str) -> tuple[SeatChoice, ...]:
    """A person on the first seat, and a mixed company on all others."""
    return tuple(SeatChoice(seat == 0, level=level, character=who) for seat, who in enumerate(_COMPANY))


@dataclass(frozen=True)
class TableChoice:
    """A whole table. It always has all thirteen seats, so that changing the number loses nothing."""

    players: int = USUAL_PLAYERS
    seats: tuple[SeatChoice, ...] = _company(USUAL_LEVEL)
    scenario: str = ""
    revealed: str = BY_SCENARIO
    opening_turns: int = OPENING_TURNS
    help: str = HELP[0]
    first: int | None = None  # the person who begins; None: chosen by chance
    seed: int | None = None

    @property
    def taken(self) -> tuple[SeatChoice, ...]:
        """The seats that are used."""
        return self.seats[: self.players]

    @property
    def begins(self) -> int | None:
        """Who begins, if that is a person at this table."""
        taken = self.taken
        return (
            self.first
            if self.first is not None and self.first < len(taken) and taken[self.first].human
            else None
        )

    def revealed_in(self, scenario: Scenario) -> str:
        """The rule for players who were just revealed."""
        return scenario.usual_revealed(self.players) if self.revealed == BY_SCENARIO else self.revealed

    @property
    def only_people(self) -> bool:
        """Whether nobody at this table is a bot."""
        return all(seat.human for seat in self.taken)

    def with_people(self, everybody: bool) -> "TableChoice":
        """The same with people on all seats, or on the first one only."""
        taken = [seat.taken_by(everybody or number == 0) for number, seat in enumerate(self.taken)]
        return replace(self, seats=(*taken, *self.seats[self.players :]))

    def with_seat(self, number: int, seat: SeatChoice) -> "TableChoice":
        """The same with another player on a seat."""
        seats = list(self.seats)
        seats[number] = seat
        return replace(self, seats=tuple(seats))

    def with_character(self, number: int, character: str) -> "TableChoice":
        """The same with a character on a seat. Whoever has it now changes places with them."""
        before = self.seats[number].character
        moved = {before: character, character: before}
        seats = [replace(seat, character=moved.get(seat.character, seat.character)) for seat in self.seats]
        return replace(self, seats=tuple(seats))

    def with_company(self, rng: random.Random) -> "TableChoice":
        """The same with other characters on the seats of bots: if possible, none of those there now."""
        here = {seat.seated for seat in self.taken}
        company = mixed_company(self.players, rng, here if 2 * self.players <= len(CHARACTERS) else ())
        company += [who for who in mixed_company(len(CHARACTERS), rng) if who not in company]
        seats = zip(self.seats, company, strict=False)
        return replace(self, seats=tuple(replace(seat, character=who, stranger=False) for seat, who in seats))


def first_choice() -> TableChoice:
    """What a first-time player is offered: mild opponents, and a log of what happened."""
    return TableChoice(seats=_company(FIRST_LEVEL), help=FIRST_HELP)


def choice_data(choice: TableChoice) -> dict[str, object]:
    """The choice as JSON data. The seed is not remembered: the next game is a different one."""
    return {
        "players": choice.players,
        "seats": [seat.__dict__ for seat in choice.seats],
        "scenario": choice.scenario,
        "revealed": choice.revealed,
        "opening_turns": choice.opening_turns,
        "help": choice.help,
        "first": choice.first,
    }


def read_choice(data: object) -> TableChoice:
    """A remembered choice, with defaults for damaged parts. Without one, this is the first game."""
    usual = TableChoice()
    if not isinstance(data, Mapping):
        return first_choice()
    rows = data.get("seats")
    known = rows[:MOST_PLAYERS] if isinstance(rows, list) else []
    seats = [_seat(row, usual.seats[number]) for number, row in enumerate(known)]
    return TableChoice(
        players=_number(data.get("players"), FEWEST_PLAYERS, MOST_PLAYERS, usual.players),
        seats=tuple(_once_each([*seats, *usual.seats[len(seats) :]])),
        scenario=_text(data.get("scenario"), LONGEST_BOT),
        revealed=_word(data.get("revealed"), (BY_SCENARIO, *REVEALED), usual.revealed),
        opening_turns=_number(data.get("opening_turns"), 0, MOST_OPENING_TURNS, usual.opening_turns),
        help=_word(data.get("help"), HELP, usual.help),
        first=_seat_number(data.get("first")),
    )


def _seat(row: object, usual: SeatChoice) -> SeatChoice:
    if not isinstance(row, Mapping):
        return usual
    human, name, who = row.get("human"), _text(row.get("name"), LONGEST_NAME), row.get("character")
    if "character" not in row:  # from a version without them
        who = usual.character
    known = isinstance(who, str) and who in CHARACTERS
    return SeatChoice(
        human=human if isinstance(human, bool) else usual.human,
        name=name,
        level=_word(row.get("level"), tuple(LEVELS), usual.level),
        temperament=_word(row.get("temperament"), tuple(TEMPERAMENTS), usual.temperament),
        bot=_text(row.get("bot"), LONGEST_BOT),
        character=str(who) if known else "",
        stranger=row.get("stranger") is True or ("character" not in row and bool(name)),
        spare=_text(row.get("spare"), LONGEST_NAME),
    )


def _once_each(seats: list[SeatChoice]) -> list[SeatChoice]:
    """Everybody is there, and only once."""
    taken = {seat.character for seat in seats}
    free = [who for who in CHARACTERS if who not in taken]
    found: list[SeatChoice] = []
    for seat in seats:
        again = not seat.character or any(other.character == seat.character for other in found)
        found.append(replace(seat, character=free.pop()) if again else seat)
    return found


def read_names(data: object) -> tuple[str, ...]:
    """The names of people who have played here, the last ones first."""
    found = [_text(name, LONGEST_NAME) for name in data] if isinstance(data, list) else []
    return tuple(dict.fromkeys(filter(None, found)))[:MOST_NAMES]


def _number(value: object, low: int, high: int, usual: int) -> int:
    return value if type(value) is int and low <= value <= high else usual


def _seat_number(value: object) -> int | None:
    return value if type(value) is int and 0 <= value < MOST_PLAYERS else None


def _word(value: object, allowed: tuple[str, ...], usual: str) -> str:
    return value if isinstance(value, str) and value in allowed else usual


def _text(value: object, longest: int) -> str:
    return value if isinstance(value, str) and len(value) <= longest and value.isprintable() else ""
