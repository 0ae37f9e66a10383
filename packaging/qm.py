"""Compile translations, i18n/*.ts, into what Qt loads, mascarade_qt/i18n/*.qm.

Qt's own lrelease does the same, but wants system libraries that neither a build machine nor a player needs.
This is a table of hashes and a table of messages, as QTranslator reads them; the standard library will do.
"""

import struct
import xml.etree.ElementTree as ElementTree
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
SOURCES = ROOT / "i18n"
TARGET = ROOT / "mascarade_qt" / "i18n"

_MAGIC = bytes.fromhex("3cb86418caef9c95cd211cbf60a1bddd")
_LANGUAGE, _HASHES, _MESSAGES, _PLURALS = 0xA7, 0x42, 0x69, 0x88
_END, _TRANSLATION, _SOURCE, _CONTEXT, _COMMENT = 1, 3, 6, 7, 8

# Which number takes which plural form, in Qt's own code, for the languages that share a rule.
_ONE_FORM = b""
_ONE_IS_SINGULAR = b"\x01\x01"
_NONE_AND_ONE_ARE_SINGULAR = b"\x03\x01"
_EAST_SLAVIC = b"\x11\x01\xfd\x29\x0b\xff\x14\x02\x04\xfd\x2c\x0a\x13"
_POLISH = b"\x01\x01\xff\x14\x02\x04\xfd\x2c\x0a\x13"
_CZECH = b"\x01\x01\xff\x04\x02\x04"
PLURAL_RULES: Mapping[str, bytes] = {
    **dict.fromkeys(("hu", "id", "ja", "ko", "th", "tr", "vi", "zh"), _ONE_FORM),
    **dict.fromkeys(
        (
            "bg",
            "ca",
            "da",
            "de",
            "el",
            "en",
            "eo",
            "es",
            "et",
            "eu",
            "fi",
            "gl",
            "it",
            "nb",
            "nl",
            "nn",
            "pt",
            "pt_BR",  # here Qt's own rule makes 0 a singular; Brazilians say “0 moedas”
        ),
        _ONE_IS_SINGULAR,
    ),
    "sv": _ONE_IS_SINGULAR,
    **dict.fromkeys(("fr", "hy"), _NONE_AND_ONE_ARE_SINGULAR),
    **dict.fromkeys(("be", "bs", "hr", "ru", "sr", "uk"), _EAST_SLAVIC),
    "pl": _POLISH,
    **dict.fromkeys(("cs", "sk"), _CZECH),
}


class CatalogueError(Exception):
    """A translation file cannot be compiled; the text says which and why."""


class _Message(NamedTuple):
    context: bytes
    source: bytes
    comment: bytes
    forms: tuple[str, ...]


def compile_all(folder: Path = TARGET) -> None:
    """Compile every translation file that is newer than what was made of it."""
    folder.mkdir(parents=True, exist_ok=True)
    for source in sorted(SOURCES.glob("*.ts")):
        target = folder / f"{source.stem}.qm"
        if not target.exists() or target.stat().st_mtime < source.stat().st_mtime:
            target.write_bytes(compiled(source))


def compiled(path: Path) -> bytes:
    """The compiled form of one file."""
    try:
        root = ElementTree.parse(path).getroot()
    except ElementTree.ParseError as error:
        raise CatalogueError(f"{path.name}: {error}") from None
    language = root.get("language", "")
    rule = next((PLURAL_RULES[code] for code in (language, language[:2]) if code in PLURAL_RULES), None)
    if rule is None:
        raise CatalogueError(f"{path.name}: no plural rule for {language!r}; add one to packaging/qm.py")
    hashes, messages = [], bytearray()
    for message in sorted(_messages(root)):
        hashes.append((_hash(message.source + message.comment), len(messages)))
        messages += _encoded(message)
    table = b"".join(struct.pack(">II", *entry) for entry in sorted(hashes))
    sections = {_LANGUAGE: language.encode(), _HASHES: table, _MESSAGES: bytes(messages), _PLURALS: rule}
    return _MAGIC + b"".join(_section(tag, data) for tag, data in sections.items() if data)


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
    parts = [_section(_TRANSLATION, form.encode("utf-16-be")) for form in message.forms]
    parts += [_section(_COMMENT, message.comment), _section(_SOURCE, message.source)]
    parts += [_section(_CONTEXT, message.context), bytes([_END])]
    return b"".join(parts)


def _section(tag: int, data: bytes) -> bytes:
    return struct.pack(">BI", tag, len(data)) + data


def _hash(text: bytes) -> int:
    """The hash of ELF's symbol tables, by which Qt looks a text up."""
    value = 0
    for byte in text:
        value = (value << 4) + byte
        high = value & 0xF0000000
        value = (value ^ (high >> 24)) & ~high & 0xFFFFFFFF
    return value or 1
