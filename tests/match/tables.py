"""Games for the tests: records, scripted people, and a stand-in for the thinking process."""

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from typing import ClassVar

from PySide6.QtCore import QCoreApplication, QTimer
from shiboken6 import delete

from mascarade_qt.bots.baselines import RandomBot
from mascarade_qt.engine.cast import Role
from mascarade_qt.engine.game import Game
from mascarade_qt.engine.questions import Answer, Question
from mascarade_qt.engine.record import Choice, Record, fold
from mascarade_qt.engine.scenarios import ready_scenarios, scenarios_for
from mascarade_qt.match.bot_opponents import LIMIT, BotOpponents
from mascarade_qt.match.bot_process import BotProcess, ReplyListener
from mascarade_qt.match.inline import QtLoop
from mascarade_qt.match.loaded import Loaded, load
from mascarade_qt.match.match import Log, Match
from mascarade_qt.match.messages import Advice, Finale, Glimpse, Moment, Opening, Trouble
from mascarade_qt.match.new_games import new_record
from mascarade_qt.match.thinker import Answered, Ask, Message
from mascarade_qt.match.thread import WindowMatch
from mascarade_qt.words.guests import guest_names
from tests.support.dice import any_answer
from tests.support.roles import ANYBODY, PERSON

QUESTION_KINDS = [
    "turn",
    "swap",
    "contest",
    "player",
    "players",
    "place",
    "places",
    "mask",
    "direction",
    "hide",
    "guess",
]
Answers = Callable[[Question, int], Answer]


def a_record(
    players: int = 6,
    people: Sequence[int] = (0,),
    bot: Role | None = None,
    seed: int = 1,
    help: str = "classic",
    scenario: str | None = None,
) -> Record:
    """A game that has not begun."""
    roles = [PERSON if player in people else bot or ANYBODY for player in range(players)]
    names = [f"Person {player}" if player in people else "" for player in range(players)]
    chosen = scenarios_for(players)[0] if scenario is None else ready_scenarios()[scenario]
    return new_record(chosen, names, roles, seed, help=help, guests=guest_names())


def played(record: Record, seed: int = 1, most: int = 10_000) -> Record:
    """The record with random choices, to its end or up to this many."""
    game = Game(record.setup)
    rng = random.Random(seed)
    anybody = RandomBot(record.setup, 0, rng)
    choices: list[Choice] = []
    while game.question is not None and len(choices) < most:
        question = game.question
        answer = anybody.answer(question)
        game.answer(answer)
        choices.append((question.player, question.kind, answer))
    return replace(record, choices=choices)


@dataclass
class Seen:
    """All that a match has said, in order."""

    openings: list[Opening] = field(default_factory=list)
    moments: list[Moment] = field(default_factory=list)
    finales: list[Finale] = field(default_factory=list)
    advices: list[Advice] = field(default_factory=list)
    troubles: list[Trouble] = field(default_factory=list)

    def longer_than(self, moments: int) -> Callable[[], bool]:
        """A condition to wait for."""
        return lambda: len(self.moments) > moments

    def watch(self, match: WindowMatch) -> None:
        """Keep all that comes."""
        match.opening.connect(self.openings.append)
        match.moment.connect(self.moments.append)
        match.finale.connect(self.finales.append)
        match.advice.connect(self.advices.append)
        match.trouble.connect(self.troubles.append)


class Kept:
    """A log that only remembers."""

    def __init__(self) -> None:
        self.pins: list[tuple[str, str]] = []
        self.choices: list[Choice] = []
        self.calls: list[str] = []
        self.seen: list[Glimpse] = []

    def begin(self, record: Record) -> None:
        """A game begins."""
        self.calls.append(f"begin {len(record.choices)}")

    def add(self, choice: Choice, lasting: bool) -> None:
        """A choice."""
        self.choices.append(choice)
        self.calls.append("add lasting" if lasting else "add")

    def pin(self, place: str, text: str) -> None:
        """A note."""
        self.pins.append((place, text))

    def see(self, glimpse: Glimpse) -> None:
        """Something private was shown."""
        self.seen.append(glimpse)

    def finish(self, record: Record) -> None:
        """The end."""
        fold(record)
        self.calls.append("finish")

    def close(self) -> None:
        """No more."""
        self.calls.append("close")


