"""One game: asks people and bots, and tells everybody what they may know. Lives in a thread of its own.

Whatever leaves it is immutable (messages.py) and has been through sights.py; only `finale` tells all.
"""

from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Protocol

from mascarade_qt.engine.events import Ended, Event, TurnBegan
from mascarade_qt.engine.questions import AnswerError, Question
from mascarade_qt.engine.record import Choice, Record
from mascarade_qt.engine.sight import open_setup
from mascarade_qt.match.loaded import Loaded
from mascarade_qt.match.loop import Loop, Said
from mascarade_qt.match.messages import Advice, Asked, Finale, Moment, Opening, Private, Trouble
from mascarade_qt.match.minds import LIMIT, Minds
from mascarade_qt.match.pacing import Pacing
from mascarade_qt.match.roles import Cast, registered_name, with_cast, with_notes
from mascarade_qt.match.sights import shared_sights
from mascarade_qt.match.thinker import Reply, Seat
from mascarade_qt.match.thinking import Died, Thinking

SECRET = ("swap", "hide")


class Log(Protocol):
    """Where a game is saved as it goes; every method may raise OSError."""

    def begin(self, record: Record) -> Path | None:
        """The game begins or goes on. The answer is where an earlier one is, if it had to be set aside."""

    def add(self, choice: Choice, lasting: bool) -> Path | None:
        """A choice was made; a `lasting` one must survive a power cut. The answer is the same."""

    def pin(self, place: str, text: str) -> None:
        """A note was changed."""

    def finish(self, record: Record) -> None:
        """The game is over."""

    def close(self) -> None:
        """The game is left as it stands."""


