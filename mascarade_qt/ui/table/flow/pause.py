"""The pause: a key and a button that make everything on the table stand still."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtWidgets import QToolButton, QWidget

from mascarade_qt.system.override import override
from mascarade_qt.ui.kit.delay import Delay
from mascarade_qt.ui.kit.keyboard import KEYBOARD
from mascarade_qt.ui.kit.text import Label, hint
from mascarade_qt.ui.look.art import icon
from mascarade_qt.ui.look.theme import LOOK
from mascarade_qt.ui.table.keys import KEYS
from mascarade_qt.ui.table.stage.director import Director


class Pause(QObject):
    """Holds the director and the delays of a table, and says so."""

    said = Signal(str)

    def __init__(
        self,
        board: QWidget,
        button: QToolButton,
        director: Director,
        delays: Sequence[Delay],
        screen: QWidget,
    ) -> None:
        super().__init__(screen)
        self._board, self._button, self._director, self._delays = board, button, director, delays
        self.held = False
        self._sign = Label(board)
        self._sign.setObjectName("pausedSign")
        self._sign.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._sign.hide()
        KEYBOARD.changed.connect(self.retranslate)
        button.clicked.connect(self.toggle)
        board.installEventFilter(self)

    def toggle(self) -> None:
        """Stand still, or go on, and say so to people who don't see it."""
        self.hold(not self.held)
        self.said.emit(self._sign.text() if self.held else self.tr("Resumed."))

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
        self._sign.setText(self.tr("Paused: press {key} to resume").format(key=command.key))
        self._sign.setVisible(self.held)
        self.restyle()

    def restyle(self) -> None:
        """Set all sizes and colours again."""
        theme = LOOK.theme
        self._button.setIcon(icon("icons/play" if self.held else "icons/pause", theme.gold))
        self._sign.setFont(LOOK.title_font(1.1))
        self._sign.setStyleSheet(
            f"background: {theme.panel}; color: {theme.text}; border: 2px solid {theme.gold};"
            f"border-radius: {LOOK.em(0.5)}px; padding: {LOOK.em(0.4)}px {LOOK.em(0.9)}px"
        )
        self._sign.adjustSize()
        middle = self._board.rect().center()
        self._sign.move(middle.x() - self._sign.width() // 2, middle.y() - self._sign.height() * 2)
        self._sign.raise_()

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The sign stays in the middle."""
        if event.type() == QEvent.Type.Resize and self.held:
            self.restyle()
        return super().eventFilter(watched, event)
