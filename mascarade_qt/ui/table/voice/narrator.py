"""What happens, in words: the line below the table, the log, and what a screen reader says."""

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from mascarade_qt.engine.events import Event, Revealed, TurnBegan
from mascarade_qt.ui.table.board.descriptions import describe_board
from mascarade_qt.words.explanations import ahead, near_the_goal
from mascarade_qt.words.story import Told

if TYPE_CHECKING:
    from mascarade_qt.ui.table.screen import TableScreen


class Narrator(QObject):
    """Follows the director of one table."""

    def __init__(self, table: "TableScreen") -> None:
        super().__init__(table)
        self._table = table
        self._idle: Callable[[], str] = str  # what is shown while nothing is asked
        self.studying = False  # the masks of the deal lie open
        table.director.began.connect(self._on_began)
        table.director.told.connect(self._on_told)
        table.director.happened.connect(self._on_happened)
        table.seats.dataChanged.connect(self._show_claim)
        table.prompt.ready.connect(self._on_prompt)
        table.curtain.ready.connect(self._on_curtain)
        table.queries.back.connect(self._back_to_question)

    def last_line(self) -> str:
        """The last thing told."""
        lines = [told.spoken for told in self._table.story.told if told.spoken]
        return lines[-1] if lines else ""

    def idle(self, text: Callable[[], str]) -> None:
        """Show this below the table until something happens or is asked."""
        self._idle = text
        self._table.prompt.clear(text())

    def write_down(self, event: Event, told: Told) -> None:
        """Add to the log only: it happened before."""
        if isinstance(event, TurnBegan):
            self._table.log.begin_turn()
        self._table.log.add(told.line)

    def retell(self, all_of_it: bool) -> None:
        """Say everything again, in the current language."""
        table = self._table
        before = table.story.told
        table.story.retell()
        told = table.story.told if all_of_it else table.story.of_this_turn()
        table.log.retell([one.line for one in told])
        self.show_race()
        table.director.respeak(dict(zip(before, table.story.told, strict=True)))

    def repeat(self) -> None:
        """Show the line below the table again."""
        self._table.prompt.clear(self._idle())

    # --- as it happens ---

    def _on_began(self, event: Event) -> None:
        """Something moves: nobody is thinking any more."""
        table = self._table
        table.seats.wait_for(None)
        self._idle = self.last_line
        if isinstance(event, TurnBegan):
            table.announcer.end_turn()
            table.log.begin_turn()
        elif isinstance(event, Revealed) and table.company.contested and not table.company.used:
            self.idle(partial(table.prompts.showdown, table.company.announced or ""))

    def _on_told(self, told: Told) -> None:
        table = self._table
        self._idle = self.last_line
        table.log.add(told.line)
        table.announcer.tell(told)
        table.queries.hide()
        table.prompt.clear(told.spoken or self.last_line())

    def _on_happened(self, event: Event) -> None:
        table = self._table
        table.announcer.see(event)
        describe_board(table.board, table.company)
        self.show_race()

    def show_race(self) -> None:
        """Who is near the goal, or ahead."""
        company = self._table.company
        self._table.side.goal.tell(near_the_goal(company), ahead(company))

    def _show_claim(self) -> None:
        """Show the power that is claimed or used below the table: nobody has to know it by heart."""
        world = self._table.seats.world
        claimed = world.power.mask if world.power is not None else world.announced
        self._table.prompt.claim.tell(claimed, world.setup.bear_tamer)

    def _on_prompt(self, text: str) -> None:
        """Something is asked and has the focus: now say it, with everything that led to it."""
        table = self._table
        table.queries.hide()
        parts = [text]
        if advice := table.asker.heard_advice():
            parts = [advice]
        elif self.studying:
            cards = (card.accessibleName() for card in table.board.cards.values())
            parts.append("; ".join(cards) + ".")
        elif table.asker.kind == "contest" and table.announcer.claimed:
            parts = [table.asker.contest_heard()]
        if not advice and table.announcer.contested and table.asker.kind == "contest":
            names = table.company.names(table.announcer.contested)
            parts.append(self.tr("Already contesting: {names}.").format(names=names))
        table.announcer.flush(" ".join(parts))

    def _on_curtain(self, text: str) -> None:
        """Say who is called, then what only this person hears, which is stored nowhere."""
        table = self._table
        (table.announcer.say if table.curtain.choices else table.announcer.flush)(text)

    def _back_to_question(self) -> None:
        self._table.take_focus()
        self._table.announcer.say(self._table.prompt.text)
