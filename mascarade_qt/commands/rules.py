"""`mascarade-qt rules`: the rulebook, or the page of one mask, as text."""

import argparse
import shutil
import sys

from mascarade_qt.commands.language import add_language, speak
from mascarade_qt.commands.printable import printable

NARROWEST, WIDEST = 40, 88


def add_parser(subparsers: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Describe the command."""
    parser = subparsers.add_parser(
        "rules",
        help="print the rulebook, or the page about one mask",
        description="Print the rulebook, or the page about one mask.",
    )
    parser.add_argument("mask", metavar="MASK", nargs="*", help="a mask, such as king or Puppet Master")
    add_language(parser)
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """Print it. The rulebook is loaded only here, so that no other command waits for it."""
    from mascarade_qt.words.rulebook.book import find_mask, render_plain, unknown_mask

    if (refusal := speak(options.language)) is not None:
        return _refuse(refusal)
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
