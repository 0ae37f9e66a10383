"""The bots and the coach of one game, as its match talks to them: numbered requests, limits, replacements."""

import itertools
import random
from collections.abc import Sequence
from dataclasses import dataclass

from mascarade_qt.bots.baselines import RandomBot
from mascarade_qt.engine.events import Event
from mascarade_qt.engine.questions import Question
from mascarade_qt.engine.sight import open_setup, seen
from mascarade_qt.match.bot_process import BotProcess, Died, ReplyListener
from mascarade_qt.match.loaded import Loaded
from mascarade_qt.match.match import Loop, Match
from mascarade_qt.match.messages import Advice, Trouble
from mascarade_qt.match.opponents import Host, Opponents
from mascarade_qt.match.roles import registered_name
from mascarade_qt.match.thinker import (
    COACH,
    Advised,
    Answered,
    Ask,
    BotSeat,
    CoachGone,
    Faulty,
    Forget,
    NewGame,
    Progress,
    Sights,
)
from mascarade_qt.system.error_log import write_down

LIMIT = 20_000  # ms for an answer; a foreign bot's own limit is shorter, and spares the other bots
STARTING = 120_000  # ms for the process to start: on a busy machine it can take long
SIMPLE = ("naive", "random")  # they replace bots whose process died or hung
MOST_DEATHS = 4  # of the process in a row; after that, it isn't started again in this game

_games = itertools.count(1)  # counts across all matches, so that a late reply never fits another game
_requests = itertools.count(1)


@dataclass(frozen=True)
class _Request:
    """What was asked, in case the process dies and it has to be asked again."""

    id: int
    number: int
    player: int
    question: Question | None


def _log_trace(trace: str) -> None:
    if trace:
        write_down(trace)


