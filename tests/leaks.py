"""Finds what was left running."""

import contextlib
import multiprocessing
import threading
import time
from collections.abc import Iterator

PATIENCE = 30.0  # seconds until what was closed has to be gone, on a busy machine


@contextlib.contextmanager
def nothing_left_running() -> Iterator[None]:
    """No thread and no process may outlive what began it."""
    before = running()
    yield
    deadline = time.monotonic() + PATIENCE
    while (left := running() - before) and time.monotonic() < deadline:
        time.sleep(0.01)
    assert not left


def running() -> set[str]:
    """Threads and child processes, by name. Qt's threads appear here once they have run Python."""
    threads = {f"thread {thread.name} {thread.ident}" for thread in threading.enumerate()}
    return threads | {f"process {child.name} {child.pid}" for child in multiprocessing.active_children()}
