"""A match as the window sees it: Qt's signals, from a thread that alone holds the true game."""

import sys

from PySide6.QtCore import QObject, Qt, Signal, Slot

from mascarade_qt.match.loaded import Loaded
from mascarade_qt.match.match import Log
from mascarade_qt.match.minds import LIMIT
from mascarade_qt.match.runner import Runner
from mascarade_qt.match.thinking import Thinking

SWITCH_INTERVAL = 0.0005  # seconds; the default 5 ms delays frames while the match's thread works


class MatchThread(QObject):
    """Runs one match; `start` it once everything is connected, and `close` it before it is dropped."""

    opening = Signal(object)
    moment = Signal(object)
    finale = Signal(object)
    advice = Signal(object)
    trouble = Signal(object)

    _said = Signal(str, object)

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
        self._closed = False
        self._interval: float | None = None
        self._said.connect(self._say, Qt.ConnectionType.QueuedConnection)
        self._runner = Runner(self._said.emit, loaded, thinking, log, limit, spectators)

    def start(self) -> None:
        """Begin; `opening` is the first signal."""
        self._interval = sys.getswitchinterval()
        sys.setswitchinterval(SWITCH_INTERVAL)
        self._runner.start()

    def shown(self, number: int) -> None:
        """This moment has been shown."""
        self._runner.tell("shown", number)

    def answer(self, number: int, answer: object) -> None:
        """A person's answer to the question with this number."""
        self._runner.tell("answer", number, answer)

    def ask_advice(self, number: int) -> None:
        """Ask the coach; `advice` follows if there is one."""
        self._runner.tell("ask_advice", number)

    def pin(self, place: str, text: str) -> None:
        """Note something on a card."""
        self._runner.tell("pin", place, text)

    def close(self) -> None:
        """End everything, whatever is going on. No signal follows."""
        if self._closed:
            return
        self._closed = True
        self.blockSignals(True)  # drops what is still on its way
        self._runner.close()
        if self._interval is not None:
            sys.setswitchinterval(self._interval)

    @Slot(str, object)
    def _say(self, name: str, said: object) -> None:
        getattr(self, name).emit(said)
