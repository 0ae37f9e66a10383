"""Where the arena's games are played: here, in processes, or on a dask cluster; and their progress."""

import contextlib
import importlib
import os
import signal
import sys
import threading
from collections.abc import Iterator
from concurrent.futures import BrokenExecutor, CancelledError, Executor, Future, ProcessPoolExecutor
from multiprocessing import get_context
from typing import Any

from mascarade_qt import __version__
from mascarade_qt.system.children import end_with_parent
from mascarade_qt.system.interrupts import uninterrupted

DASK_SECONDS = 10  # to find the cluster
_VERSION = "mascarade_qt.__version__"


class WorkersError(Exception):
    """The games cannot be played there; the text says why."""


class HereExecutor(Executor):
    """Does the work at once, in this process."""

    def submit(self, fn: Any, /, *args: Any, **kwargs: Any) -> Future[Any]:
        """Run it now; errors are raised by the future, as with any executor."""
        future: Future[Any] = Future()
        try:
            future.set_result(fn(*args, **kwargs))
        except Exception as error:
            future.set_exception(error)
        return future


def cores() -> int:
    """How many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


@contextlib.contextmanager
def local_executor(workers: int) -> Iterator[Executor]:
    """A single worker is this process itself."""
    if workers == 1:
        yield HereExecutor()
        return
    # Spawned, not forked: the same on all systems, and safe beside threads.
    with _Processes(workers, get_context("spawn"), _prepare_worker) as executor:
        try:
            yield executor
        except BrokenExecutor:
            raise WorkersError("a worker process has died") from None
        except BaseException:  # don't wait for games that are no longer wanted
            executor.kill()
            raise


class _Processes(ProcessPoolExecutor):
    """Processes that ignore Ctrl-C and can be ended at once."""

    def submit(self, fn: Any, /, *args: Any, **kwargs: Any) -> Future[Any]:
        """Part of Executor; here processes are started."""
        with uninterrupted():
            return super().submit(fn, *args, **kwargs)

    def kill(self) -> None:
        """End all processes, whatever they are doing."""
        threading.excepthook = lambda args: None  # the pool's thread fails on its own broken jobs
        processes = list((self._processes or {}).values())
        self.shutdown(wait=False, cancel_futures=True)
        for process in processes:
            process.kill()


def _prepare_worker() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    end_with_parent()


@contextlib.contextmanager
def dask_executor(address: str) -> Iterator[Executor]:
    """A cluster; its scheduler and workers need this package too."""
    try:
        distributed = importlib.import_module("distributed")
    except ImportError:
        raise WorkersError('--dask needs the extra "dask": pip install "mascarade-qt[dask]"') from None
    try:
        client = distributed.Client(address, timeout=DASK_SECONDS, set_as_default=False)
    except (OSError, ValueError, RuntimeError):
        raise WorkersError(f"no dask scheduler answers at {address!r}") from None
    with client:
        _check_cluster(client)
        with client.get_executor(pure=False) as executor:
            try:
                yield executor
            except ImportError as error:
                raise WorkersError(f"the workers of the cluster can't import {error.name}") from None
            except (CancelledError, distributed.KilledWorker, distributed.comm.CommClosedError):
                raise WorkersError("the cluster has lost its scheduler or its workers") from None


def _check_cluster(client: Any) -> None:
    """The scheduler needs this package too, to unpack the workers' tasks. All need the same rules as ours."""
    locate = importlib.import_module("pydoc").locate  # our own functions can't run without our package
    versions = {"scheduler": client.run_on_scheduler(locate, _VERSION)}
    for worker, version in client.run(locate, _VERSION).items():
        versions[f"worker {worker}"] = version
    for name, version in versions.items():
        if version is None:
            raise WorkersError(
                f"the cluster's {name} can't import mascarade_qt: it has to be installed there"
            )
        if version != __version__:
            raise WorkersError(
                f"the cluster's {name} has version {version} of mascarade_qt, not {__version__}"
            )


class ProgressLine:
    """A bar on standard error, if that is a terminal."""

    WIDTH = 40

    def __init__(self, games: int) -> None:
        self._games = games
        self._shown = sys.stderr.isatty()

    def show(self, done: int) -> None:
        """Show how many games have been played."""
        if self._shown:
            filled = self.WIDTH * done // self._games
            bar = "#" * filled + "-" * (self.WIDTH - filled)
            print(f"\r[{bar}] {done}/{self._games}", end="", file=sys.stderr, flush=True)

    def close(self) -> None:
        """Clear the line."""
        if self._shown:
            print("\r" + " " * (self.WIDTH + 30) + "\r", end="", file=sys.stderr, flush=True)
