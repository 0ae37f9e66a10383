"""However a game in the window ends, no program that played in it survives."""

import os
import random
import sys
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from mascarade_qt.engine.cast import Role
from mascarade_qt.match.loaded import load
from mascarade_qt.ui.end.screen import EndScreen
from mascarade_qt.ui.table.prompt import panel
from mascarade_qt.ui.window import MainWindow
from tests.bots.hosting import foreign_bots
from tests.match.tables import a_record
from tests.sampling import sampled
from tests.support.programs import all_gone, marked, wait_for_programs
from tests.support.systems import KILL
from tests.support.waiting import wait_until
from tests.ui.table.harness import Hands

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="looks into /proc")
PROGRAM = f"{foreign_bots.__file__}:Stays"


@pytest.fixture
def note(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Where programs say that they run; nothing is left even of a test that fails."""
    path = tmp_path / "note"
    monkeypatch.setenv("NOTE", str(path))
    monkeypatch.setattr(panel, "PROMPT_GUARD", 0)
    yield path
    for pid in marked(path):
        os.kill(pid, KILL)


def finish(window: MainWindow) -> None:
    """Play to the end."""
    assert window.table is not None
    hands = Hands(window.table)
    hands.play_to_the_end(random.Random(1))
    hands.press("unmaskButton")
    wait_until(lambda: isinstance(window.screen_shown, EndScreen))


def begin_another(window: MainWindow) -> None:
    """A game without programs in place of this one."""
    window.current_game.play(load(a_record(4)))


WAYS: dict[str, Callable[[MainWindow], object]] = {
    "closed": MainWindow.close,
    "left": lambda window: window.go("home"),
    "finished": finish,
    "replaced by another": begin_another,
}


@pytest.mark.timeout(300)
@pytest.mark.parametrize("way", sampled(WAYS, [*WAYS][::2]))
def test_no_program_outlives_its_game(way: str, note: Path, window: MainWindow) -> None:
    record = a_record(4, bot=Role(human=False, bot=PROGRAM))
    record = replace(record, setup=replace(record.setup, coins=(12,) * 4))  # soon over
    window.current_game.play(load(record, {PROGRAM}))
    wait_until(lambda: bool(window.table and Hands(window.table).ready), seconds=120)
    wait_for_programs(note, 3)
    assert len(marked(note)) >= 9, "each has started two others"
    WAYS[way](window)
    assert all_gone(note)
