"""The inside of the process in which all bots think. Imported there by name, so it must stay free of Qt.

What is in that process is what a bot was told: the public set-up and its own sight of every event.
"""

import contextlib
import os
import signal
from collections.abc import Iterator, Mapping
from importlib import import_module
from multiprocessing.connection import Connection
from typing import Any, NamedTuple

from mascarade_qt.bots.hosting.guard import Fault, Guard
from mascarade_qt.bots.registry import make_bot, make_guarded
from mascarade_qt.engine.events import Event
from mascarade_qt.engine.questions import Answer, Question
from mascarade_qt.engine.setup import Setup
from mascarade_qt.orphans import end_with_parent

COACH = "master"
NICENESS = 5  # the window comes first


class Seat(NamedTuple):
    """A bot at the table: which, and the seed of its chance."""

    bot: str
    seed: int


class NewGame(NamedTuple):
    """Forget what was; these bots and coaches begin, or go on after this past."""

    game: int
    setup: Setup
    bots: Mapping[int, Seat]
    coached: tuple[int, ...]
    past: Mapping[int, tuple[Event, ...]]


class Sights(NamedTuple):
    """What happened, as each player has seen it."""

    game: int
    events: Mapping[int, tuple[Event, ...]]


class Ask(NamedTuple):
    """A question to a bot."""

    game: int
    request: int
    player: int
    kind: str
    answers: tuple[Answer, ...]


class Advise(NamedTuple):
    """A person asks the coach; without `kind` only for the chances."""

    game: int
    request: int
    player: int
    kind: str
    answers: tuple[Answer, ...]


class Judge(NamedTuple):
    """After a game: what would a master have said here? Without `kind` only what could be known."""

    game: int
    request: int
    player: int
    kind: str
    answers: tuple[Answer, ...]


class Forget(NamedTuple):
    """The game is over or closed."""

    game: int


class Quit(NamedTuple):
    """The program ends."""


Message = NewGame | Sights | Ask | Advise | Judge | Forget | Quit


class Answered(NamedTuple):
    """A bot's answer."""

    game: int
    request: int
    answer: Answer


class Advised(NamedTuple):
    """What the coach says."""

    game: int
    request: int
    answer: Answer
    reason: str
    facts: Mapping[str, Any]
    chances: Mapping[str, Mapping[str, float]]


class Judged(NamedTuple):
    """What a master would have said; no worths where no answer was better than another."""

    game: int
    request: int
    best: Answer
    reason: str
    facts: Mapping[str, Any]
    worths: tuple[tuple[Answer, float], ...]
    chances: Mapping[str, Mapping[str, float]]


class Faulty(NamedTuple):
    """A bot has been replaced by a simple one."""

    game: int
    fault: Fault


Reply = Answered | Advised | Judged | Faulty


class Desk:
    """The bots and coaches of one game."""

    def __init__(self) -> None:
        self._game = -1
        self._setup: Setup | None = None
        self._bots: dict[int, Guard] = {}
        self._coaches: dict[int, Any] = {}
        self._told: dict[int, int] = {}  # how many faults of each bot are known outside

    def take(self, message: Message) -> Iterator[Reply]:
        """Do what a message asks; late ones of another game are nothing to do."""
        if isinstance(message, NewGame):
            self._begin(message)
        elif not isinstance(message, Quit) and message.game == self._game:
            if isinstance(message, Forget):
                self.clear()
            elif isinstance(message, Sights):
                self._see(message.events)
            elif isinstance(message, Ask):
                yield self._answer(message)
            elif isinstance(message, Judge):
                yield self._judge(message)
            else:
                yield self._advise(message)
        yield from self._faults()

    def clear(self) -> None:
        """End what the bots began."""
        for guard in self._bots.values():
            with contextlib.suppress(Exception):  # a stranger's program may fail even at that
                guard.close()
        self._bots, self._coaches, self._told = {}, {}, {}
        self._game = -1

    def _begin(self, message: NewGame) -> None:
        self.clear()
        self._game, self._setup = message.game, message.setup
        for player, seat in message.bots.items():
            self._bots[player] = make_guarded(seat.bot, message.setup, player, seat.seed)
        for player in message.coached:
            self._coaches[player] = make_bot(COACH, message.setup, player, 0)
        self._see(message.past)

    def _see(self, events: Mapping[int, tuple[Event, ...]]) -> None:
        for player, seen in events.items():
            if (bot := self._bots.get(player)) is not None:
                for event in seen:
                    bot.see(event)
            elif (coach := self._coaches.get(player)) is not None:
                try:
                    for event in seen:
                        coach.see(event)
                except Exception:  # without a coach the game goes on just as well
                    del self._coaches[player]

    def _answer(self, ask: Ask) -> Answered:
        question = Question(ask.player, ask.kind, ask.answers)
        return Answered(ask.game, ask.request, self._bots[ask.player].answer(question))

    def _advise(self, ask: Advise) -> Advised:
        silence = Advised(ask.game, ask.request, None, "", {}, {})
        coach = self._coaches.get(ask.player)
        if coach is None or self._setup is None:
            return silence
        try:
            chances = {place: dict(coach.mind.belief.chances(place)) for place in self._setup.deal}
            if not ask.kind:
                return silence._replace(chances=chances)
            answer = coach.answer(Question(ask.player, ask.kind, ask.answers))
        except Exception:
            del self._coaches[ask.player]
            return silence
        kind, facts = _reason(coach)
        return Advised(ask.game, ask.request, answer, kind, facts, chances)

    def _judge(self, ask: Judge) -> Judged:
        silence = Judged(ask.game, ask.request, None, "", {}, (), {})
        coach = self._coaches.get(ask.player)
        if coach is None or self._setup is None:
            return silence
        try:
            chances = {place: dict(coach.mind.belief.chances(place)) for place in self._setup.deal}
            found = None
            if ask.kind:
                judgement = import_module("mascarade_qt.bots.mind.judgement")
                found = judgement.judge(coach.mind, Question(ask.player, ask.kind, ask.answers))
        except Exception:  # what can't be judged is left out
            return silence
        if found is None:
            return silence._replace(chances=chances)
        return silence._replace(
            best=found.best,
            reason=found.reason.kind,
            facts=dict(found.reason.facts),
            worths=found.worths,
            chances=chances,
        )

    def _faults(self) -> Iterator[Faulty]:
        for player, guard in self._bots.items():
            for fault in guard.faults[self._told.get(player, 0) :]:
                yield Faulty(self._game, fault)
            self._told[player] = len(guard.faults)


def _reason(coach: Any) -> tuple[str, Mapping[str, Any]]:
    """Why the coach answered so, where it says so."""
    found = getattr(coach, "reason", None)
    return str(getattr(found, "kind", "")), dict(getattr(found, "facts", {}))


def run(connection: Connection) -> None:
    """The process: messages in, replies out, until the other side has gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the program, which then ends this one
    end_with_parent()
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    import_module("mascarade_qt.bots.mind.player")  # takes long to load: before anybody waits for it

    desk = Desk()
    with contextlib.suppress(EOFError, OSError):
        while not isinstance(message := connection.recv(), Quit):
            for reply in desk.take(message):
                connection.send(reply)
    desk.clear()
