"""The controls below the table: buttons, slider and keys to any moment, and the speed."""

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication, QSize, Qt, Signal
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
from mascarade_qt.ui.kit.drop_down import DropDown
from mascarade_qt.ui.kit.living import Living, role
from mascarade_qt.ui.kit.text import Label, hint
from mascarade_qt.ui.look.art import icon
from mascarade_qt.ui.look.theme import LOOK

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
_KEYS = {
    Qt.Key.Key_Home: "toStart",
    Qt.Key.Key_PageUp: "turnBack",
    Qt.Key.Key_Left: "stepBack",
    Qt.Key.Key_Down: "stepBack",
    Qt.Key.Key_Space: "play",
    Qt.Key.Key_Right: "step",
    Qt.Key.Key_Up: "step",
    Qt.Key.Key_PageDown: "turnNext",
    Qt.Key.Key_End: "toEnd",
}


class Controls(Living, QWidget):
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
        self.slider.pressed.connect(self.pressed)
        self.turn = Label(self)
        self.turn.setObjectName("turnLabel")
        role(self.turn, "dim")
        self._playing = False
        self._sound_on = True
        self.sound = QToolButton(self)  # shown if there can be sound
        self.sound.setObjectName("soundButton")
        self.sound.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.sound.setShortcut("M")
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
        """Which turn it is. The slider does not give way to longer numbers while it is dragged."""
        width = self.turn.fontMetrics().horizontalAdvance(longest)
        if width != self.turn.minimumWidth():
            self.turn.setMinimumWidth(width)
        self.turn.setText(text)

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

    def key(self, event: QKeyEvent) -> bool:
        """Handle a key; returns whether it means something here."""
        name = _KEYS.get(Qt.Key(event.key()))
        if name is not None:
            self.pressed.emit(name)
        return name is not None

    @override
    def retranslate(self) -> None:
        texts = {
            "toStart": self.tr("Go to the deal (Home)"),
            "turnBack": self.tr("Previous turn (Page Up)"),
            "stepBack": self.tr("Step back (←)"),
            "play": self.tr("Pause (Space)") if self._playing else self.tr("Play (Space)"),
            "step": self.tr("Step forward (→)"),
            "turnNext": self.tr("Next turn (Page Down)"),
            "toEnd": self.tr("Go to the end (End)"),
        }
        for name, text in texts.items():
            hint(self._buttons[name], text)
            self._buttons[name].setAccessibleName(text)
        sound = _at_the_table("Sound off (M)" if self._sound_on else "Sound on (M)")
        self.sound.setAccessibleName(sound)
        hint(self.sound, f"{sound}\n{_at_the_table('Volume: turn the wheel, or right-click')}")
        self.slider.setAccessibleName(self.tr("Position in the game"))
        self.speed.setAccessibleName(self.tr("Speed"))

    @override
    def restyle(self) -> None:
        drawings = {**_ICONS, "play": "pause" if self._playing else "play"}
        drawings["sound"] = "sound" if self._sound_on else "mute"
        for name, button in {**self._buttons, "sound": self.sound}.items():
            drawing = drawings[name]
            button.setIcon(icon(f"icons/{drawing}", LOOK.theme.gold))
            button.setStyleSheet("padding: 6px; min-height: 0")
            button.setIconSize(QSize(24, 24) * min(1.4, LOOK.scale))
        margin = LOOK.em(0.5)
        self._column.setContentsMargins(2 * margin, margin // 2, 2 * margin, margin // 2)
        self._column.setSpacing(round(LOOK.em(0.3) / LOOK.scale))


def _at_the_table(text: str) -> str:
    """The text of the same button at the table."""
    return QCoreApplication.translate("TableToolbar", text)


class _Slider(QSlider):
    """A click goes where it points; keys step through the game, like the buttons."""

    pressed = Signal(str)

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
        name = _KEYS.get(Qt.Key(event.key()))
        if name is None:
            super().keyPressEvent(event)
        else:
            self.pressed.emit(name)
