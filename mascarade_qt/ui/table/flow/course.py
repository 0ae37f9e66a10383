"""The course of a game: from the match's messages to what is shown, asked and answered."""

import time
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from typing import NamedTuple, Protocol

from PySide6.QtCore import QObject, QTimer, Signal

from mascarade_qt.engine.events import Event, TurnBegan
from mascarade_qt.match.messages import Asked, Moment
from mascarade_qt.ui.kit.delay import Delay
from mascarade_qt.ui.look.motion import CLOCK
from mascarade_qt.ui.table.board.seats_model import SeatsModel
from mascarade_qt.ui.table.flow.deal import Deal
from mascarade_qt.ui.table.prompt.asker import Asker, Notice
from mascarade_qt.ui.table.stage.director import Director
from mascarade_qt.ui.table.voice.narrator import Narrator

SLICE = 0.04  # seconds of a long past at a time
AT_ONCE = 50  # events of it


class Receiver(Protocol):
    """The part of a match that waits for its moments to be shown."""

    def shown(self, number: int) -> None:
        """A moment has been shown."""


class Audience(NamedTuple):
    """The people in front of the screen."""

    number: int
    turning: bool  # whether the table turns to the one who is asked

    def __bool__(self) -> bool:
        return self.number > 0


class Course(QObject):
    """Hands every moment to the director, and every answer to the match."""

    turn_went_on = Signal()  # a bot is about to answer, and no one has to press anything first

    def __init__(
        self,
        match: Receiver,
        director: Director,
        deal: Deal,
        asker: Asker,
        narrator: Narrator,
        seats: SeatsModel,
        people: Audience,
    ) -> None:
        super().__init__(director)
        self._match, self._director, self._deal, self._asker = match, director, deal, asker
        self._narrator, self._seats, self._people = narrator, seats, people
        self._last: Moment | None = None
        self._skipped: list[Event] = []
        self._held_back: list[Moment] = []  # while the masks are studied, or the past is told
        self._catching_up = False
        self._bot_thinks = Delay(self, self._confirm_shown)
        self.delays: tuple[Delay, ...] = (self._bot_thinks, deal.delay, asker.second_thought)
        deal.over.connect(self._play_held_back)
        director.passed_over = self._sum_up_skipped
        director.began.connect(self._remember)
        director.began.connect(lambda _: seats.wait_for(None))  # something moves, so no one is thinking now
        director.revealed.connect(lambda _: self._offer(lambda: self.tr("Continue"), "goOnButton"))
        director.looked.connect(lambda _: self._offer(lambda: self.tr("Turn it face down"), "turnDownButton"))
        director.shown.connect(self._on_shown)
        director.read.connect(self._show_waiting)

    def catch_up(self, past: Sequence[Event], done: Callable[[], None]) -> None:
        """Bring the table up to date: a long past in slices, between which the window stays alive."""
        self._catching_up = True
        end = time.monotonic() + SLICE
        told = 0
        while told < len(past) and time.monotonic() < end:
            some = past[told : told + AT_ONCE]
            self._narrator.catch_up(some)
            self._director.fast_forward(some)
            told += len(some)
        if told < len(past):
            QTimer.singleShot(0, self, partial(self.catch_up, past[told:], done))
            return
        self._catching_up = False
        self._director.show_again(self._narrator.of_this_turn())
        done()
        if not self._deal.studied:
            self._play_held_back()

    def play(self, moment: Moment) -> None:
        """Show what has happened, as soon as it is its turn."""
        if self._deal.studied or self._catching_up:
            self._held_back.append(moment)
        else:
            self._director.play(moment)

    def _play_held_back(self) -> None:
        held, self._held_back = self._held_back, []
        for moment in held:
            self._director.play(moment)

    def skip(self) -> None:
        """Skip to the next question for a person, or the next event that concerns one, from any point."""
        self._skipped.clear()
        self._director.skip()
        for delay in self.delays:
            delay.end()

    def stop(self) -> None:
        """Stop everything that would go on by itself."""
        for delay in self.delays:
            delay.cancel()

    # --- what has been shown, and what is asked then ---

    def _offer(self, button: Callable[[], str], name: str) -> None:
        """Keep the last message until this button is pressed."""
        self._asker.notify(Notice(self._narrator.last_line, button, name), self._director.proceed)

    def _remember(self, event: Event) -> None:
        if self._director.skipping:
            self._skipped.append(event)

    def _sum_up_skipped(self) -> str:
        """Sum up what was skipped in one line, once."""
        skipped, self._skipped = tuple(self._skipped), []
        line = self._narrator.meanwhile(skipped)
        if line():
            self._narrator.show(line)
        return line()

    def _on_shown(self, moment: Moment) -> None:
        asked = moment.asked
        self._last = replace(moment, events=(), private=())  # private things are forgotten at this point
        at_once = self._director.passes_at_once(moment)
        self._seats.wait_for(None if asked is None or at_once else asked.player)
        if at_once:
            self.turn_went_on.emit()
            self._bot_thinks.begin(0)
            return
        if asked is not None and asked.question is None:
            self._let_think(moment, asked)
            return
        self._match.shown(moment.number)
        if asked is not None:
            if self._people.turning and not asked.others:
                self._director.turn_to(asked.player)
            self._asker.lead = self._narrator.meanwhile(tuple(self._skipped))
            self._skipped.clear()
            self._asker.ask(asked)

    def _let_think(self, moment: Moment, asked: Asked) -> None:
        """A bot is asked: it seems to think, or waits until people have followed its turn."""
        self._asker.withdraw()  # a person may have been asked here before moving to a phone
        if not self._director.busy:
            self._show_waiting()
        if self._people and CLOCK.waits_each_turn():
            if any(isinstance(event, TurnBegan) for event in moment.events):
                notice = Notice(self._narrator.last_line, lambda: self.tr("Continue"), "goOnButton")
                self._asker.notify(notice, lambda: self._bot_thinks.begin(0))
                return
        else:  # otherwise the whole turn is announced at its end
            self.turn_went_on.emit()
        self._bot_thinks.begin(
            0 if self._director.skipping else round(asked.pause * self._director.tempo.factor)
        )

    def _show_waiting(self) -> None:
        """Say whom everyone is waiting for, once the last words have been read."""
        asked = self._last.asked if self._last is not None else None
        told = asked is not None and asked.kind == "swap"  # who holds which cards stands there already
        if asked is not None and asked.question is None and not told:
            self._narrator.show_waiting(asked.player, asked.kind)

    def _confirm_shown(self) -> None:
        if self._last is not None:
            self._match.shown(self._last.number)
