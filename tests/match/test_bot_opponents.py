"""How a match copes with the process in which bots think, message by message and without a process."""

from collections.abc import Callable, Collection, Sequence
from typing import Any

import pytest

from mascarade_qt.bots.hosting.guard import Fault
from mascarade_qt.engine.cast import Role
from mascarade_qt.engine.events import Event
from mascarade_qt.engine.game import Game
from mascarade_qt.engine.questions import Question
from mascarade_qt.engine.sight import seen
from mascarade_qt.match import bot_opponents as module
from mascarade_qt.match.bot_opponents import MOST_DEATHS, STARTING, BotOpponents
from mascarade_qt.match.bot_process import BotProcess, Died, ReplyListener
from mascarade_qt.match.loaded import load
from mascarade_qt.match.match import Match
from mascarade_qt.match.messages import Advice, Opinion, Trouble
from mascarade_qt.match.thinker import (
    BOT,
    COACH,
    Advised,
    Answered,
    Ask,
    CoachGone,
    Faulty,
    Forget,
    Message,
    NewGame,
    Progress,
    Sights,
)
from tests.match.tables import a_record, played

LIMIT = 7000


class Wire(BotProcess):
    """No process: what is sent is kept."""

    def __init__(self) -> None:
        super().__init__()
        self.sent: list[Message] = []
        self.kills = 0
        self.heard_by: ReplyListener | None = None

    def send(self, message: Message) -> None:
        self.sent.append(message)

    def listen(self, listener: ReplyListener | None) -> None:
        self.heard_by = listener

    def leave(self, listener: ReplyListener) -> None:
        if self.heard_by is listener:
            self.heard_by = None

    def kill(self) -> None:
        self.kills += 1

    def last(self, kind: type[Any]) -> Any:
        """The last message of a kind."""
        return [message for message in self.sent if isinstance(message, kind)][-1]


class Clock:
    """A loop that only notes how its clock is set, and what is posted."""

    def __init__(self) -> None:
        self.time: int | None = None
        self.posted: list[tuple[object, ...]] = []

    def post(self, call: Callable[..., object], *args: object, **kwargs: object) -> None:
        """A call."""
        self.posted.append((call, *args))

    def start_clock(self, milliseconds: int) -> None:
        """The time that is left."""
        self.time = milliseconds

    def stop_clock(self) -> None:
        """No hurry."""
        self.time = None

    @property
    def clock_runs(self) -> bool:
        """Whether there is a limit."""
        return self.time is not None


class Table:
    """Stands for the match, at player 1's question: player 0 is a person with a coach."""

    def __init__(self, limit: int = LIMIT, bot: Role | None = None, help: str = "coach") -> None:
        record = a_record(4, (0,), bot or Role(human=False, level="master"), help=help)
        record = played(record, most=5)
        loaded = load(record)
        self.past: Sequence[Event] = loaded.events
        self.answers: list[tuple[int, object, Collection[int]]] = []
        self.advice: list[tuple[int, Advice]] = []
        self.troubles: list[Trouble] = []
        self.wire, self.clock = Wire(), Clock()
        self.bot_opponents = BotOpponents(self.clock, self.wire, loaded, limit)
        self.bot_opponents.begin(self)
        self.game: int = self.wire.last(NewGame).game
        self.question = Question(1, "swap", (True, False))

    def answer(self, number: int, answer: object, players: Collection[int]) -> None:
        """A bot's answer."""
        self.answers.append((number, answer, players))

    def advise(self, player: int, advice: Advice) -> None:
        """A coach's advice."""
        self.advice.append((player, advice))

    def complain(self, trouble: Trouble) -> None:
        """Something went wrong."""
        self.troubles.append(trouble)

    def ask(self) -> Ask:
        """Ask the bot; what was sent."""
        self.bot_opponents.ask(9, self.question)
        found: Ask = self.wire.last(Ask)
        return found

    def named(self) -> list[tuple[int, object, object]]:
        """Which players got another bot, instead of which, and why."""
        assert all(trouble.kind == "bot-replaced" for trouble in self.troubles)
        return [(t.facts["player"], t.facts["bot"], t.facts["why"]) for t in self.troubles]  # type: ignore[misc]


