"""A match without a thread or a process: a function answers for everybody but people."""

from collections.abc import Callable, Sequence

from mascarade_qt.engine.cast import Cast
from mascarade_qt.engine.events import Event
from mascarade_qt.engine.game import Game
from mascarade_qt.engine.questions import Answer, Question
from mascarade_qt.engine.record import Choice, Record
from mascarade_qt.engine.setup import Setup
from mascarade_qt.match.loaded import Loaded
from mascarade_qt.match.opponents import Host, Opponents
from tests.support.roles import ANYBODY, PERSON

Answers = Callable[[Question], Answer]


def begun(
    setup: Setup, people: Sequence[int], answers: Sequence[Answer] = (), help: str = "history"
) -> Loaded:
    """A game in which these answers have been given."""
    roles = tuple(PERSON if player in people else ANYBODY for player in range(len(setup.players)))
    game = Game(setup)
    choices: list[Choice] = []
    events: list[Event] = list(game.events)
    for answer in answers:
        question = game.question
        assert question is not None
        events += game.answer(answer)
        choices.append((question.player, question.kind, answer))
    return Loaded(Record(setup, choices), Cast(roles, help), game, tuple(events))


class Puppets(Opponents):
    """They answer at once, as the function says."""

    def __init__(self, answers: Answers) -> None:
        self._answers = answers

    def begin(self, match: Host) -> None:
        self._match = match

    def ask(self, number: int, question: Question) -> None:
        self._match.answer(number, self._answers(question), {question.player})
