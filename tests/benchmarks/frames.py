"""How late frames are while the strongest bots think: `python tests/benchmarks/frames.py [seconds]`.

Thirteen masters play in a visible window; then the same moments are shown again with no bot thinking. It
compares the gaps between two frames of one movement on the stage. Without a display it starts Xvfb.
"""

import argparse
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from PySide6.QtCore import QEvent, QObject, QPauseAnimation, QSequentialAnimationGroup, QTimer
from PySide6.QtWidgets import QApplication, QGraphicsView

from mascarade_qt.engine.cast import Role
from mascarade_qt.engine.scenarios import ready_scenarios
from mascarade_qt.match.loaded import load
from mascarade_qt.match.messages import Moment, Opening
from mascarade_qt.match.new_games import new_record
from mascarade_qt.match.thread import SWITCH_INTERVAL, MatchThread
from mascarade_qt.ui.look.motion import CLOCK
from mascarade_qt.ui.look.style import apply_look
from mascarade_qt.ui.look.theme import load_fonts
from mascarade_qt.ui.table.screen import TableScreen
from mascarade_qt.words.guests import guest_names
from tests.ui.table.harness import StillMatch

PLAYERS, SCENARIO, LEVEL = 13, "b9", "master"
SIZE = (1280, 800)
MOST_RATIO, MOST_GAP = 1.3, 50.0  # of the 99th percentiles; ms


class Gaps:
    """Milliseconds between the frames of each movement, taken as the stage is painted."""

    def __init__(self, screen: TableScreen) -> None:
        self.screen = screen
        self.found: list[float] = []
        self.last: float | None = None
        self._filter: QObject | None = None

    def watch(self) -> None:
        """Begin, once there is a stage."""
        stage = self.screen.board.findChild(QGraphicsView)
        assert isinstance(stage, QGraphicsView)
        # Assigned here, because the name of the method is Qt's.
        kind = type("Filter", (QObject,), {"eventFilter": lambda _, __, event: self._see(event)})
        self._filter = kind(stage)
        stage.viewport().installEventFilter(self._filter)

    def _see(self, event: QEvent) -> bool:
        """A frame, or the end of a movement."""
        if event.type() == QEvent.Type.Hide:
            self.last = None
        elif event.type() == QEvent.Type.Paint:
            now = time.perf_counter()
            if self.last is not None:
                self.found.append((now - self.last) * 1000)
            self.last = now if self._moves() else None
        return False

    def _moves(self) -> bool:
        group = self.screen.director.playback.group
        return isinstance(group, QSequentialAnimationGroup) and not isinstance(
            group.currentAnimation(), QPauseAnimation
        )

    def percentile(self, part: float) -> float:
        """The longest gap in this share of all cases."""
        ordered = sorted(self.found)
        return ordered[min(len(ordered) - 1, int(len(ordered) * part))] if ordered else 0.0

    def say(self, name: str) -> str:
        """One line of figures."""
        rate = 1000 * len(self.found) / max(1e-9, sum(self.found))
        return (
            f"{name:9} {len(self.found):6} frames  {rate:5.1f} frames/s  "
            f"p99 {self.percentile(0.99):5.1f} ms  worst {max(self.found, default=0.0):5.1f} ms"
        )


@contextmanager
def a_display() -> Iterator[None]:
    """Xvfb, where there is no display."""
    if os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY") or sys.platform != "linux":
        yield
        return
    if shutil.which("Xvfb") is None:
        sys.exit("There is no display, and no Xvfb (apt-get install xvfb).")
    reading, writing = os.pipe()
    command = ["Xvfb", "-displayfd", str(writing), "-screen", "0", "1920x1080x24", "-nolisten", "tcp"]
    server = subprocess.Popen(command, pass_fds=[writing], stderr=subprocess.DEVNULL)
    os.close(writing)
    with os.fdopen(reading) as number:
        os.environ["DISPLAY"] = f":{number.readline().strip()}"
    os.environ["QT_QPA_PLATFORM"] = "xcb"
    try:
        yield
    finally:
        server.terminate()
        server.wait()


def thinking(seconds: float) -> tuple[Gaps, list[Opening | Moment]]:
    """Masters play; what was shown, and how smoothly."""
    roles = [Role(human=False, level=LEVEL)] * PLAYERS
    record = new_record(
        ready_scenarios()[SCENARIO], [""] * PLAYERS, roles, seed=3, opening_turns=2, guests=guest_names()
    )
    match = MatchThread(load(record))
    told: list[Opening | Moment] = []
    screen = TableScreen(match)
    gaps = Gaps(screen)
    match.opening.connect(told.append)
    match.opening.connect(lambda _: gaps.watch())
    match.moment.connect(told.append)
    show(screen)
    match.start()
    run(seconds)
    close(screen)
    match.close()
    return gaps, told


def idle(told: Sequence[Opening | Moment], seconds: float) -> Gaps:
    """The same moments, with no bot thinking."""
    match = StillMatch()
    screen = TableScreen(match)
    gaps = Gaps(screen)
    show(screen)
    match.opening.emit(told[0])
    gaps.watch()
    moments = iter([moment for moment in told if isinstance(moment, Moment)])

    def next_moment() -> None:
        moment = next(moments, None)
        if moment is not None:
            match.moment.emit(moment)

    screen.director.shown.connect(lambda _: QTimer.singleShot(100, screen, next_moment))
    next_moment()
    interval = sys.getswitchinterval()
    sys.setswitchinterval(SWITCH_INTERVAL)  # as with a match
    run(seconds)
    sys.setswitchinterval(interval)
    close(screen)
    return gaps


def show(screen: TableScreen) -> None:
    """In a window."""
    screen.resize(*SIZE)
    screen.show()


def close(screen: TableScreen) -> None:
    """Close everything."""
    screen.close_table()
    screen.hide()
    screen.deleteLater()


def run(seconds: float) -> None:
    """Let everything go on for a while."""
    QTimer.singleShot(round(seconds * 1000), QApplication.quit)
    QApplication.exec()


def main() -> int:
    """Measure, print, and say whether it is good enough."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("seconds", nargs="?", type=float, default=30.0, help="for each of the two runs")
    seconds = parser.parse_args().seconds
    with a_display():
        app = QApplication([])
        load_fonts()
        apply_look("night", 100)
        CLOCK.factor = 1.0
        busy, told = thinking(seconds)
        calm = idle(told, seconds)
        del app
    ratio = busy.percentile(0.99) / max(1e-9, calm.percentile(0.99))
    worst = max(busy.found, default=0.0)
    print(busy.say("thinking"))
    print(calm.say("idle"))
    print(f"ratio of p99 {ratio:.2f} (at most {MOST_RATIO}); worst gap {worst:.1f} ms (at most {MOST_GAP:g})")
    return 0 if busy.found and ratio <= MOST_RATIO and worst <= MOST_GAP else 1


if __name__ == "__main__":
    sys.exit(main())
