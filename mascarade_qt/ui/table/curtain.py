"""The curtain of a shared screen: what is private is shown to one person, and gone when it closes."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QKeyEvent, QLinearGradient, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from mascarade_qt.ui.cards.faces import Faces
from mascarade_qt.ui.kit.text import Label
from mascarade_qt.ui.look.motion import CURTAIN_HOLD
from mascarade_qt.ui.look.theme import LOOK

FACE_HEIGHT = 260


class Curtain(QWidget):
    """Covers the whole screen. A button, held for half a second, opens it; it closes by itself."""

    opened = Signal()
    closed = Signal()
    answered = Signal(object)

    def __init__(self, faces: Faces, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("curtain")
        self._cards = faces
        self._screen = parent
        parent.installEventFilter(self)
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._hold = QTimer(self)
        self._hold.setSingleShot(True)
        self._hold.setInterval(CURTAIN_HOLD)
        self._hold.timeout.connect(self._open)
        self._title = Label(self)
        self._title.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._title.setWordWrap(True)
        self.hold_button = QPushButton(self)
        self.hold_button.setObjectName("curtainHoldButton")
        self.hold_button.pressed.connect(self._hold.start)
        self.hold_button.released.connect(self._hold.stop)
        self._secret: QWidget | None = None  # made anew each time, so that nothing of it can stay
        self._layout = QVBoxLayout(self)
        self._layout.addStretch(2)
        self._layout.addWidget(self._title)
        self._layout.addWidget(self.hold_button, 0, Qt.AlignmentFlag.AlignCenter)
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
        self.hold_button.setText(button)
        self.hold_button.show()
        self.setGeometry(self._screen.rect())
        self._cover(True)
        self.show()
        self.raise_()
        self.take_focus()

    def take_focus(self) -> None:
        """The keys go to what can be pressed; never while somebody looks at another screen."""
        buttons = [self.hold_button] if self._secret is None else self._secret.findChildren(QPushButton)
        if self.isVisible():
            buttons[0].setFocus(Qt.FocusReason.OtherFocusReason)

    def show_secret(self, text: str, masks: Sequence[str], choices: Sequence[tuple[str, object]]) -> None:
        """What is behind the curtain once it is open: cards, and what to answer."""
        self.hold_button.hide()
        self._title.setText(text)
        secret = self._secret = QWidget(self)
        rows = QVBoxLayout(secret)
        if masks:
            rows.addWidget(self._faces(masks, secret))
        buttons = QWidget(secret)
        row = QHBoxLayout(buttons)
        for number, (label, answer) in enumerate(choices):
            button = QPushButton(label, buttons)
            button.setObjectName(f"curtainChoice_{number}")
            button.setMinimumHeight(LOOK.em(2.6))
            button.clicked.connect(lambda _=False, chosen=answer: self._answer(chosen))
            row.addWidget(button)
        rows.addWidget(buttons)
        self._layout.insertWidget(3, secret, 0, Qt.AlignmentFlag.AlignCenter)
        secret.show()
        self.take_focus()

    def _faces(self, masks: Sequence[str], parent: QWidget) -> QWidget:
        box = QWidget(parent)
        row = QHBoxLayout(box)
        height = min(round(FACE_HEIGHT * LOOK.zoom * max(1.0, LOOK.text)), self.height() // 2)
        row.addStretch(1)
        for mask in masks:
            label = Label(box)
            label.setPixmap(self._cards.pixmap(mask, height * 5 // 7, height, self.devicePixelRatioF()))
            row.addWidget(label)
        row.addStretch(1)
        return box

    def _open(self) -> None:
        self.opened.emit()

    def _answer(self, answer: object) -> None:
        self._close()
        self.answered.emit(answer)

    def _close(self) -> None:
        self.empty()
        self._cover(False)
        self.hide()
        self.closed.emit()

    def _cover(self, covered: bool) -> None:
        """What is behind the curtain takes no key and no focus."""
        for widget in self._screen.findChildren(QWidget, options=Qt.FindChildOption.FindDirectChildrenOnly):
            if widget is not self:
                widget.setEnabled(not covered)

    def empty(self) -> None:
        """Nothing private may stay, not even unseen."""
        self._hold.stop()
        self._title.clear()
        if self._secret is not None:
            self._layout.removeWidget(self._secret)
            self._secret.hide()
            self._secret.setParent(None)
            self._secret.deleteLater()
            self._secret = None

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize and watched is self._screen:
            self.setGeometry(self._screen.rect())
        return super().eventFilter(watched, event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Nothing reaches the table behind."""
        event.accept()

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
