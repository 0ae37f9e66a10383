"""`mascarade-qt replay`: what a record says, as text, as a state, or as one player saw it."""

import argparse
import json
import sys
from collections.abc import Iterator

from mascarade_qt.commands.sentences import Sentences, printable
from mascarade_qt.engine.game import Game
from mascarade_qt.engine.record import Record, RecordError, fold, read_record, state_data, steps
from mascarade_qt.engine.sight import public_setup, stream


def add_parser(subparsers: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Describe the command."""
    parser = subparsers.add_parser("replay", help="replay game records and print what happened")
    parser.add_argument("files", metavar="FILE", nargs="+", help="a .mascarade file")
    how = parser.add_mutually_exclusive_group()
    how.add_argument(
        "--json", action="store_true", help="print the state after the last choice, a line a file"
    )
    how.add_argument(
        "--as", dest="player", metavar="N", type=int, help="print what player N saw, as JSON lines"
    )
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """All files are checked before anything is printed; one bad file means status 2 and no output."""
    if options.player is not None and len(options.files) > 1:
        return _refuse("--as takes one file")
    lines: list[str] = []
    for path in options.files:
        try:
            record = read_record(path)
            lines += _lines(record, path, options)
        except RecordError as error:
            return _refuse(f"{printable(path)}: {error}")
    print("\n".join(lines))
    return 0


def _refuse(message: str) -> int:
    print(f"mascarade-qt replay: {message}", file=sys.stderr)
    return 2


def _lines(record: Record, path: str, options: argparse.Namespace) -> list[str]:
    if options.json:
        return [json.dumps(state_data(fold(record)))]
    if options.player is not None:
        return list(_as_player(record, options.player))
    heading = [f"{printable(path)}:"] if len(options.files) > 1 else []
    return heading + list(_story(record))


def _as_player(record: Record, player: int) -> Iterator[str]:
    if not 0 <= player < len(record.setup.players):
        raise RecordError(f"there is no player {player}; there are 0 to {len(record.setup.players) - 1}")
    yield json.dumps(public_setup(record.setup, player))
    for game in _moments(record):
        for line in stream(game.events, game.question, player):
            yield json.dumps(line)


def _moments(record: Record) -> Iterator[Game]:
    game = Game(record.setup)
    yield game
    yield from steps(game, record.choices)


def _story(record: Record) -> Iterator[str]:
    setup = record.setup
    told = Sentences(setup.players)
    for player in range(len(setup.players)):
        yield f"Player {player}: {printable(setup.players[player])}, {setup.coins[player]} coins"
    yield "Dealt: " + ", ".join(f"{mask} at {place}" for place, mask in setup.deal.items())
    if setup.graveyard:
        yield "Graveyard, top first: " + ", ".join(setup.graveyard)
    for game in _moments(record):
        yield from (told.of(event) for event in game.events)
    if game.question is not None:
        yield f"{told.name(game.question.player)} is asked: {game.question.kind}."
