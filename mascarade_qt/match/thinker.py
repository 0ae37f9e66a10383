"""The inside of the process in which all bots think; that process imports this module, so it must stay free
of Qt. All the process holds is what bots were told: the public set-up and their own sights of every event.
"""

import contextlib
import gc
import os
import signal
import traceback
from collections import deque
from collections.abc import Iterable, Iterator, Mapping
from importlib import import_module
from multiprocessing.connection import Connection
from typing import Any, NamedTuple

from mascarade_qt.bots.hosting.guard import Fault, Guard
from mascarade_qt.bots.registry import make_bot, make_guarded
from mascarade_qt.engine.events import Event
from mascarade_qt.engine.game import Game
from mascarade_qt.engine.questions import Answer, Question
from mascarade_qt.engine.setup import Setup
from mascarade_qt.engine.sight import open_setup, teller
from mascarade_qt.match.messages import Opinion
from mascarade_qt.system.children import end_with_parent

MASTER = "master"  # the coach, and the judge after a game
BOT, COACH, JUDGE = "bot", "coach", "judge"  # who is asked
NICENESS = 5  # the window comes first
LONG = 600  # a past with more events than this is long; few games have one
RECENT = 100  # events at the end of a long past that are told in full detail
A_WHILE = 40  # events told at a time, so that messages are not held up


class BotSeat(NamedTuple):
    """A bot at the table: which one, and its seed."""

    bot: str
    seed: int


class NewGame(NamedTuple):
    """Forget any earlier game; these bots and coaches begin, or go on after this past."""

    game: int
    setup: Setup
    bots: Mapping[int, BotSeat]
    coached: tuple[int, ...]
    past: Mapping[int, tuple[Event, ...]]


class Sights(NamedTuple):
    """What happened, as each player saw it."""

    game: int
    events: Mapping[int, tuple[Event, ...]]


class Ask(NamedTuple):
    """A question to a bot, or to a master about a question; without `kind`, only about what can be known."""

    game: int
    request: int
    player: int
    kind: str
    answers: tuple[Answer, ...]
    whom: str = BOT


class PlayOut(NamedTuple):
    """The deal of a game that is over, to be played by these bots alone; nothing in it is secret any more."""

    game: int
    setup: Setup
    bots: Mapping[int, BotSeat]
    most_turns: int


class Forget(NamedTuple):
    """The game is over or closed."""

    game: int


class Quit(NamedTuple):
    """The program ends."""


Message = NewGame | Sights | Ask | PlayOut | Forget | Quit


class Answered(NamedTuple):
    """A bot's answer."""

    game: int
    request: int
    answer: Answer


class Advised(NamedTuple):
    """What a master thinks."""

    game: int
    request: int
    opinion: Opinion


class Faulty(NamedTuple):
    """A bot has been replaced by a simple one."""

    game: int
    fault: Fault
    trace: str  # for the bot's author; empty for a stranger's program


class CoachGone(NamedTuple):
    """The coach has failed, and says nothing more."""

    game: int
    player: int
    trace: str


class Progress(NamedTuple):
    """The bots have taken their seats, or have been told some more of a long past."""

    game: int


class PlayedOut(NamedTuple):
    """Bots alone have played a game to its end."""

    game: int
    winners: tuple[int, ...]


Reply = Answered | Advised | Faulty | CoachGone | Progress | PlayedOut


def _played_out(message: PlayOut) -> PlayedOut:
    """As always, the bots are told only what they see."""
    game, known = Game(message.setup), open_setup(message.setup)
    bots = [make_guarded(seat.bot, known, player, seat.seed) for player, seat in sorted(message.bots.items())]
    try:
        tell = teller([bot.see for bot in bots])
        tell(game.events)
        while (question := game.question) is not None and game.turn < message.most_turns:
            tell(game.answer(bots[question.player].answer(question)))
    finally:
        for bot in bots:
            bot.close()
    return PlayedOut(message.game, game.winners)


