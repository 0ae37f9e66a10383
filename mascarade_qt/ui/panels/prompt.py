"""What is asked, in words, and the answers as large buttons with shortcuts."""

from collections.abc import Sequence

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QScrollArea, QSizePolicy, QVBoxLayout, QWidget

from mascarade_qt.ui.motion import PROMPT_GUARD
from mascarade_qt.ui.theme import LOOK
from mascarade_qt.ui.widgets.flow import FlowLayout


class PromptPanel(QWidget):
    """Shows one question at a time. A prompt that just appeared takes no click."""

    chosen = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("promptPanel")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._text = QLabel(self)
        self._text.setObjectName("promptText")
        self._text.setWordWrap(True)
        self._warning = QLabel(self)
        self._warning.setObjectName("promptWarning")
        self._warning.setWordWrap(True)
        self._choices = QWidget(self)
        self._flow = FlowLayout(self._choices)
        area = QScrollArea(self)
        area.setObjectName("promptScroll")
        area.setWidgetResizable(True)
        area.setFrameShape(QScrollArea.Shape.NoFrame)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setWidget(self._choices)
        area.viewport().setAutoFillBackground(False)
        self._choices.setAutoFillBackground(False)
        area.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(14, 8, 14, 8)
        head = QHBoxLayout()
        head.addWidget(self._text, 1)
        layout.addLayout(head)
        layout.addWidget(self._warning)
        layout.addWidget(area, 1)
        self._guard = QTimer(self)
        self._guard.setSingleShot(True)
        self._guard.setInterval(PROMPT_GUARD)
        self.buttons: list[QPushButton] = []
        self._tokens: list[object] = []
        self.clear()

    @property
    def text(self) -> str:
        """What is asked now."""
        return self._text.text()

    def clear(self, text: str = "") -> None:
        """Nothing is asked; perhaps something is said."""
        self._set_text(text)
        self._set_warning("")
        self._drop_buttons()

    def _drop_buttons(self) -> None:
        while self._flow.count():
            self._flow.takeAt(0)
        for button in self.buttons:
            button.hide()
            button.deleteLater()
        self.buttons, self._tokens = [], []

    def ask(
        self, text: str, choices: Sequence[tuple[str, object, str]], warning: str = "", guard: bool = True
    ) -> None:
        """Show a question; each choice has a label, what it stands for, and the name of its button."""
        self._drop_buttons()
        self._set_text(text)
        self._set_warning(warning)
        for number, (label, token, name) in enumerate(choices):
            self._add(label, token, name, number)
        if guard:
            self._guard.start()
        if self.buttons:
            self.buttons[0].setFocus(Qt.FocusReason.OtherFocusReason)

    def _add(self, label: str, token: object, name: str, number: int) -> None:
        key = f"&{number + 1} " if number < 9 else ""
        button = QPushButton(key + label.replace("&", "&&"), self._choices)
        button.setObjectName(name)
        button.setAccessibleName(label)
        button.setFont(LOOK.font())
        button.setMinimumHeight(LOOK.em(2.0))
        button.setCursor(Qt.CursorShape.PointingHandCursor)
        button.clicked.connect(lambda: self._press(token))
        self._flow.addWidget(button)
        self.buttons.append(button)
        self._tokens.append(token)
        button.show()

    def _press(self, token: object) -> None:
        if not self._guard.isActive():
            self.chosen.emit(token)

    @property
    def guarded(self) -> bool:
        """Whether the question is too new to be answered."""
        return self._guard.isActive()

    def _set_text(self, text: str) -> None:
        self._text.setFont(LOOK.title_font(1.25 if LOOK.scale < 1.4 else 1.0))
        self._text.setText(text)

    def _set_warning(self, warning: str) -> None:
        self._warning.setFont(LOOK.font(1.0, bold=True))
        self._warning.setText(warning)
        self._warning.setVisible(bool(warning))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """A digit presses the button with that number; arrows walk through the buttons."""
        number = event.key() - Qt.Key.Key_1
        if 0 <= number < min(9, len(self.buttons)) and not event.modifiers():
            self.buttons[number].click()
        elif event.key() in (Qt.Key.Key_Right, Qt.Key.Key_Down):
            self.focusNextChild()
        elif event.key() in (Qt.Key.Key_Left, Qt.Key.Key_Up):
            self.focusPreviousChild()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and isinstance(
            focus := self.focusWidget(), QPushButton
        ):
            focus.click()
        else:
            super().keyPressEvent(event)
