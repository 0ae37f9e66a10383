"""Ctrl-C ends a command quickly and silently, however often it is pressed."""

import contextlib
import os
import signal
import sys
import threading
from collections.abc import Callable, Iterator
from types import FrameType

STATUS = 130
PATIENCE = 3.0  # seconds to shut down cleanly; after that it ends anyway


_ending = threading.Event()


@contextlib.contextmanager
def interruptible() -> Iterator[None]:
    """Within this, the first Ctrl-C is a KeyboardInterrupt, and later ones don't disturb the clean-up.

    Python sometimes turns it into another error: a RuntimeError while a class is being made, an ImportError
    inside an extension. Any error that leaves here after Ctrl-C counts as that Ctrl-C.
    """
    _ending.clear()
    with _handler(_raise):
        try:
            yield
        except Exception:
            if _ending.is_set():
                raise KeyboardInterrupt from None
            raise


@contextlib.contextmanager
def quitting() -> Iterator[threading.Event]:
    """Within this, Ctrl-C ends Qt's event loop, and sets the event yielded here in case it isn't running.

    An exception inside one of Qt's own calls would be lost, or fatal.
    """
    asked = threading.Event()

    def leave(number: int, frame: FrameType | None) -> None:
        _begin_to_end()
        asked.set()
        application = getattr(sys.modules.get("PySide6.QtCore"), "QCoreApplication", None)
        if application is not None:
            application.exit(STATUS)

    with _handler(leave):
        yield asked


@contextlib.contextmanager
def delayed() -> Iterator[None]:
    """Put off Ctrl-C while something must not be interrupted."""
    if sys.platform == "win32":  # signals can't be blocked there, only noted
        pressed = threading.Event()
        try:
            with _handler(lambda *_: pressed.set()):
                yield
        finally:
            if pressed.is_set():
                signal.raise_signal(signal.SIGINT)
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


@contextlib.contextmanager
def uninterrupted() -> Iterator[None]:
    """Processes started within this never get Ctrl-C, not even before they can ignore it themselves."""
    if sys.platform == "win32":
        import ctypes  # most commands don't need it

        ignore = ctypes.windll.kernel32.SetConsoleCtrlHandler  # what is started now inherits it
        ignore(None, True)
        try:
            yield
        finally:
            ignore(None, False)
        return
    from multiprocessing import resource_tracker  # most commands don't need it

    resource_tracker.ensure_running()  # starting that would let Ctrl-C through
    with delayed():
        yield


@contextlib.contextmanager
def _handler(handle: Callable[[int, FrameType | None], None]) -> Iterator[None]:
    here = threading.current_thread() is threading.main_thread()
    if not here or signal.getsignal(signal.SIGINT) in (None, signal.SIG_IGN):  # left to our parent process
        yield
        return
    before = signal.signal(signal.SIGINT, handle)
    try:
        yield
    finally:
        if signal.getsignal(signal.SIGINT) is not signal.SIG_IGN:
            signal.signal(signal.SIGINT, before)


def _raise(number: int, frame: FrameType | None) -> None:
    _begin_to_end()
    raise KeyboardInterrupt


def _begin_to_end() -> None:
    _ending.set()
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    sys.unraisablehook = lambda _: None  # one raised where nothing can catch it is lost: the watchdog ends us
    watchdog = threading.Timer(PATIENCE, os._exit, (STATUS,))
    watchdog.daemon = True
    watchdog.start()
