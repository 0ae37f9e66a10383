"""The language that the system is set to. Only macOS needs Qt to find it."""

import os
import re
import sys
from collections.abc import Mapping, Sequence

from mascarade_qt.system.paths import SOURCE, languages

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
    if sys.platform == "win32":
        return _preferred_languages()
    from PySide6.QtCore import QLocale  # elsewhere it can always be loaded

    return QLocale.system().uiLanguages()


def named_languages(environ: Mapping[str, str]) -> list[str]:
    """The languages a Linux is set to, read as Qt does it."""
    names = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")
    found = (environ.get(name, "").strip(":") for name in names)
    return re.sub("[.@]", "_", next(filter(None, found), "")).split(":")


if sys.platform == "win32":
    import ctypes

    _BY_NAME = 8  # MUI_LANGUAGE_NAME, as in en-US

    def _preferred_languages() -> Sequence[str]:
        """The languages Windows uses for this user."""
        ask = ctypes.windll.kernel32.GetUserPreferredUILanguages
        count, size = ctypes.c_ulong(), ctypes.c_ulong()
        ask(_BY_NAME, ctypes.byref(count), None, ctypes.byref(size))
        names = ctypes.create_unicode_buffer(size.value)
        found = ask(_BY_NAME, ctypes.byref(count), names, ctypes.byref(size))
        return ctypes.wstring_at(names, size.value).strip("\0").split("\0") if found else []
