"""A compiled simulator of masters at the tables that need no eliminations and no changes of seats.

The C++ beside this file mirrors the engine's rules and the masters' mind; `tests/bots/mind/test_simulator.py`
holds it against Python. It is built at first use, with the figures of `tuning.py` as they stand.
"""

import ctypes
import hashlib
import os
import shutil
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from mascarade_qt.bots.mind import tuning
from mascarade_qt.bots.mind.features import CONTEST, TURN
from mascarade_qt.bots.mind.tuning import Level

FOLDER = Path(__file__).parent
MASKS = (
    "judge", "king", "empress", "queen", "fool", "thief", "witch", "spy", "peasant", "cheat", "guru", "widow",
    "beggar", "patron", "princess", "trickster", "alchemist", "sage",
)  # fmt: skip
KINDS = {"turn": TURN, "contest": CONTEST}
MOST_SEATS, MOST_PLACES = 13, 15
TRUTH = 6 * MOST_SEATS  # what nobody sees at a decision (game.hpp: note_truth)
ALL_PLACEMENTS = (tuning.MOST_PLACEMENTS, tuning.PUBLIC_PLACEMENTS)
MANNERS = ("likeliest", "silent", "late", "hoarder", "richest", "copycat", "safe")
DEEDS = ("other", "truth", "lie", "right", "wrong", "look", "caught", "joined", "centre", "again")

_D, _I = ctypes.c_double, ctypes.c_int32
_FIGURES = (
    "foresight", "noise", "credit", "stops_from", "centre_stops",
    "doubts_from", "dares", "scruples", "centre_scruples", "looks", "relief", "bends", "ping_pong",
    "wrong", "joining", "duty",
)  # fmt: skip


class CLevel(ctypes.Structure):
    """mind.hpp: Level."""

    _fields_ = [
        ("swappers", _I), ("rates", _D * 5), ("pulls", _D * 5), ("evidence", _I), ("old", _I),
        *[(name, _D) for name in _FIGURES],
        ("announced", _D * 7), ("contested", _D * 5), ("passed", _D * 5), ("speaks", _D * 4),
        ("stops", _D * 7),
    ]  # fmt: skip


class CPolicy(ctypes.Structure):
    """players.hpp: Policy."""

    _fields_ = [("hidden", _I * 2), ("weights", ctypes.POINTER(ctypes.c_float) * len(KINDS))]


class Habit(ctypes.Structure):
    """players.hpp: a simple strategy."""

    _fields_ = [
        ("claims", _I), ("polices", _I),
        ("claims_from", _D), ("contests_from", _D), ("looks_below", _D), ("really_swaps", _D),
    ]  # fmt: skip


SEAT = np.dtype([(name, np.int32) for name in ("level", "policy", "habit", "learns")])
SPEC = np.dtype(
    [
        ("players", np.int32), ("centre", np.int32), ("deck", np.int32, MOST_PLACES),
        ("limit", np.int32), ("open_limit", np.int32), ("most_turns", np.int32),
        ("seed", np.uint64), ("seats", SEAT, MOST_SEATS),
    ],
    align=True,
)  # fmt: skip
STEP = np.dtype(
    [(name, np.int32) for name in ("kind", "life", "turn", "first", "rows", "chosen", "deed")]
    + [("log_chance", np.float32), ("now", np.float32)]
)
LIFE = np.dtype([("game", np.int32), ("player", np.int32), ("end", np.int32), ("result", np.float32)])
COUNTED = (
    "turns", "looks", "claims", "lies", "believed", "contests", "right", "contested", "crowds",
    "led", "untouched", "silent", "surely",
)  # fmt: skip
RESULT = np.dtype(
    [("first", np.int32), ("winners", np.int32), ("turns", np.int32), ("deal", np.int32, MOST_PLACES)]
    + [(f"of_{name}", np.int32) for name in COUNTED]
)


def level_data(level: Level, old: bool = False) -> CLevel:
    """A level as the simulator takes it; `old`: with the manners of the masters of 9763c6d."""
    data = CLevel(swappers=len(level.swappers), evidence=level.evidence, old=old)
    for number, (rate, pull) in enumerate(level.swappers):
        data.rates[number], data.pulls[number] = rate, pull
    for name in _FIGURES:
        setattr(data, name, getattr(level, name))
    for name, weights in level.people._asdict().items():
        getattr(data, name)[:] = weights
    return data