class BotOpponents(Opponents):
    """Asks the bots of one game in their process, and copes with all that can go wrong there."""

    def __init__(self, loop: Loop, bot_process: BotProcess, loaded: Loaded, limit: int = LIMIT) -> None:
        self._loop = loop
        self._bot_process = bot_process
        self._setup = open_setup(loaded.record.setup)
        roles = enumerate(loaded.cast.roles)
        self._bots = {p: BotSeat(registered_name(role), role.seed) for p, role in roles if not role.human}
        self._coached = loaded.cast.coached
        self._game = next(_games)
        self._asked: _Request | None = None
        self._advising: _Request | None = None
        self._deaths = 0
        self._limit = limit
        self._seated = False  # whether the process has heard of this game
        self._reported: set[int] = set()  # players whose replacement has been reported
        self._listener: ReplyListener = lambda reply: loop.post(Match.receive, reply)

    def begin(self, match: Host) -> None:
        """Let the bots take their seats, and tell them the past if there is one."""
        self._match: Host = match
        self._bot_process.listen(self._listener)
        if self._watchers:
            self._introduce()

    def close(self) -> None:
        """The game is left: no bot is asked again."""
        self._loop.stop_clock()
        self._bot_process.leave(self._listener)
        self._asked = self._advising = None
        if self._watchers and not self._given_up:
            self._bot_process.send(Forget(self._game))

    def see(self, events: Sequence[Event]) -> None:
        """Tell each bot its own side of what happened."""
        if self._watchers and not self._given_up:
            self._bot_process.send(Sights(self._game, self._sights(events)))

    def ask(self, number: int, question: Question) -> None:
        """The match will get an answer sooner or later, whatever happens."""
        self._asked = _Request(next(_requests), number, question.player, question)
        self._send_question()

    def advise(self, number: int, player: int, question: Question | None) -> None:
        """The match gets what this player's coach says; with no question, only what can be known."""
        if player in self._coached:
            self._advising = _Request(next(_requests), number, player, question)
            self._send_to_coach()

    @property
    def _watchers(self) -> tuple[int, ...]:
        return (*self._bots, *self._coached)

    @property
    def _given_up(self) -> bool:
        return self._deaths >= MOST_DEATHS

    def _sights(self, events: Sequence[Event]) -> dict[int, tuple[Event, ...]]:
        return {player: tuple(seen(event, player) for event in events) for player in self._watchers}

    def _introduce(self) -> None:
        self._seated = False
        past = self._sights(self._match.past)
        self._bot_process.send(NewGame(self._game, self._setup, dict(self._bots), self._coached, past))

    def _send_question(self) -> None:
        asked = self._asked
        if asked is None or asked.question is None:
            return
        if self._given_up:
            self._answer_here(asked, asked.question)
            return
        self._loop.start_clock(self._limit if self._seated else max(self._limit, STARTING))
        question = asked.question
        self._bot_process.send(Ask(self._game, asked.id, asked.player, question.kind, question.answers))

    def _send_to_coach(self) -> None:
        asked = self._advising
        if asked is not None and not self._given_up:
            question = asked.question
            kind, answers = ("", ()) if question is None else (question.kind, question.answers)
            self._bot_process.send(Ask(self._game, asked.id, asked.player, kind, answers, COACH))

    def receive(self, reply: object) -> None:
        """Take in what the process says; a late reply to another game is dropped."""
        match reply:
            case Died():
                self._on_process_died()
            case Answered(game=self._game):
                self._take_answer(reply)
            case Advised(game=self._game):
                self._take_advice(reply)
            case Faulty(game=self._game):
                _log_trace(reply.trace)
                self._report_replacement(reply.fault.player, reply.fault.why)
            case CoachGone(game=self._game):
                _log_trace(reply.trace)
                self._match.complain(Trouble("coach-gone", {"player": reply.player}))
            case Progress(game=self._game):
                self._take_progress()

    def _take_answer(self, reply: Answered) -> None:
        asked = self._asked
        if asked is None or reply.request != asked.id:
            return  # too late: it was given up, or asked again
        if asked.question is None or not asked.question.offers(reply.answer):
            self._replace_asked_bot("gave an answer that is not possible")
            self._start_over()
            return
        self._loop.stop_clock()
        self._asked = None
        self._deaths = 0
        self._match.answer(asked.number, reply.answer, {asked.player})

    def _take_progress(self) -> None:
        """The time limit starts only once the past has been told."""
        self._seated = True
        if self._loop.clock_runs:
            self._loop.start_clock(self._limit)

    def _take_advice(self, reply: Advised) -> None:
        asked = self._advising
        if asked is not None and reply.request == asked.id:
            self._advising = None
            self._match.advise(asked.player, Advice(asked.number, reply.opinion))

    def _on_process_died(self) -> None:
        """The first time may be chance; after that, the bot that was asked is to blame."""
        self._deaths += 1
        if self._deaths > 1:
            self._replace_asked_bot("ended the process in which it thought")
        self._start_over()

    def time_up(self) -> None:
        """The bot has not answered in time."""
        self._replace_asked_bot(f"did not answer within {self._limit / 1000:g} s")
        self._deaths += 1
        self._bot_process.kill()
        self._start_over()

    def _start_over(self) -> None:
        """Another process, the same bots with the same past, the same question."""
        self._loop.stop_clock()
        if not self._given_up:
            self._introduce()
            self._send_to_coach()
        self._send_question()

    def _replace_asked_bot(self, why: str) -> None:
        asked = self._asked
        if asked is not None:
            seat = self._bots[asked.player]
            self._bots[asked.player] = BotSeat(SIMPLE[seat.bot == SIMPLE[0]], seat.seed)
            self._report_replacement(asked.player, why, seat.bot)

    def _report_replacement(self, player: int, why: str, bot: str = "") -> None:
        if player not in self._reported:
            self._reported.add(player)
            name = bot or self._bots[player].bot
            self._match.complain(Trouble("bot-replaced", {"player": player, "bot": name, "why": why}))

    def _answer_here(self, asked: _Request, question: Question) -> None:
        """Without a process, any legal answer keeps the game going."""
        self._asked = None
        self._report_replacement(asked.player, "no process for thinking can be had")
        rng = random.Random(f"{self._bots[asked.player].seed}/{asked.number}")
        answer = RandomBot(self._setup, asked.player, rng).answer(question)
        self._match.answer(asked.number, answer, {asked.player})
