"""A process for a bot written in Python: `python -m mascarade_qt.bots.hosting.host NAME`.

NAME is `file.py:Class`, or the name of a bot that an installed package offers. It holds the conversation of
docs/bot-protocol.md on standard input and output. With `--check` after it, only checks that there is such a
bot.
"""

import io
import os
import sys
from collections.abc import Callable, Sequence
from importlib import util
from pathlib import Path
from typing import Any, cast

from mascarade_qt.bots.bot import Bot
from mascarade_qt.bots.hosting.protocol import SEED, serve
from mascarade_qt.bots.hosting.python_bots import ENTRY_POINTS, UnknownBotError, installed, is_file

Factory = Callable[..., Bot]


def main(arguments: Sequence[str]) -> int:
    """Play one game, or check."""
    name, *options = arguments
    conversation = _own_output()
    try:
        factory = load(name)
    except UnknownBotError as error:
        print(error, file=sys.stderr)
        return 2
    if options == ["--check"]:
        return 0
    seed = int(os.environ[SEED])  # not an argument: those are visible to all users
    with conversation:
        serve(
            lambda setup, player: factory(setup, player, seed),
            io.TextIOWrapper(sys.stdin.buffer, encoding="utf-8"),
            conversation.write,
        )
    return 0


def _own_output() -> io.TextIOWrapper:
    """Reserve standard output for the conversation: what a bot prints goes to standard error."""
    handle = os.dup(sys.stdout.fileno())
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    sys.stdout = sys.stderr  # and in the right order, so that an error comes after what was printed before it
    return io.TextIOWrapper(os.fdopen(handle, "wb", 0), encoding="utf-8", newline="\n", write_through=True)


def load(name: str) -> Factory:
    """The class or function that makes the bot."""
    factory = _from_file(name) if is_file(name) else _from_package(name)
    if not callable(factory):
        raise UnknownBotError(f"{name!r} is not a class")
    return cast(Factory, factory)


def _from_file(name: str) -> Any:
    path, _, wanted = name.rpartition(":")
    file = Path(path).resolve()
    spec = util.spec_from_file_location(f"bot_{file.stem}", file)
    if spec is None or spec.loader is None or not file.is_file():
        raise UnknownBotError(f"there is no file {path!r}")
    module = util.module_from_spec(spec)
    sys.modules[spec.name] = module
    sys.path.append(str(file.parent))  # a bot may have helpers beside it
    try:
        spec.loader.exec_module(module)
    except Exception as error:
        raise UnknownBotError(f"{path!r} cannot be loaded: {type(error).__name__}: {error}") from None
    if not hasattr(module, wanted):
        raise UnknownBotError(f"{path!r} has no {wanted!r}")
    return getattr(module, wanted)


def _from_package(name: str) -> Any:
    found = installed().get(name)
    if found is None:
        raise UnknownBotError(f"no package offers a bot called {name!r} ({ENTRY_POINTS})")
    try:
        return found.load()
    except Exception as error:
        raise UnknownBotError(f"the bot {name!r} cannot be loaded: {type(error).__name__}: {error}") from None


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
