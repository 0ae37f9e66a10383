"""However a game ends, none of its processes survives, not even programs that ignore polite requests."""

import os
import shlex
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from mascarade_qt.bots.hosting.child import Child
from mascarade_qt.bots.hosting.guard import BotError
from tests.support.programs import PATIENCE, all_gone, marked, wait_for_programs
from tests.support.systems import KILL

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="looks into /proc")

ROOT = Path(__file__).resolve().parents[3]
# Ignores the end of its input and every signal that can be ignored; has a child in its group and one that has
# left it.
DEAF = """
trap '' TERM INT HUP PIPE
sleep 1000 &
setsid sleep 1000 &
echo started >> {note}
while :; do sleep 1; done
"""
HOSTS = """
import sys, time
from mascarade_qt.bots.registry import make_bot
from tests.example_records import EXAMPLE_SETUP
bots = [make_bot(sys.argv[1], EXAMPLE_SETUP, player, 1) for player in range(2)]
print("playing", flush=True)
{then}
"""
WAYS = {
    "killed": ("time.sleep(1000)", KILL),
    "interrupted": ("time.sleep(1000)", signal.SIGINT),
    "asked to end": ("time.sleep(1000)", signal.SIGTERM),
    "by itself": ("", None),
    "at once": ("import os; os._exit(3)", None),
}


@pytest.fixture
def note(tmp_path: Path) -> Iterator[Path]:
    """Where programs say that they run; nothing is left even of a test that fails."""
    path = tmp_path / "note"
    yield path
    for pid in marked(path):
        os.kill(pid, KILL)


def deaf(note: Path) -> str:
    """A bot that is such a program."""
    script = note.with_name("deaf.sh")
    script.write_text(DEAF.format(note=shlex.quote(str(note))), encoding="utf-8")
    return f"cmd:sh {shlex.quote(str(script))}"


@pytest.mark.parametrize("way", WAYS)
def test_programs_end_with_the_process_that_hosts_them(way: str, note: Path) -> None:
    then, number = WAYS[way]
    with subprocess.Popen(
        [sys.executable, "-c", HOSTS.format(then=then), deaf(note)],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        env=os.environ | {"PYTHONPATH": str(ROOT), "NOTE": str(note)},
    ) as host:
        assert host.stdout is not None
        assert host.stdout.readline() == b"playing\n"
        if number is not None:
            wait_for_programs(note, 2)
            assert len(marked(note)) >= 6
            host.send_signal(number)
        host.wait(PATIENCE)
    assert all_gone(note)


@pytest.mark.parametrize("workers", ["1", "2"])
@pytest.mark.parametrize("number", [KILL, signal.SIGINT])
def test_programs_end_with_the_arena(workers: str, number: int, note: Path) -> None:
    command = ["arena", "--players", "4", "--games", "400", "--workers", workers, "--time-limit", "600"]
    with subprocess.Popen(
        [sys.executable, "-m", "mascarade_qt", *command, "--bots", deaf(note)],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        cwd=ROOT,
        env=os.environ | {"NOTE": str(note)},
    ) as arena:
        wait_for_programs(note, 4 * int(workers))
        arena.send_signal(number)
        assert arena.wait(PATIENCE) == (130 if number == signal.SIGINT else -number)
        assert arena.stderr is not None
        assert number == KILL or arena.stderr.read() == b""
    assert all_gone(note)


# Starts, and leaves behind, a process of its own session with nothing in its environment; twice over.
FUGITIVE = """
import subprocess, sys
script = '''
import os, sys, time
os.fork() or os.setsid()
with open(sys.argv[1], "a") as note:
    note.write(f"{os.getpid()} ")
time.sleep(1000)
'''
subprocess.Popen([sys.executable, "-S", "-c", script, sys.argv[1]], env={}, start_new_session=True)
"""


def is_alive(pid: int) -> bool:
    """Not even as a zombie."""
    return Path(f"/proc/{pid}").exists()


def test_a_program_leaves_nothing_behind_in_a_session_of_its_own(tmp_path: Path) -> None:
    script, note = tmp_path / "fugitive.py", tmp_path / "pids"
    script.write_text(FUGITIVE, encoding="utf-8")
    program = Child([sys.executable, str(script), str(note)], dict(os.environ))
    deadline = time.monotonic() + PATIENCE
    while not note.exists() or len(note.read_text("utf-8").split()) < 2:
        assert time.monotonic() < deadline, "the program did not start"
        time.sleep(0.02)
    pids = [int(number) for number in note.read_text("utf-8").split()]
    assert all(map(is_alive, pids))
    program.close()
    assert not any(map(is_alive, pids))


def test_the_end_of_a_program_spares_what_others_have_started(tmp_path: Path) -> None:
    waiting = [sys.executable, "-S", "-c", "import time; time.sleep(1000)"]
    with_nothing = Child(["env", "-i", *waiting], dict(os.environ))
    worker = subprocess.Popen(waiting)
    Child(waiting, dict(os.environ)).close()
    assert worker.poll() is None
    with pytest.raises(BotError, match="did not answer"):  # it still runs
        with_nothing.ask("?", 0.1)
    worker.kill()
    worker.wait()
    with_nothing.close()
