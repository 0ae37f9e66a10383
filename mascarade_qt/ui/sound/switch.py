"""Sound in one click: a button mutes; the wheel or a right click sets the volume."""

from PySide6.QtCore import QEvent, QObject, QPoint, Qt
from PySide6.QtGui import QKeyEvent, QWheelEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QSlider, QToolButton, QWidget

from mascarade_qt.system.override import override
from mascarade_qt.ui.kit.text import Label
from mascarade_qt.ui.look.settings import LOUDEST, Settings
from mascarade_qt.ui.look.theme import LOOK
from mascarade_qt.ui.sound.room import Room
from mascarade_qt.words.context import Context
from mascarade_qt.words.numbers import percent_text

STEP = 10  # per cent
NOTCH = 120  # of a wheel, in Qt's units; a touchpad sends many small fractions
SoundButton = Context("SoundButton")


def sound_text(on: bool) -> str:
    """What the button does."""
    return SoundButton.text(SoundButton.mark("Sound off") if on else SoundButton.mark("Sound on"))


def volume_text() -> str:
    """What else it does."""
    return SoundButton.text(SoundButton.mark("Volume: turn the wheel, or right-click"))


class SoundSwitch(QObject):
    """Makes a button switch the sound; its looks are up to others."""

    def __init__(self, button: QToolButton, room: Room, settings: Settings) -> None:
        super().__init__(button)
        self._button, self._room, self._settings = button, room, settings
        self._turned = 0  # since the last whole notch
        button.clicked.connect(self._toggle)
        button.installEventFilter(self)

    def _toggle(self) -> None:
        self._settings.sound = not self._settings.sound

    def set_volume(self, volume: int) -> None:
        """Set the volume and play a sample; turning it up also turns the sound on."""
        self._settings.sound = True
        self._settings.volume = volume
        self._room.try_out()

    def _turn(self, angle: int) -> None:
        self._turned += angle
        notches = int(self._turned / NOTCH)
        if notches:
            self._turned -= notches * NOTCH
            self.set_volume(self._settings.volume + notches * STEP)

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QWheelEvent):
            self._turn(event.angleDelta().y())
            return True
        if event.type() == QEvent.Type.ContextMenu:
            VolumePopup(self, self._settings.volume, self._button).open_below()
            return True
        return super().eventFilter(watched, event)


class VolumePopup(QFrame):
    """A slider below the button; a click elsewhere or Esc closes it."""

    def __init__(self, switch: SoundSwitch, volume: int, button: QWidget) -> None:
        super().__init__(button, Qt.WindowType.Popup)
        self._button = button
        self.setObjectName("volumePopup")
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._shown = Label(self)
        self.slider = QSlider(Qt.Orientation.Horizontal, self)
        self.slider.setObjectName("volumeSlider")
        self.slider.setRange(0, LOUDEST)
        self.slider.setSingleStep(STEP)
        self.slider.setPageStep(STEP)
        self.slider.setValue(volume)
        self.slider.setMinimumWidth(LOOK.em(10))
        self.slider.setAccessibleName(self.tr("Volume"))
        self.slider.valueChanged.connect(switch.set_volume)
        self.slider.valueChanged.connect(self._show_volume)
        row = QHBoxLayout(self)
        row.addWidget(self.slider)
        row.addWidget(self._shown)
        self._shown.setMinimumWidth(LOOK.em(3))
        self._show_volume(volume)

    def _show_volume(self, volume: int) -> None:
        self._shown.setText(percent_text(volume / LOUDEST))

    def open_below(self) -> None:
        """Open it below the button, inside the window."""
        button = self._button
        self.adjustSize()
        window = button.window()
        place = button.mapTo(window, QPoint(0, button.height()))
        place.setX(max(0, min(place.x(), window.width() - self.width())))
        if place.y() + self.height() > window.height():
            place.setY(place.y() - button.height() - self.height())
        self.move(window.mapToGlobal(place))
        self.show()
        self.slider.setFocus(Qt.FocusReason.PopupFocusReason)

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Escape, Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.close()
        else:
            super().keyPressEvent(event)
