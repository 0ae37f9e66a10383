"""`mascarade-qt rules`: the rulebook, or the page of one mask, as text."""

import argparse
import shutil
import sys

from mascarade_qt.commands.printable import printable
from mascarade_qt.paths import languages
from mascarade_qt.system_libraries import CORE, complaint

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
    """Print it. Qt is loaded only here: no other command should wait for it."""
    if missing := complaint(CORE, sys.platform):
        return _refuse(missing)
    from PySide6.QtCore import QCoreApplication

    from mascarade_qt.words.languages import LANGUAGES, fitting_language, install, system_language
    from mascarade_qt.words.rulebook import find_mask, render_plain, unknown_mask

    language = system_language() if options.language is None else fitting_language(options.language)
    if language is None:
        return _refuse(f"no language {options.language!a}; there are: {', '.join(LANGUAGES)}")
    application = QCoreApplication.instance() or QCoreApplication([])
    install(language)
    name = " ".join(options.mask)
    mask = find_mask(name) if name else None
    if name and mask is None:
        return _refuse(unknown_mask(printable(name)))
    width = min(max(shutil.get_terminal_size().columns, NARROWEST), WIDEST)
    print(render_plain(mask, width))
    del application
    return 0


def _refuse(message: str) -> int:
    print(f"mascarade-qt rules: {message}", file=sys.stderr)
    return 2
