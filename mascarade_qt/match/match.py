"""One game: asks people and bots, and tells everyone what they may know. Lives in a thread of its own.

All it sends out is immutable (messages.py) and has passed through sights.py; only `Finale` tells all.
"""

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Concatenate, ParamSpec, Protocol

from mascarade_qt.engine.cast import Cast, with_notes
from mascarade_qt.engine.events import Ended, Event, TurnBegan
from mascarade_qt.engine.questions import AnswerError, Question
from mascarade_qt.engine.record import Choice, Record
from mascarade_qt.engine.sight import open_setup
from mascarade_qt.match.loaded import Loaded
from mascarade_qt.match.messages import (
    Advice,
    Asked,
    Finale,
    Glimpse,
    Message,
    Moment,
    Opening,
    Private,
    Stopped,
    Trouble,
)
from mascarade_qt.match.opponents import Opponents
from mascarade_qt.match.pauses import Pauses
from mascarade_qt.match.sights import shared_sights

SECRET = ("swap", "hide")

Hear = Callable[[Message], object]
P = ParamSpec("P")


class Log(Protocol):
    """Where a game is saved as it goes; every method may raise OSError."""

    def begin(self, record: Record) -> Path | None:
        """The game begins or goes on. Returns where an earlier one is kept, if it had to be set aside."""

    def add(self, choice: Choice, lasting: bool) -> Path | None:
        """A choice was made; a `lasting` one must survive a power cut. Returns the same as `begin`."""

    def pin(self, place: str, text: str) -> None:
        """A note was changed."""

    def see(self, glimpse: Glimpse) -> None:
        """Something private has been seen."""

    def finish(self, record: Record) -> None:
        """The game is over."""

    def close(self) -> None:
        """The game is left as it stands."""


class Loop(Protocol):
    """Makes calls to a match, one after the other, in the thread in which it lives."""

    def post(
        self, call: Callable[Concatenate["Match", P], object], *args: P.args, **kwargs: P.kwargs
    ) -> None:
        """Have a method of the match called with this; from any thread."""

    def start_clock(self, milliseconds: int) -> None:
        """Call `time_up` after this time, unless the clock is set again or stopped."""

    def stop_clock(self) -> None:
        """Call nothing."""

    @property
    def clock_runs(self) -> bool:
        """Whether `time_up` will come."""


@dataclass(frozen=True)
class _Listener:
    """A screen or a phone, and the players who answer there."""

    hear: Hear
    players: tuple[int, ...]
    readers: tuple[int, ...]  # it is told what all of these players may know
    sees_all: bool = False


