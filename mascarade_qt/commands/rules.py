"""`mascarade-qt rules`: the rulebook, or the page of one mask, as text."""

import argparse
import shutil
import sys

from mascarade_qt.commands.printable import printable
from mascarade_qt.system.paths import languages

NARROWEST, WIDEST = 40, 88


def add_parser(subparsers: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Describe the command."""
    parser = subparsers.add_parser(
        "rules",
        help="print the rulebook, or the page about one mask",
        description="Print the rulebook, or the page about one mask.",
    )
    parser.add_argument("mask", metavar="MASK", nargs="*", help="a mask, such as king or Puppet Master")
    parser.add_argument(
        "--language", metavar="CODE", help=f"one of {', '.join(languages())} (default: the system's)"
    )
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """Print it. The words are loaded only here: no other command should wait for them."""
    from mascarade_qt.words.catalogue import speak
    from mascarade_qt.words.rulebook.book import find_mask, render_plain, unknown_mask
    from mascarade_qt.words.system_language import CODES, fitting_language, system_language

    language = system_language() if options.language is None else fitting_language(options.language)
    if language is None:
        return _refuse(f"no language {options.language!a}; there are: {', '.join(CODES)}")
    speak(language)
    name = " ".join(options.mask)
    mask = find_mask(name) if name else None
    if name and mask is None:
        return _refuse(unknown_mask(printable(name)))
    width = min(max(shutil.get_terminal_size().columns, NARROWEST), WIDEST)
    print(render_plain(mask, width))
    return 0


def _refuse(message: str) -> int:
    print(f"mascarade-qt rules: {message}", file=sys.stderr)
    return 2