Nets = Mapping[str, Sequence[Sequence[NDArray[Any]]]]


class Session:
    """A loaded simulator."""

    def __init__(self) -> None:
        self._library = ctypes.CDLL(str(built()))
        self._library.begin_session.restype = ctypes.c_void_p
        self._library.notes_of.restype = ctypes.c_void_p
        self._handle = ctypes.c_void_p(self._library.begin_session())

    def play(
        self,
        specs: NDArray[Any],
        levels: Sequence[CLevel],
        nets: Sequence[Nets] = (),
        habits: Sequence[Habit] = (),
        log: bool = False,
    ) -> "Played":
        """Some games, each as it is specified."""
        kept = []  # alive while they are used
        policies = (CPolicy * max(1, len(nets)))()
        for policy, net in zip(policies, nets, strict=False):
            for number, kind in enumerate(KINDS):
                parts = [np.ravel(part) for layer in net[kind] for part in layer]
                flat = np.ascontiguousarray(np.concatenate(parts), dtype=np.float32)
                kept.append(flat)
                policy.weights[number] = flat.ctypes.data_as(ctypes.POINTER(ctypes.c_float))
            policy.hidden[:] = [len(layer[1]) for layer in net["turn"][:2]]
        specs = np.ascontiguousarray(specs)
        self._library.play_games(
            self._handle, ctypes.c_void_p(specs.ctypes.data), len(specs),
            (CLevel * len(levels))(*levels), policies, (Habit * max(1, len(habits)))(*habits), int(log),
        )  # fmt: skip
        return Played(self._library, self._handle)


class Played:
    """What the games gave."""

    def __init__(self, library: ctypes.CDLL, handle: ctypes.c_void_p) -> None:
        sizes = (ctypes.c_int64 * (5 + 2 * len(KINDS)))()
        library.sizes(handle, sizes)

        def read(which: int, dtype: Any) -> NDArray[Any]:
            kind = np.dtype(dtype)
            where = library.notes_of(handle, which)
            found = ctypes.string_at(where, sizes[which] * kind.itemsize) if where else b""
            return np.frombuffer(found, dtype=kind)

        self.steps = read(0, STEP)
        self.lives = read(1, LIFE)
        self.results = read(2, RESULT)
        self.answers = read(3, np.int32).reshape(-1, 4)
        self.rows = {
            kind: read(4 + 2 * number, np.float32).reshape(-1, width)
            for number, (kind, width) in enumerate(KINDS.items())
        }
        self.truths = read(4 + 2 * len(KINDS), np.float32).reshape(-1, TRUTH)
        self.worths = {kind: read(5 + 2 * number, np.float32) for number, kind in enumerate(KINDS)}


def built() -> Path:
    """The library, built if it isn't yet."""
    compiler = shutil.which("c++")
    if compiler is None:
        sys.exit("the simulator needs a C++ compiler: install g++ or clang++, found as c++")
    sources = sorted(FOLDER.glob("*.?pp"))
    command = [
        compiler, "-std=c++17", "-O3", "-march=native", "-ffast-math", "-fno-finite-math-only",
        "-shared", "-fPIC", *_figures(),
    ]  # fmt: skip
    text = b"".join(source.read_bytes() for source in sources) + repr(command).encode()
    target = _cache() / f"simulator-{hashlib.sha256(text).hexdigest()[:16]}.so"
    if not target.exists():
        target.parent.mkdir(parents=True, exist_ok=True)
        fresh = target.with_suffix(f".{os.getpid()}.so")
        subprocess.run([*command, str(FOLDER / "simulator.cpp"), "-o", str(fresh)], check=True)
        fresh.replace(target)
    return target


def _cache() -> Path:
    """Of this user alone: what lies there is loaded and run. Built programs are cached there, too."""
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "mascarade-qt-build"


def _figures() -> list[str]:
    """The figures of tuning.py as definitions."""
    return [
        f"-D{name}={_braced(value)}"
        for name, value in vars(tuning).items()
        if name.isupper() and name[0] != "_" and isinstance(value, int | float | tuple)
    ]


def _braced(value: object) -> str:
    return "{" + ",".join(map(_braced, value)) + "}" if isinstance(value, tuple) else repr(value)
