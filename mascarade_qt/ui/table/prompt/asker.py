"""Asks a question step by step, on the table and in a list, and emits the answer."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from mascarade_qt.engine.questions import Answer, Question
from mascarade_qt.match.messages import Advice, Asked
from mascarade_qt.match.picker import Picker, Token, same
from mascarade_qt.ui.kit.delay import Delay
from mascarade_qt.ui.look.motion import CLOCK, SECOND_THOUGHT
from mascarade_qt.ui.table.board.board import Board
from mascarade_qt.ui.table.prompt.confirm_here import ConfirmHere
from mascarade_qt.ui.table.prompt.contest_round import NOBODY, Claim, ContestRound, claims
from mascarade_qt.ui.table.prompt.curtain import Curtain
from mascarade_qt.ui.table.prompt.curtain_call import CurtainCall
from mascarade_qt.ui.table.prompt.panel import PromptPanel
from mascarade_qt.words.answers import ShownAnswer, Wording
from mascarade_qt.words.prompts import Prompts

BACK, CONFIRM = object(), object()
Said = Claim | tuple[()]  # one of the people here contests, or no one does


class Notice(NamedTuple):
    """Something that is only said, with a button below it; made again when the language changes."""

    text: Callable[[], str]
    button: Callable[[], str]
    name: str  # of the button
    heard: Callable[[], str] = str  # said in addition, for those who can't see the table


class Asker(QObject):
    """One question at a time: pressing buttons and cards leads to an answer."""

    asked = Signal()
    answered = Signal(int, object)
    advised = Signal(str)  # what the coach says; empty unless it was asked

    def __init__(
        self,
        prompt: PromptPanel,
        board: Board,
        curtain: Curtain,
        prompts: Prompts,
        shared: bool,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._prompt, self._board, self._prompts = prompt, board, prompts
        self._shared = shared  # several people at this screen
        self.lead: Callable[[], str] = str  # said before the next question
        self._asked: Asked | None = None
        self._picker: Picker | None = None
        self._notice: Notice | None = None
        self._noticed: Callable[[], None] | None = None  # what its button does
        self._round = ContestRound(prompts)
        self._said: Said | None = None  # who contests; it can still be taken back
        self.second_thought = Delay(self, self._stand_by_it)
        self._advice: Callable[[], str] = str
        self._advised: Answer = None
        self._turns = 0  # how many turns of people have been announced
        self._unheard = ""  # advice that hasn't been announced yet
        self._wording = Wording(prompts, board.cards, shared)
        self._here = ConfirmHere(board)
        self._here.clicked.connect(lambda: self._press(CONFIRM))
        self.calls = CurtainCall(prompt, curtain, prompts, self)
        self.calls.stepped_aside.connect(self._offer_to_draw)
        prompt.chosen.connect(self._press)
        board.place_pressed.connect(self._press_target)
        board.player_pressed.connect(self._press_target)

    @property
    def waiting(self) -> bool:
        """Whether a person is being asked, or has to press something."""
        return any(thing is not None for thing in (self._asked, self._notice, self.calls.player))

    @property
    def kind(self) -> str:
        """The kind of question being asked; empty if there is none."""
        return self._picker.question.kind if self._picker is not None else ""

    @property
    def player(self) -> int | None:
        """The player who is asked, if any."""
        return self._picker.question.player if self._picker is not None else None

    @property
    def number(self) -> int | None:
        """The number of the question, if there is one."""
        return self._asked.number if self._asked is not None else None

    @property
    def just_advised(self) -> bool:
        """Whether the coach has said something that hasn't been heard yet."""
        return bool(self._unheard)

    def heard(self, text: str, claimed: bool) -> str:
        """The text of the prompt for those who only hear it, and may have just heard the claim."""
        if advice := self._take_unheard():
            return advice
        if self._notice is not None:
            return f"{text} {self._notice.heard()}".strip()
        if self._said is not None:
            return text
        if self._all_asked:
            return self._prompts.contest_here(heard=claimed)
        picker = self._picker
        if picker is None or picker.answer[0]:
            return text
        heard = self._wording.heard(picker, claimed, self._turns > 0)
        self._turns += picker.question.kind == "turn"
        return heard

    # --- things that are only said ---

    def notify(self, notice: Notice, then: Callable[[], None]) -> None:
        """Say something and wait for its button."""
        self._notice, self._noticed = notice, then
        self._asked = self._picker = None
        self._show_notice(notice)

    def _show_notice(self, notice: Notice, guard: bool = True) -> None:
        self._prompt.ask(notice.text(), [(notice.button(), notice, notice.name)], guard=guard)

    def press_notice(self) -> None:
        """Press the button below something that is only said, if there is one."""
        if (self._notice or self._said) and self._prompt.buttons:
            self._prompt.buttons[0].click()

    # --- questions ---

    def ask(self, asked: Asked) -> None:
        """Ask a person."""
        question = asked.question
        if question is None:
            return
        self.asked.emit()
        self._notice = None
        self._forget_advice()
        self._asked, self._picker = asked, Picker(question)
        if said := self._round.due(question):
            self._give(said[0])
        elif asked.secret and self._shared:
            self.calls.ask(question, self._give)
        elif self._all_asked:
            self._ask_all(guard=True)
        else:
            self._show(guard=True)

    def withdraw(self) -> None:
        """Stop asking: the person answers somewhere else."""
        self._asked = self._picker = None
        self._forget_said()
        self._here.hide()
        if self.calls.player is not None:
            self._notice = None
            self.calls.withdraw()

    def _offer_to_draw(self, player: int) -> None:
        """One button draws the curtain again."""
        self._noticed = self.calls.repeat
        self._notice = Notice(
            lambda: self._prompts.curtain(player), lambda: self._prompts.hot_seat("draw"), "drawCurtainButton"
        )
        self._show_notice(self._notice)

    # --- who contests, of all the people here ---

    @property
    def _all_asked(self) -> Sequence[Question]:
        """The questions asked of several people at once; empty otherwise."""
        if self._asked is None or self._asked.question is None or not self._asked.others:
            return ()
        return (self._asked.question, *self._asked.others)

    def _ask_all(self, guard: bool = False) -> None:
        questions = self._all_asked
        self._prompt.ask(self._prompts.contest_here(), self._round.answers(questions), guard=guard)
        self._board.light([place for _, place in claims(questions)], (), ())

    def _say(self, said: Said) -> None:
        """One person has answered for all: for a moment, any of them may object."""
        self._said = said
        self._show_said(said)
        if not self._risks(said):
            self.second_thought.begin(round(SECOND_THOUGHT * CLOCK.reading))

    def _risks(self, said: Said) -> Sequence[str]:
        asked = [question for question in self._all_asked if said and question.player == said[0]]
        return self._prompts.warnings(asked[0], said[1]) if asked and said else ()

    def _show_said(self, said: Said) -> None:
        claim = said or None
        answers = [
            ShownAnswer(self.tr("Confirm"), CONFIRM, "confirmButton"),
            ShownAnswer(self.tr("Take it back"), BACK, "takeBackButton"),
        ]
        self._prompt.ask(self._prompts.contests(claim), answers, "\n".join(self._risks(said)), guard=False)
        self._board.light((), (), [claim[1]] if claim else ())

    def _forget_said(self) -> None:
        self._said = None
        self.second_thought.cancel()

    def _stand_by_it(self) -> None:
        said, questions = self._said, self._all_asked
        self._forget_said()
        if said is not None and questions:
            self._round.say(questions, said or None)
            self._give(self._round.due(questions[0])[0])

    # --- choosing ---

    def _press(self, token: object) -> None:
        if self._notice is not None and self._noticed is not None:
            self._notice = None
            self._prompt.clear()
            self._noticed()
        elif token is BACK:
            self.back()
        elif self._said is not None:
            self._stand_by_it()
        elif self._all_asked:
            self._say(() if token == NOBODY else token)  # type: ignore[arg-type]
        elif token is CONFIRM and self._picker is not None:
            self._give(self._picker.answer[1])
        else:
            self._choose(token, confirm=False)

    def _press_target(self, target: object) -> None:
        """A card or player on the table was pressed: the first press chooses, the second confirms."""
        picker = self._picker
        if picker is None or self._prompt.guarded or self.calls.player is not None:
            return
        if isinstance(target, int) and picker.question.kind not in ("player", "players"):
            own = self._board.model.places_of(target)
            target = own[0] if len(own) == 1 else target
        if questions := self._all_asked:
            claim = [claim for claim in claims(questions) if claim[1] == target]
            if claim and self._said is None:
                self._say(claim[0])
            return
        complete, answer = picker.answer
        if not complete:
            if picker.question.kind == "turn" and not picker.chosen:
                self._choose_action_for(picker, target)
            self._choose(target, confirm=True)
        elif any(same(target, token) for token in picker.last):
            self._give(answer)
        elif picker.choose_instead(target):
            self._show_choice(picker, confirm=True)

    def _choose_action_for(self, picker: Picker, target: object) -> None:
        """In their turn, players press their own card to look at it, another to take it under the table."""
        for verb in ("look", "swap"):
            if picker.choose(verb):
                if any(same(target, token) for token in (*picker.options(), *picker.last)):
                    return
                picker.back()

    def _choose(self, token: Token, confirm: bool) -> None:
        picker = self._picker
        if picker is None:
            return
        if not picker.answer[0] and not picker.choose(token):
            return
        self._show_choice(picker, confirm)

    def _show_choice(self, picker: Picker, confirm: bool) -> None:
        """Show the next step of the choice or its confirmation, or give the answer."""
        complete, answer = picker.answer
        if not complete:
            self._show()
        elif confirm or self._warnings(answer):
            self._show_confirmation(answer)
        else:
            self._give(answer)

    def back(self) -> bool:
        """Take the last choice back; returns whether there was one."""
        if self._said is not None:
            self._forget_said()
            self._ask_all()
            return True
        if self._picker is None or not self._picker.back():
            return False
        self._show()
        return True

    def _give(self, answer: object) -> None:
        asked = self._asked
        self._asked = self._picker = None
        self.lead = str
        self._board.light((), ())
        self._here.hide()
        self._forget_advice()
        self._prompt.clear()
        if asked is not None:
            self.answered.emit(asked.number, answer)

    def _warnings(self, answer: Answer) -> list[str]:
        picker = self._picker
        return [] if picker is None else self._prompts.warnings(picker.question, answer)

    # --- showing ---

    def _show(self, guard: bool = False) -> None:
        picker = self._picker
        if picker is None:
            return
        self._here.hide()
        answers = self._wording.answers(picker, self._advised)
        if picker.begun:
            answers.append(ShownAnswer(self.tr("Back"), BACK, "takeBackButton", aside=True))
        text = f"{self.lead()}\n{self._wording.text(picker)}".strip()
        self._prompt.ask(text, answers, guard=guard)
        self._light(picker, picker.options())

    def _show_confirmation(self, answer: Answer) -> None:
        picker = self._picker
        if picker is None:
            return
        answers = [ShownAnswer(self.tr("Confirm"), CONFIRM, "confirmButton")]
        if picker.begun:
            answers.append(ShownAnswer(self.tr("Back"), BACK, "takeBackButton"))
        warning = "\n".join(self._warnings(answer))
        self._prompt.ask(self._wording.chosen(picker, answer), answers, warning, guard=False)
        self._light(picker, picker.alternatives())
        self._here.stand_by(self._target(picker), self.tr("Confirm"))

    def _target(self, picker: Picker) -> QWidget | None:
        """The card or player pressed last on the table."""
        board, last = self._board, picker.last[-1] if picker.last else None
        if picker.question.kind in ("player", "players") and isinstance(last, int):
            return board.seat_of(last)
        return board.cards.get(last) if isinstance(last, str) else None

    def _light(self, picker: Picker, options: list[Token]) -> None:
        by_player = picker.question.kind in ("player", "players")
        players = [token for token in options if by_player and isinstance(token, int)]
        chosen = [("player", token) if by_player else token for token in picker.chosen]
        company = self._prompts.company
        if picker.question.kind == "mask" and company.target not in (None, picker.question.player):
            chosen.append(("player", company.target))  # whose mask is named
        places = [token for token in options if isinstance(token, str) and token in self._board.cards]
        self._board.light(places, players, chosen)

    def advise(self, advice: Advice, reason: Callable[[], str]) -> None:
        """Show what the coach says beside the question."""
        picker = self._picker
        if picker is None or self._asked is None or advice.number != self._asked.number:
            return
        kind, answer = picker.question.kind, picker.question.lookup[advice.opinion.answer]

        def advise() -> str:
            label = self._prompts.choice(kind, answer)
            text = self.tr("The coach would choose: {answer}").format(answer=label)
            return f"{text}\n{reason()}".strip()

        self._advice, self._advised = advise, answer
        self._unheard = advise()
        self.repeat()

    def _take_unheard(self) -> str:
        """What the coach has just said, once: it replaces the question, which has been heard already."""
        text, self._unheard = self._unheard, ""
        return text

    def _forget_advice(self) -> None:
        self._advice, self._advised = str, None
        self.advised.emit("")

    def repeat(self) -> None:
        """Say and ask everything again, in the current language."""
        self.advised.emit(self._advice())
        if self._notice is not None:
            self._show_notice(self._notice, guard=False)
        elif self.calls.player is not None:
            self.calls.repeat()
        elif self._said is not None:
            self._show_said(self._said)
        elif self._all_asked:
            self._ask_all()
        elif self._picker is not None:
            complete, answer = self._picker.answer
            if complete:
                self._show_confirmation(answer)
            else:
                self._show()
