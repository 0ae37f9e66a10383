"""What self-play has taught: how much better or worse an answer is than its expected worth says.

A small net for each kind of question scores one answer at a time. `training/learn.py` makes the file.
"""

import json
from collections.abc import Sequence
from functools import cache
from importlib.resources import files

import numpy as np
from numpy.typing import NDArray

Array = NDArray[np.float64]
Layer = tuple[Array, Array]  # weights and shifts
Net = tuple[Layer, ...]

FILE = "policy.json"


def scores(net: Net, rows: Sequence[Sequence[float]]) -> Array:
    """A score for each row."""
    found: Array = np.array(rows)
    for weights, shifts in net[:-1]:
        found = np.tanh(found @ weights + shifts)
    weights, shifts = net[-1]
    last: Array = (found @ weights + shifts)[:, 0]
    return last


class Policy:
    """A net for each kind of question: turn, contest."""

    def __init__(self, nets: dict[str, Net]) -> None:
        self.nets = nets

    def scores(self, kind: str, rows: Sequence[Sequence[float]]) -> list[float]:
        """How much is to be added to the log odds of each answer."""
        found: list[float] = scores(self.nets[kind], rows).tolist()
        return found


def from_data(data: dict[str, list[dict[str, list[list[float]] | list[float]]]]) -> Policy:
    """A policy as it stands in its file."""
    return Policy(
        {
            kind: tuple((np.array(layer["weights"]), np.array(layer["shifts"])) for layer in layers)
            for kind, layers in data.items()
        }
    )


@cache
def learned(players: int) -> Policy:
    """The bundled policy for this table size (the largest trained size not above it)."""
    return _all_learned()[max(fewest for fewest in _all_learned() if fewest <= players)]


@cache
def _all_learned() -> dict[int, Policy]:
    data = json.loads(files(__package__).joinpath(FILE).read_text("utf-8"))
    return {int(fewest): from_data(nets) for fewest, nets in data.items()}
