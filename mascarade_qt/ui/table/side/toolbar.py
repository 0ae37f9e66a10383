"""Small buttons above the lists: leave, pause, skip, pace, sound, settings, rules, advice."""

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QToolButton, QWidget

from mascarade_qt.system.override import override
from mascarade_qt.ui.kit.adaptive import Adaptive
from mascarade_qt.ui.kit.commands import EVERYWHERE
from mascarade_qt.ui.kit.keyboard import KEYBOARD
from mascarade_qt.ui.kit.text import hint
from mascarade_qt.ui.look.art import icon
from mascarade_qt.ui.look.theme import LOOK
from mascarade_qt.ui.sound.switch import sound_text, volume_text
from mascarade_qt.ui.table.keys import KEYS
from mascarade_qt.words.choices import speed_name

ICONS = {
    "leave": "icons/home",
    "pause": "icons/pause",
    "skip": "icons/step",
    "pace": "icons/pace",
    "sound": "icons/sound",
    "settings": "icons/settings",
    "rules": "icons/rules",
    "advice": "icons/coach",
    "phones": "icons/phone",
}


GAP = 4


class ToolbarButton(QToolButton):
    """A button pressed by Enter; Space always goes on at the table."""

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        elif event.key() == Qt.Key.Key_Space:
            event.ignore()
        else:
            super().keyPressEvent(event)


class TableToolbar(Adaptive, QWidget):
    """What a player may want at any time."""

    def __init__(self, coach: bool, shared: bool, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("tableToolbar")
        row = self._row = QHBoxLayout(self)
        self.buttons: dict[str, QToolButton] = {}
        self.leave = self._add("leave")
        self.pause = self._add("pause")
        self.skip = self._add("skip")
        self.pace = self._add("pace")
        self.sound = self._add("sound")
        self.settings = self._add("settings")
        self.rules = self._add("rules")
        self.advice = self._add("advice")
        self.phones = self._add("phones")
        row.addStretch(1)
        self.advice.setVisible(coach)
        self.advice.setEnabled(False)
        self.phones.setVisible(shared)
        self._sound = True
        self._pace = "normal"
        KEYBOARD.changed.connect(self.retranslate)
        self.retranslate()
        self.restyle()

    def _add(self, name: str) -> QToolButton:
        button = self.buttons[name] = ToolbarButton(self)
        button.setObjectName(f"{name}Button")
        button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._row.addWidget(button)
        return button

    def show_pace(self, pace: str) -> None:
        """Show how fast the game goes on."""
        self._pace = pace
        self.retranslate()
        self.restyle()

    def show_sound(self, on: bool) -> None:
        """Show whether the sound is on."""
        self._sound = on
        self.retranslate()
        self.restyle()

    @override
    def retranslate(self) -> None:
        texts = {
            "leave": self.tr("Leave the table (the game is saved)"),
            "skip": KEYS["continue"].hint(self.tr("Skip to the next question")),
            "sound": KEYS["sound"].hint(sound_text(self._sound)),
            "pace": self.tr("Pace: {pace} (+ and −)").format(pace=speed_name(self._pace)),
            "settings": EVERYWHERE["settings"].hint(),
            "rules": self.tr("Rules"),
            "advice": KEYS["advice"].hint(),
            "phones": self.tr("Answer on your phones"),
        }
        for name, text in texts.items():
            hint(self.buttons[name], text)
            self.buttons[name].setAccessibleName(text)
        hint(self.sound, f"{texts['sound']}\n{volume_text()}")

    @override
    def restyle(self) -> None:
        self._row.setContentsMargins(LOOK.px(8), LOOK.px(6), LOOK.px(8), 0)
        self._row.setSpacing(LOOK.px(GAP))
        for name, button in self.buttons.items():
            button.setIcon(icon(self._drawing(name), LOOK.theme.gold))
            button.setStyleSheet(f"padding: {LOOK.px(4)}px; min-height: 0")
            button.setIconSize(QSize(1, 1) * LOOK.px(22 * min(1.5, LOOK.text)))

    def _drawing(self, name: str) -> str:
        if name == "pace":
            return f"{ICONS[name]}-{self._pace}"
        return "icons/mute" if name == "sound" and not self._sound else ICONS[name]
