"""Skipping stops at what concerns the person, for every kind of event, and says what was passed over."""

from collections.abc import Sequence

import pytest

from mascarade_qt.engine import events as happened
from mascarade_qt.engine.events import EVENT_KINDS, Event
from mascarade_qt.match.messages import Asked
from mascarade_qt.ui.look.motion import CLOCK
from mascarade_qt.ui.table.screen import TableScreen
from mascarade_qt.ui.table.stage.director import Interlude
from tests.support.waiting import idle, wait_until
from tests.ui.table.conftest import Opened
from tests.ui.table.film import running
from tests.ui.table.harness import StillMatch, a_setup

SETUP = a_setup("classic", 6, coins=10)  # the person is player 0
BOT = Asked(1, 3, "turn", None, False, 300)
KING = happened.Announced(1, "1", "spy")
MINE: list[Event] = [happened.TurnBegan(0, 0, 0), happened.Announced(0, "0", "spy")]

# What comes before, what concerns the person, and the same happening to others.
STOPS: list[tuple[Sequence[Event], Event, Event]] = [
    ([], happened.Looked(1, ("0",), None), happened.Looked(1, ("1",), None)),
    ([], happened.Took(1, ("1", "0")), happened.Took(1, ("1", "2"))),
    ([], happened.Announced(1, "1", "cheat"), happened.Announced(1, "1", "spy")),
    (MINE, happened.Contested(2, "2"), happened.Used(0, "spy", None)),
    ([KING], happened.Revealed(((0, "0", "spy"),)), happened.Revealed(((2, "2", "spy"),))),
    ([], happened.Shown(1, 0, "0", None), happened.Shown(1, 2, "2", "king")),
    (
        [KING, happened.Used(1, "witch", None)],
        happened.Chose(1, "player", 0),
        happened.Chose(1, "player", 2),
    ),
    (
        [],
        happened.CoinsMoved(((0, 1, 2),), "thief"),
        happened.CoinsMoved((("bank", 1, 1),), "king"),
    ),
    ([], happened.CoinsMoved((("bank", 0, 1),), "king"), happened.CoinsMoved(((2, 1, 1),), "thief")),
    ([], happened.SeatsChanged((0, 2), (2, 0)), happened.SeatsChanged((3, 2), (2, 3))),
    ([], happened.Discarded("0", "damned"), happened.Discarded("2", "damned")),
    ([], happened.CardMoved("0", "2"), happened.CardMoved("3", "2")),
    ([], happened.Eliminated(0, 0, ("0",)), happened.Eliminated(2, 2, ("2",))),
]
NEVER: list[tuple[Sequence[Event], Event]] = [
    ([], happened.TurnBegan(2, 0, 0)),
    ([], happened.Returned(1, ("1", "0"), None)),
    ([KING], happened.Passed(2)),
    ([KING], happened.Used(1, "spy", None)),
    ([KING], happened.Nothing(1, "spy", "no cards")),
    ([KING], happened.HandOpened(1, 2)),
    ([KING], happened.TurnedUp(1, "king")),
]


def seen_at_leisure(opened: Opened, before: Sequence[Event], event: Event) -> tuple[bool, TableScreen]:
    """Whether an event is shown to a person who has been skipping since the beginning."""
    CLOCK.factor = CLOCK.reading = 1.0
    match = StillMatch()
    screen = opened(match).screen
    match.open(SETUP, past=[happened.TurnBegan(0, 3, 3)])
    idle()
    shown: list[tuple[Event, bool]] = []
    screen.director.began.connect(lambda one: shown.append((one, screen.director.skipping)))
    skipped = [happened.Looked(3, ("3",), None), happened.TurnBegan(1, 1, 1), *before]
    match.tell(SETUP, [*skipped, event, happened.TurnBegan(2, 2, 2)], asked=BOT)
    wait_until(lambda: running(screen))
    screen.skip()
    for _ in range(20):
        idle()
        if event in [one for one, _ in shown]:
            break
        group = running(screen)
        if group is not None:
            group.setCurrentTime(group.totalDuration())
    return dict(shown)[event] is False, screen


@pytest.mark.parametrize(("before", "mine", "others"), STOPS)
def test_it_stops_at_what_concerns_the_person(
    opened: Opened, before: Sequence[Event], mine: Event, others: Event
) -> None:
    assert seen_at_leisure(opened, before, mine)[0]
    assert not seen_at_leisure(opened, before, others)[0]


@pytest.mark.parametrize(("before", "event"), NEVER)
def test_it_stops_at_nothing_else(opened: Opened, before: Sequence[Event], event: Event) -> None:
    assert not seen_at_leisure(opened, before, event)[0]


def test_it_stops_at_a_claim_that_would_end_the_game_for_somebody_else(opened: Opened) -> None:
    """The Thief would take Carlo's last coin, and the richest would win."""
    poor = [happened.CoinsMoved(((2, "courthouse", 9),), "fine")]
    claim = happened.Announced(1, "1", "thief")
    assert seen_at_leisure(opened, poor, claim)[0]
    assert not seen_at_leisure(opened, [], claim)[0]


def test_the_end_is_always_seen(opened: Opened) -> None:
    assert seen_at_leisure(opened, [], happened.Ended((2,), "thirteen", (10,) * 6))[0]


def test_every_kind_of_event_is_here() -> None:
    kinds = {type(event) for _, *found in (*STOPS, *NEVER) for event in found}
    assert kinds | {happened.Ended} == set(EVENT_KINDS)


def test_after_an_unmasking_there_is_time_to_look_unless_it_is_skipped(opened: Opened) -> None:
    CLOCK.factor = CLOCK.reading = 1.0
    match = StillMatch()
    screen = opened(match).screen
    match.open(SETUP, past=[happened.TurnBegan(0, 3, 3)])
    idle()
    done: list[str] = []
    for skips in (False, True):
        screen.director.play(
            Interlude(lambda: None, lambda: done.append("laid"), 700, lambda: done.append("over"))
        )
        wait_until(lambda: "laid" in done)
        group = running(screen)
        assert group is not None
        assert group.totalDuration() == 700
        assert done == ["laid"]
        if skips:
            screen.skip()
        else:
            group.setCurrentTime(700)
        wait_until(lambda: done == ["laid", "over"])
        done.clear()


def test_what_was_passed_over_is_told_in_a_line(opened: Opened) -> None:
    """Before what stops it, and before the next question."""
    CLOCK.factor = CLOCK.reading = 1.0
    match = StillMatch()
    screen = opened(match).screen
    match.open(SETUP, past=[happened.TurnBegan(0, 3, 3)])
    idle()
    news: list[Event] = [
        happened.Looked(3, ("3",), None),
        happened.TurnBegan(1, 1, 1),
        KING,
        happened.Contested(4, "4"),
        happened.CoinsMoved(((1, "courthouse", 1),), "fine"),
        happened.TurnBegan(2, 4, 4),
        happened.Looked(4, ("4",), None),
        happened.TurnBegan(3, 2, 2),
        happened.Took(2, ("2", "0")),
    ]
    match.tell(SETUP, news, asked=BOT)
    wait_until(lambda: running(screen))
    screen.skip()
    wait_until(lambda: running(screen) and not screen.director.skipping)
    assert screen.prompt.text == "Meanwhile: Bianca (Spy, contested, −1) and Enzo (a look)."
    screen.skip()
    wait_until(lambda: not screen.director.skipping and screen.prompt.text.startswith("Carlo "))
