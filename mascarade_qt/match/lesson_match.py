"""One step of a lesson, as the table sees it: a match without a thread, whose bots follow a script."""

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import QObject, QTimer, Signal

from mascarade_qt.engine.events import Event, TurnBegan
from mascarade_qt.engine.game import Game
from mascarade_qt.engine.questions import Answer, Question
from mascarade_qt.engine.sight import open_setup
from mascarade_qt.match.lessons import LessonStep, Reaction
from mascarade_qt.match.messages import Asked, Moment, Opening, Role
from mascarade_qt.match.pacing import Pacing
from mascarade_qt.match.sights import shared_sights

PERSON = 0
HELP = "history"


class LessonMatch(QObject):
    """The same signals and methods as a match in its thread."""

    opening = Signal(object)
    moment = Signal(object)
    finale = Signal(object)  # never emitted: a lesson ends with what it has to say
    advice = Signal(object)
    trouble = Signal(object)
    reacted = Signal(object)  # the lesson comments on what was done, once that has been shown

    def __init__(self, step: LessonStep, names: Sequence[str], parent: QObject | None = None) -> None:
        """The first of the names is the person's."""
        super().__init__(parent)
        self._step = step
        self._setup = replace(step.setup, players=tuple(names))
        self._script = list(step.script)
        self._game = Game(self._setup)
        self._pacing = Pacing(self._setup)
        self._number = 0
        self._reaction: Reaction | None = None
        self._stopped = False

    def start(self) -> None:
        """Set the table, and ask the first question."""
        players = len(self._setup.players)
        roles = tuple(Role(human=player == PERSON, level="guest") for player in range(players))
        news = self._game.events
        past = () if self._step.study else tuple(news)  # without a past, the table shows the deal
        self.opening.emit(Opening(open_setup(self._setup), roles, HELP, past, {}))
        self._tell([] if past else news)

    def shown(self, number: int) -> None:
        """A moment has been shown: the others go on, or the lesson comments."""
        question = self._game.question
        if number != self._number:
            return
        if self._stopped:
            if self._reaction is not None:
                self.reacted.emit(self._reaction)
        elif question is not None and question.player != PERSON:
            self._later(self._scripted(question))

    def answer(self, number: int, answer: object) -> None:
        """The person's answer."""
        question = self._game.question
        if self._stopped or number != self._number or question is None or not question.offers(answer):
            return
        given = question.lookup[answer]
        self._reaction = self._reaction or self._step.reaction(question.kind, given)
        self._later(given)

    def ask_advice(self, number: int) -> None:
        """There is no coach: the lesson is the coach."""

    def pin(self, place: str, text: str) -> None:
        """Nothing is noted."""

    def _scripted(self, question: Question) -> Answer:
        """What the script says; otherwise whoever has the announced mask contests, and all others wait."""
        if self._script and self._script[0][:2] == (question.player, question.kind):
            return self._script.pop(0)[2]
        if question.kind == "contest":
            mine = [place for place in question.answers if isinstance(place, str)]
            said = self._game.announced_mask
            return next((place for place in mine if self._game.cards[place] == said), False)
        return question.answers[0]

    def _later(self, answer: Answer) -> None:
        """As a thread would do it: not before the window is done."""
        QTimer.singleShot(0, self, lambda: self._apply(answer))

    def _apply(self, answer: Answer) -> None:
        events = self._game.answer(answer)
        self._number += 1
        self._tell(events)

    def _tell(self, events: Sequence[Event]) -> None:
        question = self._game.question
        if self._reaction is not None:
            events, self._stopped = self._up_to_the_end(events, question)
        for event in events:
            self._pacing.see(event)
        shared, private = shared_sights(events, (PERSON,), len(self._setup.players))
        asked = None if self._stopped or question is None else self._asked(question)
        self._stopped = self._stopped or question is None
        self.moment.emit(Moment(self._number, shared, private, asked))

    def _up_to_the_end(
        self, events: Sequence[Event], question: Question | None
    ) -> tuple[Sequence[Event], bool]:
        """Play on to the end of the turn, or to the next decision."""
        for number, event in enumerate(events):
            if isinstance(event, TurnBegan):
                return events[:number], True
        return events, question is None or question.player == PERSON

    def _asked(self, question: Question) -> Asked:
        number, player, kind = self._number, question.player, question.kind
        if player == PERSON:
            return Asked(number, player, kind, question, False)
        return Asked(number, player, kind, None, False, self._pacing.pause(question, number))
