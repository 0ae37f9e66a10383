"""A note for a card, opened beside it: one click pins one mask; or several masks, and free text."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QPoint, QRect, QSize, Qt, Signal
from PySide6.QtGui import QCloseEvent, QColor, QIcon, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import (
    QDialog,
    QHBoxLayout,
    QLineEdit,
    QPushButton,
    QToolButton,
    QVBoxLayout,
    QWidget,
    QWidgetItem,
)

from mascarade_qt.engine.cast import LONGEST_NOTE
from mascarade_qt.system.override import override
from mascarade_qt.ui.kit.adaptive import Adaptive, role
from mascarade_qt.ui.kit.flow import FlowLayout
from mascarade_qt.ui.kit.screen import Page
from mascarade_qt.ui.kit.text import Label
from mascarade_qt.ui.look.art import picture
from mascarade_qt.ui.look.theme import LOOK
from mascarade_qt.words.masks import mask_name
from mascarade_qt.words.notes import Note

ROOM_FOR_TEXT = LONGEST_NOTE // 2  # the masks take the rest
WIDTH, HEIGHT = 25, 30  # em, at most
GAP = 4  # to the card
_ARROWS = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1, Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}


class NotePopover(Adaptive, QDialog):
    """`pinned` carries the note; an empty one removes it.

    A click elsewhere keeps what was written, Esc doesn't.
    """

    pinned = Signal(object)

    def __init__(self, place: Callable[[], str], note: Note, masks: Sequence[str], card: QWidget) -> None:
        """`place` is the card in words, in the current language: whose it is."""
        super().__init__(card, Qt.WindowType.Popup)
        self.setObjectName("notePopover")
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._place, self._before, self._card = place, note, card
        self._title, self._hint = Label(self), Label(self)
        role(self._title, "heading")
        role(self._hint, "dim")
        for label in (self._title, self._hint):
            label.setWordWrap(True)
        self._masks = {mask: self._mask_button(mask, mask in note.masks) for mask in masks}
        self._several = QPushButton(self)
        self._several.setObjectName("severalMasksButton")
        self._several.setAutoDefault(False)
        self._several.setCheckable(True)
        self._several.setChecked(len(note.masks) > 1)
        self._text = QLineEdit(note.text, self)
        self._text.setObjectName("noteText")
        self._text.setMaxLength(ROOM_FOR_TEXT)
        self._pin = self._button("pinNoteButton", self.accept)
        self._remove = self._button("removeNoteButton", self._take_away)
        self._cancel = self._button("cancelNoteButton", self.reject)
        self._remove.setVisible(bool(note.line()))
        self._arrange()
        self.retranslate()
        self.restyle()
        chosen = [button for button in self._masks.values() if button.isChecked()]
        (chosen or list(self._masks.values()))[0].setFocus()

    def _mask_button(self, mask: str, pinned: bool) -> QToolButton:
        button = QToolButton(self)
        button.setObjectName(f"noteMask_{mask}")
        button.setCheckable(True)
        button.setChecked(pinned)
        button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        button.setStyleSheet(f"padding: {LOOK.px(3)}px; min-height: 0")
        button.clicked.connect(lambda: self._choose(mask))
        return button

    def _button(self, name: str, act: object) -> QPushButton:
        button = QPushButton(self)
        button.setObjectName(name)
        button.setAutoDefault(False)
        button.clicked.connect(act)
        return button

    def _arrange(self) -> None:
        self._column = QVBoxLayout(self)
        self._column.addWidget(self._title)
        self._column.addWidget(self._hint)
        page = self._page = Page(self)
        flow = FlowLayout(gap=6, even=True)
        for button in self._masks.values():
            flow.addWidget(button)
        page.box.addLayout(flow)
        page.box.addStretch(1)
        self._column.addWidget(page, 1)
        self._column.addWidget(self._several)
        self._column.addWidget(self._text)
        row = QHBoxLayout()
        row.addWidget(self._remove)
        row.addStretch(1)
        row.addWidget(self._cancel)
        row.addWidget(self._pin)
        self._column.addLayout(row)
        self._flow = flow

    # --- what is pinned ---

    def _choose(self, mask: str) -> None:
        """One mask is pinned at once; several are chosen first."""
        if not self._several.isChecked():
            for other, button in self._masks.items():
                button.setChecked(other == mask)
            self.accept()

    def _note(self) -> Note:
        masks = tuple(mask for mask, button in self._masks.items() if button.isChecked())
        return Note(masks, self._text.text())

    @override
    def accept(self) -> None:
        self.pinned.emit(self._note())
        super().accept()

    def _take_away(self) -> None:
        self.pinned.emit(Note())
        super().accept()

    @override
    def closeEvent(self, event: QCloseEvent) -> None:
        """A click elsewhere: nothing that was chosen or written is lost."""
        if (note := self._note()) != self._before:
            self.pinned.emit(note)
        super().closeEvent(event)

    # --- where it is ---

    def open_beside(self) -> None:
        """Open it beside the card, inside the window."""
        window = self._card.window()
        room = window.rect().adjusted(GAP, GAP, -GAP, -GAP)
        self.resize(self._wanted().boundedTo(room.size()))
        card = QRect(self._card.mapTo(window, QPoint()), self._card.size())
        place = QRect(QPoint(card.right() + GAP, 0), self.size())
        if place.right() > room.right() and card.left() - GAP - place.width() >= room.left():
            place.moveRight(card.left() - GAP)
        place.moveTop(card.center().y() - place.height() // 2)
        place.moveRight(min(place.right(), room.right()))
        place.moveBottom(min(place.bottom(), room.bottom()))
        place.moveTopLeft(QPoint(max(place.left(), room.left()), max(place.top(), room.top())))
        self.move(window.mapToGlobal(place.topLeft()))
        self.show()

    def _wanted(self) -> QSize:
        """As tall as all masks need, if that isn't too much."""
        width = LOOK.em(WIDTH)
        inner = width - 2 * self._column.contentsMargins().left() - LOOK.px(20)
        masks = QWidgetItem(self._page).sizeHint().height()  # as the layout counts them
        beside = self._column.heightForWidth(width) - masks
        return QSize(width, min(LOOK.em(HEIGHT), beside + self._flow.heightForWidth(inner) + LOOK.px(4)))

    # --- keys ---

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows walk through the masks, Enter pins the one in focus or what was written."""
        buttons = list[QWidget](self._masks.values())
        focus = self.focusWidget()
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if isinstance(focus, QToolButton | QPushButton):
                focus.click()
            else:
                self.accept()
        elif focus in buttons and (step := _ARROWS.get(Qt.Key(event.key()))) is not None:
            here = buttons.index(focus)
            if event.key() in (Qt.Key.Key_Up, Qt.Key.Key_Down):
                step *= max(1, sum(button.y() == buttons[0].y() for button in buttons))
            if 0 <= here + step < len(buttons):
                buttons[here + step].setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            super().keyPressEvent(event)

    # --- language and look ---

    @override
    def retranslate(self) -> None:
        self.setWindowTitle(self.tr("Note"))
        self._title.setText(self.tr("Note: {place}").format(place=self._place()))
        self._hint.setText(self.tr("Click the mask you think it is."))
        self.setAccessibleDescription(self._hint.text())
        self._several.setText(self.tr("It may be one of several"))
        self._text.setPlaceholderText(self.tr("Anything else to remember"))
        self._text.setAccessibleName(self.tr("Anything else to remember"))
        self._pin.setText(self.tr("Pin"))
        self._remove.setText(self.tr("Remove the note"))
        self._cancel.setText(self.tr("Cancel"))
        for mask, button in self._masks.items():
            button.setText(mask_name(mask))
            button.setAccessibleName(mask_name(mask))

    @override
    def restyle(self) -> None:
        side = LOOK.em(1.8)
        for mask, button in self._masks.items():
            button.setIcon(QIcon(picture(f"masks/{mask}", side, side, 2.0)))
            button.setIconSize(QSize(side, side))
        margin = LOOK.em(0.8)
        self._column.setContentsMargins(margin, margin, margin, margin)
        self._column.setSpacing(LOOK.em(0.4))

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setBrush(QColor(LOOK.theme.panel))
        painter.setPen(QPen(QColor(LOOK.theme.gold), 2))
        painter.drawRect(self.rect().adjusted(1, 1, -1, -1))
        painter.end()
