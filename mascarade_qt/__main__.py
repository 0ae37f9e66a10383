"""The command line of Mascarade Qt."""

import io
import os
import sys
from collections.abc import Mapping, Sequence
from importlib import import_module
from typing import TYPE_CHECKING

from mascarade_qt import __version__

if TYPE_CHECKING:
    import argparse

GAME = ".mascarade"
# A command is a module of its name; only the one that is wanted is loaded, so that none brings Qt or numpy
# along without need.
COMMANDS: Mapping[str, str] = {
    "play": "play the game (what happens without a command)",
    "replay": "replay game records and print what happened",
    "arena": "let bots play many games",
    "rules": "print the rules of the game, or the page of a mask",
    "demo": "let bots play a game off-screen and take pictures of it",
}


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; the exit status is 2 for whatever the user can mend."""
    for channel in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(channel, io.TextIOWrapper):
            channel.reconfigure(encoding="utf-8", errors="backslashreplace")
    given = list(sys.argv[1:] if arguments is None else arguments)
    try:
        status = _run(given)
        if sys.stdout is not None:
            sys.stdout.flush()
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:  # the reader has gone
        _give_up_output()
        return 1
    except OSError as error:  # a full disk, say
        print(f"mascarade-qt: {error.strerror}", file=sys.stderr)
        _give_up_output()
        return 1
    return status


def _run(given: list[str]) -> int:
    file = bool(given) and given[0].endswith(GAME)
    if not given or (file and len(given) == 1):
        # Started, or a file double-clicked: nothing is to be parsed, and the window opens sooner.
        from mascarade_qt.commands.play import open_window

        return open_window(given[0] if given else None)
    if file:
        given = ["play", *given]
    options = _parser(given[0]).parse_args(given)
    status: int = options.run(options)
    return status


def _give_up_output() -> None:
    """Keep Python from complaining when it closes standard output at the end."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _parser(wanted: str) -> "argparse.ArgumentParser":
    import argparse

    parser = argparse.ArgumentParser(prog="mascarade-qt", description="Mascarade, a game of masks and bluff.")
    parser.add_argument("--version", action="version", version=f"mascarade-qt {__version__}")
    subparsers = parser.add_subparsers(metavar="COMMAND", required=True)
    for name, purpose in COMMANDS.items():
        if name == wanted:
            import_module(f"mascarade_qt.commands.{name}").add_parser(subparsers)
        else:
            subparsers.add_parser(name, help=purpose)
    return parser


if __name__ == "__main__":
    sys.exit(main())
