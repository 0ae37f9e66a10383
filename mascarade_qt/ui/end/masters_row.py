"""How masters did in the person's seat: a line of words, and a progress bar while they play."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QHideEvent, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QProgressBar, QWidget

from mascarade_qt.history.masters import verdict
from mascarade_qt.system.override import override
from mascarade_qt.ui.kit.adaptive import Adaptive
from mascarade_qt.ui.kit.read_label import ReadLabel
from mascarade_qt.ui.kit.speech import announce
from mascarade_qt.ui.look.theme import LOOK
from mascarade_qt.words.context import fill


class MastersRow(Adaptive, QWidget):
    """Hidden until it is wanted."""

    came_or_went = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._shown: tuple[int, int, int, int] | None = None  # played, won, of how many, players
        self._failed = False
        self.words = ReadLabel("mastersLabel", self)
        self.words.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.bar = QProgressBar(self)
        self.bar.setObjectName("mastersBar")
        self._row = QHBoxLayout(self)
        self._row.addWidget(self.words, 3)
        self._row.addWidget(self.bar, 1)
        self.restyle()
        self.hide()

    def show_games(self, played: int, won: int, games: int, players: int) -> None:
        """Show how many games have been played, and how many of them were won in the person's seat."""
        self._shown, self._failed = (played, won, games, players), False
        self.bar.setRange(0, games)
        self.bar.setValue(played)
        self.bar.setVisible(played < games)
        self.retranslate()
        self.show()
        if played == games:
            announce(self, self.words.text())

    def show_failure(self) -> None:
        """Say that the bots could not go on."""
        self._failed = True
        self.bar.hide()
        self.retranslate()
        announce(self, self.words.text())

    @override
    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.came_or_went.emit()

    @override
    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.came_or_went.emit()

    @override
    def retranslate(self) -> None:
        self.bar.setAccessibleName(self.tr("Games played by masters"))
        if self._failed:
            self.words.setText(self.tr("The masters couldn’t finish their games."))
        elif self._shown is not None:
            played, won, games, players = self._shown
            if played < games:
                text = self.tr("The same deal, with a master in your place: {won} of {played} won…")
            else:
                text = {
                    "good": self.tr("In your place, masters won {won} of {played}: a good deal."),
                    "fair": self.tr("In your place, masters won {won} of {played}: a fair deal."),
                    "hard": self.tr("In your place, masters won {won} of {played}: a hard deal."),
                }[verdict(won, games, players)]
            self.words.setText(fill(text, won=won, played=played))

    @override
    def restyle(self) -> None:
        self._row.setContentsMargins(LOOK.em(1), 0, LOOK.em(1), 0)
        self._row.setSpacing(LOOK.em(0.8))
