"""How well two colours have to be told apart."""

from mascarade_qt.ui.look.theme import contrast, luminance

__all__ = ["READABLE", "VISIBLE", "contrast", "luminance"]
READABLE = 4.5
VISIBLE = 3.0
