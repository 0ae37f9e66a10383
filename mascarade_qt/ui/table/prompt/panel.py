"""What is asked, in words, and the answers below: as large as there is room for, each with a key."""

from collections.abc import Sequence
from itertools import pairwise, product
from math import ceil

from PySide6.QtCore import QPoint, QRect, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QScrollArea, QSizePolicy, QVBoxLayout, QWidget

from mascarade_qt.system.override import override
from mascarade_qt.ui.kit.adaptive import Adaptive, role
from mascarade_qt.ui.kit.flow import FlowLayout
from mascarade_qt.ui.kit.keyboard import KEYBOARD
from mascarade_qt.ui.kit.read_label import ReadLabel
from mascarade_qt.ui.kit.text import Label
from mascarade_qt.ui.look.motion import PROMPT_GUARD
from mascarade_qt.ui.look.theme import LOOK
from mascarade_qt.ui.table.keys import ANSWER_KEYS
from mascarade_qt.ui.table.prompt.answer_button import AnswerButton, Fullness
from mascarade_qt.ui.table.prompt.claim_sign import ClaimSign
from mascarade_qt.ui.table.prompt.turn_order import TurnOrder
from mascarade_qt.words.answers import ShownAnswer
from mascarade_qt.words.phrases import read_on

MOST_ROWS = 4
WIDEST = 22  # em
QUESTION = (1.25, 1.12, 1.0)  # sizes of the question: no smaller than the answers
CLAIM_WIDTH, LEAST_CLAIM, CLAIM_HEIGHT = 25, 2.4, 4.6  # em
_ARROWS = (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down)


