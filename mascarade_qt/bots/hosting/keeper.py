"""A process that briefly outlives the one that hosts foreign bots, so that it can end them.

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

from mascarade_qt.bots.hosting.orphans import adopt, await_end, kill_orphans, processes
from mascarade_qt.system.children import python_command, python_environment

MODULE = "mascarade_qt.bots.hosting.keeper"
# In every program's environment, so that what it starts can be found even if it leaves the group.
HOST, BOT = "MASCARADE_HOST", "MASCARADE_BOT"


def main(arguments: Iterable[str]) -> int:
    """Wait for the input to end, then end all programs that are left."""
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
    """End every process that a marked program has started, directly or not, in any group or session.

    Only Linux shows the environment of a process; elsewhere this finds none.
    """
    if sys.platform == "win32":
        return
    for _ in range(3):  # one may have started another in the meantime
        found = [number for number in processes() if is_marked(number, name, mark)]
        for number in found:
            with contextlib.suppress(OSError):
                os.kill(number, signal.SIGKILL)
        if not found:
            return


def is_marked(number: int, name: str, mark: str) -> bool:
    """Whether the process was started with this variable in its environment."""
    with contextlib.suppress(OSError):
        return f"{name}={mark}".encode() in Path(f"/proc/{number}/environ").read_bytes().split(b"\0")
    return False


class Keeper:
    """The process, from the host's side; started with the first program, and then kept."""

    def __init__(self) -> None:
        self.starting = threading.RLock()  # no orphans are looked for while a program begins
        self._process: subprocess.Popen[bytes] | None = None
        self._mark = os.urandom(12).hex()
        self._programs: dict[int, str] = {}  # those that run, with their marks

    def marks(self) -> dict[str, str]:
        """For one program's environment: a mark of its own, and one that all programs of this host share."""
        adopt()
        return {HOST: self._mark, BOT: os.urandom(12).hex()}

    def watch(self, pid: int, mark: str) -> None:
        """Make sure this program ends, whatever happens to us."""
        with self.starting:
            self._programs[pid] = mark
            self._send(f"+{pid}\n")

    def end(self, pid: int) -> None:
        """End it, and all that it has started."""
        kill_group(pid)
        await_end(pid)
        with self.starting:
            mark = self._programs.pop(pid)
            kill_marked(BOT, mark)
            # Some of those may still be ending: they aren't collected otherwise.
            kill_orphans(lambda number: number == pid or self._is_wanted(number, besides=mark))
            self._send(f"-{pid}\n")

    def _is_wanted(self, number: int, besides: str) -> bool:
        """Whether it is the keeper, or belongs to a running program other than the one marked `besides`."""
        if self._process is not None and number == self._process.pid:
            return True
        with contextlib.suppress(OSError):
            if os.getpgid(number) in self._programs:
                return True
        return is_marked(number, HOST, self._mark) and not is_marked(number, BOT, besides)

    def _send(self, line: str) -> None:
        with self.starting, contextlib.suppress(OSError, ValueError):
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
