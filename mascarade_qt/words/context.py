"""How texts are marked for Qt Linguist, and translated when they are shown.

A text is marked with `Name.mark("…")`, one with a number with `Name.tr("…", "", n)`, where `Name` is a
variable named like its context: lupdate only reads the source. Both are plain literals; what varies goes
into {braces}, the number is %n. `packaging/translations.py` tells lupdate which methods mark a text.
"""

import re
import unicodedata
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Protocol

_FIELD = re.compile(r"\{(\w+)\}")
_ELIDED = re.compile(r"\b([dD]|[qQ]u)’(?=\{(\w+)\})")
_PLURAL = re.compile(r"\((\w+)\)")


def fill(text: str, /, **values: object) -> str:
    """Fill in the braces. Unknown ones, from a faulty translation, stay as they are.

    French: “la carte d’{name}” is « la carte d’Angela », but « la carte de Polo ».
    """
    if "{" not in text:
        return text
    text = _ELIDED.sub(
        lambda word: word[0] if _elides(str(values.get(word[2], ""))) else f"{word[1]}e ", text
    )
    return _FIELD.sub(lambda field: str(values.get(field[1], field[0])), text)


def _elides(name: str) -> bool:
    """Whether de and que lose their e before a name: before vowels and h, but not in « de Yann »."""
    plain = unicodedata.normalize("NFD", name.replace("œ", "o").replace("Œ", "o")).lower()
    letters = [char for char in plain if not unicodedata.combining(char)]
    if letters[:1] == ["y"]:
        return len(letters) > 1 and letters[1] not in "aeiouy"
    return bool(letters) and letters[0] in "aeiouhæ"


class Context:
    """A group of texts in the translation files."""

    def __init__(self, name: str) -> None:
        self.name = name

    def mark(self, text: str) -> str:
        """Mark a text for lupdate; `text` translates it when it is shown."""
        return text

    def text(self, text: str, /, **values: object) -> str:
        """A marked text in the current language, with its braces filled in."""
        return fill(_translation()(self.name, text), **values)

    def tr(self, text: str, comment: str, n: int) -> str:
        """A text with a number in the current language; the caller fills in the braces."""
        said = _translation()(self.name, text, comment, n)
        if said == text.replace("%n", str(n)):  # no catalogue: the best possible English
            said = _PLURAL.sub("" if n == 1 else r"\1", said)
        return said.replace(f"{n} ", f"{n}\u00a0", 1)  # a number stays with its noun


class Translate(Protocol):
    """Works like QCoreApplication.translate: fills in %n; a text without translation stays as it is."""

    def __call__(self, context: str, text: str, comment: str = "", n: int = -1, /) -> str:
        """The text in the current language; with a number, in the form that the number takes."""


def untranslated(context: str, text: str, comment: str = "", n: int = -1, /) -> str:
    """The language of the code."""
    return text if n < 0 else text.replace("%n", str(n))


_translate: Translate = untranslated


def translate_with(translate: Translate) -> None:
    """From now on, translate like this: with Qt in the window, with our own catalogue in the terminal."""
    global _translate
    _translate = translate


_for_now: ContextVar[Translate | None] = ContextVar("translate", default=None)


def _translation() -> Translate:
    return _for_now.get() or _translate


@contextmanager
def translating(translate: Translate) -> Iterator[None]:
    """Translate like this within this block and thread only: each phone has its own language."""
    before = _for_now.set(translate)
    try:
        yield
    finally:
        _for_now.reset(before)
