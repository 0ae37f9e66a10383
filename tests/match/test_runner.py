"""The event loop of a match: calls in their order, and a timer."""

import sys
import threading
from collections.abc import Callable
from typing import cast

import pytest

from mascarade_qt.match.match import Match
from mascarade_qt.match.runner import CallQueue


class Called:
    """Notes what is called."""

    def __init__(self, loop: CallQueue, when_time_is_up: Callable[[], object]) -> None:
        self.done: list[object] = []
        self._loop = loop
        self._when_time_is_up = when_time_is_up

    def shown(self, number: int) -> None:
        """A call."""
        self.done.append(number)

    def stop(self) -> None:
        """Another."""
        self._loop.stop_clock()

    def time_up(self) -> None:
        """What the clock calls."""
        self.done.append("time up")
        assert not self._loop.clock_runs
        self._when_time_is_up()


def called(loop: CallQueue) -> tuple[Match, list[object]]:
    """Stands for a match."""
    found = Called(loop, loop.leave)
    return cast(Match, found), found.done


shown = cast(Callable[[Match, int], None], Called.shown)
stop = cast(Callable[[Match], None], Called.stop)


@pytest.fixture(autouse=True)
def time_up(monkeypatch: pytest.MonkeyPatch) -> None:
    """The clock calls the stand-in."""
    monkeypatch.setattr(Match, "time_up", Called.time_up)


def test_calls_are_made_in_their_order_until_it_is_time_to_leave() -> None:
    loop = CallQueue()
    match, done = called(loop)
    loop.post(shown, 1)
    loop.post(shown, 2)
    loop.leave()
    loop.post(shown, 3)
    loop.run(match)
    assert done == [1, 2]


def test_calls_come_from_any_thread() -> None:
    loop = CallQueue()
    match, done = called(loop)
    thread = threading.Thread(target=loop.run, args=(match,))
    thread.start()
    for number in range(100):
        loop.post(shown, number)
    loop.leave()
    thread.join()
    assert done == list(range(100))


def test_the_clock_rings_once() -> None:
    loop = CallQueue()
    match, done = called(loop)
    loop.start_clock(10)
    assert loop.clock_runs
    loop.run(match)
    assert done == ["time up"]


def test_what_has_come_in_time_counts_even_if_nobody_looked() -> None:
    loop = CallQueue()
    match, done = called(loop)
    loop.start_clock(0)
    loop.post(shown, 1)
    loop.post(stop)
    loop.leave()
    loop.run(match)
    assert done == [1]
    assert not loop.clock_runs


def test_a_fault_is_reported_and_ends_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    faults: list[object] = []
    monkeypatch.setattr(sys, "excepthook", lambda kind, *_: faults.append(kind))
    loop = CallQueue()
    match, done = called(loop)
    loop.post(Match.pin, "place", "text")  # the stand-in has none of what it needs
    loop.post(shown, 1)
    loop.leave()
    loop.run(match)
    assert (faults, done) == ([AttributeError], [1])
