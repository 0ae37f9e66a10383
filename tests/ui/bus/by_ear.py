"""Plays a game on the accessibility bus, alone or in hot-seat: by keys, announcements and names alone.

For the system's Python, which has the bindings of AT-SPI; `test_on_the_bus.py` starts it in a session of its
own. Prints what was announced in a turn and how long it takes to speak.
"""

import random
import re
import subprocess
import sys
import time
from collections import Counter
from itertools import cycle
from typing import Any

from listening import (  # type: ignore[import-not-found]
    PATIENCE,
    Listener,
    answers,
    hold,
    press,
    program,
    texts,
    there,
    title,
)

WORDS_A_SECOND = 3
PLAYERS = 3
MOST_SLOW = 60  # events that come with New game; 150 kept Orca 43 silent for ten seconds
AGAIN = "Rematch"  # there is one at the end only
CALLED = ": hold to open"  # ends the name of the button that opens a curtain
WARNED = "press Space to hear it."  # ends what has the focus behind it
ASKED = ("look, swap or announce?", "Your turn.")  # ends what is said when everything is allowed
ONLY_SAID = ("Continue", "Turn them face down", "Turn it face down")  # Space is enough
HELD, RESTS = 0.9, 1.2  # seconds: to open a curtain, and in which one that was just drawn takes no key
WAYS = (("space", True), ("Return", True), ("space", False), ("Return", False))
QUERIES = {
    "c": "Coins now: ",
    "t": "Courthouse",
    "w": "To play: ",
    "v": "No card is face up",
    "r": "Your turn",
    "alt+Up": "",
    "alt+Down": "Your turn",
    "q": "Your turn",
}


