"""Motion: everything that moves comes to an end, can be skipped, stopped or left out."""

from collections.abc import Sequence

import pytest
from PySide6.QtCore import QAbstractAnimation, QRectF, Qt, QTimer
from PySide6.QtWidgets import QApplication, QGraphicsView, QGraphicsWidget, QWidget

from mascarade_qt.engine import events as happened
from mascarade_qt.engine.events import Event
from mascarade_qt.engine.game import Game
from mascarade_qt.engine.setup import Setup
from mascarade_qt.engine.sight import seen
from mascarade_qt.match.messages import Asked
from mascarade_qt.ui.look.motion import CLOCK
from mascarade_qt.ui.table.screen import TableScreen
from tests.sampling import sampled
from tests.support.dice import dice
from tests.support.waiting import idle, wait_until
from tests.ui.table.conftest import Opened
from tests.ui.table.film import movements
from tests.ui.table.harness import Hands, ScriptedMatch, StillMatch, a_setup

SETUP = a_setup("classic", 8)
BOT = Asked(1, 1, "turn", None, False)

EVENTS: list[Event] = [
    happened.TurnBegan(3, 1, 1),
    happened.Looked(1, ("1",), None),
    happened.Looked(1, ("2", "3"), None),
    happened.Took(1, ("1", "4")),
    happened.Returned(1, ("1", "4"), None),
    happened.Announced(1, "1", "spy"),
    happened.Passed(2),
    happened.Contested(2, "2"),
    happened.Revealed(((1, "1", "spy"), (2, "2", "judge"))),
    happened.Shown(1, 3, "3", "patron"),
    happened.Used(1, "spy", None),
    happened.Nothing(1, "judge", "no coins"),
    happened.Chose(1, "player", 3),
    happened.HandOpened(1, 2),
    happened.CoinsMoved((("bank", 1, 3),), "king"),
    happened.CoinsMoved(((2, "courthouse", 1), (3, "courthouse", 1)), "fine"),
    happened.CoinsMoved(((3, 4, 6), (4, 3, 9)), "witch"),
    happened.SeatsChanged((2, 3), (3, 2)),
    happened.TurnedUp(1, "king"),
    happened.Discarded("5", "damned"),
    happened.CardMoved("1", "5"),
    happened.Eliminated(5, 5, ("5",)),
    happened.Ended((1,), "thirteen", (6, 13, 6, 6, 6, 6, 6, 6)),
]
# What changes nothing that could be seen to move; it may be shown for a while.
STILL = (happened.HandOpened,)


def an_open_table(opened: Opened, setup: Setup = SETUP) -> tuple[Hands, StillMatch]:
    """A game that goes on."""
    match = StillMatch()
    hands = opened(match)
    match.open(setup, past=[happened.TurnBegan(0, 0, 0)])
    idle()
    return hands, match


def moving(screen: TableScreen) -> list[object]:
    """Animations and timers that run."""
    stopped = QAbstractAnimation.State.Stopped
    found: list[object] = [one for one in screen.findChildren(QAbstractAnimation) if one.state() != stopped]
    return found + [timer for timer in screen.findChildren(QTimer) if timer.isActive()]


@pytest.mark.parametrize("event", sampled(EVENTS, EVENTS[::2]), ids=lambda event: type(event).__name__)
def test_every_event_comes_to_its_end(opened: Opened, event: Event) -> None:
    """It takes a while, not too long, and is over."""
    CLOCK.factor = 1.0
    hands, match = an_open_table(opened)
    match.tell(SETUP, [event], asked=BOT, number=1)
    idle()
    durations = []
    for group in movements(hands.screen):
        durations.append(group.totalDuration())
        for part in (0.3, 0.7):
            group.setCurrentTime(round(group.totalDuration() * part))
            hands.screen.grab()
    assert sum(durations) <= 3000
    assert durations or isinstance(event, STILL)
    wait_until(lambda: not hands.screen.director.busy)
    stage = hands.screen.board.findChild(QGraphicsView)
    assert isinstance(stage, QGraphicsView)
    assert not stage.isVisible()
    idle(20)
    assert match.shown_numbers == [1]


