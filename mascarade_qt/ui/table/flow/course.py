"""The course of a game: from the match's messages to what is shown, asked and answered."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from mascarade_qt.engine.events import Looked, TurnBegan
from mascarade_qt.history.lies import unmask
from mascarade_qt.match.messages import Asked, Finale, Moment, Opening, Private
from mascarade_qt.match.thread import WindowMatch
from mascarade_qt.ui.look.motion import CLOCK
from mascarade_qt.ui.table.board.descriptions import describe_board
from mascarade_qt.ui.table.flow.attention import Delay
from mascarade_qt.ui.table.stage.ceremonies import FEW, Ceremonies
from mascarade_qt.words.story import Told

if TYPE_CHECKING:
    from mascarade_qt.ui.table.screen import TableScreen

TURN_OVER, UNMASK, GO_ON, NEXT_TURN = "turn-over", "unmask", "go-on", "next-turn"


class Course(QObject):
    """Hands every moment to the director, and every answer to the match."""

    def __init__(self, table: "TableScreen", match: WindowMatch, people: int, turning: bool) -> None:
        """`people` are in front of the screen; if `turning`, the table turns to whoever is asked."""
        super().__init__(table)
        self._table, self._match, self._people = table, match, people
        self._turning = turning and people > 1
        self._finale: Finale | None = None
        self._last: Moment | None = None
        self._held_back: list[Moment] = []  # while the masks are studied
        self._pause = Delay(self)  # while a bot seems to think
        self._pause.timeout.connect(self._tell_shown)
        self._deal_shown = Delay(self)  # if nobody says "enough"
        self._deal_shown.timeout.connect(self._turn_over)
        self.delays = (self._pause, self._deal_shown)
        changed = partial(describe_board, table.board, table.company)
        table.board.lit.connect(changed)
        self._ceremonies = Ceremonies(table.board, table.director, changed)
        table.director.revealed.connect(self._on_revealed)
        table.director.curtain.connect(self._on_private)
        table.director.looked.connect(self._on_own_look)
        table.director.shown.connect(self._on_shown)
        table.asker.answered.connect(self._answer)
        table.asker.said.connect(self._on_said)
        table.toolbar.advice.clicked.connect(self._ask_advice)

    @property
    def over(self) -> bool:
        """Whether the game has ended and everything has been shown."""
        return self._finale is not None and not self._table.director.busy

    def catch_up(self, opening: Opening) -> None:
        """Bring the table up to date; a new game is dealt."""
        table = self._table
        for event in opening.past:
            table.narrator.write_down(event, table.story.tell(event))
        table.director.fast_forward(opening.past)
        for told in table.story.of_this_turn():
            table.director.balloons.say(told)
        describe_board(table.board, table.company)
        table.narrator.show_race()
        if not opening.past:
            table.narrator.studying = True
            self._ceremonies.deal(opening.setup.deal, self._let_study)

    def stop(self) -> None:
        """Nothing goes on by itself any more."""
        for delay in self.delays:
            delay.stop()

    # --- before the first turn, and after the last ---

    def _let_study(self) -> None:
        """Let everybody see the deal for as long as they like."""
        if not self._people:
            self._deal_shown.start(max(CLOCK.of("deal"), CLOCK.to_read("", FEW)))
            return
        self._table.asker.say(
            lambda: (
                self.tr("Study the masks for as long as you like. Then they are all turned face down."),
                [(self.tr("Turn them face down"), TURN_OVER, "turnOverButton")],
            )
        )

    def _turn_over(self) -> None:
        """The study is over: from now on, all cards lie face down."""
        self._table.narrator.studying = False
        self._ceremonies.turn_down()
        held, self._held_back = self._held_back, []
        for moment in held:
            self._table.director.play(moment)

    def end(self, finale: Finale) -> None:
        """The match is over; whatever is left to be shown comes first."""
        self._finale = finale
        self._offer_unmasking()

    def _offer_unmasking(self) -> None:
        if self.over:
            self._say(lambda: self.tr("Take off the masks"), UNMASK, "unmaskButton")

    def unmask(self) -> None:
        """The game is over and has been seen to its end."""
        finale, table = self._finale, self._table
        if finale is None:
            return
        table.prompt.clear(table.narrator.last_line())
        faces = unmask(finale.setup, finale.events).cards
        self._ceremonies.unmask(faces, partial(table.finished.emit, finale))

    # --- what is shown ---

    def play(self, moment: Moment) -> None:
        """Show what has happened, when it is due."""
        if self._table.narrator.studying:
            self._held_back.append(moment)
        else:
            self._table.director.play(moment)

    def skip(self) -> None:
        """Skip to the next question for a person, wherever things stand."""
        self._table.pause.hold(False)
        self._table.director.skip()
        for delay in self.delays:
            if delay.isActive():
                delay.start(0)

    def _on_revealed(self, told: Told) -> None:
        """Wait as long as somebody wants to look."""
        self._say(lambda: self.tr("Continue"), GO_ON, "goOnButton")

    def _on_own_look(self, event: Looked) -> None:
        describe_board(self._table.board, self._table.company)
        self._say(lambda: self.tr("Turn it face down"), TURN_OVER, "turnDownButton")

    def _on_private(self, private: Private) -> None:
        """Call everybody who may see it to the screen, one by one."""
        self._show_private(private, list(private.players))

    def _show_private(self, private: Private, waiting: list[int]) -> None:
        table = self._table
        if not waiting:
            table.director.go_on()
            return
        player = waiting.pop(0)
        masks = getattr(private.event, "masks", None) or (getattr(private.event, "mask", None),)
        table.asker.show_secret(
            player,
            lambda: table.story.aside(private.event, player),
            [mask for mask in masks if mask],
            lambda: self._show_private(private, waiting),
        )

    def _on_shown(self, moment: Moment) -> None:
        table, asked = self._table, moment.asked
        self._last = replace(moment, events=(), private=())  # private things are forgotten now
        table.seats.wait_for(asked.player if asked is not None else None)
        if asked is None:
            self._match.shown(moment.number)
            self._offer_unmasking()
        elif asked.question is None:
            table.narrator.idle(partial(table.prompts.waiting, asked.player, asked.kind))
            waits = bool(self._people) and CLOCK.waits_each_turn()
            if waits and any(isinstance(event, TurnBegan) for event in moment.events):
                self._say(lambda: self.tr("Continue"), NEXT_TURN, "goOnButton")
                return
            if not waits:  # otherwise the whole turn is told at its end
                table.announcer.flush()
            self._pause.start(0 if table.director.skipping else round(asked.pause * CLOCK.factor))
            if table.pause.held:
                self._pause.hold()
        else:
            self._match.shown(moment.number)
            self._ask(asked)

    def _tell_shown(self) -> None:
        if self._last is not None:
            self._match.shown(self._last.number)

    # --- what is asked ---

    def _say(self, button: Callable[[], str], token: str, name: str) -> None:
        """Keep the last message until this button is pressed."""
        self._table.asker.say(lambda: (self._table.narrator.last_line(), [(button(), token, name)]))

    def _on_said(self, token: object) -> None:
        """Somebody has pressed the button below something that was only said."""
        if token == UNMASK:
            self.unmask()
        elif token == NEXT_TURN:
            self._pause.start(0)
        elif self._table.narrator.studying:
            self._turn_over()
        else:
            self._table.director.go_on()

    def _ask(self, asked: Asked) -> None:
        table = self._table
        if self._turning and table.board.viewer != asked.player:
            table.board.view_from(asked.player)
            table.director.respeak()
        table.toolbar.advice.setEnabled(True)
        table.asker.ask(asked, table.company.turn)

    def _answer(self, number: int, answer: object) -> None:
        self._table.toolbar.advice.setEnabled(False)
        self._table.coach.forget()
        self._table.seats.wait_for(None)
        self._match.answer(number, answer)

    def _ask_advice(self) -> None:
        if self._last is not None and self._last.asked is not None:
            self._match.ask_advice(self._last.asked.number)
