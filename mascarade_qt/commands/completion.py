"""`mascarade-qt completion`: completion scripts for shells, made from the parser."""

import argparse
from collections.abc import Iterable, Mapping

from mascarade_qt.bots.mind.tuning import LEVELS
from mascarade_qt.bots.registry import BASELINES
from mascarade_qt.commands.completion_scripts import SCRIPTS, CommandHelp, Option
from mascarade_qt.commands.parser import Parser
from mascarade_qt.engine.masks import MASKS
from mascarade_qt.engine.scenarios import ready_scenarios
from mascarade_qt.system.paths import languages


def add_parser(subparsers: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Describe the command."""
    parser = subparsers.add_parser(
        "completion",
        help="print a completion script for your shell",
        description="Print a completion script for your shell. For bash, add this to ~/.bashrc:"
        ' eval "$(mascarade-qt completion bash)"; likewise for zsh in ~/.zshrc. For fish, write it to'
        " ~/.config/fish/completions/mascarade-qt.fish.",
    )
    parser.add_argument("shell", choices=tuple(SCRIPTS), help=", ".join(SCRIPTS))
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """Print the script."""
    print(script(options.shell), end="")
    return 0


def script(shell: str) -> str:
    """The script for a shell."""
    return SCRIPTS[shell](commands())


def commands() -> list[CommandHelp]:
    """All commands with their options, as the parser knows them."""
    from mascarade_qt.__main__ import COMMANDS, parser

    found = parser(*COMMANDS).commands()
    return [_command(name, COMMANDS[name], found[name]) for name in COMMANDS]


def _command(name: str, purpose: str, parser: Parser) -> CommandHelp:
    actions = [_option(action) for action in parser._actions]
    return CommandHelp(
        name,
        purpose,
        tuple(option for option in actions if option.names),
        tuple(option for option in actions if not option.names),
    )


def _option(action: argparse.Action) -> Option:
    known: Mapping[str, Iterable[str]] = {
        "scenario": ready_scenarios(),
        "language": languages(),
        "level": LEVELS,
        "bots": (*LEVELS, *BASELINES),
        "mask": MASKS,
    }
    words = known.get(action.dest, action.choices if not isinstance(action.choices, range) else ()) or ()
    metavar = str(action.metavar or "")
    takes = action.nargs != 0
    value = (metavar or "|".join(map(str, action.choices or ()))) if takes else ""
    path = metavar if metavar in ("FILE", "DIR") and takes else ""
    return Option(tuple(action.option_strings), action.help or "", takes, value, tuple(map(str, words)), path)
