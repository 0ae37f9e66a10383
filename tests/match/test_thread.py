"""The match in its thread: whole games, and an end within a second at any moment."""

import gc
import os
import subprocess
import sys
import textwrap
from dataclasses import replace
from pathlib import Path
from types import FunctionType, ModuleType

import pytest

from mascarade_qt.engine.game import Game
from mascarade_qt.engine.record import Record, RecordError
from mascarade_qt.engine.setup import Setup
from mascarade_qt.match.bot_opponents import BotOpponents
from mascarade_qt.match.bot_process import BotProcess
from mascarade_qt.match.loaded import load
from mascarade_qt.match.match import Match
from mascarade_qt.match.thread import SWITCH_INTERVAL, MatchThread
from mascarade_qt.storage.journal import Journal
from mascarade_qt.storage.unfinished import unfinished_game
from tests.match.tables import Window, a_record, played
from tests.support.roles import MASTER
from tests.support.systems import suspend
from tests.support.waiting import wait_until

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.mark.parametrize("players", [2, 3, 6, 13])
def test_a_whole_game(bot_process: BotProcess, players: int) -> None:
    match = MatchThread(load(a_record(players, people=(0, 1), seed=players)), bot_process)
    window = Window(match)
    match.start()
    wait_until(lambda: window.seen.finales)
    match.close()
    assert window.seen.troubles == []
    assert window.seen.moments[-1].asked is None


def test_a_game_of_masters_in_a_process_of_its_own() -> None:
    match = MatchThread(load(a_record(6, people=(), bot=MASTER, seed=4)))
    window = Window(match)
    match.start()
    wait_until(lambda: window.seen.finales or len(window.seen.moments) > 600)
    match.close()
    assert window.seen.troubles == []


@pytest.mark.parametrize("moments", [0, 1, 2, 30])
def test_closing_while_bots_think(moments: int) -> None:
    match = MatchThread(load(a_record(13, people=(0,), bot=MASTER)))
    window = Window(match)
    match.start()
    wait_until(lambda: len(window.seen.moments) >= moments)
    match.close()
    assert match._runner.over
    said = len(window.seen.moments)
    match.close()
    for _ in range(3):
        wait_until(lambda: True)
    assert len(window.seen.moments) == said


def test_closing_while_the_process_hangs() -> None:
    bot_process = BotProcess()
    match = MatchThread(load(a_record(6, people=())), bot_process)
    window = Window(match)
    match.start()
    wait_until(lambda: len(window.seen.moments) > 5)
    child = bot_process.pid
    assert child is not None
    suspend(child)
    match.close()
    bot_process.close()
    assert match._runner.over
    assert bot_process.pid is None


def test_before_it_was_started() -> None:
    MatchThread(load(a_record())).close()


def test_many_games_one_after_the_other(bot_process: BotProcess) -> None:
    for seed in range(8):
        match = MatchThread(load(a_record(6, people=(0,), seed=seed)), bot_process)
        window = Window(match)
        match.start()
        wait_until(window.seen.longer_than(3 * seed))
        match.close()
        assert window.seen.troubles == []


def test_the_interval_of_switching_is_put_back(bot_process: BotProcess) -> None:
    before = sys.getswitchinterval()
    match = MatchThread(load(a_record()), bot_process)
    match.start()
    assert sys.getswitchinterval() == pytest.approx(SWITCH_INTERVAL)
    match.close()
    assert sys.getswitchinterval() == before


def test_the_journal_is_left_at_the_question(bot_process: BotProcess) -> None:
    match = MatchThread(load(a_record(6, people=range(6))), bot_process, Journal())
    window = Window(match)
    window.stop_at = 12
    match.start()
    wait_until(lambda: len(window.seen.moments) > 12)
    match.close()
    found = unfinished_game()
    assert found.game is not None
    assert (len(found.game.record.choices), found.unusable) == (12, None)


def test_what_cannot_be_played_is_said_at_once(bot_process: BotProcess) -> None:
    record = a_record()
    with pytest.raises(RecordError):
        MatchThread(load(replace(record, choices=[(0, "turn", None)])), bot_process)
    with pytest.raises(RecordError):
        MatchThread(load(Record(Setup(record.setup.players, record.setup.deal))), bot_process)


def test_nothing_in_reach_of_the_window_holds_the_true_table(bot_process: BotProcess) -> None:
    match = MatchThread(load(played(a_record(6, people=(0,)), most=30)), bot_process)
    window = Window(match)
    window.stop_at = 45
    match.start()
    wait_until(lambda: len(window.seen.moments) > 10)
    assert not [thing for thing in in_reach_of(window) if isinstance(thing, Game | Match | Record)]
    match.close()


def test_a_match_is_gone_with_its_thread(bot_process: BotProcess) -> None:
    """Not later, when the garbage collector finds it in some other thread."""
    gc.collect()
    gc.disable()
    try:
        match = MatchThread(load(a_record()), bot_process)
        window = Window(match)
        match.start()
        wait_until(window.seen.longer_than(10))
        match.close()
        assert not [thing for thing in gc.get_objects() if isinstance(thing, Match | BotOpponents)]
    finally:
        gc.enable()


def in_reach_of(root: object) -> list[object]:
    """All objects that can be reached by references, code and modules apart."""
    found: dict[int, object] = {}
    todo = [root]
    while todo:
        thing = todo.pop()
        if id(thing) not in found and not isinstance(thing, type | ModuleType | FunctionType):
            found[id(thing)] = thing
            todo += gc.get_referents(thing)
    return list(found.values())


ALONE = """
import sys
from PySide6.QtCore import QCoreApplication
from tests.match.tables import Window, a_record
from tests.support.waiting import wait_until
from mascarade_qt.match.loaded import load
from mascarade_qt.match.thread import MatchThread
from mascarade_qt.engine.cast import Role
from mascarade_qt.match.bot_opponents import BotOpponents

if __name__ == "__main__":
    app = QCoreApplication([])
    match = MatchThread(load(a_record(6, (0,), Role(human=False, level="master"), help="coach")))
    window = Window(match)
    match.start()
    wait_until(lambda: len(window.seen.moments) > 40 or window.seen.finales)
    match.close()
    print("numpy" in sys.modules, "PySide6.QtGui" in sys.modules, window.seen.troubles)
"""


def test_the_windows_process_does_without_numpy() -> None:
    root = str(Path(__file__).resolve().parents[2])
    found = subprocess.run(
        [sys.executable, "-c", textwrap.dedent(ALONE)],
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
        cwd=root,
        env=os.environ | {"PYTHONPATH": root},
    )
    assert (found.stdout, found.stderr) == ("False False []\n", "")
