"""Text is text: strangers' names and files are shown as they are, never as markup.

Qt guesses whether a text is HTML and, if so, loads the pictures it names. Labels, hints and boxes are made
only here, so that nothing is guessed; `tests/ui/test_plain_text.py` checks that.
"""

from typing import Any

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QFont, QStaticText, QTextOption, QTransform
from PySide6.QtWidgets import QLabel, QMessageBox, QPushButton, QToolTip, QWidget

_NOTHING = "\u2060"  # word joiner: neither visible nor spoken, and no tag begins with it


class Label(QLabel):
    """A label that shows its text literally."""

    def __init__(self, *args: Any) -> None:
        super().__init__(*args)
        self.setTextFormat(Qt.TextFormat.PlainText)


def plain(text: str) -> str:
    """The text for places where Qt would guess, such as the tool tip of a list entry."""
    return text.replace("<", "<" + _NOTHING).replace("&", "&" + _NOTHING)


def button_text(text: str) -> str:
    """The text for a button, where Qt would make a key of the letter after an ampersand."""
    return text.replace("&", "&&")


def hint(widget: QWidget, text: str) -> None:
    """Set a tool tip."""
    widget.setToolTip(plain(text))


def show_hint(widget: QWidget) -> None:
    """Show a widget's tool tip below it now."""
    QToolTip.showText(widget.mapToGlobal(QPoint(0, widget.height())), widget.toolTip(), widget)


def explain(widget: QWidget, text: str) -> None:
    """Say what it does, on hover and to screen readers."""
    hint(widget, text)
    widget.setAccessibleDescription(text)


def laid_out(text: str, font: QFont, width: int) -> QStaticText:
    """Text to paint, in lines of this width; only words that are too long for a line are broken."""
    laid = QStaticText(text)
    laid.setTextFormat(Qt.TextFormat.PlainText)
    wrapping = QTextOption()
    wrapping.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
    laid.setTextOption(wrapping)
    laid.setTextWidth(width)
    laid.prepare(QTransform(), font)
    return laid


def message_box(
    parent: QWidget, name: str, text: str, icon: QMessageBox.Icon = QMessageBox.Icon.Information
) -> QMessageBox:
    """A message box, to be opened by the caller; it is deleted when it is closed."""
    found = QMessageBox(icon, parent.window().windowTitle(), "", parent=parent)
    found.setObjectName(name)
    found.setTextFormat(Qt.TextFormat.PlainText)
    found.setText(text)
    found.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    return found


def confirmation(
    parent: QWidget, name: str, text: str, act: tuple[str, str], leave: tuple[str, str]
) -> tuple[QMessageBox, QPushButton]:
    """A box that asks before something that can't be undone, and the button that does it.

    Both buttons are given by name and text; the harmless one is the default.
    """
    box = message_box(parent, name, text, QMessageBox.Icon.Question)
    button = box.addButton(act[1], QMessageBox.ButtonRole.DestructiveRole)
    button.setObjectName(act[0])
    harmless = box.addButton(leave[1], QMessageBox.ButtonRole.RejectRole)
    harmless.setObjectName(leave[0])
    box.setDefaultButton(harmless)
    box.setEscapeButton(harmless)
    return box, button


def show_message(parent: QWidget, text: str) -> None:
    """Tell the player something, without stopping anything."""
    message_box(parent.window(), "messageBox", text).open()