def test_everybody_takes_a_seat_and_hears_their_own_side_of_the_past() -> None:
    table = Table()
    begun: NewGame = table.wire.last(NewGame)
    assert {player: seat.bot for player, seat in begun.bots.items()} == dict.fromkeys((1, 2, 3), "master")
    assert begun.coached == (0,)
    assert begun.past == {p: tuple(seen(event, p) for event in table.past) for p in range(4)}
    table.bot_opponents.see(table.past[-2:])
    told: Sights = table.wire.last(Sights)
    assert told.events == {p: tuple(seen(event, p) for event in table.past[-2:]) for p in range(4)}


def test_replies_come_through_the_loop() -> None:
    table = Table()
    assert table.wire.heard_by is not None
    table.wire.heard_by(Died())
    assert table.clock.posted == [(Match.receive, Died())]


def test_an_answer_ends_the_wait() -> None:
    table = Table()
    ask = table.ask()
    assert (ask.game, ask.player, ask.kind, ask.answers, ask.whom) == (
        table.game,
        1,
        "swap",
        (True, False),
        BOT,
    )
    table.bot_opponents.receive(Answered(table.game, ask.request, False))
    assert table.answers == [(9, False, {1})]
    assert table.clock.time is None
    table.bot_opponents.receive(Answered(table.game, ask.request, True))
    assert len(table.answers) == 1


@pytest.mark.parametrize("reply", [("game", 1), ("request", 1)])
def test_what_belongs_to_something_else_is_dropped(reply: tuple[str, int]) -> None:
    table = Table()
    ask = table.ask()
    answered = Answered(table.game, ask.request, False)
    table.bot_opponents.receive(answered._replace(**{reply[0]: getattr(answered, reply[0]) + reply[1]}))
    assert (table.answers, table.troubles) == ([], [])
    assert table.clock.time is not None


def test_the_limit_counts_from_when_the_past_was_told() -> None:
    table = Table()
    table.ask()
    assert table.clock.time == STARTING
    table.bot_opponents.receive(Progress(table.game))
    assert table.clock.time == LIMIT
    table.bot_opponents.receive(Answered(table.game, table.wire.last(Ask).request, True))
    table.bot_opponents.receive(Progress(table.game))
    assert table.clock.time is None
    table.ask()
    assert table.clock.time == LIMIT
    patient = Table(limit=2 * STARTING)
    patient.ask()
    assert patient.clock.time == 2 * STARTING


def test_an_impossible_answer_is_replaced_by_a_simple_bots() -> None:
    table = Table()
    first = table.ask()
    table.bot_opponents.receive(Answered(table.game, first.request, "maybe"))
    assert table.named() == [(1, "master", "gave an answer that is not possible")]
    begun: NewGame = table.wire.last(NewGame)
    assert [begun.bots[p].bot for p in (1, 2, 3)] == ["naive", "master", "master"]
    assert table.wire.sent[-1] == first
    table.bot_opponents.receive(Answered(table.game, first.request, "never"))
    assert table.wire.last(NewGame).bots[1].bot == "random"
    assert len(table.troubles) == 1  # named once
    table.bot_opponents.receive(Answered(table.game, first.request, True))
    assert table.answers == [(9, True, {1})]


def test_a_process_that_dies_once_is_nobodys_fault() -> None:
    table = Table()
    ask = table.ask()
    table.bot_opponents.receive(Died())
    assert table.troubles == []
    assert table.wire.sent[-2:] == [table.wire.last(NewGame), ask]
    assert table.clock.time == STARTING
    table.bot_opponents.receive(Died())
    assert table.named() == [(1, "master", "ended the process in which it thought")]


def test_after_an_answer_deaths_are_counted_again() -> None:
    table = Table()
    for _ in range(MOST_DEATHS + 1):
        ask = table.ask()
        table.bot_opponents.receive(Died())
        table.bot_opponents.receive(Answered(table.game, ask.request, True))
    assert table.troubles == []
    assert len(table.answers) == MOST_DEATHS + 1


def test_a_bot_that_says_nothing_is_replaced_with_its_process() -> None:
    table = Table()
    ask = table.ask()
    table.bot_opponents.time_up()
    assert table.wire.kills == 1
    assert table.named() == [(1, "master", "did not answer within 7 s")]
    assert table.wire.last(NewGame).bots[1].bot == "naive"
    assert table.wire.sent[-1] == ask


