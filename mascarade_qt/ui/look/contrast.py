"""How well two colours can be told apart."""

from PySide6.QtGui import QColor


def luminance(colour: str) -> float:
    """As WCAG 2 defines it."""

    def linear(part: float) -> float:
        return part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4

    found = QColor(colour)
    return 0.2126 * linear(found.redF()) + 0.7152 * linear(found.greenF()) + 0.0722 * linear(found.blueF())


def contrast(one: str, other: str) -> float:
    """From 1 to 21."""
    lighter, darker = sorted((luminance(one), luminance(other)), reverse=True)
    return (lighter + 0.05) / (darker + 0.05)
