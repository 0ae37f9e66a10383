"""A wait that stands still while the table does."""

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer


class Delay(QTimer):
    """A single-shot timer that can be held and released, even before it begins."""

    def __init__(self, parent: QObject, over: Callable[[], None]) -> None:
        super().__init__(parent)
        self.setSingleShot(True)
        self.timeout.connect(over)
        self._held = False
        self._left: int | None = None  # milliseconds, while it is held

    def begin(self, milliseconds: int) -> None:
        """Wait this long from now, or from when it is released."""
        if self._held:
            self._left = milliseconds
        else:
            self.start(milliseconds)

    @property
    def left(self) -> int:
        """Milliseconds until it is over."""
        return max(0, self.remainingTime()) if self._left is None else self._left

    def hold(self) -> None:
        """Stop, and keep the time that is left."""
        self._held = True
        if self.isActive():
            self._left = max(0, self.remainingTime())
            self.stop()

    def release(self) -> None:
        """Wait for the time that was left."""
        self._held = False
        left, self._left = self._left, None
        if left is not None:
            self.start(left)

    def end(self) -> None:
        """End it now, if it has begun."""
        if self.isActive():
            self.start(0)

    def cancel(self) -> None:
        """Stop it for good; `over` will not come."""
        self.stop()
        self._left = None