@pytest.mark.parametrize("mode", ["instant", "reduced"])
def test_without_movement(opened: Opened, mode: str) -> None:
    """Instant and reduced motion show the result, and never a sprite."""
    CLOCK.factor = 0.0 if mode == "instant" else 1.0
    CLOCK.reduced = mode == "reduced"
    hands, match = an_open_table(opened)
    stage = hands.screen.board.findChild(QGraphicsView)
    assert isinstance(stage, QGraphicsView)
    for number, event in enumerate(EVENTS, 1):
        match.tell(SETUP, [event], asked=BOT, number=number)
        idle()
        for group in movements(hands.screen):
            assert mode == "reduced"
            group.setCurrentTime(group.totalDuration() // 2)
            assert not stage.isVisible()
            assert not stage.scene().items()
        idle()
        assert not hands.screen.director.busy, event
        assert not stage.isVisible()
        assert match.shown_numbers[-1] == number


def board_state(screen: TableScreen) -> list[object]:
    """All that the board shows."""
    board = screen.board
    cards = [(place, card.isVisible(), card.shown, card.away) for place, card in board.cards.items()]
    seats = [(seat.player, seat.name, seat.coins, seat.accessibleName()) for seat in board.seats]
    purses = [purse.accessibleName() for purse in board.purses.values()]
    return [cards, seats, purses, [card.accessibleName() for card in board.cards.values()]]


def a_past(setup: Setup, seed: int, most: int) -> list[Event]:
    """What player 0 sees of a random game."""
    game = Game(setup)
    answer = dice(seed)
    events = list(game.events)
    for _ in range(most):
        if game.question is None:
            break
        events += game.answer(answer(game.question))
    return [seen(event, 0) for event in events]


@pytest.mark.parametrize(
    ("scenario", "players", "seed", "speed"),
    sampled(
        [
            *(("classic", 8, 1, 0.0), ("ultimate-combo", 11, 2, 1.0), ("deadly-duel", 2, 3, 0.0)),
            *(("a4", 4, 4, 1.0), ("b9", 9, 5, 0.0)),
        ],
        [("ultimate-combo", 11, 2, 1.0), ("deadly-duel", 2, 3, 0.0)],
    ),
)
@pytest.mark.usefixtures("quick")
def test_fast_forward_is_like_playing(
    opened: Opened, scenario: str, players: int, seed: int, speed: float
) -> None:
    """The board is the same whether events were played or skipped over."""
    setup = a_setup(scenario, players, seed)
    past = a_past(setup, seed, 40)
    CLOCK.factor = speed
    played, match = opened_still(opened)
    match.open(setup, past=past[:1])
    match.tell(setup, past[1:], asked=BOT, number=1)
    watch(played.screen)
    CLOCK.factor = 0.0
    skipped, other = opened_still(opened)
    other.open(setup, past=past)
    idle()
    assert board_state(played.screen) == board_state(skipped.screen)


def opened_still(opened: Opened) -> tuple[Hands, StillMatch]:
    """A screen without a game yet."""
    match = StillMatch()
    return opened(match), match


def watch(screen: TableScreen) -> None:
    """Bring everything to its end, turning down what is looked at."""
    for _ in range(2000):
        idle()
        for _group in movements(screen):
            pass
        if screen.prompt.buttons and not screen.prompt.guarded:
            screen.prompt.buttons[0].click()
        elif not screen.director.busy:
            return
        else:
            idle(5)
    raise AssertionError("it does not end")


def long_moment() -> Sequence[Event]:
    """Much to show."""
    return EVENTS[:16]


def test_space_skips_to_the_next_question(opened: Opened) -> None:
    """All of it is shown at once."""
    CLOCK.factor = 1.0
    hands, match = an_open_table(opened)
    match.tell(SETUP, long_moment(), asked=BOT, number=1)
    idle()
    assert hands.screen.director.busy
    hands.screen.setFocus()
    hands.key(Qt.Key.Key_Space)
    idle()
    assert hands.screen.director.moving is None  # it takes no longer than the work itself
    wait_until(lambda: not hands.screen.director.busy)
    assert not moving_stage(hands.screen)


def moving_stage(screen: TableScreen) -> bool:
    """Whether sprites are shown."""
    stage = screen.board.findChild(QGraphicsView)
    assert isinstance(stage, QGraphicsView)
    return stage.isVisible()


def test_space_works_wherever_the_focus_is(opened: Opened) -> None:
    """While others play no button takes the key; least of all the one that leaves the table."""
    CLOCK.factor = 1.0
    hands = opened(ScriptedMatch(a_setup("a4", 4, first=1), bots=dice(4)))
    left: list[bool] = []
    hands.screen.left.connect(lambda: left.append(True))
    hands.wait()
    hands.screen.prompt.buttons[0].click()
    idle(30)
    assert hands.screen.director.busy
    taken = []
    for _ in range(6):
        taken.append(_name(QApplication.focusWidget()))
        hands.key(Qt.Key.Key_Space)
        idle(10)
    assert not left
    assert hands.screen.prompt.buttons or not hands.screen.director.busy, f"the key went to {taken}"


def _name(widget: QWidget | None) -> str:
    return "nobody" if widget is None else widget.objectName() or type(widget).__name__


def test_skipping_skips_the_thinking_too(opened: Opened) -> None:
    """A bot that seems to think for ten minutes is not waited for."""
    CLOCK.factor = 1.0
    hands, match = an_open_table(opened)
    match.tell(SETUP, [], number=1, asked=Asked(1, 1, "turn", None, False, 600_000))
    idle(20)
    assert not match.shown_numbers
    hands.screen.setFocus()
    hands.key(Qt.Key.Key_Space)
    wait_until(lambda: match.shown_numbers == [1])


def test_skipping_at_a_question_does_nothing(opened: Opened) -> None:
    """What comes after the answer is shown as usual."""
    CLOCK.factor = 0.0
    match = ScriptedMatch(a_setup("a4", 4), stop=True)
    hands = opened(match)
    hands.turn_over()
    hands.wait()
    hands.screen.toolbar.skip.click()
    CLOCK.factor = 1.0
    match.tell(match.game.setup, [happened.Took(1, ("1", "2"))], number=1, asked=BOT)
    wait_until(lambda: moving_stage(hands.screen))


@pytest.mark.parametrize("event", sampled(EVENTS, EVENTS[1::2]), ids=lambda event: type(event).__name__)
def test_stopping_in_the_middle(opened: Opened, event: Event) -> None:
    """Leaving the table leaves nothing that moves."""
    CLOCK.factor = 1.0
    hands, match = an_open_table(opened)
    match.tell(SETUP, [event, happened.Passed(2)], asked=BOT, number=1)
    idle(15)
    hands.screen.close_table()
    idle()
    assert not moving(hands.screen)
    assert not moving_stage(hands.screen)
    idle(30)
    assert not match.shown_numbers


def test_the_viewer_stays_at_the_bottom(opened: Opened) -> None:
    """When the person changes seats, the table turns."""
    hands, match = an_open_table(opened)
    match.tell(SETUP, [happened.SeatsChanged((0, 3), (3, 0))], asked=BOT, number=1)
    wait_until(lambda: not hands.screen.director.busy)
    board = hands.screen.board
    lowest = max(board.seats, key=lambda seat: seat.geometry().center().y())
    assert lowest.player == 0


def test_resizing_while_something_moves(opened: Opened) -> None:
    """The stage still covers the table, and all ends well."""
    CLOCK.factor = 1.0
    hands, match = an_open_table(opened)
    match.tell(SETUP, [EVENTS[3], EVENTS[4]], asked=BOT, number=1)
    idle(20)
    hands.screen.resize(1700, 950)
    idle(20)
    stage = hands.screen.board.findChild(QGraphicsView)
    assert isinstance(stage, QGraphicsView)
    assert stage.geometry().contains(hands.screen.board.rect())
    watch(hands.screen)
    assert not any(card.away for card in hands.screen.board.cards.values())


def test_a_movement_begins_again_towards_its_new_place(opened: Opened) -> None:
    """A card on its way arrives where the table has it once the window has another size."""
    CLOCK.factor = 1000.0  # it doesn't arrive while nobody looks
    hands, match = an_open_table(opened)
    playback, cards = hands.screen.director.playback, hands.screen.board.cards
    match.tell(SETUP, [happened.CardMoved("1", "5")], asked=BOT, number=1)
    wait_until(lambda: playback.running)
    before = playback.group
    assert before is not None
    before.setCurrentTime(round(before.totalDuration() * 0.6))
    hands.screen.resize(1700, 950)
    wait_until(lambda: playback.group not in (None, before))
    assert playback.progress is not None
    assert playback.progress < 0.5
    assert playback.group is not None
    playback.group.setCurrentTime(playback.group.totalDuration() - 1)
    stage = hands.screen.board.findChild(QGraphicsView)
    assert isinstance(stage, QGraphicsView)
    (flying,) = (item for item in stage.scene().items() if isinstance(item, QGraphicsWidget))
    assert (flying.pos() - QRectF(cards["5"].area).center()).manhattanLength() < 3
