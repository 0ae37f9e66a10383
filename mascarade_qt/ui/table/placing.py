"""Where a balloon hides as little as possible: pure numbers."""

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QRectF, QSizeF

Obstacle = tuple[QRectF, float]  # what should stay visible, and how bad it is to hide a pixel of it
Box = tuple[float, float, float, float]  # left, top, right, bottom

TAIL = 10  # between a plate and its balloon
FAR = 150  # pixels; any farther, and nobody knows who is speaking
STEP, SMALL_STEP = 14, 3
FARTHER = 14.0  # a pixel farther away is as bad as this many hidden ones
EDGE = 3  # kept clear at the edge of the table


def best_box(size: QSizeF, speaker: QRectF, area: QRectF, obstacles: Sequence[Obstacle]) -> QRectF:
    """The place for a balloon near its speaker, inside the area: the nearest that hides nothing, or the one
    that hides least."""
    width, height = size.width(), size.height()
    inner = _edges(area.adjusted(EDGE, EDGE, -EDGE, -EDGE))
    plate = _edges(speaker)
    reach = speaker.adjusted(-FAR - width, -FAR - height, FAR + width, FAR + height)
    near = [(_edges(rect), weight) for rect, weight in obstacles if rect.intersects(reach)]
    best, least, hidden = (inner[0], inner[1]), float("inf"), float("inf")
    for step in (STEP, SMALL_STEP):  # a narrow gap is looked for only if there is no wide one
        for gap in range(TAIL, FAR, STEP):
            for x, y in _around(plate, inner, (width, height), gap, step):
                box = (x, y, x + width, y + height)
                badness = FARTHER * _apart(box, plate)
                if badness >= least:  # what it hides does not matter any more
                    continue
                covered = sum(weight * _shared(box, other) for other, weight in near)
                if badness + covered < least:
                    best, least, hidden = (x, y), badness + covered, covered
            if least <= FARTHER * gap * 2:  # anything farther away is worse
                break
        if not hidden:
            break
    return QRectF(*best, width, height)


def _around(
    plate: Box, inner: Box, size: tuple[float, float], gap: int, step: int
) -> Iterator[tuple[float, float]]:
    """Places around a plate at a distance, all on the table."""
    width, height = size
    left, top, right, bottom = plate
    across = [*_steps(left - width, right, step), left - width - gap, right + gap]
    down = [*_steps(top - height, bottom, step), top - height - gap, bottom + gap]
    spots = [(x, y) for x in across for y in down[-2:]] + [(x, y) for x in across[-2:] for y in down]
    for x, y in spots:
        yield max(inner[0], min(x, inner[2] - width)), max(inner[1], min(y, inner[3] - height))


def _steps(start: float, end: float, step: int) -> list[float]:
    """From start to end, the middle first: a balloon is usually above the middle of its plate."""
    number = max(1, round((end - start) / (2 * step)))
    places = [start + (end - start) * part / number for part in range(number + 1)]
    return sorted(places, key=lambda place: abs(place - (start + end) / 2))


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
