"""PySide keeps count of what it hands out. 6.12.0 lost a reference to None with each call, and aborted."""

import subprocess
import sys

# What is called from Python returns nothing or a truth value; what Qt calls back, too.
CALLS = """
import sys
from PySide6.QtCore import QObject, QEvent, QCoreApplication, QTimer
class Listener(QObject):
    def event(self, event):
        return True
    def timerEvent(self, event):
        return None
app = QCoreApplication([])
one, event = Listener(), QEvent(QEvent.Type.User)
timer = QTimer()
before = [sys.getrefcount(value) for value in (None, True, False)]
for number in range(100_000):
    one.setObjectName("name")
    one.blockSignals(False)
    timer.stop()
    timer.isActive()
    QCoreApplication.sendEvent(one, event)
after = [sys.getrefcount(value) for value in (None, True, False)]
print(max(abs(one - other) for one, other in zip(before, after)))
"""


def test_a_hundred_thousand_calls_lose_nothing() -> None:
    said = subprocess.run([sys.executable, "-c", CALLS], capture_output=True, text=True, check=False)
    assert (said.returncode, said.stderr) == (0, "")
    assert int(said.stdout) < 1000