class Desk:
    """The bots and coaches of one game."""

    def __init__(self) -> None:
        self._game = -1
        self._setup: Setup | None = None
        self._bots: dict[int, Guard] = {}
        self._coaches: dict[int, Any] = {}
        self._told: dict[int, int] = {}  # by bot: how many of its faults have been reported
        self._behind: dict[int, deque[Event]] = {}  # what each player has yet to be told, oldest first
        self._hurried: set[int] = set()  # whose past is long
        self._turn = 0  # the player asked last: probably, one of those after them is asked next

    @property
    def behind(self) -> bool:
        """Whether anyone still has to be told some of the past."""
        return bool(self._behind)

    def take(self, message: Message) -> Iterator[Reply]:
        """Do what a message asks; late messages of another game are ignored."""
        if isinstance(message, NewGame):
            self._begin(message)
            yield Progress(self._game)
        elif isinstance(message, PlayOut):
            yield _played_out(message)
        elif not isinstance(message, Quit) and message.game == self._game:
            if isinstance(message, Forget):
                self.clear()
            elif isinstance(message, Sights):
                yield from self._hear(message.events)
            else:
                self._turn = message.player
                while message.player in self._behind:
                    yield from self._tell(message.player)
                if message.whom == BOT:
                    yield self._answer(message)
                else:
                    yield from self._advise(message)
        yield from self._faults()

    def catch_up(self) -> Iterator[Reply]:
        """In idle moments: tell some of the past to the player likely to be asked next."""
        players = sorted(self._behind)
        later = [player for player in players if player > self._turn]
        yield from self._tell((later or players)[0])
        yield from self._faults()

    def clear(self) -> None:
        """End all bots and coaches."""
        for guard in self._bots.values():
            with contextlib.suppress(Exception):  # a stranger's program may fail even here
                guard.close()
        if self._bots or self._coaches:
            import_module("mascarade_qt.bots.mind.effects").forget()
        self._bots, self._coaches, self._told, self._behind = {}, {}, {}, {}
        self._game = -1
        gc.collect()  # while nobody waits: discarded minds refer to themselves and would fill the memory

    def _begin(self, message: NewGame) -> None:
        self.clear()
        self._game, self._setup = message.game, message.setup
        for player, seat in message.bots.items():
            self._bots[player] = make_guarded(seat.bot, message.setup, player, seat.seed)
        for player in message.coached:
            self._coaches[player] = make_bot(MASTER, message.setup, player, 0)
        self._behind = {player: deque(events) for player, events in message.past.items() if events}
        self._hurried = {player for player, events in self._behind.items() if len(events) > LONG}

    def _hear(self, events: Mapping[int, tuple[Event, ...]]) -> Iterator[Reply]:
        for player, seen in events.items():
            if player in self._behind:
                self._behind[player].extend(seen)
            else:
                yield from self._let_see(player, seen)

    def _tell(self, player: int) -> Iterator[Reply]:
        """Tell a player some more of what they missed, in parts: a long past must not hold up the table."""
        events = self._behind[player]
        some = [events.popleft() for _ in range(min(A_WHILE, len(events)))]
        listener = self._bots.get(player) or self._coaches.get(player)
        if listener is not None:
            listener.skim(player in self._hurried and len(events) > RECENT)
        if not events:
            del self._behind[player]
        yield from self._let_see(player, some)
        yield Progress(self._game)

    def _let_see(self, player: int, events: Iterable[Event]) -> Iterator[Reply]:
        if (bot := self._bots.get(player)) is not None:
            for event in events:
                bot.see(event)
        elif (coach := self._coaches.get(player)) is not None:
            try:
                for event in events:
                    coach.see(event)
            except Exception:  # the game goes on just as well without a coach
                yield self._dismiss(player)

    def _dismiss(self, player: int) -> CoachGone:
        del self._coaches[player]
        return CoachGone(self._game, player, traceback.format_exc())

    def _answer(self, ask: Ask) -> Answered:
        question = Question(ask.player, ask.kind, ask.answers)
        return Answered(ask.game, ask.request, self._bots[ask.player].answer(question))

    def _advise(self, ask: Ask) -> Iterator[Reply]:
        opinion = Opinion()
        coach = self._coaches.get(ask.player)
        if coach is not None and self._setup is not None:
            try:
                chances = {place: dict(coach.mind.belief.chances(place)) for place in self._setup.deal}
                question = Question(ask.player, ask.kind, ask.answers) if ask.kind else None
                if question is not None:
                    opinion = _advice(coach, question) if ask.whom == COACH else _judgement(coach, question)
                opinion = opinion._replace(chances=chances)
            except Exception:
                if ask.whom == COACH:  # after a game, questions that can't be judged are left out
                    yield self._dismiss(ask.player)
        yield Advised(ask.game, ask.request, opinion)

    def _faults(self) -> Iterator[Faulty]:
        for player, guard in self._bots.items():
            known = self._told.get(player, 0)
            for fault, trace in zip(guard.faults[known:], guard.traces[known:], strict=True):
                yield Faulty(self._game, fault, trace)
            self._told[player] = len(guard.faults)


def _advice(coach: Any, question: Question) -> Opinion:
    """What the coach would answer, with the reason if it gives one."""
    answer = coach.answer(question)
    found = getattr(coach, "reason", None)
    return Opinion(answer, str(getattr(found, "kind", "")), dict(getattr(found, "facts", {})))


def _judgement(coach: Any, question: Question) -> Opinion:
    """What each answer is worth; nothing if none is better than another."""
    found = import_module("mascarade_qt.bots.mind.judgement").judge(coach.mind, question)
    if found is None:
        return Opinion()
    return Opinion(found.best, found.reason.kind, dict(found.reason.facts), worths=dict(found.worths))


def run(connection: Connection) -> None:
    """The process: messages in, replies out, until the other side is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the program, which then ends this one
    end_with_parent()
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    import_module("mascarade_qt.bots.mind.player")  # takes long to load, so do it before anyone waits

    desk = Desk()
    with contextlib.suppress(EOFError, OSError):
        while True:
            if desk.behind and not connection.poll():
                replies = desk.catch_up()
            elif isinstance(message := connection.recv(), Quit):
                break
            else:
                replies = desk.take(message)
            for reply in replies:
                connection.send(reply)
    desk.clear()
