"""Many games in a row in one window, with bots that think: what both processes hold after every tenth.

    QT_QPA_PLATFORM=offscreen python tests/benchmarks/soak.py [GAMES]

Memory in MB, window and bots' process; descriptors of both; threads; objects of Qt. Linux only.
"""

import os
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2]))

from mascarade_qt.engine.cast import Role
from mascarade_qt.engine.scenarios import ready_scenarios
from mascarade_qt.match.loaded import load
from mascarade_qt.match.new_games import new_record
from mascarade_qt.ui.app import furnish, make_application
from mascarade_qt.ui.end.screen import EndScreen
from mascarade_qt.ui.look.motion import CLOCK
from mascarade_qt.ui.look.settings import Settings
from mascarade_qt.ui.window import MainWindow
from mascarade_qt.words.guests import guest_names
from tests.support.held import held
from tests.support.waiting import wait_until

LEVELS = ("guest", "regular", "courtier", "master")
TABLES = (("a4", 4), ("a5", 5), ("b6", 6), ("a7", 7), ("a8", 8), ("let-it-roll", 6))
LONGEST = 600  # seconds for a game, on a busy machine


def play(window: MainWindow, number: int) -> None:
    """One game from home to the unmasking, and home again."""
    name, players = TABLES[number % len(TABLES)]
    roles = [
        Role(human=False, level=LEVELS[(number + seat) % 4], temperament="even") for seat in range(players)
    ]
    record = new_record(ready_scenarios()[name], [""] * players, roles, number, guests=guest_names())
    window.current_game.play(load(record))
    table = window.table
    assert table is not None
    wait_until(lambda: table.over, LONGEST)
    table.unmask()
    wait_until(lambda: isinstance(window.screen_shown, EndScreen), LONGEST)
    window.go("home")


def main(games: int) -> None:
    """Play, and print what is held."""
    application = make_application()
    settings = Settings()
    settings.sound = False
    window = MainWindow(settings)
    furnish(window, settings)
    CLOCK.factor = CLOCK.reading = 0.0
    CLOCK.waits = False
    window.show()
    for number in range(1, games + 1):
        play(window, number)
        if number % 10 == 0 or number == 2:
            now = held(window)
            memory = " ".join(f"{size:6.1f}" for size in now.memory)
            print(number, memory, *now.descriptors, now.threads, now.objects.total(), sep="\t", flush=True)
    window.close()
    del application


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as folder:
        os.environ["MASCARADE_DATA"] = os.environ["MASCARADE_CONFIG"] = folder
        main(int(sys.argv[1]) if len(sys.argv) > 1 else 200)
