"""What happens, in words: the line below the table, and the log."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial

from PySide6.QtCore import QObject

from mascarade_qt.engine.events import Event, Revealed, TurnBegan
from mascarade_qt.ui.table.prompt.panel import PromptPanel
from mascarade_qt.ui.table.side.log_model import LogModel
from mascarade_qt.ui.table.stage.director import Director
from mascarade_qt.words.meanwhile import meanwhile
from mascarade_qt.words.prompts import Prompts
from mascarade_qt.words.story import Story, Told


class Narrator(QObject):
    """Follows the director of one table."""

    def __init__(
        self, director: Director, story: Story, prompts: Prompts, log: LogModel, prompt: PromptPanel
    ) -> None:
        super().__init__(director)
        self._story, self._prompts, self._log, self._prompt = story, prompts, log, prompt
        self._line: Callable[[], str] = str  # what is shown while nothing is asked
        director.began.connect(self._on_began)
        director.told.connect(self._on_told)

    def last_line(self) -> str:
        """The line told last."""
        lines = [told.spoken for told in self._story.told if told.spoken]
        return lines[-1] if lines else ""

    def last_words(self) -> str:
        """What decided the game, and the last thing told."""
        return f"{self._story.decisive()} {self.last_line()}".strip()

    def show(self, line: Callable[[], str]) -> None:
        """Show this below the table until something happens or is asked."""
        self._line = line
        self.repeat()

    def meanwhile(self, skipped: Sequence[Event]) -> Callable[[], str]:
        """A function that sums up these events, in the language of the moment."""
        return partial(meanwhile, self._prompts.company, skipped)

    def show_waiting(self, player: int, kind: str) -> None:
        """Show whose answer everybody is waiting for."""
        self.show(partial(self._prompts.waiting, player, kind))

    def repeat(self) -> None:
        """Show the line below the table again."""
        self._prompt.clear(self._line())

    def catch_up(self, past: Iterable[Event]) -> None:
        """Write down what happened before."""
        for event in past:
            if isinstance(event, TurnBegan):
                self._log.begin_turn()
            self._log.add(self._story.add(event))

    def of_this_turn(self) -> list[Told]:
        """What has been told since the turn began."""
        return self._story.of_this_turn()

    def retell(self, all_of_it: bool) -> Mapping[Told, Told]:
        """Tell everything again in the current language; returns the old lines with their new ones."""
        before = self._story.told
        self._story.retell()
        told = self._story.told if all_of_it else self._story.of_this_turn()
        self._log.retell(told)
        return dict(zip(before, self._story.told, strict=True))

    # --- as it happens ---

    def _on_began(self, event: Event) -> None:
        company = self._prompts.company
        self._line = self.last_line
        if isinstance(event, TurnBegan):
            self._log.begin_turn()
        elif isinstance(event, Revealed) and company.contested and not company.used:
            self.show(partial(self._prompts.showdown, company.announced or ""))

    def _on_told(self, told: Told) -> None:
        self._line = self.last_line
        self._log.add(told)
        if told.line or not told.spoken:
            self._prompt.clear(told.spoken or self.last_line())
        elif self._prompt.buttons:  # who has passed says so in a balloon: the claim can still be read
            self._prompt.clear(next(told.line for told in reversed(self._story.told) if told.line))
