"""Which keys are down: holding a key counts as one press, however often the keyboard repeats it."""

from collections.abc import Callable

from PySide6.QtCore import QObject, Qt, QTimer
from PySide6.QtGui import QKeyEvent

LET_GO = 40  # ms; no finger is faster


class SteadyKeys(QObject):
    """On X11, a repeating key is released and pressed again at once; on a busy machine Qt believes it."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._down: dict[int, QTimer] = {}  # each with a timer that runs since it may have been released

    def pressed(self, event: QKeyEvent) -> bool:
        """Whether a finger has come down just now."""
        again = event.isAutoRepeat() or event.key() in self._down
        if event.key() not in self._down:
            timer = self._down[event.key()] = QTimer(self)
            timer.setSingleShot(True)
            timer.setInterval(LET_GO)
        self._down[event.key()].stop()
        return not again

    def released(self, event: QKeyEvent, then: Callable[[], None] | None = None) -> None:
        """The key may have been released; if so, `then` is called a moment later."""
        key = event.key()
        timer = self._down.get(key)
        if timer is None or event.isAutoRepeat():
            return
        timer.timeout.connect(lambda: self._let_go(key, then), Qt.ConnectionType.SingleShotConnection)
        timer.start()

    def _let_go(self, key: int, then: Callable[[], None] | None) -> None:
        timer = self._down.pop(key, None)
        if timer is not None:
            timer.deleteLater()
            if then is not None:
                then()

    def forget(self) -> None:
        """Count all keys as released."""
        for timer in self._down.values():
            timer.stop()
            timer.deleteLater()
        self._down = {}
