"""The pace, chosen at the table."""

from PySide6.QtCore import Qt

from mascarade_qt.ui.look.settings import Settings
from mascarade_qt.ui.table.pace import TablePace
from tests.support.waiting import idle, wait_until
from tests.ui.table.conftest import Opened
from tests.ui.table.harness import StillMatch, a_setup


def test_faster_and_slower(opened: Opened) -> None:
    settings = Settings()
    match = StillMatch()
    hands = opened(match)
    TablePace(hands.screen, settings)
    match.open(a_setup("a4", 4), past=[])
    idle()
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
    toolbar.pace.click()
    assert settings.speed == "slow"
    assert "Slow" in toolbar.pace.accessibleName()
    hands.key(Qt.Key.Key_Minus)
    assert settings.speed == "slow"
    toolbar.pace.click()
    assert settings.speed == "normal"
