"""Through what texts are translated: Qt in the window, a catalogue of our own in the terminal.

Whoever says something needn't know which, and the terminal needs none of Qt's libraries.
"""

from typing import Protocol


class Translate(Protocol):
    """As QCoreApplication.translate does it: %n is filled in, and what has no translation stays as it is."""

    def __call__(self, context: str, text: str, comment: str = "", n: int = -1, /) -> str:
        """The text in the current language; with a number, in the form that the number takes."""


def QT_TRANSLATE_NOOP(context: str, text: str) -> str:
    """Mark a text for lupdate; it is translated when it is shown. (PySide6's own returns any object.)"""
    return text


def untranslated(context: str, text: str, comment: str = "", n: int = -1, /) -> str:
    """The language of the code."""
    return text if n < 0 else text.replace("%n", str(n))


_through: Translate = untranslated


def speak_through(translate: Translate) -> None:
    """Translate in this way from now on."""
    global _through
    _through = translate


def translate(context: str, text: str, comment: str = "", n: int = -1) -> str:
    """The text in the current language; with a number, in the form that the number takes."""
    return _through(context, text, comment, n)
