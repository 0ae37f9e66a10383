"""Balloons find the gaps."""

import random

import pytest
from PySide6.QtCore import QRectF, QSizeF

from mascarade_qt.ui.table.board.geometry import Obstacle
from mascarade_qt.ui.table.stage.balloon_place import Placed, best_place

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


def area(rect: QRectF) -> float:
    return rect.width() * rect.height()
