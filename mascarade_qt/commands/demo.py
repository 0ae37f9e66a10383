"""`mascarade-qt demo`: bots play a game off-screen, and its moments are saved as pictures."""

import argparse
import os
import sys
from pathlib import Path

from mascarade_qt.commands.printable import printable
from mascarade_qt.commands.table_options import add_table_options, chosen_scenario
from mascarade_qt.system.interrupts import quitting
from mascarade_qt.system.paths import SOURCE, languages
from mascarade_qt.system.system_libraries import complaint, for_window

THEMES = ("night", "salon", "contrast")


def add_parser(subparsers: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Describe the command."""
    parser = subparsers.add_parser(
        "demo",
        help="watch bots play a game off-screen, with screenshots",
        description="Have bots play a game off-screen, print what happens, and take screenshots.",
    )
    add_table_options(parser)
    parser.add_argument(
        "--pictures", type=Path, required=True, metavar="DIR", help="the folder for the screenshots"
    )
    parser.add_argument("--language", choices=languages(), default=SOURCE, help="the language (default: en)")
    parser.add_argument(
        "--theme", choices=THEMES, default="night", help="the window's theme (default: night)"
    )
    parser.add_argument(
        "--size", type=_size, default=(1280, 720), metavar="WxH", help="the window's size (default: 1280x720)"
    )
    parser.add_argument(
        "--text-size",
        type=int,
        choices=range(80, 201),
        default=100,
        metavar="PERCENT",
        help="80 to 200 (default: 100)",
    )
    parser.set_defaults(run=run)


def _size(text: str) -> tuple[int, int]:
    width, _, height = text.partition("x")
    if not (
        width.isdecimal() and height.isdecimal() and 640 <= int(width) <= 8000 and 400 <= int(height) <= 8000
    ):
        raise argparse.ArgumentTypeError(f"{text!r} is not a size like 1280x720")
    return int(width), int(height)


def run(options: argparse.Namespace) -> int:
    """Play the game and print what happened; the pictures are numbered."""
    scenario = chosen_scenario(options.scenario, options.players)
    if isinstance(scenario, str):
        print(f"mascarade-qt demo: {scenario}", file=sys.stderr)
        return 2
    try:
        options.pictures.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        print(f"mascarade-qt demo: {printable(str(options.pictures))}: {error.strerror}", file=sys.stderr)
        return 2
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    if sys.platform == "win32":  # off-screen, Qt looks for fonts in its own folder and complains
        os.environ.setdefault("QT_QPA_FONTDIR", str(Path(os.environ.get("WINDIR", "C:/Windows"), "Fonts")))
    if missing := complaint(for_window(os.environ), sys.platform):
        print(f"mascarade-qt demo: {missing}", file=sys.stderr)
        return 2
    with quitting() as interrupted:
        from mascarade_qt.ui.demo import Demo

        return Demo(options, scenario).run(interrupted)
