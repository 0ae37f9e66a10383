"""Ctrl-C, once or twice, at any moment: the command ends, says nothing, and leaves nothing."""

import contextlib
import os
import random
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QTimer

from mascarade_qt.system.interrupts import PATIENCE, STATUS, delayed, interruptible, quitting
from tests.sampling import sampled
from tests.support.systems import ON_ITS_OWN, press_ctrl_c

ROOT = Path(__file__).resolve().parents[2]
LONG = ("--games", "1000000")
COMMANDS = {
    "arena here": ("arena", "--workers", "1", "--bots", "naive", *LONG),
    "arena in processes": ("arena", "--workers", "2", "--bots", "regular", *LONG),
    "demo": ("demo", "--pictures", "pictures"),
    "text": ("play", "--text", "--language", "en"),
}
GENEROUS = 60  # seconds, for a busy machine; PATIENCE is the limit on an idle one


def survivors(group: int) -> list[str]:
    """Processes of a group that still run."""
    found = []
    for file in Path("/proc").glob("[0-9]*/stat"):
        with contextlib.suppress(OSError):
            state, _, of = file.read_text().rpartition(")")[2].split()[:3]
            if int(of) == group and state != "Z":
                found.append(file.parent.name)
    return found


# Python itself can't be interrupted without a traceback while it starts.
LAUNCHER = """
import sys
from mascarade_qt.__main__ import main
from mascarade_qt.system import interrupts
print("up", flush=True)
sys.exit(main(sys.argv[1:]))
"""


def interrupt(name: str, rng: random.Random, tmp_path: Path, latest: float) -> None:
    environment = {
        "MASCARADE_DATA": str(tmp_path / "data"),
        "PYTHONPATH": str(ROOT),
        "QT_QPA_PLATFORM": "offscreen",
    }
    with subprocess.Popen(
        [sys.executable, "-c", LAUNCHER, *COMMANDS[name]],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        cwd=tmp_path,
        env=os.environ | environment,
        **ON_ITS_OWN,
    ) as program:
        assert program.stdout is not None
        program.stdout.readline()
        time.sleep(rng.uniform(0, latest))
        for _ in range(rng.choice((1, 2))):
            press_ctrl_c(program.pid)
            time.sleep(rng.choice((0, 0.01, 0.1, 0.5)))
        _, errors = program.communicate(timeout=GENEROUS)
    assert (program.returncode, errors.decode()) == (STATUS, "")
    deadline = time.monotonic() + GENEROUS
    while survivors(program.pid) and time.monotonic() < deadline:
        time.sleep(0.05)
    assert not survivors(program.pid)


@pytest.mark.parametrize("name", sampled(COMMANDS, ("arena in processes", "text")))
def test_it_ends(name: str, tmp_path: Path) -> None:
    interrupt(name, random.Random(name), tmp_path, latest=1.5)


@pytest.mark.slow
@pytest.mark.timeout(900)
@pytest.mark.parametrize("name", COMMANDS)
def test_it_ends_at_any_moment(name: str, tmp_path: Path) -> None:
    rng = random.Random(f"{name} again")
    for _ in range(15):
        interrupt(name, rng, tmp_path, latest=4)


# --- how -------------------------------------------------------------------------------------------


@pytest.fixture
def no_watchdog(monkeypatch: pytest.MonkeyPatch) -> None:
    """Don't start what would end this very process; report lost errors again afterwards."""
    monkeypatch.setattr(threading.Timer, "start", lambda timer: None)
    monkeypatch.setattr(sys, "unraisablehook", sys.unraisablehook)


@pytest.fixture(autouse=True)
def as_before() -> Iterator[None]:
    """Ctrl-C is a KeyboardInterrupt, before and after."""
    signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, signal.default_int_handler)


@pytest.mark.usefixtures("no_watchdog")
def test_the_second_one_disturbs_nobody() -> None:
    tidied = False

    def act() -> None:
        nonlocal tidied
        try:
            signal.raise_signal(signal.SIGINT)
        finally:
            signal.raise_signal(signal.SIGINT)
            tidied = True

    with pytest.raises(KeyboardInterrupt), interruptible():
        act()
    assert tidied


@pytest.mark.usefixtures("no_watchdog")
def test_where_qt_runs_nothing_is_raised(qapp: QCoreApplication) -> None:
    with quitting() as asked:
        assert not asked.is_set()
        QTimer.singleShot(0, partial(signal.raise_signal, signal.SIGINT))
        assert qapp.exec() == STATUS
        assert asked.is_set()


def while_a_class_is_made() -> None:
    class Awkward:
        def __set_name__(self, owner: type, name: str) -> None:
            signal.raise_signal(signal.SIGINT)

    type("Made", (), {"field": Awkward()})  # a RuntimeError before Python 3.12


def while_an_extension_is_loaded() -> None:
    try:
        signal.raise_signal(signal.SIGINT)
    except KeyboardInterrupt:
        raise ImportError("the extension could not be loaded") from None


@pytest.mark.usefixtures("no_watchdog")
@pytest.mark.parametrize("act", [while_a_class_is_made, while_an_extension_is_loaded])
def test_it_is_known_in_disguise(act: Callable[[], None]) -> None:
    with pytest.raises(KeyboardInterrupt), interruptible():
        act()


def test_other_errors_are_what_they_are() -> None:
    with pytest.raises(RuntimeError, match="ours"), interruptible():
        raise RuntimeError("ours")


def test_it_can_wait_a_little() -> None:
    done = False

    def act() -> None:
        nonlocal done
        with delayed():
            signal.raise_signal(signal.SIGINT)
            done = True

    with pytest.raises(KeyboardInterrupt):
        act()
    assert done


def test_whoever_does_not_want_to_hear_it_is_left_alone() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with interruptible():
        signal.raise_signal(signal.SIGINT)
    assert signal.getsignal(signal.SIGINT) is signal.SIG_IGN


def test_what_does_not_end_in_order_ends_all_the_same() -> None:
    code = """
import signal, time
from mascarade_qt.system.interrupts import interruptible
with interruptible():
    try:
        signal.raise_signal(signal.SIGINT)
    finally:
        time.sleep(1000)
"""
    assert PATIENCE < 5
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, timeout=GENEROUS, check=False)
    assert done.returncode == STATUS
