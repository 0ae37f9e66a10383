"""A bot that fails must not spoil the game: it is reported, and a simple one takes its place."""

import random
import traceback
from collections.abc import Callable
from typing import NamedTuple

from mascarade_qt.bots.baselines import NaiveBot, RandomBot
from mascarade_qt.bots.bot import Bot
from mascarade_qt.engine.events import Event
from mascarade_qt.engine.questions import Answer, Question
from mascarade_qt.engine.refusals import possible, shown
from mascarade_qt.engine.setup import Setup

LONGEST_REASON = 300


class BotError(Exception):
    """A bot failed to do its part; the text says how, on one line."""


def impossible(question: Question, answer: object) -> BotError:
    """What to say of an answer that the question doesn't offer."""
    return BotError(
        f"answered {shown(answer)}, which is not one of the possible answers to {question.kind!r}:"
        f" {possible(question)}"
    )


class Fault(NamedTuple):
    """Which bot was replaced, and why."""

    bot: str
    player: int
    why: str


class Guard:
    """Lets a bot play as long as it does its part, then another one. `faults` lists the replacements.

    The past is kept, because a replacement has to be told what the player has seen so far.
    """

    def __init__(self, name: str, setup: Setup, player: int, seed: int, make: Callable[[], Bot]) -> None:
        self.faults: list[Fault] = []
        self.traces: list[str] = []  # one per fault, for the bot's author; none for programs
        self._name = name
        self._setup, self._player = setup, player
        self._rng = random.Random(f"{seed}/{player}/instead")
        self._past: list[Event] = []
        # The last one can't fail: it looks at nothing but the possible answers.
        self._others: list[type[NaiveBot] | type[RandomBot]] = [RandomBot, NaiveBot]
        self.bot: Bot = _Nobody()
        try:
            self.bot = make()
        except Exception as error:
            self._replace(error)

    def see(self, event: Event) -> None:
        """Pass an event on."""
        self._past.append(event)
        try:
            self.bot.see(event)
        except Exception as error:
            self._replace(error)

    def skim(self, quickly: bool) -> None:
        """Tell a bot, if it cares, whether the coming events are long past."""
        skim = getattr(self.bot, "skim", None)
        if callable(skim):
            skim(quickly)

    def answer(self, question: Question) -> Answer:
        """The bot's answer if it is possible, otherwise that of its replacement."""
        while True:
            try:
                answer = self.bot.answer(question)
                if question.offers(answer):
                    return answer
                raise impossible(question, answer)
            except Exception as error:
                self._replace(error)

    def close(self) -> None:
        """End what the bot started: the game is over."""
        close(self.bot)

    def _replace(self, error: Exception) -> None:
        self.faults.append(Fault(self._name, self._player, reason(error)))
        own = not isinstance(error, BotError)
        self.traces.append("".join(traceback.format_exception(error)) if own else "")
        close(self.bot)
        self.bot = self._others.pop()(self._setup, self._player, self._rng)
        try:
            for event in self._past:
                self.bot.see(event)
        except Exception as another:
            self._name = type(self.bot).__name__
            self._replace(another)


class _Nobody:
    """Stands in for a bot that could not be made."""

    def see(self, event: Event) -> None:
        """Never called."""

    def answer(self, question: Question) -> Answer:
        """Never called."""
        raise BotError("was not there")


def close(bot: Bot) -> None:
    """Close a bot that can be closed."""
    end = getattr(bot, "close", None)
    if callable(end):
        end()


def reason(error: Exception) -> str:
    """An error as one line that can be printed as it is."""
    text = str(error) if isinstance(error, BotError) else f"{type(error).__name__}: {error}"
    line = " ".join(text.split())
    printable = "".join(char if char.isprintable() else repr(char)[1:-1] for char in line)
    return printable if len(printable) <= LONGEST_REASON else printable[:LONGEST_REASON] + "…"
