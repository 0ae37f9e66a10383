"""Where everything lies on the table: pure numbers from the size of the view and the number of seats.

The viewer sits at the bottom; play goes clockwise, so the seat on the viewer's left is on the left.
"""

from bisect import bisect_left
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import accumulate, chain, pairwise, product
from math import ceil, cos, floor, hypot, pi, sin
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF

Box = tuple[float, float, float, float]  # left, top, right, bottom
Obstacle = tuple[QRectF, float]  # what should stay visible, and the cost of hiding a pixel of it

CARD_SHAPE = 250 / 350  # width : height
# Heights in a view of 600 pixels: the more seats, the smaller.
CARD_HEIGHTS = {2: 128, 3: 122, 4: 122, 5: 118, 6: 112, 7: 104, 8: 98, 9: 92}
SMALLEST_CARD = 84
PLATE_WIDTH, PLATE_HEIGHT = 128, 54
MARGIN = 6
SMALLEST_PLATE, SMALLEST_CARDS = 0.78, 0.74  # of the usual size
LARGE_TEXT = 1.5  # relative to the size of the view
LARGEST_PLATE = 1.4  # with large text: cards need room too
MOST_TRIES = 40
# If there is room, plates and cards are larger than usual; a larger card is worth more than a larger plate.
LARGER_PLATES = (1.4, 1.3, 1.2, 1.1, 1.0)
LARGER_CARDS = tuple(1.0 + 0.05 * step for step in range(13))
CARDS_COUNT = 2.5
# Large text needs large plates more than large cards: their names and coins are read all the time.
# The heaps in the middle shrink before plates do.
LARGE_PLATES = (1.7, 1.6, 1.5, *LARGER_PLATES)
CARDS_BESIDE, HEAPS_BESIDE = (1.2, 1.1, 1.0, 0.95, 0.9), (1.8, 1.6, 1.4, 1.2, 1.0)
LARGE_GROWTHS = sorted(
    product(LARGE_PLATES, CARDS_BESIDE, HEAPS_BESIDE),
    key=lambda growth: -(growth[0] ** 3) * growth[1] * growth[2] ** 0.6,
)
SPREADS = (0.8, 1.0, 1.35, 1.8, 2.4)  # to allow that, seats at the sides may be spaced farther apart
LARGE_SPREADS = (1.0, 1.35, 1.8, 2.4, 3.2)
MANY, LARGE_HEAP = 9, 1.5  # tables for this many have room for larger heaps; balloons need the rest
CLEARANCE = 6
GAP = 8  # between a plate and its cards
CARDS_IN_A_ROW = 2  # left and right; a third one is protected
APART, INWARD = 0.22, 0.2  # of a card's size, from the row to the protected card: it lies on the felt, too
ARCS = 120
# Once around from the bottom: each angle with its point on a circle.
CIRCLE = [(turn, cos(turn), sin(turn)) for turn in (pi / 2 + 2 * pi * arc / ARCS for arc in range(ARCS + 1))]
# While a window is dragged, views that differ by no more than this share their sizes.
SAME_VIEW, SAME_TEXT = 25, 0.05


@dataclass(frozen=True)
class SeatSpot:
    """The place of one seat: its name plate, its cards, and where its balloon points."""

    plate: QRectF
    cards: tuple[QRectF, ...]
    edge: QPointF  # where cards slip under the cloth


@dataclass(frozen=True)
class TableSpots:
    """All places of a table."""

    table: QRectF  # the oval
    seats: Mapping[int, SeatSpot]
    centre: tuple[QRectF, ...]
    bank: QRectF
    courthouse: QRectF
    graveyard: QRectF


@dataclass(frozen=True)
class TableShape:
    """What is to be laid out."""

    players: int
    bottom_seat: int
    cards_a_seat: int
    centre_cards: int
    graveyard: bool = False


class _Sizes(NamedTuple):
    """How large things are relative to a view of the usual size, and how far apart seats at the sides are."""

    plates: float
    cards: float
    spread: float
    heaps: float


@lru_cache(maxsize=32)  # while a table is being built, it is laid out several times at the same size
def lay_out(width: float, height: float, table: TableShape, text_scale: float = 1.0) -> TableSpots:
    """Compute all places for a view of this size: as large as possible without overlapping."""
    unit = _unit(width, height)
    across, down, text = width / unit, height / unit, text_scale / unit
    shape = replace(table, bottom_seat=0)
    sizes = _sizes(_below(across), _below(down), shape, ceil(text / SAME_TEXT) * SAME_TEXT)
    if not _fits(width, height, shape, sizes):  # sizes that fit views of about this size don't fit this one
        sizes = _sizes(across, down, shape, text)
    return _lay_out(width, height, table, sizes)


