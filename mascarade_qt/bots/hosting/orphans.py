"""On Linux: processes that a program has started and left behind become our children. A process can change
its session and environment, but not who adopts it.
"""

import contextlib
import ctypes
import os
import signal
import sys
import time
from collections.abc import Callable
from pathlib import Path

_PROC = Path("/proc")
_PR_SET_CHILD_SUBREAPER = 36
_PATIENCE, _PAUSE = 1.0, 0.001  # seconds for a killed process to end
_MOST_ROUNDS = 20  # each finds what those killed in the last one had started


def adopt() -> None:
    """From now on, orphans among our descendants become our children instead of the system's."""
    if sys.platform == "linux":
        with contextlib.suppress(OSError, AttributeError):
            ctypes.CDLL(None).prctl(_PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0)


def await_end(number: int) -> None:
    """Wait for a killed child to end, without collecting it: before that, we don't adopt its orphans."""
    if sys.platform != "linux":
        return
    deadline = time.monotonic() + _PATIENCE
    with contextlib.suppress(ChildProcessError):
        while time.monotonic() < deadline:
            if os.waitid(os.P_PID, number, os.WEXITED | os.WNOWAIT | os.WNOHANG) is not None:
                return
            time.sleep(_PAUSE)


def kill_orphans(ours: Callable[[int], bool]) -> None:
    """End every adopted process. Programs begin sessions of their own, so a child outside our session is one,
    unless it is `ours`.
    """
    if sys.platform != "linux":
        return
    session = os.getsid(0)
    for _ in range(_MOST_ROUNDS):
        found = [
            number
            for number, parent, its_session in map(_relations, processes())
            if parent == os.getpid() and its_session != session and not ours(number)
        ]
        if not found:
            return
        for number in found:
            with contextlib.suppress(OSError):
                os.kill(number, signal.SIGKILL)
                os.waitpid(number, 0)


def processes() -> list[int]:
    """All processes that the system shows."""
    with contextlib.suppress(OSError):
        return [int(entry) for entry in os.listdir(_PROC) if entry.isdecimal()]  # noqa: PTH208 - names only
    return []


def _relations(number: int) -> tuple[int, int, int]:
    """A process, its parent and its session; zeros if it has ended."""
    with contextlib.suppress(OSError):
        # The name, in brackets, may hold anything.
        fields = (_PROC / str(number) / "stat").read_text("utf-8", "replace").rpartition(")")[2].split()
        return number, int(fields[1]), int(fields[3])
    return number, 0, 0
