"""What a match lives by: orders from other threads, carried out one after the other, and a clock."""

import queue
import sys
import time
from collections.abc import Callable
from typing import Any, Generic, TypeVar

TIME_UP = "time_up"
_LEAVE = ""

Heard = TypeVar("Heard")


class Loop:
    """Orders are the names of methods and what they are called with.

    So whoever gives orders, or holds the loop, doesn't hold the match, which alone knows the true game.
    """

    def __init__(self) -> None:
        self._orders: queue.SimpleQueue[tuple[str, tuple[Any, ...]]] = queue.SimpleQueue()
        self._deadline: float | None = None

    def post(self, name: str, *values: object) -> None:
        """Give an order, from any thread."""
        self._orders.put((name, values))

    def leave(self) -> None:
        """Let `run` end, once all earlier orders have been carried out; from any thread."""
        self.post(_LEAVE)

    def start_clock(self, milliseconds: int) -> None:
        """Order `time_up` after this time, unless the clock is set again or stopped."""
        self._deadline = time.monotonic() + milliseconds / 1000

    def stop_clock(self) -> None:
        """Order nothing."""
        self._deadline = None

    @property
    def clock_runs(self) -> bool:
        """Whether `time_up` will come."""
        return self._deadline is not None

    def run(self, doer: object) -> None:
        """Have somebody carry out the orders, in this thread, until it is time to leave.

        A fault is reported and ends nothing: a game that goes on can be saved.
        """
        while (order := self._next())[0] != _LEAVE:
            name, values = order
            try:
                getattr(doer, name)(*values)
            except Exception:
                sys.excepthook(*sys.exc_info())

    def _next(self) -> tuple[str, tuple[Any, ...]]:
        """What has come is done first, even if time is up."""
        try:
            patience = None if self._deadline is None else max(0, self._deadline - time.monotonic())
            return self._orders.get(timeout=patience)
        except queue.Empty:
            self._deadline = None
            return TIME_UP, ()


class Said(Generic[Heard]):
    """Something that is said to whoever listens, at once and in the same thread."""

    def __init__(self) -> None:
        self._listeners: list[Callable[[Heard], object]] = []

    def connect(self, listener: Callable[[Heard], object]) -> None:
        """Tell this one, too."""
        self._listeners.append(listener)

    def emit(self, heard: Heard) -> None:
        """Tell them."""
        for listener in self._listeners:
            listener(heard)

    def forget(self) -> None:
        """Tell nobody any more: listeners may hold whoever speaks, and neither would ever go."""
        self._listeners = []
