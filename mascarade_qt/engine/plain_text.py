"""Text from strangers (names, titles, notes): only what can be seen, in the order in which it is read."""

import unicodedata

# Controls (of direction, too), what is not assigned, halves of pairs, separators of lines and paragraphs.
_HIDDEN_KINDS = frozenset({"Cc", "Cf", "Cn", "Co", "Cs", "Zl", "Zp"})
# Letters and marks that draw nothing: fillers, blanks, selectors of variants.
_BLANKS = frozenset({0x034F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x2800, 0x3164, 0xFFA0}).union(
    range(0x180B, 0x1810), range(0xFE00, 0xFE10), range(0xE0100, 0xE01F0)
)
MOST_MARKS = 3  # on one letter; more of them climb over their neighbours


def plain(text: str, longest: int) -> str:
    """The text without anything invisible, on one line, and no longer than this; it may become empty."""
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
