"""How widgets follow the language, the theme and the text size while they are open."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QWidget

if TYPE_CHECKING:
    _Widget = QWidget
else:
    _Widget = object  # only one of a widget's bases may be Qt's


class Living(_Widget):
    """A base class to be listed before the widget's own.

    `retranslate` sets all texts again; `restyle` sets the colours and sizes again that the style
    sheet does not cover.
    """

    def changeEvent(self, event: QEvent) -> None:
        """Part of QWidget."""
        kind = event.type()
        if kind == QEvent.Type.LanguageChange:
            _call(self, "retranslate")
        elif kind == QEvent.Type.StyleChange:
            _call(self, "restyle")
        super().changeEvent(event)


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
