"""What is asked, in words, and the answers as large buttons with shortcuts."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QLabel, QPushButton, QScrollArea, QVBoxLayout, QWidget

from mascarade_qt.ui.kit.flow import FlowLayout
from mascarade_qt.ui.kit.living import react
from mascarade_qt.ui.kit.wrapping import WrappingButton
from mascarade_qt.ui.look.motion import PROMPT_GUARD
from mascarade_qt.ui.look.theme import LOOK


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
        self._page = QWidget()
        self._flow = FlowLayout(gap=8)
        column = QVBoxLayout(self._page)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        column.addWidget(self._text)
        column.addWidget(self._warning)
        column.addLayout(self._flow)
        column.addStretch(1)
        self._area = QScrollArea(self)
        self._area.setObjectName("promptScroll")
        self._area.setWidgetResizable(True)
        self._area.setFrameShape(QScrollArea.Shape.NoFrame)
        self._area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._area.setWidget(self._page)
        self._area.viewport().setAutoFillBackground(False)
        self._page.setAutoFillBackground(False)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(14, 5, 8, 3)
        layout.addWidget(self._area)
        self._guard = QTimer(self)
        self._guard.setSingleShot(True)
        self._guard.setInterval(PROMPT_GUARD)
        self.buttons: list[WrappingButton] = []
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
        if self.isVisible() and any(button.hasFocus() for button in self.buttons):
            self.setFocus()  # else it falls to a card, which takes the keys that are meant for the table
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
        self._fit()
        self._area.verticalScrollBar().setValue(0)
        if guard:
            self._guard.start()
        self.take_focus()

    def take_focus(self) -> None:
        """The keys go to the first answer; never while somebody looks at another screen."""
        if self.isVisible():
            (self.buttons[0] if self.buttons else self).setFocus(Qt.FocusReason.OtherFocusReason)

    def _add(self, label: str, token: object, name: str, number: int) -> None:
        key = f"&{number + 1} " if number < 9 else ""
        button = WrappingButton(key, label)
        button.setParent(self._page)
        button.setObjectName(name)
        button.setAccessibleName(label)
        button.setCursor(Qt.CursorShape.PointingHandCursor)
        button.clicked.connect(lambda: self._press(token))
        self._flow.addWidget(button)
        self.buttons.append(button)
        self._tokens.append(token)
        button.show()

    def _fit(self) -> None:
        """Large text leaves less room around the words of a button, and may need more than one line."""
        around = LOOK.em(0.5 / max(1.0, LOOK.text) ** 1.5)
        for button in self.buttons:
            button.setStyleSheet(f"padding: {around}px {2 * around}px; min-height: {LOOK.em(1.2)}px")
            button.fit(self._area.viewport().width() - LOOK.em(1.0))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Part of QWidget."""
        super().resizeEvent(event)
        self._fit()

    def restyle(self) -> None:
        """Take sizes again."""
        self._set_text(self._text.text())
        self._set_warning(self._warning.text())
        self._fit()

    def changeEvent(self, event: QEvent) -> None:
        """Part of QWidget."""
        react(self, event)
        super().changeEvent(event)

    def _press(self, token: object) -> None:
        if not self._guard.isActive():
            self.chosen.emit(token)

    @property
    def guarded(self) -> bool:
        """Whether the question is too new to be answered."""
        return self._guard.isActive()

    def _set_text(self, text: str) -> None:
        self._text.setFont(LOOK.title_font(1.0 if LOOK.large_text else 1.25))
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
            self._show_focus()
        elif event.key() in (Qt.Key.Key_Left, Qt.Key.Key_Up):
            self.focusPreviousChild()
            self._show_focus()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and isinstance(
            focus := self.focusWidget(), QPushButton
        ):
            focus.click()
        else:
            super().keyPressEvent(event)

    def _show_focus(self) -> None:
        for button in self.buttons:
            if button.hasFocus():
                self._area.ensureWidgetVisible(button)
