"""A text that can be reached by Tab and read again, and that is announced when it changes."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from mascarade_qt.system.override import override
from mascarade_qt.ui.kit.speech import announce
from mascarade_qt.ui.kit.text import Label
from mascarade_qt.ui.look.focus_ring import paint_focus_ring


class ReadLabel(Label):
    """A label with a ring when it has the focus."""

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self.setWordWrap(True)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def set_spoken(self, text: str, aloud: bool = True) -> None:
        """Set what is heard instead of the visible text: at once if it is new, and with the focus."""
        if text != self.accessibleName():
            self.setAccessibleName(text)
            if aloud and self.isVisible():
                announce(self, text)

    def show_text(self, text: str) -> None:
        """Show this text; without one, nothing."""
        self.setText(text)
        self.setVisible(bool(text))

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self.hasFocus() and self.focusPolicy():
            painter = QPainter(self)
            paint_focus_ring(painter, QRectF(self.rect()).adjusted(1, 1, -1, -1), 5)
            painter.end()