class PromptPanel(Adaptive, QWidget):
    """Shows one question at a time. A prompt that has just appeared ignores clicks."""

    chosen = Signal(object)
    asked = Signal()  # the answers have changed
    ready = Signal(str)  # the first answer has the focus; with the question to announce
    left = Signal()  # an arrow key led up, out of the answers

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("promptPanel")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._text = ReadLabel("promptText", self)
        self._text.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._rest = Label(self)  # has the focus while nothing is asked
        self._rest.setObjectName("promptRest")
        self._rest.setAccessibleName(self.tr("Table"))
        self._rest.resize(1, 1)
        self._warning = self._label("promptWarning")
        self._above = self._label("pausedSign")
        role(self._above, "paused")
        self._page = QWidget()
        self._tiles = QWidget(self._page)
        self._rows = FlowLayout(even=True, centred=True)  # placed by us: not at every step of a resize
        self._column = QVBoxLayout(self._page)
        self._head = QHBoxLayout()
        self._head.addWidget(self._text, 1)
        self._column.addWidget(self._above)
        self._column.addLayout(self._head)
        for widget in (self._warning, self._tiles):
            self._column.addWidget(widget)
        self._column.addStretch(1)
        self._area = QScrollArea(self)
        self._area.setObjectName("promptScroll")
        self._area.setWidgetResizable(True)
        self._area.setFrameShape(QScrollArea.Shape.NoFrame)
        self._area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._area.setWidget(self._page)
        self._area.viewport().setAutoFillBackground(False)
        self._page.setAutoFillBackground(False)
        self._outer = QVBoxLayout(self)
        self._outer.addWidget(self._area)
        self._guard = QTimer(self)
        self._guard.setSingleShot(True)
        self._guard.setInterval(PROMPT_GUARD)
        self.buttons: list[AnswerButton] = []
        self._let_read("")
        self.claim = ClaimSign(self)
        self.order = TurnOrder(self)
        KEYBOARD.changed.connect(self._show_keys)
        self.restyle()

    def _label(self, name: str) -> Label:
        label = Label(self)
        label.setObjectName(name)
        label.setWordWrap(True)
        label.setAlignment(Qt.AlignmentFlag.AlignCenter)
        return label

    @property
    def text(self) -> str:
        """What is asked now."""
        return self._text.text()

    @property
    def guarded(self) -> bool:
        """Whether the question is too new to be answered."""
        return self._guard.isActive()

    def clear(self, text: str = "") -> None:
        """Ask nothing, but perhaps show a text."""
        self._set_texts(text, "")
        self._let_read("")
        gone = self._take_away()
        self._drop(gone)
        self._fit()

    def ask(
        self, text: str, answers: Sequence[Sequence[object]], warning: str = "", guard: bool = True
    ) -> None:
        """Show a question; each answer is a `ShownAnswer`, or at least its label, token and name."""
        self._set_texts(text, warning)
        gone = self._take_away()
        for number, answer in enumerate(answers):
            self._add(ShownAnswer(*answer), ANSWER_KEYS[number : number + 1])  # type: ignore[arg-type]
        self._fit()
        self._area.verticalScrollBar().setValue(0)
        if guard:
            self._guard.start()
        self.asked.emit()
        self.take_focus()
        self._drop(gone)
        whole = read_on(f"{text}\n{warning}".strip())
        self._let_read(whole)
        self.ready.emit(whole)

    def _let_read(self, text: str) -> None:
        """Tab leads back to the whole question; what is announced may be shorter."""
        self._text.setFocusPolicy(Qt.FocusPolicy.TabFocus if text else Qt.FocusPolicy.NoFocus)
        self._text.setAccessibleName(text)
        for before, after in pairwise((self._text, *self.buttons)):
            self.setTabOrder(before, after)

    def take_focus(self) -> None:
        """Focus the first answer, but not while another screen is shown."""
        if self.isVisible():
            (self.buttons[0] if self.buttons else self._rest).setFocus(Qt.FocusReason.OtherFocusReason)

    def _take_away(self) -> list[AnswerButton]:
        """Take away the old answers; they keep their places until new ones have the focus."""
        gone, self.buttons = self.buttons, []
        for button in gone:
            self._rows.removeWidget(button)
        return gone

    def _drop(self, gone: Sequence[AnswerButton]) -> None:
        """Only once their replacements have the focus: a hidden button would pass it to some other widget."""
        if any(button.hasFocus() for button in gone):
            self.take_focus()
        for button in gone:
            button.hide()
            button.deleteLater()

    def _add(self, answer: ShownAnswer, key: str) -> None:
        button = AnswerButton(answer, key, self if answer.aside else self._tiles)
        button.clicked.connect(lambda: self._press(answer.token))
        button.walked.connect(lambda key: self._walk(Qt.Key(key)))
        self.buttons.append(button)
        if not answer.aside:
            button.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
            self._rows.addWidget(button)
        button.show()

    def _press(self, token: object) -> None:
        """Ignore hasty presses: they were meant for what was here before."""
        if self._guard.isActive():
            self._guard.start()
        else:
            self.chosen.emit(token)

    def _set_texts(self, text: str, warning: str) -> None:
        self._text.setText(text)
        self._warning.setFont(LOOK.font(bold=True))
        self._warning.setText(warning)
        self._warning.setVisible(bool(warning))
        self._above.setFont(LOOK.font(bold=True))
        self._above.setVisible(bool(self._above.text()))

    def say_above(self, text: str) -> None:
        """Say this above the question, or whatever is said instead of one."""
        self._above.setText(text)
        self._above.setVisible(bool(text))
        self._fit()

    # --- where the answers stand ---

    def _fit(self) -> None:
        """As few rows as possible, with what each answer does if there is room; or a smaller question."""
        width = self._area.width()
        height = 0
        for factor in QUESTION if self._text.text() else QUESTION[:1]:
            self._text.setFont(LOOK.title_font(factor))
            self._fit_aside()
            height = self._fit_into(width)
            if height <= self._room(width):
                break
        if height > self._room(width):  # it will scroll
            height = self._fit_into(width - self._area.verticalScrollBar().sizeHint().width())
        self._tiles.setFixedHeight(height)
        self.claim.place(self._room_for_claim(width))
        self.order.place(self._room_for_order(width))

    def _room_for_claim(self, width: int) -> QRect:
        """Where answers would be, while nothing is asked."""
        room = self._room(width) - self._gap()
        if self.buttons or room < LOOK.em(LEAST_CLAIM):
            return QRect()
        across, down = min(width, LOOK.em(CLAIM_WIDTH)), min(room, LOOK.em(CLAIM_HEIGHT))
        top = self.height() - self._outer.contentsMargins().bottom() - room
        return QRect((self.width() - across) // 2, top, across, down)

    def _room_for_order(self, width: int) -> QRect:
        """The same, from edge to edge."""
        room = self._room_for_claim(width)
        return QRect(self._area.x(), room.y(), width, room.height()) if not room.isEmpty() else room

    def _fit_aside(self) -> None:
        """Place the answers beside the question, which stays in the middle if there is room."""
        right = self.width() - self._outer.contentsMargins().right()
        taken = 0
        for button in self.buttons:
            if button.answer.aside:
                size = QSize(button.natural_width(), button.fit(button.natural_width(), Fullness.SHORT))
                button.setGeometry(QRect(QPoint(right - size.width(), LOOK.px(3)), size))
                button.raise_()
                taken = size.width() + self._gap()
        self._head.setContentsMargins(0 if LOOK.large_text else taken, 0, taken, 0)
        self._text.setMinimumHeight(max((b.height() for b in self.buttons if b.answer.aside), default=0))

    @property
    def _among(self) -> list[AnswerButton]:
        """The answers below the question."""
        return [button for button in self.buttons if not button.answer.aside]

    def _fit_into(self, width: int) -> int:
        rich = [button for button in self._among if not button.answer.plain]
        fullness, each = self._best(rich, width) if rich else (self._best_plain(width), 0)
        self._take_widths(width, each, fullness)
        height = self._height(width)
        self._rows.setGeometry(QRect(0, 0, width, height))
        return height

    def _take_widths(self, width: int, each: int, fullness: Fullness) -> None:
        self._rows.setSpacing(self._gap(fullness))
        for button in self._among:
            button.fit(each, fullness)  # what is natural depends on it
            if button.answer.plain:
                button.fit(min(width, button.natural_width()), fullness)

    def _best(self, rich: Sequence[AnswerButton], width: int) -> tuple[Fullness, int]:
        """How fully the answers can be shown, and how wide each of them is."""
        room = self._room(width)
        ways = [way for way in Fullness if way is not Fullness.TIGHT or not LOOK.large_text]
        for fullness, rows in product(ways, range(1, MOST_ROWS + 1)):
            columns = ceil(len(rich) / rows)
            each = min((width - self._gap(fullness) * (columns - 1)) // columns, LOOK.em(WIDEST))
            self._take_widths(width, each, fullness)
            if each >= _least(rich) and self._height(width) <= room:
                return fullness, each
        self._take_widths(width, 0, Fullness.SHORT)  # the least width depends on it
        return Fullness.SHORT, min(width, _least(rich))

    def _best_plain(self, width: int) -> Fullness:
        """Space plain labels out if there is room for all of them."""
        self._take_widths(width, 0, Fullness.ROOMY)
        return Fullness.ROOMY if self._height(width) <= self._room(width) else Fullness.USUAL

    def _room(self, width: int) -> int:
        margins = self._outer.contentsMargins()
        texts = [label for label in (self._above, self._text, self._warning) if label.text()]
        around = self._head.contentsMargins()
        beside = around.left() + around.right()
        above = sum(
            max(label.heightForWidth(width - beside), label.minimumHeight()) + self._column.spacing()
            for label in texts
        )
        return self.height() - margins.top() - margins.bottom() - above

    def _gap(self, fullness: Fullness = Fullness.USUAL) -> int:
        return LOOK.px(4 if fullness is Fullness.TIGHT else 8)

    def _height(self, width: int) -> int:
        """How tall the answers are, in rows from left to right."""
        return max(0, self._rows.heightForWidth(width))

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    @override
    def retranslate(self) -> None:
        """Set the texts again; the asker repeats the question if there is one."""
        self._set_texts(self._text.text(), self._warning.text())
        self._rest.setAccessibleName(self.tr("Table"))

    @override
    def restyle(self) -> None:
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(LOOK.px(5))
        self._outer.setContentsMargins(LOOK.px(10), LOOK.px(5), LOOK.px(10), LOOK.px(4))
        self._set_texts(self._text.text(), self._warning.text())
        self._fit()

    # --- keys ---

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not self.take_arrow(event):
            super().keyPressEvent(event)

    def press_key(self, key: str) -> bool:
        """A key presses the answer that shows it; returns whether there is one."""
        found = [button for button in self.buttons if button.key == key and button.isEnabled()]
        for button in found:
            button.click()
        return bool(found)

    def take_arrow(self, event: QKeyEvent) -> bool:
        """Arrows move between the answers; returns whether it is one."""
        if event.key() not in _ARROWS or not self.buttons:
            return False
        self._walk(Qt.Key(event.key()))
        return True

    def _show_keys(self) -> None:
        for button in self.buttons:
            button.update()

    def _walk(self, key: Qt.Key) -> None:
        """Move to the next answer; up and down by rows, and up from the first row to the table."""
        here = next((button for button in self.buttons if button.hasFocus()), None)
        if here is None:
            self.take_focus()
            return
        place = self.buttons.index(here)
        if key in (Qt.Key.Key_Left, Qt.Key.Key_Right):
            step = 1 if key == Qt.Key.Key_Right else -1
            self._focus(self.buttons[(place + step) % len(self.buttons)])
            return
        down = key == Qt.Key.Key_Down
        rows = [
            button for button in self.buttons if (button.y() > here.y() if down else button.y() < here.y())
        ]
        if rows:
            row = (min if down else max)(button.y() for button in rows)
            middle = here.geometry().center().x()
            same = [button for button in rows if button.y() == row]
            self._focus(min(same, key=lambda button: abs(button.geometry().center().x() - middle)))
        elif not down:
            self.left.emit()

    def _focus(self, button: AnswerButton) -> None:
        button.setFocus(Qt.FocusReason.OtherFocusReason)
        self._area.ensureWidgetVisible(button)


def _least(buttons: Sequence[AnswerButton]) -> int:
    return max(button.least_width() for button in buttons)
