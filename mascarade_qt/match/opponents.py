"""Who plays the seats without a person: bots in their process, or a script."""

from collections.abc import Collection, Sequence
from typing import Protocol

from mascarade_qt.engine.events import Event
from mascarade_qt.engine.questions import Question
from mascarade_qt.engine.record import Choice
from mascarade_qt.match.messages import Advice, Trouble


class Host(Protocol):
    """What opponents may tell the match."""

    @property
    def past(self) -> Sequence[Event]:
        """All events so far, unhidden."""

    def answer(self, number: int, answer: object, players: Collection[int]) -> None:
        """One of these players answers the question with this number."""

    def advise(self, player: int, advice: Advice) -> None:
        """The coach of this player speaks."""

    def complain(self, trouble: Trouble) -> None:
        """Something went wrong that everyone should know."""


class Opponents:
    """What a match asks of its opponents. They live in its thread; this base class never answers."""

    def begin(self, match: Host) -> None:
        """The game begins, or goes on after `match.past`; answers go to `match.answer`."""

    def see(self, events: Sequence[Event]) -> None:
        """This happened, unhidden: each of them may be told only what `sight.seen` leaves of it."""

    def ask(self, number: int, question: Question) -> None:
        """One of them is asked, and has to answer sooner or later."""

    def advise(self, number: int, player: int, question: Question | None) -> None:
        """A person asks the coach; with no question, only what can be known."""

    def stops_after(self, choice: Choice) -> bool:
        """Whether the match ends with the turn of this choice, as a step of a lesson does."""
        return False

    def receive(self, reply: object) -> None:
        """Something they have posted to the match's loop."""

    def time_up(self) -> None:
        """The loop's clock has run out."""

    def close(self) -> None:
        """The match is left or over: nothing more is asked."""
