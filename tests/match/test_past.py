"""A game that goes on after a long past: bots are told all of it, and no one waits longer than necessary."""

from collections.abc import Mapping
from dataclasses import replace

import pytest
from PySide6.QtCore import QTimer

from mascarade_qt.bots.hosting.guard import Guard
from mascarade_qt.bots.mind.belief import Belief, Weights
from mascarade_qt.bots.mind.tuning import SKIMMED_PLACEMENTS
from mascarade_qt.bots.registry import make_bot
from mascarade_qt.engine.events import Event, Returned
from mascarade_qt.engine.game import Game
from mascarade_qt.engine.questions import Question
from mascarade_qt.engine.record import Choice, Record
from mascarade_qt.engine.sight import open_setup, seen
from mascarade_qt.match.bot_process import BotProcess
from mascarade_qt.match.loaded import load
from mascarade_qt.match.thinker import (
    A_WHILE,
    LONG,
    RECENT,
    Answered,
    Ask,
    BotSeat,
    Desk,
    Message,
    NewGame,
    Progress,
    Sights,
)
from tests.match.tables import Script, Window, a_match, a_record
from tests.support.roles import MASTER
from tests.support.waiting import wait_until

pytestmark = pytest.mark.usefixtures("qapp")


def long_game(players: int, turns: int) -> Record:
    """A game of people who only swap and look: it could go on forever."""
    record = a_record(players, people=(0,), bot=MASTER)
    game = Game(record.setup, listening=False)
    choices: list[Choice] = []
    while (question := game.question) is not None and game.turn < turns:
        answers = [answer for answer in question.answers if not is_announcement(answer)]
        answer = answers[(7 * len(choices)) % len(answers)]
        choices.append((question.player, question.kind, answer))
        game.answer(answer)
    return replace(record, choices=choices)


def is_announcement(answer: object) -> bool:
    return isinstance(answer, tuple) and answer[0] == "announce"


def sights(events: list[Event], players: range) -> Mapping[int, tuple[Event, ...]]:
    return {player: tuple(seen(event, player) for event in events) for player in players}


def test_the_player_asked_is_told_first_and_all() -> None:
    record = long_game(4, 60)
    loaded = load(record)
    setup = open_setup(loaded.record.setup)
    past = sights(list(loaded.events), range(1, 4))
    desk = Desk()
    seats = {player: BotSeat("naive", 5) for player in range(1, 4)}
    assert list(desk.take(NewGame(1, setup, seats, (), past))) == [Progress(1)]
    swap = Question(2, "swap", (True, False))
    *progress, answered = desk.take(Ask(1, 9, 2, "swap", swap.answers))
    assert progress == [Progress(1)] * -(-len(loaded.events) // A_WHILE)
    alone = make_bot("naive", setup, 2, 5)
    for event in past[2]:
        alone.see(event)
    assert answered == Answered(1, 9, alone.answer(swap))
    assert desk.behind
    assert set(desk._behind) == {1, 3}


def test_the_others_are_told_while_nobody_waits_and_miss_nothing() -> None:
    record = long_game(4, 60)
    loaded = load(record)
    desk = Desk()
    seats = {player: BotSeat("naive", 5) for player in range(1, 4)}
    events = list(loaded.events)
    news = sights(events[-3:], range(1, 4))
    list(desk.take(NewGame(1, open_setup(record.setup), seats, (), sights(events[:-3], range(1, 4)))))
    list(desk.catch_up())
    list(desk.take(Sights(1, news)))
    while desk.behind:
        assert Progress(1) in list(desk.catch_up())
    for player in range(1, 4):
        guard = desk._bots[player]
        assert isinstance(guard, Guard)
        assert guard._past == [seen(event, player) for event in events]


def test_a_long_past_is_followed_roughly_and_its_end_in_every_detail(monkeypatch: pytest.MonkeyPatch) -> None:
    record = long_game(13, 300)
    events = load(record).events
    assert len(events) > LONG
    swaps = sum(isinstance(event, Returned) for event in events[-RECENT:])
    sizes: list[int] = []
    split = Belief._split

    def counted(belief: Belief, one: int, other: int, chances: Weights) -> None:
        split(belief, one, other, chances)
        sizes.append(len(belief))

    monkeypatch.setattr(Belief, "_split", counted)
    desk = Desk()
    past = sights(list(events), range(1, 2))
    list(desk.take(NewGame(1, open_setup(record.setup), {1: BotSeat("master", 5)}, (), past)))
    while desk.behind:
        list(desk.catch_up())
    assert len(sizes) < 2 * swaps + 60  # two beliefs; without skimming some 500
    assert max(sizes) > SKIMMED_PLACEMENTS
    assert min(sizes[-10:]) > 1


class Slow(Script):
    """Telling it the past takes longer than the limit for an answer."""

    def __init__(self, steps: int) -> None:
        super().__init__()
        self._steps = steps
        self._timers: list[QTimer] = []

    def send(self, message: Message) -> None:
        """Now and then says that it is still thinking, and finally answers."""
        self.messages.append(message)
        if isinstance(message, NewGame) and self._told is not None:
            self._told(Progress(message.game))
        if isinstance(message, Ask):
            self._go_on(message, self._steps)

    def _go_on(self, ask: Ask, steps: int) -> None:
        if self._told is None:
            return
        if steps == 0:
            self._told(Answered(ask.game, ask.request, ask.answers[0]))
            self._steps = 0
            return
        self._told(Progress(ask.game))
        QTimer.singleShot(LIMIT // 5, lambda: self._go_on(ask, steps - 1))


LIMIT = 1000  # ms


def test_nobodys_time_runs_while_the_past_is_told() -> None:
    slow = Slow(steps=12)  # more than twice the limit
    match = a_match(load(a_record(4, people=())), slow, limit=LIMIT)
    window = Window(match)
    window.stop_at = 3
    match.start()
    wait_until(window.seen.longer_than(3), 60)
    match.stop()
    assert window.seen.troubles == []


@pytest.mark.slow
@pytest.mark.timeout(600)
def test_masters_stay_masters_after_a_thousand_turns() -> None:
    record = long_game(13, 1000)
    own = BotProcess()
    own.warm()
    match = a_match(load(record), own)
    window = Window(match)
    window.stop_at = len(record.choices) + 30
    match.start()
    wait_until(window.seen.longer_than(30), 500)
    match.stop()
    own.close()
    assert window.seen.troubles == []
