"""Every public fact can be read, at every speed; and people who need more time can take it."""

from dataclasses import dataclass, field
from itertools import pairwise

import pytest
from PySide6.QtCore import QAbstractAnimation, Qt
from PySide6.QtWidgets import QLabel

from mascarade_qt.engine import events as happened
from mascarade_qt.engine.events import Event, Revealed, Shown
from mascarade_qt.engine.game import Game
from mascarade_qt.engine.setup import Setup
from mascarade_qt.match.messages import Asked, Moment
from mascarade_qt.match.sights import shared_sights
from mascarade_qt.ui.look.motion import CLOCK, SPEEDS
from mascarade_qt.ui.look.reading_time import CARD, FIRST_GLANCE, LETTER, READINGS, reading_time
from mascarade_qt.ui.table.screen import TableScreen
from mascarade_qt.ui.table.stage.balloon import Balloon
from mascarade_qt.words.story import Told
from tests.sampling import sampled
from tests.support.dice import dice
from tests.support.waiting import idle, wait_until
from tests.ui.table.conftest import Opened
from tests.ui.table.film import movements, running
from tests.ui.table.harness import StillMatch, a_setup

SETUP = a_setup("classic", 6, coins=10)
BOT = Asked(1, 1, "turn", None, False)
MODES = [*((speed, False) for speed in SPEEDS), ("normal", True), ("instant", True)]
CONTEST: list[Event] = [
    happened.TurnBegan(1, 1, 1),
    happened.Announced(1, "1", "spy"),
    happened.Contested(2, "2"),
    happened.Contested(3, "3"),
    happened.Revealed(((1, "1", "spy"), (2, "2", "judge"), (3, "3", "patron"))),
    happened.Used(1, "spy", None),
]


@dataclass
class Fact:
    """Something all may know, and for how many milliseconds of the show it could be read."""

    event: Event
    told: Told = field(default=Told("", "", None))
    read: int = 0  # its words were on the screen
    seen: int = 0  # its cards lay open, with their names

    @property
    def cards(self) -> int:
        """Faces that came with it."""
        if isinstance(self.event, Revealed):
            return len(self.event.cards)
        return int(isinstance(self.event, Shown) and self.event.mask is not None)


