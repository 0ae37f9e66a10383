"""The process in which bots think, from the outside: started early, restarted when it dies."""

import contextlib
import io
import multiprocessing
import os
import pickle
import threading
import traceback
from collections.abc import Callable
from multiprocessing.connection import wait
from typing import Any, NamedTuple, get_args

from mascarade_qt.bots.hosting.guard import Fault
from mascarade_qt.match import thinker
from mascarade_qt.match.messages import Opinion
from mascarade_qt.match.thinker import Message, Quit, Reply
from mascarade_qt.system.error_log import write_down
from mascarade_qt.system.interrupts import uninterrupted

MOST_BYTES = 64 * 1024 * 1024  # of a reply; most have less than a thousand
_PARTS = {(part.__module__, part.__name__): part for part in (*get_args(Reply), Opinion, Fault)}
POLITE = 0.6  # seconds for it to end by itself, and to end the foreign programs


class Died(NamedTuple):
    """The process has ended without being told to."""


ReplyListener = Callable[[Reply | Died], None]


class BotProcess:
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
        """From now on, replies go to this listener; once this returns, no other gets any."""
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


class _Replies(pickle.Unpickler):
    """Turns bytes into replies and plain values, and nothing else."""

    def find_class(self, module: str, name: str) -> Any:
        """Part of Unpickler: look up what a message may be made of."""
        found = _PARTS.get((module, name))
        if found is None:
            raise pickle.UnpicklingError(f"{module}.{name} is no part of a reply")
        return found


def read_reply(data: bytes) -> Reply:
    """A reply from the process. No code in it is ever run; any exception means that it is no reply."""
    found = _Replies(io.BytesIO(data)).load()
    if not isinstance(found, Reply):
        raise TypeError(f"{type(found).__name__} is not a reply")
    return found


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
        """A broken pipe is left for the reader to report; one closed meanwhile can cause a TypeError."""
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
            try:
                # On Windows, a process that ends before it took over its end of the pipe leaves it open here.
                while connection in wait([connection, self._process.sentinel]) or connection.poll():
                    self._deliver(self, read_reply(connection.recv_bytes(MOST_BYTES)))
            except (EOFError, OSError):
                pass
            except Exception:  # no further reply can be read
                write_down(traceback.format_exc())
            self._process.kill()
            self._deliver(self, Died())
        finally:
            # For the same reason, only this ends a pending write there. Elsewhere, none must be pending.
            with contextlib.nullcontext() if os.name == "nt" else self._sending:
                connection.close()
