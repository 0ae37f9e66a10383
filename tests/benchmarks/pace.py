"""How long a person at the default table waits: until the first decision, and for each round after it.

    QT_QPA_PLATFORM=offscreen python tests/benchmarks/pace.py [GAMES]

The bots really play, from the same seeds each time. It counts the time of the show itself: what movements,
reading and the bots' pauses would take. The person answers at once and lets everything pass.
"""

import os
import random
import sys
import tempfile
from pathlib import Path
from statistics import mean
from typing import NamedTuple

sys.path.insert(0, str(Path(__file__).parents[2]))

from PySide6.QtCore import QAbstractAnimation, QObject
from PySide6.QtWidgets import QApplication

from mascarade_qt.engine.cast import Role
from mascarade_qt.engine.scenarios import ready_scenarios
from mascarade_qt.match.bot_process import BotProcess
from mascarade_qt.match.loaded import Loaded, load
from mascarade_qt.match.new_games import new_record
from mascarade_qt.match.thread import MatchThread
from mascarade_qt.ui.kit.delay import Delay
from mascarade_qt.ui.look.motion import CLOCK, SPEEDS
from mascarade_qt.ui.look.style import apply_look
from mascarade_qt.ui.look.theme import load_fonts
from mascarade_qt.ui.table.screen import TableScreen
from mascarade_qt.words.guests import guest_names
from tests.support.waiting import idle, wait_until
from tests.ui.table.film import running

SCENARIO, PLAYERS, ROUNDS = "b6", 6, 4
ROLES = [Role(human=True), *[Role(human=False, level="guest", temperament="even")] * (PLAYERS - 1)]


class Wait(NamedTuple):
    """Milliseconds."""

    first: int  # until the first decision
    rounds: int  # all the rounds after that, together
    number: int  # of these rounds


class Stopwatch:
    """Ends everything that takes time at once, and adds up what it would have taken."""

    def __init__(self, screen: TableScreen) -> None:
        self._screen = screen
        self.time = 0
        self._due: dict[QObject, int] = {}  # when what has begun would be over

    def run(self) -> None:
        """Run until a person has to press something or the game is over."""
        screen = self._screen
        while not screen.prompt.buttons and not screen.over:
            idle()
            group = running(screen)
            lasts: dict[QObject, int] = {} if group is None else {group: group.totalDuration()}
            lasts |= {delay: delay.interval() for delay in screen.course.delays if delay.isActive()}
            self._due = {one: self._due.get(one, self.time + lasting) for one, lasting in lasts.items()}
            if not self._due:
                continue
            first = min(self._due, key=lambda one: self._due[one])
            self.time = self._due.pop(first)
            if isinstance(first, QAbstractAnimation):
                first.setCurrentTime(first.totalDuration())
            elif isinstance(first, Delay):
                first.end()


def play(loaded: Loaded, bot_process: BotProcess) -> Wait:
    """Some rounds of one game."""
    match = MatchThread(loaded, bot_process)
    screen = TableScreen(match)
    screen.resize(1280, 720)
    screen.show()
    match.start()
    wait_until(lambda: hasattr(screen, "course"))
    watch = Stopwatch(screen)
    watch.run()
    wait_until(lambda: not screen.prompt.guarded)
    screen.prompt.buttons[0].click()  # the masks have been studied
    watch.time = first = turns = 0
    while turns <= ROUNDS:
        watch.run()
        if screen.over:
            break
        question, number = screen.asker.kind, screen.asker.number
        first = first or watch.time
        turns += question == "turn"
        wait_until(lambda: not screen.prompt.guarded)
        if number is None or question == "":
            screen.asker.press_notice()
        else:
            screen.asker._give(screen.asker._picker.question.answers[0])  # type: ignore[union-attr]
        idle()
    screen.close_table()
    match.close()
    screen.deleteLater()
    idle()
    return Wait(first, watch.time - first, max(1, turns - 1))


def main(games: int) -> None:
    """Play and print, at the usual speed and at that of a first game."""
    app = QApplication([])
    load_fonts()
    apply_look("night", 100)
    bot_process = BotProcess()
    for speed in ("normal", "slow"):
        CLOCK.factor, CLOCK.reading = SPEEDS[speed], 1.0
        waits = []
        for seed in range(games):
            record = new_record(
                ready_scenarios()[SCENARIO],
                ["You", *[""] * (PLAYERS - 1)],
                ROLES,
                seed,
                first=2,
                chance=random.Random(seed),
                guests=guest_names(),
            )
            waits.append(play(load(record), bot_process))
        first = mean(wait.first for wait in waits) / 1000
        each = sum(wait.rounds for wait in waits) / sum(wait.number for wait in waits) / 1000
        print(f"{speed:8} first decision {first:5.1f} s   a round {each:5.1f} s", flush=True)
    bot_process.close()
    del app


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as folder:
        os.environ["MASCARADE_DATA"] = folder
        main(int(sys.argv[1]) if len(sys.argv) > 1 else 4)
