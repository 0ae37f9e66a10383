"""All who let an announcement pass say so at once; only a contest takes its time."""

import pytest

from mascarade_qt.engine import events as happened
from mascarade_qt.engine.events import Event
from mascarade_qt.match.messages import Asked
from mascarade_qt.ui.look.motion import CLOCK
from mascarade_qt.ui.table.screen import TableScreen
from mascarade_qt.ui.table.stage.balloon import Balloon
from tests.support.waiting import idle, wait_until
from tests.ui.table.conftest import Opened
from tests.ui.table.film import running
from tests.ui.table.harness import StillMatch, a_setup

SETUP = a_setup("classic", 6)


def a_bot(number: int, player: int) -> Asked:
    return Asked(number, player, "contest", None, False, 300)


def passes(screen: TableScreen) -> int:
    """How many say so now."""
    balloons = screen.board.findChildren(Balloon)
    return sum(balloon.isVisible() and balloon.text == "I pass." for balloon in balloons)


def announced(opened: Opened) -> tuple[TableScreen, StillMatch]:
    """Player 1 has said something, and player 2 is asked."""
    match = StillMatch()
    screen = opened(match).screen
    match.open(SETUP, past=[happened.TurnBegan(0, 1, 1)])
    idle()
    CLOCK.factor = CLOCK.reading = 60.0  # nothing ends by itself, however slow the machine is
    match.tell(SETUP, [happened.Announced(1, "1", "king")], number=1, asked=a_bot(1, 2))
    finish_movement(screen)
    wait_until(lambda: match.shown_numbers == [1])
    return screen, match


def until_running(screen: TableScreen) -> None:
    wait_until(lambda: running(screen))


def until_shown(match: StillMatch, number: int) -> None:
    wait_until(lambda: match.shown_numbers[-1:] == [number])


def finish_movement(screen: TableScreen) -> int:
    """What would run now is over at once; how long it would have taken."""
    until_running(screen)
    group = running(screen)
    assert group is not None
    time = group.totalDuration()
    group.setCurrentTime(time)
    idle()
    return time


def answers(match: StillMatch, *last: Event) -> None:
    """Players 2 to 4 pass; player 5 does something else."""
    for player in (2, 3, 4):
        match.tell(SETUP, [happened.Passed(player)], number=player, asked=a_bot(player, player + 1))
        until_shown(match, player)
    match.tell(SETUP, last, number=5, asked=Asked(5, 0, "contest", None, False, 300))


def test_all_pass_at_once(opened: Opened) -> None:
    screen, match = announced(opened)
    reading = running(screen)
    answers(match, happened.Passed(5))
    assert running(screen) is reading  # the announcement is still being read
    assert passes(screen) == 0
    wait_until(lambda: match.shown_numbers[-1] == 5)
    match.tell(SETUP, [happened.Passed(0), happened.Used(1, "king", None)], number=6)
    finish_movement(screen)
    wait_until(lambda: passes(screen))
    assert passes(screen) == 5
    assert screen.prompt.text == "Bianca announces: “I am the King!”"


def test_nobody_sees_a_contest_come(opened: Opened) -> None:
    """Until it comes, everything looks the same, and lasts as long, as if all passed."""
    times = []
    for last in (happened.Contested(5, "5"), happened.Passed(5)):
        screen, match = announced(opened)
        answers(match, last)
        until_running(screen)
        said = [screen.prompt.text, passes(screen)]
        if isinstance(last, happened.Passed):
            until_shown(match, 5)
            match.tell(SETUP, [happened.Passed(0), happened.Used(1, "king", None)], number=6)
        times.append([*said, finish_movement(screen)])
    assert times[0] == times[1]


@pytest.mark.parametrize("left", [True, False])
def test_passes_survive_a_pause_of_the_table(opened: Opened, left: bool) -> None:
    """Whether a person pauses or the window is covered meanwhile."""
    screen, match = announced(opened)
    director = screen.director
    director.pause() if left else director.hold(True)
    answers(match, happened.Contested(5, "5"))
    idle()
    assert passes(screen) == 0
    director.resume() if left else director.hold(False)
    CLOCK.factor = CLOCK.reading = 0.0
    screen.skip()
    wait_until(lambda: match.shown_numbers[-1] == 5)
    assert passes(screen) == 3
    assert list(screen.board.model.world.claims) == [1, 5]


def test_a_person_is_asked_after_the_passes(opened: Opened) -> None:
    screen, match = announced(opened)
    answers(match, happened.Passed(5))
    wait_until(lambda: match.shown_numbers[-1] == 5)
    CLOCK.factor = CLOCK.reading = 0.0
    match.tell(SETUP, [], number=6, asked=Asked(6, 0, "contest", None, False))
    screen.skip()
    wait_until(lambda: match.shown_numbers[-1] == 6)
    assert passes(screen) == 4
