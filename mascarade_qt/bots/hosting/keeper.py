"""A process that briefly outlives the one that hosts foreign bots, in order to end them.

However the host ends, even if killed, our input ends then: `python -m mascarade_qt.bots.hosting.keeper`.
It reads `+PID` for every program started and `-PID` for every program ended.
"""

import contextlib
import os
import signal
import subprocess
import sys
import threading
from collections.abc import Iterable
from pathlib import Path

from mascarade_qt.system.children import python_command, python_environment

MODULE = "mascarade_qt.bots.hosting.keeper"
# In every program's environment, so that what it starts can be found even if it leaves the group.
HOST, BOT = "MASCARADE_HOST", "MASCARADE_BOT"
_PROC = Path("/proc")


def main(arguments: Iterable[str]) -> int:
    """Wait for the input to end, then end whatever is left."""
    (mark,) = arguments
    for name in ("SIGINT", "SIGTERM", "SIGHUP"):
        if hasattr(signal, name):
            signal.signal(getattr(signal, name), signal.SIG_IGN)
    groups: set[int] = set()
    for line in sys.stdin:
        change, number = line[0], int(line[1:])
        groups.add(number) if change == "+" else groups.discard(number)
    for group in groups:
        kill_group(group)
    kill_marked(HOST, mark)
    return 0


def kill_group(group: int) -> None:
    """End a program and everything in its group."""
    if sys.platform != "win32":
        with contextlib.suppress(ProcessLookupError, PermissionError):
            os.killpg(group, signal.SIGKILL)


def kill_marked(name: str, mark: str) -> None:
    """End every process that a marked program has started, directly or not, wherever it has gone.

    Only Linux shows the environment of a process; elsewhere this finds none.
    """
    if sys.platform == "win32":
        return
    wanted = f"{name}={mark}".encode()
    for _ in range(3):  # one may have started another while we were looking
        found = [number for number in _processes() if _is_marked(number, wanted)]
        for number in found:
            with contextlib.suppress(OSError):
                os.kill(number, signal.SIGKILL)
        if not found:
            return


def _processes() -> list[int]:
    with contextlib.suppress(OSError):
        return [int(entry) for entry in os.listdir(_PROC) if entry.isdecimal()]  # noqa: PTH208 - names only
    return []


def _is_marked(number: int, wanted: bytes) -> bool:
    with contextlib.suppress(OSError):
        return wanted in (_PROC / str(number) / "environ").read_bytes().split(b"\0")
    return False


class Keeper:
    """The process, from the host's side; started with the first program, and then kept."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._process: subprocess.Popen[bytes] | None = None
        self._mark = os.urandom(12).hex()

    def marks(self) -> dict[str, str]:
        """For one program's environment: a mark of its own, and one that all programs of this host share."""
        return {HOST: self._mark, BOT: os.urandom(12).hex()}

    def watch(self, pid: int) -> None:
        """End this program, whatever happens to us."""
        self._say(f"+{pid}\n")

    def forget(self, pid: int) -> None:
        """It has ended."""
        self._say(f"-{pid}\n")

    def _say(self, line: str) -> None:
        with self._lock, contextlib.suppress(OSError, ValueError):
            if self._process is None or self._process.poll() is not None:
                self._process = self._started()
            assert self._process.stdin is not None
            self._process.stdin.write(line.encode("ascii"))

    def _started(self) -> "subprocess.Popen[bytes]":
        return subprocess.Popen(
            python_command(MODULE, self._mark),
            bufsize=0,
            stdin=subprocess.PIPE,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            env=python_environment(),
            start_new_session=os.name == "posix",
        )


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
