"""Explains what the mouse points at or what has the focus: cards, seats, coins, masks, answers."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager

from PySide6.QtCore import QEvent, QModelIndex, QObject
from PySide6.QtWidgets import QWidget

from mascarade_qt.engine.cast import Role
from mascarade_qt.system.override import override
from mascarade_qt.ui.table.board.board import Board
from mascarade_qt.ui.table.board.card import CardWidget
from mascarade_qt.ui.table.board.purse import PurseWidget
from mascarade_qt.ui.table.board.seat import SeatWidget
from mascarade_qt.ui.table.prompt.answer_button import AnswerButton
from mascarade_qt.ui.table.prompt.panel import PromptPanel
from mascarade_qt.ui.table.side.explanation import Explanation
from mascarade_qt.ui.table.side.masks_model import MaskRole
from mascarade_qt.ui.table.side.panel import SidePanel
from mascarade_qt.words.company import Company
from mascarade_qt.words.explanations import (
    card_line,
    goal_explained,
    pin_line,
    purse_line,
    seat_lines,
    with_gain,
)
from mascarade_qt.words.masks import mask_name, mask_power_long
from mascarade_qt.words.phrases import capital

Words = tuple[str, str]  # a title and some sentences


class Explainer(QObject):
    """Watches the table and tells the explanation what to say: the goal, if there is nothing to explain."""

    def __init__(
        self,
        board: Board,
        prompt: PromptPanel,
        side: SidePanel,
        company: Company,
        roles: Sequence[Role],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._explanation: Explanation = side.explanation
        self._company, self._roles = company, tuple(roles)
        self._prompt = prompt
        self._cards = tuple(board.cards.values())
        self.past: Callable[[str], str] | None = (
            None  # tells what has happened to a card, in games with a log
        )
        self.with_notes = False  # whether they can be pinned
        self._now: Callable[[], Words] = self._goal
        self._thing: QObject | None = None  # what is explained
        self._told: Words = ("", "")
        self._still = False
        for widget in (*board.cards.values(), *board.seats, *board.purses.values()):
            widget.installEventFilter(self)
        prompt.asked.connect(self._watch_answers)
        side.masks.entered.connect(self._show_mask)
        side.masks.selectionModel().currentChanged.connect(self._show_mask)
        self._masks = side.masks.viewport()
        self._masks.installEventFilter(self)
        self.repeat()

    def repeat(self) -> None:
        """Explain the same thing again: something has changed, perhaps the language."""
        self._told = self._now()
        self._explanation.explain(*self._told)

    @contextmanager
    def said_again(self) -> Iterator[None]:
        """Keep explaining the same thing while everything is retranslated."""
        self._still = True
        try:
            yield
        finally:
            self._still = False
        if self._thing is None or isinstance(self._thing, AnswerButton):  # answers are new buttons
            self._explain(self._focused())
        else:
            self.repeat()

    def _watch_answers(self) -> None:
        for button in self._prompt.buttons:
            button.installEventFilter(self)

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        kind = event.type()
        if self._still:
            return super().eventFilter(watched, event)
        if kind in (QEvent.Type.Enter, QEvent.Type.FocusIn):
            self._explain(watched)
        elif kind in (QEvent.Type.Leave, QEvent.Type.Hide) and watched is self._thing:
            self._explain(self._focused())
        elif kind == QEvent.Type.Paint and watched is self._thing and self._now() != self._told:
            self.repeat()  # a card that has been turned down is no longer explained
        return super().eventFilter(watched, event)

    def _explain(self, thing: QObject | None) -> None:
        words = self._words_for(thing)
        self._thing = thing if words is not None else None
        self._show(words or self._goal)

    def _show(self, words: Callable[[], Words]) -> None:
        self._now = words
        self.repeat()

    def _focused(self) -> QWidget | None:
        """Explain what has the focus, while the mouse points at nothing."""
        parent = self.parent()
        return parent.window().focusWidget() if isinstance(parent, QWidget) else None

    def _words_for(self, thing: QObject | None) -> Callable[[], Words] | None:
        if isinstance(thing, CardWidget):
            return lambda: self._card(thing)
        if isinstance(thing, SeatWidget):
            return lambda: self._seat(thing)
        if isinstance(thing, PurseWidget):
            return lambda: (thing.accessibleName(), self.about(thing))
        if isinstance(thing, AnswerButton):
            return self._answer_words(thing)
        return None

    def _answer_words(self, button: AnswerButton) -> Callable[[], Words] | None:
        answer = button.answer
        if answer.plain:
            return None
        title = with_gain(answer.label, answer.gain) if answer.gain else answer.label
        return lambda: (title, answer.explained or answer.detail)

    def _goal(self) -> Words:
        return "", goal_explained()  # the goal itself is always shown above

    def about(self, thing: CardWidget | SeatWidget | PurseWidget) -> str:
        """What it is, in sentences; the name and what was noted about it are told apart from this."""
        company = self._company
        if isinstance(thing, PurseWidget):
            return purse_line(thing.kind)
        if isinstance(thing, SeatWidget):
            return seat_lines(company, thing.player, self._roles[thing.player])
        if thing.shown is not None:
            return mask_power_long(thing.shown, company.setup.bear_tamer)
        return card_line(company, thing.place) if self.past is None else self.past(thing.place)

    def _card(self, card: CardWidget) -> Words:
        company = self._company
        if card.shown is not None:
            return f"{mask_name(card.shown)} ({company.place(card.place)})", self.about(card)
        first = self.with_notes and not any(one.note.line() for one in self._cards)
        how = pin_line() if first else ""
        more = filter(None, (card.note.words(), card.chances, self.about(card), how))
        return capital(company.place(card.place)), "\n".join(more)

    def _seat(self, seat: SeatWidget) -> Words:
        return seat.accessibleName(), self.about(seat)

    def _show_mask(self, index: QModelIndex) -> None:
        mask = index.data(MaskRole.MASK)
        if mask is not None:
            power = self._company.setup.bear_tamer
            self._thing = self._masks
            self._show(lambda: (mask_name(str(mask)), mask_power_long(str(mask), power)))
