"""A page whose entries are read one by one with the keys: a single tab stop, arrows for the rest."""

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QWidget

from mascarade_qt.system.override import override
from mascarade_qt.ui.kit.screen import Page

_STEPS = {Qt.Key.Key_Up: -1, Qt.Key.Key_Left: -1, Qt.Key.Key_Down: 1, Qt.Key.Key_Right: 1}


class EntryPage(Page):
    """Scrolls to the focused entry, which a screen reader then reads."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.entries: list[QWidget] = []

    def set_entries(self, entries: Sequence[QWidget]) -> None:
        """Set the entries, in order."""
        self.entries = list(entries)
        for number, entry in enumerate(self.entries):
            policy = Qt.FocusPolicy.StrongFocus if number == 0 else Qt.FocusPolicy.ClickFocus
            entry.setFocusPolicy(policy)

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        here = next((number for number, entry in enumerate(self.entries) if entry.hasFocus()), None)
        key = Qt.Key(event.key())
        ends = {Qt.Key.Key_Home: 0, Qt.Key.Key_End: len(self.entries) - 1}
        if here is None or (key not in _STEPS and key not in ends):
            super().keyPressEvent(event)
            return
        there = ends[key] if key in ends else max(0, min(here + _STEPS[key], len(self.entries) - 1))
        self._focus(self.entries[here], self.entries[there])

    def _focus(self, before: QWidget, entry: QWidget) -> None:
        """Tab returns to the entry last read."""
        before.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        entry.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        entry.setFocus(Qt.FocusReason.OtherFocusReason)
        self.ensureWidgetVisible(entry)

    @override
    def focusInEvent(self, event: QFocusEvent) -> None:
        """Pass the focus on: there is nothing to read in the page itself."""
        if self.entries:
            self.entries[0].setFocus(event.reason())
