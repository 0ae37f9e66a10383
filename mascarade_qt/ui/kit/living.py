"""How widgets follow the language, the theme and the text size while they are open."""

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QWidget


def react(widget: QWidget, event: QEvent) -> None:
    """To be called first thing in `changeEvent`.

    A widget's `retranslate` says everything again, its `restyle` takes again the colours and sizes that the
    style sheet does not give it.
    """
    kind = event.type()
    if kind == QEvent.Type.LanguageChange:
        _call(widget, "retranslate")
    elif kind == QEvent.Type.StyleChange:
        _call(widget, "restyle")


def _call(widget: QWidget, name: str) -> None:
    method = getattr(widget, name, None)
    if callable(method):
        method()


def role(widget: QWidget, name: str) -> None:
    """Give a widget its role in the style sheet."""
    widget.setProperty("role", name)


def named(widget: QWidget, name: str, title: str, description: str = "") -> None:
    """Name a widget for tests (`objectName`) and for screen readers."""
    widget.setObjectName(name)
    widget.setAccessibleName(title)
    widget.setAccessibleDescription(description)
