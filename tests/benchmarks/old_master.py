"""An opponent of another checkout as a program of docs/bot-protocol.md: `old_master.py CHECKOUT LEVEL`."""

import importlib
import io
import os
import sys
from typing import Any

checkout, level = sys.argv[1:]
sys.path.insert(0, checkout)
seed = int(os.environ["MASCARADE_SEED"])


def module(*names: str) -> Any:
    """The first of these modules that the checkout has: they have moved since."""
    for name in names:
        try:
            return importlib.import_module(f"mascarade_qt.bots.{name}")
        except ModuleNotFoundError:
            continue
    raise SystemExit(f"{checkout} has none of {names}")


make_bot = module("registry").make_bot
output = io.TextIOWrapper(os.fdopen(os.dup(1), "wb", 0), encoding="utf-8", newline="\n", write_through=True)
module("hosting.protocol", "protocol").serve(
    lambda setup, player: make_bot(level, setup, player, seed),
    io.TextIOWrapper(sys.stdin.buffer, encoding="utf-8"),
    output.write,
)
