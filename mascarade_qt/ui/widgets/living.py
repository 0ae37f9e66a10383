"""How widgets follow the language, the theme and the text size while they are open."""

from typing import Protocol, runtime_checkable

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QWidget


@runtime_checkable
class Speaks(Protocol):
    """Has text of its own."""

    def retranslate(self) -> None:
        """Say everything again, in the current language."""


@runtime_checkable
class Styled(Protocol):
    """Has colours or sizes that the style sheet does not give it."""

    def restyle(self) -> None:
        """Take sizes and colours again."""


def react(widget: QWidget, event: QEvent) -> None:
    """To be called first thing in `changeEvent`."""
    if event.type() == QEvent.Type.LanguageChange and isinstance(widget, Speaks):
        widget.retranslate()
    if event.type() == QEvent.Type.StyleChange and isinstance(widget, Styled):
        widget.restyle()


def role(widget: QWidget, name: str) -> None:
    """Give a widget its role in the style sheet."""
    widget.setProperty("role", name)


def named(widget: QWidget, name: str, title: str, description: str = "") -> None:
    """Name a widget for tests (`objectName`) and for screen readers."""
    widget.setObjectName(name)
    widget.setAccessibleName(title)
    widget.setAccessibleDescription(description)
