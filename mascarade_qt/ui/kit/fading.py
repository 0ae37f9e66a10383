"""Fades from one screen to another."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from mascarade_qt.ui.kit.text import Label
from mascarade_qt.ui.look.motion import CLOCK


def fade_from(before: QWidget | None, room: QWidget, above: QWidget) -> None:
    """The old screen, with the room behind it, fades away on top of the new one."""
    if before is None or not before.isVisible():
        return
    duration = CLOCK.of("screen")
    if not duration:
        return
    from PySide6.QtCore import QPropertyAnimation  # not needed until the first screen is left
    from PySide6.QtWidgets import QGraphicsOpacityEffect

    picture = Label(above)
    picture.setPixmap(room.grab())
    picture.setGeometry(above.rect())
    picture.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
    effect = QGraphicsOpacityEffect(picture)
    picture.setGraphicsEffect(effect)
    fading = QPropertyAnimation(effect, b"opacity", picture)
    fading.setDuration(duration)
    fading.setStartValue(1.0)
    fading.setEndValue(0.0)
    fading.finished.connect(picture.deleteLater)
    picture.show()
    picture.raise_()
    fading.start()
