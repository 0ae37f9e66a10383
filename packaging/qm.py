"""Compile translations, i18n/*.ts, into what Qt loads, mascarade_qt/i18n/*.qm.

Qt's own lrelease does the same, but needs system libraries that neither a build machine nor a player has.
This is a table of hashes and a table of messages, as QTranslator reads them; the standard library will do.
"""

import os
import struct
import sys
import xml.etree.ElementTree as ElementTree
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from mascarade_qt.words.qm_format import (
    AND,
    AT_MOST,
    BETWEEN,
    COMMENT,
    CONTEXT,
    END,
    EQUAL,
    HASHES,
    LANGUAGE,
    LAST_DIGIT,
    LAST_TWO_DIGITS,
    MAGIC,
    MESSAGES,
    NEXT_RULE,
    NOT,
    PLURALS,
    SOURCE,
    TRANSLATION,
    plural_forms,
)

ROOT = Path(__file__).resolve().parent.parent
SOURCES = ROOT / "i18n"
TARGET = ROOT / "mascarade_qt" / "i18n"

# Which number takes which plural form, for the languages that share a rule.
_ONE_FORM = b""
_ONE_IS_SINGULAR = bytes((EQUAL, 1))
_NONE_AND_ONE_ARE_SINGULAR = bytes((AT_MOST, 1))
_FEW = (LAST_DIGIT | BETWEEN, 2, 4, AND, NOT | LAST_TWO_DIGITS | BETWEEN, 10, 19)
_EAST_SLAVIC = bytes((LAST_DIGIT | EQUAL, 1, AND, NOT | LAST_TWO_DIGITS | EQUAL, 11, NEXT_RULE, *_FEW))
_POLISH = bytes((EQUAL, 1, NEXT_RULE, *_FEW))
_CZECH = bytes((EQUAL, 1, NEXT_RULE, BETWEEN, 2, 4))
PLURAL_RULES: Mapping[str, bytes] = {
    **dict.fromkeys(("hu", "id", "ja", "ko", "th", "tr", "vi", "zh"), _ONE_FORM),
    **dict.fromkeys(("bg", "ca", "da", "de", "el", "en", "eo", "es", "et", "eu", "fi"), _ONE_IS_SINGULAR),
    **dict.fromkeys(("gl", "it", "nb", "nl", "nn", "pt", "sv"), _ONE_IS_SINGULAR),
    "pt_BR": _ONE_IS_SINGULAR,  # Qt's own rule makes 0 a singular here; Brazilians say “0 moedas”
    **dict.fromkeys(("fr", "hy"), _NONE_AND_ONE_ARE_SINGULAR),
    **dict.fromkeys(("be", "bs", "hr", "ru", "sr", "uk"), _EAST_SLAVIC),
    "pl": _POLISH,
    **dict.fromkeys(("cs", "sk"), _CZECH),
}


class CatalogueError(ValueError):
    """A translation file cannot be compiled; the text says which and why."""


class _Message(NamedTuple):
    context: bytes
    source: bytes
    comment: bytes
    forms: tuple[str, ...]


def compile_all(folder: Path = TARGET) -> None:
    """Compile every translation file that is newer than its compiled form."""
    folder.mkdir(parents=True, exist_ok=True)
    for source in sorted(SOURCES.glob("*.ts")):
        target = folder / f"{source.stem}.qm"
        if not target.exists() or target.stat().st_mtime < source.stat().st_mtime:
            part = target.with_name(
                f"{target.name}.{os.getpid()}"
            )  # others may be reading, or doing the same
            part.write_bytes(compiled(source))
            part.replace(target)


def compiled(path: Path) -> bytes:
    """The compiled form of one file."""
    try:
        root = ElementTree.parse(path).getroot()
    except ElementTree.ParseError as error:
        raise CatalogueError(f"{path.name}: {error}") from None
    language = root.get("language", "")
    rule = _plural_rule(language)
    if rule is None:
        raise CatalogueError(f"{path.name}: no plural rule for {language!r}; add one to packaging/qm.py")
    hashes, messages = [], bytearray()
    for message in sorted(_messages(root)):
        hashes.append((_hash(message.source + message.comment), len(messages)))
        messages += _encoded(message)
    table = b"".join(struct.pack(">II", *entry) for entry in sorted(hashes))
    sections = {LANGUAGE: language.encode(), HASHES: table, MESSAGES: bytes(messages), PLURALS: rule}
    return MAGIC + b"".join(_section(tag, data) for tag, data in sections.items() if data)


def _plural_rule(language: str) -> bytes | None:
    return next((PLURAL_RULES[code] for code in (language, language[:2]) if code in PLURAL_RULES), None)


def forms_of(language: str) -> int | None:
    """How many plural forms a language has, if its rule is known."""
    rule = _plural_rule(language)
    return None if rule is None else plural_forms(rule)


def _messages(root: ElementTree.Element) -> Iterator[_Message]:
    """What is translated; the rest is left out, and Qt shows the source text instead."""
    for context in root.iter("context"):
        name = context.findtext("name", "")
        for message in context.iter("message"):
            translation = message.find("translation")
            if translation is None or translation.get("type") in ("obsolete", "vanished"):
                continue
            plural = message.get("numerus") == "yes"
            forms = [form.text or "" for form in translation.iter("numerusform")]
            texts = forms if plural else [translation.text or ""]
            if any(texts):
                source, comment = message.findtext("source", ""), message.findtext("comment", "")
                yield _Message(name.encode(), source.encode(), comment.encode(), tuple(texts))


def _encoded(message: _Message) -> bytes:
    parts = [_section(TRANSLATION, form.encode("utf-16-be")) for form in message.forms]
    parts += [_section(COMMENT, message.comment), _section(SOURCE, message.source)]
    parts += [_section(CONTEXT, message.context), bytes([END])]
    return b"".join(parts)


def _section(tag: int, data: bytes) -> bytes:
    return struct.pack(">BI", tag, len(data)) + data


def _hash(text: bytes) -> int:
    """The hash of ELF symbol tables, by which Qt looks texts up."""
    value = 0
    for byte in text:
        value = (value << 4) + byte
        high = value & 0xF0000000
        value = (value ^ (high >> 24)) & ~high & 0xFFFFFFFF
    return value or 1
