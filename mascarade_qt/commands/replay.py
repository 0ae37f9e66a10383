"""`mascarade-qt replay`: what happened in a game, as text or JSON, in full or as one player saw it."""

import argparse
import json
import sys
from collections.abc import Iterator

from mascarade_qt.commands.language import add_language, speak
from mascarade_qt.commands.printable import printable
from mascarade_qt.engine.record import Record, RecordError, fold, moments, read_record, state_data
from mascarade_qt.engine.sight import public_setup, seen, stream


def add_parser(subparsers: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Describe the command."""
    parser = subparsers.add_parser(
        "replay",
        help="print what happened in a game",
        description="Print what happened in a game, turn by turn.",
    )
    parser.add_argument("files", metavar="FILE", nargs="+", help="a .mascarade file")
    parser.add_argument(
        "--as",
        dest="player",
        metavar="PLAYER",
        help="only what this player saw (a number from 0, or a name), as JSON, one line per event",
    )
    form = parser.add_mutually_exclusive_group()
    form.add_argument(
        "--json", action="store_true", help="print the state after the last choice, one line per file"
    )
    form.add_argument("--text", action="store_true", help="with --as: print sentences instead of JSON")
    add_language(parser)
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """Check all files before anything is printed; a single bad one means status 2 and no output."""
    if options.player is not None and len(options.files) > 1:
        return _refuse("--as takes one file")
    if (refusal := speak(options.language)) is not None:
        return _refuse(refusal)
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
    player = None if options.player is None else _player(record, options.player)
    if player is not None and not options.text:
        return list(_stream(record, player))
    if options.json:
        return [json.dumps(state_data(fold(record)))]
    heading = [f"{printable(path)}:"] if len(options.files) > 1 else []
    return heading + list(_story(record, player))


def _player(record: Record, wanted: str) -> int:
    """A player by number, or by a name that no other player has."""
    names = record.setup.players
    if wanted.isdecimal() and len(wanted) < 3 and int(wanted) < len(names):
        return int(wanted)
    if names.count(wanted) == 1:
        return names.index(wanted)
    known = ", ".join(f"{number} {printable(name)}" for number, name in enumerate(names))
    raise RecordError(f"there is no player {printable(wanted)!r}; there are: {known}")


def _stream(record: Record, player: int) -> Iterator[str]:
    yield json.dumps(public_setup(record.setup, player))
    for game in moments(record):
        for line in stream(game.events, game.question, player):
            yield json.dumps(line)


def _story(record: Record, player: int | None) -> Iterator[str]:
    """The words are loaded only here: JSON doesn't need them."""
    from mascarade_qt.commands.game_text import GameText

    text = GameText(record.setup, player)
    lines = [*text.beginning()]
    for game in moments(record):
        lines += text.of(event if player is None else seen(event, player) for event in game.events)
    if game.question is not None and player in (None, game.question.player):
        lines.append(text.next_to_answer(game.question.player))
    return map(printable, lines)
