"""The review of a game."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox, QLabel, QListView, QProgressBar, QPushButton, QStyleOptionViewItem
from pytestqt.qtbot import QtBot

from mascarade_qt.engine.events import Ended
from mascarade_qt.match.bot_process import BotProcess
from mascarade_qt.ui.kit.screen import Page
from mascarade_qt.ui.look.settings import Settings
from mascarade_qt.ui.review.screen import ReviewScreen
from mascarade_qt.ui.review.worths import Worths
from tests.support.finished import finale
from tests.support.process import let_it_catch_up
from tests.support.waiting import idle, wait_until
from tests.ui.conftest import Show
from tests.ui.seeing import cut, find, nameless, overlapping


@pytest.fixture
def bot_process() -> Iterator[BotProcess]:
    """A process to think in."""
    found = BotProcess()
    yield found
    found.close()


def reviewed(screen: ReviewScreen, show: Show, width: int = 1280, height: int = 720) -> None:
    """Everything has been thought through."""
    show(screen, width, height)
    screen.entered()
    progress = find(screen, QProgressBar, "reviewProgress")
    wait_until(lambda: not progress.isVisible())


def test_the_dearest_come_first(settings: Settings, show: Show, bot_process: BotProcess) -> None:
    told = finale("ultimate-combo")
    screen = ReviewScreen(told, bot_process)
    reviewed(screen, show)
    model = screen.model
    assert model.rowCount() == sum(player == 0 for player, _, _ in told.choices)
    thoughts = [model.thought(model.index(row)) for row in range(model.rowCount())]
    costs = [thought.cost for thought in thoughts if thought is not None]
    assert 0 < model.costliest <= 3
    assert costs[: model.costliest] == sorted(costs, reverse=True)[: model.costliest]
    rest = [thought.step.moment for thought in thoughts[model.costliest :] if thought is not None]
    assert rest == sorted(rest)
    assert find(screen, QListView, "decisionList").currentIndex().row() == 0
    assert find(screen, QLabel, "reviewVerdict").text()
    assert not nameless(screen)


def test_a_decision_opens_the_replay_at_its_moment(
    settings: Settings, show: Show, qtbot: QtBot, bot_process: BotProcess
) -> None:
    screen = ReviewScreen(finale("b6"), bot_process)
    reviewed(screen, show)
    rows = find(screen, QListView, "decisionList")
    rows.setCurrentIndex(screen.model.index(2))
    thought = screen.model.thought(rows.currentIndex())
    assert thought is not None
    with qtbot.waitSignal(screen.moment_wanted) as caught:
        QTest.keyClick(rows, Qt.Key.Key_Return)
    assert caught.args == [thought.step.moment, 0]
    with qtbot.waitSignal(screen.moment_wanted):
        find(screen, QPushButton, "openReplayButton").click()


def test_it_is_left_in_the_middle_and_taken_up_again(
    settings: Settings, show: Show, bot_process: BotProcess
) -> None:
    screen = ReviewScreen(finale("ultimate-combo"), bot_process)
    show(screen)
    screen.entered()
    wait_until(lambda: screen.model.rowCount() > 0)
    screen.left()
    before = screen.model.rowCount()
    let_it_catch_up(bot_process)
    assert screen.model.rowCount() == before
    screen.entered()
    progress = find(screen, QProgressBar, "reviewProgress")
    wait_until(lambda: not progress.isVisible())
    screen.left()
    screen.entered()
    assert screen.model.rowCount() >= before


def test_with_several_people_you_choose_whose(
    settings: Settings, show: Show, bot_process: BotProcess
) -> None:
    told = finale("b6", people=2)
    screen = ReviewScreen(told, bot_process)
    reviewed(screen, show)
    who = find(screen, QComboBox, "reviewedChoice")
    assert who.isVisible()
    who.setCurrentIndex(1)
    who.activated.emit(1)
    progress = find(screen, QProgressBar, "reviewProgress")
    wait_until(lambda: screen.model.rowCount() > 0 and not progress.isVisible())
    assert screen.player == 1
    assert screen.model.rowCount() == sum(player == 1 for player, _, _ in told.choices)


@pytest.mark.parametrize(("width", "height", "size"), [(1280, 720, 100), (1280, 720, 200), (1920, 1080, 100)])
def test_nothing_is_cut(
    width: int, height: int, size: int, settings: Settings, show: Show, bot_process: BotProcess
) -> None:
    settings.text_size = size
    screen = ReviewScreen(finale("b6", people=2), bot_process)
    reviewed(screen, show, width, height)
    for _ in range(5):
        idle()
    assert not cut(screen)
    assert not overlapping(screen)


@pytest.mark.parametrize("language", ["uk", "hu"])
def test_large_text_needs_no_sideways_scrolling(
    language: str, settings: Settings, show: Show, bot_process: BotProcess
) -> None:
    settings.language, settings.text_size = language, 200
    screen = ReviewScreen(finale("b6", people=2), bot_process)
    reviewed(screen, show)
    for _ in range(5):
        idle()
    assert [page.horizontalScrollBar().maximum() for page in screen.findChildren(Page)] == [0]


def test_it_follows_the_language(settings: Settings, show: Show, bot_process: BotProcess) -> None:
    screen = ReviewScreen(finale("b6"), bot_process)
    reviewed(screen, show)
    settings.language = "fr"
    idle()
    rows = [str(screen.model.index(row).data()) for row in range(screen.model.rowCount())]
    assert all(row.lstrip("★✓ ").startswith("Tour ") for row in rows)
    assert find(screen, QLabel, "reviewVerdict").text().startswith("Un virtuose aurait choisi")


def test_bars_are_as_long_as_chances_are_large(settings: Settings, show: Show) -> None:
    worths = Worths()
    show(worths)
    worths.show_rows([("a", 0.4, "40%", False), ("b", 0.2, "20%", True), ("c", 0.0, "0%", False)])
    assert worths.shares() == [1.0, 0.5, 0.0]
    worths.show_rows([("a", 0.01, "1%", True)])
    assert worths.shares() == [pytest.approx(0.2)], "a hopeless position has no long bar"


def test_what_a_master_says_is_in_words(settings: Settings, show: Show, bot_process: BotProcess) -> None:
    screen = ReviewScreen(finale("ultimate-combo"), bot_process)
    reviewed(screen, show)
    rows = find(screen, QListView, "decisionList")
    verdict = find(screen, QLabel, "reviewVerdict")
    for row in range(screen.model.rowCount()):
        index = screen.model.index(row)
        rows.setCurrentIndex(index)
        heard = str(index.data(Qt.ItemDataRole.AccessibleTextRole))
        assert not set("★→%") & set(heard)
        assert heard.startswith("Costly") == (row < screen.model.costliest)
        assert verdict.text() in str(index.data(Qt.ItemDataRole.AccessibleDescriptionRole))
        assert verdict.text() in verdict.accessibleName()
    assert verdict.focusPolicy() & Qt.FocusPolicy.TabFocus


def test_rows_are_as_tall_as_their_text_in_every_language(
    settings: Settings, show: Show, bot_process: BotProcess
) -> None:
    screen = ReviewScreen(finale("ultimate-combo"), bot_process)
    reviewed(screen, show, 1024, 640)
    rows = find(screen, QListView, "decisionList")
    for language in ("fr", "pt_BR", "hu", "en"):
        settings.language = language
        idle()
        for row in range(screen.model.rowCount()):
            index = screen.model.index(row)
            needed = rows.itemDelegate().sizeHint(QStyleOptionViewItem(), index).height()
            assert rows.visualRect(index).height() == needed, (language, index.data())


def test_what_a_master_would_have_done_has_a_mark(
    settings: Settings, show: Show, bot_process: BotProcess
) -> None:
    screen = ReviewScreen(finale("ultimate-combo"), bot_process)
    reviewed(screen, show)
    marked = 0
    for row in range(screen.model.rowCount()):
        index = screen.model.index(row)
        thought = screen.model.thought(index)
        assert thought is not None
        same = bool(thought.opinion.worths) and thought.step.given == thought.opinion.answer
        assert str(index.data()).startswith("✓ ") is same
        heard = str(index.data(Qt.ItemDataRole.AccessibleTextRole))
        assert heard.startswith("Like a master – ") is same
        assert "✓" not in heard
        marked += same
    assert 0 < marked < screen.model.rowCount()


def test_a_game_whose_people_are_unknown_is_reviewed_from_any_seat(
    settings: Settings, show: Show, bot_process: BotProcess
) -> None:
    """As one that was exported; the winner's decisions come first."""
    told = finale("b6", people=0)
    screen = ReviewScreen(told, bot_process)
    reviewed(screen, show)
    who = find(screen, QComboBox, "reviewedChoice")
    assert who.isVisible()
    assert who.count() == len(told.setup.players)
    ended = told.events[-1]
    assert isinstance(ended, Ended)
    assert screen.player in ended.winners
    assert screen.model.rowCount() == sum(player == screen.player for player, _, _ in told.choices)
