"""`mascarade-qt play`: a game in the window, or as text in a terminal."""

import os
import sys
from typing import TYPE_CHECKING

from mascarade_qt.display import can_show

# What only the text game and its options need is loaded there: the window opens sooner.
if TYPE_CHECKING:
    import argparse

    from mascarade_qt.engine.record import Record
    from mascarade_qt.engine.scenarios import Scenario

USUAL_LEVEL = "regular"


def add_parser(subparsers: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Describe the command."""
    from mascarade_qt.commands.table_options import add_table_options

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
    parser.add_argument("--language", metavar="L", help="a code such as uk or pt_BR (that of the system)")
    parser.add_argument("--hot-seat", type=int, default=1, metavar="K", help="so many people play (1)")
    parser.add_argument(
        "--continue", dest="go_on", action="store_true", help="go on with the unfinished game"
    )
    parser.set_defaults(run=run, seed=None)


def run(options: "argparse.Namespace") -> int:
    """Play one game."""
    if options.text:
        return _play_text(options)
    return open_window(options.file, options.language, options.go_on)


def _refuse(message: str) -> int:
    print(f"mascarade-qt play: {message}", file=sys.stderr)
    return 2


def open_window(file: str | None = None, language: str | None = None, go_on: bool = False) -> int:
    """Open the window, perhaps with a game in it, and stay until it is closed."""
    if not can_show(os.environ, sys.platform):
        return _refuse(
            "there is no display; play in the terminal with `mascarade-qt play --text`,"
            " or let it take pictures with `mascarade-qt demo --pictures DIR`"
        )
    try:
        from mascarade_qt.ui.app import main
    except ImportError as error:  # Qt is there, but not all the system's libraries that it needs
        return _refuse(f"the window cannot be opened ({error}); `mascarade-qt play --text` needs none")
    return main(file, language, go_on)


def _play_text(options: "argparse.Namespace") -> int:
    from mascarade_qt.bots.registry import UnknownBotError, check_bot
    from mascarade_qt.commands.table_options import chosen_scenario

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


def _run_text(options: "argparse.Namespace", scenario: "Scenario") -> int:
    # Here, because the other commands, and the help, do without Qt.
    from PySide6.QtCore import QCoreApplication

    from mascarade_qt.bots.registry import is_built_in
    from mascarade_qt.commands.terminal import TerminalGame
    from mascarade_qt.match.chosen_programs import remember
    from mascarade_qt.match.journal import Journal
    from mascarade_qt.match.loaded import load
    from mascarade_qt.match.thread import MatchThread
    from mascarade_qt.match.unfinished import unfinished_game
    from mascarade_qt.words.languages import LANGUAGES, fitting_language, install, system_language
    from mascarade_qt.words.troubles import unusable_game

    application = QCoreApplication.instance() or QCoreApplication([])
    language = fitting_language(options.language) if options.language else system_language()
    if language is None:
        return _refuse(f"{options.language!r} is not one of the languages: {', '.join(LANGUAGES)}")
    install(language)
    if options.go_on:
        found = unfinished_game()
        if found.unusable is not None:
            print(f"mascarade-qt play: {unusable_game(found.unusable)}", file=sys.stderr)
        if found.game is None:
            return _refuse("there is no unfinished game")
        game = found.game
    else:
        programs = set() if is_built_in(options.level) else {options.level}
        remember(programs)
        game = load(new_game(options, scenario), programs)
    match = MatchThread(game, log=Journal())
    try:
        TerminalGame(match).play()
    finally:
        match.close()
        del application
    return 0


def new_game(options: "argparse.Namespace", scenario: "Scenario") -> "Record":
    """The game that the options describe: people on the first seats, bots on the others."""
    from mascarade_qt.bots.registry import level_and_temperament
    from mascarade_qt.commands.terminal import person_name
    from mascarade_qt.match.messages import Role
    from mascarade_qt.match.new_games import new_record
    from mascarade_qt.match.roles import HELP

    people = options.hot_seat
    bots = options.players - people
    names = [person_name(number) for number in range(1, people + 1)]
    found = level_and_temperament(options.level)
    bot = Role(False, found[0], found[1]) if found else Role(human=False, bot=options.level)
    roles = [Role(human=True)] * people + [bot] * bots
    return new_record(scenario, names + [""] * bots, roles, options.seed, help=HELP[1])
