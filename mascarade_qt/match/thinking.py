"""The process in which bots think, from the outside: started early, restarted when it dies."""

import contextlib
import multiprocessing
import os
import pickle
import threading
from collections.abc import Callable
from multiprocessing.connection import wait
from typing import NamedTuple

from mascarade_qt.match import thinker
from mascarade_qt.match.thinker import Message, Quit, Reply
from mascarade_qt.system.interrupts import uninterrupted

POLITE = 0.6  # seconds for it to end by itself, and to end the programs that play


class Died(NamedTuple):
    """The process is gone, without being told to go."""


ReplyListener = Callable[[Reply | Died], None]


class Thinking:
    """One spawned process for all bots of all games. All methods may be called from any thread.

    The listener gets replies in a thread that belongs to this object.
    """

    def __init__(self) -> None:
        self._lock = threading.RLock()
        self._listener: ReplyListener | None = None
        self._line: _Line | None = None

    def warm(self) -> None:
        """Start the process if it isn't running: its imports take a while."""
        with self._lock:
            if self._line is None:
                self._line = _Line(self._deliver)

    @property
    def pid(self) -> int | None:
        """The number of the process, if there is one."""
        with self._lock:
            return None if self._line is None else self._line.pid

    def listen(self, listener: ReplyListener | None) -> None:
        """Replies go to this listener from now on; once this returns, nobody else gets any."""
        with self._lock:
            self._listener = listener

    def leave(self, listener: ReplyListener) -> None:
        """Stop telling this listener; one that came after it stays."""
        with self._lock:
            if self._listener is listener:
                self.listen(None)

    def send(self, message: Message) -> None:
        """Send a message; if that fails, the listener hears that the process died."""
        self.warm()
        line = self._line
        if line is not None:
            line.send(message)

    def kill(self) -> None:
        """End the process at once. The next message starts another one."""
        with self._lock:
            line, self._line = self._line, None
        if line is not None:
            line.close(0)

    def close(self) -> None:
        """End the process, politely if it listens. Nothing of it is left behind."""
        self.listen(None)
        with self._lock:
            line, self._line = self._line, None
        if line is not None:
            line.close(POLITE)

    def _deliver(self, line: "_Line", reply: Reply | Died) -> None:
        with self._lock:
            if line is self._line:  # otherwise: a late word from a process that was given up
                if isinstance(reply, Died):
                    self._line = None
                if self._listener is not None:
                    self._listener(reply)


class _Line:
    """A running process, the pipe to it, and the thread that reads from it."""

    def __init__(self, deliver: Callable[["_Line", Reply | Died], None]) -> None:
        context = multiprocessing.get_context("spawn")
        self._connection, theirs = context.Pipe()
        self._deliver = deliver
        self._sending = threading.Lock()
        self._process = context.Process(target=thinker.run, args=(theirs,), name="thinking", daemon=True)
        with uninterrupted():
            self._process.start()
        theirs.close()
        self._reader = threading.Thread(target=self._read, name="thinking", daemon=True)
        self._reader.start()

    @property
    def pid(self) -> int | None:
        """The number of the process."""
        return self._process.pid

    def send(self, message: Message) -> None:
        """A broken pipe is no news here: the reader reports it. Closed meanwhile, it can be a TypeError."""
        with self._sending, contextlib.suppress(OSError, TypeError, ValueError):
            self._connection.send(message)

    def close(self, patience: float) -> None:
        """End the process; that ends the reader, which closes the pipe."""
        if patience:
            self.send(Quit())
            self._process.join(patience)
        self._process.kill()
        self._process.join()
        self._reader.join()
        self._process.close()

    def _read(self) -> None:
        connection = self._connection
        try:
            with contextlib.suppress(EOFError, OSError, pickle.UnpicklingError):
                # A process that ends before it took its end of the pipe leaves it open here, on Windows.
                while connection in wait([connection, self._process.sentinel]) or connection.poll():
                    self._deliver(self, connection.recv())
            self._deliver(self, Died())
        finally:
            # For the same reason, nothing else ends a write there. Elsewhere none must be under way.
            with contextlib.nullcontext() if os.name == "nt" else self._sending:
                connection.close()
