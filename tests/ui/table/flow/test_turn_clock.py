"""The sand timer of a shared table: it runs for people, reminds them once, and changes nothing."""

import pytest

from mascarade_qt.ui.look.settings import Settings
from mascarade_qt.ui.sound.cues import YOUR_TURN
from mascarade_qt.ui.sound.room import Room
from mascarade_qt.ui.table.sounds import TableSounds
from tests.support.ear import Ear
from tests.support.hot_seat import CARDS, lay
from tests.support.waiting import idle, wait_until
from tests.ui.table.conftest import Opened
from tests.ui.table.harness import Hands, ScriptedMatch

pytestmark = pytest.mark.usefixtures("quick")
LONG = 600


def asked(opened: Opened, sand: int, people: tuple[int, ...] = (0, 1)) -> tuple[Hands, ScriptedMatch]:
    """Anna's turn begins."""
    match = ScriptedMatch(lay(CARDS), people)
    hands = opened(match, sand=sand)
    hands.turn_over()
    hands.wait()
    return hands, match


def test_it_is_off_unless_chosen(opened: Opened, settings: Settings) -> None:
    assert settings.sand == "off"
    hands, _ = asked(opened, 0)
    assert not hands.screen.turn_clock.isVisible()
    assert not hands.screen.turn_clock.sand.isActive()


def test_somebody_alone_has_all_the_time(opened: Opened) -> None:
    hands, _ = asked(opened, LONG, people=(0,))
    assert not hands.screen.turn_clock.isVisible()


def test_it_runs_for_each_who_is_asked(opened: Opened) -> None:
    hands, match = asked(opened, LONG)
    clock = hands.screen.turn_clock
    assert clock.isVisible()
    assert 0.9 < clock.left <= 1
    assert clock.accessibleName() == "The sand is running."
    clock.sand.start(LONG * 500)
    assert clock.left < 0.6  # a coarse timer
    hands.give(("announce", "0", "king"))
    wait_until(lambda: match.question.player == 1)
    hands.wait()
    assert clock.left > 0.9


def test_it_reminds_once_and_answers_nothing(opened: Opened, settings: Settings) -> None:
    hands, match = asked(opened, LONG)
    ear, clock = Ear(), hands.screen.turn_clock
    TableSounds(hands.screen, Room(settings, ear), settings)._listen()
    names = hands.names
    clock.sand.start(0)
    wait_until(lambda: clock.empty)
    idle(50)
    assert [name for name, _ in ear.heard] == [YOUR_TURN]
    assert clock.left == 0
    assert clock.accessibleName() == "The sand has run out."
    assert hands.names == names
    assert not match.answers
    hands.give(("announce", "0", "king"))
    wait_until(lambda: match.answers)


def test_it_stands_still_while_the_table_is_paused_or_unseen(opened: Opened) -> None:
    hands, _ = asked(opened, LONG)
    screen = hands.screen
    sand = screen.turn_clock.sand
    screen.pause.hold(True)
    assert not sand.isActive()
    screen.pause.hold(False)
    assert sand.isActive()
    screen.hide()
    wait_until(lambda: not sand.isActive())
    screen.show()
    wait_until(sand.isActive)


def test_whoever_skips_takes_nobodys_time(opened: Opened) -> None:
    hands, _ = asked(opened, LONG)
    hands.screen.course.skip()
    idle(50)
    assert hands.screen.turn_clock.left > 0.9
