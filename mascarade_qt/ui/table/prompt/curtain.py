"""The curtain of a shared screen: shows private things to one person, and forgets them when it closes."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QKeyEvent, QLinearGradient, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from mascarade_qt.system.override import override
from mascarade_qt.ui.cards.faces import Faces
from mascarade_qt.ui.kit.text import Label, button_text
from mascarade_qt.ui.look.motion import CURTAIN_HOLD, PROMPT_GUARD
from mascarade_qt.ui.look.theme import LOOK
from mascarade_qt.ui.table.prompt.hold_button import KEYS, HoldButton
from mascarade_qt.words.masks import mask_name

FACE_HEIGHT = 260
WAYS = {Qt.Key.Key_Left: -1, Qt.Key.Key_Up: -1, Qt.Key.Key_Right: 1, Qt.Key.Key_Down: 1}


class Curtain(QWidget):
    """Covers the whole screen. A button, held or pressed twice, opens it; an answer closes it.

    The key that opened it doesn't answer anything until it has been released.
    """

    opened = Signal()
    ready = Signal(str)  # the focus is on what can be pressed; with what to say there
    closed = Signal()  # the table can take the focus again
    answered = Signal(object)

    def __init__(self, faces: Faces, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("curtain")
        self._cards = faces
        self._screen = parent
        parent.installEventFilter(self)
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._guard = QTimer(self)  # it takes no answer right after opening
        self._guard.setSingleShot(True)
        self._guard.setInterval(PROMPT_GUARD)
        self._title = Label(self)
        self._title.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._title.setWordWrap(True)
        self.hold_button = HoldButton(CURTAIN_HOLD, self)
        self.hold_button.setObjectName("curtainHoldButton")
        self.hold_button.held.connect(self._open)
        self.hold_button.armed.connect(self._say_how)
        self._how = Label(self)
        self._how.setObjectName("curtainHow")
        self._how.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._secret: QWidget | None = None  # made afresh each time, so that nothing can be left in it
        self._layout = QVBoxLayout(self)
        self._layout.addStretch(2)
        self._layout.addWidget(self._title)
        self._layout.addWidget(self.hold_button, 0, Qt.AlignmentFlag.AlignCenter)
        self._layout.addWidget(self._how)
        self._layout.addStretch(3)
        self.hide()

    def ask_for(self, title: str, button: str) -> None:
        """Draw the curtain: who should come, and the button to hold."""
        self.empty()
        font = LOOK.title_font(1.2 if LOOK.large_text else 1.7)
        self._title.setStyleSheet(
            f"color: {LOOK.theme.on_cloth}; font-family: '{font.family()}'; font-weight: bold;"
            f"font-size: {font.pointSizeF():.1f}pt"
        )
        self._title.setText(title)
        self.hold_button.setText(button_text(button))
        self.hold_button.setAccessibleName(button)
        how = self.tr("Hold the button, Space or Enter, or press twice.")
        self.hold_button.setAccessibleDescription(how)
        self._how.setText(how)
        self._how.setStyleSheet(f"color: {LOOK.theme.on_cloth}")
        self._how.show()
        self.hold_button.show()
        self.setGeometry(self._screen.rect())
        self.show()
        self.raise_()
        self.take_focus()
        self._cover(True)
        self.ready.emit(f"{title} {how}")

    def take_focus(self) -> None:
        """Focus what can be pressed, but not while somebody is on another screen."""
        if self.isVisible():
            (self.choices or [self.hold_button])[0].setFocus(Qt.FocusReason.OtherFocusReason)

    def show_secret(self, text: str, masks: Sequence[str], choices: Sequence[tuple[str, object]]) -> None:
        """Set what the open curtain shows: cards, and what to answer."""
        self._how.hide()
        if self._guard.interval():
            self._guard.start()
        self._title.setText(text)
        secret = self._secret = QWidget(self)
        rows = QVBoxLayout(secret)
        if masks:
            rows.addWidget(self._faces(masks, secret))
        buttons = QWidget(secret)
        row = QHBoxLayout(buttons)
        for number, (label, answer) in enumerate(choices):
            button = QPushButton(button_text(f"{number + 1}   {label}"), buttons)
            button.setObjectName(f"curtainChoice_{number}")
            button.setAccessibleName(label)
            button.installEventFilter(self)
            button.setMinimumHeight(LOOK.em(2.6))
            button.clicked.connect(lambda _=False, chosen=answer: self._answer(chosen))
            row.addWidget(button)
        rows.addWidget(buttons)
        self._layout.insertWidget(4, secret, 0, Qt.AlignmentFlag.AlignCenter)
        secret.show()
        self.take_focus()
        self.hold_button.hide()
        self.ready.emit(text)

    def _faces(self, masks: Sequence[str], parent: QWidget) -> QWidget:
        box = QWidget(parent)
        row = QHBoxLayout(box)
        height = min(round(FACE_HEIGHT * LOOK.zoom * max(1.0, LOOK.text)), self.height() // 2)
        row.addStretch(1)
        for mask in masks:
            label = Label(box)
            label.setPixmap(self._cards.pixmap(mask, height * 5 // 7, height, self.devicePixelRatioF()))
            label.setAccessibleName(mask_name(mask))
            row.addWidget(label)
        row.addStretch(1)
        return box

    def _open(self) -> None:
        self.opened.emit()

    def _say_how(self) -> None:
        """After a short press: one more opens it."""
        self._how.setText(self.tr("Press again to open."))
        self.ready.emit(self._how.text())

    def _answer(self, answer: object) -> None:
        if not self._guard.isActive():
            self._close()
            self.answered.emit(answer)

    def _close(self) -> None:
        self._cover(False)
        self.closed.emit()
        self.empty()
        self.hide()

    def _cover(self, covered: bool) -> None:
        """Nothing behind the curtain takes keys or focus."""
        for widget in self._screen.findChildren(QWidget, options=Qt.FindChildOption.FindDirectChildrenOnly):
            if widget is not self:
                widget.setEnabled(not covered)

    def empty(self) -> None:
        """Nothing private may remain, not even unseen."""
        self.hold_button.reset()
        self.hold_button.steady.forget()
        self._guard.stop()
        self._title.clear()
        if self._secret is not None:
            self._layout.removeWidget(self._secret)
            self._secret.hide()
            self._secret.setParent(None)
            self._secret.deleteLater()
            self._secret = None

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize and watched is self._screen:
            self.setGeometry(self._screen.rect())
        if isinstance(event, QKeyEvent) and isinstance(watched, QPushButton):
            return self._take_key(event)
        return super().eventFilter(watched, event)

    @property
    def choices(self) -> list[QPushButton]:
        """What can be answered behind the open curtain."""
        return [] if self._secret is None else self._secret.findChildren(QPushButton)

    def _take_key(self, event: QKeyEvent) -> bool:
        """The keys of the table: numbers, Enter, arrows; Space goes on if there is nothing to choose."""
        choices, key = self.choices, Qt.Key(event.key())
        here = next((button for button in choices if button.hasFocus()), None)
        pressing = KEYS if len(choices) == 1 else (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        number = key.value - Qt.Key.Key_1.value
        if here is None or (key not in (*KEYS, *WAYS) and not 0 <= number < len(choices)):
            return False
        steady = self.hold_button.steady  # the key that opened it may still be down
        if event.type() == QEvent.Type.KeyRelease:
            steady.released(event)
        elif event.type() == QEvent.Type.KeyPress and steady.pressed(event):
            if 0 <= number < len(choices):
                choices[number].click()
            elif key in pressing:
                here.click()
            elif key in WAYS:
                place = (choices.index(here) + WAYS[key]) % len(choices)
                choices[place].setFocus(Qt.FocusReason.OtherFocusReason)
        return event.type() != QEvent.Type.ShortcutOverride

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Nothing reaches the table behind."""
        event.accept()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        theme = LOOK.theme
        if theme.name == "contrast":
            painter.fillRect(self.rect(), QColor(theme.cloth))
            painter.end()
            return
        folds = QLinearGradient(0, 0, 90, 0)
        folds.setSpread(QLinearGradient.Spread.ReflectSpread)
        folds.setColorAt(0, QColor(theme.cloth_edge))
        folds.setColorAt(0.5, QColor(theme.cloth))
        folds.setColorAt(1, QColor(theme.cloth_edge).darker(110))
        painter.fillRect(self.rect(), folds)
        painter.fillRect(0, 0, self.width(), 6, QColor(theme.gold))
        painter.end()