class Ear:
    """A player who sees nothing; several of them, one after the other, in hot-seat."""

    def __init__(self, pid: int, people: int) -> None:
        self._root, self._listener, self._people = program(pid), Listener(), people
        self._ways = cycle(WAYS)
        self._rng = random.Random(7)
        self._masks: set[str] = set()
        self._presses = self._curtains = self._turns = 0
        self._asked = self._warned = False
        self._before: Counter[str] = Counter()
        self._seated = 0  # how much had the focus before the table

    def play(self) -> None:
        """From home to the end of a game."""
        listener = self._listener
        listener.wait()
        listener.until(self._is_in_front, "the first screen")
        self._open_table()
        began = time.monotonic()
        while time.monotonic() - began < 10 * PATIENCE:
            listener.wait()
            if self._act():
                self._report()
                return
        sys.exit("the game did not end")

    # --- before ---

    def _is_in_front(self) -> bool:
        """There is no window manager that would give the window the focus once it is there."""
        if not title(self._listener.focus):
            windows = ["xdotool", "search", "--onlyvisible", "--name", "Mascarade", "windowfocus"]
            subprocess.run(windows, check=False, timeout=PATIENCE)
        return bool(title(self._listener.focus))

    def _open_table(self) -> None:
        """By Tab and what is said on the way."""
        self._tab_to("New game")
        before = self._listener.slow
        press("Return")
        self._listener.until(lambda: title(self._listener.focus) == "Number of players", "the first field")
        if (events := self._listener.slow - before) > MOST_SLOW:
            sys.exit(f"{events} events keep a screen reader from saying where the focus is")
        press("ctrl+a", str(PLAYERS))
        for seat in range(2, self._people + 1):
            self._tab_to(f"Who plays as player {seat}")
            press("Home")
            self._listener.wait()
        self._tab_to("Begin")
        self._seated = len(self._listener.named)
        self._listener.heard.clear()
        press("Return")
        self._listener.until(lambda: self._listener.heard, "the deal")
        self._masks = set(re.findall(r": ([A-Z][\w’ ]+?)[;.]", self._listener.heard[0]))
        if len(self._masks) < PLAYERS:
            sys.exit(f"the deal was not told: {self._listener.heard}")

    def _tab_to(self, name: str) -> None:
        for _ in range(60):
            if title(self._listener.focus) == name:
                return
            press("Tab")
            self._listener.wait()
        sys.exit(f"Tab does not lead to {name}")

    # --- at the table ---

    def _act(self) -> bool:
        """Do what is asked, if anything; returns whether the game is over."""
        listener = self._listener
        found = answers(listener.focus)
        if (not found or AGAIN in found) and there(self._root, AGAIN):
            return True
        if not found or AGAIN in found:
            return False
        if title(listener.focus).endswith(CALLED):
            self._open_curtain()
        elif found[0] in ONLY_SAID:
            self._turns += found[0] == "Continue"  # after each turn of a bot's
            press("space")
        elif listener.heard[-1].endswith(ASKED) and not self._asked:
            self._query()
        else:
            self._choose(found)
        return False

    def _choose(self, found: list[str]) -> None:
        """By the number of an answer, or by arrows and Enter."""
        said = self._listener.heard[-1]
        self._turns += said.split(" ")[0] == "Your" or " Your " in said
        wanted = self._rng.randrange(len(found))
        if wanted < 9 and self._rng.random() < 0.5:
            press(str(wanted + 1))
        else:
            steps = (wanted - found.index(self._listener.focus.get_name())) % len(found)
            press(*["Right"] * steps, "Return")
        self._presses += 1

    def _query(self) -> None:
        """All questions to the table, from the answer that has the focus."""
        self._asked = True
        for key, expected in QUERIES.items():
            count = len(self._listener.heard)
            press(key)
            self._listener.until(lambda before=count: len(self._listener.heard) > before, f"query {key}")
            if expected not in self._listener.heard[-1]:
                sys.exit(f"{key} was answered: {self._listener.heard[-1]}")
            del self._listener.heard[count:]  # asked for: not counted

    # --- the curtain ---

    def _open_curtain(self) -> None:
        """Held or pressed twice; inside, Space has the secret said, and keys answer and close it."""
        listener = self._listener
        self._curtains += 1
        key, held = next(self._ways)
        time.sleep(RESTS)
        before, count = texts(self._root), len(listener.heard)
        if held:
            hold(key, HELD)
        else:
            press(key)
            listener.until(lambda: listener.heard[-1] == "Press again to open.", "a word on the second press")
            press(key)
        listener.until(lambda: title(listener.focus).endswith(WARNED), "a warning that it will be spoken")
        if len(listener.heard) > count and listener.heard[-1] != "Press again to open.":
            sys.exit(f"spoken before a key asked for it: {listener.heard[count:]}")
        press("space")
        listener.until(lambda: not title(listener.focus).endswith(WARNED), "the secret")
        secret = title(listener.focus)
        if listener.named[-1] != secret:
            sys.exit("only a new name, which Orca leaves out for labels")
        listener.passed.clear()
        print("BEHIND THE CURTAIN", secret, flush=True)
        del listener.heard[count:]
        press(self._rng.choice("12"))
        listener.wait()
        if title(listener.focus) == secret:
            press("1")
            listener.wait()
        if title(listener.focus).startswith("Close"):
            press("Return")
        listener.until(lambda: len(listener.heard) > count, "the table after the curtain")
        self._check(secret, before)

    def _check(self, secret: str, before: Counter[str]) -> None:
        """Nothing of it was on the bus before, and nothing is left now."""
        public = " ".join(text for text in self._listener.heard if text != secret)
        if before[secret]:
            sys.exit(f"known before the curtain opened: {secret}")
        told = {mask for mask in self._masks if re.search(rf"\b{mask}\b", secret)}
        new = texts(self._root) - before
        passed = Counter(self._listener.passed)
        for text in (*new, *passed):
            words = {mask for mask in told if re.search(rf"\b{mask}\b", text)}
            if secret in text or (words and text.strip(" .!“”") not in public):
                sys.exit(f"still known after the curtain closed: {text!r} of {secret!r}")

    # --- after ---

    def _report(self) -> None:
        """What a listener had to listen to."""
        heard = self._listener.heard
        if self._listener.nameless:
            sys.exit(f"had the focus: {self._listener.nameless}")
        turns = self._turns
        speech = sum(len(text.split()) for text in heard) / WORDS_A_SECOND
        print(f"{self._curtains} curtains, {self._asked and len(QUERIES)} queries")
        each = f"{len(heard) / turns:.1f} a turn"
        print(f"{turns} turns, {self._presses} answers, {len(heard)} announcements: {each}")
        words = sum(len(text.split()) for text in heard)
        names = sum(len(text.split()) for text in self._listener.named[self._seated :])
        print(f"{words} words announced, {words / turns:.1f} a turn; {names} names of what had the focus")
        print(f"{speech:.0f} s of speech: {speech / turns:.1f} s a turn, {speech / len(heard):.1f} s each")


def main() -> int:
    """Open the game, and answer to the end."""
    game: subprocess.Popen[Any] = subprocess.Popen([sys.argv[1], "-m", "mascarade_qt"])
    try:
        Ear(game.pid, int(sys.argv[2])).play()
    finally:
        game.terminate()
        game.wait()
    return 0


if __name__ == "__main__":
    sys.exit(main())
