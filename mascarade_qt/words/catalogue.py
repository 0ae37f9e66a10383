"""A compiled translation, read without Qt: the same answers as QTranslator gives.

packaging/qm.py writes these files.
"""

import struct
from collections.abc import Iterator
from pathlib import Path

from mascarade_qt.system.paths import catalogue
from mascarade_qt.words.context import translate_with, untranslated

_MAGIC = bytes.fromhex("3cb86418caef9c95cd211cbf60a1bddd")
_MESSAGES, _PLURALS = 0x69, 0x88
_END, _TRANSLATION, _SOURCE, _CONTEXT, _COMMENT = 1, 3, 6, 7, 8
# The code of plural rules, as far as packaging/qm.py uses it.
_AT_MOST, _BETWEEN = 3, 4  # or equal
_NOT, _LAST_DIGIT, _LAST_TWO_DIGITS = 0x08, 0x10, 0x20
_AND, _NEXT_RULE = 0xFD, 0xFF

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
        if not data.startswith(_MAGIC):
            raise ValueError
        sections = dict(_sections(data[len(_MAGIC) :]))
        self._plurals = sections.get(_PLURALS, b"")
        forms: list[str] = []
        key = {_SOURCE: "", _CONTEXT: "", _COMMENT: ""}
        for tag, content in _sections(sections.get(_MESSAGES, b"")):
            if tag == _END:
                self.messages[key[_CONTEXT], key[_SOURCE], key[_COMMENT]] = tuple(forms)
                forms = []
            elif tag == _TRANSLATION:
                forms.append(content.decode("utf-16-be"))
            else:
                key[tag] = content.decode()

    def translate(self, context: str, text: str, comment: str = "", n: int = -1, /) -> str:
        """Part of Translate."""
        forms = self.messages.get((context, text, comment)) or self.messages.get((context, text, "")) or ()
        form = 0 if n < 0 else plural_form(self._plurals, n)
        return untranslated(context, forms[form] if form < len(forms) else text, comment, n)


def _sections(data: bytes) -> Iterator[tuple[int, bytes]]:
    """Tags with their contents; only the end of a message has none."""
    place = 0
    while place < len(data):
        tag = data[place]
        place += 1
        length = 0
        if tag != _END:
            (length,) = struct.unpack_from(">I", data, place)
            place += 4
        if place + length > len(data):
            raise ValueError
        yield tag, data[place : place + length]
        place += length


def plural_form(rules: bytes, n: int) -> int:
    """Which form a number takes: that of the first rule it obeys, or the one after the last."""
    form, obeyed = 0, True
    code = iter(rules)
    for word in code:
        if word == _NEXT_RULE:
            if obeyed:
                break
            form, obeyed = form + 1, True
        elif word != _AND:
            number = n % 10 if word & _LAST_DIGIT else n % 100 if word & _LAST_TWO_DIGITS else n
            comparison, limit = word & 7, next(code)
            low = 0 if comparison == _AT_MOST else limit
            high = next(code) if comparison == _BETWEEN else limit
            obeyed = obeyed and (low <= number <= high) != bool(word & _NOT)
    return form if obeyed else form + 1


def speak(language: str) -> None:
    """Speak a language from now on, where there is no window."""
    translate_with(Catalogue(catalogue(language)).translate)
