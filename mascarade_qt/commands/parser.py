"""The parser of the command line; it suggests a correction for a typo."""

import argparse
from collections.abc import Iterable, Sequence
from difflib import get_close_matches
from typing import Any, NoReturn

from mascarade_qt.commands.language import in_english
from mascarade_qt.commands.printable import printable


class Parser(argparse.ArgumentParser):
    """Takes no abbreviations; names an unknown option along with the one that was probably meant."""

    def __init__(self, **options: Any) -> None:
        super().__init__(**{"allow_abbrev": False, **options})

    def parse_known_args(  # type: ignore[override] # the types of argparse's overloads can't be repeated
        self, args: Sequence[str] | None = None, namespace: argparse.Namespace | None = None
    ) -> tuple[argparse.Namespace, list[str]]:
        """Refuse unknown options first, before argparse complains about something else."""
        self._check_first(list(args or ()))
        options, unknown = super().parse_known_args(args, namespace)
        if unknown:
            self._refuse("option" if unknown[0].startswith("-") else "argument", unknown[0], self.options())
        return options, unknown

    def _check_first(self, given: list[str]) -> None:
        """Check the command, or an option in its place."""
        commands = self.commands()
        if not commands or not given:
            return
        if given[0].startswith("-") and given[0] not in self.options():
            self._refuse("option", given[0], self.options())
        if not given[0].startswith("-") and given[0] not in commands:
            self._refuse("command", given[0], commands)

    def _refuse(self, kind: str, given: str, known: Iterable[str]) -> NoReturn:
        name = given.split("=")[0]
        close = get_close_matches(name, list(known), 1)
        hint = f"did you mean {close[0]}?" if close else f"see {self.prog} --help"
        self.error(f"no such {kind}: {printable(name)}; {hint}")

    def options(self) -> list[str]:
        """All options of this parser."""
        return list(self._option_string_actions)

    def commands(self) -> dict[str, "Parser"]:
        """The parsers of the subcommands, if there are any."""
        for action in self._actions:
            if isinstance(action, argparse._SubParsersAction):
                return dict(action.choices)
        return {}

    def format_help(self) -> str:
        """In English, and it says so to those who speak another language."""
        return super().format_help() + in_english()

    def error(self, message: str) -> NoReturn:
        """One line is enough; the usage is what --help is for."""
        self.exit(2, f"{self.prog}: {message}\n")
