"""Games that are over: played again with the same table, and saved where the player wants them."""

from pathlib import Path

from mascarade_qt.engine.record import Record, RecordError, read_record, save_record
from mascarade_qt.engine.scenarios import Scenario
from mascarade_qt.engine.setup import Setup
from mascarade_qt.match.folders import games_folder
from mascarade_qt.match.loaded import Loaded, load
from mascarade_qt.match.messages import Finale
from mascarade_qt.match.new_games import new_record

SUFFIX = ".mascarade"
_MOST_LOOKED_AT = 20  # the newest ones; the game that has just ended is among them


def rematch(finale: Finale, help_level: str) -> Loaded:
    """The same players and masks, dealt anew. Whoever was let play then may play now."""
    setup = finale.setup
    players = len(setup.players)
    scenario = Scenario(
        str(setup.extra.get("scenario", "")),
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
    )
    return load(record, {role.bot for role in finale.roles})


def finished_record(setup: Setup) -> Record | None:
    """The record that the match has saved of this game; None if it could not be saved."""
    try:
        paths = sorted(games_folder().glob(f"*{SUFFIX}"), key=lambda path: path.stat().st_mtime, reverse=True)
    except OSError:
        return None
    for path in paths[:_MOST_LOOKED_AT]:
        try:
            record = read_record(path)
        except RecordError:
            continue
        if _same_game(record.setup, setup):
            return record
    return None


def _same_game(one: Setup, other: Setup) -> bool:
    keys = ("seed", "created")
    return (one.players, one.deal, *(one.extra.get(key) for key in keys)) == (
        other.players,
        other.deal,
        *(other.extra.get(key) for key in keys),
    )


def save_finished(setup: Setup, path: Path) -> bool:
    """Write the record of a game to a file; False if there is none. May raise OSError."""
    record = finished_record(setup)
    if record is None:
        return False
    save_record(record, path if path.suffix == SUFFIX else path.with_name(path.name + SUFFIX))
    return True
