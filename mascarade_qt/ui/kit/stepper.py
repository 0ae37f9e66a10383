"""A number with large buttons for less and more."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QSpinBox, QWidget

from mascarade_qt.system.override import override
from mascarade_qt.ui.kit.adaptive import Adaptive, role
from mascarade_qt.ui.kit.text import hint
from mascarade_qt.ui.look.theme import LOOK


class Stepper(Adaptive, QWidget):
    """A spin box between − and +."""

    changed = Signal(int)
    left = Signal()  # the mouse has left it

    def __init__(self, name: str, lowest: int, highest: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.spin = QSpinBox(self)
        self.spin.setObjectName(name)
        self.spin.setRange(lowest, highest)
        self.spin.setButtonSymbols(QSpinBox.ButtonSymbols.NoButtons)
        self.spin.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.spin.setKeyboardTracking(False)
        self.less = self._button("−", f"{name}Less", self.spin.stepDown)
        self.more = self._button("+", f"{name}More", self.spin.stepUp)
        self._layout = QHBoxLayout(self)
        self._layout.setContentsMargins(0, 0, 0, 0)
        for widget in (self.less, self.spin, self.more):
            self._layout.addWidget(widget)
        self.spin.valueChanged.connect(self._changed)
        self._changed(self.spin.value())
        self.restyle()

    def _button(self, text: str, name: str, act: Callable[[], None]) -> QPushButton:
        button = QPushButton(text, self)
        button.setObjectName(name)
        button.setAutoRepeat(True)
        button.setAutoDefault(False)
        role(button, "step")
        button.clicked.connect(act)
        return button

    @property
    def pointed_at(self) -> bool:
        """Whether the mouse is on one of the buttons."""
        return self.less.underMouse() or self.more.underMouse()

    @override
    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self.left.emit()

    def describe(self, name: str, less: str, more: str) -> None:
        """Set what screen readers say."""
        self.spin.setAccessibleName(name)
        for button, text in ((self.less, less), (self.more, more)):
            button.setAccessibleName(text)
            hint(button, text)

    @property
    def value(self) -> int:
        """The number."""
        return self.spin.value()

    @value.setter
    def value(self, number: int) -> None:
        self.spin.setValue(number)

    def _changed(self, number: int) -> None:
        for button, last in ((self.less, self.spin.minimum()), (self.more, self.spin.maximum())):
            if number == last and button.hasFocus():  # otherwise Qt gives the focus to the next widget
                self.spin.setFocus(Qt.FocusReason.OtherFocusReason)
            button.setEnabled(number != last)
        self.spin.lineEdit().deselect()  # don't invite typing over it
        self.changed.emit(number)

    @override
    def restyle(self) -> None:
        self._layout.setSpacing(LOOK.em(0.3))
        self.spin.setFixedWidth(LOOK.em(4.2 if self.spin.suffix() else 3.2))
