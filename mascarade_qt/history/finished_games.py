"""Playing again at the table of a finished game."""

from dataclasses import replace
from datetime import datetime

from mascarade_qt.bots.seeds import any_seed
from mascarade_qt.engine.cast import Cast
from mascarade_qt.engine.record import Record
from mascarade_qt.engine.scenarios import Scenario
from mascarade_qt.match.loaded import Loaded, load
from mascarade_qt.match.messages import Finale
from mascarade_qt.match.new_games import new_record


def same_deal(finale: Finale, help_level: str) -> Loaded:
    """The same players with the same cards; what the bots do in secret is another matter."""
    roles = tuple(role if role.human else replace(role, seed=any_seed()) for role in finale.roles)
    created = datetime.now().astimezone().isoformat(timespec="seconds")
    record = Record(finale.setup, cast=Cast(roles, help_level), scenario=finale.scenario, created=created)
    return load(record, {role.bot for role in finale.roles if role.bot})


def rematch(finale: Finale, help_level: str) -> Loaded:
    """The same players and masks, dealt again. The programs allowed to play then may play now."""
    setup = finale.setup
    players = len(setup.players)
    scenario = Scenario(
        finale.scenario,
        players,
        players,
        tuple(setup.deal.values()),
        bear_tamer=setup.bear_tamer,
        graveyard=setup.graveyard,
    )
    record = new_record(
        scenario,
        setup.players,
        finale.roles,
        help=help_level,
        opening_turns=setup.opening_turns,
        revealed=setup.revealed,
        characters=setup.characters,
    )
    return load(record, {role.bot for role in finale.roles if role.bot})
