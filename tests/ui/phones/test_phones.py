"""People take out their phones: the whole window, a real server, and lines that speak as the page does."""

import json
import random
from collections.abc import Iterator
from contextlib import ExitStack
from typing import Any

import pytest
from PySide6.QtWidgets import QAbstractButton, QLabel, QPushButton, QToolButton, QWidget
from pytestqt.qtbot import QtBot
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from mascarade_qt.engine.cast import Role
from mascarade_qt.match.loaded import load
from mascarade_qt.phones import server
from mascarade_qt.ui.phones.dialog import PhonesDialog
from mascarade_qt.ui.table.screen import TableScreen
from mascarade_qt.ui.window import MainWindow
from tests.match.tables import a_record
from tests.ui.seeing import find

PATIENCE = 60_000
BOT = Role(human=False, bot="random")


class Phone:
    """The page on a phone, without its looks."""

    def __init__(self, line: ClientConnection, key: str, player: int) -> None:
        self._line, self._key, self.player = line, key, player
        self.heard: dict[str, dict[str, Any]] = {}
        self.all_heard: list[str] = []
        self._rng = random.Random(player)

    def say(self, **message: object) -> None:
        """Send something."""
        self._line.send(json.dumps(message))

    def listen(self) -> "Phone":
        """Take what has come."""
        while True:
            try:
                text = str(self._line.recv(timeout=0))
            except TimeoutError:
                return self
            message = json.loads(text)
            self.all_heard.append(text)
            self.heard[message["kind"]] = message

    def join(self) -> None:
        """Come in, and ask for the seat."""
        self.say(do="hello", code=self._key, device="", language="en")
        self.say(do="sit", player=self.player)

    @property
    def question(self) -> dict[str, Any] | None:
        """What is asked now."""
        found: dict[str, Any] | None = self.listen().heard.get("table", {}).get("question")
        return found

    def answer(self) -> None:
        """Press any answer."""
        asked = self.question
        if asked is None or asked["given"]:
            return
        if asked["confirm"]:
            self.say(do="confirm", number=asked["number"])
        else:
            # Lies and contests cost coins: the game comes to an end.
            index = self._rng.randrange(len(asked["answers"]))
            self.say(do="choose", number=asked["number"], index=index)


@pytest.fixture(autouse=True)
def here(monkeypatch: pytest.MonkeyPatch) -> None:
    """The network of the tests."""
    monkeypatch.setattr(server, "local_addresses", lambda: ["127.0.0.1"])


@pytest.fixture
def lines() -> Iterator[ExitStack]:
    """Connections that end with the test."""
    with ExitStack() as found:
        yield found


def table_of(
    window: MainWindow, qtbot: QtBot, people: tuple[int, ...] = (0, 1), players: int = 4
) -> TableScreen:
    """A table with several people, and the dialog that lets phones in."""
    window.current_game.play(load(a_record(4, people, BOT)))
    table = window.table
    assert table is not None
    qtbot.waitUntil(lambda: bool(table.findChildren(QToolButton, "phonesButton")), timeout=PATIENCE)
    find(table, QToolButton, "phonesButton").click()
    return table


def turn_down(table: TableScreen, qtbot: QtBot) -> None:
    """The masks have been studied. A prompt that has just appeared takes no click for a moment."""

    def press() -> bool:
        button = table.findChild(QAbstractButton, "turnOverButton")
        if button is not None and not table.prompt.guarded:
            button.click()
        return button is None

    qtbot.waitUntil(press, timeout=PATIENCE)


def dialog_of(table: QWidget) -> PhonesDialog:
    found = table.findChild(PhonesDialog)
    assert found is not None
    return found


def phone(window: MainWindow, lines: ExitStack, player: int) -> Phone:
    sitting = window.current_game._sitting
    assert sitting is not None
    assert sitting.phones is not None
    address, _, key = sitting.phones.link.partition("/#")
    host = address.removeprefix("http://")
    line = lines.enter_context(connect(f"ws://{host}/table", origin=Origin(address)))
    return Phone(line, key, player)


def let_in(table: TableScreen, one: Phone, qtbot: QtBot) -> None:
    """The people at the table know this phone."""
    one.join()
    name = f"letInButton{one.player}"
    qtbot.waitUntil(lambda: bool(dialog_of(table).findChildren(QPushButton, name)), timeout=PATIENCE)
    find(dialog_of(table), QPushButton, name).click()
    qtbot.waitUntil(lambda: "table" in one.listen().heard, timeout=PATIENCE)


def test_a_game_is_played_on_phones_with_no_curtain(
    window: MainWindow, qtbot: QtBot, lines: ExitStack
) -> None:
    table = table_of(window, qtbot)
    phones = [phone(window, lines, player) for player in (0, 1)]
    for one in phones:
        let_in(table, one, qtbot)
    find(dialog_of(table), QPushButton, "closeButton").click()
    qtbot.waitUntil(lambda: not table.findChildren(PhonesDialog), timeout=PATIENCE)
    turn_down(table, qtbot)
    curtains = 0

    def play() -> bool:
        nonlocal curtains
        curtains += table.curtain.isVisible()
        table.asker.press_notice()  # after a reveal, a person confirms having seen it
        for one in phones:
            one.answer()
        return table.company.turn > 12 or table.over

    qtbot.waitUntil(play, timeout=3 * PATIENCE)
    assert not curtains
    assert {table.seats.index(seat).data(seat_role()) for seat in range(4)} >= {"here", ""}
    for one, other in (phones, phones[::-1]):
        names = {one.heard["welcome"]["device"]}
        assert not any(key in text for key in names for text in other.all_heard)


