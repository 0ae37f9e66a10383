"""A match as the window sees it: the same signals, from a thread that alone holds the true game."""

import sys

from PySide6.QtCore import QObject, Qt, QThread, Signal

from mascarade_qt.match.loaded import Loaded
from mascarade_qt.match.match import Log, Match
from mascarade_qt.match.minds import LIMIT
from mascarade_qt.match.thinking import Thinking

__all__ = ["Match", "MatchThread"]

SWITCH_INTERVAL = 0.0005  # seconds; the default 5 ms delays frames while the match's thread works
PATIENCE = 400  # ms for the thread to end by itself

_SAID = ("opening", "moment", "finale", "advice", "trouble")
_QUEUED = Qt.ConnectionType.QueuedConnection


class MatchThread(QObject):
    """Runs one match; `start` it once everything is connected, and `close` it before it is dropped.

    The game is handed over: this object keeps neither it nor the match, so that nothing in the window's
    reach holds the true table.
    """

    opening = Signal(object)
    moment = Signal(object)
    finale = Signal(object)
    advice = Signal(object)
    trouble = Signal(object)

    _shown = Signal(int)
    _answered = Signal(int, object)
    _wondered = Signal(int)
    _pinned = Signal(str, str)

    def __init__(
        self,
        loaded: Loaded,
        thinking: Thinking | None = None,
        log: Log | None = None,
        limit: int = LIMIT,
        spectators: bool = False,
        parent: QObject | None = None,
    ) -> None:
        """Without `thinking`, it makes its own."""
        super().__init__(parent)
        self._own = Thinking() if thinking is None else None
        self._thinking = thinking or self._own or Thinking()
        self._closed = False
        self._interval: float | None = None
        self._worker = _Worker(self, loaded, self._thinking, log, limit, spectators)

    def start(self) -> None:
        """Begin; `opening` is the first signal."""
        self._interval = sys.getswitchinterval()
        sys.setswitchinterval(SWITCH_INTERVAL)
        self._thinking.warm()
        self._worker.start()

    def shown(self, number: int) -> None:
        """This moment has been shown."""
        self._shown.emit(number)

    def answer(self, number: int, answer: object) -> None:
        """A person's answer to the question with this number."""
        self._answered.emit(number, answer)

    def ask_advice(self, number: int) -> None:
        """Ask the coach; `advice` follows if there is one."""
        self._wondered.emit(number)

    def pin(self, place: str, text: str) -> None:
        """Note something on a card."""
        self._pinned.emit(place, text)

    def close(self) -> None:
        """End everything, whatever is going on. No signal follows."""
        if self._closed:
            return
        self._closed = True
        self.blockSignals(True)  # drops what is still on its way
        self._worker.quit()
        if not self._worker.wait(PATIENCE):
            self._thinking.kill()  # the thread is waiting for a process that doesn't read
            self._worker.wait()
        if self._own is not None:
            self._own.close()
        if self._interval is not None:
            sys.setswitchinterval(self._interval)

    def wire(self, match: Match) -> None:
        """Connect a match that lives in the worker's thread; calls are queued in both directions."""
        for name in _SAID:
            getattr(match, name).connect(getattr(self, name), _QUEUED)
        self._shown.connect(match.shown, _QUEUED)
        self._answered.connect(match.answer, _QUEUED)
        self._wondered.connect(match.ask_advice, _QUEUED)
        self._pinned.connect(match.pin, _QUEUED)


class _Worker(QThread):
    """The thread. The match is a local variable in it: made there, used there, gone with it."""

    def __init__(
        self,
        facade: MatchThread,
        loaded: Loaded,
        thinking: Thinking,
        log: Log | None,
        limit: int,
        spectators: bool,
    ) -> None:
        super().__init__()
        self.setObjectName("match")
        self._facade: MatchThread | None = facade
        self._order: tuple[Loaded, Thinking, Log | None, int, bool] | None
        self._order = (loaded, thinking, log, limit, spectators)

    def run(self) -> None:
        """Play until told to quit."""
        order, self._order = self._order, None
        facade, self._facade = self._facade, None
        assert order is not None
        assert facade is not None
        match = Match(*order)
        facade.wire(match)
        del order, facade
        match.start()
        self.exec()
        match.stop()
