"""The list of keys (F1): what works everywhere, and what works on the current screen."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QWidget

from mascarade_qt.ui.kit.dialog import ReadingDialog
from mascarade_qt.ui.kit.living import role
from mascarade_qt.ui.kit.screen import heading
from mascarade_qt.ui.kit.text import Label
from mascarade_qt.ui.look.theme import LOOK

Keys = Callable[[], Sequence[tuple[str, str]]]


class ShortcutsDialog(ReadingDialog):
    """Keys and what they do. `here` tells those of the screen, in the language of the moment."""

    def __init__(self, here: Keys, parent: QWidget | None = None) -> None:
        super().__init__("shortcutsDialog", parent)
        self._here = here
        self._grid = QGridLayout()
        self._grid.setColumnStretch(1, 1)
        self._grid.setHorizontalSpacing(LOOK.em(1.2))
        self._grid.setVerticalSpacing(LOOK.em(0.5))
        self.page.box.addLayout(self._grid)
        self.page.box.addStretch(1)
        self.retranslate()

    def _everywhere(self) -> list[tuple[str, str]]:
        return [
            ("Tab", self.tr("Next control")),
            ("Shift+Tab", self.tr("Previous control")),
            ("Enter, Space", self.tr("Press the focused button")),
            ("← ↑ ↓ →", self.tr("Move within a list or a group of choices")),
            ("Esc", self.tr("Back")),
            ("F1", self.tr("Show this list")),
            ("F11", self.tr("Toggle full screen")),
            ("Ctrl+N", self.tr("New game")),
            ("Ctrl+R", self.tr("Rules")),
            ("Ctrl+,", self.tr("Settings")),
            ("Ctrl+Q", self.tr("Quit")),
        ]

    def retranslate(self) -> None:
        """Say everything again."""
        self.setWindowTitle(self.tr("Keyboard shortcuts"))
        self.title.setText(self.tr("Keyboard shortcuts"))
        self.close_button.setText(self.tr("Close"))
        while self._grid.count():
            item = self._grid.takeAt(0)
            widget = item.widget() if item is not None else None
            if widget is not None:
                widget.deleteLater()
        here = self._here()
        groups = [(self.tr("On this screen"), here)] if here else []
        for title, keys in (*groups, (self.tr("Everywhere"), self._everywhere())):
            row = self._grid.rowCount()
            head = heading(self)
            head.setText(title)
            self._grid.addWidget(head, row, 0, 1, 2)
            for offset, (key, meaning) in enumerate(keys, 1):
                name = Label(key, self)
                role(name, "serif")
                name.setAlignment(Qt.AlignmentFlag.AlignTop)
                text = heading(self, "")
                text.setText(meaning)
                self._grid.addWidget(name, row + offset, 0)
                self._grid.addWidget(text, row + offset, 1)
