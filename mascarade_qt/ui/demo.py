"""A game between bots in the real window, with pictures of its moments."""

import argparse
import os
import random
import sys
import tempfile
import threading
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEvent, QModelIndex, QObject, Qt, QTimer

from mascarade_qt.engine.events import Contested, Event, Looked, Revealed, Took
from mascarade_qt.engine.scenarios import Scenario
from mascarade_qt.match.characters import mixed_company
from mascarade_qt.match.loaded import load
from mascarade_qt.match.new_games import new_record
from mascarade_qt.match.roles import played_by
from mascarade_qt.match.table_choice import FIRST_HELP
from mascarade_qt.system.interrupts import STATUS
from mascarade_qt.ui.app import furnish, make_application
from mascarade_qt.ui.look.motion import CLOCK
from mascarade_qt.ui.look.settings import Settings
from mascarade_qt.ui.table.screen import TableScreen
from mascarade_qt.ui.window import MainWindow
from mascarade_qt.words.guests import character_name
from mascarade_qt.words.troubles import file_text

PULSE = 100  # ms
WATCH = 15  # ms between two checks of what is moving
SPEED = 0.12  # times the usual durations
LONGEST = 180_000  # ms; after this a demo ends in any case
# Moments worth a picture: in the middle of a movement (and how far along), or after it.
MOVING: dict[type, tuple[str, float]] = {Took: ("swap", 0.3), Looked: ("look", 0.4)}
DONE: dict[type, str] = {Contested: "contest", Revealed: "reveal"}
LAYOUTS = 5  # rounds: one layout asks the next one out
SETTLED = 400  # ms until a screen that has just opened has settled


class Demo(QObject):
    """Opens the window off-screen, walks through it and takes pictures."""

    def __init__(self, options: argparse.Namespace, scenario: Scenario) -> None:
        self._folder = tempfile.TemporaryDirectory(prefix="mascarade-demo-")
        os.environ["MASCARADE_DATA"] = self._folder.name
        self._app = make_application()
        super().__init__()
        self._options = options
        self._scenario = scenario
        self._pictures = 0
        self._taken: set[str] = set()
        self._failed = ""
        self._unwritten: OSError | None = None
        self._table: TableScreen | None = None
        self._window = self._open_window()
        self._watch = QTimer(self)
        self._watch.setInterval(WATCH)
        self._watch.timeout.connect(self._look_around)

    def _open_window(self) -> MainWindow:
        options = self._options
        settings = Settings()
        settings.language, settings.theme, settings.text_size = (
            options.language,
            options.theme,
            options.text_size,
        )
        settings.sound = False  # no one is there to listen
        window = MainWindow(settings)
        furnish(window, settings)
        CLOCK.factor = CLOCK.reading = SPEED
        CLOCK.waits = False
        window.resize(*options.size)
        window.show()
        return window

    def run(self, interrupted: threading.Event) -> int:
        """Play to the end; 0 if everything went well."""
        pulse = QTimer(self)  # Python notices Ctrl-C only while it runs
        pulse.timeout.connect(lambda: None)
        pulse.start(PULSE)
        QTimer.singleShot(0, self._begin)
        QTimer.singleShot(LONGEST, self, self._give_up)
        status = STATUS if interrupted.is_set() else self._app.exec()
        self._window.close()
        self._folder.cleanup()
        if self._unwritten is not None:
            raise self._unwritten
        if self._failed:
            print(f"mascarade-qt demo: {self._failed}", file=sys.stderr)
            return 1
        return status

    def _begin(self) -> None:
        self._take("home")
        self._window.go("newGame")
        QTimer.singleShot(SETTLED, self, self._play)

    def _play(self) -> None:
        self._take("new-game")
        options = self._options
        chance = random.Random(options.seed)  # nobody plays, so getting the same pictures again is worth more
        company = mixed_company(options.players, chance)
        record = new_record(
            self._scenario,
            [character_name(character) for character in company],
            [played_by(character, "master") for character in company],
            options.seed,
            help=FIRST_HELP,
            characters=company,
            chance=chance,
        )
        self._window.current_game.play(load(record))
        self._table = self._window.table
        if self._table is not None:
            self._table.finished.connect(self._ended)
            self._table.ready.connect(self._ready)

    def _ready(self) -> None:
        if self._table is not None:
            self._table.log.rowsInserted.connect(self._print_rows)
            self._table.director.happened.connect(self._on_happened)
            self._watch.start()

    def _print_rows(self, parent: QModelIndex, first: int, last: int) -> None:
        if self._table is None or self._unwritten is not None:
            return
        rows = [self._table.log.index(row) for row in range(first, last + 1)]
        try:
            for row in rows:
                print(row.data(Qt.ItemDataRole.AccessibleTextRole), flush=True)
        except OSError as error:  # the disk is full, or the reader of a pipe has gone
            self._unwritten = error
            self._app.quit()

    def _on_happened(self, event: Event) -> None:
        name = DONE.get(type(event))
        if name is not None and name not in self._taken:
            self._take(name)

    def _look_around(self) -> None:
        table = self._table
        if table is None:
            return
        if table.deal.delay.isActive() and "deal" not in self._taken:  # all masks lie there
            self._take("deal")
        moving = table.director.moving
        if moving is not None:
            name, when = MOVING.get(type(moving[0]), ("", 2.0))
            if name not in self._taken and moving[1] >= when:
                self._take(name)
        if table.over:
            self._watch.stop()
            self._take("end")
            table.unmask()

    def _ended(self) -> None:
        QTimer.singleShot(SETTLED, self, self._finish)

    def _finish(self) -> None:
        self._take("unmasking")
        self._app.quit()

    def _give_up(self) -> None:
        self._failed = "the game did not come to its end in time"
        self._app.quit()

    def _take(self, name: str) -> None:
        """Take a picture of the window as it is."""
        self._taken.add(name)
        self._pictures += 1
        for _ in range(LAYOUTS):  # what has just been said may need more room
            QCoreApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest)
        path: Path = self._options.pictures / f"{self._pictures:02d}-{name}.png"
        if not self._window.grab().save(str(path)):
            self._failed = f"{file_text(path)} could not be written"
            self._app.quit()
