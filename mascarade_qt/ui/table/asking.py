"""Asks a question step by step, on the table and in a list, and gives back the answer."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, Signal

from mascarade_qt.engine.questions import PAIRS, Answer, Question
from mascarade_qt.match.messages import Advice, Asked
from mascarade_qt.ui.table.board import Board
from mascarade_qt.ui.table.curtain import Curtain
from mascarade_qt.ui.table.picker import Picker, Token
from mascarade_qt.ui.table.prompt import PromptPanel
from mascarade_qt.words.linguist import capital
from mascarade_qt.words.masks import mask_name
from mascarade_qt.words.prompts import Prompts

BACK, CONFIRM, ALL_PASS, CLOSE = object(), object(), object(), object()
Said = Callable[[], tuple[str, Sequence[tuple[str, object, str]]]]  # a text and the buttons below it


class Asking(QObject):
    """One question at a time: pressed buttons and pressed cards lead to an answer."""

    answered = Signal(int, object)
    said = Signal(object)  # a button below something that was only said
    waiting_changed = Signal()

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
        self._prompt, self._board, self._curtain, self._prompts = prompt, board, curtain, prompts
        self._shared = shared  # several people at this screen
        self._asked: Asked | None = None
        self._picker: Picker | None = None
        self._said: Said | None = None
        self._passing_in: int | None = None  # the turn in which everybody here passes
        self._advice: Callable[[], str] = str
        self._curtain_for: int | None = None  # for whom it is drawn
        self._curtain_open = False
        self._on_open: Callable[[], None] | None = None
        self._on_close: Callable[[object], None] | None = None
        prompt.chosen.connect(self._press)
        board.place_pressed.connect(self._press_target)
        board.player_pressed.connect(self._press_target)
        curtain.opened.connect(self._open_curtain)
        curtain.answered.connect(self._close_curtain)

    @property
    def waiting(self) -> bool:
        """Whether a person is asked, or has to press something, just now."""
        return any(thing is not None for thing in (self._asked, self._said, self._on_open))

    # --- things that are only said ---

    def say(self, said: Said) -> None:
        """Say something and wait for a button."""
        self._said = said
        self._asked = self._picker = None
        self._prompt.ask(*said())
        self.waiting_changed.emit()

    # --- questions ---

    def ask(self, asked: Asked, turn: int) -> None:
        """Ask a person."""
        question = asked.question
        if question is None:
            return
        self._said, self._advice = None, str
        self._asked, self._picker = asked, Picker(question)
        if question.kind == "contest" and self._passing_in == turn:
            self._give(False)
        elif asked.secret and self._shared:
            self._ask_behind_curtain(question)
        else:
            self._turn = turn
            self._show(guard=True)
        self.waiting_changed.emit()

    def _ask_behind_curtain(self, question: Question) -> None:
        def open_it() -> None:
            choices = [(self._prompts.choice(question.kind, answer), answer) for answer in question.answers]
            self._curtain.show_secret(self._prompts.prompt(question), (), choices)

        self._draw_curtain(question.player, open_it, self._give)

    def show_secret(
        self, player: int, tell: Callable[[], str], masks: Sequence[str], done: Callable[[], None]
    ) -> None:
        """Show cards to one person behind the curtain, then go on."""

        def open_it() -> None:
            choices = [(self._prompts.hot_seat("close"), CLOSE)]
            self._curtain.show_secret(tell(), masks, choices)

        self._draw_curtain(player, open_it, lambda _: done())

    def _draw_curtain(
        self, player: int, on_open: Callable[[], None], on_close: Callable[[object], None]
    ) -> None:
        self._curtain_for, self._on_open, self._on_close = player, on_open, on_close
        self._prompt.clear()
        self._call(player)
        self.waiting_changed.emit()

    def _call(self, player: int) -> None:
        self._curtain_open = False
        self._curtain.ask_for(self._prompts.curtain(player), self._prompts.hot_seat("open", player))

    def _open_curtain(self) -> None:
        if self._on_open is not None:
            self._curtain_open = True
            self._on_open()

    def cover(self) -> None:
        """Nobody is there: what is private is called for again later."""
        if self._curtain_open and self._curtain_for is not None:
            self._call(self._curtain_for)

    def _close_curtain(self, answer: object) -> None:
        on_close, self._on_open, self._on_close = self._on_close, None, None
        self._curtain_for, self._curtain_open = None, False
        self.waiting_changed.emit()
        if on_close is not None:
            on_close(answer)

    # --- choosing ---

    def _press(self, token: object) -> None:
        if self._said is not None:
            self._said = None
            self._prompt.clear()
            self.waiting_changed.emit()
            self.said.emit(token)
        elif token is BACK:
            self.back()
        elif token is CONFIRM and self._picker is not None:
            self._give(self._picker.answer[1])
        elif token is ALL_PASS:
            self._passing_in = self._turn
            self._give(False)
        else:
            self._choose(token, confirm=False)

    def _press_target(self, target: object) -> None:
        """A card or a player on the table was pressed; what it may have been pressed for is confirmed."""
        if self._picker is None or self._prompt.guarded:
            return
        if isinstance(target, int) and self._picker.question.kind not in ("player", "players"):
            own = self._board.model.world.layout.own[self._board.model.world.seat_of[target]]
            target = own[0] if len(own) == 1 else target
        self._choose(target, confirm=True)

    def _choose(self, token: Token, confirm: bool) -> None:
        picker = self._picker
        if picker is None or not picker.choose(token):
            return
        complete, answer = picker.answer
        if not complete:
            self._show()
        elif confirm or self._warnings(answer):
            self._show_confirmation(answer)
        else:
            self._give(answer)

    def back(self) -> bool:
        """Take the last choice back; whether there was one."""
        if self._picker is None or not self._picker.back():
            return False
        self._show()
        return True

    def _give(self, answer: object) -> None:
        asked = self._asked
        self._asked = self._picker = None
        self._board.light((), ())
        self._prompt.clear()
        self.waiting_changed.emit()
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
        options = picker.options()
        kind = picker.question.kind
        choices = [(self._label(picker, token), token, self._name(token)) for token in options]
        if kind == "contest" and self._shared:
            choices.append((self._prompts.pass_all(), ALL_PASS, "passAllButton"))
        if picker.begun:
            choices.append((self.tr("Back"), BACK, "takeBackButton"))
        self._prompt.ask(self._text(picker), choices, self._advice(), guard)
        self._light(picker, options)

    def _show_confirmation(self, answer: Answer) -> None:
        picker = self._picker
        if picker is None:
            return
        label = self._prompts.choice(picker.question.kind, answer)
        choices = [
            (self.tr("Confirm: {answer}").format(answer=label), CONFIRM, "confirmButton"),
            (self.tr("Back"), BACK, "takeBackButton"),
        ]
        notes = [*self._warnings(answer), self._advice()]
        self._prompt.ask(self._text(picker), choices, "\n".join(note for note in notes if note), guard=False)
        self._light(picker, [])

    def _light(self, picker: Picker, options: list[Token]) -> None:
        by_player = picker.question.kind in ("player", "players")
        players = [token for token in options if by_player and isinstance(token, int)]
        chosen = [("player", token) if by_player else token for token in picker.chosen]
        places = [token for token in options if isinstance(token, str) and token in self._board.cards]
        self._board.light(places, players, chosen)

    def _text(self, picker: Picker) -> str:
        question, chosen = picker.question, picker.chosen
        prompts = self._prompts
        if not chosen:
            return prompts.prompt(question, addressed=self._shared)
        if question.kind in PAIRS:
            return prompts.step(f"second {question.kind}")
        verb = str(chosen[0])
        if question.kind != "turn" or verb == "look":
            return prompts.prompt(question, addressed=self._shared)
        if not prompts.company.small:
            return prompts.step(verb)
        if len(chosen) == 1:
            return prompts.step(f"{verb} own")
        return prompts.step("swap other" if verb == "swap" else "announce")

    def _label(self, picker: Picker, token: Token) -> str:
        kind, prompts = picker.question.kind, self._prompts
        if kind == "turn" and not picker.chosen:
            return prompts.action(str(token))
        if kind == "turn" and isinstance(token, str) and token not in self._board.cards:
            return mask_name(token)
        if kind in ("turn", "places") and isinstance(token, str):
            return capital(prompts.company.place(token))
        if kind == "players" and isinstance(token, int):
            return prompts.choice("player", token)
        return prompts.choice(kind, picker.question.lookup[token])

    def _name(self, token: Token) -> str:
        """The name of an answer's button, for tests and scripts."""
        return f"answer_{token}"

    def advise(self, advice: Advice, reason: Callable[[], str]) -> None:
        """Show what the coach says beside the question."""
        picker = self._picker
        if picker is None or self._asked is None or advice.number != self._asked.number:
            return
        kind, answer = picker.question.kind, picker.question.lookup[advice.answer]

        def advise() -> str:
            label = self._prompts.choice(kind, answer)
            text = self.tr("The coach would choose: {answer}").format(answer=label)
            return f"{text}\n{reason()}".strip()

        self._advice = advise
        self.repeat()

    def repeat(self) -> None:
        """The language has changed: say and ask everything again, in the new one."""
        if self._on_open is not None:
            self._repeat_curtain(self._on_open)
        elif self._said is not None:
            self._prompt.ask(*self._said(), guard=False)
        elif self._picker is not None:
            complete, answer = self._picker.answer
            if complete:
                self._show_confirmation(answer)
            else:
                self._show()

    def _repeat_curtain(self, open_it: Callable[[], None]) -> None:
        if self._curtain_open:
            self._curtain.empty()
            open_it()
        elif self._curtain_for is not None:
            self._call(self._curtain_for)
