"""What all tests share."""

import gc
import os
import signal
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis.strategies import none
from PySide6.QtCore import QCoreApplication, QEventLoop, QTimer

# Without a display Qt would end the whole run; name another platform to see the windows.
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
# Off-screen on Windows, it looks for fonts beside itself, and complains.
os.environ.setdefault("QT_QPA_FONTDIR", str(Path(__file__).parents[1] / "resources" / "fonts"))

# The game speaks the system's language, and the tests expect English; Qt warns of a locale without UTF-8.
for setting in [name for name in os.environ if name in ("LANG", "LANGUAGE") or name.startswith("LC_")]:
    del os.environ[setting]
if sys.platform == "linux":
    os.environ["LC_CTYPE"] = "C.UTF-8"

# A shell lets what it runs in the background ignore Ctrl-C, and so would all programs that the tests start.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)

# Nothing is too slow by the clock: the machine may be busy.
settings.register_profile("patient", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("patient")


def pytest_addoption(parser: pytest.Parser) -> None:
    """`--all` adds the tests that take long."""
    parser.addoption("--all", action="store_true", help="run the slow tests too")


@pytest.fixture(autouse=True, scope="session")
def config(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """No test touches your own settings."""
    folder = tmp_path_factory.mktemp("config")
    os.environ["MASCARADE_CONFIG"] = str(folder)
    return folder


@pytest.fixture(autouse=True)
def safe_path() -> Iterator[None]:
    """What the command line changes for the processes it starts must not affect other tests."""
    before = os.environ.get("PYTHONSAFEPATH")
    yield
    os.environ.pop("PYTHONSAFEPATH", None)
    if before is not None:
        os.environ["PYTHONSAFEPATH"] = before


@pytest.hookimpl(trylast=True)
def pytest_runtest_teardown() -> None:
    """A test that asks Qt to quit while nothing runs would end every later wait before it begins."""
    if QCoreApplication.instance() is not None:
        loop = QEventLoop()
        QTimer.singleShot(0, loop.quit)
        assert loop.exec() == 0, "Qt is about to quit"


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave the slow tests out unless asked for, and begin with the longest of the others."""
    if not config.getoption("--all"):
        slow = [item for item in items if "slow" in item.keywords]
        config.hook.pytest_deselected(items=slow)
        items[:] = [item for item in items if "slow" not in item.keywords]
    items.sort(key=lambda item: item.get_closest_marker("timeout") is None)  # those with a limit of their own


def pytest_collection_finish() -> None:
    """Thousands of tests and all modules live to the end, and need not be looked through for garbage."""
    # First, Hypothesis asks who holds its random numbers: from Python 3.14 on, nobody who is frozen counts.
    settings(max_examples=1, database=None)(given(none())(lambda _: None))()
    gc.collect()
    gc.freeze()
