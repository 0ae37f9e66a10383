"""The pause: a key and a button that make everything on the table stand still."""

from collections.abc import Sequence

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QToolButton, QWidget

from mascarade_qt.ui.kit.delay import Delay
from mascarade_qt.ui.kit.keyboard import KEYBOARD
from mascarade_qt.ui.kit.text import hint
from mascarade_qt.ui.look.art import icon
from mascarade_qt.ui.look.theme import LOOK
from mascarade_qt.ui.table.keys import KEYS
from mascarade_qt.ui.table.prompt.panel import PromptPanel
from mascarade_qt.ui.table.stage.director import Director


class Pause(QObject):
    """Holds the director and the delays of a table, and says so."""

    said = Signal(str)

    def __init__(
        self,
        prompt: PromptPanel,
        button: QToolButton,
        director: Director,
        delays: Sequence[Delay],
        screen: QWidget,
    ) -> None:
        super().__init__(screen)
        self._prompt, self._button, self._director, self._delays = prompt, button, director, delays
        self.held = False
        KEYBOARD.changed.connect(self.retranslate)
        button.clicked.connect(self.toggle)

    def toggle(self) -> None:
        """Stand still, or go on, and say so to people who don't see it."""
        self.hold(not self.held)
        self.said.emit(self._text() if self.held else self.tr("Resumed."))

    def hold(self, held: bool) -> None:
        """Stand still, or go on from there."""
        if held == self.held:
            return
        self.held = held
        self._director.hold(held)
        for delay in self._delays:
            (delay.hold if held else delay.release)()
        self.retranslate()

    def retranslate(self) -> None:
        """Set all texts again."""
        command = KEYS["pause"]
        text = command.hint(self.tr("Resume") if self.held else self.tr("Pause"))
        hint(self._button, text)
        self._button.setAccessibleName(text)
        self._prompt.say_above(self._text() if self.held else "")
        self.restyle()

    def _text(self) -> str:
        return self.tr("Paused: press {key} to resume").format(key=KEYS["pause"].key)

    def restyle(self) -> None:
        """Show what the button does now."""
        self._button.setIcon(icon("icons/play" if self.held else "icons/pause", LOOK.theme.gold))
