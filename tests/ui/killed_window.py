"""The real window, to be killed: continues the unfinished game, or begins one, and prints what it is told.

Each line is a JSON object, as of `tests.storage.killed`; a person presses anything that can be pressed.
"""

import random
import sys

from PySide6.QtCore import QTimer

from mascarade_qt.engine.cast import Role
from mascarade_qt.match import thread
from mascarade_qt.match.loaded import load
from mascarade_qt.match.messages import Moment, Opening
from mascarade_qt.storage.unfinished import unfinished_game
from mascarade_qt.ui.app import furnish, make_application
from mascarade_qt.ui.crash_reporter import noted
from mascarade_qt.ui.look.motion import CLOCK
from mascarade_qt.ui.look.settings import Settings
from mascarade_qt.ui.table.prompt import panel
from mascarade_qt.ui.window import MainWindow
from tests.match.tables import a_record
from tests.storage.killed import Told, say
from tests.ui.table.harness import Hands


class Watched(thread.MatchThread):
    """A match that says what it tells the window, before the window can go on."""

    def __init__(self, *arguments: object) -> None:
        super().__init__(*arguments)  # type: ignore[arg-type]
        self._told = Told()
        self.opening.connect(self._open)
        self.moment.connect(self._tell)

    def _open(self, opening: Opening) -> None:
        self._told.open(opening)

    def _tell(self, moment: Moment) -> None:
        self._told.tell(moment)


class Person:
    """Presses something whenever something can be pressed; leaves when the game is over."""

    def __init__(self, window: MainWindow, seed: int) -> None:
        self._window = window
        self._rng = random.Random(seed)
        self._clock = QTimer(window)
        self._clock.timeout.connect(self._act)
        self._clock.start(3)

    def _act(self) -> None:
        table = self._window.table
        if table is None:  # the masks are off
            self._window.close()
            return
        hands = Hands(table)
        if hands.ready:
            hands.play_randomly(self._rng)


def main(seed: int, players: int) -> None:
    """Play to the end."""
    application = make_application()
    settings = Settings()
    window = MainWindow(settings)
    window.show()
    furnish(window, settings)
    CLOCK.factor = CLOCK.reading = 0.0  # nothing moves, and nobody has to read
    CLOCK.waits = False
    panel.PROMPT_GUARD = 0  # type: ignore[attr-defined]
    thread.MatchThread = Watched  # type: ignore[misc, assignment]
    found = unfinished_game()
    assert found.unusable is None, found.unusable
    with noted(window):
        window.services.bot_process.warm()
        going_on = found.game is not None
        say({"thinking": window.services.bot_process.pid, "goes on": going_on})
        if going_on:
            window.go("continue")
        else:
            bot = Role(human=False, bot="naive")
            window.current_game.play(load(a_record(players, people=(0,), bot=bot, seed=seed)))
        person = Person(window, seed)
        application.exec()
    del person


if __name__ == "__main__":
    main(int(sys.argv[1]), int(sys.argv[2]))
