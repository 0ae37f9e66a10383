"""What an empty screen shows: a few cards, and a line about what will be here."""

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from mascarade_qt.system.override import override
from mascarade_qt.ui.cards.fan import CardFan
from mascarade_qt.ui.kit.adaptive import role
from mascarade_qt.ui.kit.read_label import ReadLabel
from mascarade_qt.ui.look.theme import LOOK


class Emptiness(QWidget):
    """A fan of cards, if there is room for it, and a line below."""

    def __init__(self, masks: Sequence[str], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._fan = CardFan(masks, self)
        # It takes the room that is left, and asks for none.
        self._fan.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Ignored)
        self._text = ReadLabel("emptyText", self)
        role(self._text, "motto")
        self._text.setAlignment(Qt.AlignmentFlag.AlignCenter)
        column = QVBoxLayout(self)
        column.addStretch(1)
        column.addWidget(self._fan, 6)
        column.addWidget(self._text)
        column.addStretch(2)

    def set_text(self, text: str) -> None:
        """Set the line that says why there is nothing."""
        self._text.setText(text)

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        self._fan.setVisible(self.height() > LOOK.em(18))
        super().resizeEvent(event)
