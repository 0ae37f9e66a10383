"""The table screen: a whole game in a window, alone or with others at the same screen."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import (
    QKeyEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from mascarade_qt.engine.events import Event, Looked, Revealed, TurnBegan
from mascarade_qt.match.lesson_match import LessonMatch
from mascarade_qt.match.lies import unmask
from mascarade_qt.match.messages import Advice, Asked, Finale, Moment, Opening, Private, Trouble
from mascarade_qt.match.thread import MatchThread
from mascarade_qt.ui.kit.living import react
from mascarade_qt.ui.kit.text import Label
from mascarade_qt.ui.look.motion import CLOCK
from mascarade_qt.ui.look.theme import LOOK
from mascarade_qt.ui.table.announcing import Announcer
from mascarade_qt.ui.table.asking import Asking
from mascarade_qt.ui.table.attention import Attention, Delay
from mascarade_qt.ui.table.board import Board
from mascarade_qt.ui.table.ceremonies import FEW, Ceremonies
from mascarade_qt.ui.table.curtain import Curtain
from mascarade_qt.ui.table.describing import describe_board
from mascarade_qt.ui.table.director import Director
from mascarade_qt.ui.table.explaining import Explaining
from mascarade_qt.ui.table.holding import Pause
from mascarade_qt.ui.table.log_model import LogModel
from mascarade_qt.ui.table.masks_model import MasksModel
from mascarade_qt.ui.table.note_dialog import NoteDialog
from mascarade_qt.ui.table.prompt import PromptPanel
from mascarade_qt.ui.table.queries import Queries
from mascarade_qt.ui.table.seats_model import SeatsModel
from mascarade_qt.ui.table.side import SidePanel
from mascarade_qt.ui.table.toolbar import TableToolbar
from mascarade_qt.words.company import Company
from mascarade_qt.words.notes import Note, read_note
from mascarade_qt.words.prompts import Prompts
from mascarade_qt.words.reasons import likeliest, reason_sentence
from mascarade_qt.words.story import Story, Told
from mascarade_qt.words.teaching import near_the_goal
from mascarade_qt.words.troubles import trouble_text

WITH_LOG = ("history", "notebook", "coach")
WITH_NOTES = ("notebook", "coach")
TURN_OVER, UNMASK, GO_ON, NEXT_TURN = "turn-over", "unmask", "go-on", "next-turn"


class TableScreen(QWidget):
    """Shows what the match tells, asks what the match asks."""

    ready = Signal()  # the table is laid
    left = Signal()
    finished = Signal(object)
    rule_wanted = Signal(str)

    def __init__(
        self, match: MatchThread | LessonMatch, parent: QWidget | None = None, *, turning: bool = False
    ) -> None:
        """`turning`: where several people share the screen, the table turns to whoever is asked."""
        super().__init__(parent)
        self.setObjectName("tableScreen")
        self._turning = turning
        self._match = match
        self._opening: Opening | None = None
        self._finale: Finale | None = None
        self._last: Moment | None = None
        self._trouble: Trouble | None = None
        self._advice: Advice | None = None
        self._idle: Callable[[], str] = str  # what stands where nothing is asked
        self._held_back: list[Moment] = []  # while the masks are studied
        self._studying = False
        self._pause = Delay(self)  # while a bot seems to think
        self._pause.timeout.connect(self._tell_shown)
        self._deal_shown = Delay(self)  # where nobody says "enough"
        self._deal_shown.timeout.connect(self._turn_over)
        self._attention = Attention(self)
        self._attention.changed.connect(self._attend)
        match.opening.connect(self._open)
        match.moment.connect(self._on_moment)
        match.finale.connect(self._on_finale)
        match.advice.connect(self._on_advice)
        match.trouble.connect(self._on_trouble)

    # --- a game begins ---

    def _open(self, opening: Opening) -> None:
        self._opening = opening
        self._people = [player for player, role in enumerate(opening.roles) if role.human]
        self._me = self._people[0] if len(self._people) == 1 else None
        self._attention.people = bool(self._people)
        self.company = Company(opening.setup, self._me)
        temperaments = [None if role.human else role.temperament for role in opening.roles]
        self.story = Story(self.company, temperaments)
        self.prompts = Prompts(self.company)
        self.seats = SeatsModel(opening.setup, self)
        self.log = LogModel(self, this_turn=opening.help not in WITH_LOG)
        self.masks = MasksModel(opening.setup, self)
        self.board = Board(self.seats, self)
        self.board.view_from(self._people[0] if self._people else 0)
        self.side = SidePanel(self.masks, self.log, self)
        self.toolbar = TableToolbar(opening.help == "coach" and self._me is not None, self)
        self.prompt = PromptPanel(self)
        self.curtain = Curtain(self.board.faces, self)
        self.director = Director(self.board, self.story.tell, self)
        self.director.waits = lambda: CLOCK.waits and bool(self._people)
        self.asking = Asking(self.prompt, self.board, self.curtain, self.prompts, len(self._people) > 1, self)
        self.explaining = Explaining(self.board, self.prompt, self.side, self.company, opening.roles, self)
        delays = (self._pause, self._deal_shown)
        self.holding = Pause(self.board, self.toolbar.pause, self.director, delays, self)
        changed = partial(describe_board, self.board, self.company)
        self._ceremonies = Ceremonies(self.board, self.director, changed)
        self.announcer = Announcer(self.board, self.company, opening.help in WITH_LOG, self)
        self.queries = Queries(self.board, self.company, self.announcer, self)
        self._notice = Label(self)
        self._arrange(opening)
        self._connect()
        self._catch_up(opening)
        self._attention.look()
        self._attend(self._attention.paid)
        self.ready.emit()

    def _attend(self, paid: bool) -> None:
        """Nothing is played, shown or asked while nobody sees the table."""
        if self._opening is None:
            return
        delays = (self._pause, self._deal_shown)
        if not paid:
            self.director.pause()
            self.asking.cover()
            for delay in delays:
                delay.hold()
            return
        self.director.resume()
        for delay in delays if not self.holding.held else ():
            delay.go_on()
        self.take_focus()

    def take_focus(self) -> None:
        """The keys go to what is asked."""
        if self._opening is None or not self.isVisible():
            return
        if self.curtain.isVisible():
            self.curtain.take_focus()
        else:
            self.prompt.take_focus()

    @property
    def over(self) -> bool:
        """Whether the game has ended and all of it has been shown."""
        return self._finale is not None and not self.director.busy

    def _arrange(self, opening: Opening) -> None:
        self.side.show_log(opening.help in WITH_LOG)
        self._notice.setObjectName("notice")
        self._notice.setWordWrap(True)
        self._notice.setContentsMargins(14, 4, 14, 4)  # as the prompt's
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
        self.restyle()
        self.retranslate()

    def _connect(self) -> None:
        self.director.began.connect(self._on_began)
        self.director.told.connect(self._on_told)
        self.director.happened.connect(self._on_happened)
        self.director.revealed.connect(self._on_revealed)
        self.director.curtain.connect(self._on_private)
        self.director.looked.connect(self._on_own_look)
        self.director.shown.connect(self._on_shown)
        self.asking.answered.connect(self._answer)
        self.asking.said.connect(self._on_said)
        self.asking.advised.connect(self.side.advise)
        self.asking.advised.connect(self.announcer.advise)
        self.prompt.left.connect(self.board.focus_target)
        self.prompt.ready.connect(self._on_prompt)
        self.curtain.ready.connect(self._on_curtain)
        self.queries.back.connect(self._back_to_question)
        self.toolbar.leave.clicked.connect(self.left)
        self.toolbar.skip.clicked.connect(self.skip)
        self.toolbar.rules.clicked.connect(lambda: self.rule_wanted.emit(""))
        self.toolbar.advice.clicked.connect(self._ask_advice)
        self.side.mask_pressed.connect(self.rule_wanted)
        self.board.note_wanted.connect(self._write_note)

    def _catch_up(self, opening: Opening) -> None:
        for event in opening.past:
            self._write_down(event, self.story.tell(event))
        self.director.fast_forward(opening.past)
        for told in self.story.of_this_turn():
            self.director.speech.say(told)
        for place, note in opening.notes.items():
            self.board.cards[place].set_note(read_note(note))
        describe_board(self.board, self.company)
        if not opening.past:
            self._study(opening)

    def _study(self, opening: Opening) -> None:
        """Everybody sees the deal, as long as they like."""
        self._studying = True
        self._ceremonies.deal(opening.setup.deal, self._let_study)

    def _let_study(self) -> None:
        if not self._people:
            self._deal_shown.start(max(CLOCK.of("deal"), CLOCK.to_read("", FEW)))
            return
        self.asking.say(
            lambda: (
                self.tr("Study the masks for as long as you like. Then they are all turned face down."),
                [(self.tr("Turn them face down"), TURN_OVER, "turnOverButton")],
            )
        )

    # --- what the match says ---

    def _on_moment(self, moment: Moment) -> None:
        if self._studying:
            self._held_back.append(moment)
        else:
            self.director.play(moment)

    def _on_finale(self, finale: Finale) -> None:
        self._finale = finale
        self._offer_unmasking()

    def _offer_unmasking(self) -> None:
        if self.over:
            self.asking.say(
                lambda: (self._last_line(), [(self.tr("Take off the masks"), UNMASK, "unmaskButton")])
            )

    def _last_line(self) -> str:
        """What was told last."""
        lines = [told.spoken for told in self.story.told if told.spoken]
        return lines[-1] if lines else ""

    def _on_advice(self, advice: Advice) -> None:
        self._advice = advice
        self._show_chances()
        self.asking.advise(advice, lambda: reason_sentence(advice.reason, advice.facts, self.company))

    def _show_chances(self) -> None:
        """What a perfect memory would know of each card, for whom asked the coach."""
        for place, chances in self._advice.chances.items() if self._advice is not None else ():
            self.board.cards[place].chances = "\n".join(likeliest(chances))
        describe_board(self.board, self.company)

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

    # --- what is shown ---

    def _on_began(self, event: Event) -> None:
        """Something moves: nobody is thinking any more."""
        self.seats.wait_for(None)
        self._idle = self._last_line
        if isinstance(event, TurnBegan):
            self.announcer.end_turn()
            self.log.begin_turn()
        elif isinstance(event, Revealed) and self.company.contested and not self.company.used:
            self._idle = partial(self.prompts.showdown, self.company.announced or "")
            self.prompt.clear(self._idle())

    def _on_told(self, told: Told) -> None:
        self._idle = self._last_line
        self.log.add(told.line)
        self.announcer.tell(told)
        self.queries.hide()
        self.prompt.clear(told.spoken or self._last_line())

    def _on_happened(self, event: Event) -> None:
        self.announcer.see(event)
        describe_board(self.board, self.company)
        self.side.goal.warn(near_the_goal(self.company))

    def _on_revealed(self, told: Told) -> None:
        """Somebody wants to look as long as they like."""
        self.asking.say(lambda: (self._last_line(), [(self.tr("Go on"), GO_ON, "goOnButton")]))

    def _write_down(self, event: Event, told: Told) -> None:
        if isinstance(event, TurnBegan):
            self.log.begin_turn()
        self.log.add(told.line)

    def _on_prompt(self, text: str) -> None:
        """Something is asked, and has the focus: now it is said, with all that led to it."""
        self.queries.hide()
        parts = [text]
        if self._studying:
            cards = (card.accessibleName() for card in self.board.cards.values())
            parts.append("; ".join(cards) + ".")
        elif self.announcer.contested and self.asking.kind == "contest":
            names = self.company.names(self.announcer.contested)
            parts.append(self.tr("Already contesting: {names}.").format(names=names))
        self.announcer.flush(" ".join(parts))

    def _on_curtain(self, text: str) -> None:
        """Who is called, then what only this person hears: that is kept nowhere."""
        (self.announcer.say if self.curtain.choices else self.announcer.flush)(text)

    def _back_to_question(self) -> None:
        self.take_focus()
        self.announcer.say(self.prompt.text)

    def _on_own_look(self, event: Looked) -> None:
        describe_board(self.board, self.company)
        self.asking.say(
            lambda: (self._last_line(), [(self.tr("Turn it face down"), TURN_OVER, "turnDownButton")])
        )

    def _on_private(self, private: Private) -> None:
        """Each one who may see it is called to the screen in turn."""
        self._show_private(private, list(private.players))

    def _show_private(self, private: Private, waiting: list[int]) -> None:
        if not waiting:
            self.director.go_on()
            return
        player = waiting.pop(0)

        masks = getattr(private.event, "masks", None) or (getattr(private.event, "mask", None),)
        self.asking.show_secret(
            player,
            lambda: self.story.aside(private.event, player),
            [mask for mask in masks if mask],
            lambda: self._show_private(private, waiting),
        )

    def _on_shown(self, moment: Moment) -> None:
        self._last = replace(moment, events=(), private=())  # what was private is forgotten now
        asked = moment.asked
        self.seats.wait_for(asked.player if asked is not None else None)
        if asked is None:
            self._match.shown(moment.number)
            self._offer_unmasking()
        elif asked.question is None:
            self._idle = partial(self.prompts.waiting, asked.player, asked.kind)
            self.prompt.clear(self._idle())
            new_turn = any(isinstance(event, TurnBegan) for event in moment.events)
            if new_turn and self._people and CLOCK.waits_each_turn():
                self.asking.say(lambda: (self._last_line(), [(self.tr("Go on"), NEXT_TURN, "goOnButton")]))
                return
            self.announcer.flush()
            self._pause.start(0 if self.director.skipping else round(asked.pause * CLOCK.factor))
            if self.holding.held:
                self._pause.hold()
        else:
            self._match.shown(moment.number)
            self._ask(asked)

    def _tell_shown(self) -> None:
        if self._last is not None:
            self._match.shown(self._last.number)

    def skip(self) -> None:
        """On to the next question to a person, wherever things stand."""
        if self._opening is None or self.asking.waiting:
            return
        self.holding.hold(False)
        self.director.skip()
        for delay in (self._pause, self._deal_shown):
            if delay.isActive():
                delay.start(0)

    # --- asking ---

    def _ask(self, asked: Asked) -> None:
        if self._turning and len(self._people) > 1 and self.board.viewer != asked.player:
            self.board.view_from(asked.player)
            self.director.respeak()
        self.toolbar.advice.setEnabled(True)
        self.asking.ask(asked, self.company.turn)

    def _answer(self, number: int, answer: object) -> None:
        self.toolbar.advice.setEnabled(False)
        self._advice = None
        for card in self.board.cards.values():  # what was likely a moment ago
            card.chances = ""
        self.seats.wait_for(None)
        self._match.answer(number, answer)

    def _on_said(self, token: object) -> None:
        """Somebody has pressed the button below something that was only said."""
        if token == UNMASK:
            self.unmask()
        elif token == NEXT_TURN:
            self._pause.start(0)
        elif self._studying:
            self._turn_over()
        else:
            self.director.go_on()

    def unmask(self) -> None:
        """The game is over and has been seen to its end."""
        finale = self._finale
        if finale is None:
            return
        self.prompt.clear(self._last_line())
        faces = unmask(finale.setup, finale.events).cards
        self._ceremonies.unmask(faces, partial(self.finished.emit, finale))

    def _turn_over(self) -> None:
        """Enough studied: all cards lie face down from now on."""
        self._studying = False
        self._ceremonies.turn_down()
        held, self._held_back = self._held_back, []
        for moment in held:
            self.director.play(moment)

    def _ask_advice(self) -> None:
        if self._last is not None and self._last.asked is not None:
            self._match.ask_advice(self._last.asked.number)

    def _write_note(self, place: str) -> None:
        if self._opening is None or self._opening.help not in WITH_NOTES or self._me is None:
            return
        note = self.board.cards[place].note
        dialog = NoteDialog(self.company.place(place), note, self._opening.setup.masks, self)
        dialog.pinned.connect(lambda pinned: self._pin(place, pinned))
        dialog.open()

    def _pin(self, place: str, note: Note) -> None:
        self.board.cards[place].set_note(note)
        describe_board(self.board, self.company)
        self._match.pin(place, note.line())

    # --- keys, language, look ---

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self._opening is None:
            return
        if event.key() == Qt.Key.Key_Escape:
            if not self.asking.back():
                self.left.emit()
        elif event.key() == Qt.Key.Key_Space:
            if not event.isAutoRepeat():
                self.go_on()
        elif event.key() == Qt.Key.Key_Tab or not self.prompt.take_key(event):
            super().keyPressEvent(event)

    def go_on(self) -> None:
        """Space: on from what is only said or shown. It never answers a question."""
        if not self.asking.go_on():
            self.skip()

    def shortcuts(self) -> list[tuple[str, str]]:
        """Keys that mean something here only, with what they do."""
        return [
            ("1 … 9, 0, A, B, D …", self.tr("Choose an answer")),
            ("← ↑ ↓ →", self.tr("Move around the table or the answers")),
            ("Enter", self.tr("Choose the focused item, or confirm")),
            ("Esc", self.tr("Undo the last choice, or leave the table")),
            ("Space", self.tr("Go on: skip to the next question, or turn cards face down")),
            ("P", self.tr("Pause or resume")),
            ("N, F2", self.tr("Pin a note to the focused card (with the help Notebook or Coach)")),
            ("H", self.tr("Ask the coach")),
            *(self.queries.keys() if self._opening is not None else ()),
        ]

    def retranslate(self) -> None:
        """Say everything again, in the current language."""
        if self._opening is not None:
            with self.explaining.said_again():
                self._say_again(self._opening)

    def _say_again(self, opening: Opening) -> None:
        purses = self.board.purses
        purses["bank"].set_title(self.tr("Bank"))
        purses["courthouse"].set_title(self.tr("Courthouse"))
        purses["graveyard"].set_title(self.tr("Graveyard"))
        before = self.story.told
        self.story.retell()
        told = self.story.told if opening.help in WITH_LOG else self.story.of_this_turn()
        self.log.retell([one.line for one in told])
        self.holding.retranslate()
        self.masks.retranslate()
        self.side.retranslate()
        self.side.goal.warn(near_the_goal(self.company))
        self.board.restyle()
        self.director.respeak(dict(zip(before, self.story.told, strict=True)))
        self._show_chances()
        self._show_trouble()
        if self.asking.waiting:
            self.asking.repeat()
        else:
            self.prompt.clear(self._idle())

    def restyle(self) -> None:
        """Take sizes and colours again."""
        if self._opening is None:
            return
        self._share_out()
        self.board.restyle()

    def _share_out(self) -> None:
        """Large text takes room from the table, but never too much of it."""
        self.prompt.setFixedHeight(round(min(LOOK.em(10.5), self.height() * 0.3)))
        self.side.setFixedWidth(round(min(LOOK.em(17), self.width() * 0.27)))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._opening is not None:
            self._share_out()

    def changeEvent(self, event: QEvent) -> None:
        """Part of QWidget."""
        react(self, event)
        super().changeEvent(event)

    def close_table(self) -> None:
        """The screen is left: nothing moves, nothing is answered any more."""
        self._attention.end()
        self._pause.stop()
        self._deal_shown.stop()
        if self._opening is not None:
            self.director.stop()
            self.curtain.empty()
