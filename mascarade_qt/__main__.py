"""The command line of Mascarade Qt."""

import errno
import io
import os
import sys
from collections.abc import Mapping, Sequence
from contextlib import suppress
from importlib import import_module
from typing import TYPE_CHECKING

from mascarade_qt import __version__
from mascarade_qt.system.children import shut_out_current_folder
from mascarade_qt.system.interrupts import STATUS, interruptible
from mascarade_qt.system.paths import compile_in_checkout

if TYPE_CHECKING:
    from mascarade_qt.commands.parser import Parser

GAME, SCENARIO = ".mascarade", ".mascarade-scenario"
# Each command is a module of the same name, loaded only when it is wanted, so that none brings in Qt or numpy
# needlessly.
COMMANDS: Mapping[str, str] = {
    "play": "play the game, in a window or in the terminal (the default)",
    "replay": "print what happened in a game",
    "arena": "pit bots against each other over many games",
    "rules": "print the rulebook, or the page about one mask",
    "demo": "watch bots play a game off-screen, with screenshots",
    "completion": "print a completion script for your shell",
}


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; the exit status is 2 for anything the user can fix."""
    shut_out_current_folder()
    _prepare_process()
    if problem := compile_in_checkout():
        print(f"mascarade-qt: the translations can't be compiled: {problem}", file=sys.stderr)
    given = list(sys.argv[1:] if arguments is None else arguments)
    try:
        with interruptible():
            status = _run(given)
        sys.stdout.flush()
    except KeyboardInterrupt:
        return STATUS
    except ImportError as error:
        from mascarade_qt.system.requirements import missing_requirement

        if (line := missing_requirement(error)) is None:
            raise
        print(f"mascarade-qt: {line}", file=sys.stderr)
        return 2
    except OSError as error:  # a full disk, say
        if not _reader_has_gone(error):
            print(f"mascarade-qt: {error.strerror or error}", file=sys.stderr)
        _give_up_output()
        return 1
    return status


def _prepare_process() -> None:
    """Use UTF-8, treat closed channels as empty ones, and have Qt find the home folder where Python does."""
    for name, empty in (("stdin", io.StringIO), ("stdout", _Nowhere), ("stderr", _Nowhere)):
        channel = getattr(sys, name)
        if channel is None:
            setattr(sys, name, empty())
        elif isinstance(channel, io.TextIOWrapper):
            channel.reconfigure(encoding="utf-8", errors="backslashreplace")
    if os.name == "posix":
        for number in range(3):
            try:
                os.fstat(number)
            except OSError:  # or a file we open later would take its place
                os.open(os.devnull, os.O_RDWR)
        if not os.environ.get("HOME"):
            os.environ["HOME"] = os.path.expanduser("~")  # noqa: PTH111 - Path.home() may raise


class _Nowhere(io.TextIOBase):
    """Standard output that goes nowhere."""

    def write(self, text: str) -> int:
        """Part of TextIOBase."""
        return len(text)


def _run(given: list[str]) -> int:
    file = bool(given) and given[0].lower().endswith((GAME, SCENARIO))
    if not given or (file and len(given) == 1):
        # Started without options, or by double-clicking a file: the window opens sooner if nothing is parsed.
        from mascarade_qt.commands.play import open_window

        return open_window(given[0] if given else None)
    if file:
        given = ["play", *given]
    options = parser(given[0]).parse_args(given)
    status: int = options.run(options)
    return status


def _reader_has_gone(error: OSError) -> bool:
    """Whether standard output is a pipe whose reader has gone. Windows calls that an invalid argument."""
    nobodys = error.errno == errno.EINVAL and error.filename is None
    return isinstance(error, BrokenPipeError) or (sys.platform == "win32" and nobodys)


def _give_up_output() -> None:
    """Keep Python from complaining when it closes standard output on exit."""
    with suppress(OSError, ValueError):  # there is none
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def parser(*wanted: str) -> "Parser":
    """The parser, with everything about the wanted commands."""
    from mascarade_qt.commands.parser import Parser

    whole = Parser(
        prog="mascarade-qt",
        description="Mascarade, the game of masks and bluff. Without a command, the window opens.",
        epilog="Run mascarade-qt COMMAND --help for details.",
    )
    whole.add_argument("--version", action="version", version=f"mascarade-qt {__version__}")
    commands = whole.add_subparsers(metavar="COMMAND", required=True, parser_class=Parser)
    for name, purpose in COMMANDS.items():
        if name in wanted:
            import_module(f"mascarade_qt.commands.{name}").add_parser(commands)
        else:
            commands.add_parser(name, help=purpose)
    return whole


if __name__ == "__main__":
    sys.exit(main())
