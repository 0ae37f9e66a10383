"""Colours and dashes of lines that have to be told apart: those of players, and of cards in a chart."""

from functools import cache

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QPen

from mascarade_qt.ui.look.theme import LOOK, contrast

STYLES = (Qt.PenStyle.SolidLine, Qt.PenStyle.DashLine, Qt.PenStyle.DotLine, Qt.PenStyle.DashDotLine)
# Hues that differ most from their neighbours; dashes and brightness tell lines apart, too.
_HUES = (45, 205, 0, 120, 275, 28, 178, 330, 85, 230, 300, 150, 15, 60, 255)
_CONTRASTS = (9.5, 4.9, 6.8, 3.6)  # to the background; lines with the same dashes have different contrasts


def line_colour(number: int) -> QColor:
    """The colour of a line, readable on the theme's background."""
    return QColor(_colour(number, LOOK.theme.panel))


@cache
def _colour(number: int, ground: str) -> str:
    hue, wanted = _HUES[number % len(_HUES)], _CONTRASTS[number // len(STYLES) % len(_CONTRASTS)]
    shades = (QColor.fromHsl(hue, 170, light).name() for light in range(10, 250, 3))
    return min(shades, key=lambda shade: abs(contrast(shade, ground) - wanted))


def line_pen(number: int, width: float) -> QPen:
    """The pen of a line."""
    return QPen(line_colour(number), width * LOOK.zoom, STYLES[number % len(STYLES)], Qt.PenCapStyle.RoundCap)
