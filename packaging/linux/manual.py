"""The manual page, with the commands and options that the parser knows."""

from pathlib import Path

import about

from mascarade_qt.commands.completion import commands
from mascarade_qt.commands.completion_scripts import CommandHelp, Option

HERE = Path(__file__).resolve().parent


def page() -> str:
    """The whole page."""
    return about.fill(HERE / "manual.in", COMMANDS="\n".join(map(_command, commands())))


def _command(command: CommandHelp) -> str:
    lines = [f".SS {command.name}", _sentence(command.help)]
    for option in (*command.arguments, *command.options):
        if "--help" not in option.names:
            lines += [".TP", _heading(option), _escaped(option.help)]
    return "\n".join(lines)


def _heading(option: Option) -> str:
    names = ", ".join(f"\\fB{_escaped(name)}\\fR" for name in option.names)
    value = f"\\fI{_escaped(option.value)}\\fR" if option.value else ""
    return " ".join(filter(None, (names, value)))


def _sentence(text: str) -> str:
    return _escaped(text[:1].upper() + text[1:]) + "."


def _escaped(text: str) -> str:
    """Escape what roff would change: dashes, and lines that look like requests."""
    text = text.replace("\\", "\\e").replace("-", "\\-").replace("…", "...")
    return f"\\&{text}" if text.startswith((".", "'")) else text
