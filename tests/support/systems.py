"""What differs between systems: how tests end, stop and find processes, and which tests can't run."""

import contextlib
import os
import shlex
import shutil
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

needs_perl = pytest.mark.skipif(not shutil.which("perl"), reason="there is no Perl")
deletes_open_files = pytest.mark.skipif(sys.platform == "win32", reason="Windows deletes no open file")
# For a program with a terminal or console of its own.
ON_ITS_OWN: dict[str, Any] = (
    {"creationflags": 0x10} if sys.platform == "win32" else {"start_new_session": True}
)
KILL = 9  # Windows knows no such signal, but ends a process with it as status


def bot_command(*words: str | Path) -> str:
    """The name of a bot that is a program with arguments."""
    given = [str(word) for word in words]
    return "cmd:" + (subprocess.list2cmdline(given) if os.name == "nt" else shlex.join(given))


def words_for(call: Callable[..., object], *arguments: object) -> str:
    """What this system says about a call that fails."""
    with pytest.raises(OSError, match=r".") as caught:
        call(*arguments)
    assert caught.value.strerror
    return caught.value.strerror


def press_ctrl_c(pid: int) -> None:
    """As in the terminal of a program that was started on its own."""
    if sys.platform == "win32":
        subprocess.run([sys.executable, "-c", PRESS, str(pid)], check=False)
    else:
        with contextlib.suppress(ProcessLookupError):
            os.killpg(pid, signal.SIGINT)


# Only those at the same console can be sent Ctrl-C, and who sends it gets it as well.
PRESS = """
import ctypes, sys
kernel = ctypes.windll.kernel32
kernel.FreeConsole()
if kernel.AttachConsole(int(sys.argv[1])):
    kernel.SetConsoleCtrlHandler(None, True)
    kernel.GenerateConsoleCtrlEvent(0, 0)
"""


def suspend(pid: int) -> None:
    """Let a process run no further."""
    if sys.platform == "win32":
        _with_process(0x0800, pid, "ntdll", "NtSuspendProcess")
    else:
        os.kill(pid, signal.SIGSTOP)


def ended(pid: int) -> bool:
    """Whether a process has ended, perhaps without having been buried yet by its parent or init."""
    if sys.platform == "win32":
        return _with_process(0x100000, pid, "kernel32", "WaitForSingleObject", 0) in (None, 0)
    try:
        os.kill(pid, 0)
        return Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()[0] == "Z"
    except ProcessLookupError:
        return True
    except FileNotFoundError:  # no /proc, or gone since
        return Path("/proc").exists()


if sys.platform == "win32":
    import ctypes
    from ctypes import wintypes

    def _with_process(right: int, pid: int, library: str, function: str, *more: int) -> int | None:
        """Call a function with a handle of a process; None if there is no such process."""
        kernel = ctypes.WinDLL("kernel32")
        kernel.OpenProcess.restype = wintypes.HANDLE
        handle = kernel.OpenProcess(right, False, pid)
        if not handle:
            return None
        try:
            found: int = getattr(ctypes.WinDLL(library), function)(wintypes.HANDLE(handle), *more)
            return found
        finally:
            kernel.CloseHandle(wintypes.HANDLE(handle))
