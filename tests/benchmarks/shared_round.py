"""How long a round of six people takes: around one screen with its curtain, and with a phone for each.

    QT_QPA_PLATFORM=offscreen python tests/benchmarks/shared_round.py

Seconds at normal speed, for a round in which all swap and one in which all look. Each person
takes the same time for every decision, and at the screen also some to come to it.
"""

import json
import os
import sys
import tempfile
import time
from contextlib import ExitStack
from pathlib import Path
from typing import Any
from unittest.mock import patch

sys.path.insert(0, str(Path(__file__).parents[2]))

from dataclasses import replace

from PySide6.QtCore import QEventLoop, QTimer
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from mascarade_qt.match.loaded import load
from mascarade_qt.phones import server
from mascarade_qt.phones.hub import Hub
from mascarade_qt.ui.app import furnish, make_application
from mascarade_qt.ui.look.settings import Settings
from mascarade_qt.ui.phones.dialog import PhonesDialog
from mascarade_qt.ui.table.screen import TableScreen
from mascarade_qt.ui.window import MainWindow
from tests.match.tables import a_record
from tests.ui.table.harness import Hands

DECISION = 1.5  # seconds for a person to read and press
COMING = 2.0  # seconds until the next person sits in front of a curtain
PEOPLE = 6
WAKE = 20  # ms


def wait(seconds: float) -> None:
    """Let the window live."""
    loop = QEventLoop()
    QTimer.singleShot(round(1000 * seconds), loop.quit)
    loop.exec()


class Phone:
    """One person's."""

    def __init__(self, line: ClientConnection, player: int) -> None:
        self.line, self.player = line, player
        self.state: dict[str, Any] = {}
        self.since: tuple[object, float] = ("", 0.0)

    def act(self, verb: int) -> None:
        """Decide on what is asked, once it has been asked for long enough."""
        while True:
            try:
                message = json.loads(self.line.recv(timeout=0))
            except TimeoutError:
                break
            if message["kind"] == "table":
                self.state = message
        asked = self.state.get("question")
        what = asked and (asked["number"], asked["text"], asked["confirm"])
        if what != self.since[0]:
            self.since = (what, time.monotonic())
        elif asked and time.monotonic() - self.since[1] >= DECISION:
            if asked["confirm"]:
                self.say(do="confirm", number=asked["number"])
            else:
                first = asked["text"].startswith("Your turn")
                self.say(do="choose", number=asked["number"], index=verb if first else 0)

    def say(self, **message: object) -> None:
        """As the page does."""
        self.line.send(json.dumps(message))


def at_the_screen(table: TableScreen, verb: int) -> None:
    """What the people at the screen do now."""
    hands = Hands(table)
    curtain = table.curtain
    if curtain.isVisible():
        wait(COMING)
        hands.open_curtain()
        wait(DECISION)
        hands.close_curtain()
    elif table.asker.waiting and not table.prompt.guarded:
        wait(DECISION)
        buttons = [button for button in table.prompt.buttons if button.isEnabled()]
        if buttons and table.asker.waiting:
            first = table.prompt.text.endswith("announce?")
            buttons[verb if first else 0].click()


def a_round(window: MainWindow, verb: int, phones: bool) -> float:
    """Seconds from the first decision of a round to that of the next."""
    record = a_record(PEOPLE, tuple(range(PEOPLE)))
    window.current_game.play(load(replace(record, setup=replace(record.setup, opening_turns=0, first=0))))
    table = window.table
    assert table is not None
    wait(4)
    with ExitStack() as lines:
        held = [sit_down(window, lines, player) for player in range(PEOPLE)] if phones else []
        for dialog in table.findChildren(PhonesDialog):  # it opens by itself when a phone asks
            dialog.accept()
        wait(0.5)
        Hands(table).turn_over()
        while table.asker.player is None and not any(phone.state.get("question") for phone in held):
            wait(WAKE / 1000)
            for phone in held:
                phone.act(verb)
        begun, turn = time.monotonic(), table.company.turn
        while table.company.turn < turn + PEOPLE:
            wait(WAKE / 1000)
            if not phones:
                at_the_screen(table, verb)
            for phone in held:
                phone.act(verb)
        took = time.monotonic() - begun
    window.go("home")
    return took


def sit_down(window: MainWindow, lines: ExitStack, player: int) -> Phone:
    """A phone that has its seat."""
    sitting = window.current_game._sitting
    assert sitting is not None
    assert sitting.phones is not None
    guests = sitting.phones
    guests.open()
    address, _, key = guests.link.partition("/#")
    host = address.removeprefix("http://")
    phone = Phone(lines.enter_context(connect(f"ws://{host}/table", origin=Origin(address))), player)
    phone.say(do="hello", code=key, device="", language="en")
    phone.say(do="sit", player=player)
    while not guests.overview.wishes:
        wait(WAKE / 1000)
    guests.post(Hub.confirm, guests.overview.wishes[0].device)
    wait(0.3)
    return phone


def main() -> int:
    """Print both, for both rounds."""
    here = patch.object(server, "local_addresses", lambda: ["127.0.0.1"])
    with tempfile.TemporaryDirectory() as folder, here:
        os.environ["MASCARADE_DATA"] = os.environ["MASCARADE_CONFIG"] = folder
        make_application()
        settings = Settings()
        window = MainWindow(settings)
        furnish(window, settings)
        settings.speed = "normal"
        window.show()
        for verb, name in ((1, "swap"), (0, "look")):
            took = [a_round(window, verb, phones) for phones in (False, True)]
            print(f"{name}: at the screen {took[0]:.0f} s, on phones {took[1]:.0f} s", flush=True)
        window.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