def seat_role() -> int:
    from mascarade_qt.ui.table.board.seats_model import SeatRole

    return SeatRole.PHONE


def test_the_dialog_says_how_to_come_and_who_has_come(
    window: MainWindow, qtbot: QtBot, lines: ExitStack
) -> None:
    table = table_of(window, qtbot)
    dialog = dialog_of(table)
    said = " ".join(label.text() for label in dialog.findChildren(QLabel))
    sitting = window.current_game._sitting
    assert sitting is not None
    assert sitting.phones is not None
    assert sitting.phones.address.removeprefix("http://") in said
    assert sitting.phones.code in said
    assert find(dialog, QLabel, "phoneState0").text() == "at this screen"
    one = phone(window, lines, 0)
    let_in(table, one, qtbot)
    qtbot.waitUntil(lambda: find(dialog, QLabel, "phoneState0").text() == "on a phone", timeout=PATIENCE)


def test_a_phone_may_be_refused(window: MainWindow, qtbot: QtBot, lines: ExitStack) -> None:
    table = table_of(window, qtbot)
    one = phone(window, lines, 0)
    one.join()
    dialog = dialog_of(table)
    qtbot.waitUntil(lambda: bool(dialog.findChildren(QPushButton, "refuseButton0")), timeout=PATIENCE)
    find(dialog, QPushButton, "refuseButton0").click()
    qtbot.waitUntil(lambda: one.listen().heard.get("seats", {}).get("wish", 1) is None, timeout=PATIENCE)
    assert "table" not in one.heard


def test_a_seat_can_be_taken_back_to_the_screen(window: MainWindow, qtbot: QtBot, lines: ExitStack) -> None:
    table = table_of(window, qtbot, people=(0, 1, 2, 3))
    phones = [phone(window, lines, player) for player in range(4)]
    for one in phones:
        let_in(table, one, qtbot)
    find(dialog_of(table), QPushButton, "closeButton").click()
    qtbot.waitUntil(lambda: not table.findChildren(PhonesDialog), timeout=PATIENCE)
    turn_down(table, qtbot)
    qtbot.waitUntil(lambda: any(one.question for one in phones), timeout=PATIENCE)
    [asked] = [one for one in phones if one.question]
    qtbot.waitUntil(lambda: not table.asker.waiting, timeout=PATIENCE)
    find(table, QToolButton, "phonesButton").click()
    find(dialog_of(table), QPushButton, f"freeSeatButton{asked.player}").click()
    find(dialog_of(table), QPushButton, "closeButton").click()
    qtbot.waitUntil(lambda: table.asker.player == asked.player, timeout=PATIENCE)
    qtbot.waitUntil(lambda: asked.listen().heard.get("seats") is not None, timeout=PATIENCE)
    let_in_again(table, asked, qtbot)
    qtbot.waitUntil(lambda: table.asker.player is None, timeout=PATIENCE)
    qtbot.waitUntil(lambda: asked.question is not None, timeout=PATIENCE)


def let_in_again(table: TableScreen, one: Phone, qtbot: QtBot) -> None:
    """A phone that asks in the middle of a game opens the dialog."""
    one.say(do="sit", player=one.player)
    name = f"letInButton{one.player}"
    qtbot.waitUntil(lambda: bool(table.findChildren(QPushButton, name)), timeout=PATIENCE)
    find(table, QPushButton, name).click()
    find(dialog_of(table), QPushButton, "closeButton").click()


def test_leaving_the_table_hangs_up(window: MainWindow, qtbot: QtBot, lines: ExitStack) -> None:
    table = table_of(window, qtbot)
    one = phone(window, lines, 0)
    let_in(table, one, qtbot)
    find(dialog_of(table), QPushButton, "closeButton").click()
    window.go("home")
    with pytest.raises(ConnectionClosed):
        one._line.recv(timeout=20)


def test_no_socket_is_opened_before_somebody_asks(window: MainWindow, qtbot: QtBot) -> None:
    window.current_game.play(load(a_record(4, (0, 1), BOT)))
    sitting = window.current_game._sitting
    assert sitting is not None
    assert sitting.phones is not None
    assert sitting.phones.link == ""


def test_a_person_alone_is_not_offered_a_phone(window: MainWindow, qtbot: QtBot) -> None:
    window.current_game.play(load(a_record(4, (0,), BOT)))
    table = window.table
    assert table is not None
    qtbot.waitUntil(lambda: bool(table.findChildren(QToolButton, "phonesButton")), timeout=PATIENCE)
    assert not find(table, QToolButton, "phonesButton").isVisible()


def test_without_a_network_the_dialog_says_so(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(server, "local_addresses", list)
    table = table_of(window, qtbot)
    said = " ".join(label.text() for label in dialog_of(table).findChildren(QLabel))
    assert "no local network" in said
