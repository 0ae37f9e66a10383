"""Fades from one screen to another."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QWidget

from mascarade_qt.ui.kit.text import Label
from mascarade_qt.ui.look.motion import CLOCK


def last_sight(before: QWidget | None, room: QWidget) -> QPixmap | None:
    """A picture of the screen that is about to be left, with the room behind it, if it is to fade."""
    if before is None or not before.isVisible() or not CLOCK.of("screen"):
        return None
    return room.grab()


def fade_away(sight: QPixmap | None, above: QWidget) -> None:
    """Fade it out on top of the new screen, which must be shown already: a stack raises what it shows."""
    if sight is None:
        return
    from PySide6.QtCore import QPropertyAnimation  # not needed until the first screen is left
    from PySide6.QtWidgets import QGraphicsOpacityEffect

    picture = Label(above)
    picture.setPixmap(sight)
    picture.setGeometry(above.rect())
    picture.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
    effect = QGraphicsOpacityEffect(picture)
    picture.setGraphicsEffect(effect)
    fading = QPropertyAnimation(effect, b"opacity", picture)
    fading.setDuration(CLOCK.of("screen"))
    fading.setStartValue(1.0)
    fading.setEndValue(0.0)
    fading.finished.connect(picture.deleteLater)
    picture.show()
    fading.start()
