"""Which language to speak, and how a terminal speaks it. None of this needs Qt where Linux may lack it."""

import os
import re
import sys
from collections.abc import Mapping, Sequence

from mascarade_qt.system.paths import SOURCE, catalogue, languages
from mascarade_qt.words.catalogue import Catalogue
from mascarade_qt.words.context import translate_with

CODES = languages()


def fitting_language(wanted: str) -> str | None:
    """One of our languages for a code such as `pt-PT`, `uk_UA` or `FR`; None if there is none."""
    language = wanted.replace("-", "_").split("_")[0].lower()
    return next((code for code in CODES if code.split("_")[0] == language), None)


def system_language() -> str:
    """The first of the system's languages that we speak, or English."""
    return next(filter(None, map(fitting_language, _system_languages())), SOURCE)


def _system_languages() -> Sequence[str]:
    if sys.platform == "linux":
        return named_languages(os.environ)
    from PySide6.QtCore import QLocale  # elsewhere it can always be loaded

    return QLocale.system().uiLanguages()


def named_languages(environ: Mapping[str, str]) -> list[str]:
    """The languages a Linux is set to, read as Qt does it."""
    names = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")
    found = (environ.get(name, "").strip(":") for name in names)
    return re.sub("[.@]", "_", next(filter(None, found), "")).split(":")


def speak(language: str) -> None:
    """Speak a language from now on, where there is no window."""
    translate_with(Catalogue(catalogue(language)).translate)
