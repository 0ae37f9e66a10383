"""Balloons find the gaps."""

import random

import pytest
from PySide6.QtCore import QPointF, QRectF, QSizeF

from mascarade_qt.ui.table.board.geometry import Obstacle
from mascarade_qt.ui.table.stage.balloon_place import APART, Placed, best_place

AREA = QRectF(0, 0, 600, 400)
PLATE = QRectF(250, 300, 100, 40)
WIDE, NARROW = QSizeF(120, 30), QSizeF(60, 60)


def placed(*others: QRectF) -> Placed:
    """Beside the plate and these."""
    obstacles: list[Obstacle] = [(PLATE, 100.0), *((other, 50.0) for other in others)]
    return best_place([WIDE, NARROW], PLATE, AREA, obstacles)


def test_a_balloon_is_close_to_its_speaker() -> None:
    found = placed()
    assert found.box.size() == WIDE
    assert found.box.adjusted(-12, -12, 12, 12).intersects(PLATE)
    assert PLATE.contains(found.tip)
    assert found.box.contains(found.root)
    assert not found.hidden


def test_it_hides_nothing_while_there_is_room() -> None:
    card = QRectF(280, 220, 40, 70)
    below = QRectF(0, 345, 600, 55)
    found = placed(card, below)
    assert not found.box.intersects(card)
    assert not found.box.intersects(below)
    assert not found.hidden


def test_a_narrow_gap_takes_a_narrow_balloon() -> None:
    walls = QRectF(0, 0, 268, 300), QRectF(332, 0, 268, 300), QRectF(0, 340, 600, 60)
    sides = QRectF(0, 300, 245, 40), QRectF(355, 300, 245, 40)
    found = placed(*walls, *sides)
    assert found.box.size() == NARROW
    assert not found.hidden


def test_a_tail_goes_past_cards() -> None:
    card = QRectF(275, 200, 50, 95)
    around = QRectF(0, 180, 245, 220), QRectF(355, 180, 245, 220), QRectF(245, 342, 110, 58)
    found = placed(card, *around)
    assert found.box.bottom() < card.top()
    assert not any(card.intersects(part) for part in found.hides())


def test_without_room_it_hides_what_matters_least() -> None:
    everything = QRectF(0, 0, 600, 300), QRectF(0, 300, 250, 100), QRectF(350, 300, 250, 100)
    found = placed(*everything, QRectF(250, 340, 100, 60))
    assert found.hidden
    assert not found.box.intersects(PLATE)


def test_what_it_hides_is_what_lies_below_balloon_and_tail() -> None:
    """Around a plate that is surrounded, the tail has to cross something."""
    crossed = set()
    for seed in range(30):
        chance = random.Random(seed)
        around = PLATE.adjusted(*(sign * chance.uniform(20, 60) for sign in (-1, -1, 1, 1)))
        cards: list[Obstacle] = [
            (around, 1.0),
            *((QRectF(chance.uniform(0, 560), chance.uniform(0, 380), 45, 60), 20.0) for _ in range(12)),
        ]
        found = best_place([WIDE, NARROW], PLATE, AREA, cards)
        box, *tail = found.hides()
        below_box = sum(weight * area(box.intersected(card)) for card, weight in cards)
        below_tail = sum(
            weight * area(bead) for bead in tail for card, weight in cards if card.contains(bead.center())
        )
        assert found.hidden == pytest.approx(below_box + below_tail)
        crossed.add(box.center().y() < around.top() and below_tail > 0)
    assert True in crossed


def scene(seed: int) -> tuple[QRectF, list[Obstacle]]:
    """A plate somewhere, and cards around it."""
    chance = random.Random(seed)
    plate = QRectF(chance.randrange(20, 480), chance.randrange(20, 340), 100, 40)
    cards = [QRectF(chance.randrange(560), chance.randrange(340), 45, 60) for _ in range(14)]
    return plate, [(plate, 100.0), *((card, 20.0) for card in cards)]


@pytest.mark.parametrize("seed", range(20))
def test_a_tail_leads_from_inside_the_balloon_into_the_plate(seed: int) -> None:
    plate, obstacles = scene(seed)
    found = best_place([WIDE, NARROW], plate, AREA, obstacles)
    assert AREA.contains(found.box)
    assert found.box.contains(found.root)
    assert plate.contains(found.tip)


BESIDE = {
    "left": QRectF(0, 180, 250, 40),
    "right": QRectF(350, 180, 250, 40),
    "above": QRectF(250, 0, 100, 180),
    "below": QRectF(250, 220, 100, 180),
}
CORNERS = [QRectF(x, y, 250, 180) for x in (0, 350) for y in (0, 220)]


@pytest.mark.parametrize("free", BESIDE)
def test_on_each_side_of_its_plate_the_tail_begins_in_the_balloon(free: str) -> None:
    plate = QRectF(250, 180, 100, 40)
    taken = [*CORNERS, *(area for side, area in BESIDE.items() if side != free)]
    obstacles = [(plate, 100.0), *((area, 50.0) for area in taken)]
    found = best_place([QSizeF(80, 30)], plate, AREA, obstacles)
    assert BESIDE[free].contains(found.box)
    assert found.box.adjusted(-APART, -APART, APART, APART).intersects(plate.adjusted(-1, -1, 1, 1))
    assert found.box.contains(found.root)
    assert plate.contains(found.tip)


@pytest.mark.parametrize("away", [QPointF(1000, 0), QPointF(0, 1000), QPointF(-700, 300)])
@pytest.mark.parametrize("seed", range(10))
def test_the_place_depends_only_on_what_lies_around(seed: int, away: QPointF) -> None:
    """Not on which part of the window that is."""
    plate, obstacles = scene(seed)
    found = best_place([WIDE, NARROW], plate, AREA, obstacles)
    elsewhere = [(rect.translated(away), weight) for rect, weight in obstacles]
    moved = best_place([WIDE, NARROW], plate.translated(away), AREA.translated(away), elsewhere)
    assert moved.box == found.box.translated(away)
    assert moved.hidden == pytest.approx(found.hidden)


def area(rect: QRectF) -> float:
    return rect.width() * rect.height()
