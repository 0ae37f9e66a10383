"""What a match lives by: orders in their order, and a clock."""

import sys
import threading
from collections.abc import Callable

import pytest

from mascarade_qt.match.loop import Loop, Said


class Doer:
    """Notes what it is ordered to do."""

    def __init__(self, loop: Loop, when_time_is_up: Callable[[], object]) -> None:
        self.done: list[object] = []
        self._loop = loop
        self._when_time_is_up = when_time_is_up

    def note(self, *values: object) -> None:
        """An order."""
        self.done.append(values)

    def stop_clock(self) -> None:
        """Another."""
        self._loop.stop_clock()

    def time_up(self) -> None:
        """What the clock orders."""
        self.done.append("time up")
        assert not self._loop.clock_runs
        self._when_time_is_up()


def test_orders_are_carried_out_in_their_order_until_it_is_time_to_leave() -> None:
    loop = Loop()
    doer = Doer(loop, loop.leave)
    loop.post("note", 1, "one")
    loop.post("note")
    loop.leave()
    loop.post("note", 2)
    loop.run(doer)
    assert doer.done == [(1, "one"), ()]


def test_orders_come_from_any_thread() -> None:
    loop = Loop()
    doer = Doer(loop, loop.leave)
    thread = threading.Thread(target=loop.run, args=(doer,))
    thread.start()
    for number in range(100):
        loop.post("note", number)
    loop.leave()
    thread.join()
    assert doer.done == [(number,) for number in range(100)]


def test_the_clock_rings_once() -> None:
    loop = Loop()
    doer = Doer(loop, loop.leave)
    loop.start_clock(10)
    assert loop.clock_runs
    loop.run(doer)
    assert doer.done == ["time up"]


def test_what_has_come_in_time_counts_even_if_nobody_looked() -> None:
    loop = Loop()
    doer = Doer(loop, loop.leave)
    loop.start_clock(0)
    loop.post("note", "an answer")
    loop.post("stop_clock")
    loop.leave()
    loop.run(doer)
    assert doer.done == [("an answer",)]
    assert not loop.clock_runs


def test_a_fault_is_reported_and_ends_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    faults: list[object] = []
    monkeypatch.setattr(sys, "excepthook", lambda kind, *_: faults.append(kind))
    loop = Loop()
    doer = Doer(loop, loop.leave)
    loop.post("no such order")
    loop.post("note", 1)
    loop.leave()
    loop.run(doer)
    assert (faults, doer.done) == ([AttributeError], [(1,)])


def test_whoever_is_forgotten_hears_nothing() -> None:
    said: Said[int] = Said()
    first: list[int] = []
    second: list[int] = []
    said.connect(first.append)
    said.connect(second.append)
    said.emit(1)
    said.forget()
    said.emit(2)
    assert first == second == [1]
