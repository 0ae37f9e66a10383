"""Icons on buttons, in the current size and colours."""

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QAbstractButton

from mascarade_qt.ui.kit.text import explain
from mascarade_qt.ui.look.art import icon
from mascarade_qt.ui.look.theme import LOOK


def set_icon(button: QAbstractButton, drawing: str, size: float = 1.3, colour: str = "") -> None:
    """Give a button an icon from resources/icons; gold unless a colour is given."""
    side = LOOK.em(size)
    button.setIcon(icon(f"icons/{drawing}", colour or LOOK.theme.gold, side))
    button.setIconSize(QSize(side, side))


def label(button: QAbstractButton, text: str, description: str = "") -> None:
    """Text beside the icon, for eyes and screen readers."""
    button.setText("\u2002" + text)
    button.setAccessibleName(text)
    if description:
        explain(button, description)
