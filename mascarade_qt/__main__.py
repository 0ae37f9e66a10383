"""The command line of Mascarade Qt."""

import argparse
import io
import os
import sys
from collections.abc import Sequence

from mascarade_qt import __version__
from mascarade_qt.commands import arena, play, replay


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; the exit status is 2 for whatever the user can mend."""
    for output in (sys.stdout, sys.stderr):
        if isinstance(output, io.TextIOWrapper):
            output.reconfigure(encoding="utf-8", errors="backslashreplace")
    options = _parser().parse_args(arguments)
    try:
        status: int = options.run(options)
        sys.stdout.flush()
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:
        # The reader has gone; keep Python from complaining about it when it closes standard output.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    return status


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="mascarade-qt", description="Mascarade, the game of masks and bluff."
    )
    parser.add_argument("--version", action="version", version=f"mascarade-qt {__version__}")
    subparsers = parser.add_subparsers(metavar="COMMAND", required=True)
    for command in (play, replay, arena):
        command.add_parser(subparsers)
    return parser


if __name__ == "__main__":
    sys.exit(main())
