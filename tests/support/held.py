"""What the program holds on to: Qt objects, threads, descriptors and memory. Linux only."""

import gc
import os
import threading
from collections import Counter
from dataclasses import dataclass
from pathlib import Path

import shiboken6
from PySide6.QtCore import QCoreApplication, QEvent, QObject
from PySide6.QtWidgets import QApplication

from mascarade_qt.ui.window import MainWindow
from tests.support.waiting import idle

MB = 2**20


@dataclass(frozen=True)
class Held:
    """What the program holds between two games."""

    objects: Counter[str]  # by type
    threads: int  # Python's and Qt's
    python_threads: int
    descriptors: tuple[int, ...]  # of the window's process and of the bots'
    memory: tuple[float, ...]  # MB, of both


def held(window: MainWindow) -> Held:
    """Take stock, once everything on its way out is gone."""
    for _ in range(3):
        idle()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        gc.collect()
    bot_process = window.services.bot_process.pid
    processes = (os.getpid(), *([] if bot_process is None else [bot_process]))
    return Held(
        objects(),
        entries("/proc/self/task"),
        threading.active_count(),
        tuple(entries(f"/proc/{pid}/fd") for pid in processes),
        tuple(resident(pid) for pid in processes),
    )


def entries(folder: str) -> int:
    """How many there are in a folder."""
    return sum(1 for _ in Path(folder).iterdir())


def objects() -> Counter[str]:
    """Every QObject that Python knows or that hangs on a window or the application, by type."""
    roots = [found for found in shiboken6.getAllValidWrappers() if isinstance(found, QObject)]
    roots += QApplication.topLevelWidgets()
    all_found = (found for root in roots for found in (root, *root.findChildren(QObject)))
    known = {shiboken6.getCppPointer(found)[0]: found for found in all_found}
    return Counter(found.metaObject().className() for found in known.values())


def resident(pid: int) -> float:
    """How much memory a process holds."""
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE") / MB
