"""The controls below the table: buttons, slider and keys to any moment, and the speed."""

from collections.abc import Callable, Mapping
from functools import partial

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import (
    QHBoxLayout,
    QSlider,
    QStyle,
    QStyleOptionSlider,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from mascarade_qt.system.override import override
from mascarade_qt.ui.kit.adaptive import Adaptive, role
from mascarade_qt.ui.kit.drop_down import DropDown
from mascarade_qt.ui.kit.keyboard import KEYBOARD
from mascarade_qt.ui.kit.text import Label, hint
from mascarade_qt.ui.look.art import icon
from mascarade_qt.ui.look.theme import LOOK
from mascarade_qt.ui.replays.keys import VIEWER_KEYS
from mascarade_qt.ui.sound.switch import sound_text, volume_text

REPLAY_SPEEDS: Mapping[str, float] = {"½×": 0.5, "1×": 1.0, "2×": 2.0, "4×": 4.0}
_ICONS = {
    "toStart": "to-start",
    "turnBack": "turn-back",
    "stepBack": "step-back",
    "play": "play",
    "step": "step",
    "turnNext": "turn-next",
    "toEnd": "to-end",
}


class Controls(Adaptive, QWidget):
    """`pressed` names what is wanted, `dragged` gives a row, `sped` a speed."""

    pressed = Signal(str)
    dragged = Signal(int)
    sped = Signal(float)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("replayControls")
        self.slider = _Slider(Qt.Orientation.Horizontal, self)
        self.slider.setObjectName("momentSlider")
        self.slider.valueChanged.connect(self.dragged)
        self.turn = Label(self)
        self.turn.setObjectName("turnLabel")
        role(self.turn, "dim")
        KEYBOARD.changed.connect(self.retranslate)
        self._playing = False
        self._sound_on = True
        self.sound = QToolButton(self)  # shown if there can be sound
        self.sound.setObjectName("soundButton")
        self.sound.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.sound.hide()
        self._buttons = {name: self._button(name) for name in _ICONS}
        self.speed = DropDown("replaySpeed", self)
        for sign in REPLAY_SPEEDS:
            self.speed.addItem(sign)
        self.speed.setCurrentIndex(1)
        self.speed.activated.connect(lambda row: self.sped.emit([*REPLAY_SPEEDS.values()][row]))
        self._arrange()
        self.retranslate()
        self.restyle()

    def _button(self, name: str) -> QToolButton:
        button = QToolButton(self)
        button.setObjectName(f"{name}Button")
        button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        button.clicked.connect(lambda: self.pressed.emit(name))
        return button

    def _arrange(self) -> None:
        top = QHBoxLayout()
        top.addWidget(self.slider, 1)
        top.addWidget(self.turn)
        below = QHBoxLayout()
        below.addStretch(1)
        for button in self._buttons.values():
            below.addWidget(button)
        below.addWidget(self.speed)
        below.addWidget(self.sound)
        below.addStretch(1)
        self._column = QVBoxLayout(self)
        self._column.addLayout(top)
        self._column.addLayout(below)

    def show_row(self, row: int, rows: int) -> None:
        """Show the current row, without a signal."""
        self.slider.blockSignals(True)
        self.slider.setRange(0, max(0, rows - 1))
        self.slider.setValue(row)
        self.slider.blockSignals(False)

    def show_turn(self, text: str, longest: str) -> None:
        """Show which turn it is.

        The slider keeps its width while it is dragged, even if the number gets longer.
        """
        width = self.turn.fontMetrics().horizontalAdvance(longest)
        if width != self.turn.minimumWidth():
            self.turn.setMinimumWidth(width)
        self.turn.setText(text)
        self.slider.setAccessibleDescription(text)

    def show_playing(self, playing: bool) -> None:
        """Whether it plays by itself."""
        self._playing = playing
        self.retranslate()
        self.restyle()

    def show_sound(self, on: bool) -> None:
        """Show whether the sound is on."""
        self._sound_on = on
        self.sound.show()
        self.retranslate()
        self.restyle()

    def by_keys(self) -> dict[str, Callable[[], None]]:
        """The actions of keys here."""
        presses = {name: partial(self.pressed.emit, name) for name in _ICONS}
        return {**presses, "sound": self.sound.click}

    @override
    def retranslate(self) -> None:
        play = self.tr("Pause") if self._playing else self.tr("Play")
        for name, button in self._buttons.items():
            text = VIEWER_KEYS[name].hint(play if name == "play" else "")
            hint(button, text)
            button.setAccessibleName(text)
        sound = VIEWER_KEYS["sound"].hint(sound_text(self._sound_on))
        self.sound.setAccessibleName(sound)
        hint(self.sound, f"{sound}\n{volume_text()}")
        self.slider.setAccessibleName(self.tr("Position in the game"))
        self.speed.setAccessibleName(self.tr("Speed"))

    @override
    def restyle(self) -> None:
        drawings = {**_ICONS, "play": "pause" if self._playing else "play"}
        drawings["sound"] = "sound" if self._sound_on else "mute"
        for name, button in {**self._buttons, "sound": self.sound}.items():
            drawing = drawings[name]
            button.setIcon(icon(f"icons/{drawing}", LOOK.theme.gold))
            button.setStyleSheet(f"padding: {LOOK.px(6)}px; min-height: 0")
            button.setIconSize(QSize(1, 1) * LOOK.px(24 * min(1.4, LOOK.text)))
        margin = LOOK.em(0.5)
        self._column.setContentsMargins(2 * margin, margin // 2, 2 * margin, margin // 2)
        self._column.setSpacing(LOOK.px(5))


class _Slider(QSlider):
    """A click goes where it points; keys step through the game, like the buttons."""

    @override
    def mousePressEvent(self, event: QMouseEvent) -> None:
        """The handle comes to the mouse, which can then drag it on."""
        option = QStyleOptionSlider()
        self.initStyleOption(option)
        slider, part, style = QStyle.ComplexControl.CC_Slider, QStyle.SubControl, self.style()
        handle = style.subControlRect(slider, option, part.SC_SliderHandle, self)
        x = round(event.position().x())
        if event.button() == Qt.MouseButton.LeftButton and not handle.left() <= x <= handle.right():
            groove = style.subControlRect(slider, option, part.SC_SliderGroove, self)
            at, length = x - groove.left() - handle.width() // 2, groove.width() - handle.width()
            self.setValue(QStyle.sliderValueFromPosition(self.minimum(), self.maximum(), at, length))
        super().mousePressEvent(event)

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        event.ignore()  # left to the viewer
