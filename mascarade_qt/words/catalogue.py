"""Texts in the terminal: a compiled translation, read without Qt.

It gives the same answers as QTranslator.
"""

import struct
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path

from mascarade_qt.system.paths import catalogue
from mascarade_qt.words.context import translate_with, translating, untranslated
from mascarade_qt.words.qm_format import (
    COMMENT,
    CONTEXT,
    END,
    MAGIC,
    MESSAGES,
    PLURALS,
    SOURCE,
    TRANSLATION,
    plural_form,
)

_Key = tuple[str, str, str]  # context, source, comment


class Catalogue:
    """All texts of one language. A file that is missing or can't be read leaves everything in English."""

    def __init__(self, path: Path) -> None:
        self.messages: dict[_Key, tuple[str, ...]] = {}
        self._plurals = b""
        try:
            self._read(path.read_bytes())
        except (OSError, ValueError, IndexError, struct.error):
            self.messages = {}

    def _read(self, data: bytes) -> None:
        if not data.startswith(MAGIC):
            raise ValueError
        sections = dict(_sections(data[len(MAGIC) :]))
        self._plurals = sections.get(PLURALS, b"")
        forms: list[str] = []
        key = {SOURCE: "", CONTEXT: "", COMMENT: ""}
        for tag, content in _sections(sections.get(MESSAGES, b"")):
            if tag == END:
                self.messages[key[CONTEXT], key[SOURCE], key[COMMENT]] = tuple(forms)
                forms = []
            elif tag == TRANSLATION:
                forms.append(content.decode("utf-16-be"))
            else:
                key[tag] = content.decode()

    def translate(self, context: str, text: str, comment: str = "", n: int = -1, /) -> str:
        """Part of Translate."""
        forms = self.messages.get((context, text, comment)) or self.messages.get((context, text, "")) or ()
        form = 0 if n < 0 else plural_form(self._plurals, n)
        return untranslated(context, forms[form] if form < len(forms) else text, comment, n)


def _sections(data: bytes) -> Iterator[tuple[int, bytes]]:
    """Tags with their contents; only the tag that ends a message has none."""
    place = 0
    while place < len(data):
        tag = data[place]
        place += 1
        length = 0
        if tag != END:
            (length,) = struct.unpack_from(">I", data, place)
            place += 4
        if place + length > len(data):
            raise ValueError
        yield tag, data[place : place + length]
        place += length


def speak(language: str) -> None:
    """From now on, use a language where there is no window."""
    translate_with(Catalogue(catalogue(language)).translate)


@cache
def _catalogue(language: str) -> Catalogue:
    return Catalogue(catalogue(language))


@contextmanager
def speaking(language: str) -> Iterator[None]:
    """Use a language within this only: each phone has its own."""
    with translating(_catalogue(language).translate):
        yield
