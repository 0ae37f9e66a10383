"""The line that names the goal says who is close to it."""

import pytest
from PySide6.QtGui import QFontMetricsF
from PySide6.QtWidgets import QApplication

from mascarade_qt.engine.events import CoinsMoved, TurnBegan
from mascarade_qt.ui.look.style import apply_look
from mascarade_qt.ui.look.theme import LOOK
from mascarade_qt.ui.table.side.goal_line import GoalLine
from mascarade_qt.words.company import Company
from mascarade_qt.words.explanations import goal
from tests.ui.painted import kinds, painted, texts
from tests.ui.table.harness import NAMES, a_setup


@pytest.fixture
def company() -> Company:
    found = Company(a_setup("classic", 6), 0)
    found.see(TurnBegan(0, 0, 0))
    return found


def test_who_is_ahead_and_who_could_win_next(qapp: QApplication, company: Company) -> None:
    line = GoalLine()
    line.resize(300, line.sizeHint().height())
    line.show_race(company)
    assert line.near == ""
    assert NAMES[2] not in line.accessibleName()
    pictures = [line.grab().toImage()]
    for coins, near in ((3, False), (3, True)):
        company.see(CoinsMoved((("bank", 2, coins),), "king"))
        line.show_race(company)
        assert NAMES[2] in line.accessibleName()
        assert bool(line.near) == near
        pictures.append(line.grab().toImage())
    assert all(one != other for number, one in enumerate(pictures) for other in pictures[:number])
    company.see(CoinsMoved(((2, "bank", 6),), "fine"))
    line.show_race(company)
    assert line.near == ""
    assert line.grab().toImage() == pictures[0]


@pytest.mark.parametrize("percent", [100, 200])
def test_it_is_three_lines_high_the_goal_and_two_about_who_is_close(qapp: QApplication, percent: int) -> None:
    apply_look("night", percent)
    line, words = GoalLine(), QFontMetricsF(LOOK.font(0.95, bold=True))
    assert 3 * words.height() <= line.sizeHint().height() < 4 * words.height()


def test_it_has_room_for_larger_text(qapp: QApplication) -> None:
    line = GoalLine()
    small = line.sizeHint().height()
    apply_look("night", 160)
    line.restyle()
    assert line.sizeHint().height() > 1.3 * small
    assert line.minimumSizeHint() == line.sizeHint()


def test_laurels_stand_beside_the_goal(qapp: QApplication, company: Company) -> None:
    line = GoalLine()
    line.resize(300, line.sizeHint().height())
    line.show_race(company)
    found = painted(line)
    (laurels,), words = kinds(found, "picture"), texts(found)[goal()]
    assert laurels.area.top() <= words.area.center().y() <= laurels.area.bottom()
    assert laurels.area.right() < words.area.left()