class Recorder:
    """Counts the time of the show itself: what an animation or a pause would take, not what a test takes."""

    def __init__(self, screen: TableScreen) -> None:
        self.screen = screen
        self.facts: list[Fact] = []
        self.last: Fact | None = None  # what was told last: it can be read until something else is
        screen.director.began.connect(self._begin)
        screen.director.told.connect(self._tell)

    def _begin(self, event: Event) -> None:
        self.facts.append(Fact(event))

    def _tell(self, told: Told) -> None:
        self.facts[-1].told = told
        if told.spoken or told.balloon:
            self.last = self.facts[-1]

    def watch(self) -> None:
        """Until nothing is left to show."""
        for group in movements(self.screen):
            time = group.totalDuration()
            group.setCurrentTime(time // 2)
            if self.last is not None:
                self.last.read += time if self._on_screen(self.last.told) else 0
            fact = self.facts[-1]
            fact.seen += time if self._open(fact.event) else 0

    def _on_screen(self, told: Told) -> bool:
        balloons = [one.text for one in self.screen.board.findChildren(Balloon) if one.isVisible()]
        said = told.balloon is not None and told.balloon[1] in balloons
        in_prompt = told.spoken == self.screen.prompt.text
        listed = [self.screen.log.index(row).data() for row in range(self.screen.log.rowCount())]
        return (in_prompt and (not told.line or told.turn > 0 or told.line in listed)) or (
            not told.line and said
        )

    def _open(self, event: Event) -> bool:
        if isinstance(event, Revealed):
            wanted = {place: mask for _, place, mask in event.cards}
        elif isinstance(event, Shown) and event.mask is not None:
            wanted = {event.place: event.mask}
        else:
            return False
        cards = self.screen.board.cards
        return all(cards[place].shown == mask and not cards[place].away for place, mask in wanted.items())


def a_game(setup: Setup, seed: int, most: int) -> list[Event]:
    """What everybody sees of a random game."""
    game, answer = Game(setup), dice(seed)
    events = list(game.events)
    while game.question is not None and len(events) < most:
        events += game.answer(answer(game.question))
    shared, _ = shared_sights(events, (), len(setup.players))
    return list(shared)


def recorded(opened: Opened, setup: Setup, events: list[Event], help: str = "classic") -> list[Fact]:
    """All of it is shown to people who only watch."""
    match = StillMatch()
    screen = opened(match).screen
    match.open(setup, people=(), help=help, past=events[:1])
    idle()
    recorder = Recorder(screen)
    match.moment.emit(Moment(1, tuple(events[1:]), (), BOT))
    for _ in range(2000):
        idle()
        recorder.watch()
        if not screen.director.busy:
            return recorder.facts
    raise AssertionError("it does not end")


@pytest.mark.parametrize(("speed", "reduced"), sampled(MODES, [("normal", False), ("instant", True)]))
def test_every_fact_stands_as_long_as_it_takes_to_read(opened: Opened, speed: str, reduced: bool) -> None:
    """A whole evening at each speed, and without motion: nothing is shown too briefly."""
    CLOCK.factor, CLOCK.reading, CLOCK.reduced = SPEEDS[speed], 1.0, reduced
    events = a_game(SETUP, seed=3, most=140)
    facts = recorded(opened, SETUP, events)
    assert [fact.event for fact in facts] == events[1:]
    words = [fact for fact in facts if fact.told.words]
    short = [fact for fact in words if fact.read < FIRST_GLANCE + LETTER * len(fact.told.words) - 1]
    assert not short
    hidden = [fact for fact in facts if fact.cards and fact.seen < FIRST_GLANCE + CARD * fact.cards - 1]
    assert not hidden
    assert len(words) > 30
    assert any(fact.cards > 1 for fact in facts)


@pytest.mark.slow
@pytest.mark.parametrize("scenario", ["ultimate-combo", "b9", "small-three", "deadly-duel", "a4"])
@pytest.mark.parametrize(("speed", "reduced"), MODES)
@pytest.mark.parametrize("reading", READINGS)
def test_whole_games_can_be_read(
    opened: Opened, scenario: str, speed: str, reduced: bool, reading: str
) -> None:
    """All kinds of events, all reading times."""
    CLOCK.factor, CLOCK.reading, CLOCK.reduced = SPEEDS[speed], READINGS[reading], reduced
    players = {"ultimate-combo": 6, "b9": 9, "small-three": 3, "deadly-duel": 2, "a4": 4}[scenario]
    setup = a_setup(scenario, players, seed=5, coins=9)
    for seed in (2, 3):
        for fact in recorded(opened, setup, a_game(setup, seed, most=2000), help="history"):
            assert not fact.told.words or fact.read >= reading_time(fact.told.words) - 1, fact
            assert not fact.cards or fact.seen >= reading_time("", fact.cards) - 1, fact


def test_more_to_read_takes_longer() -> None:
    CLOCK.reading = 1.0
    assert reading_time("") == 0
    texts = ["I pass.", "Anna takes 2 coins from the bank.", "Anna exchanges fortunes with Bianca."]
    assert all(reading_time(one) < reading_time(other) for one, other in pairwise(texts))
    assert reading_time("x", 3) - reading_time("x", 2) == CARD
    CLOCK.reading = READINGS["ample"]
    assert reading_time("x", 3) > FIRST_GLANCE + LETTER + 3 * CARD


def a_table(opened: Opened, help: str = "classic") -> tuple[TableScreen, StillMatch]:
    """A game that goes on, seen by one person."""
    match = StillMatch()
    screen = opened(match).screen
    match.open(SETUP, help=help, past=[happened.TurnBegan(0, 0, 0)])
    idle()
    return screen, match


def test_thinking_ends_when_something_moves(opened: Opened) -> None:
    screen, match = a_table(opened)
    match.tell(SETUP, [], asked=BOT)
    idle()
    assert "thinking" in screen.prompt.text
    CLOCK.factor = 1.0
    match.tell(SETUP, [happened.Took(1, ("1", "0"))], asked=BOT, number=1)
    wait_until(lambda: screen.director.moving)
    assert "thinking" not in screen.prompt.text
    assert "you" in screen.prompt.text  # whose card it is
    assert not any(seat._awaited for seat in screen.board.seats)


def test_whose_cards_are_under_the_table_is_said_once(opened: Opened) -> None:
    screen, match = a_table(opened)
    match.tell(SETUP, [happened.Took(1, ("1", "0"))], asked=Asked(1, 1, "swap", None, False, 5000))
    said = "Bianca swaps cards with you, or pretends to."
    wait_until(lambda: screen.prompt.text == said)
    wait_until(lambda: not screen.director.busy)
    assert screen.prompt.text == said, "nothing else to read while the two are under the table"


def test_this_turn_can_be_read_without_a_log(opened: Opened) -> None:
    screen, match = a_table(opened)
    match.tell(SETUP, CONTEST, asked=BOT, number=1)
    wait_until(lambda: not screen.director.busy)
    assert screen.side.log.isVisible()
    lines = [str(screen.log.index(row).data()) for row in range(screen.log.rowCount())]
    assert len(lines) == 5
    assert "announce" in lines[0]
    match.tell(SETUP, [happened.TurnBegan(2, 2, 2)], asked=BOT, number=2)
    wait_until(lambda: not screen.director.busy)
    assert not screen.log.rowCount()


def test_p_holds_everything(opened: Opened) -> None:
    CLOCK.factor = CLOCK.reading = 1.0
    screen, match = a_table(opened)
    match.tell(SETUP, [happened.Took(1, ("1", "0"))], asked=BOT, number=1)
    wait_until(lambda: running(screen))
    group = running(screen)
    assert group is not None
    screen.setFocus()
    sign = screen.findChild(QLabel, "pausedSign")
    assert isinstance(sign, QLabel)
    assert not sign.isVisible()
    hands_key(screen, Qt.Key.Key_P)
    assert group.state() == QAbstractAnimation.State.Paused
    assert sign.isVisible()
    assert sign.text()
    time = group.currentTime()
    idle(60)
    assert group.currentTime() == time
    screen.toolbar.pause.click()
    assert group.state() == QAbstractAnimation.State.Running
    assert not sign.isVisible()
    screen.skip()
    wait_until(lambda: not screen.director.busy)


def test_a_bot_is_held_too(opened: Opened) -> None:
    CLOCK.factor = 1.0
    screen, match = a_table(opened)
    match.tell(SETUP, [], asked=Asked(1, 1, "turn", None, False, 30))
    screen.pause.hold(True)
    idle(80)
    assert not match.shown_numbers
    screen.pause.hold(False)
    wait_until(lambda: match.shown_numbers == [0])


def hands_key(screen: TableScreen, key: Qt.Key) -> None:
    """Type a key."""
    from PySide6.QtTest import QTest

    QTest.keyClick(screen.window().windowHandle(), key)


def test_the_table_waits_after_a_reveal(opened: Opened) -> None:
    CLOCK.waits = True
    screen, match = a_table(opened)
    match.tell(SETUP, CONTEST, asked=BOT, number=1)
    wait_until(lambda: screen.prompt.buttons)
    assert [button.objectName() for button in screen.prompt.buttons] == ["goOnButton"]
    assert {card.shown for card in screen.board.cards.values()} >= {"spy", "judge", "patron"}
    assert "Spy" in screen.prompt.text
    assert not match.shown_numbers
    wait_until(lambda: not screen.prompt.guarded)
    screen.prompt.buttons[0].click()
    wait_until(lambda: match.shown_numbers == [1])
    CLOCK.waits = False


def test_nobody_waits_for_people_who_only_watch(opened: Opened) -> None:
    CLOCK.waits = True
    match = StillMatch()
    screen = opened(match).screen
    match.open(SETUP, people=(), past=[happened.TurnBegan(0, 0, 0)])
    idle()
    match.tell(SETUP, CONTEST, people=(), asked=BOT, number=1)
    wait_until(lambda: match.shown_numbers == [1])
    assert not screen.prompt.buttons
    CLOCK.waits = False
