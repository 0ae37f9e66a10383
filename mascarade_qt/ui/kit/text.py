"""Text is text: names and files of strangers reach the screen as they are, never as markup.

Qt guesses whether a text is HTML and, if so, loads the pictures it names. Labels, hints and boxes are made
here and nowhere else, so that nothing is guessed; `tests/ui/test_plain_text.py` holds everybody to it.
"""

from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QMessageBox, QWidget

_NOTHING = "\u2060"  # word joiner: neither seen nor spoken, and no tag begins with it


class Label(QLabel):
    """A label that shows what it is given, character by character."""

    def __init__(self, *args: Any) -> None:
        super().__init__(*args)
        self.setTextFormat(Qt.TextFormat.PlainText)


def plain(text: str) -> str:
    """The text for a place where Qt would guess, as a hint (tool tip) of a list entry."""
    return text.replace("<", "<" + _NOTHING).replace("&", "&" + _NOTHING)


def button_text(text: str) -> str:
    """The text for a button, where Qt would make a key of the letter after an ampersand."""
    return text.replace("&", "&&")


def hint(widget: QWidget, text: str) -> None:
    """What stands beside the mouse."""
    widget.setToolTip(plain(text))


def message_box(
    parent: QWidget, name: str, text: str, icon: QMessageBox.Icon = QMessageBox.Icon.Information
) -> QMessageBox:
    """A box that says something, to be opened by whoever made it; it is gone when it is closed."""
    found = QMessageBox(icon, parent.window().windowTitle(), "", parent=parent)
    found.setObjectName(name)
    found.setTextFormat(Qt.TextFormat.PlainText)
    found.setText(text)
    found.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    return found
