"""How widgets follow the language, the theme and the text size while they are open."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QWidget

from mascarade_qt.system.override import override

if TYPE_CHECKING:
    _Widget = QWidget
else:
    _Widget = object  # at run time, only one of a widget's bases may be Qt's


class Adaptive(_Widget):
    """A mixin, listed before the widget's Qt class."""

    @override
    def changeEvent(self, event: QEvent) -> None:
        kind = event.type()
        if kind == QEvent.Type.LanguageChange:
            self.retranslate()
        elif kind == QEvent.Type.StyleChange:
            self.restyle()
        super().changeEvent(event)

    def retranslate(self) -> None:
        """Set all texts again."""

    def restyle(self) -> None:
        """Set all sizes and colours that the style sheet doesn't cover."""


def role(widget: QWidget, name: str) -> None:
    """Give a widget its role in the style sheet."""
    set_styled(widget, "role", name)


def set_styled(widget: QWidget, name: str, value: object) -> None:
    """Set a property that the style sheet looks at."""
    if widget.property(name) == value:
        return
    widget.setProperty(name, value)
    if widget.testAttribute(Qt.WidgetAttribute.WA_WState_Polished):  # home imports no style
        widget.style().polish(widget)


def named(widget: QWidget, name: str, title: str, description: str = "") -> None:
    """Name a widget for tests (`objectName`) and for screen readers."""
    widget.setObjectName(name)
    widget.setAccessibleName(title)
    widget.setAccessibleDescription(description)
