"""Calls one person of a shared screen to the curtain, for as long as something waits behind it for them."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, Signal

from mascarade_qt.engine.questions import Question
from mascarade_qt.ui.table.prompt.curtain import Curtain
from mascarade_qt.ui.table.prompt.panel import PromptPanel
from mascarade_qt.words.prompts import Prompts


class CurtainCall(QObject):
    """One call at a time."""

    stepped_aside = Signal(int)  # the player: back to the table for now, until the call is repeated

    def __init__(self, prompt: PromptPanel, curtain: Curtain, prompts: Prompts, parent: QObject) -> None:
        super().__init__(parent)
        self._prompt, self._curtain, self._prompts = prompt, curtain, prompts
        self.player: int | None = None  # who is called, if anyone
        self._open = False
        self._on_open: Callable[[], None] = lambda: None
        self._on_close: Callable[[object], object] = lambda _: None
        curtain.opened.connect(self._show)
        curtain.closed.connect(prompt.take_focus)
        curtain.answered.connect(self._end)
        curtain.covered.connect(self.cover)
        curtain.left.connect(self._step_aside)

    def ask(self, question: Question, give: Callable[[object], object]) -> None:
        """Have a person answer in secret."""

        def show() -> None:
            choices = [(self._prompts.choice(question.kind, answer), answer) for answer in question.answers]
            self._curtain.show_secret(self._prompts.prompt(question), (), choices)

        self._call(question.player, show, give)

    def show_secret(
        self, player: int, tell: Callable[[], str], masks: Sequence[str], done: Callable[[], None]
    ) -> None:
        """Show cards to one person, then go on."""
        self._call(player, lambda: self._curtain.show_secret(tell(), masks, ()), lambda _: done())

    def _call(self, player: int, on_open: Callable[[], None], on_close: Callable[[object], object]) -> None:
        self.player, self._on_open, self._on_close = player, on_open, on_close
        self.repeat()
        self._prompt.clear()

    def repeat(self) -> None:
        """Draw the curtain, again if need be."""
        if self.player is not None:
            self._open = False
            words = self._prompts
            called = words.curtain(self.player), words.hot_seat("open", self.player), words.hot_seat("close")
            self._curtain.ask_for(*called)

    def cover(self) -> None:
        """Hide private things while no one is there; they are called up again later."""
        if self._open:
            self.repeat()

    def withdraw(self) -> None:
        """Call no one any more."""
        if self.player is not None:
            self._forget()
            self._curtain.lift()

    def _forget(self) -> None:
        """Keep nothing of what was behind the curtain, not even how to show it."""
        self.player, self._open = None, False
        self._on_open, self._on_close = lambda: None, lambda _: None

    def _show(self) -> None:
        if self.player is not None:
            self._open = True
            self._on_open()

    def _step_aside(self) -> None:
        if self.player is not None:
            self._curtain.lift()
            self.stepped_aside.emit(self.player)

    def _end(self, answer: object) -> None:
        if self.player is not None:
            close = self._on_close
            self._forget()
            close(answer)
