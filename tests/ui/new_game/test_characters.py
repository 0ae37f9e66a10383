"""Which characters sit at the table, and how they are exchanged."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QComboBox,
    QLineEdit,
    QPushButton,
)
from pytestqt.qtbot import QtBot

from mascarade_qt.engine.cast import Role
from mascarade_qt.match.characters import CHARACTERS
from mascarade_qt.ui.new_game.screen import NewGameScreen
from tests.ui.new_game.hands import begin
from tests.ui.pressing import choose
from tests.ui.seeing import find


def seated(screen: NewGameScreen) -> list[str]:
    """The characters at the table."""
    return [seat.seated for seat in screen.choice.taken if seat.seated]


def test_every_bot_is_a_character_with_a_temperament_of_its_own(screen: NewGameScreen) -> None:
    assert seated(screen) == ["marin", "bettina", "isabetta", "lunardo", "orsola"]
    assert find(screen, QComboBox, "seat2Character").currentText() == "Bettina, bold"
    assert screen.choice.taken[2].role() == Role(human=False, level="guest", temperament="bold")
    assert find(screen, QComboBox, "seat2Character").count() == len(CHARACTERS) + 1


def test_a_character_is_exchanged_for_another_by_keys(screen: NewGameScreen) -> None:
    """Typing a name finds it; somebody who is at the table already changes places."""
    box = find(screen, QComboBox, "seat2Character")
    box.setFocus()
    QTest.keyClick(box, Qt.Key.Key_Z)
    assert seated(screen)[1] == "zanetta"
    choose(box, "orsola")
    assert seated(screen) == ["marin", "orsola", "isabetta", "lunardo", "zanetta"]
    assert find(screen, QComboBox, "seat5Character").currentText() == "Zanetta, bold"


def test_someone_else_may_have_any_name_and_temperament(screen: NewGameScreen, qtbot: QtBot) -> None:
    name, temper = find(screen, QLineEdit, "seat2Name"), find(screen, QComboBox, "seat2Temperament")
    assert not name.isVisible()
    assert not temper.isVisible()
    choose(find(screen, QComboBox, "seat2Character"), "")
    QApplication.processEvents()
    assert name.isVisible()
    QTest.keyClicks(name, "Arlecchino")
    choose(temper, "chaotic")
    choice, _ = begin(screen, qtbot)
    assert (choice.taken[2].name, choice.taken[2].seated) == ("Arlecchino", "")
    assert choice.taken[2].role().temperament == "chaotic"
    choose(find(screen, QComboBox, "seat2Character"), "bettina")
    QApplication.processEvents()
    assert not name.isVisible()
    assert seated(screen)[1] == "bettina"


def test_other_guests_are_invited_in_one_click(screen: NewGameScreen) -> None:
    """Mixed again, none of those who were there; people stay."""
    before = seated(screen)
    find(screen, QPushButton, "newCompanyButton").click()
    after = seated(screen)
    assert len(set(after)) == 5
    assert not set(after) & set(before)
    assert len({CHARACTERS[who] for who in after}) >= 4
    assert screen.choice.taken[0].human
    assert [row.character.currentData() for row in screen._rows[1:6]] == after
