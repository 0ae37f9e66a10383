"""The log as it looks: a sign before each line, a line above each turn, a heading above each round."""

from collections.abc import Iterator
from itertools import pairwise

import pytest
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QApplication, QListView

from mascarade_qt.ui.look.lines import line_colour
from mascarade_qt.ui.look.style import apply_look
from mascarade_qt.ui.look.theme import LOOK
from mascarade_qt.ui.table.side.log_delegate import BAR, LogDelegate
from mascarade_qt.ui.table.side.log_model import LogModel
from mascarade_qt.words.story import Told
from tests.support.waiting import idle
from tests.ui.painted import Painted, kinds, painted

LONG = "Bianca takes two coins from the bank, and one from Carlo, who has the most coins"


@pytest.fixture
def log(qapp: QApplication) -> Iterator[QListView]:
    """Beside the table."""
    found = QListView()
    found.resize(280, 400)
    found.setModel(LogModel(found))
    found.setItemDelegate(LogDelegate(found))
    yield found
    found.hide()
    found.deleteLater()


def tell(log: QListView, *story: Told) -> list[Painted]:
    """Show it; returns what is seen."""
    model = log.model()
    assert isinstance(model, LogModel)
    model.retell(story)
    log.show()
    idle()
    return painted(log.viewport())


def a_line(text: str, kind: str) -> Told:
    return Told(text, text, None, kind=kind)


@pytest.mark.parametrize("percent", [100, 200])
@pytest.mark.parametrize("kind", ["coins", "claim", "fine"])
def test_a_sign_stands_before_the_first_line_and_level_with_it(
    log: QListView, kind: str, percent: int
) -> None:
    apply_look("night", percent)
    found = tell(log, a_line(LONG, kind))
    (sign,), lines = kinds(found, "picture"), kinds(found, "text")
    assert len(lines) > 1
    assert " ".join(line.text.strip() for line in lines) == LONG
    assert all(sign.area.right() < line.area.left() for line in lines)
    assert abs(sign.area.center().y() - lines[0].area.center().y()) <= 3
    assert all(line.area.right() <= log.viewport().width() for line in lines)


def test_turns_are_apart_and_a_round_has_a_heading(log: QListView) -> None:
    """The first line of a turn says whose it is, in gold; a line above sets it apart from the one before."""
    found = tell(
        log,
        Told("", "", None, turn=1, heading="Round 1"),
        Told("Anna’s turn", "", None),
        a_line("Anna looks", "look"),
        Told("", "", None, turn=2),
        Told("Bianca’s turn", "", None),
        a_line("Bianca swaps", "swap"),
    )
    where = {piece.text: piece for piece in kinds(found, "text")}
    rows = ["Round 1", "Anna’s turn", "Anna looks", "Bianca’s turn", "Bianca swaps"]
    assert list(where) == rows
    tops = [where[row].area.top() for row in rows]
    assert tops == sorted(tops)
    gold, text = QColor(LOOK.theme.gold).name(), QColor(LOOK.theme.text).name()
    assert [where[row].fill for row in rows] == [gold, gold, text, gold, text]
    lines = [piece.area for piece in kinds(found, "shape") if piece.area.height() < 3]
    between = [
        [one for one in lines if where[above].area.bottom() < one.center().y() < where[below].area.top()]
        for above, below in pairwise(rows)
    ]
    assert [len(found) for found in between] == [1, 0, 1, 0]
    heading = where["Round 1"].area
    (rule,) = (one for one in lines if heading.top() < one.center().y() < heading.bottom())
    assert rule.left() > heading.right()
    assert rule.right() <= log.viewport().width()


def test_a_bar_says_whose_doing_a_line_is(log: QListView) -> None:
    """In the colour of the player's plate and of their line in the charts; none for what nobody does."""
    told = [a_line(f"Line {player}", "coins")._replace(player=player) for player in (0, 3)]
    found = tell(log, *told, a_line("The cards are revealed", "reveal"))
    bars = [one for one in kinds(found, "shape") if one.area.width() <= LOOK.px(BAR)]
    assert [bar.fill for bar in bars] == [line_colour(0).name(), line_colour(3).name()]
    assert bars[0].fill != bars[1].fill
    lines = kinds(found, "text")
    assert all(bar.area.right() < line.area.left() for bar, line in zip(bars, lines, strict=False))
