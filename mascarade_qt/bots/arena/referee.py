"""Lets bots play one game: asks, tells, and has their manners counted."""

import time
from collections.abc import Callable, Sequence

from mascarade_qt.bots.arena.manners import Manners
from mascarade_qt.engine.game import Game
from mascarade_qt.engine.questions import Answer, Question
from mascarade_qt.engine.record import Choice
from mascarade_qt.engine.sight import Listener, teller

Answerer = Callable[[Question], Answer]


def run_game(
    game: Game, asks: Sequence[Answerer], hear: Sequence[Listener], most_turns: int, manners: Manners
) -> int:
    """Play to the end, or until the turns are used up; returns the number of answers.

    `asks` and `hear` are by player; if none of them hears, nothing is delivered. This is the loop in which
    fast bots spend their time: it does no more than it must.
    """
    answered = 0
    advance = game.answer
    tell = teller(hear) if hear else None
    if tell is not None:
        tell(game.events)
    while (question := game.question) is not None:
        player, kind = question.player, question.kind
        if kind == "contest":
            answer = asks[player](question)
            if answer is not False:
                manners.contest(player, str(answer))
        elif kind == "turn":
            if game.turn >= most_turns:
                break
            answer = asks[player](question)
            manners.turn(player, answer)
        else:
            answer = asks[player](question)
        events = advance(answer)
        answered += 1
        if tell is not None:
            tell(events)
            if kind != "turn" and len(events) > 1:  # otherwise no card was moved or shown, and no coin
                manners.see(events)
    manners.end()
    return answered


def timed(ask: Answerer, times: list[float]) -> Answerer:
    """The same, but timed."""
    clock = time.perf_counter

    def answer(question: Question) -> Answer:
        began = clock()
        found = ask(question)
        times.append(clock() - began)
        return found

    return answer


def recording(ask: Answerer, choices: list[Choice]) -> Answerer:
    """The same, but recording every choice."""

    def answer(question: Question) -> Answer:
        found = ask(question)
        choices.append((question.player, question.kind, found))
        return found

    return answer
