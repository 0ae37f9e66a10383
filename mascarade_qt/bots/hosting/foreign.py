"""Bots that are not part of this project, each in its own process and with a time limit for answers.

What goes wrong there is a BotError here; guard.py then lets another bot play on.
"""

import shlex
import sys
from collections.abc import Sequence

from mascarade_qt.bots.hosting.child import Child
from mascarade_qt.bots.hosting.protocol import SEED, event_line, question_line, read_answer, setup_line
from mascarade_qt.engine.events import Event
from mascarade_qt.engine.questions import Answer, Question
from mascarade_qt.engine.setup import Setup
from mascarade_qt.system.children import python_environment
from mascarade_qt.system.outside import outside_environment

SECONDS = 5.0  # for an answer, unless told otherwise


class ForeignBot:
    """A program that plays for one player; `close` ends it."""

    def __init__(
        self, command: Sequence[str], setup: Setup, player: int, seed: int, seconds: float = SECONDS
    ) -> None:
        self._seconds = seconds
        # The built program has no package that others could import, and its libraries are not for them.
        theirs = hasattr(sys, "frozen") and command[0] != sys.executable
        environment = outside_environment() if theirs else python_environment()
        self._child = Child(command, environment | {SEED: str(seed)})
        self._child.write(setup_line(setup, player))

    def see(self, event: Event) -> None:
        """Everything this player sees, in order."""
        self._child.write(event_line(event))

    def answer(self, question: Question) -> Answer:
        """What the program answers; BotError if it fails to."""
        return read_answer(self._child.ask(question_line(question), self._seconds), question)

    def close(self) -> None:
        """End the program and everything it started."""
        self._child.close()


if sys.platform == "win32":
    import ctypes
    from ctypes import wintypes

    def program(text: str) -> list[str]:
        """A program and its arguments, written as Windows has it: a backslash is a backslash."""
        if not text.strip():
            return []
        split = ctypes.windll.shell32.CommandLineToArgvW
        split.restype = ctypes.POINTER(wintypes.LPWSTR)
        count = ctypes.c_int()
        words = split(text.strip(), ctypes.byref(count))
        try:
            return [words[number] for number in range(count.value)]
        finally:
            ctypes.windll.kernel32.LocalFree(words)

else:

    def program(text: str) -> list[str]:
        """A program and its arguments, written as in a shell."""
        return shlex.split(text)
