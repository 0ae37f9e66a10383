"""The language that a command prints in."""

import argparse

from mascarade_qt.words.context import Context

CommandLine = Context("CommandLine")
_ENGLISH = CommandLine.mark(
    "This help and most error messages of commands are in English only. The game itself speaks your language."
)


def add_language(parser: argparse.ArgumentParser) -> None:
    """Describe the option."""
    parser.add_argument(
        "--language", metavar="CODE", help="the language, such as uk or pt_BR (default: the system's)"
    )


def speak(wanted: str | None) -> str | None:
    """Use the wanted language, or the system's; returns what is wrong if there is no such language."""
    from mascarade_qt.words import catalogue
    from mascarade_qt.words.system_language import CODES, fitting_language, system_language

    language = fitting_language(wanted) if wanted else system_language()
    if language is None:
        return f"no language {wanted!a}; there are: {', '.join(CODES)}"
    catalogue.speak(language)
    return None


def in_english() -> str:
    """What --help says below, in the system's language; nothing if that is English or unknown."""
    from mascarade_qt.words import catalogue
    from mascarade_qt.words.system_language import system_language

    with catalogue.speaking(system_language()):
        said = CommandLine.text(_ENGLISH)
    return "" if said == _ENGLISH else f"\n{said}\n"
