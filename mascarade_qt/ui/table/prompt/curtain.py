"""The curtain of a shared screen: shows private things to one person, and forgets them when it closes."""

from collections.abc import Sequence
from random import SystemRandom

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QKeyEvent, QLinearGradient, QPainter, QPaintEvent
from PySide6.QtWidgets import QButtonGroup, QGridLayout, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from mascarade_qt.system.override import override
from mascarade_qt.ui.cards.faces import Faces
from mascarade_qt.ui.kit.keyboard import KEYBOARD
from mascarade_qt.ui.kit.read_label import ReadLabel
from mascarade_qt.ui.kit.text import Label, button_text
from mascarade_qt.ui.look.motion import CURTAIN_HOLD, CURTAIN_REST, PROMPT_GUARD
from mascarade_qt.ui.look.system_look import screen_reader_runs
from mascarade_qt.ui.look.theme import LOOK
from mascarade_qt.ui.table.prompt.hold_button import KEYS, HoldButton
from mascarade_qt.words.masks import mask_name

FACE_HEIGHT = 310
WAYS = {Qt.Key.Key_Left: -1, Qt.Key.Key_Up: -1, Qt.Key.Key_Right: 1, Qt.Key.Key_Down: 1}


class Curtain(QWidget):
    """Covers the whole screen. A button, held or pressed twice, opens it; another one closes it.

    Onlookers learn nothing from how it is used: answers stand in a random order, the same button in the same
    place ends them all, and no key both opens and closes it.
    """

    opened = Signal()
    ready = Signal(str)  # the focus is on what can be pressed; with the text to announce
    closed = Signal()  # the table can take the focus again
    answered = Signal(object)  # closed with an answer; None if there was nothing to answer
    covered = Signal()  # closed without an answer, or unread: it will be opened again
    left = Signal()  # back to the table before it was opened

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
        self._title.setObjectName("curtainTitle")
        self._title.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._title.setWordWrap(True)
        self._aloud = ReadLabel("curtainAloud", self)
        self._aloud.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._aloud.hide()
        self.hold_button = HoldButton(CURTAIN_HOLD, CURTAIN_REST, self)
        self.hold_button.setObjectName("curtainHoldButton")
        self.hold_button.held.connect(self.opened)
        self.hold_button.armed.connect(self._show_how)
        self._how = Label(self)
        self._how.setObjectName("curtainHow")
        self._how.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._how.setWordWrap(True)
        self._secret: QWidget | None = None  # a new one each time, so that nothing can be left in it
        self._group: QButtonGroup | None = None  # of its answers
        self._answers: dict[QPushButton, object] = {}
        self._closing = ""
        self._explained = False  # whether it was explained in this game how to open it
        self._told_to_close = False  # and how to close it
        self._unheard = ""  # what a screen reader says when a key asks for it
        self._layout = QVBoxLayout(self)
        self._layout.addStretch(2)
        self._layout.addWidget(self._title)
        self._layout.addWidget(self._aloud)
        self._layout.addWidget(self.hold_button, 0, Qt.AlignmentFlag.AlignCenter)
        self._layout.addWidget(self._how)
        self._layout.addStretch(3)
        self._layout.addWidget(self._make_foot())
        self.hide()

    def _make_foot(self) -> QWidget:
        """Always in the same place: *Close the curtain* in the middle, and the way out."""
        foot = QWidget(self)
        grid = QGridLayout(foot)
        self._back = self._button("curtainBack")
        self._back.clicked.connect(self._leave)
        self._close_button = self._button("curtainClose")
        self._close_button.clicked.connect(self._end)
        grid.addWidget(self._back, 0, 0, Qt.AlignmentFlag.AlignLeft)
        grid.addWidget(self._close_button, 0, 1)
        grid.setColumnStretch(0, 1)
        grid.setColumnStretch(2, 1)
        return foot

    def _button(self, name: str) -> QPushButton:
        button = QPushButton(self)
        button.setObjectName(name)
        button.installEventFilter(self)
        policy = button.sizePolicy()
        policy.setRetainSizeWhenHidden(True)
        button.setSizePolicy(policy)
        return button

    def ask_for(self, title: str, button: str, close: str) -> None:
        """Draw the curtain: who should come, the button to hold, and the one that will close it again."""
        self.empty()
        self._set_title(title)
        self.hold_button.setText(button_text(button))
        self.hold_button.setAccessibleName(button)
        how = self.tr("Hold the button, Space or Enter, or press twice.")
        self.hold_button.setAccessibleDescription("" if self._explained else how)
        self._show_below(how)
        self._name(self._back, self.tr("Back to the table"))
        self._closing = close
        self._back.show()
        self.hold_button.show()
        self.hold_button.rest()
        self.setGeometry(self._screen.rect())
        self.show()
        self.raise_()
        self.take_focus()
        self._aloud.hide()
        self._cover(True)
        self.ready.emit("" if self._explained else title)  # the name is on the button
        self._explained = True

    def _set_title(self, title: str) -> None:
        font = LOOK.title_font(1.2 if LOOK.large_text else 1.7)
        self._title.setStyleSheet(
            f"color: {LOOK.theme.on_cloth}; font-family: '{font.family()}'; font-weight: bold;"
            f"font-size: {font.pointSizeF():.1f}pt"
        )
        self._title.setText(title)
        self._title.setAccessibleName("")

    def _show_below(self, text: str) -> None:
        self._how.setText(text)
        self._how.setStyleSheet(f"color: {LOOK.theme.on_cloth}")
        self._how.show()

    @staticmethod
    def _name(button: QPushButton, text: str, key: int = 0) -> None:
        button.setText(button_text(f"{key}   {text}" if key else text))
        button.setAccessibleName(text)
        button.setMinimumHeight(LOOK.em(2.6))

    def take_focus(self) -> None:
        """Focus what can be pressed or read, but not while another screen is shown."""
        if self.isVisible():
            text = self._aloud if self._unheard else self._title
            (text if self.is_open else self.hold_button).setFocus(Qt.FocusReason.OtherFocusReason)

    @property
    def is_open(self) -> bool:
        """Whether it shows what is private."""
        return self._secret is not None

    def show_secret(self, text: str, masks: Sequence[str], choices: Sequence[tuple[str, object]]) -> None:
        """Set what the open curtain shows: cards, and a question if there is one."""
        if self._guard.interval():
            self._guard.start()
        self._set_title(text)
        if screen_reader_runs():
            self._unheard = text
            self._title.setAccessibleName(self._warning())
            self._aloud.setStyleSheet(f"color: {LOOK.theme.on_cloth}")
            self._aloud.show_text(self._warning())
        else:
            self._let_read()
        secret = self._secret = QWidget(self)
        rows = QVBoxLayout(secret)
        if masks:
            rows.addWidget(self._faces(masks, secret))
        if choices:
            rows.addWidget(self._choices(choices, secret))
            how = self.tr("Choose, then close the curtain. You may change your mind until then.")
            self._show_below(how)
            self._title.setAccessibleDescription("" if self._told_to_close else how)
            self._told_to_close = True
        else:
            self._how.hide()
        self._layout.insertWidget(
            self._layout.indexOf(self.hold_button), secret, 0, Qt.AlignmentFlag.AlignCenter
        )
        secret.show()
        self._name(self._close_button, self._closing, len(choices) + 1)
        self._close_button.show()
        self.take_focus()
        self.hold_button.hide()
        self._back.hide()
        self.ready.emit(text)

    def _choices(self, choices: Sequence[tuple[str, object]], parent: QWidget) -> QWidget:
        """Make answers of equal size in a random order: neither place nor key shows what is pressed."""
        box = QWidget(parent)
        row = QHBoxLayout(box)
        group = self._group = QButtonGroup(box)
        for number, (label, answer) in enumerate(SystemRandom().sample(choices, len(choices)), 1):
            button = QPushButton(box)
            button.setObjectName(f"curtainChoice_{number}")
            button.installEventFilter(self)
            self._name(button, label, number)
            button.setCheckable(True)
            button.clicked.connect(self._choose)
            group.addButton(button)
            row.addWidget(button)
            self._answers[button] = answer
        widest = max(button.sizeHint().width() for button in self._answers)
        for button in self._answers:
            button.setFixedWidth(widest)
        return box

    def _faces(self, masks: Sequence[str], parent: QWidget) -> QWidget:
        box = QWidget(parent)
        row = QHBoxLayout(box)
        height = min(round(FACE_HEIGHT * LOOK.zoom * max(1.0, LOOK.text)), self.height() // 2)
        row.addStretch(1)
        for mask in masks:
            label = Label(box)
            label.setPixmap(self._cards.named_pixmap(mask, height * 5 // 7, height, self.devicePixelRatioF()))
            label.setAccessibleName(self._warning() if self._unheard else mask_name(mask))
            row.addWidget(label)
        row.addStretch(1)
        return box

    def _warning(self) -> str:
        return self.tr("This will be spoken aloud. With headphones on, or alone, press Space to hear it.")

    def _hear(self) -> None:
        """Give what is private the focus: screen readers speak that, while some miss a new name."""
        if self._unheard:
            self._title.setAccessibleName(self._unheard)
            self._unheard = ""
            self._let_read()
        self.take_focus()

    def _let_read(self) -> None:
        self._title.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # no key pressed on it chooses anything

    def _show_how(self) -> None:
        """After a short press: say that one more opens it."""
        self._how.setText(self.tr("Press again to open."))
        self.ready.emit(self._how.text())

    def _choose(self) -> None:
        """Take the choice; one more press, always of the same button, closes it."""
        self._close_button.setFocus(Qt.FocusReason.OtherFocusReason)

    def _end(self) -> None:
        """Close it, with the chosen answer or for now."""
        if self._guard.isActive() or not self.is_open:
            return
        answers = self._answers
        chosen = next((answer for button, answer in answers.items() if button.isChecked()), None)
        if answers and chosen is None:
            self.covered.emit()
        else:
            self.lift()
            self.answered.emit(chosen)

    def _leave(self) -> None:
        """Go back and lose nothing: close an open curtain, lift a closed one; it can be drawn again."""
        (self.covered if self.is_open else self.left).emit()

    def lift(self) -> None:
        """Take the curtain away; nothing private remains."""
        self._cover(False)
        self.closed.emit()
        self.empty()
        self.hide()

    def _cover(self, covered: bool) -> None:
        """Keep keys and focus from everything behind the curtain."""
        for widget in self._screen.findChildren(QWidget, options=Qt.FindChildOption.FindDirectChildrenOnly):
            if widget is not self:
                widget.setEnabled(not covered)

    def empty(self) -> None:
        """Remove everything private, even if it is hidden."""
        self.hold_button.reset()
        self.hold_button.steady.forget()
        self._guard.stop()
        self._title.clear()
        self._title.setAccessibleName("")
        self._title.setAccessibleDescription("")
        self._unheard = ""
        self._title.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._back.hide()
        self._close_button.hide()
        self._answers, self._group = {}, None
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
            return self._take_key(event, watched)
        return super().eventFilter(watched, event)

    @property
    def choices(self) -> dict[QPushButton, object]:
        """What can be chosen behind the open curtain, with the answers."""
        return self._answers

    def _take_key(self, event: QKeyEvent, here: QPushButton | None) -> bool:
        """The keys of the table: numbers and arrows choose, Enter presses what they led to."""
        key = Qt.Key(event.key())
        name = KEYBOARD.named(event)
        number = int(name) - 1 if name.isdigit() else -1
        buttons = [*self._answers, *([self._close_button] if self.is_open else [])]
        if not (key in (*KEYS, *WAYS, Qt.Key.Key_Escape) or 0 <= number < len(buttons)):
            return False
        steady = self.hold_button.steady  # the key that opened it may still be down
        if event.type() == QEvent.Type.KeyRelease:
            steady.released(event)
        elif event.type() == QEvent.Type.KeyPress and steady.pressed(event):
            if key == Qt.Key.Key_Escape:
                self._leave()
            elif 0 <= number < len(buttons):
                buttons[number].click()
            elif key in WAYS and buttons:
                place = buttons.index(here) + WAYS[key] if here in buttons else min(0, WAYS[key])
                buttons[place % len(buttons)].setFocus(Qt.FocusReason.OtherFocusReason)
            elif key in KEYS and here is not None:
                here.click()
            elif key in KEYS:
                self._hear()
        return event.type() != QEvent.Type.ShortcutOverride

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Nothing reaches the table behind."""
        self._take_key(event, None)
        event.accept()

    @override
    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        self._take_key(event, None)
        event.accept()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        theme = LOOK.theme
        if theme.name == "contrast":
            painter.fillRect(self.rect(), QColor(theme.cloth))
            painter.end()
            return
        folds = QLinearGradient(0, 0, LOOK.px(90), 0)
        folds.setSpread(QLinearGradient.Spread.ReflectSpread)
        folds.setColorAt(0, QColor(theme.cloth_edge))
        folds.setColorAt(0.5, QColor(theme.cloth))
        folds.setColorAt(1, QColor(theme.cloth_edge).darker(110))
        painter.fillRect(self.rect(), folds)
        painter.fillRect(0, 0, self.width(), 6, QColor(theme.gold))
        painter.end()
