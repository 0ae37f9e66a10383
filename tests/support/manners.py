"""The manners of a game whose answers are given."""

from mascarade_qt.bots.arena.manners import Manners
from mascarade_qt.bots.arena.tally import Score
from mascarade_qt.engine.game import Game
from mascarade_qt.engine.questions import Answer


def watched(game: Game, *answers: Answer) -> tuple[list[Score], Manners]:
    """These answers are given, and counted."""
    scores = [Score() for _ in game.setup.players]
    manners = Manners(game, scores)
    for answer in answers:
        question = game.question
        assert question is not None
        if question.kind == "turn":
            manners.turn(question.player, answer)
        elif question.kind == "contest" and answer is not False:
            manners.contest(question.player, str(answer))
        manners.see(game.answer(answer))
    manners.end()
    return scores, manners
