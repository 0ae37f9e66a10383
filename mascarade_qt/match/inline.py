"""A match in the window's own thread, for lessons: their opponents follow a script and have no secrets."""

from collections.abc import Callable
from typing import Any, Concatenate

from PySide6.QtCore import QObject, Qt, QTimer, Signal, Slot

from mascarade_qt.match.loaded import Loaded
from mascarade_qt.match.match import Log, Match, P
from mascarade_qt.match.opponents import Opponents
from mascarade_qt.match.thread import WindowMatch


class QtLoop(QObject):
    """Qt's event loop as a match's loop: each call is made when the window has finished its own work."""

    _posted = Signal(object, object, object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.match: Match | None = None
        self._posted.connect(self._call, Qt.ConnectionType.QueuedConnection)
        self._clock = QTimer(self)
        self._clock.setSingleShot(True)
        self._clock.timeout.connect(self._ring)

    def post(self, call: Callable[Concatenate[Match, P], object], *args: P.args, **kwargs: P.kwargs) -> None:
        """Have a method of the match called with this."""
        self._posted.emit(call, args, kwargs)

    def start_clock(self, milliseconds: int) -> None:
        """Call `time_up` after this time."""
        self._clock.start(milliseconds)

    def stop_clock(self) -> None:
        """Stop the clock."""
        self._clock.stop()

    @property
    def clock_runs(self) -> bool:
        """Whether `time_up` will come."""
        return self._clock.isActive()

    @Slot()
    def _ring(self) -> None:
        if self.match is not None:
            self.match.time_up()

    @Slot(object, object, object)
    def _call(self, call: Callable[..., object], args: tuple[Any, ...], kwargs: dict[str, Any]) -> None:
        if self.match is not None:
            call(self.match, *args, **kwargs)


class InlineMatch(WindowMatch):
    """Runs one match; `start` it once everything is connected."""

    def __init__(
        self,
        loaded: Loaded,
        opponents: Opponents,
        log: Log | None = None,
        parent: QObject | None = None,
    ) -> None:
        loop = QtLoop()
        super().__init__(loop, loaded.cast.humans, parent)
        loop.setParent(self)
        self.match = loop.match = Match(loaded, opponents, log)
        self.match.listen(self.hear, loaded.cast.humans)

    def start(self) -> None:
        """Begin; `opening` is the first signal."""
        self.match.start()

    def close(self) -> None:
        """End it. No signal follows."""
        self.match.stop()
