"""The table waits: while it can't be seen, nothing is played, shown, asked or answered."""

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QLineEdit, QStackedWidget, QWidget

from mascarade_qt.engine.events import Took
from mascarade_qt.ui.look.motion import CLOCK
from mascarade_qt.ui.table.screen import TableScreen
from mascarade_qt.words.languages import install
from tests.engine.builders import begin
from tests.support.waiting import idle, wait_until
from tests.ui.table.conftest import close
from tests.ui.table.harness import Hands, ScriptedMatch

Cover = Callable[["House"], Callable[[], object]]


class House:
    """A window with a table, and something else that can be in front of it."""

    def __init__(self, match: ScriptedMatch) -> None:
        self.match = match
        self.window = QStackedWidget()
        self.table = TableScreen(match)
        self.other = QLineEdit()
        for widget in (self.table, self.other):
            self.window.addWidget(widget)
        self.window.resize(1280, 720)
        self.window.show()
        match.start()
        idle()
        self.hands = Hands(self.table)


def another_screen(house: House) -> Callable[[], object]:
    house.window.setCurrentWidget(house.other)
    house.other.setFocus()
    return lambda: house.window.setCurrentWidget(house.table)


def a_dialog(house: House) -> Callable[[], object]:
    dialog = QDialog(house.window)
    dialog.open()
    return dialog.close


def minimised(house: House) -> Callable[[], object]:
    house.window.showMinimized()
    return house.window.showNormal


def another_program(house: House) -> Callable[[], object]:
    app = QGuiApplication.instance()
    assert isinstance(app, QGuiApplication)
    app.applicationStateChanged.emit(Qt.ApplicationState.ApplicationInactive)
    return lambda: app.applicationStateChanged.emit(Qt.ApplicationState.ApplicationActive)


COVERS = (another_screen, a_dialog, minimised, another_program)


@pytest.fixture
def house(qapp: QApplication) -> Iterator[Callable[..., House]]:
    """Opens one; leaves nothing running."""
    made: list[House] = []

    def open_house(**options: object) -> House:
        found = House(ScriptedMatch(begin("king judge thief spy sage witch").setup, **options))  # type: ignore[arg-type]
        made.append(found)
        return found

    yield open_house
    for found in made:
        close(found.table)
        found.window.close()
        found.window.deleteLater()


def calm(milliseconds: int = 60) -> None:
    """Time in which something could have happened."""
    idle(milliseconds)


@pytest.mark.parametrize("cover", COVERS)
def test_nothing_goes_on_while_the_table_is_not_seen(
    cover: Cover, house: Callable[..., House], quick: None
) -> None:
    there = house()
    there.hands.turn_over()
    there.hands.wait()
    uncover = cover(there)
    idle()
    told: list[object] = []
    there.table.director.happened.connect(told.append)
    there.match.answer(there.match.number, ("look", "0"))  # as if it had been on its way
    calm()
    assert not told
    uncover()
    wait_until(lambda: told or "turnDownButton" in there.hands.names)
    assert "turnDownButton" in there.hands.names  # the card that was looked at is shown, not lost


@pytest.mark.parametrize("cover", COVERS)
def test_what_was_on_its_way_begins_again(cover: Cover, house: Callable[..., House], quick: None) -> None:
    CLOCK.factor = 1.0
    there = house(choices=[("swap", "0", "1")])
    director = there.table.director
    wait_until(lambda: director.moving is not None and isinstance(director.moving[0], Took))
    assert director.moving is not None
    event = director.moving[0]
    uncover = cover(there)
    idle()
    assert director.moving is None
    assert not any(card.away for card in there.table.board.cards.values())
    calm()
    uncover()
    wait_until(lambda: director.moving is not None)
    assert director.moving is not None
    assert director.moving[0] == event
    assert director.moving[1] < 0.5
    CLOCK.factor = 0.0


def test_a_bot_thinks_on_only_when_somebody_is_back(house: Callable[..., House], quick: None) -> None:
    there = house()
    there.hands.turn_over()
    there.hands.give(("look", "0"))
    wait_until(lambda: "turnDownButton" in there.hands.names)
    uncover = another_screen(there)
    idle()
    number = there.match.number
    calm()
    assert there.match.number == number
    uncover()
    there.hands.press("turnDownButton")
    wait_until(lambda: there.match.number > number)


def test_keys_meant_for_another_screen_do_not_answer(house: Callable[..., House], quick: None) -> None:
    there = house()
    there.hands.turn_over()
    there.hands.wait()
    another_screen(there)
    idle()
    install("fr")  # asks again, in another language
    idle()
    focus = QApplication.focusWidget()
    assert focus is there.other
    for key in (Qt.Key.Key_1, Qt.Key.Key_2, Qt.Key.Key_Return, Qt.Key.Key_Space):
        QTest.keyClick(there.window, key)
    idle()
    assert not there.match.answers
    install("en")


@pytest.mark.parametrize("cover", COVERS)
def test_the_keys_go_back_to_the_question(cover: Cover, house: Callable[..., House], quick: None) -> None:
    there = house()
    there.hands.turn_over()
    there.hands.wait()
    uncover = cover(there)
    idle()
    uncover()
    there.window.activateWindow()
    idle()
    assert QApplication.focusWidget() is there.table.prompt.buttons[0]


@pytest.mark.parametrize("cover", COVERS)
def test_who_comes_back_hears_the_question_again(
    cover: Cover, house: Callable[..., House], quick: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    there = house()
    there.hands.turn_over()
    there.hands.wait()
    said: list[str] = []
    monkeypatch.setattr(there.table.announcer, "announce", said.append)
    uncover = cover(there)
    idle()
    uncover()
    idle()
    assert said == [there.table.prompt.text]


def test_a_secret_is_covered_when_nobody_is_there(house: Callable[..., House], quick: None) -> None:
    there = house(people=(0, 1))
    there.hands.turn_over()
    there.hands.give(("swap", "0", "3"))
    wait_until(lambda: there.table.curtain.isVisible())
    there.hands.open_curtain()
    assert there.hands.secrets
    uncover = another_screen(there)
    idle()
    uncover()
    idle()
    assert there.table.curtain.isVisible()
    assert not there.hands.secrets
    there.hands.open_curtain()
    there.hands.close_curtain()
    idle()
    assert there.match.answers[-1][1] in (True, False)


def test_watched_bots_do_not_wait_for_the_window_in_front(house: Callable[..., House]) -> None:
    there = house(people=())
    another_program(there)
    number = there.match.number
    wait_until(lambda: there.match.number > number)


def test_the_curtain_of_a_hidden_table_takes_no_focus(house: Callable[..., House], quick: None) -> None:
    there = house(people=(0, 1))
    there.hands.turn_over()
    there.hands.wait()
    another_screen(there)
    idle()
    there.table.curtain.ask_for("Anna", "hold", "close")
    assert QApplication.focusWidget() is there.other
    QApplication.sendEvent(there.table, QEvent(QEvent.Type.LanguageChange))
    assert isinstance(QApplication.focusWidget(), QWidget)
    assert QApplication.focusWidget() is there.other
