"""Masters in a person's seat."""

import os
import signal
from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from mascarade_qt.history.masters import Masters, verdict
from mascarade_qt.match.bot_process import BotProcess
from tests.support.finished import finale


@pytest.mark.parametrize(
    ("won", "players", "said"),
    [(7, 5, "good"), (6, 5, "good"), (5, 5, "fair"), (3, 5, "fair"), (2, 5, "hard"), (10, 2, "fair")],
)
def test_a_deal_is_good_if_masters_win_more_than_their_share(won: int, players: int, said: str) -> None:
    assert verdict(won, 20, players) == said


@pytest.fixture
def process() -> Iterator[BotProcess]:
    """Bots think here."""
    found = BotProcess()
    yield found
    found.close()


def test_they_play_to_the_end(process: BotProcess, qtbot: QtBot) -> None:
    masters = Masters(process, finale("a5"), 0, 3)
    heard: list[tuple[int, int]] = []
    masters.progressed.connect(lambda played, won: heard.append((played, won)))
    with qtbot.waitSignal(masters.finished, timeout=120_000):
        masters.start()
    assert [played for played, _ in heard] == [1, 2, 3]
    wins = [won for _, won in heard]
    assert wins == sorted(wins)
    assert wins[-1] <= 3
    assert not masters.running


def test_they_can_be_stopped(process: BotProcess, qtbot: QtBot) -> None:
    masters = Masters(process, finale("a5"), 0, 3)
    masters.start()
    masters.stop()
    assert not masters.running
    assert masters.played == 0


def test_a_process_that_dies_is_told(process: BotProcess, qtbot: QtBot) -> None:
    masters = Masters(process, finale("a5"), 0, 3)
    masters.start()
    pid = process.pid
    assert pid is not None
    with qtbot.waitSignal(masters.failed, timeout=60_000):
        os.kill(pid, signal.SIGTERM)
    assert not masters.running
