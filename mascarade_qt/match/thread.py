"""A match as the window sees it: Qt's signals, from a thread that alone holds the true game."""

import sys
from collections.abc import Sequence

from PySide6.QtCore import QObject, Qt, Signal, Slot

from mascarade_qt.match.bot_opponents import LIMIT
from mascarade_qt.match.bot_process import BotProcess
from mascarade_qt.match.loaded import Loaded
from mascarade_qt.match.match import Log, Loop, Match
from mascarade_qt.match.messages import Advice, Finale, Glimpse, Message, Moment, Opening, Stopped, Trouble
from mascarade_qt.match.runner import CallQueue, Runner

SWITCH_INTERVAL = 0.0005  # seconds; the default 5 ms delays frames while the match's thread works


class WindowMatch(QObject):
    """What a table needs of a match, in whichever thread the match is played."""

    opening = Signal(object)
    moment = Signal(object)
    finale = Signal(object)
    stopped = Signal(object)
    advice = Signal(object)
    trouble = Signal(object)

    def __init__(self, loop: Loop, players: Sequence[int], parent: QObject | None = None) -> None:
        """`players` are in front of this window."""
        super().__init__(parent)
        self.loop = loop
        self._players = tuple(players)

    def shown(self, number: int) -> None:
        """This moment has been shown."""
        self.loop.post(Match.shown, number)

    def answer(self, number: int, answer: object) -> None:
        """A person's answer to the question with this number."""
        self.loop.post(Match.answer, number, answer, self._players)

    def seen(self, glimpse: Glimpse) -> None:
        """This person has seen something private."""
        self.loop.post(Match.seen, glimpse)

    def ask_advice(self, number: int) -> None:
        """Ask the coach; `advice` follows if there is a coach."""
        self.loop.post(Match.ask_advice, number)

    def pin(self, place: str, text: str) -> None:
        """Note something on a card."""
        self.loop.post(Match.pin, place, text)

    @Slot(object)
    def hear(self, message: Message) -> None:
        """Take in what the match says, in the window's thread."""
        match message:
            case Opening():
                self.opening.emit(message)
            case Moment():
                self.moment.emit(message)
            case Finale():
                self.finale.emit(message)
            case Stopped():
                self.stopped.emit(message)
            case Advice():
                self.advice.emit(message)
            case Trouble():
                self.trouble.emit(message)


class MatchThread(WindowMatch):
    """Runs one match; `start` it once everything is connected, and `close` it before it is dropped."""

    _heard = Signal(object)

    def __init__(
        self,
        loaded: Loaded,
        bot_process: BotProcess | None = None,
        log: Log | None = None,
        limit: int = LIMIT,
        spectator: bool = False,
        parent: QObject | None = None,
    ) -> None:
        """Without `bot_process`, it makes its own."""
        loop = CallQueue()
        super().__init__(loop, loaded.cast.humans, parent)
        self._closed = False
        self._interval: float | None = None
        self._heard.connect(self.hear, Qt.ConnectionType.QueuedConnection)
        self._runner = Runner(loop, self._heard.emit, loaded, bot_process, log, limit, spectator)

    def start(self) -> None:
        """Begin; `opening` is the first signal."""
        self._interval = sys.getswitchinterval()
        sys.setswitchinterval(SWITCH_INTERVAL)
        self._runner.start()

    def close(self) -> None:
        """End everything, whatever is going on. No signal follows."""
        if self._closed:
            return
        self._closed = True
        self.blockSignals(True)  # drops what is still on its way
        self._runner.close()
        if self._interval is not None:
            sys.setswitchinterval(self._interval)