def _below(length: float) -> float:
    return floor(length / SAME_VIEW + 1e-6) * SAME_VIEW


@lru_cache(maxsize=128)
def _sizes(width: float, height: float, table: TableShape, text_scale: float) -> _Sizes:
    """The largest sizes that fit a view for which a unit is one pixel."""
    large = text_scale > LARGE_TEXT
    plates = max(1.0, min(0.9 * text_scale, LARGEST_PLATE))
    if not large:
        found = _largest(width, height, table, plates - 0.1)
        if found is not None:
            return found
    growths = LARGE_GROWTHS if large else []
    for (larger_plates, larger_cards, heaps), spread in product(growths, LARGE_SPREADS):
        sizes = _Sizes(larger_plates, larger_cards, spread, heaps)
        if _fits(width, height, table, sizes, CLEARANCE):
            return sizes
    sizes = _Sizes(plates, 1.0, SPREADS[-1], plates)
    least_plate = 1.0 if large else SMALLEST_PLATE  # names must not shrink when text grows
    for _ in range(MOST_TRIES):
        if _fits(width, height, table, sizes):
            break
        plates = max(sizes.plates * 0.94, least_plate)
        sizes = _Sizes(plates, max(sizes.cards * 0.98, SMALLEST_CARDS), sizes.spread, plates)
    return sizes


def _largest(width: float, height: float, table: TableShape, least: float) -> _Sizes | None:
    """The best that is larger than usual, with plates no smaller than `least`; None if nothing is."""
    found: list[_Sizes] = []
    for plates, spread in product(LARGER_PLATES, SPREADS):
        sizes = [_Sizes(plates, cards, spread, plates) for cards in LARGER_CARDS if plates >= least]
        number = bisect_left(
            sizes, True, key=lambda one: not _fits(width, height, table, one, CLEARANCE)
        )  # of those that fit
        found += sizes[max(0, number - 1) : number]
    return max(found, key=lambda sizes: sizes.plates * sizes.cards**CARDS_COUNT, default=None)


def _unit(width: float, height: float) -> float:
    """How large the view is, relative to the one that the sizes above are meant for."""
    return max(0.4, min(width / 1000, height / 600))


class _Measures(NamedTuple):
    """The sizes in pixels."""

    unit: float
    middle: tuple[float, float]
    outer: tuple[float, float]  # from the middle of the table to that of the plates
    plate: tuple[float, float]
    card: tuple[float, float]
    heap: float
    room: float  # that a seat takes up at the sides


def _measures(width: float, height: float, table: TableShape, sizes: _Sizes) -> _Measures:
    unit = _unit(width, height)
    plates, cards, heaps = sizes.plates * unit, sizes.cards * unit, sizes.heaps * unit
    plate = (min(PLATE_WIDTH * plates, width / 5), PLATE_HEIGHT * plates)
    card_height = CARD_HEIGHTS.get(table.players, SMALLEST_CARD) * cards
    margin = MARGIN * unit
    return _Measures(
        unit=unit,
        middle=(width / 2, height / 2),
        outer=(width / 2 - plate[0] / 2 - margin, height / 2 - plate[1] / 2 - margin),
        plate=plate,
        card=(card_height * CARD_SHAPE, card_height),
        heap=LARGE_HEAP * unit if table.players >= MANY else heaps,
        room=max(1.5 * plate[1], 1.25 * card_height) * sizes.spread,
    )


def _lay_out(width: float, height: float, table: TableShape, sizes: _Sizes) -> TableSpots:
    measures = _measures(width, height, table, sizes)
    outer, plate = measures.outer, measures.plate
    oval = QRectF(0, 0, 2 * outer[0] - plate[0] * 0.32, 2 * outer[1] - plate[1] * 0.5)
    oval.moveCenter(QPointF(*measures.middle))
    seats = {
        (table.bottom_seat + step) % table.players: SeatSpot(
            _rect(plate), tuple(_rect(card) for card in cards), QPointF(*edge)
        )
        for step, (plate, cards, edge) in enumerate(_seats(table, measures))
    }
    row = [_rect(box) for box in _middle(table, measures)]
    centre = tuple(row[1 : 1 + table.centre_cards])
    return TableSpots(oval, seats, centre, row[0], row[1 + table.centre_cards], row[-1])


