"""Lets bots play one game, and keeps count of lies and contests. It knows the cards; the bots don't."""

import time
from collections.abc import Callable, Sequence

from mascarade_qt.bots.arena.tally import Score
from mascarade_qt.engine.events import Event
from mascarade_qt.engine.game import Game
from mascarade_qt.engine.questions import Answer, Question
from mascarade_qt.engine.record import Choice
from mascarade_qt.engine.sight import deliver

Ask = Callable[[Question], Answer]
Hear = Callable[[Event], None]


def run_game(
    game: Game, asks: Sequence[Ask], hear: Sequence[Hear], most_turns: int, scores: Sequence[Score]
) -> int:
    """Play to the end, or until the game has had its turns; returns the number of answers.

    `asks`, `hear` and `scores` go by player; with nobody to hear, nothing is delivered. This is the loop
    in which fast bots spend their time: it does no more than it must.
    """
    answered = 0
    liar: Score | None = None  # told a lie in this turn that nobody has contested yet
    advance = game.answer
    if hear:
        deliver(game.events, hear)
    while (question := game.question) is not None:
        player, kind = question.player, question.kind
        if kind == "turn":
            if game.turn >= most_turns:
                break
            answer = asks[player](question)
            liar = None
            if isinstance(answer, tuple) and answer[0] == "announce":
                score = scores[player]
                score.announcements += 1
                if game.cards[str(answer[1])] != answer[2]:
                    score.lies += 1
                    score.believed += 1
                    liar = score
        else:
            answer = asks[player](question)
            if kind == "contest" and answer is not False:
                score = scores[player]
                score.contests += 1
                score.right += game.cards[str(answer)] == game.announced_mask
                if liar is not None:
                    liar.believed -= 1
                    liar = None
        events = advance(answer)
        if hear:
            deliver(events, hear)
        answered += 1
    return answered


def timed(ask: Ask, times: list[float]) -> Ask:
    """The same, with the seconds it takes."""
    clock = time.perf_counter

    def answer(question: Question) -> Answer:
        began = clock()
        found = ask(question)
        times.append(clock() - began)
        return found

    return answer


def noted(ask: Ask, choices: list[Choice]) -> Ask:
    """The same, with every choice written down."""

    def answer(question: Question) -> Answer:
        found = ask(question)
        choices.append((question.player, question.kind, found))
        return found

    return answer
