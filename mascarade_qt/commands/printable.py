"""Text that may be printed in a terminal."""

import unicodedata


def printable(text: str) -> str:
    """Text from a stranger's file without control characters or other tricks for a terminal."""
    return "".join(char if _is_harmless(char) else ascii(char)[1:-1] for char in text)


def _is_harmless(char: str) -> bool:
    """Python considers no-break spaces unprintable."""
    return char.isprintable() or unicodedata.category(char) == "Zs"