class Match:
    """Runs a game from a record; if that has choices, the game is continued.

    A moment's number is the number of choices made before it, so it is the same after a restart.
    """

    def __init__(
        self,
        loop: Loop,
        loaded: Loaded,
        thinking: Thinking,
        log: Log | None = None,
        limit: int = LIMIT,
        spectators: bool = False,
    ) -> None:
        """`spectators`: whether the window sees everything; only if nobody in front of it plays."""
        self.opening: Said[Opening] = Said()
        self.moment: Said[Moment] = Said()
        self.finale: Said[Finale] = Said()
        self.advice: Said[Advice] = Said()
        self.trouble: Said[Trouble] = Said()
        self._cast: Cast = loaded.cast
        self._spectators = spectators and not self._cast.humans
        self._record = loaded.record
        self._choices = list(loaded.record.choices)
        self._game = loaded.game
        self._events: list[Event] = list(loaded.events)  # unhidden
        self._log = log
        self._save_failed = False
        self._pacing = Pacing(self._record.setup)
        self._shown = self._finished = False
        self._bot_answer: tuple[object] | None = None
        bots = {
            player: Seat(registered_name(role), role.seed)
            for player, role in enumerate(self._cast.roles)
            if not role.human
        }
        setup = open_setup(self._record.setup)
        self._minds = Minds(loop, thinking, setup, bots, self._cast.coached, lambda: self._events, limit)
        self._minds.answered.connect(self._take_bot_answer)
        self._minds.advised.connect(self._take_advice)
        self._minds.replaced.connect(self.trouble.emit)

    # --- what the window says --------------------------------------------------------------------

    def start(self) -> None:
        """Tell the past, and ask the first question."""
        news = self._game.events
        past = self._events[: len(self._events) - len(news)]
        for event in past:
            self._pacing.see(event)
        self.opening.emit(self._opening(past))
        if self._cast.strangers:
            self.trouble.emit(Trouble("programs-refused", {"players": self._cast.strangers}))
        self._save(lambda log: log.begin(self._now()))
        self._minds.begin()
        # Tell the last events again: the game may have been interrupted before anybody saw them.
        self._tell(news)

    def shown(self, number: int) -> None:
        """The window has shown this moment, so the game may go on."""
        if number == self._number and not self._shown:
            self._shown = True
            self._go_on()

    def answer(self, number: int, answer: object) -> None:
        """A person's answer. It is dropped if it is late, or if somebody else was asked."""
        question = self._game.question
        if number != self._number or question is None or not self._cast.roles[question.player].human:
            return
        try:
            self._apply(question, tuple(answer) if isinstance(answer, list) else answer)
        except AnswerError as error:
            self.trouble.emit(Trouble("answer-refused", {"number": number, "why": str(error)}))

    def ask_advice(self, number: int) -> None:
        """Ask the coach: whoever has to answer may do it, and a lone person at any time."""
        if number != self._number:
            return
        question = self._game.question
        humans = self._cast.humans
        if question is not None and question.player in humans:
            self._minds.advise(number, question.player, question)
        elif len(humans) == 1:
            self._minds.advise(number, humans[0], None)

    def pin(self, place: str, text: str) -> None:
        """A note on a card; an empty one removes it."""
        if not self._cast.takes_notes or place not in self._record.setup.deal:
            return
        notes = with_notes(self._cast.notes, [(place, text)], self._record.setup)
        self._cast = replace(self._cast, notes=notes)
        self._save(lambda log: log.pin(place, notes.get(place, "")))

    def stop(self) -> None:
        """Leave the game as it stands."""
        self._minds.close()
        self._save(lambda log: log.close())
        self._log = None
        for said in (self.opening, self.moment, self.finale, self.advice, self.trouble):
            said.forget()

    # --- what its loop says ----------------------------------------------------------------------

    def receive(self, reply: Reply | Died) -> None:
        """The process in which bots think has something to say."""
        self._minds.receive(reply)

    def time_up(self) -> None:
        """It has said nothing for too long."""
        self._minds.time_up()

    # --- how it goes on --------------------------------------------------------------------------

    @property
    def _number(self) -> int:
        return len(self._choices)

    def _now(self) -> Record:
        return with_cast(replace(self._record, choices=list(self._choices)), self._cast)

    def _opening(self, past: Sequence[Event]) -> Opening:
        setup = self._record.setup
        shared, _ = self._shared(past)
        # Whoever knows a bot's seed can predict its choices.
        roles = tuple(replace(role, seed=0) for role in self._cast.roles)
        return Opening(open_setup(setup), roles, self._cast.help, shared, dict(self._cast.notes))

    def _shared(self, events: Sequence[Event]) -> tuple[tuple[Event, ...], tuple[Private, ...]]:
        if self._spectators:
            return tuple(events), ()
        return shared_sights(events, self._cast.humans, len(self._record.setup.players))

    def _tell(self, events: Sequence[Event]) -> None:
        for event in events:
            self._pacing.see(event)
        self._shown, self._bot_answer = False, None
        shared, private = self._shared(events)
        question = self._game.question
        if question is None:
            self._save(lambda log: log.finish(self._now()))
        asked = None if question is None else self._asked(question)
        self.moment.emit(Moment(self._number, shared, private, asked))
        if question is not None and not self._cast.roles[question.player].human:
            self._minds.ask(self._number, question)  # it thinks while the window is still busy showing

    def _asked(self, question: Question) -> Asked:
        number, player, kind = self._number, question.player, question.kind
        if not self._cast.roles[player].human:
            return Asked(number, player, kind, None, False, self._pacing.pause(question, number))
        secret = kind in SECRET and len(self._cast.humans) > 1
        return Asked(number, player, kind, question, secret)

    def _take_bot_answer(self, answered: tuple[int, object]) -> None:
        number, answer = answered
        if number == self._number:
            self._bot_answer = (answer,)
            self._go_on()

    def _take_advice(self, advice: Advice) -> None:
        """A mind remembers places whose cards have left the game; leave those out."""
        cards = self._game.cards
        chances = {place: row for place, row in advice.chances.items() if place in cards}
        self.advice.emit(replace(advice, chances=chances))

    def _go_on(self) -> None:
        """Once the moment has been shown: the end of the game, or the bot's answer if it has come."""
        if not self._shown:
            return
        question = self._game.question
        if question is None:
            self._end()
        elif self._bot_answer is not None:
            self._apply(question, self._bot_answer[0])

    def _apply(self, question: Question, answer: object) -> None:
        events = self._game.answer(answer)
        choice = (question.player, question.kind, question.lookup[answer])
        self._choices.append(choice)
        self._events += events
        turned = any(isinstance(event, TurnBegan | Ended) for event in events)
        lasting = turned or self._cast.roles[question.player].human
        self._save(lambda log: log.add(choice, lasting))  # before anybody sees the result
        self._minds.see(events)
        self._tell(events)

    def _save(self, write: Callable[[Log], Path | None]) -> None:
        """A full disk is reported once; the game goes on."""
        if self._log is None:
            return
        try:
            if (aside := write(self._log)) is not None:
                self.trouble.emit(Trouble("set-aside", {"path": str(aside)}))
        except OSError as error:
            if not self._save_failed:
                self._save_failed = True
                facts = {"why": error.strerror or str(error), "errno": error.errno or 0}
                self.trouble.emit(Trouble("save-failed", facts))

    def _end(self) -> None:
        if not self._finished:
            self._finished = True
            choices = tuple(self._choices)
            events = tuple(self._events)
            self.finale.emit(Finale(self._record.setup, self._cast.roles, events, choices))
