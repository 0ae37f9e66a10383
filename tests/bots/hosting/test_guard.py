"""A bot that fails is named and replaced, and its replacement knows what it has seen."""

import random
from collections.abc import Callable

import pytest

from mascarade_qt.bots.baselines import NaiveBot, RandomBot
from mascarade_qt.bots.bot import Bot
from mascarade_qt.bots.hosting import guard as guards
from mascarade_qt.bots.hosting.guard import LONGEST_REASON, Fault, Guard, reason
from mascarade_qt.engine.events import Event, Passed
from mascarade_qt.engine.game import Game
from mascarade_qt.engine.questions import Answer, Question
from mascarade_qt.engine.scenarios import deal, ready_scenarios
from mascarade_qt.engine.setup import Setup

SETUP = deal(ready_scenarios()["a5"], [f"Player {n}" for n in range(6)], random.Random(0))


class Scripted:
    """Does what it is told to do."""

    def __init__(self, on_see: Callable[[], None], on_answer: Callable[[Question], Answer]) -> None:
        self.on_see, self.on_answer = on_see, on_answer
        self.closed = 0

    def see(self, event: Event) -> None:
        """Perhaps fail."""
        self.on_see()

    def answer(self, question: Question) -> Answer:
        """Perhaps fail."""
        return self.on_answer(question)

    def close(self) -> None:
        """Count."""
        self.closed += 1


def nothing() -> None:
    """Remember nothing."""


def fail(*arguments: object) -> Answer:
    """Fail."""
    raise RuntimeError("broken\nin two")


def fail_to_see() -> None:
    """Fail."""
    raise KeyError("c9")


def first_question() -> tuple[Game, Question]:
    """A game at its first question."""
    game = Game(SETUP)
    assert game.question is not None
    return game, game.question


def guarded(make: Callable[[], Bot]) -> Guard:
    """A bot under guard."""
    return Guard("mine", SETUP, SETUP.first, 0, make)


def test_a_bot_that_plays_well_is_left_alone() -> None:
    _, question = first_question()
    bot = Scripted(nothing, lambda asked: asked.answers[-1])
    guard = guarded(lambda: bot)
    guard.see(Passed(1))
    assert guard.answer(question) == question.answers[-1]
    assert guard.faults == []
    guard.close()
    assert bot.closed == 1


def test_one_that_raises_is_named_and_replaced_for_the_rest_of_the_game() -> None:
    game, question = first_question()
    bot = Scripted(nothing, fail)
    guard = guarded(lambda: bot)
    for event in game.events:
        guard.see(event)
    assert question.offers(guard.answer(question))
    assert guard.faults == [Fault("mine", SETUP.first, "RuntimeError: broken in two")]
    assert bot.closed == 1
    assert isinstance(guard.bot, NaiveBot)
    assert question.offers(guard.answer(question))
    assert len(guard.faults) == 1


def test_one_that_fails_to_see_is_replaced_at_once() -> None:
    guard = guarded(lambda: Scripted(fail_to_see, fail))
    guard.see(Game(SETUP).events[0])
    assert [fault.why for fault in guard.faults] == ["KeyError: 'c9'"]


def test_one_that_cannot_be_made_is_replaced_at_once() -> None:
    def make() -> Bot:
        raise RuntimeError("no")

    _, question = first_question()
    guard = guarded(make)
    assert [fault.why for fault in guard.faults] == ["RuntimeError: no"]
    assert question.offers(guard.answer(question))


@pytest.mark.parametrize("answer", ["nonsense", None, 1, ("swap", "0"), ("look", "0"), True])
def test_nonsense_is_not_an_answer(answer: Answer) -> None:
    _, question = first_question()
    guard = guarded(lambda: Scripted(nothing, lambda _: answer))
    assert question.offers(guard.answer(question))
    assert guard.faults[0].why.startswith("answered ")


def test_a_replacement_that_fails_is_replaced_by_one_that_cannot(monkeypatch: pytest.MonkeyPatch) -> None:
    class Broken(NaiveBot):
        def see(self, event: Event) -> None:
            fail()

    monkeypatch.setattr(guards, "NaiveBot", Broken)
    game, question = first_question()
    guard = guarded(lambda: Scripted(nothing, fail))
    guard.see(game.events[0])
    assert question.offers(guard.answer(question))
    assert [fault.bot for fault in guard.faults] == ["mine", "Broken"]
    assert isinstance(guard.bot, RandomBot)


def test_a_reason_is_one_line_of_bounded_length() -> None:
    assert reason(ValueError("a\n\tb \x1b[31m")) == "ValueError: a b \\x1b[31m"
    assert len(reason(ValueError("x" * 10_000))) == LONGEST_REASON + 1


def test_the_replacement_knows_the_public_set_up_only() -> None:
    told: list[Setup] = []

    class Spy(RandomBot):
        def __init__(self, setup: Setup, player: int, rng: random.Random) -> None:
            super().__init__(setup, player, rng)
            told.append(setup)

    guard = guarded(lambda: Scripted(nothing, fail))
    guard._others = [RandomBot, Spy]
    guard.answer(first_question()[1])
    assert told == [SETUP]
