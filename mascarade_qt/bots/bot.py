"""What a bot is: it sees and answers, nothing else. The interface is the proof of honesty."""

from typing import Protocol

from mascarade_qt.engine.events import Event
from mascarade_qt.engine.questions import Answer, Question


class Bot(Protocol):
    """Plays for one player, knowing only what that player sees."""

    def see(self, event: Event) -> None:
        """Everything this player sees, in order."""

    def answer(self, question: Question) -> Answer:
        """One of the question's answers."""
        ...
