"""Many games in one window: memory, descriptors, threads and objects that a game takes are given back."""

import random
import sys
from collections import Counter
from dataclasses import replace

import pytest
from PySide6.QtCore import QCoreApplication, QEvent

from mascarade_qt.match.loaded import load
from mascarade_qt.ui.end.screen import EndScreen
from mascarade_qt.ui.window import MainWindow
from tests.match.tables import a_record
from tests.support.held import Held, held
from tests.support.roles import NAIVE
from tests.support.waiting import idle, wait_until
from tests.ui.table.harness import Hands

pytestmark = [
    pytest.mark.skipif(sys.platform != "linux", reason="looks into /proc"),
    pytest.mark.usefixtures("quick"),
]


def play(window: MainWindow, number: int) -> None:
    """A whole game: from home to the table, the unmasking, and home again."""
    people = (0, 1) if number % 3 == 2 else (0,)  # sometimes with a curtain
    record = a_record(4 + number % 3, people, NAIVE, seed=number, help=("classic", "coach")[number % 2])
    setup = replace(record.setup, coins=(11,) * len(record.setup.players))  # soon over
    window.current_game.play(load(replace(record, setup=setup)))
    assert window.table is not None
    hands = Hands(window.table)
    hands.play_to_the_end(random.Random(number))
    hands.press("unmaskButton")
    wait_until(lambda: isinstance(window.screen_shown, EndScreen))
    window.go("home")
    assert window.table is None
    idle()  # as the event loop of the program does whenever it comes round
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def play_on_end(window: MainWindow, games: int, settle: int) -> tuple[Held, Held]:
    """What is held after the first games, which create what stays, and after all of them."""
    for number in range(settle):
        play(window, number)
    before = held(window)
    for number in range(settle, games):
        play(window, number)
    return before, held(window)


def check(before: Held, after: Held, memory: float) -> None:
    """Nothing has grown, except memory, which is never given back whole, by a little."""
    assert after.objects - before.objects == Counter()
    assert after.threads <= before.threads
    assert after.python_threads <= before.python_threads
    assert after.descriptors == before.descriptors
    for one, other in zip(before.memory, after.memory, strict=True):
        assert other - one < memory, f"{before.memory} -> {after.memory} MB"


@pytest.mark.timeout(600)
def test_three_games_leave_nothing(window: MainWindow) -> None:
    check(*play_on_end(window, games=3, settle=2), memory=60)


@pytest.mark.slow
@pytest.mark.timeout(3600)
def test_thirty_games_leave_nothing(window: MainWindow) -> None:
    check(*play_on_end(window, games=30, settle=6), memory=30)
