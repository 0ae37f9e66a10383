"""Keeps a foreign program within bounds: limited memory, and an end when the game ends in any way."""

import contextlib
import subprocess
import sys
from collections.abc import Mapping

from mascarade_qt.bots.hosting.keeper import BOT, Keeper

MEMORY = 1024**3  # bytes for each process of a program

_KEEPER = Keeper()


starting = _KEEPER.starting  # held while a program begins


def marks() -> dict[str, str]:
    """Variables for the program's environment."""
    return _KEEPER.marks()


if sys.platform == "win32":
    import ctypes
    from ctypes import wintypes

    _PROCESS_MEMORY, _KILL_ON_CLOSE, _EXTENDED_LIMITS = 0x100, 0x2000, 9

    class _BasicLimits(ctypes.Structure):
        _fields_ = (
            ("PerProcessUserTimeLimit", ctypes.c_int64),
            ("PerJobUserTimeLimit", ctypes.c_int64),
            ("LimitFlags", wintypes.DWORD),
            ("MinimumWorkingSetSize", ctypes.c_size_t),
            ("MaximumWorkingSetSize", ctypes.c_size_t),
            ("ActiveProcessLimit", wintypes.DWORD),
            ("Affinity", ctypes.c_size_t),
            ("PriorityClass", wintypes.DWORD),
            ("SchedulingClass", wintypes.DWORD),
        )

    class _Limits(ctypes.Structure):
        _fields_ = (
            ("BasicLimitInformation", _BasicLimits),
            ("IoInfo", ctypes.c_uint64 * 6),
            ("ProcessMemoryLimit", ctypes.c_size_t),
            ("JobMemoryLimit", ctypes.c_size_t),
            ("PeakProcessMemoryUsed", ctypes.c_size_t),
            ("PeakJobMemoryUsed", ctypes.c_size_t),
        )

    class Confinement:
        """A job object: its processes end when its last handle is closed, by us or by the system for us."""

        def __init__(self, process: "subprocess.Popen[bytes]", environment: Mapping[str, str]) -> None:
            self._kernel = ctypes.WinDLL("kernel32", use_last_error=True)
            self._kernel.CreateJobObjectW.restype = wintypes.HANDLE
            limits = _Limits()
            limits.BasicLimitInformation.LimitFlags = _PROCESS_MEMORY | _KILL_ON_CLOSE
            limits.ProcessMemoryLimit = MEMORY
            self._job = wintypes.HANDLE(self._kernel.CreateJobObjectW(None, None))
            self._kernel.SetInformationJobObject(
                self._job, _EXTENDED_LIMITS, ctypes.byref(limits), ctypes.sizeof(limits)
            )
            handle = wintypes.HANDLE(int(process._handle))  # type: ignore[attr-defined]
            self._kernel.AssignProcessToJobObject(self._job, handle)

        def end(self) -> None:
            """End the program and all it has started."""
            self._kernel.TerminateJobObject(self._job, 1)
            self._kernel.CloseHandle(self._job)

else:

    class Confinement:
        """A process group, a memory limit if the system has one, and a keeper."""

        def __init__(self, process: "subprocess.Popen[bytes]", environment: Mapping[str, str]) -> None:
            self._pid = process.pid
            _limit_memory(process.pid)
            _KEEPER.watch(process.pid, environment[BOT])

        def end(self) -> None:
            """End the program and all it has started."""
            _KEEPER.end(self._pid)


def _limit_memory(pid: int) -> None:
    """A limit on data, not on addresses: some languages reserve far more of those than they use."""
    if sys.platform == "linux":
        import resource

        with contextlib.suppress(OSError, ValueError):  # it may have ended already
            resource.prlimit(pid, resource.RLIMIT_DATA, (MEMORY, MEMORY))
            resource.prlimit(pid, resource.RLIMIT_CORE, (0, 0))
