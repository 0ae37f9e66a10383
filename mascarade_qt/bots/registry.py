"""Which bots there are, by name, and how each is made: from the public set-up, a player number and a seed."""

import random
import subprocess
from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path

from mascarade_qt.bots.baselines import (
    AlwaysContests,
    NaiveBot,
    NeverBluffs,
    NeverContests,
    RandomBot,
    RichestMask,
)
from mascarade_qt.bots.bot import Bot
from mascarade_qt.bots.hosting.foreign import SECONDS, ForeignBot, program
from mascarade_qt.bots.hosting.guard import Guard
from mascarade_qt.bots.hosting.python_bots import (
    UnknownBotError,
    host_command,
    installed,
    is_file,
)
from mascarade_qt.bots.mind.tuning import LEVELS, TEMPERAMENTS
from mascarade_qt.engine.cast import Role
from mascarade_qt.engine.refusals import shown
from mascarade_qt.engine.setup import Setup
from mascarade_qt.engine.sight import open_setup
from mascarade_qt.system.children import python_environment
from mascarade_qt.system.outside import find_program
from mascarade_qt.system.requirements import need

BASELINES: Mapping[str, Callable[[Setup, int, random.Random], Bot]] = {
    "random": RandomBot,
    "naive": NaiveBot,
    "always-announces-the-richest-mask": RichestMask,
    "never-bluffs": NeverBluffs,
    "always-contests": AlwaysContests,
    "never-contests": NeverContests,
}
# They remember nothing, so they needn't be told anything, and one can play several seats at once.
FORGETFUL = frozenset({"random"})
EVEN = "even"  # the temperament that goes unmentioned

CMD = "cmd:"
CHECK_SECONDS = 60


def make_bot(
    name: str, setup: Setup, player: int, seed: int, seconds: float = SECONDS, in_process: bool = False
) -> Bot:
    """A bot by name. It knows only what it is given here; `seconds` is a foreign bot's time to answer.

    Foreign classes, if they play `in_process`, have no time limit and could look around.
    """
    setup = open_setup(setup)
    if name in BASELINES:
        return BASELINES[name](setup, player, random.Random(f"{seed}/{player}"))
    if (found := level_and_temperament(name)) is not None:
        # Here, because it needs numpy, and the others start faster without it.
        from mascarade_qt.bots.mind.player import Opponent

        return Opponent(setup, player, seed, *found)
    command = _command(name)
    if in_process and not name.startswith(CMD):
        return _factory(name)(setup, player, seed)
    return ForeignBot(command, setup, player, seed, seconds)


@cache
def _factory(name: str) -> Callable[[Setup, int, int], Bot]:
    from mascarade_qt.bots.hosting.host import load  # here: nothing else needs it

    return load(name)


def make_guarded(
    name: str, setup: Setup, player: int, seed: int, seconds: float = SECONDS, in_process: bool = False
) -> Guard:
    """A bot by name that is replaced by a simple one if it fails."""
    return Guard(
        name,
        open_setup(setup),
        player,
        seed,
        lambda: make_bot(name, setup, player, seed, seconds, in_process),
    )


def is_built_in(name: str) -> bool:
    """Whether it is one of our own bots, for which no program has to be started."""
    return name in BASELINES or level_and_temperament(name) is not None


def level_and_temperament(name: str) -> tuple[str, str] | None:
    """What a name like `master` or `master-bold` means."""
    level, dash, temperament = name.partition("-")
    if not dash:
        temperament = EVEN
    return (level, temperament) if level in LEVELS and temperament in TEMPERAMENTS else None


def bot_role(name: str, seed: int) -> Role:
    """A bot as a record names it."""
    found = level_and_temperament(name)
    if found is None:
        return Role(human=False, bot=name, seed=seed)
    return Role(human=False, level=found[0], temperament=found[1], seed=seed)


def check_bot(name: str) -> None:
    """Check that there is such a bot, and that it can be started; UnknownBotError if not."""
    if name in BASELINES:
        return
    if level_and_temperament(name) is not None:
        need("numpy")
        return
    command = _command(name, "--check")
    if name.startswith(CMD):
        if find_program(command[0]) is None:
            raise UnknownBotError(f"there is no program {shown(command[0])}")
        return
    try:
        tried = subprocess.run(
            command,
            stdin=subprocess.DEVNULL,
            capture_output=True,
            timeout=CHECK_SECONDS,
            check=False,
            env=python_environment(),
        )
    except subprocess.TimeoutExpired:
        raise UnknownBotError(f"{shown(name)} takes too long to load") from None
    if tried.returncode:
        said = tried.stderr.decode("utf-8", "replace").strip().splitlines()
        raise UnknownBotError(said[-1] if said else f"{shown(name)} cannot be loaded")


def _command(name: str, *options: str) -> list[str]:
    """The program for a foreign bot."""
    if name.startswith(CMD):
        try:
            words = program(name.removeprefix(CMD))
        except ValueError as error:
            raise UnknownBotError(f"{shown(name)}: {error}") from None
        if not words:
            raise UnknownBotError(f"{CMD} needs a program")
        return words
    if is_file(name):
        path = name.rpartition(":")[0]
        if not Path(path).is_file():
            raise UnknownBotError(f"there is no file {shown(path)}")
        return host_command(name, *options)
    if name in installed():
        return host_command(name, *options)
    raise UnknownBotError(f"no bot is called {shown(name)}; {there_are()}")


def there_are() -> str:
    """A list of all possible names."""
    tempers = ", ".join(f"-{temper}" for temper in TEMPERAMENTS if temper != EVEN)
    names = [*BASELINES, *LEVELS, *installed()]
    return (
        f"there are: {', '.join(names)}; a level may be followed by {tempers};"
        f" file.py:Class and {CMD}PROGRAM are bots too"
    )
