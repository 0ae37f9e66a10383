"""The table screen: a whole game in a window, alone or with others at the same screen."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QMessageBox, QVBoxLayout, QWidget

from mascarade_qt.engine.events import Ended, Event
from mascarade_qt.match.concerns import concerns
from mascarade_qt.match.messages import Opening, Trouble
from mascarade_qt.match.thread import WindowMatch
from mascarade_qt.system.override import override
from mascarade_qt.ui.kit.adaptive import Adaptive
from mascarade_qt.ui.kit.command_keys import CommandKeys
from mascarade_qt.ui.kit.commands import listed
from mascarade_qt.ui.kit.text import Label, message_box
from mascarade_qt.ui.look.motion import CLOCK
from mascarade_qt.ui.look.theme import LOOK
from mascarade_qt.ui.table.board.board import Board
from mascarade_qt.ui.table.board.descriptions import describe_board
from mascarade_qt.ui.table.board.seats_model import SeatsModel
from mascarade_qt.ui.table.flow.attention import Attention
from mascarade_qt.ui.table.flow.course import Audience, Course
from mascarade_qt.ui.table.flow.deal import Deal
from mascarade_qt.ui.table.flow.masks_off import MasksOff
from mascarade_qt.ui.table.flow.pause import Pause
from mascarade_qt.ui.table.flow.private_sights import PrivateSights
from mascarade_qt.ui.table.flow.turn_clock import TurnClock
from mascarade_qt.ui.table.keys import KEYS
from mascarade_qt.ui.table.prompt.asker import Asker
from mascarade_qt.ui.table.prompt.curtain import Curtain
from mascarade_qt.ui.table.prompt.panel import PromptPanel
from mascarade_qt.ui.table.side.coach import Coach
from mascarade_qt.ui.table.side.explainer import Explainer
from mascarade_qt.ui.table.side.log_model import LogModel
from mascarade_qt.ui.table.side.masks_model import MasksModel
from mascarade_qt.ui.table.side.notes import Notes
from mascarade_qt.ui.table.side.panel import SidePanel
from mascarade_qt.ui.table.side.toolbar import TableToolbar
from mascarade_qt.ui.table.stage.ceremonies import Ceremonies
from mascarade_qt.ui.table.stage.director import Director
from mascarade_qt.ui.table.voice.announcer import Announcer
from mascarade_qt.ui.table.voice.narrator import Narrator
from mascarade_qt.ui.table.voice.queries import Queries
from mascarade_qt.ui.table.voice.reader import Reader
from mascarade_qt.words.company import Company
from mascarade_qt.words.prompts import Prompts
from mascarade_qt.words.story import Story
from mascarade_qt.words.troubles import trouble_text

if TYPE_CHECKING:
    from mascarade_qt.phones.hub import Overview

WITH_LOG = ("history", "notebook", "coach")
WITH_NOTES = ("notebook", "coach")


class TableScreen(Adaptive, QWidget):
    """Everything on and around one table, made when the match opens."""

    ready = Signal()  # the table is set
    left = Signal()
    finished = Signal(object)
    rule_wanted = Signal(str)
    settings_wanted = Signal()
    phones_wanted = Signal()

    def __init__(
        self, match: WindowMatch, parent: QWidget | None = None, *, turning: bool = False, sand: int = 0
    ) -> None:
        """A table shared by several people turns to the one who is asked, if `turning`; `sand` is the time to
        think in seconds, or 0."""
        super().__init__(parent)
        self.setObjectName("tableScreen")
        self.setWindowTitle(self.tr("The table"))
        self._turning, self._sand = turning, sand
        self.asks_to_leave = True  # before Esc leaves in the middle of a game
        self._match = match
        self._opening: Opening | None = None
        self._trouble: Trouble | None = None
        self._closed = False
        self._attention = Attention(self)
        self._attention.changed.connect(self._attend)
        match.opening.connect(self._open)
        match.trouble.connect(self._on_trouble)

    # --- a game begins ---

    def _open(self, opening: Opening) -> None:
        self._opening = opening
        people = [player for player, role in enumerate(opening.roles) if role.human]
        me = people[0] if len(people) == 1 else None
        self._attention.people = bool(people)
        self._find_words(opening, me)
        self._lay(opening, people, me)
        self._set_going(opening, people)
        self._advise(opening, me)
        self._give_voice(opening)
        self._arrange(opening)
        self._connect()
        self.notes.restore(opening.notes)
        self.course.catch_up(opening.past, self._begin)

    def _begin(self) -> None:
        """The past has been told."""
        opening = self._opening
        if opening is None or self._closed:
            return
        self._describe()
        self.side.goal.show_race(self.company)
        if not opening.past:
            self.deal.begin(opening.setup.deal)
        self._attention.look()
        self._attend(self._attention.paid)
        self.ready.emit()

    def _find_words(self, opening: Opening, me: int | None) -> None:
        self.company = Company(opening.setup, me)
        # In lessons, others have no temperament and make no remarks.
        talkative = [player for player, role in enumerate(opening.roles) if role.temperament]
        self.story = Story(self.company, talkative)
        self.prompts = Prompts(self.company)
        self._past = self.story.pasts.text if opening.help in WITH_LOG else None

    def _lay(self, opening: Opening, people: list[int], me: int | None) -> None:
        """Make the visible parts."""
        self.seats = SeatsModel(opening.setup, self, self.company.title)
        self.log = LogModel(self, this_turn=opening.help not in WITH_LOG)
        self.masks = MasksModel(opening.setup, self)
        self.board = Board(self.seats, self)
        self.board.view_from(people[0] if people else 0)
        self.side = SidePanel(self.masks, self.log, self)
        self.toolbar = TableToolbar(opening.help == "coach" and me is not None, len(people) > 1, self)
        self.prompt = PromptPanel(self)
        self.prompt.claim.follow(self.seats)
        self.prompt.order.follow(self.seats)
        self.curtain = Curtain(self.board.faces, self)
        self._notice = Label(self)

    def _describe(self) -> None:
        """Name everything on the table for screen readers, as it lies now."""
        describe_board(self.board, self.company, self.explainer.about)

    def _foresee_no_more(self, event: Event) -> None:
        """While the winner is celebrated, nobody is about to win and no turn follows."""
        if isinstance(event, Ended):
            self.side.goal.show_race(self.company)
            self.prompt.order.end()

    def _set_going(self, opening: Opening, people: list[int]) -> None:
        """Make the parts that move it."""
        director = self.director = Director(self.board, self.story.add, self)
        director.stops = lambda event: concerns(self.company, event, people)
        self.people = director.moves.people = people
        director.waits = lambda: CLOCK.waits and bool(people)
        director.began.connect(self._describe)  # a card's past is told with the words
        director.began.connect(self._foresee_no_more)
        director.looked.connect(self._describe)
        director.happened.connect(self._describe)
        director.happened.connect(lambda _: self.side.goal.show_race(self.company))
        self.narrator = Narrator(director, self.story, self.prompts, self.log, self.prompt)
        self.asker = Asker(self.prompt, self.board, self.curtain, self.prompts, len(people) > 1, self)
        self.asker.advised.connect(self.side.advise)
        self.asker.answered.connect(lambda: self.seats.wait_for(None))
        ceremonies = Ceremonies(self.board, director, self._describe)
        self.deal = Deal(ceremonies, self.asker, bool(people), self)
        self.masks_off = MasksOff(director, ceremonies, self.asker, self.narrator)
        PrivateSights(director, self.asker.calls, self.story).seen.connect(self._match.seen)
        here = Audience(len(people), self._turning and len(people) > 1)
        self.course = Course(self._match, director, self.deal, self.asker, self.narrator, self.seats, here)
        self.turn_clock = TurnClock(self._sand if len(people) > 1 else 0, people, director, self.board)
        self.turn_clock.ran_out.connect(lambda: self.announcer.announce(self.turn_clock.accessibleName()))
        self.asker.answered.connect(self.turn_clock.stop)
        self.course.delays = (*self.course.delays, self.turn_clock.sand)
        self.pause = Pause(self.prompt, self.toolbar.pause, director, self.course.delays, self)

    def _advise(self, opening: Opening, me: int | None) -> None:
        """Make the parts that help the player."""
        notes = opening.help in WITH_NOTES and me is not None
        self.explainer = Explainer(self.board, self.prompt, self.side, self.company, opening.roles, self)
        self.explainer.past, self.explainer.with_notes = self._past, notes
        self.coach = Coach(self.toolbar.advice, self.asker, self.board, self.company)
        self.notes = Notes(self.board, self.company, notes)
        self.side.masks.setDragEnabled(notes)

    def _give_voice(self, opening: Opening) -> None:
        """Make the parts for screen readers."""
        self.announcer = Announcer(self.board, self.company, opening.help in WITH_LOG, self)
        self.announcer.follow(self.director)
        self.queries = Queries(self.board, self.company, self.announcer, lambda: self.asker.player, self)
        Reader(self.prompt, self.curtain, self.asker, self.announcer, self.company)
        self.pause.said.connect(self.announcer.announce)
        self._give_keys()

    def _give_keys(self) -> None:
        actions: dict[str, Callable[[], object]] = {
            "back": self._back,
            "continue": self._continue,
            "pause": self.pause.toggle,
            "sound": self.toolbar.sound.click,
            "note": lambda: self._explain_refusal(self.notes.press()),
            "advice": lambda: self._explain_refusal(self.coach.press()),
        }
        self.keys = CommandKeys(KEYS, actions | self.queries.actions, self, self.prompt.press_key)

    def _explain_refusal(self, text: str) -> None:
        if text:
            self.queries.answer(text)

    def _arrange(self, opening: Opening) -> None:
        self.side.show_log(opening.help in WITH_LOG)
        self._notice.setObjectName("notice")
        self._notice.setWordWrap(True)
        self._notice.setContentsMargins(14, 4, 14, 4)  # like the prompt's
        self._notice.hide()
        middle = QVBoxLayout()
        middle.setContentsMargins(0, 0, 0, 0)
        middle.setSpacing(0)
        middle.addWidget(self.board, 1)
        middle.addWidget(self._notice)
        middle.addWidget(self.prompt)
        right = QVBoxLayout()
        right.addWidget(self.toolbar)
        right.addWidget(self.side, 1)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addLayout(middle, 1)
        layout.addLayout(right)
        for part in (self.board, self.prompt, self.toolbar, self.side):
            part.show()  # now, because without motion the deal takes the focus at once
        self.restyle()
        self.retranslate()

    def _connect(self) -> None:
        self._match.moment.connect(self.course.play)
        self._match.finale.connect(self.masks_off.expect)
        self._match.advice.connect(self.coach.advise)
        self.asker.answered.connect(self._match.answer)
        self.coach.wanted.connect(self._match.ask_advice)
        self.notes.pinned.connect(self._match.pin)
        self.masks_off.finished.connect(self.finished)
        self.board.lit.connect(self._describe)
        self.coach.changed.connect(self._describe)
        self.notes.pinned.connect(self._describe)
        self.director.told.connect(self.queries.hide)
        self.prompt.ready.connect(self.queries.hide)
        self.queries.back.connect(self._back_to_question)
        self.course.turn_went_on.connect(self.announcer.flush)
        self.prompt.left.connect(self.board.focus_target)
        self.toolbar.leave.clicked.connect(self.left)
        self.toolbar.skip.clicked.connect(self.skip)
        self.toolbar.phones.clicked.connect(self.phones_wanted)
        self.toolbar.settings.clicked.connect(self.settings_wanted)
        self.toolbar.rules.clicked.connect(lambda: self.rule_wanted.emit(""))
        self.side.mask_pressed.connect(self.rule_wanted)

    def show_phones(self, overview: "Overview") -> None:
        """Who has a phone, and who has answered on it already."""
        if self._opening is None:
            return
        phones = {player: state for player, state in overview.seats.items() if state != "free"}
        self.seats.show_phones(phones | dict.fromkeys(overview.answered & phones.keys(), "answered"))
        self._describe()

    # --- trouble ---

    def _on_trouble(self, trouble: Trouble) -> None:
        if self._opening is not None:
            self._trouble = trouble
            self._show_trouble()
            self.announcer.flush(self._notice.text())

    def _show_trouble(self) -> None:
        trouble = self._trouble
        if trouble is None:
            return
        self._notice.setText(trouble_text(trouble, self.company))
        self._notice.show()

    # --- whether anybody can see it ---

    def _attend(self, paid: bool) -> None:
        """Play, show and ask nothing while the table can't be seen."""
        if self._opening is None:
            return
        if not paid:
            self.director.pause()
            self.asker.calls.cover()
            for delay in self.course.delays:
                delay.hold()
            return
        self.director.resume()
        for delay in self.course.delays if not self.pause.held else ():
            delay.release()
        self.take_focus()
        if self.asker.waiting and not self.curtain.isVisible():
            self.announcer.announce(self.prompt.text)  # people who were away have forgotten it

    def _back_to_question(self) -> None:
        self.take_focus()
        self.announcer.announce(self.prompt.text)

    def take_focus(self) -> None:
        """Give the focus to what is asked."""
        if self._opening is None or not self.isVisible():
            return
        if self.curtain.isVisible():
            self.curtain.take_focus()
        else:
            self.prompt.take_focus()

    @property
    def over(self) -> bool:
        """Whether the game has ended and everything has been shown."""
        return self._opening is not None and self.masks_off.possible

    def unmask(self) -> None:
        """The game is over and has been seen to its end."""
        self.masks_off.begin()

    def close_table(self) -> None:
        """Leave the screen: nothing moves or is answered after this."""
        self._closed = True
        self._attention.end()
        if self._opening is not None:
            self.course.stop()
            self.turn_clock.stop()
            self.seats.calm_down()
            self.director.stop()
            self.curtain.empty()

    # --- keys ---

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self._opening is None or self.keys.take(event) or self.prompt.take_arrow(event):
            return
        super().keyPressEvent(event)

    def _back(self) -> None:
        if not self.asker.back():
            self._ask_to_leave()

    def _ask_to_leave(self) -> None:
        """Ask first: the same key takes choices back and is easily pressed once too often."""
        if not self.asks_to_leave or self.over:
            self.left.emit()
            return
        text = self.tr("Leave the table? The game is saved, and you can continue it at any time.")
        box = message_box(self, "leaveTableBox", text, QMessageBox.Icon.Question)
        leave = box.addButton(self.tr("Leave"), QMessageBox.ButtonRole.AcceptRole)
        stay = box.addButton(self.tr("Stay"), QMessageBox.ButtonRole.RejectRole)
        box.setDefaultButton(stay)
        box.setEscapeButton(stay)
        leave.clicked.connect(self.left)
        box.open()

    def take_key(self, event: QKeyEvent) -> bool:
        """Do what a key does here, even if it was pressed beside the table."""
        return self._opening is not None and self.keys.take(event)

    def _continue(self) -> None:
        """Space moves on from what is only said or shown; it answers only if an answer has the focus."""
        self.asker.press_notice()
        self.skip()

    def skip(self) -> None:
        """Skip to the next question for a person, from any point."""
        if self._opening is not None and not self.asker.waiting:
            self.pause.hold(False)
            self.course.skip()

    def shortcuts(self) -> list[tuple[str, str]]:
        """Keys that mean something here only, with what they do."""
        return listed(KEYS)

    # --- language and look ---

    @override
    def retranslate(self) -> None:
        if self._opening is not None:
            with self.explainer.said_again():
                self._retranslate_table(self._opening)

    def _retranslate_table(self, opening: Opening) -> None:
        self.setWindowTitle(self.tr("The table"))
        self.pause.retranslate()
        self.masks.retranslate()
        self.seats.retranslate()
        self.side.retranslate()
        self.board.restyle()
        self.director.respeak(self.narrator.retell(opening.help in WITH_LOG))
        self.side.goal.show_race(self.company)
        self.coach.repeat()
        self._show_trouble()
        if self.asker.waiting:
            self.asker.repeat()
        else:
            self.narrator.repeat()

    @override
    def restyle(self) -> None:
        if self._opening is None:
            return
        self._share_out()
        self.board.restyle()

    def _share_out(self) -> None:
        """Large text takes room away from the table, but never too much."""
        most = self.height() * (0.32 if LOOK.large_text else 0.3)
        self.prompt.setFixedHeight(round(min(LOOK.em(10.5), most)))
        width = round(min(LOOK.em(18.5), self.width() * (0.33 if LOOK.large_text else 0.27)))
        self.side.setFixedWidth(max(width, self.toolbar.sizeHint().width()))

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._opening is not None:
            self._share_out()
