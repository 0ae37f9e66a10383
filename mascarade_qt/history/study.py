"""Thinks through a finished game from one seat: what could be known, and what a master would have done. The
bots' process does the thinking, and is told only what that seat saw.
"""

import itertools
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QObject, Signal

from mascarade_qt.engine.events import Event, TurnBegan
from mascarade_qt.engine.game import Game
from mascarade_qt.engine.questions import Answer, Question
from mascarade_qt.engine.record import Choice, Record, steps
from mascarade_qt.engine.setup import Setup
from mascarade_qt.engine.sight import open_setup, seen
from mascarade_qt.history.process_task import ProcessTask
from mascarade_qt.match.bot_process import BotProcess
from mascarade_qt.match.messages import Opinion
from mascarade_qt.match.thinker import JUDGE, Advised, Ask, Forget, NewGame, Reply, Sights
from mascarade_qt.system.override import override

# Kinds of questions whose worths are chances to win; for other kinds they only say which answer is better.
PRICED = ("turn", "swap", "contest", "player", "players", "direction")

_games = itertools.count(-1, -1)  # counts down, so it is never a match's number


@dataclass(frozen=True)
class StudyStep:
    """What was seen since the last step, and the question that followed, if any."""

    moment: int  # how many events had happened
    turn: int  # from 0
    news: tuple[Event, ...]  # as that player saw it
    question: Question | None = None
    given: Answer = None


@dataclass(frozen=True)
class Thought:
    """What a master thought at a step."""

    step: StudyStep
    opinion: Opinion

    @property
    def cost(self) -> float:
        """How much chance to win the given answer gave away; 0 if that can't be told."""
        question, worths = self.step.question, self.opinion.worths
        if question is None or question.kind not in PRICED or not worths:
            return 0.0
        best = worths[self.opinion.answer]
        return max(0.0, best - worths.get(self.step.given, best))


def decisions(setup: Setup, choices: Sequence[Choice], player: int) -> Iterator[StudyStep]:
    """Every question that a player answered, with everything seen before it."""
    game = Game(setup)
    news: list[Event] = list(game.events)
    moment, turn = len(news), 0
    record = Record(setup, list(choices))
    question = game.question
    for (who, _, given), after in zip(record.choices, steps(game, record.choices), strict=True):
        turn = max([turn, *(event.turn for event in news if isinstance(event, TurnBegan))])
        if who == player and question is not None:
            yield StudyStep(moment, turn, tuple(seen(event, player) for event in news), question, given)
            news = []
        news += after.events
        moment += len(after.events)
        question = after.question


def turn_ends(events: Sequence[Event], player: int) -> Iterator[StudyStep]:
    """The end of every turn, as a player saw it."""
    news: list[Event] = []
    turn = 0
    for moment, event in enumerate(events):
        if isinstance(event, TurnBegan) and event.turn > 0:
            yield StudyStep(moment, turn, tuple(news))
            news = []
        if isinstance(event, TurnBegan):
            turn = event.turn
        news.append(seen(event, player))
    if news:
        yield StudyStep(len(events), turn, tuple(news))


class Study(ProcessTask):
    """Takes the steps one by one; `progressed` says how many are done, out of how many."""

    thought = Signal(object)  # each Thought as it comes

    def __init__(
        self,
        bot_process: BotProcess,
        setup: Setup,
        player: int,
        script: Sequence[StudyStep],
        parent: QObject | None = None,
    ) -> None:
        super().__init__(bot_process, parent)
        self._setup = open_setup(setup)
        self._player = player
        self._script = list(script)
        self._game = next(_games)
        self._next = 0

    @override
    def stop(self) -> None:
        if self.running:
            super().stop()
            self._bot_process.send(Forget(self._game))

    @override
    def _begin(self) -> None:
        self._bot_process.send(NewGame(self._game, self._setup, {}, (self._player,), {}))
        self._ask_next()

    def _ask_next(self) -> None:
        self.progressed.emit(self._next, len(self._script))
        if self._next == len(self._script):
            self._finish()
            return
        step = self._script[self._next]
        kind, answers = ("", ()) if step.question is None else (step.question.kind, step.question.answers)
        self._bot_process.send(Sights(self._game, {self._player: step.news}))
        self._bot_process.send(Ask(self._game, self._next, self._player, kind, answers, JUDGE))

    @override
    def _take(self, reply: Reply) -> None:
        if isinstance(reply, Advised) and (reply.game, reply.request) == (self._game, self._next):
            step = self._script[self._next]
            self._next += 1
            self.thought.emit(Thought(step, reply.opinion))
            if self.running:
                self._ask_next()
