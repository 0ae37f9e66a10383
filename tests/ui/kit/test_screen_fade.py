"""One screen gives way to another without showing through."""

from PySide6.QtCore import QPropertyAnimation
from PySide6.QtWidgets import QGraphicsOpacityEffect

from mascarade_qt.ui.look.motion import CLOCK
from mascarade_qt.ui.window import MainWindow


def test_the_old_screen_fades_on_top_of_the_new_one(window: MainWindow) -> None:
    before = window.grab().toImage()
    CLOCK.factor = 1.0
    window.go("statistics")
    found = window.findChildren(QPropertyAnimation)
    (fading,) = (one for one in found if isinstance(one.targetObject(), QGraphicsOpacityEffect))
    fading.pause()
    fading.setCurrentTime(0)
    assert window.grab().toImage() == before
    fading.setCurrentTime(fading.duration() // 2)
    half = window.grab().toImage()
    assert half != before
    fading.setCurrentTime(fading.duration())
    assert window.grab().toImage() not in (before, half)
