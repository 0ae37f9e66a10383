"""Widgets in the same place, of which one is shown."""

from PySide6.QtWidgets import QStackedLayout, QWidget


class Pile(QWidget):
    """Like Qt's stacked widget, which screen readers call a layered pane wherever the focus enters it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        pile = QStackedLayout(self)
        self.addWidget, self.removeWidget, self.indexOf = pile.addWidget, pile.removeWidget, pile.indexOf
        self.currentWidget, self.setCurrentWidget = pile.currentWidget, pile.setCurrentWidget
        self.setCurrentIndex = pile.setCurrentIndex
