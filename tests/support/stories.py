"""Tables to tell stories about, and what no sentence may contain."""

import re

from mascarade_qt.engine.setup import Setup

LEFT_OVER = re.compile(r"[{}]|%n|\(s\)|\s\s|\bNone\b(?! of)")
SIX = Setup(
    ("Ann", "Bob", "Cleo", "Dan", "Eve", "Fay"),
    {"0": "judge", "1": "king", "2": "witch", "3": "cheat", "4": "spy", "5": "fool"},
)
FOUR = Setup(
    ("Ann", "Bob", "Cleo", "Dan"),
    {"0": "judge", "1": "king", "2": "witch", "3": "cheat", "c0": "spy", "c1": "fool"},
)
DUEL = Setup(
    ("Ann", "Bob"),
    {"0L": "judge", "0R": "king", "0P": "witch", "1L": "cheat", "1R": "spy", "1P": "fool"},
)
