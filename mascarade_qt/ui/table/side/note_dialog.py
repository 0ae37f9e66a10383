"""Pins a note to a card: the masks it may be, and free text."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QDialog, QHBoxLayout, QLineEdit, QPushButton, QToolButton, QVBoxLayout, QWidget

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


class NoteDialog(Adaptive, QDialog):
    """`pinned` carries the note; an empty one removes it."""

    pinned = Signal(object)

    def __init__(self, place: Callable[[], str], note: Note, masks: Sequence[str], parent: QWidget) -> None:
        """`place` is the card in words, in the current language: whose it is."""
        super().__init__(parent)
        self.setObjectName("noteDialog")
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setModal(True)
        self._place = place
        self._title, self._hint = Label(self), Label(self)
        role(self._title, "heading")
        role(self._hint, "dim")
        for label in (self._title, self._hint):
            label.setWordWrap(True)
        self._masks = {mask: self._mask_button(mask, mask in note.masks) for mask in masks}
        self._text = QLineEdit(note.text, self)
        self._text.setObjectName("noteText")
        self._text.setMaxLength(ROOM_FOR_TEXT)
        self._pin = self._button("pinNoteButton", self._accept)
        self._pin.setDefault(True)
        self._remove = self._button("removeNoteButton", self._take_away)
        self._cancel = self._button("cancelNoteButton", self.reject)
        self._remove.setVisible(bool(note.line()))
        self._arrange()
        self.retranslate()
        self.restyle()
        self._resize(parent)
        next(iter(self._masks.values())).setFocus()

    def _mask_button(self, mask: str, pinned: bool) -> QToolButton:
        button = QToolButton(self)
        button.setObjectName(f"noteMask_{mask}")
        button.setCheckable(True)
        button.setChecked(pinned)
        button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextUnderIcon)
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
        page = Page(self)
        flow = FlowLayout(gap=6, even=True)
        for button in self._masks.values():
            flow.addWidget(button)
        page.box.addLayout(flow)
        page.box.addStretch(1)
        self._column.addWidget(page, 1)
        self._column.addWidget(self._text)
        row = QHBoxLayout()
        row.addWidget(self._remove)
        row.addStretch(1)
        row.addWidget(self._cancel)
        row.addWidget(self._pin)
        self._column.addLayout(row)

    def _resize(self, parent: QWidget) -> None:
        window = parent.window()
        wanted = QSize(LOOK.em(34), LOOK.em(30))
        self.resize(wanted.boundedTo(window.size() - QSize(LOOK.px(40), LOOK.px(40))))

    def _accept(self) -> None:
        chosen = tuple(mask for mask, button in self._masks.items() if button.isChecked())
        self.pinned.emit(Note(chosen, self._text.text()))
        self.accept()

    def _take_away(self) -> None:
        self.pinned.emit(Note())
        self.accept()

    @override
    def retranslate(self) -> None:
        self.setWindowTitle(self.tr("Note"))
        self._title.setText(self.tr("Note: {place}").format(place=self._place()))
        self._hint.setText(
            self.tr("Pin the mask you think it is. If you pin several, each gets a question mark.")
        )
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
        side = LOOK.em(2.8)
        for mask, button in self._masks.items():
            button.setIcon(QIcon(picture(f"masks/{mask}", side, side, 2.0)))
            button.setIconSize(QSize(side, side))
        margin = LOOK.em(1.0)
        self._column.setContentsMargins(margin, margin, margin, margin)
        self._column.setSpacing(LOOK.em(0.5))
