"""A program's orphans are ours only once it has ended."""

import os
import signal
import subprocess
import sys
import threading

import pytest

from mascarade_qt.bots.hosting.orphans import await_end

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="only Linux lets us adopt orphans")
SLEEP = [sys.executable, "-c", "import time; time.sleep(1000)"]


def test_a_killed_program_is_waited_for_and_left_to_its_owner() -> None:
    with subprocess.Popen(SLEEP) as program:
        killer = threading.Timer(0.1, program.send_signal, (signal.SIGKILL,))
        killer.start()
        await_end(program.pid)
        state = os.waitid(os.P_PID, program.pid, os.WEXITED | os.WNOWAIT | os.WNOHANG)
        assert state is not None
        assert program.wait() == -signal.SIGKILL
        killer.join()


def test_one_that_was_collected_holds_nobody_up() -> None:
    with subprocess.Popen([sys.executable, "-c", ""]) as program:
        program.wait()
    await_end(program.pid)