def _rect(box: Box) -> QRectF:
    left, top, right, bottom = box
    return QRectF(left, top, right - left, bottom - top)


def _fits(width: float, height: float, table: TableShape, sizes: _Sizes, clearance: float = 0.0) -> bool:
    """Whether everything has enough distance. Most sizes don't fit, which the first few things show."""
    measures = _measures(width, height, table, sizes)
    placed: list[Box] = []
    seats = ((plate, *cards) for plate, cards, _ in _seats(table, measures))
    for boxes in chain([_middle(table, measures)], seats):
        for left, top, right, bottom in boxes:
            west, north, east, south = (
                left - clearance,
                top - clearance,
                right + clearance,
                bottom + clearance,
            )
            for box in placed:
                if box[0] < east and box[2] > west and box[1] < south and box[3] > north:
                    return False
            placed.append((left, top, right, bottom))
    return True


@lru_cache(maxsize=64)
def _angles(players: int, rx: float, ry: float, room_across: float, room_down: float) -> tuple[float, ...]:
    """Angles at even distances along the oval, where a step sideways counts by the width of a plate and
    a step upward by the height of a seat: wide plates need more room beside each other than above."""
    points = [(rx * x / room_across, ry * y / room_down) for _, x, y in CIRCLE]
    lengths = list(
        accumulate((hypot(x1 - x0, y1 - y0) for (x0, y0), (x1, y1) in pairwise(points)), initial=0.0)
    )
    angles = []
    arc = 1
    for seat in range(players):
        wanted = lengths[-1] * seat / players
        while lengths[arc] < wanted:
            arc += 1
        beyond = (wanted - lengths[arc - 1]) / (lengths[arc] - lengths[arc - 1])
        angles.append(CIRCLE[arc - 1][0] + beyond * 2 * pi / ARCS)
    return tuple(angles)


def _seats(table: TableShape, measures: _Measures) -> Iterator[tuple[Box, list[Box], tuple[float, float]]]:
    """Each seat, from the bottom: its plate, its cards, and where they slip under the cloth."""
    (plate_width, plate_height), (card_width, card_height) = measures.plate, measures.card
    gap = GAP * measures.unit
    in_row = min(table.cards_a_seat, CARDS_IN_A_ROW)
    row_width = in_row * card_width + (in_row - 1) * gap
    reach_x = plate_width / 2 + row_width / 2 + gap
    reach_y = plate_height / 2 + card_height / 2 + gap
    for angle in _angles(table.players, *measures.outer, plate_width, measures.room):
        toward_x, toward_y = cos(angle), sin(angle)
        x = measures.middle[0] + measures.outer[0] * toward_x
        y = measures.middle[1] + measures.outer[1] * toward_y
        # The row is beside the plate at the sides of the table, and in front of it at top and bottom.
        scale = min(reach_x / max(abs(toward_x), 1e-6), reach_y / max(abs(toward_y), 1e-6))
        left, top = x - toward_x * scale - row_width / 2, y - toward_y * scale - card_height / 2
        corners = [(left + number * (card_width + gap), top) for number in range(in_row)]
        if table.cards_a_seat > in_row:  # the protected card is set apart: beside the row, farther in
            corners.append((left + row_width + APART * card_width, top - toward_y * INWARD * card_height))
        rim = scale * 0.45  # between the plate and the cards
        yield (
            (x - plate_width / 2, y - plate_height / 2, x + plate_width / 2, y + plate_height / 2),
            [(left, top, left + card_width, top + card_height) for left, top in corners],
            (x - toward_x * rim, y - toward_y * rim),
        )


def _middle(table: TableShape, measures: _Measures) -> list[Box]:
    """The middle is one row: the bank, the centre's cards, the courthouse, the graveyard."""
    purse = (104 * measures.heap, 62 * measures.heap)
    sizes = [purse, *[measures.card] * table.centre_cards, purse, *([purse] if table.graveyard else [])]
    gap = 12 * measures.heap
    x, y = measures.middle
    left = x - (sum(width for width, _ in sizes) + gap * (len(sizes) - 1)) / 2
    row = []
    for width, height in sizes:
        row.append((left, y - height / 2, left + width, y + height / 2))
        left += width + gap
    return row
