"""A thread in which a match is played. It alone holds the true game."""

import threading
from collections.abc import Callable
from typing import Any

from mascarade_qt.match.loaded import Loaded
from mascarade_qt.match.loop import Loop
from mascarade_qt.match.match import Log, Match
from mascarade_qt.match.minds import LIMIT
from mascarade_qt.match.thinking import Thinking

PATIENCE = 0.4  # seconds for the thread to end by itself
SAID = ("opening", "moment", "finale", "advice", "trouble")

Hear = Callable[[str, Any], object]


class Runner:
    """Runs one match; `start` it, and `close` it before it is dropped.

    The game is handed over: this object keeps neither it nor the match, so that nothing in a window's
    reach holds the true table.
    """

    def __init__(
        self,
        hear: Hear,
        loaded: Loaded,
        thinking: Thinking | None = None,
        log: Log | None = None,
        limit: int = LIMIT,
        spectators: bool = False,
    ) -> None:
        """`hear` is told what is said, in the match's thread. Without `thinking`, it makes its own."""
        self._own = Thinking() if thinking is None else None
        self._thinking = thinking or self._own or Thinking()
        self._loop = Loop()
        self._thread = _MatchThread(self._loop, hear, (loaded, self._thinking, log, limit, spectators))

    def start(self) -> None:
        """Begin; the opening is said first."""
        self._thinking.warm()
        self._thread.start()

    def tell(self, name: str, *values: object) -> None:
        """Call a method of the match, in its thread."""
        self._loop.post(name, *values)

    def close(self) -> None:
        """End everything, whatever is going on."""
        if self._thread.ident is not None:
            self._loop.leave()
            self._thread.join(PATIENCE)
            if self._thread.is_alive():
                self._thinking.kill()  # the thread is waiting for a process that doesn't read
                self._thread.join()
        self._thread.forget()
        if self._own is not None:
            self._own.close()

    @property
    def over(self) -> bool:
        """Whether the thread has ended."""
        return not self._thread.is_alive()


_Order = tuple[Loaded, Thinking, Log | None, int, bool]


class _MatchThread(threading.Thread):
    """The match is a local variable in it: made there, used there, gone with it."""

    def __init__(self, loop: Loop, hear: Hear, order: _Order) -> None:
        super().__init__(name="match", daemon=True)
        self._loop = loop
        self._order: tuple[Hear, _Order] | None = (hear, order)

    def forget(self) -> None:
        """Never mind the order, if it was never started."""
        self._order = None

    def run(self) -> None:
        """Play until told to leave."""
        assert self._order is not None
        (hear, order), self._order = self._order, None
        match = Match(self._loop, *order)
        for name in SAID:
            getattr(match, name).connect(_saying(hear, name))
        del hear, order
        match.start()
        self._loop.run(match)
        match.stop()


def _saying(hear: Hear, name: str) -> Callable[[object], object]:
    return lambda said: hear(name, said)
