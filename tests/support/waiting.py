"""Waits for Qt: for a condition, or for whatever is due."""

import time
from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QEventLoop, Qt, QTimer

PATIENCE = 90.0  # seconds; a busy machine may take a while


def wait_until(condition: Callable[[], object], seconds: float = PATIENCE) -> None:
    """Let Qt work until the condition holds."""
    deadline = time.monotonic() + seconds
    clock = QTimer()
    clock.start(10)  # the condition may come true without an event
    while not condition():
        assert time.monotonic() < deadline, "waited too long"
        QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)
    clock.stop()


def pass_time(milliseconds: int) -> None:
    """Let every earlier timer of up to this time fire."""
    rung: list[bool] = []
    last = QTimer()
    last.setTimerType(Qt.TimerType.PreciseTimer)
    last.setSingleShot(True)
    last.timeout.connect(lambda: rung.append(True))
    last.start(milliseconds + milliseconds // 10 + 1)  # others may be as much as 5% late
    wait_until(lambda: rung)


def idle(milliseconds: int = 0) -> None:
    """Let Qt do what is due."""
    if milliseconds:
        pass_time(milliseconds)
    for _ in range(4):
        QCoreApplication.processEvents()
