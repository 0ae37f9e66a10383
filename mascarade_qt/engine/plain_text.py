"""Text from strangers (names, titles, notes): only visible characters, in reading order."""

import unicodedata

# Controls (including direction), unassigned code points, surrogates, line and paragraph separators.
_HIDDEN_KINDS = frozenset({"Cc", "Cf", "Cn", "Co", "Cs", "Zl", "Zp"})
# Letters and marks that draw nothing: fillers, blanks, variation selectors.
_BLANKS = frozenset({0x034F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x2800, 0x3164, 0xFFA0}).union(
    range(0x180B, 0x1810), range(0xFE00, 0xFE10), range(0xE0100, 0xE01F0)
)
MOST_MARKS = 3  # on one letter; more would spill over its neighbours


def plain(text: str, longest: int) -> str:
    """The text on one line, cut to length, with nothing invisible in it; it may end up empty."""
    found: list[str] = []
    marks = 0
    for char in text[: 8 * longest]:
        kind = unicodedata.category(char)
        if char in "\t\n\r":
            char = " "
        elif kind in _HIDDEN_KINDS or ord(char) in _BLANKS:
            continue
        if kind in ("Mn", "Me"):
            marks += 1
            if marks > MOST_MARKS:
                continue
        else:
            marks = 0
        found.append(char)
    return " ".join("".join(found).split())[:longest].rstrip()
