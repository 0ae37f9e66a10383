"""How many words a listener hears in a turn: `python tests/benchmarks/words_heard.py`.

Two games that are the same every time, of six players alone and of three at one screen, off-screen and
without a screen reader: all announcements, and the names of everything that gets the focus.
"""

import os
import random
import sys
from pathlib import Path

os.environ["QT_QPA_PLATFORM"] = "offscreen"
sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QAccessibleEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from mascarade_qt.ui.app import make_application
from mascarade_qt.ui.look.motion import CLOCK
from mascarade_qt.ui.look.style import apply_look
from mascarade_qt.ui.look.theme import load_fonts
from mascarade_qt.ui.table.prompt import curtain, panel
from mascarade_qt.ui.table.screen import TableScreen
from mascarade_qt.words.languages import install
from tests.support.dice import dice
from tests.support.waiting import idle
from tests.ui.table.harness import Hands, ScriptedMatch, a_setup

MOST_PRESSES = 600
KEPT: list[TableScreen] = []  # deleted with the application
Game = tuple[str, str, int, tuple[int, ...], int]  # with the scenario, players, people, and the seed
GAMES: tuple[Game, ...] = (
    ("six, one of them a person", "classic", 6, (0,), 5),
    ("three at one screen", "small-three", 3, (0, 1, 2), 9),
)


class Listener:
    """Counts and, if asked for, prints what is heard."""

    def __init__(self, loud: bool) -> None:
        self.said: list[str] = []
        self.named: list[str] = []
        self._loud = loud
        self._tell = QAccessible.updateAccessibility
        QAccessible.updateAccessibility = self._hear  # type: ignore[method-assign]
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        app.focusChanged.connect(self._on_focus)

    def _hear(self, event: QAccessibleEvent) -> None:
        if isinstance(event, QAccessibleAnnouncementEvent):
            self.said.append(event.message())
            if self._loud:
                print("SAID ", event.message())
        self._tell(event)

    def _on_focus(self, _: QWidget | None, now: QWidget | None) -> None:
        if now is not None:
            self.named.append(QAccessible.queryAccessibleInterface(now).text(QAccessible.Text.Name))
            if self._loud:
                print("FOCUS", self.named[-1])


def words(texts: list[str]) -> int:
    """How many there are in all."""
    return sum(len(text.split()) for text in texts)


def play(game: Game, listener: Listener) -> None:
    """To the end, by keys; then print."""
    name, scenario, players, people, seed = game
    match = ScriptedMatch(a_setup(scenario, players, seed), people=people, bots=dice(seed))
    screen = TableScreen(match)
    screen.resize(1280, 720)
    screen.show()
    screen.activateWindow()
    idle()
    hands, rng = Hands(screen), random.Random(seed)
    match.start()
    for _ in range(MOST_PRESSES):
        hands.wait()
        if "unmaskButton" in hands.names:
            break
        if screen.curtain.isVisible():
            hands.open_curtain()
            idle()
            answers = sorted(screen.curtain.choices.values(), key=repr)  # they stand in a random order
            hands.close_curtain(rng.choice(answers or [None]))
        else:
            buttons = [one for one in screen.prompt.buttons if one.objectName() != "takeBackButton"]
            QTest.keyClick(rng.choice(buttons), Qt.Key.Key_Return)
        idle()
    turns = screen.company.turn + 1
    said, named = words(listener.said), words(listener.named)
    print(
        f"{name}: {turns} turns; a turn {len(listener.said) / turns:.1f} announcements, "
        f"{said / turns:.1f} words said, {named / turns:.1f} of names, {(said + named) / turns:.1f} in all"
    )
    screen.close_table()
    screen.hide()
    KEPT.append(screen)
    listener.said.clear()
    listener.named.clear()


def main() -> int:
    """Play both."""
    app = make_application()
    load_fonts()
    apply_look("night", 100)
    install("en")
    CLOCK.factor, CLOCK.reading = 0.0, 0.0
    CLOCK.waits_each_turn = lambda: True  # as with a screen reader
    for module in (panel, curtain):
        vars(module)["PROMPT_GUARD"] = 0  # no one waits for it
    vars(curtain)["CURTAIN_REST"] = 0
    listener = Listener("--aloud" in sys.argv)
    for game in GAMES:
        play(game, listener)
    del app
    return 0


if __name__ == "__main__":
    sys.exit(main())
