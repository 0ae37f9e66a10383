"""`mascarade-qt play`: a game in the window, or as text in a terminal."""

import argparse
import os
import sys
from dataclasses import replace

from mascarade_qt.bots.registry import UnknownBotError, check_bot, level_and_temperament
from mascarade_qt.commands.table_options import add_table_options, chosen_scenario
from mascarade_qt.display import can_show
from mascarade_qt.engine.record import Record
from mascarade_qt.engine.scenarios import Scenario

USUAL_LEVEL = "regular"


def add_parser(subparsers: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Describe the command."""
    parser = subparsers.add_parser("play", help="play the game, in a window or in the terminal")
    add_table_options(parser)
    parser.add_argument("file", nargs="?", metavar="FILE", help="a .mascarade file to open in the window")
    parser.add_argument("--text", action="store_true", help="play in the terminal, with plain lines of text")
    parser.add_argument(
        "--level",
        default=USUAL_LEVEL,
        metavar="BOT",
        help="guest, regular, courtier or master, also with a temperament as in master-bold; any other bot",
    )
    parser.add_argument("--language", metavar="L", help="en, uk, ru, hu, fr or pt_BR (that of the system)")
    parser.add_argument("--hot-seat", type=int, default=1, metavar="K", help="so many people play (1)")
    parser.add_argument(
        "--continue", dest="go_on", action="store_true", help="go on with the unfinished game"
    )
    parser.set_defaults(run=run, seed=None)


def run(options: argparse.Namespace) -> int:
    """Play one game."""
    return _play_text(options) if options.text else _play_window(options)


def _refuse(message: str) -> int:
    print(f"mascarade-qt play: {message}", file=sys.stderr)
    return 2


def _play_window(options: argparse.Namespace) -> int:
    if not can_show(os.environ, sys.platform):
        return _refuse(
            "there is no display; play in the terminal with `mascarade-qt play --text`,"
            " or let it take pictures with `mascarade-qt demo --pictures DIR`"
        )
    try:
        from mascarade_qt.ui.app import main
    except ImportError as error:  # Qt is there, but not all the system's libraries that it needs
        return _refuse(f"the window cannot be opened ({error}); `mascarade-qt play --text` needs none")
    return main(options)


def _play_text(options: argparse.Namespace) -> int:
    scenario = chosen_scenario(options.scenario, options.players)
    if isinstance(scenario, str):
        return _refuse(scenario)
    if not 1 <= options.hot_seat <= options.players:
        return _refuse(f"--hot-seat must be from 1 to {options.players}, as many as there are players")
    try:
        check_bot(options.level)
    except UnknownBotError as error:
        return _refuse(str(error))
    return _run_text(options, scenario)


def _run_text(options: argparse.Namespace, scenario: Scenario) -> int:
    # Here, because the other commands, and the help, do without Qt.
    from PySide6.QtCore import QCoreApplication

    from mascarade_qt.commands.terminal import TerminalGame
    from mascarade_qt.match.journal import Journal, unfinished_game
    from mascarade_qt.match.match import MatchThread
    from mascarade_qt.ui.text.languages import LANGUAGES, fitting_language, install, system_language

    application = QCoreApplication.instance() or QCoreApplication([])
    language = fitting_language(options.language) if options.language else system_language()
    if language is None:
        return _refuse(f"{options.language!r} is not one of the languages: {', '.join(LANGUAGES)}")
    install(language)
    record: Record | None = None
    if options.go_on:
        record, set_aside = unfinished_game()
        for path in set_aside:
            print(f"mascarade-qt play: a saved game cannot be read; it is now {path}", file=sys.stderr)
        if record is None:
            return _refuse("there is no unfinished game")
    match = MatchThread(record or new_game(options, scenario), log=Journal(), programs=True)
    try:
        TerminalGame(match).play()
    finally:
        match.close()
        del application
    return 0


def new_game(options: argparse.Namespace, scenario: Scenario) -> Record:
    """The game that the options describe: people on the first seats, bots on the others."""
    from mascarade_qt.commands.terminal import person_name
    from mascarade_qt.match.messages import Role
    from mascarade_qt.match.roles import HELP, new_record

    people = options.hot_seat
    bots = options.players - people
    names = [person_name(number) for number in range(1, people + 1)]
    bot = Role(human=False, bot=options.level)
    if (found := level_and_temperament(options.level)) is not None:
        bot = replace(bot, bot="", level=found[0], temperament=found[1])
    roles = [Role(human=True)] * people + [bot] * bots
    return new_record(scenario, names + [""] * bots, roles, options.seed, help=HELP[1])
