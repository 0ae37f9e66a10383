"""Opponents of another checkout, many of them in one process: `old_master.py CHECKOUT LEVEL`.

Each line is one of docs/bot-protocol.md behind the number of its bot and a space; an answer is a line. Behind
a set-up's number stands the seed of the bot that it makes: `3/2026 {"event": "setup", …}`.
"""

import importlib
import sys
from typing import Any

checkout, level = sys.argv[1:]
sys.path.insert(0, checkout)


def module(*names: str) -> Any:
    """The first of these modules that the checkout has: they have moved since."""
    for name in names:
        try:
            return importlib.import_module(f"mascarade_qt.bots.{name}")
        except ModuleNotFoundError:
            continue
    raise SystemExit(f"{checkout} has none of {names}")


make_bot = module("registry").make_bot
protocol = module("hosting.protocol", "protocol")


class Served:
    """One bot and its side of the conversation, in pieces: `protocol.serve` plays a whole game at once."""

    def __init__(self, seed: int, setup: str) -> None:
        self._seed = seed
        self._setup = setup
        self._heard: list[str] = []
        self._bot: Any = None

    def _make(self, setup: Any, player: int) -> Any:
        self._bot = self._bot or make_bot(level, setup, player, self._seed)
        return self._bot

    def hear(self, line: str) -> None:
        """Events wait for the next question."""
        self._heard.append(line)
        if '"event": "question"' in line:
            protocol.serve(self._make, (self._setup, *self._heard), sys.stdout.write)
            sys.stdout.flush()
            self._heard.clear()


bots: dict[str, Served] = {}
for text in sys.stdin:
    name, _, line = text.partition(" ")
    number, _, seed = name.partition("/")
    if seed:
        bots[number] = Served(int(seed), line)
    else:
        bots[number].hear(line)
