"""Moving around the table with the arrow keys: around the seats, and from plates to cards to the middle."""

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

# Left moves towards the left neighbour of the player at the bottom, as turns do.
AROUND = {Qt.Key.Key_Left: 1, Qt.Key.Key_Right: -1}
INWARD = {Qt.Key.Key_Up: 1, Qt.Key.Key_Down: -1}
ARROWS = (*AROUND, *INWARD)


def step(rings: Sequence[Sequence[QWidget]], start: QWidget, key: Qt.Key) -> QWidget | None:
    """Where an arrow key leads from here; each ring lists its widgets clockwise from the bottom."""
    shown = [[widget for widget in ring if widget.isVisible()] for ring in rings]
    shown = [ring for ring in shown if ring]
    here = next((ring for ring in shown if start in ring), None)
    if here is None:
        return shown[0][0] if shown else None
    place = here.index(start)
    if key in AROUND:
        return here[(place + AROUND[key]) % len(here)]
    ring = shown[(shown.index(here) + INWARD[key]) % len(shown)]
    return ring[round(place * len(ring) / len(here)) % len(ring)]