class DirectMatch(WindowMatch):
    """A match in the tests' thread that does at once what it is told."""

    made: ClassVar[list["DirectMatch"]] = []  # in this test

    def __init__(self, loaded: Loaded, bot_process: BotProcess, log: Log | None, limit: int) -> None:
        loop = QtLoop()
        super().__init__(loop, loaded.cast.humans)
        loop.setParent(self)
        self.match = loop.match = Match(loaded, BotOpponents(loop, bot_process, loaded, limit), log)
        self.match.listen(self.hear, loaded.cast.humans)
        self.made.append(self)

    @classmethod
    def end_all(cls) -> None:
        """End those of this test here: as garbage, they might end in the thread of another match."""
        while cls.made:
            delete(cls.made.pop())

    def start(self) -> None:
        self.match.start()

    def shown(self, number: int) -> None:
        self.match.shown(number)

    def answer(self, number: int, answer: object) -> None:
        self.match.answer(number, answer, self._players)

    def ask_advice(self, number: int) -> None:
        self.match.ask_advice(number)

    def pin(self, place: str, text: str) -> None:
        self.match.pin(place, text)

    def stop(self) -> None:
        self.match.stop()


def a_match(
    loaded: Loaded, bot_process: BotProcess, log: Log | None = None, limit: int = LIMIT
) -> DirectMatch:
    """A match without a thread of its own."""
    return DirectMatch(loaded, bot_process, log, limit)


class Window:
    """Stands for the window: shows everything at once, and answers for all people."""

    def __init__(self, match: WindowMatch, answers: Answers = any_answer) -> None:
        self.seen = Seen()
        self.match = match
        self.stop_at: int | None = None  # neither shown nor answered from this moment on
        self._answers = answers
        self.seen.watch(match)
        match.moment.connect(self._on_moment)

    def _on_moment(self, moment: Moment) -> None:
        if self.stop_at is not None and moment.number >= self.stop_at:
            return
        # Not at once: a real window shows and answers after the match has finished speaking.
        QTimer.singleShot(0, lambda: self._go_on(moment))

    def _go_on(self, moment: Moment) -> None:
        self.match.shown(moment.number)
        asked = moment.asked
        if asked is not None and asked.question is not None:
            self.match.answer(moment.number, self._answers(asked.question, moment.number))


class Script(BotProcess):
    """No process: bots answer as in a record, and everything they are told is kept."""

    def __init__(self, choices: Sequence[Choice] = ()) -> None:
        super().__init__()
        self.messages: list[Message] = []
        self.number = 0  # of the choice that is asked for
        self._choices = choices
        self._told: ReplyListener | None = None

    def follow(self, match: WindowMatch) -> None:
        """Answer each of its questions from the record."""
        match.moment.connect(self._on_moment)

    def _on_moment(self, moment: Moment) -> None:
        self.number = moment.number

    def warm(self) -> None:
        """Nothing to start."""

    def kill(self) -> None:
        """Nothing to end."""

    def listen(self, listener: ReplyListener | None) -> None:
        """Who gets the answers."""
        self._told = listener

    def leave(self, listener: ReplyListener) -> None:
        """Nobody gets them."""
        self._told = None

    def send(self, message: Message) -> None:
        """Answer at once, if the record has an answer."""
        self.messages.append(message)
        if isinstance(message, Ask) and self._told is not None and self.number < len(self._choices):
            player, kind, answer = self._choices[self.number]
            assert (player, kind) == (message.player, message.kind)
            self._told(Answered(message.game, message.request, answer))


def run_script(record: Record) -> tuple[Seen, Script]:
    """Let a match play exactly this record from the beginning; what it said, and what the bots were told."""
    script = Script(record.choices)
    match = a_match(load(replace(record, choices=[])), script)
    seen = Seen()
    script.follow(match)
    seen.watch(match)
    match.start()
    for number, (_, _, answer) in enumerate(record.choices):
        match.shown(number)
        match.answer(number, answer)  # dropped where a bot is asked
        while len(seen.moments) == number + 1:
            QCoreApplication.processEvents()
    match.shown(len(record.choices))
    match.stop()
    return seen, script
