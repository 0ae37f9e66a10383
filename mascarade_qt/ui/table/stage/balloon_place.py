"""Where a balloon and its tail hide as little as possible: pure numbers."""

from collections.abc import Sequence
from functools import lru_cache
from itertools import product
from math import hypot
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSizeF

from mascarade_qt.ui.table.board.geometry import Box, Obstacle

Point = tuple[float, float]

TAIL, CLOSE = 10, 2  # between a plate and its balloon, usually and at least
FAR = 190  # pixels; any farther, and it isn't clear who is speaking
FARTHER = 14.0  # a pixel farther away is as bad as this many hidden ones
ASIDE = 1.0  # … and a pixel away from the middle of the plate
LESS_LIKED = 400.0  # … and each further size
EDGE = 3  # kept clear at the edge of the table
APART = 2  # … and around what must not be hidden
INTO = 6  # how far a tail reaches into its plate
ROOT = (16, 10)  # a tail begins this far inside its balloon, across and down
BEADS, BEAD = 6, 10  # a tail hides a string of squares


class Placed(NamedTuple):
    """Where a balloon is, and where its tail begins and ends."""

    box: QRectF
    root: QPointF
    tip: QPointF
    hidden: float  # the cost of what they hide

    def hides(self) -> list[QRectF]:
        """What lies below the box and below the tail."""
        tail = [self.root + (self.tip - self.root) * bead / BEADS for bead in range(1, BEADS)]
        around = QPointF(BEAD, BEAD) / 2
        return [self.box, *(QRectF(point - around, point + around) for point in tail)]


def best_place(
    sizes: Sequence[QSizeF], speaker: QRectF, area: QRectF, obstacles: Sequence[Obstacle]
) -> Placed:
    """The place for a balloon near its speaker, inside the area: the nearest that hides nothing, or the one
    that hides least. The sizes are in order of preference."""
    inner = _edges(area.adjusted(EDGE, EDGE, -EDGE, -EDGE))
    search = _Search(_edges(speaker), inner, [(_edges(rect), weight) for rect, weight in obstacles])
    for order, size in enumerate(sizes):
        search.look(size.width(), size.height(), order * LESS_LIKED)
    left, top, right, bottom = search.box
    root, tip = search.tail
    return Placed(QRectF(left, top, right - left, bottom - top), QPointF(*root), QPointF(*tip), search.hidden)


