"""What one finished game adds to the figures of each person who played it. Pure functions."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from mascarade_qt.engine.cast import Role
from mascarade_qt.engine.events import Announced, Contested, Event, Passed
from mascarade_qt.engine.layout import seat_places
from mascarade_qt.engine.record import Record
from mascarade_qt.engine.setup import Setup
from mascarade_qt.history.achievements import achieved
from mascarade_qt.history.replay import all_events
from mascarade_qt.history.retrospect import Retrospect
from mascarade_qt.match.roles import USUAL_LEVEL

BOTS, HOT_SEAT = "bots", "hot-seat"
MIXED, FOREIGN = "mixed", "foreign"  # levels of tables with different kinds of bots


@dataclass(frozen=True)
class PersonGame:
    """One game of one person."""

    name: str
    kind: str  # BOTS or HOT_SEAT
    scenario: str
    players: int
    level: str  # of the bots; empty if there were none
    won: bool
    coins: int
    turns: int
    announced: int
    lies: int  # told, in announcements and contests
    believed: int  # lies in announcements that went uncontested
    contests: int
    right: int  # contests with the card that was claimed
    fooled: int  # false claims of others that went uncontested, and held
    worn: Mapping[str, int]  # masks, by the number of turns
    created: str  # when the game began, as its record says
    achieved: tuple[str, ...]
    met: tuple[str, ...]  # the characters at the table, each once


def person_games(record: Record) -> list[PersonGame]:
    """The figures of a game; none if it isn't over, or if the record doesn't say who played."""
    cast = record.cast
    if cast is None or not cast.humans:
        return []
    game = Retrospect(record.setup, all_events(record))
    if game.ended is None:
        return []
    kind = BOTS if len(cast.humans) == 1 else HOT_SEAT
    level = _level([role for role in cast.roles if not role.human])
    return [_figures(game, player, kind, level, record, cast.roles) for player in cast.humans]


def _level(bots: list[Role]) -> str:
    levels = {FOREIGN if bot.bot else bot.level or USUAL_LEVEL for bot in bots}
    return "" if not levels else levels.pop() if len(levels) == 1 else MIXED


def _figures(
    game: Retrospect, player: int, kind: str, level: str, record: Record, roles: Sequence[Role]
) -> PersonGame:
    lies = [lie for lie in game.result.lies if lie.player == player]
    claims = _claims(game, player)
    return PersonGame(
        name=game.setup.players[player],
        kind=kind,
        scenario=record.scenario,
        players=len(game.setup.players),
        level=level,
        won=player in game.result.winners,
        coins=game.turns[-1].fortunes[player] if game.turns else game.setup.coins[player],
        turns=len(game.turns),
        announced=sum(isinstance(event, Announced) for event, _ in claims),
        lies=len(lies),
        believed=sum(lie.believed for lie in lies),
        contests=sum(isinstance(event, Contested) for event, _ in claims),
        right=sum(true for event, true in claims if isinstance(event, Contested)),
        fooled=_fooled(game, player),
        worn=_worn(game, player),
        created=record.created,
        achieved=achieved(game, player, roles),
        met=_met(record.setup, roles),
    )


def _met(setup: Setup, roles: Sequence[Role]) -> tuple[str, ...]:
    seated = zip(setup.characters, roles, strict=True)
    return tuple(dict.fromkeys(character for character, role in seated if character and not role.human))


def _claims(game: Retrospect, player: int) -> list[tuple[Event, bool]]:
    """What a player claimed, and whether it was true."""
    found: list[tuple[Event, bool]] = []
    for turn in game.turns:
        false = {claim.player for claim in turn.false_claims}
        found += [
            (event, player not in false)
            for event in game.events[turn.first : turn.last]
            if isinstance(event, Announced | Contested) and event.player == player
        ]
    return found


def _fooled(game: Retrospect, player: int) -> int:
    return sum(
        any(claim.believed and claim.player != player for claim in turn.false_claims)
        and Passed(player) in game.events[turn.first : turn.last]
        for turn in game.turns
    )


def _worn(game: Retrospect, player: int) -> dict[str, int]:
    worn: Counter[str] = Counter()
    for turn in game.turns:
        seat = turn.seats.index(player)
        worn.update(
            turn.cards[place] for place in seat_places(len(game.setup.players), seat) if place in turn.cards
        )
    return dict(worn)
