"""Bots that run in a process of their own, well-behaved and not. Used by name: `foreign_bots.py:Class`."""

import atexit
import os
import random
import signal
import subprocess
import sys
import time
from pathlib import Path

from mascarade_qt.engine.events import Event
from mascarade_qt.engine.questions import Answer, Question
from mascarade_qt.engine.setup import Setup


class Good:
    """Plays at random, and talks a lot."""

    def __init__(self, setup: Setup, player: int, seed: int) -> None:
        assert setup.graveyard == tuple(sorted(setup.graveyard))
        self.rng = random.Random(seed)
        print("what a bot prints is not an answer")

    def see(self, event: Event) -> None:
        """Say so."""
        print(event)

    def answer(self, question: Question) -> Answer:
        """Anything."""
        return self.rng.choice(question.answers)


class Raises(Good):
    """Cannot answer."""

    def answer(self, question: Question) -> Answer:
        """Fail."""
        raise ValueError("no idea")


class RaisesAtOnce(Good):
    """Cannot even begin."""

    def __init__(self, setup: Setup, player: int, seed: int) -> None:
        raise ValueError("not today")


class Leaves(Good):
    """Ends the process."""

    def answer(self, question: Question) -> Answer:
        """Go."""
        sys.exit(3)


class Dies(Good):
    """Ends it the hard way."""

    def answer(self, question: Question) -> Answer:
        """Go."""
        os.abort()


class Hangs(Good):
    """Thinks forever."""

    def answer(self, question: Question) -> Answer:
        """Wait."""
        time.sleep(1000)
        return None


class Lies(Good):
    """Answers what was not offered."""

    def answer(self, question: Question) -> Answer:
        """One that never is."""
        return "nonsense"


NOT_A_CLASS = 7


class Hoards(Good):
    """Takes far more memory than it needs."""

    def answer(self, question: Question) -> Answer:
        """Two gigabytes, before it answers."""
        self.hoard = bytearray(2 * 1024**3)
        return super().answer(question)


class Stays(Good):
    """Plays well, but ignores the end of its input and every request to go, and leaves two more behind."""

    def __init__(self, setup: Setup, player: int, seed: int) -> None:
        super().__init__(setup, player, seed)
        for number in (signal.SIGTERM, signal.SIGINT, signal.SIGHUP):
            signal.signal(number, signal.SIG_IGN)
        for leaves in (False, True):
            subprocess.Popen(["sleep", "1000"], start_new_session=leaves)
        atexit.register(time.sleep, 1000)
        with Path(os.environ["NOTE"]).open("a", encoding="utf-8") as note:
            note.write("started\n")
