"""The pace, chosen at the table."""

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QContextMenuEvent, QWheelEvent
from PySide6.QtWidgets import QApplication, QToolTip, QWidget

from mascarade_qt.ui.look.settings import Settings
from mascarade_qt.ui.table.pace import TablePace
from tests.support.waiting import idle, wait_until
from tests.ui.table.conftest import Opened
from tests.ui.table.harness import Hands, StillMatch, a_setup


def paced(opened: Opened) -> tuple[Hands, Settings]:
    """A table whose pace can be chosen."""
    settings = Settings()
    match = StillMatch()
    hands = opened(match)
    TablePace(hands.screen, settings)
    match.open(a_setup("a4", 4), past=[])
    idle()
    return hands, settings


def test_faster_and_slower(opened: Opened) -> None:
    hands, settings = paced(opened)
    toolbar = hands.screen.toolbar
    settings.speed = "normal"
    assert "Normal" in toolbar.pace.accessibleName()
    hands.screen.activateWindow()
    wait_until(hands.screen.isActiveWindow)
    hands.screen.take_focus()
    for key, pace in ((Qt.Key.Key_Plus, "fast"), (Qt.Key.Key_Plus, "instant"), (Qt.Key.Key_Plus, "instant")):
        hands.key(key)
        idle()
        assert settings.speed == pace
        assert QToolTip.text() == toolbar.pace.toolTip(), "keys and clicks say which pace it is now"
    toolbar.pace.click()
    assert settings.speed == "slow"
    assert "Slow" in toolbar.pace.accessibleName()
    hands.key(Qt.Key.Key_Minus)
    assert settings.speed == "slow"
    toolbar.pace.click()
    assert settings.speed == "normal"


def turn_wheel(widget: QWidget, across: int, up: int) -> bool:
    """Whether the widget took it."""
    here = QPointF(widget.rect().center())
    event = QWheelEvent(
        here,
        widget.mapToGlobal(here),
        QPoint(),
        QPoint(across, up),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(widget, event)
    return event.isAccepted()


def test_the_wheel_above_the_button_and_a_right_click(opened: Opened) -> None:
    hands, settings = paced(opened)
    button = hands.screen.toolbar.pace
    settings.speed = "normal"
    for up, pace in ((1, "fast"), (120, "instant"), (120, "instant"), (-1, "fast"), (-120, "normal")):
        turn_wheel(button, 0, up)
        assert settings.speed == pace
    turn_wheel(button, 120, 0)  # sideways
    assert settings.speed == "normal"
    for pace in ("slow", "slow"):  # it ends there
        asked = QContextMenuEvent(
            QContextMenuEvent.Reason.Mouse, QPoint(3, 3), button.mapToGlobal(QPoint(3, 3))
        )
        QApplication.sendEvent(button, asked)
        assert settings.speed == pace
