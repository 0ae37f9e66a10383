"""A program in a process of its own, and the threads that talk to it. Nothing it does blocks or outlives us.

Reading and writing happen in threads, because not every system can wait for several pipes at once.
"""

import contextlib
import os
import queue
import select
import subprocess
import sys
import threading
import time
from collections.abc import Iterator, Mapping, Sequence

from mascarade_qt.bots.hosting.confinement import Confinement, marks, starting
from mascarade_qt.bots.hosting.guard import BotError
from mascarade_qt.engine.refusals import shown
from mascarade_qt.system.outside import find_program

LONGEST_LINE = 64 * 1024  # no answer has more than a few dozen bytes
MOST_LINES = 1000  # that were not asked for
MOST_ERRORS = 4 * 1024 * 1024  # bytes of standard error; only the last ones are kept
KEPT_ERRORS = 4096
BLOCK = 64 * 1024
GRACE = 0.5  # seconds for the program to end after the game
PATIENCE = 5.0  # seconds for a thread to notice that it is over
NAP = 0.2  # seconds between two checks whether it is time to stop

POSIX = os.name == "posix"


class Child:
    """A running program: lines in, lines out. After `close`, no process, thread or pipe is left."""

    def __init__(self, command: Sequence[str], environment: Mapping[str, str]) -> None:
        environment = {**environment, **marks()}
        found = find_program(command[0])
        if found is None:
            raise BotError(f"cannot be started: there is no program {shown(command[0])}")
        try:
            with starting:
                self._process = subprocess.Popen(
                    [found, *command[1:]],
                    bufsize=0,
                    stdin=subprocess.PIPE,
                    stdout=subprocess.PIPE,
                    stderr=subprocess.PIPE,
                    env=environment,
                    start_new_session=POSIX,  # a group of its own, so that what it starts ends with it
                    creationflags=getattr(subprocess, "CREATE_NO_WINDOW", 0),
                )
                self._confinement = Confinement(self._process, environment)
        except (OSError, ValueError) as error:
            raise BotError(f"cannot be started: {error}") from None
        self._input: queue.SimpleQueue[bytes | None] = queue.SimpleQueue()  # None: nothing more will come
        self._lines: queue.SimpleQueue[bytes | None] = queue.SimpleQueue()
        self._errors = b""
        self._trouble = ""
        self._closing = threading.Event()
        self._ended = False
        jobs = (self._feed, self._read_lines, self._read_errors)
        self._threads = [threading.Thread(target=job, name="foreign bot", daemon=True) for job in jobs]
        for thread in self._threads:
            thread.start()

    def write(self, text: str) -> None:
        """Send text, without waiting for it to be read."""
        self._input.put(text.encode("utf-8", "replace"))

    def ask(self, text: str, seconds: float) -> bytes:
        """Send text and wait for one line; BotError says what happened instead."""
        if self._lines.empty():
            self.write(text)
            try:
                line = self._lines.get(timeout=seconds)
            except queue.Empty:
                self._trouble = f"did not answer within {seconds:g} s"
                line = None
            if line is not None:
                return line
        elif (early := self._lines.get()) is not None:
            self._trouble = f"wrote {ascii(early[:40])[1:]} without being asked"
        raise BotError(self._trouble or self._obituary())

    def close(self) -> None:
        """End the program and everything it started: the game is over, or it has failed."""
        self._input.put(None)
        if not (self._trouble or self._ended):
            deadline = time.monotonic() + GRACE
            for thread in self._threads[1:]:  # its output ends when it ends
                thread.join(max(0.0, deadline - time.monotonic()))
        self._kill()
        self._closing.set()
        for thread in self._threads:
            thread.join(PATIENCE)
        for pipe in (self._process.stdin, self._process.stdout, self._process.stderr):
            if pipe is not None:
                with contextlib.suppress(OSError):  # what is left in it is of no use
                    pipe.close()

    def _obituary(self) -> str:
        """How it ended, and its last output."""
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(GRACE)
        status = self._process.poll()
        self._kill()
        self._threads[2].join(GRACE)
        words = [line.strip() for line in self._errors.decode("utf-8", "replace").splitlines()]
        last = next((line for line in reversed(words) if line), "")
        how = "closed its output" if status is None else f"ended with status {status}"
        if status is not None and status < 0:
            how = f"was ended by signal {-status}"
        return f"{how}: {last}" if last else how

    def _kill(self) -> None:
        """End the program and its children, politely or not: none of them can refuse."""
        if self._ended:
            return
        self._ended = True
        self._confinement.end()
        self._process.kill()
        self._process.wait()

    # --- threads ---------------------------------------------------------------------------------

    def _feed(self) -> None:
        """Write what is sent; a program that doesn't read keeps only this thread waiting."""
        pipe = self._process.stdin
        assert pipe is not None
        if sys.platform != "win32":
            os.set_blocking(pipe.fileno(), False)
        with contextlib.suppress(OSError), pipe:
            while (data := self._input.get()) is not None:
                while data and self._wait(pipe.fileno(), "POLLOUT"):
                    with contextlib.suppress(BlockingIOError):
                        data = data[os.write(pipe.fileno(), data) :]

    def _read_lines(self) -> None:
        assert self._process.stdout is not None
        rest = b""
        for block in self._blocks(self._process.stdout.fileno()):
            *lines, rest = (rest + block).split(b"\n")
            if max(map(len, (*lines, rest))) > LONGEST_LINE:
                self._trouble = f"wrote a line of more than {LONGEST_LINE // 1024} KB"
            elif len(lines) > MOST_LINES or self._lines.qsize() > MOST_LINES:
                self._trouble = f"wrote more than {MOST_LINES} lines without being asked"
            if self._trouble:
                break
            for line in lines:
                self._lines.put(line)
        if rest and not self._trouble:
            self._lines.put(rest)
        self._lines.put(None)

    def _read_errors(self) -> None:
        assert self._process.stderr is not None
        size = 0
        for block in self._blocks(self._process.stderr.fileno()):
            self._errors = (self._errors + block)[-KEPT_ERRORS:]
            size += len(block)
            if size > MOST_ERRORS:
                self._trouble = f"wrote more than {MOST_ERRORS // 1024**2} MB to standard error"
                self._lines.put(None)
                break

    def _blocks(self, handle: int) -> Iterator[bytes]:
        """Everything that can be read until the end, or on POSIX until it is time to stop.

        A program may have left a child behind in another group, which keeps the pipe open forever.
        """
        with contextlib.suppress(OSError):
            while self._wait(handle, "POLLIN") and (block := os.read(handle, BLOCK)):
                yield block

    def _wait(self, handle: int, what: str) -> bool:
        """Wait until something can be read or written; False if it is time to stop."""
        if sys.platform != "win32":
            poller = select.poll()
            poller.register(handle, getattr(select, what))
            while not poller.poll(NAP * 1000):
                if self._closing.is_set():
                    return False
        return True
