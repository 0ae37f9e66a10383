"""A thread in which a match is played. It alone holds the true game."""

import queue
import sys
import threading
import time
from collections.abc import Callable
from functools import partial
from typing import Concatenate

from mascarade_qt.match.bot_opponents import LIMIT, BotOpponents
from mascarade_qt.match.bot_process import BotProcess
from mascarade_qt.match.loaded import Loaded
from mascarade_qt.match.match import Hear, Log, Match, P

PATIENCE = 0.4  # seconds for the thread to end by itself

_Call = Callable[[Match], object]


class CallQueue:
    """The event loop of the match's thread: calls from other threads, and one timer.

    A call names a method, not a match, so holding this or putting calls into it doesn't give access to the
    true game.
    """

    def __init__(self) -> None:
        self._calls: queue.SimpleQueue[_Call | None] = queue.SimpleQueue()
        self._deadline: float | None = None

    def post(self, call: Callable[Concatenate[Match, P], object], *args: P.args, **kwargs: P.kwargs) -> None:
        """Have a method of the match called with this; from any thread."""
        self._calls.put(lambda match: call(match, *args, **kwargs))

    def leave(self) -> None:
        """Let `run` end once all earlier calls have been made; from any thread."""
        self._calls.put(None)

    def start_clock(self, milliseconds: int) -> None:
        """Call `time_up` after this time, unless the clock is set again or stopped."""
        self._deadline = time.monotonic() + milliseconds / 1000

    def stop_clock(self) -> None:
        """Call nothing."""
        self._deadline = None

    @property
    def clock_runs(self) -> bool:
        """Whether `time_up` will come."""
        return self._deadline is not None

    def run(self, match: Match) -> None:
        """Make the calls in this thread until it is time to leave.

        A fault is reported and ends nothing: a game that goes on can be saved.
        """
        while (call := self._next()) is not None:
            try:
                call(match)
            except Exception:
                sys.excepthook(*sys.exc_info())

    def _next(self) -> _Call | None:
        """Pending calls come first, even if time is up."""
        try:
            patience = None if self._deadline is None else max(0, self._deadline - time.monotonic())
            return self._calls.get(timeout=patience)
        except queue.Empty:
            self._deadline = None
            return Match.time_up


class Runner:
    """Runs one match; `start` it, and `close` it before it is dropped.

    The game is handed over: this object keeps neither the game nor the match, so nothing within the window's
    reach holds the true table.
    """

    def __init__(
        self,
        loop: CallQueue,
        hear: Hear,
        loaded: Loaded,
        bot_process: BotProcess | None = None,
        log: Log | None = None,
        limit: int = LIMIT,
        spectator: bool = False,
    ) -> None:
        """`hear` is called in the match's thread. Without a `bot_process`, it makes its own."""
        self._own = BotProcess() if bot_process is None else None
        self._bot_process = bot_process or self._own or BotProcess()
        self._loop = loop
        make = partial(_match, loop, hear, loaded, self._bot_process, log, limit, spectator)
        self._thread = _Thread(loop, make)

    def start(self) -> None:
        """Begin; the opening is the first thing to be heard."""
        self._bot_process.warm()
        self._thread.start()

    def close(self) -> None:
        """End everything, whatever is going on."""
        if self._thread.ident is not None:
            self._loop.leave()
            self._thread.join(PATIENCE)
            if self._thread.is_alive():
                self._bot_process.kill()  # the thread is waiting for a process that doesn't read
                self._thread.join()
        self._thread.forget()
        if self._own is not None:
            self._own.close()

    @property
    def over(self) -> bool:
        """Whether the thread has ended."""
        return not self._thread.is_alive()


def _match(
    loop: CallQueue,
    hear: Hear,
    loaded: Loaded,
    bot_process: BotProcess,
    log: Log | None,
    limit: int,
    spectator: bool,
) -> Match:
    match = Match(loaded, BotOpponents(loop, bot_process, loaded, limit), log)
    match.listen(hear, loaded.cast.humans, spectator)
    return match


class _Thread(threading.Thread):
    """The match is a local variable in it: made there, used there, gone with it."""

    def __init__(self, calls: CallQueue, make: Callable[[], Match]) -> None:
        super().__init__(name="match", daemon=True)
        self._calls = calls
        self._make: Callable[[], Match] | None = make

    def forget(self) -> None:
        """Drop the game if the thread was never started."""
        self._make = None

    def run(self) -> None:
        """Play until told to leave."""
        assert self._make is not None
        match = self._make()
        self._make = None
        match.start()
        self._calls.run(match)
        match.stop()
