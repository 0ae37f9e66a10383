"""A seeded monkey at the whole window: no error, no warning of Qt, no crash, nothing left running."""

from pathlib import Path

import pytest

from mascarade_qt.system.error_log import FILE as ERROR_LOG
from mascarade_qt.ui.crash_reporter import noted
from mascarade_qt.ui.look.settings import Settings
from mascarade_qt.ui.window import MainWindow
from tests.sampling import sampled
from tests.ui.monkey import Monkey

IN_THE_SUITE = 700  # events at each of two speeds

pytestmark = [
    # The off-screen platform says what it can't do.
    pytest.mark.qt_log_ignore("This plugin does not support"),
    pytest.mark.timeout(900),
    pytest.mark.usefixtures("no_files"),
]


@pytest.mark.parametrize(("speed", "seed"), sampled([("instant", 1), ("normal", 2)], [("normal", 2)]))
def test_random_events(speed: str, seed: int, window: MainWindow, settings: Settings, folder: Path) -> None:
    act(window, settings, folder, speed, seed, IN_THE_SUITE)


@pytest.mark.slow
@pytest.mark.timeout(7200)
@pytest.mark.parametrize(("speed", "seed"), [("instant", 11), ("normal", 12)])
def test_fifty_thousand_events(
    speed: str, seed: int, window: MainWindow, settings: Settings, folder: Path
) -> None:
    act(window, settings, folder, speed, seed, 25_000)


def act(window: MainWindow, settings: Settings, folder: Path, speed: str, seed: int, events: int) -> None:
    """Let it act; afterwards the log of errors does not exist."""
    settings.speed = speed
    monkey = Monkey(window, settings, seed)
    with noted(window):
        monkey.act(events)
    log = folder / ERROR_LOG
    assert not log.exists(), log.read_text(encoding="utf-8")
    assert sum(count for what, count in monkey.done.items() if not what.startswith("on ")) == events
    assert monkey.done["on TableScreen"] > events // 50
    assert all(monkey.done[f"change_{what}"] for what in ("language", "theme", "text_size", "size", "motion"))