class Match:
    """Runs a game from a record; if the record has choices, the game is continued.

    A moment's number is the number of choices made before it, so it is the same after a restart.
    """

    def __init__(self, loaded: Loaded, opponents: Opponents, log: Log | None = None) -> None:
        self._cast: Cast = loaded.cast
        self._record = loaded.record
        self._choices = list(loaded.record.choices)
        self._game = loaded.game
        self._events: list[Event] = list(loaded.events)  # unhidden
        self._opponents = opponents
        self._listeners: list[_Listener] = []
        self._phones: dict[int, _Listener] = {}
        self._news: Sequence[Event] = ()  # what phones are told once the screen has shown it
        self._asked_here = False  # whether a person at the screen is asked
        self._log = log
        self._save_failed = False
        self._seen = set(loaded.seen)
        self._pauses = Pauses(self._record.setup)
        self._shown = self._finished = False
        self._bot_answer: tuple[object] | None = None
        self._last: Choice | None = None  # the match stops at the end of its turn
        self._stopped = False

    def listen(self, hear: Hear, players: Sequence[int], spectator: bool = False) -> None:
        """From `start` on, tell a screen what the people in front of it may know.

        A spectator sees everything, but only if no person plays in the game.
        """
        sees_all = spectator and not self._cast.humans
        self._listeners.append(_Listener(hear, tuple(players), tuple(players), sees_all))

    def seat(self, player: int, hear: Hear) -> None:
        """From now on, this person has a phone: only the phone is asked, and told what is private.

        A phone is told what happens once the screen has shown it.
        """
        if player not in self._cast.humans:
            return
        phone = self._phones[player] = _Listener(hear, (player,), (player,))
        self._listeners = [
            replace(screen, players=tuple(other for other in screen.players if other != player))
            for screen in self._listeners
        ]
        told = len(self._events) if self._shown else len(self._events) - len(self._news)
        hear(self._opening(self._events[:told], phone))
        if self._shown:
            hear(self._moment((), phone))
        self._ask_again(player)

    def unseat(self, player: int) -> None:
        """From now on, this person answers at the screen, as before."""
        if self._phones.pop(player, None) is not None:
            self._listeners = [
                replace(screen, players=(*screen.players, player)) for screen in self._listeners
            ]
            self._ask_again(player)

    def _ask_again(self, player: int) -> None:
        """A person who is being asked has moved to a phone or back: the screen stops or starts asking."""
        question = self._game.question
        if self._shown and question is not None and question.player == player:
            self._tell_screens(())

    def _tell_screens(self, events: Sequence[Event]) -> None:
        question = self._game.question
        self._asked_here = question is not None and question.player not in self._phones
        for screen in self._listeners:
            screen.hear(self._moment(events, screen))

    # --- what people and opponents say -----------------------------------------------------------

    def start(self) -> None:
        """Tell the past, and ask the first question."""
        news = self._game.events
        past = self._events[: len(self._events) - len(news)]
        for event in past:
            self._pauses.see(event)
        for listener in self._listeners:
            listener.hear(self._opening(past, listener))
        if self._cast.strangers:
            self.complain(Trouble("programs-refused", {"players": self._cast.strangers}))
        self._save(lambda log: log.begin(self._now()))
        for glimpse in sorted(self._seen):
            self._keep_glimpse(glimpse)
        self._opponents.begin(self)
        # Tell the last events again: the game may have been interrupted before anyone saw them.
        self._tell(news)

    def shown(self, number: int) -> None:
        """The window has shown this moment, so the game may go on."""
        if number == self._number and not self._shown:
            self._shown = True
            for phone in self._phones.values():
                phone.hear(self._moment(self._news, phone))
            question = self._game.question
            if question is not None and self._asked_here == (question.player in self._phones):
                self._tell_screens(())  # a person has moved to a phone or back while this was shown
            self._apply_or_end()

    def answer(self, number: int, answer: object, players: Collection[int]) -> None:
        """Take an answer from one of these players; dropped if it is late, or none of them was asked."""
        question = self._game.question
        if number != self._number or question is None or question.player not in players or self._stopped:
            return
        if not self._cast.roles[question.player].human:
            self._bot_answer = (answer,)
            self._apply_or_end()
            return
        try:
            self._apply(question, tuple(answer) if isinstance(answer, list) else answer)
        except AnswerError as error:
            self.complain(Trouble("answer-refused", {"number": number, "why": str(error)}))

    def ask_advice(self, number: int) -> None:
        """Ask the coach: the person who has to answer may do so, and a lone person at any time."""
        if number != self._number:
            return
        question = self._game.question
        humans = self._cast.humans
        if question is not None and question.player in humans:
            self._opponents.advise(number, question.player, question)
        elif len(humans) == 1:
            self._opponents.advise(number, humans[0], None)

    def advise(self, player: int, advice: Advice) -> None:
        """The coach speaks. It remembers places whose cards have left the game; those are left out."""
        cards = self._game.cards
        found = advice.opinion
        chances = {place: row for place, row in found.chances.items() if place in cards}
        advice = Advice(advice.number, found._replace(chances=chances))
        for listener in self._listeners:
            if player in listener.players:
                listener.hear(advice)

    def complain(self, trouble: Trouble) -> None:
        """Something went wrong that everyone should know."""
        for listener in self._listeners:
            listener.hear(trouble)

    def pin(self, place: str, text: str) -> None:
        """A note on a card; an empty one removes it."""
        if not self._cast.takes_notes or place not in self._record.setup.deal:
            return
        notes = with_notes(self._cast.notes, [(place, text)], self._record.setup)
        self._cast = replace(self._cast, notes=notes)
        self._save(lambda log: log.pin(place, notes.get(place, "")))

    def seen(self, glimpse: Glimpse) -> None:
        """A person has closed the curtain: after a restart, this isn't shown again."""
        if glimpse.number == self._number and glimpse not in self._seen:
            self._seen.add(glimpse)
            self._keep_glimpse(glimpse)

    def _keep_glimpse(self, glimpse: Glimpse) -> None:
        self._save(lambda log: log.see(glimpse))

    def receive(self, reply: object) -> None:
        """Something the opponents have posted to themselves."""
        self._opponents.receive(reply)

    def time_up(self) -> None:
        """The loop's clock has run out."""
        self._opponents.time_up()

    def stop(self) -> None:
        """Leave the game as it stands."""
        self._opponents.close()
        self._opponents = Opponents()  # otherwise they and the match would keep each other alive
        self._save(lambda log: log.close())
        self._log = None
        self._listeners = []
        self._phones = {}

    @property
    def past(self) -> Sequence[Event]:
        """All events so far, unhidden."""
        return self._events

    # --- how it goes on --------------------------------------------------------------------------

    @property
    def _number(self) -> int:
        return len(self._choices)

    def _now(self) -> Record:
        return replace(self._record, choices=list(self._choices), cast=self._cast)

    def _opening(self, past: Sequence[Event], listener: _Listener) -> Opening:
        shared, _ = self._shared(past, listener)
        # A bot's seed would make its choices predictable.
        roles = tuple(replace(role, seed=0) for role in self._cast.roles)
        notes = dict(self._cast.notes) if listener.readers == self._cast.humans else {}
        return Opening(open_setup(self._record.setup), roles, self._cast.help, shared, notes)

    def _shared(
        self, events: Sequence[Event], listener: _Listener
    ) -> tuple[tuple[Event, ...], tuple[Private, ...]]:
        if listener.sees_all:
            return tuple(events), ()
        shared, private = shared_sights(events, listener.readers, len(self._record.setup.players))
        here = set(listener.players)
        return shared, tuple(
            replace(one, players=insiders)
            for one in private
            if (insiders := tuple(player for player in one.players if player in here - self._seen_by(one)))
        )

    def _seen_by(self, private: Private) -> set[int]:
        """The players who had seen this already when the game was interrupted."""
        return {glimpse.player for glimpse in self._seen if glimpse[:2] == (self._number, private.position)}

    def _tell(self, events: Sequence[Event]) -> None:
        question = self._game.question
        if self._last is not None:
            events = self._rest_of_turn(events, question)
        for event in events:
            self._pauses.see(event)
        self._shown, self._bot_answer = False, None
        if question is None:
            self._save(lambda log: log.finish(self._now()))
        self._news = events
        self._tell_screens(events)
        if question is not None and not self._stopped and not self._cast.roles[question.player].human:
            self._opponents.ask(self._number, question)  # they think while the window is still busy

    def _moment(self, events: Sequence[Event], listener: _Listener) -> Moment:
        question = self._game.question
        shared, private = self._shared(events, listener)
        asked = None if question is None or self._stopped else self._asked(question, listener)
        return Moment(self._number, shared, private, asked)

    def _rest_of_turn(self, events: Sequence[Event], question: Question | None) -> Sequence[Event]:
        """The match stops at the end of the turn, or where a person would be asked again."""
        for position, event in enumerate(events):
            if isinstance(event, TurnBegan):
                self._stopped = True
                return events[:position]
        self._stopped = question is None or self._cast.roles[question.player].human
        return events

    def _asked(self, question: Question, listener: _Listener) -> Asked:
        number, player, kind = self._number, question.player, question.kind
        human = self._cast.roles[player].human
        mine = player in listener.players
        secret = mine and kind in SECRET and len(listener.readers) > 1
        pause = 0 if human else self._pauses.pause(question, number)
        others = self._still_to_contest(listener.players) if mine and kind == "contest" else ()
        return Asked(number, player, kind, question if mine else None, secret, pause, others)

    def _still_to_contest(self, players: Collection[int]) -> tuple[Question, ...]:
        """The questions for those of these players who come after the one being asked now."""
        game, layout = self._game, self._game.layout
        found: list[Question] = []
        seat = layout.left[game.asked_seat]
        while seat != game.turn_seat:
            player = game.seats[seat]
            if player in players:
                found.append(layout.contest_questions[player][seat])
            seat = layout.left[seat]
        return tuple(found)

    def _apply_or_end(self) -> None:
        """Once the moment has been shown: the end, or the bot's answer if it has come."""
        if not self._shown:
            return
        question = self._game.question
        if question is None or self._stopped:
            self._end()
        elif self._bot_answer is not None:
            self._apply(question, self._bot_answer[0])

    def _apply(self, question: Question, answer: object) -> None:
        events = self._game.answer(answer)
        choice = (question.player, question.kind, question.lookup[answer])
        self._choices.append(choice)
        self._events += events
        if self._last is None and self._opponents.stops_after(choice):
            self._last = choice
        turned = any(isinstance(event, TurnBegan | Ended) for event in events)
        lasting = turned or self._cast.roles[question.player].human
        self._save(lambda log: log.add(choice, lasting))  # before anybody sees the result
        self._opponents.see(events)
        self._tell(events)

    def _save(self, write: Callable[[Log], Path | None]) -> None:
        """A full disk is reported once; the game goes on."""
        if self._log is None:
            return
        try:
            if (aside := write(self._log)) is not None:
                self.complain(Trouble("set-aside", {"path": str(aside)}))
        except OSError as error:
            if not self._save_failed:
                self._save_failed = True
                facts = {"why": error.strerror or str(error), "errno": error.errno or 0}
                self.complain(Trouble("save-failed", facts))

    def _end(self) -> None:
        if self._finished:
            return
        self._finished = True
        choices, events = tuple(self._choices), tuple(self._events)
        record = self._record
        end = Finale(record.setup, self._cast.roles, events, choices, record.scenario, record.created)
        for listener in self._listeners:
            listener.hear(end if self._last is None else Stopped(self._last, choices))
