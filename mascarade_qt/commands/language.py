"""The language that a command prints in."""

import argparse


def add_language(parser: argparse.ArgumentParser) -> None:
    """Describe the option."""
    parser.add_argument(
        "--language", metavar="CODE", help="the language, such as uk or pt_BR (default: the system's)"
    )


def speak(wanted: str | None) -> str | None:
    """Speak the wanted language, or the system's; returns what is wrong if there is no such language."""
    from mascarade_qt.words import catalogue
    from mascarade_qt.words.system_language import CODES, fitting_language, system_language

    language = fitting_language(wanted) if wanted else system_language()
    if language is None:
        return f"no language {wanted!a}; there are: {', '.join(CODES)}"
    catalogue.speak(language)
    return None