def test_without_any_process_the_game_goes_on_here() -> None:
    table = Table()
    table.bot_opponents.ask(9, table.question)
    for _ in range(MOST_DEATHS - 1):
        table.bot_opponents.receive(Died())
    assert table.answers == []
    table.bot_opponents.receive(Died())
    [(number, answer, players)] = table.answers
    assert (number, players) == (9, {1})
    assert table.question.offers(answer)
    sent = len(table.wire.sent)
    table.bot_opponents.see(table.past[-1:])
    table.bot_opponents.advise(10, 0, None)
    other = Question(2, "guess", (1, 2, 3))
    table.bot_opponents.ask(10, other)
    table.bot_opponents.close()
    assert other.offers(table.answers[-1][1])
    assert len(table.wire.sent) == sent
    assert table.troubles[-1].facts == {
        "player": 2,
        "bot": "master",
        "why": "no process for thinking can be had",
    }
    again = Table()
    for _ in range(MOST_DEATHS):
        again.bot_opponents.receive(Died())
    again.bot_opponents.ask(9, table.question)
    assert again.troubles[-1].facts["bot"] == "master"


def test_the_coach_is_asked_again_if_the_process_dies() -> None:
    table = Table()
    question = Question(0, "swap", (True, False))
    table.bot_opponents.advise(9, 0, question)
    ask: Ask = table.wire.last(Ask)
    assert (ask.player, ask.kind, ask.answers, ask.whom) == (0, "swap", (True, False), COACH)
    table.bot_opponents.receive(Died())
    assert table.wire.sent[-1] == ask
    table.bot_opponents.receive(Advised(table.game, ask.request + 1, Opinion(False)))
    assert table.advice == []
    table.bot_opponents.receive(Advised(table.game, ask.request, Opinion(True, "swap-own")))
    table.bot_opponents.receive(Advised(table.game, ask.request, Opinion(True, "swap-own")))
    assert table.advice == [(0, Advice(9, Opinion(True, "swap-own")))]
    table.bot_opponents.advise(10, 0, None)
    assert table.wire.last(Ask)[3:] == ("", (), COACH)


def test_only_those_with_a_coach_are_advised() -> None:
    table = Table()
    sent = len(table.wire.sent)
    table.bot_opponents.advise(9, 1, table.question)
    assert len(table.wire.sent) == sent
    alone = Table(help="history")
    assert alone.wire.last(NewGame).coached == ()


def test_what_failed_is_named_and_written_down(monkeypatch: pytest.MonkeyPatch) -> None:
    written: list[str] = []
    monkeypatch.setattr(module, "write_down", written.append)
    table = Table(bot=Role(human=False, level="guest"))
    table.bot_opponents.receive(Faulty(table.game, Fault("guest", 2, "failed"), "Traceback"))
    table.bot_opponents.receive(Faulty(table.game, Fault("guest", 2, "failed"), ""))
    assert table.named() == [(2, "guest", "failed")]
    table.bot_opponents.receive(CoachGone(table.game, 0, "a trace"))
    assert table.troubles[-1] == Trouble("coach-gone", {"player": 0})
    table.bot_opponents.receive(CoachGone(table.game + 1, 0, "of another game"))
    assert len(table.troubles) == 2
    assert written == ["Traceback", "a trace"]


def test_a_game_that_is_left_asks_nothing_more() -> None:
    table = Table()
    ask = table.ask()
    table.bot_opponents.close()
    assert table.wire.sent[-1] == Forget(table.game)
    assert table.wire.heard_by is None
    assert table.clock.time is None
    table.bot_opponents.receive(Answered(table.game, ask.request, True))
    assert table.answers == []


def test_with_people_alone_no_process_is_needed() -> None:
    loaded = load(a_record(4, range(4)))
    wire = Wire()
    bot_opponents = BotOpponents(Clock(), wire, loaded)
    host = Table()
    bot_opponents.begin(host)
    bot_opponents.see(Game(loaded.record.setup).events)
    bot_opponents.close()
    assert wire.sent == []


def test_processes_that_have_to_be_ended_are_given_up_like_those_that_die() -> None:
    table = Table()
    table.bot_opponents.ask(9, table.question)
    for _ in range(MOST_DEATHS):
        assert table.answers == []
        table.bot_opponents.time_up()
    [(number, answer, players)] = table.answers
    assert (number, players) == (9, {1})
    assert table.question.offers(answer)
