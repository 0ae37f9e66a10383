"""A choice between a few options, all visible, as buttons in a row that wraps if it has to."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QFocusEvent
from PySide6.QtWidgets import QAbstractButton, QButtonGroup, QGroupBox, QPushButton, QWidget

from mascarade_qt.system.override import override
from mascarade_qt.ui.kit.adaptive import role
from mascarade_qt.ui.kit.flow import FlowLayout
from mascarade_qt.ui.kit.text import explain


class Segmented(QGroupBox):
    """One button per choice. Arrow keys move between them; `chosen` tells when the player picks another.

    It is a frameless group: screen readers say its name with the first button that gets the focus.
    """

    chosen = Signal(str)

    def __init__(
        self, name: str, keys: Sequence[str], parent: QWidget | None = None, *, plain: bool = False
    ) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        role(self, "choice")
        self._group = QButtonGroup(self)
        self._group.buttonToggled.connect(self._toggled)
        self._buttons: dict[str, QPushButton] = {}
        self._abouts: dict[QPushButton, str] = {}
        layout = FlowLayout(self, gap=4 if plain else 6, centred=plain)
        for key in keys:
            button = QPushButton(self)
            button.setCheckable(True)
            button.setAutoExclusive(True)  # screen readers call it a radio button
            button.setAutoDefault(False)
            button.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
            button.setObjectName(f"{name}_{key}")
            button.installEventFilter(self)
            if plain:
                role(button, "plain")
            self._group.addButton(button)
            self._buttons[key] = button
            layout.addWidget(button)
        self._group.buttonClicked.connect(self._clicked)
        if keys:
            self._buttons[keys[0]].setChecked(True)

    def label(self, key: str, text: str, description: str = "") -> None:
        """Label a choice; the description is shown on hover and read aloud."""
        button = self._buttons[key]
        button.setText(text)
        button.setAccessibleName(text.replace("&", ""))
        explain(button, description)
        self._abouts[button] = description

    def button(self, key: str) -> QPushButton:
        """The button of a choice."""
        return self._buttons[key]

    @property
    def value(self) -> str:
        """The chosen key."""
        return next(key for key, button in self._buttons.items() if button.isChecked())

    @value.setter
    def value(self, key: str) -> None:
        if key in self._buttons:
            self._buttons[key].setChecked(True)

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Tab enters the group: with its first button, what the group is for is heard, too."""
        if isinstance(event, QFocusEvent) and isinstance(watched, QPushButton) and event.gotFocus():
            entered = event.reason() in (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason)
            about = (self._abouts.get(watched, ""), self.accessibleDescription() if entered else "")
            watched.setAccessibleDescription(" ".join(filter(None, about)))
        return super().eventFilter(watched, event)

    def _toggled(self, button: QAbstractButton, checked: bool) -> None:
        """Tab leads to the chosen one."""
        button.setFocusPolicy(Qt.FocusPolicy.StrongFocus if checked else Qt.FocusPolicy.ClickFocus)

    def _clicked(self, button: QPushButton) -> None:
        self.chosen.emit(next(key for key, known in self._buttons.items() if known is button))
