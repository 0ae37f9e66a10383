"""Counts games in a thread of its own: another program may have the database, and there may be many games."""

import contextlib
import threading
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from mascarade_qt.storage.statistics import Sheet, Statistics, StoppedError

EVERY = 0.25  # seconds between two reports
_TURN = threading.Lock()  # one thread at a time: what the last screen was told to forget is forgotten first


@dataclass(frozen=True)
class Report:
    """All figures by the kind of games, what is wrong with their file, and whether more are being counted."""

    sheets: Mapping[str, Sheet]
    trouble: tuple[str, Path] | None
    counting: bool


class Count(QObject):
    """Counts what is new, and reports; `start` it once it is connected, `close` it before it is dropped."""

    reported = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._work = _Work(self.reported.emit)

    def start(self) -> None:
        """Begin."""
        threading.Thread(target=self._work.run, name="statistics").start()

    def reset(self) -> None:
        """Forget all figures; a report follows."""
        self._work.reset()

    def close(self) -> None:
        """No report follows. The thread ends after the game it is reading."""
        self._work.leave()


class _Work:
    """All that the thread knows: nothing that belongs to the window."""

    def __init__(self, say: Callable[[Report], object]) -> None:
        self._stop, self._wake = threading.Event(), threading.Event()
        self._lock = threading.Lock()  # guards the next two
        self._say: Callable[[Report], object] | None = say
        self._resetting = False

    def reset(self) -> None:
        """Forget everything as soon as possible."""
        with self._lock:
            self._resetting = True
        self._wake.set()

    def leave(self) -> None:
        """Report no more and end, but still forget what was to be forgotten."""
        with self._lock:
            self._say = None
            if not self._resetting:
                self._stop.set()
        self._wake.set()

    def run(self) -> None:
        """Count until the figures are no longer wanted."""
        with _TURN, contextlib.suppress(StoppedError):
            if self._say is not None or self._resetting:
                with contextlib.closing(Statistics(stop=self._stop)) as store:
                    self._serve(store)

    def _serve(self, store: Statistics) -> None:
        while True:
            self._wake.clear()
            if self._resetting:
                store.reset()
                with self._lock:
                    self._resetting = False
            if self._say is None:
                return
            self._count(store)
            self._wake.wait()

    def _count(self, store: Statistics) -> None:
        self._report(store, counting=True)
        tried: set[Path] = set()
        while files := [path for path in store.unknown_files() if path not in tried]:
            trouble, told = store.trouble, time.monotonic()
            for path in files:
                if self._wake.is_set():
                    return
                store.add_file(path)
                tried.add(path)
                if store.trouble != trouble:  # it goes on in memory, and may have to begin again
                    tried.clear()
                    break
                if time.monotonic() - told > EVERY:
                    self._report(store, counting=True)
                    told = time.monotonic()
        self._report(store, counting=False)

    def _report(self, store: Statistics, *, counting: bool) -> None:
        sheets = store.sheets()
        with self._lock:
            if self._say is not None:
                self._say(Report(sheets, store.trouble, counting))