class _Search:
    """The search for the best place."""

    def __init__(self, plate: Box, inner: Box, obstacles: Sequence[tuple[Box, float]]) -> None:
        self._plate, self._inner, self._obstacles = plate, inner, obstacles
        self.box = self._plate
        self.tail = ((plate[0], plate[1]), (plate[0], plate[1]))
        self.hidden = self._least = float("inf")

    def look(self, width: float, height: float, disliked: float) -> None:
        """Try a size at each place where it touches something."""
        plate = self._plate
        across, down = FAR + width, FAR + height
        reach = (plate[0] - across, plate[1] - down, plate[2] + across, plate[3] + down)
        near = [(rect, weight) for rect, weight in self._obstacles if _shared(rect, reach)]
        large = [rect for rect, _ in near if rect[2] - rect[0] > BEAD]
        lefts = self._touching([(rect[0], rect[2]) for rect in large], width, 0)
        tops = self._touching([(rect[1], rect[3]) for rect in large], height, 1)
        for badness, x, y in sorted((disliked + a + b, x, y) for (x, a), (y, b) in product(lefts, tops)):
            if badness >= self._least:  # farther places can't be better, so the rest can be skipped
                break
            box = (x, y, x + width, y + height)
            if _apart(box, plate) < CLOSE:
                continue
            hidden = 0.0
            for rect, weight in near:
                hidden += weight * _shared(box, rect)
                if badness + hidden >= self._least:
                    break
            else:
                tail, crossed = self._best_tail(box, near)
                if badness + hidden + crossed < self._least:
                    self.box, self.tail, self.hidden = box, tail, hidden + crossed
                    self._least = badness + self.hidden

    def _touching(self, edges: Sequence[tuple[float, float]], size: float, axis: int) -> list[Point]:
        """Where a balloon of this size can begin along an axis, each with the cost of its distance."""
        first, last = self._plate[axis], self._plate[axis + 2]
        middle = (first + last - size) / 2
        spots = {middle, first, last - size, first - TAIL - size, last + TAIL}
        spots |= {low - APART - size for low, _ in edges} | {high + APART for _, high in edges}
        start, end = self._inner[axis], self._inner[axis + 2] - size
        inside = {round(max(start, min(spot, end))) for spot in spots}
        away = ((spot, max(0.0, spot - last, first - spot - size)) for spot in inside)
        return [(spot, FARTHER * far + ASIDE * abs(spot - middle)) for spot, far in away if far <= FAR]

    def _best_tail(self, box: Box, near: Sequence[tuple[Box, float]]) -> tuple[tuple[Point, Point], float]:
        """The shortest one that crosses least."""
        left, top, right, bottom = self._plate
        own = (left + INTO + 1, top + INTO + 1, right - INTO - 1, bottom - INTO - 1)  # is only just touched
        crossable = [(own if rect == self._plate else rect, weight * BEAD * BEAD) for rect, weight in near]
        across, down = min(ROOT[0], (box[2] - box[0]) / 2), min(ROOT[1], (box[3] - box[1]) / 2)
        roots = (box[0] + across, box[1] + down, box[2] - across, box[3] - down)
        best, least, crossed = self.tail, float("inf"), 0.0
        for length, root, tip in sorted(_tails(roots, _tips(self._plate))):
            if length >= least:
                break
            crossing = _crossing(root, tip, crossable)
            if length + crossing < least:
                best, least, crossed = (root, tip), length + crossing, crossing
        return best, crossed


def _crossing(root: Point, tip: Point, obstacles: Sequence[tuple[Box, float]]) -> float:
    """The cost of what lies below a tail."""
    hidden = 0.0
    for bead in range(1, BEADS):
        x, y = root[0] + (tip[0] - root[0]) * bead / BEADS, root[1] + (tip[1] - root[1]) * bead / BEADS
        for (left, top, right, bottom), weight in obstacles:
            if left < x < right and top < y < bottom:
                hidden += weight
    return hidden


def _tails(roots: Box, tips: Sequence[Point]) -> list[tuple[float, Point, Point]]:
    """From each tip to the nearest root, with its length."""
    found = []
    for tip in tips:
        root = min(max(tip[0], roots[0]), roots[2]), min(max(tip[1], roots[1]), roots[3])
        found.append((hypot(root[0] - tip[0], root[1] - tip[1]), root, tip))
    return found


@lru_cache(maxsize=32)
def _tips(plate: Box) -> list[Point]:
    """Where a tail may end: along the edges of the plate, a bit inside."""
    left, top, right, bottom = plate[0] + INTO, plate[1] + INTO, plate[2] - INTO, plate[3] - INTO
    across = [left + (right - left) * part / 6 for part in range(7)]
    down = [top + (bottom - top) * part / 2 for part in range(3)]
    return [*product(across, (top, bottom)), *product((left, right), down)]


def _edges(rect: QRectF) -> Box:
    return rect.left(), rect.top(), rect.right(), rect.bottom()


def _shared(one: Box, other: Box) -> float:
    across = min(one[2], other[2]) - max(one[0], other[0])
    down = min(one[3], other[3]) - max(one[1], other[1])
    return across * down if across > 0 and down > 0 else 0.0


def _apart(one: Box, other: Box) -> float:
    across = max(0.0, one[0] - other[2], other[0] - one[2])
    down = max(0.0, one[1] - other[3], other[1] - one[3])
    return across + down
