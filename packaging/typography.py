"""Where a line may not break, by language: set right by `translations.py update`, asked for by `check`."""

import re
from collections.abc import Mapping

WIDE, HYPHEN = "\u00a0", "\u2011"  # no-break space, no-break hyphen

# Words of one letter that lean on the next word.
_LEANING: Mapping[str, str] = {"uk": "взуоіаяйєВЗУОІАЯЙЄ", "ru": "вксоуиаяВКСОУИАЯ"}
_DASHES: Mapping[str, str] = {"uk": "—", "ru": "—", "hu": "–", "fr": "–—", "pt_BR": "—"}
_NUMBER = re.compile(r"(%n|\{n\}|\d) (?=[^\W\d_])|(\{(?:number|most|needed)\}) (?=[^\W\d_]{3})")
_CYRILLIC_HYPHEN = re.compile(r"(?<=[А-Яа-яЁёІіЇїЄєҐґ’])-(?=[А-Яа-яЁёІіЇїЄєҐґ])")
_HUNGARIAN_HYPHEN = re.compile(r"(?<=[%\d}n])-(?=[%\d{a-záéíóöőúüű])")
_KEPT = re.compile(r"\[\[\w+:\w+|\{\w+\}")  # links and fields hold no words


def set_right(text: str, language: str) -> str:
    """The text with no-break spaces and hyphens where the language needs them."""
    if language not in _DASHES:
        return text
    text = _NUMBER.sub(lambda found: found[0][:-1] + WIDE, text)
    for dash in _DASHES[language]:
        text = text.replace(f" {dash} ", f"{WIDE}{dash} ")
    if language in _LEANING:
        leaning = re.compile(rf"(?<![\w’'])([{_LEANING[language]}]) (?=\S)")
        text = leaning.sub(rf"\1{WIDE}", leaning.sub(rf"\1{WIDE}", text))  # twice: one after the other
        text = _CYRILLIC_HYPHEN.sub(HYPHEN, text)
    if language == "hu":
        text = _outside(_HUNGARIAN_HYPHEN, HYPHEN, text)
    return text


def _outside(pattern: re.Pattern[str], new: str, text: str) -> str:
    """Replace, but not within links."""
    kept = [match.span() for match in _KEPT.finditer(text)]
    return pattern.sub(
        lambda match: match[0] if any(start < match.start() < end - 1 for start, end in kept) else new,
        text,
    )
