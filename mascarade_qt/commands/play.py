"""`mascarade-qt play`: a game in the window, or as text in a terminal."""

import gc
import os
import sys
from typing import TYPE_CHECKING

from mascarade_qt.system.requirements import need
from mascarade_qt.system.system_libraries import can_show, complaint, for_window

# Imports for the text game and its options are made there, so that the window opens sooner.
if TYPE_CHECKING:
    import argparse

    from mascarade_qt.engine.record import Record
    from mascarade_qt.engine.scenarios import Scenario
    from mascarade_qt.match.loaded import Loaded
    from mascarade_qt.storage.journal_file import Place

USUAL_LEVEL = "regular"


def add_parser(subparsers: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Describe the command."""
    from mascarade_qt.commands.language import add_language
    from mascarade_qt.commands.table_options import add_table_options

    parser = subparsers.add_parser(
        "play",
        help="play the game, in a window or in the terminal",
        description="Play the game: in a window, or with --text in the terminal.",
    )
    parser.add_argument("file", nargs="?", metavar="FILE", help="a .mascarade file to open")
    parser.add_argument("--text", action="store_true", help="play in the terminal, in plain lines of text")
    parser.add_argument("--continue", dest="go_on", action="store_true", help="resume the unfinished game")
    add_language(parser)
    text = parser.add_argument_group("new games in the terminal, with --text")
    add_table_options(text)
    text.add_argument(
        "--level",
        default=USUAL_LEVEL,
        metavar="BOT",
        help="the opponents: guest, regular, courtier or master, optionally with a temperament as in"
        f" master-bold, or any other bot (default: {USUAL_LEVEL})",
    )
    text.add_argument(
        "--hot-seat", type=int, default=1, metavar="N", help="number of human players (default: 1)"
    )
    parser.set_defaults(run=run, seed=None)


def run(options: "argparse.Namespace") -> int:
    """Play one game."""
    if options.file and options.go_on:
        return refuse("give either a FILE or --continue, not both")
    if options.text:
        return _play_text(options)
    return open_window(options.file, options.language, options.go_on)


def refuse(message: str) -> int:
    """Say what is wrong; returns the exit status for a mistake the user can fix."""
    print(f"mascarade-qt play: {message}", file=sys.stderr)
    return 2


def open_window(file: str | None = None, language: str | None = None, go_on: bool = False) -> int:
    """Open the window, perhaps with a game in it, and stay until it is closed."""
    if not can_show(os.environ, sys.platform):
        return refuse(
            "there is no display; play in the terminal with `mascarade-qt play --text`,"
            " or have bots play with `mascarade-qt demo --pictures DIR`"
        )
    if missing := complaint(for_window(os.environ), sys.platform):
        return refuse(missing)
    need("numpy")  # for the opponents' process
    # Start-up makes little garbage: don't collect it before home is shown.
    gc.disable()
    from mascarade_qt.ui.app import main

    return main(file, language, go_on)


def _play_text(options: "argparse.Namespace") -> int:
    from mascarade_qt.bots.hosting.python_bots import UnknownBotError
    from mascarade_qt.bots.registry import check_bot
    from mascarade_qt.commands.table_options import chosen_scenario

    need("numpy")
    scenario = chosen_scenario(options.scenario, options.players)
    if isinstance(scenario, str):
        return refuse(scenario)
    if not 1 <= options.hot_seat <= options.players:
        return refuse(f"--hot-seat must be between 1 and the number of players ({options.players})")
    try:
        check_bot(options.level)
    except UnknownBotError as error:
        return refuse(str(error))
    return _run_text(options, scenario)


def _run_text(options: "argparse.Namespace", scenario: "Scenario") -> int:
    from mascarade_qt.commands.language import speak
    from mascarade_qt.commands.terminal import TerminalGame
    from mascarade_qt.storage.journal import Journal
    from mascarade_qt.storage.leftovers import remove_leftovers

    if (refusal := speak(options.language)) is not None:
        return refuse(refusal)
    remove_leftovers()
    wanted = _wanted_game(options, scenario)
    if isinstance(wanted, str):
        return refuse(wanted)
    game = TerminalGame(wanted[0], Journal(wanted[1]))
    try:
        game.play()
    finally:
        game.close()
    return 0


def _wanted_game(options: "argparse.Namespace", scenario: "Scenario") -> "tuple[Loaded, Place | None] | str":
    """The game to play: from a file, the unfinished one with its journal, or a new one; or why not."""
    from mascarade_qt.bots.registry import is_built_in
    from mascarade_qt.commands.printable import printable
    from mascarade_qt.commands.terminal import game_over, no_game
    from mascarade_qt.engine.record import RecordError
    from mascarade_qt.match.loaded import load, open_game
    from mascarade_qt.storage.chosen_programs import remember
    from mascarade_qt.storage.unfinished import unfinished_game
    from mascarade_qt.words.phrases import labelled
    from mascarade_qt.words.troubles import error_text, unusable_game

    opened: Loaded | None = None
    if options.file:
        try:
            opened = open_game(options.file)
        except RecordError as error:
            return labelled(printable(options.file), error_text(error))
        if opened.game.over:
            return labelled(printable(options.file), game_over())
    found = unfinished_game()
    if found.unusable is not None:
        print(f"mascarade-qt play: {unusable_game(found.unusable)}", file=sys.stderr)
    if options.go_on:
        return (found.game, found.place) if found.game is not None else no_game()
    if opened is not None:
        return opened, None
    programs = set() if is_built_in(options.level) else {options.level}
    remember(programs)
    return load(new_game(options, scenario), programs), None


def new_game(options: "argparse.Namespace", scenario: "Scenario") -> "Record":
    """The game that the options describe: people on the first seats, bots on the others."""
    import random

    from mascarade_qt.bots.registry import level_and_temperament
    from mascarade_qt.engine.cast import HELP, Role
    from mascarade_qt.match.characters import mixed_company
    from mascarade_qt.match.new_games import new_record
    from mascarade_qt.match.roles import played_by
    from mascarade_qt.words.company import stored_name
    from mascarade_qt.words.guests import character_name, guest_names

    people = options.hot_seat
    bots = options.players - people
    found = level_and_temperament(options.level)
    company = [""] * bots
    if found:
        temperament = found[1] if "-" in options.level else ""
        company = mixed_company(bots, random.Random(options.seed), temperament=temperament)
    bot = Role(False, found[0], found[1]) if found else Role(human=False, bot=options.level)
    return new_record(
        scenario,
        [*(stored_name(number) for number in range(1, people + 1)), *map(character_name, company)],
        [Role(human=True)] * people + [played_by(who, bot.level) if who else bot for who in company],
        options.seed,
        help=HELP[1],
        characters=[""] * people + company,
        guests=guest_names(),
    )
