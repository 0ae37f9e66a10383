"""Completion scripts for bash, zsh and fish, made from a list of commands and their options."""

from collections.abc import Callable, Mapping
from typing import NamedTuple

PROGRAM = "mascarade-qt"


class Option(NamedTuple):
    """An option or positional argument: its spellings, its purpose, and what may follow it."""

    names: tuple[str, ...]
    help: str
    takes: bool
    value: str = ""  # what the help calls its value
    words: tuple[str, ...] = ()
    path: str = ""  # FILE or DIR


class CommandHelp(NamedTuple):
    """A command with everything that may follow it."""

    name: str
    help: str
    options: tuple[Option, ...]
    arguments: tuple[Option, ...]


# --- bash ---


def _bash(commands: list[CommandHelp]) -> str:
    cases = []
    for command in commands:
        values = [
            f"            {'|'.join(option.names)}) {_bash_words(option)} ;;"
            for option in command.options
            if option.takes
        ]
        names = " ".join(name for option in command.options for name in option.names)
        after = "; ".join(
            _bash_words(argument, more=True) for argument in command.arguments if _offers(argument)
        )
        cases.append(
            f"    {command.name})\n"
            '        case "$previous" in\n'
            + "\n".join([*values, f'            *) COMPREPLY=($(compgen -W "{names}" -- "$current")) ;;'])
            + "\n        esac\n"
            + (f"        [[ $previous == -* || $current == -* ]] || {{ {after}; }}\n" if after else "")
            + "        ;;\n"
        )
    names = " ".join(command.name for command in commands)
    return f"""\
# Completion for {PROGRAM} in bash
_{_plain(PROGRAM)}() {{
    local current=${{COMP_WORDS[COMP_CWORD]}} previous=${{COMP_WORDS[COMP_CWORD-1]}}
    COMPREPLY=()
    if [[ $COMP_CWORD -eq 1 ]]; then
        COMPREPLY=($(compgen -W "{names} --help --version" -- "$current"))
        COMPREPLY+=($(compgen -f -X '!*.mascarade' -- "$current"))
        return
    fi
    case "${{COMP_WORDS[1]}}" in
{"".join(cases)}    esac
}}
complete -o filenames -F _{_plain(PROGRAM)} {PROGRAM}
"""


def _offers(option: Option) -> bool:
    return bool(option.words or option.path)


def _bash_words(option: Option, more: bool = False) -> str:
    plus = "+=" if more else "="
    if option.path:
        kind = "-d" if option.path == "DIR" else "-f"
        return f'COMPREPLY{plus}($(compgen {kind} -- "$current"))'
    return f'COMPREPLY{plus}($(compgen -W "{" ".join(option.words)}" -- "$current"))'


# --- zsh ---


def _zsh(commands: list[CommandHelp]) -> str:
    described = "\n".join(f"    {_quoted(f'{command.name}:{command.help}')}" for command in commands)
    cases = "\n".join(_zsh_case(command) for command in commands)
    return f"""\
#compdef {PROGRAM}
# Completion for {PROGRAM} in zsh
_{_plain(PROGRAM)}() {{
  local -a commands=(
{described}
  )
  if (( CURRENT == 2 )); then
    _describe command commands
    _arguments '--help[show the help]' '--version[show the version]' '*:file:_files -g "*.mascarade"'
    return
  fi
  local command=$words[2]
  shift words
  (( CURRENT-- ))
  case $command in
{cases}
  esac
}}
if [[ $funcstack[1] == _{_plain(PROGRAM)} || $funcstack[1] == _{PROGRAM} ]]; then
  _{_plain(PROGRAM)} "$@"
else
  compdef _{_plain(PROGRAM)} {PROGRAM}
fi
"""


def _zsh_case(command: CommandHelp) -> str:
    specs = []
    for option in command.options:
        for name in option.names:
            value = f":value:{_zsh_values(option)}" if option.takes else ""
            specs.append(_quoted(f"{name}[{_bracketed(option.help)}]{value}"))
    specs += [
        _quoted(f"*:{_bracketed(argument.help)}:{_zsh_values(argument)}") for argument in command.arguments
    ]
    return f"    {command.name}) _arguments {' '.join(specs)} ;;"


def _zsh_values(option: Option) -> str:
    if option.path:
        return "_files -/" if option.path == "DIR" else "_files"
    return f"({' '.join(option.words)})" if option.words else ""


def _bracketed(text: str) -> str:
    return text.replace("[", "(").replace("]", ")").replace(":", " -")


# --- fish ---


def _fish(commands: list[CommandHelp]) -> str:
    lines = [
        f"# Completion for {PROGRAM} in fish",
        f"complete -c {PROGRAM} -f",
        f"complete -c {PROGRAM} -n __fish_use_subcommand -l help -d 'show the help'",
        f"complete -c {PROGRAM} -n __fish_use_subcommand -l version -d 'show the version'",
        f"complete -c {PROGRAM} -n __fish_use_subcommand -k -a '(__fish_complete_suffix .mascarade)'",
    ]
    top = f"complete -c {PROGRAM} -n __fish_use_subcommand -a"
    lines += [f"{top} {command.name} -d {_quoted(command.help, fish=True)}" for command in commands]
    for command in commands:
        inside = f"complete -c {PROGRAM} -n '__fish_seen_subcommand_from {command.name}'"
        for option in (*command.options, *command.arguments):
            names = [_fish_name(name) for name in option.names]
            parts = [inside, *names, *_fish_values(option)]
            if option.names or _offers(option):
                lines.append(" ".join([*parts, "-d", _quoted(option.help, fish=True)]))
    return "\n".join(lines) + "\n"


def _fish_name(name: str) -> str:
    return f"-l {name[2:]}" if name.startswith("--") else f"-s {name[1:]}"


def _fish_values(option: Option) -> list[str]:
    if option.path:
        return ["-r -F"] if option.names else ["-F"]
    if option.words:
        return [f"{'-x ' if option.names else ''}-a {_quoted(' '.join(option.words), fish=True)}"]
    return ["-x"] if option.takes and option.names else []


def _quoted(text: str, fish: bool = False) -> str:
    """In single quotes for the shell, whatever the text."""
    return "'" + text.replace("'", "\\'" if fish else "'\\''") + "'"


def _plain(name: str) -> str:
    return name.replace("-", "_")


SCRIPTS: Mapping[str, Callable[[list[CommandHelp]], str]] = {"bash": _bash, "zsh": _zsh, "fish": _fish}
